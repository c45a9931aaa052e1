"""The field of a tournament: entered, pasted, numbered, withdrawn, with byes and rules."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from tests.sure import sure
from tests.swiss_events import chess, play_round, teams, with_next_round
from tests.unit.tournament.leaving_builders import league, played
from vpdesk.files.scale_library import built_in, find
from vpdesk.gui.rooms.events.document import EventDocument
from vpdesk.gui.rooms.events.room import EventsRoom
from vpdesk.gui.rooms.events.rounds.context_menus import field_menu
from vpdesk.gui.widgets.beside import FieldError
from vpdesk.scales import ScaleSpec, Unit
from vpdesk.tournament.draws.acceleration import baku
from vpdesk.tournament.field.entries import with_bye
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.typed_results import typed
from vpdesk.tournament.round import Bye, ByeKind
from vpdesk.tournament.team_rules import FirstRound, Late, OddField, TeamMethod, TeamRules, Triangle
from vpdesk.tournament.tournament import Edition, Forbidden, Tournament

ENTER, TAB = Qt.Key.Key_Return, Qt.Key.Key_Tab

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def room(shown, tmp_path):
    document = EventDocument(tmp_path)
    made = shown(EventsRoom(document), 1000, 700)
    made.activateWindow()
    made.go_field()
    QApplication.processEvents()
    yield made
    document.close()


@pytest.fixture
def field(room):
    return room.field


def tournament(room):
    return room.document.tournament


def names(room):
    return [each.name for each in tournament(room).entrants]


def type_cell(qtbot, field, text, *, end=ENTER):
    """Type into the cell with the keyboard, and end with a key."""
    qtbot.keyClicks(field.table, text[0])
    editor = QApplication.focusWidget()
    assert editor is not field.table
    qtbot.keyClicks(editor, text[1:])
    qtbot.keyClick(editor, end)
    QApplication.processEvents()


def at(field, number, name):
    """Move to the cell of a player: a field, or the number of a round."""
    model = field.table.field
    column = next(
        at for at, each in enumerate(model.columns) if name in (each.round or each.field,)
    )
    field.table.go_to(number - 1, column)
    field.table.setFocus()


def shown_text(field, number, name):
    at(field, number, name)
    return field.table.currentIndex().data()


def test_a_field_is_typed_from_nothing(qtbot, room, field):
    assert field.table.hasFocus()
    for name, rating in (("Owens, Olga", "1850"), ("Lopez, Luis", "20")):
        type_cell(qtbot, field, name, end=TAB)  # on to the title, which is left out
        qtbot.keyClick(QApplication.focusWidget(), TAB)
        qtbot.keyClicks(QApplication.focusWidget(), rating)
        qtbot.keyClick(QApplication.focusWidget(), ENTER)
        QApplication.processEvents()
        room.add_entrant()
    assert names(room) == ["Owens, Olga", "Lopez, Luis"]
    assert field.table.currentIndex().row() == 2  # ready for the next one
    assert [each.rating for each in tournament(room).entrants] == [1850, 20]
    at(field, 2, "rating")
    qtbot.keyClick(field.table, Qt.Key.Key_Delete)
    assert tournament(room).entrants[1].rating == 0
    type_cell(qtbot, field, "2010")
    at(field, 2, "title")
    type_cell(qtbot, field, "fm")
    assert [each.rating for each in tournament(room).entrants] == [1850, 2010]
    assert tournament(room).entrants[1].title == "FM"
    field.sort.click()
    assert names(room) == ["Lopez, Luis", "Owens, Olga"]
    assert [each.number for each in tournament(room).entrants] == [1, 2]
    at(field, 1, "name")
    qtbot.keyClick(field.table, Qt.Key.Key_Delete)
    assert names(room) == ["Owens, Olga"]
    assert not field.line.text().startswith("Deleted")
    room.undo()
    field.table.selectAll()
    qtbot.keyClick(field.table, Qt.Key.Key_Delete)
    assert names(room) == []
    assert field.line.text() == "Deleted: 2. Undo brings them back."
    room.undo()
    room.undo()
    assert names(room) == ["Owens, Olga", "Lopez, Luis"]


def test_the_model_is_sound(room, field):
    model = field.table.field
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for each in (chess(3), chess(9), chess(2), teams(5), play_round(chess(9)), Tournament(())):
        room.document.begin(each)
        assert tester.model().rowCount() == len(each.entrants) + 1


def test_a_number_that_is_none_is_refused(qtbot, room, field):
    room.document.begin(chess(4))
    at(field, 1, "rating")
    type_cell(qtbot, field, "strong")
    assert tournament(room) == chess(4)
    assert "“strong” is not a number" in field.line.text()
    assert "“strong” is not a number" in field.error.text()
    assert field.error.isVisible()
    assert field.table.editor.text() == "strong"  # kept for mending, beside its reason
    qtbot.keyClick(field.table.editor, Qt.Key.Key_Tab)
    assert field.table.editor.text() == "strong"
    field.table.editor.selectAll()
    qtbot.keyClicks(field.table.editor, "1950")
    assert not field.error.isVisible()
    qtbot.keyClick(field.table.editor, Qt.Key.Key_Return)
    assert tournament(room).entrants[0].rating == 1950
    assert field.table.editor is None
    at(field, 1, "rating")
    type_cell(qtbot, field, "weak")
    qtbot.keyClick(field.table.editor, Qt.Key.Key_Escape)  # gives it up
    assert field.table.editor is None
    qtbot.waitUntil(lambda: not field.error.isVisible())


def test_a_list_is_pasted(qtbot, room, field):
    QGuiApplication.clipboard().setText("Name\tRating\nMason, Max\t1900\nNolan, Nia\t2100\n")
    qtbot.keyClick(field.table, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    QGuiApplication.clipboard().clear()
    assert names(room) == ["Mason, Max", "Nolan, Nia"]
    assert tournament(room).entrants[1].rating == 2100
    field.paste.click()
    assert "nothing on the clipboard" in field.line.text()


def test_byes_are_letters_in_the_rounds(qtbot, room, field):
    room.document.begin(chess(9))
    at(field, 2, 3)
    qtbot.keyClicks(field.table, "hzq")
    assert {(each.entrant, each.round, each.kind) for each in tournament(room).requests} == {
        (2, 3, ByeKind.HALF),
        (3, 3, ByeKind.ZERO),
    }
    assert shown_text(field, 2, 3) == "H"
    qtbot.keyClick(field.table, Qt.Key.Key_Delete)
    assert [each.entrant for each in tournament(room).requests] == [3]
    assert room.document.undo_text == "bye"


def test_byes_of_a_drawn_round_change_their_kind_alone(qtbot, room, field):
    room.document.begin(play_round(with_bye(chess(9), 4, 1, ByeKind.ZERO)))
    assert shown_text(field, 4, 1) == "Z"
    qtbot.keyClicks(field.table, "f")
    assert Bye(4, ByeKind.FULL) in tournament(room).rounds[0].byes
    at(field, 4, 1)
    qtbot.keyClick(field.table, Qt.Key.Key_Delete)
    assert "a bye of some kind stays" in field.line.text()
    before = tournament(room)
    at(field, 1, 1)
    qtbot.keyClicks(field.table, "z")
    assert "Adams, Anna has an opponent in round 1" in field.line.text()
    assert tournament(room) == before


def test_a_late_entry_says_what_it_changes(qtbot, room, field):
    room.document.begin(play_round(play_round(chess(6))))
    room.add_entrant()
    type_cell(qtbot, field, "Quinn, Qi 1850")
    late = tournament(room).entrants[-1]
    assert (late.number, late.first_round, late.name, late.rating) == (7, 3, "Quinn, Qi", 1850)
    assert all(Bye(7, ByeKind.ZERO) in each.byes for each in tournament(room).rounds)
    assert field.line.text().startswith("Quinn, Qi enters in round 3 as 7")
    assert "until round 4 is drawn" in field.line.text()


def test_a_round_before_somebody_enters_is_none_of_his(room, field):
    late = chess(4)
    first = replace(late.entrants[0], first_round=2)
    room.document.begin(replace(late, entrants=(first, *late.entrants[1:])))
    model = field.table.model()
    rounds = [at for at, each in enumerate(model.columns) if each.round][:2]
    texts = [[model.index(row, at).data() for at in rounds] for row in range(2)]
    assert texts == [["", "·"], ["·", "·"]]


def test_numbers_stay_once_round_four_is_drawn(room, field):
    played = chess(9)
    for _ in range(4):
        played = play_round(played)
    room.document.begin(played)
    assert not field.sort.isEnabled()
    room.undo()


def test_who_has_played_withdraws_and_is_not_deleted(qtbot, room, field):
    room.document.begin(play_round(chess(6)))
    at(field, 2, "name")
    qtbot.keyClick(field.table, Qt.Key.Key_Delete)
    assert "Baker, Boris is in rounds that are drawn" in field.line.text()
    field.withdraw.click()
    assert tournament(room).entrants[1].last_round == 1
    assert field.line.text() == "Baker, Boris leaves after round 1."
    field.withdraw.click()
    assert tournament(room).entrants[1].last_round == 0


def test_who_leaves_a_league_is_told_what_becomes_of_its_matches(room, field):
    room.document.begin(played(league(), 1, 2))
    at(field, 1, "name")
    field.withdraw.click()
    assert field.line.text() == (
        "Team 1 leaves after round 2. "
        "Fewer than half of the matches are played, so the results are cancelled."
    )
    room.undo()
    room.document.begin(played(league(), 1, 2, 3))
    at(field, 1, "name")
    field.withdraw.click()
    assert field.line.text() == (
        "Team 1 leaves after round 3. Those who have not met them get the best of three averages, "
        "or 60 %."
    )
    assert tournament(room).finished_rounds() == 3
    won = [each for each in tournament(room).rounds[3].games if not each.played]
    assert [sorted(each.points) for each in won] == [[0, 1267]]
    room.undo()
    room.document.begin(played(league(), 1, 2, 3, 4, 5))
    at(field, 1, "name")
    field.withdraw.click()
    assert field.line.text() == "Team 1 leaves after round 5."


def test_who_has_checked_in_and_who_plays_without_standing(qtbot, room, field):
    room.document.begin(teams(6))
    assert field.table.field.column_of("here") == -1
    field.check_in.click()
    assert field.table.hasFocus()
    for text in ("1 of 6", "2 of 6"):
        qtbot.keyClick(field.table, Qt.Key.Key_Space)
        assert field.line.text() == f"{text} have checked in."
        at(field, 2, "here")
    at(field, 3, "name")
    for _ in range(2):  # no name begins with a blank
        qtbot.keyClick(field.table, Qt.Key.Key_Space)
    shown = [field.table.field.index(row, 2).data() for row in range(3)]
    assert shown == ["✓", "✓", ""]
    at(field, 2, "here")  # Delete takes it back, as a blank does, and the file can keep that
    qtbot.keyClick(field.table, Qt.Key.Key_Delete)
    assert [each.here for each in tournament(room).entrants[:3]] == [True, False, False]
    qtbot.keyClick(field.table, Qt.Key.Key_Space)
    # Those who are not here are named before the first draw, once.
    room.draw()
    assert room.rounds.line.text().startswith("Not checked in: ")
    assert len(tournament(room).rounds) == 0
    room.draw()
    qtbot.waitUntil(lambda: len(tournament(room).rounds) == 1)
    # A visiting team without standing, by the context menu.
    room.go_field()
    at(field, 4, "name")
    menu = field_menu(field, field.table.currentIndex())
    (entry,) = (each for each in menu.actions() if each.text() == "With or Without Standing")
    entry.trigger()
    assert tournament(room).entrants[3].unranked
    assert field.table.field.index(3, 1).data().endswith("(without standing)")
    assert room.document.undo_text == "without standing"
    room.undo()
    assert not tournament(room).entrants[3].unranked
    (entry,) = (each for each in menu.actions() if each.text() == "Present or Absent")
    field.table.selectAll()
    for some in (True, False):
        entry.trigger()
        assert {each.here for each in tournament(room).entrants} == {some}
    # A league has no first draw: they are named until the first result.
    room.document.begin(league(4))
    at(field, 2, "here")
    qtbot.keyClick(field.table, Qt.Key.Key_Space)
    room.go_rounds()
    assert room.rounds.line.text() == "Not checked in: Team 1, Team 3, Team 4."
    room.rounds.entry.type_result(1, "30-10")
    assert "Not checked in" not in room.rounds.line.text()


def test_numbers_that_do_not_follow_the_ratings_are_told_before_the_first_draw(qtbot, room, field):
    ratings = (1720, 0, 2312, 2100)
    players = zip(chess(4).entrants, ratings, strict=True)
    unsorted = tuple(replace(each, rating=rating) for each, rating in players)
    room.document.begin(replace(chess(4), entrants=unsorted))
    room.draw()
    assert (
        "do not follow the ratings; “Number by Rating” with the entrants" in room.rounds.line.text()
    )
    field.sort_entrants()
    room.draw()
    qtbot.waitUntil(lambda: len(tournament(room).rounds) == 1)
    assert [each.rating for each in tournament(room).entrants] == [2312, 2100, 1720, 0]
    room.document.begin(replace(chess(4), entrants=unsorted))
    for _ in range(2):  # asked once
        room.draw()
    qtbot.waitUntil(lambda: len(tournament(room).rounds) == 1)


def test_strengths_do_not_matter_to_a_draw_by_lot(qtbot, room):
    teams = tuple(replace(each, rating=each.number) for each in chess(7).entrants)
    for first, asked in (("lot", False), ("halves", True)):
        rules = TeamRules(first=FirstRound(first), odd=OddField.TRIANGLE)
        room.document.begin(Tournament(teams, kind=Kind.TEAMS, teams=rules))
        room.draw()
        if asked:
            assert "do not follow the strengths" in room.rounds.line.text()
            continue
        qtbot.waitUntil(lambda: len(tournament(room).rounds) == 1)


def test_players_are_kept_apart(qtbot, room, field):
    clubs = ("Ely", "Ely", "Bath", "Ely")
    players = tuple(
        replace(each, group=group) for each, group in zip(chess(4).entrants, clubs, strict=True)
    )
    room.document.begin(replace(chess(4), entrants=players))
    field.apart.click()
    forbidden = field.forbidden
    qtbot.keyClicks(forbidden.numbers, "9 2")
    qtbot.keyClick(forbidden.numbers, ENTER)
    assert "numbers of two players" in forbidden.complaint.text
    (error,) = (each for each in room.window().findChildren(FieldError) if each.isVisible())
    assert "numbers of two players" in error.text()
    assert room.window().rect().contains(error.geometry())
    assert forbidden.numbers.text() == "9 2"  # to be mended
    forbidden.numbers.clear()
    assert forbidden.complaint.text == ""
    qtbot.keyClicks(forbidden.numbers, "3 2 x")
    qtbot.keyClick(forbidden.numbers, ENTER)
    assert forbidden.complaint.text
    assert tournament(room).forbidden == ()
    forbidden.numbers.clear()
    qtbot.keyClicks(forbidden.numbers, "3 2")
    qtbot.keyClick(forbidden.numbers, ENTER)
    forbidden.until.setValue(2)
    forbidden.clubs.click()
    assert tournament(room).forbidden == (Forbidden((2, 3)), Forbidden((1, 2, 4), 1, 2))
    assert [forbidden.list.item(row).text() for row in range(2)] == [
        "2 Baker, Boris, 3 Clark, Cyril",
        "1 Adams, Anna, 2 Baker, Boris, 4 Davis, Dana: until round 2",
    ]
    forbidden.list.setCurrentRow(0)
    qtbot.keyClick(forbidden.list, Qt.Key.Key_Delete)
    assert tournament(room).forbidden == (Forbidden((1, 2, 4), 1, 2),)


def choose(combo, value):
    combo.setCurrentIndex(combo.findData(value))
    assert combo.currentData() == value
    combo.activated.emit(combo.currentIndex())


def test_the_rules_of_a_game(qtbot, room, field):
    room.document.begin(chess(9))
    field.rules.setChecked(True)
    settings = field.settings
    choose(settings.edition, "2017")
    choose(settings.points, "300/100")
    choose(settings.bye, "draw")
    choose(settings.first_colour, "b")
    settings.baku.click()
    got = tournament(room)
    assert (got.edition, got.first_colour) == (Edition.E2017, "b")
    assert (got.points.win, got.points.draw, got.points.pairing_bye) == (300, 100, 100)
    assert got.acceleration == baku(got)
    settings.rounds.setValue(9)
    assert tournament(room).acceleration == baku(tournament(room)) != got.acceleration
    settings.baku.click()
    assert tournament(room).acceleration == ()
    assert settings.edition.isVisible()
    assert not settings.scale.isVisible()


def test_the_rules_of_a_match(qtbot, room, field):
    room.document.begin(chess(9))
    field.rules.setChecked(True)
    settings = field.settings
    choose(settings.kind, "teams")
    assert tournament(room).kind is Kind.TEAMS
    assert settings.scale.isVisible()
    assert not settings.edition.isVisible()
    settings.boards.setValue(8)
    choose(settings.scale.kind, "discrete")
    settings.scale.range.setValue(30)
    assert settings.bye_vp.value() == 18  # 12 of 20
    settings.bye_vp.setValue(19)
    assert not settings.words["triangle"].isVisible()
    choose(settings.words["odd"], "triangle")
    assert settings.words["triangle"].isVisible()
    assert settings.leaders.isChecked()
    choose(settings.words["triangle"], "once")
    settings.leaders.click()
    assert room.document.undo_text == "triangle"
    rules = tournament(room).teams
    assert (rules.triangle, rules.leaders_apart) == (Triangle.ONCE, False)
    room.undo()
    assert settings.leaders.isChecked()
    settings.danish.setFocus()
    qtbot.keyClicks(settings.danish, "4, 5 x")
    qtbot.keyClick(settings.danish, ENTER)
    assert tournament(room).teams.danish_rounds == ()
    assert settings.danish_complaint.text.startswith("“x” is not a round.")
    (error,) = (each for each in room.window().findChildren(FieldError) if each.isVisible())
    assert error.text() == f"⚠ {settings.danish_complaint.text}"
    assert settings.danish.text() == "4, 5 x"  # to be mended
    qtbot.keyClick(settings.danish, Qt.Key.Key_Backspace)
    assert settings.danish_complaint.text == ""
    qtbot.keyClick(settings.danish, ENTER)
    rules = tournament(room).teams
    assert (rules.boards, rules.spec.kind, rules.draw, rules.bye) == (8, "discrete", 1500, 1900)
    assert (rules.odd, rules.danish_rounds) == (OddField.TRIANGLE, (4, 5))
    assert settings.danish.text() == "4 5"
    at(field, 1, "members")
    type_cell(qtbot, field, "Ann, Bob , Cyd")
    assert tournament(room).entrants[0].members == ("Ann", "Bob", "Cyd")


def test_what_would_contradict_what_was_played_says_so(qtbot, room, field):
    swiss = play_round(play_round(replace(teams(6), planned=5)))
    room.document.begin(swiss)
    settings = field.settings
    settings.rounds.setValue(1)
    assert settings.refusal.text == "Rounds that are drawn already: 2."
    assert settings.rounds.value() == tournament(room).planned == 5
    settings.rounds.setFocus()
    settings.danish.setFocus()
    assert settings.refusal.text == ""
    choose(settings.method, "round-robin")
    assert settings.refusal.text.startswith("This table would repeat matches")
    assert settings.method.currentData() == TeamMethod.TOP_DOWN
    assert tournament(room) == swiss
    assert settings.kind.toolTip() == "Only while no round is drawn."
    choose(settings.method, "danish")
    assert settings.refusal.text == ""
    assert tournament(room).teams.method is TeamMethod.DANISH
    # A league that was played once may go round twice; then its rounds are as many as those.
    room.document.begin(played(league(4), 1, 2, 3))
    choose(settings.method, "round-robin-twice")
    assert (tournament(room).planned, settings.rounds.value()) == (6, 6)
    assert settings.rounds.toolTip() == "A round robin follows its table."


def test_an_event_takes_a_printed_scale_and_keeps_it(room, field, tmp_path):
    played = play_round(teams(4), "1=")
    (drawn,) = played.rounds
    games = (typed(played, drawn.games[0], "45-23"), drawn.games[1])
    room.document.begin(replace(played, rounds=(replace(drawn, games=games),)))
    controls = field.settings.scale
    controls.kind.setCurrentIndex(controls.kind.findData("acbl-20"))
    assert room.document.undo_text == "scale"
    assert not controls.range.isVisible()
    acbl = find("acbl-20")
    assert tournament(room).teams.spec == ScaleSpec(16, family=acbl)
    assert room.facts.text().endswith(f"{sure(acbl).name}, 16 boards, 20 VP")
    offered = {controls.kind.itemData(at) for at in range(controls.kind.count())}
    of_percent = {each.key for each in built_in() if each.unit is Unit.PERCENT}
    assert of_percent
    assert not offered & of_percent
    assert tournament(room).rounds[0].games[0].points == sure(acbl).scale(16).vps(22)
    room.document.save(tmp_path / "acbl.vpt")
    kept = tournament(room)
    room.document.begin(chess(3))
    room.document.open(tmp_path / "acbl.vpt")
    assert tournament(room) == kept
    room.undo()
    assert tournament(room).teams.spec == ScaleSpec()


def test_another_scale_gives_other_points_for_the_imps(qtbot, room, field):
    played = play_round(teams(4), "1=")
    (drawn,) = played.rounds
    games = (typed(played, drawn.games[0], "45-23"), typed(played, drawn.games[1], "12.5"))
    room.document.begin(replace(played, rounds=(replace(drawn, games=games),)))
    before = tournament(room).rounds[0].games
    boards = field.settings.boards
    boards.setFocus()
    boards.selectAll()
    qtbot.keyClicks(boards, "24")
    assert tournament(room).teams.boards == 16  # half a number is none
    qtbot.keyClick(boards, ENTER)
    after = tournament(room).rounds[0].games
    assert before[0].points == (1538, 462)
    assert after[0].points == (1460, 540)
    assert after[1] == before[1]
    assert "by this scale" in field.line.text()
    room.undo()
    assert tournament(room).rounds[0].games == before


@pytest.mark.parametrize("width", [1000, 1500])
def test_the_table_stays_where_it_is_whatever_is_played_by(qtbot, room, field, width):
    room.resize(width, 900)
    room.document.begin(chess(0))
    field.rules.setChecked(True)
    QApplication.processEvents()
    settings = field.settings
    top = field.table.mapTo(room, QPoint()).y()
    for combo, data in (
        (settings.kind, Kind.TEAMS.value),
        (settings.words["odd"], OddField.TRIANGLE.value),
        (settings.scale.kind, "acbl-20"),
        (settings.words["odd"], OddField.BYE.value),
        (settings.kind, Kind.CHESS.value),
    ):
        combo.setCurrentIndex(combo.findData(data))
        combo.activated.emit(combo.currentIndex())
        QApplication.processEvents()
        assert field.table.mapTo(room, QPoint()).y() == top, data


def test_what_the_fide_wants_to_know_is_typed_pasted_and_hidden(qtbot, room, field):
    room.document.begin(chess(3))
    for name, typed_text in (("register_number", "309095"), ("birth", "31.5.1990"), ("sex", "F")):
        at(field, 1, name)
        type_cell(qtbot, field, typed_text)
    first = tournament(room).entrants[0]
    assert (first.register_number, first.birth, first.sex) == ("309095", "1990/05/31", "w")
    at(field, 2, "birth")
    type_cell(qtbot, field, "31.5.90")
    assert "not a date of birth" in field.error.text()
    field.table.editor.selectAll()
    qtbot.keyClicks(field.table.editor, "1990")
    qtbot.keyClick(field.table.editor, ENTER)
    assert tournament(room).entrants[1].birth == "1990/00/00"
    assert shown_text(field, 2, "birth") == "1990"
    room.undo()
    assert tournament(room).entrants[1].birth == ""
    QGuiApplication.clipboard().setText("FIDE ID\tName\tBorn\tSex\n14204118\tKos, Eva\t1991\tw\n")
    qtbot.keyClick(field.table, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    pasted = tournament(room).entrants[3]
    assert (pasted.register_number, pasted.birth, pasted.sex) == ("14204118", "1991/00/00", "w")
    field.fide.click()
    assert field.table.field.column_of("birth") == -1
    room.document.begin(teams(4))
    assert not field.fide.isVisible()
    # Of teams captain and number in a register, once they are wanted or there.
    assert field.table.field.column_of("captain") == -1
    QGuiApplication.clipboard().setText("Team\tNPC\tRegister No\nWasps\tEva Kos\tB 12\n")
    qtbot.keyClick(field.table, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    wasps = tournament(room).entrants[4]
    assert (wasps.captain, wasps.register_number) == ("Eva Kos", "B 12")
    at(field, 2, "register_number")
    type_cell(qtbot, field, "17")
    assert shown_text(field, 2, "register_number") == "17"


def test_a_team_that_cannot_move_has_the_seat_that_it_asks_for(qtbot, room, field):
    room.document.begin(teams(6))
    late = field.settings.words["late"]
    late.setCurrentIndex(late.findData("average"))
    late.activated.emit(late.currentIndex())
    assert (tournament(room).teams.late, room.document.undo_text) == (Late.AVERAGE, "late entries")
    for number, seat in ((4, "h2"), (1, "H"), (6, "9")):
        at(field, number, "seat")
        type_cell(qtbot, field, seat)
    at(field, 2, "seat")
    type_cell(qtbot, field, "left")
    assert "“left” is not a seat" in field.line.text()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert [each.seat for each in tournament(room).entrants] == ["H", "", "", "H2", "", "9"]
    assert shown_text(field, 4, "seat") == "H2"
    room.document.request(with_next_round(tournament(room)), "round")
    games = tournament(room).rounds[0].games
    assert [each.sides for each in games] == [(2, 5), (4, 1), (3, 6)]
    room.go_rounds()
    remarks = [each.texts[-1] for each in room.rounds.table.games.rows]
    names_of = {each.number: each.name for each in tournament(room).entrants}
    assert remarks == ["", f"{names_of[1]} asked for H", f"{names_of[6]} asked for 9"]
