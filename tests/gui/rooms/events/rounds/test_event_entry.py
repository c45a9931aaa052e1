"""Results that are asked about, typed in the real window as a director types them."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QMessageBox

from tests.swiss_events import chess, teams, with_next_round
from vpdesk.gui.rooms.events.rounds.games_model import REMARKS, RESULT, VISITOR
from vpdesk.gui.rooms.events.shown_event import FIELD
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.draws.teams import scoring
from vpdesk.tournament.draws.teams.by_table import all_rounds
from vpdesk.tournament.field.leaving import left
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results import typed_results
from vpdesk.tournament.results.typed_results import with_game
from vpdesk.tournament.round import ByeKind, Result
from vpdesk.tournament.team_rules import TeamMethod, TeamRules

ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def room(desk):
    desk.show_room("swiss")
    desk.activateWindow()
    QApplication.processEvents()
    return desk.house.keepers["swiss"].room


@pytest.fixture
def rounds(room):
    return room.rounds


def begin(room, tournament):
    room.document.begin(with_next_round(tournament))
    room.go_rounds()
    QApplication.processEvents()


def games(room):
    return room.document.tournament.rounds[0].games


def byes(room):
    return {each.entrant: each for each in room.document.tournament.rounds[0].byes}


def cell(rounds, row, column):
    return rounds.table.games.index(row, column).data()


def type_in_table(qtbot, rounds, text):
    """Type from the table on, as one who looks at the slips."""
    qtbot.keyClicks(rounds.table, text[0])
    editor: Any = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    qtbot.keyClicks(editor, text[1:])
    qtbot.keyClick(editor, ENTER)
    QApplication.processEvents()


def type_quickly(qtbot, rounds, text):
    rounds.quick.setFocus()
    rounds.quick.setText(text)
    qtbot.keyClick(rounds.quick, ENTER)
    QApplication.processEvents()


def question(room, qtbot):
    qtbot.waitUntil(lambda: asked(room) is not None)
    return asked(room)


def asked(room):
    shown = [each for each in room.findChildren(QMessageBox) if each.isVisible()]
    return shown[0] if shown else None


def answer(qtbot, room, key):
    """What a window manager does in the end: the window has the keyboard again."""
    qtbot.keyClick(asked(room), key)
    qtbot.waitUntil(lambda: asked(room) is None)
    room.window().activateWindow()
    qtbot.waitUntil(room.isActiveWindow)


def test_a_stray_minus_books_nothing_and_stays_in_its_match(qtbot, room, rounds):
    begin(room, teams(6))
    type_in_table(qtbot, rounds, "-45-23")
    assert [each.finished for each in games(room)] == [False] * 3
    assert "“-45-23” is not a result" in rounds.line.text()
    editor: Any = QApplication.focusWidget()
    assert editor.text() == "-45-23"
    editor.home(False)
    qtbot.keyClick(editor, Qt.Key.Key_Delete)
    qtbot.keyClick(editor, ENTER)
    QApplication.processEvents()
    assert (games(room)[0].imps, rounds.table.table) == ((45, 23), 2)
    type_in_table(qtbot, rounds, "-+")
    assert (games(room)[1].points, rounds.table.table) == ((0, 1200), 3)
    assert rounds.table.games.rows[1].texts[RESULT] == "– / +  (0.00 – 12.00)"
    type_in_table(qtbot, rounds, "n")
    assert games(room)[2].points == (0, 0)


def test_a_lone_sign_is_asked_about(qtbot, room, rounds):
    begin(room, teams(4))
    type_in_table(qtbot, rounds, "-")
    box = question(room, qtbot)
    assert box.text() == "Table 1: “-”?"
    assert box.informativeText() == "A lone “-” is a forfeit: Clark wins, Adams did not play."
    answer(qtbot, room, ENTER)  # the safe answer
    editor: Any = QApplication.focusWidget()
    assert (editor.text(), games(room)[0].finished) == ("-", False)
    qtbot.keyClick(editor, ENTER)
    assert question(room, qtbot)
    answer(qtbot, room, Qt.Key.Key_T)
    assert games(room)[0].points == (0, 1200)
    assert (rounds.table.table, rounds.table.hasFocus()) == (2, True)
    begin(room, chess(4))
    rounds.table.go_table(1)
    qtbot.keyClicks(rounds.table, "1")  # and then a hyphen, as in 1-0
    type_in_table(qtbot, rounds, "-0")
    assert [each.home_result for each in games(room)] == [Result.WIN, None]
    assert rounds.table.table == 2
    for text, both in (("0-0", "00"), ("=-0", "=0"), ("5-=", "==")):
        rounds.table.go_table(1)
        qtbot.keyClicks(rounds.table, text[0])
        type_in_table(qtbot, rounds, text[1:])
        first, second = games(room)
        assert (first.home_result, first.visitor_result, second.finished) == (*both, False)
        assert not rounds.entry.error.isVisible()
    type_in_table(qtbot, rounds, "-0")  # nothing that went before is meant
    assert "“-0” is not a result" in rounds.line.text()
    qtbot.keyClick(rounds.table.editor, ESCAPE)
    type_quickly(qtbot, rounds, "2 ½-0")
    assert cell(rounds, 1, 3) == "½ – 0"
    rounds.table.go_table(2)
    qtbot.keyClick(rounds.table, Qt.Key.Key_F2)
    assert rounds.table.editor.text() == "=-0"
    begin(room, chess(5))
    type_quickly(qtbot, rounds, "1 1")
    rounds.table.go_table(2)
    qtbot.keyClicks(rounds.table, "0")  # the last result, with a bye below
    type_in_table(qtbot, rounds, "-0")
    assert (games(room)[1].home_result, games(room)[1].visitor_result) == (Result.LOSS, Result.LOSS)


def test_scores_that_do_not_fit_are_asked_about_and_kept(qtbot, room, rounds):
    begin(room, teams(4))
    type_in_table(qtbot, rounds, "500-3")
    box = question(room, qtbot)
    assert box.informativeText().startswith("A margin of 497 IMPs is rare")
    answer(qtbot, room, ESCAPE)
    editor: Any = QApplication.focusWidget()
    assert (editor.text(), rounds.table.table, games(room)[0].finished) == ("500-3", 1, False)
    editor.setText("50-3")
    qtbot.keyClick(editor, ENTER)
    QApplication.processEvents()
    assert (games(room)[0].imps, rounds.table.table) == ((50, 3), 2)
    type_quickly(qtbot, rounds, "2 3.0-2.0")
    box = question(room, qtbot)
    assert box.informativeText() == "3 and 2 VP make 5; both sides of a match have 20."
    answer(qtbot, room, ESCAPE)
    assert (rounds.quick.text(), rounds.quick.hasFocus()) == ("2 3.0-2.0", True)
    qtbot.keyClick(rounds.quick, ENTER)
    assert question(room, qtbot)
    answer(qtbot, room, Qt.Key.Key_T)
    assert (games(room)[1].points, rounds.quick.text()) == ((300, 200), "")


def test_a_result_is_read_once_and_its_scale_made_once(qtbot, room, rounds, monkeypatch):
    begin(room, teams(4))
    read, made, typed, scale = [], [], typed_results.typed, ScaleSpec.scale
    monkeypatch.setattr(
        typed_results, "typed", lambda *all_of: read.append(all_of) or typed(*all_of)
    )
    monkeypatch.setattr(ScaleSpec, "scale", lambda *all_of: made.append(all_of) or scale(*all_of))
    scoring._scale.cache_clear()
    type_in_table(qtbot, rounds, "45-23")
    assert (games(room)[0].imps, len(read), len(made)) == ((45, 23), 1, 1)


def test_a_match_that_became_another_while_it_was_asked_about_is_read_again(qtbot, room, rounds):
    begin(room, teams(4))
    type_in_table(qtbot, rounds, "500-3")
    assert question(room, qtbot)
    tournament, game = room.document.tournament, games(room)[0]
    turned = replace(game, home=game.visitor, visitor=game.home)
    room.document.request(with_game(tournament, 1, 1, turned), "elsewhere")
    answer(qtbot, room, Qt.Key.Key_T)
    assert (games(room)[0].sides, games(room)[0].imps) == (turned.sides, (500, 3))


def test_a_ruling_in_vps_keeps_the_imps_and_is_marked(qtbot, room, rounds, tmp_path):
    begin(room, teams(4))
    type_in_table(qtbot, rounds, "45-23")
    type_quickly(qtbot, rounds, "1 12-5 vp")
    assert question(room, qtbot)
    answer(qtbot, room, Qt.Key.Key_T)
    (game, _) = games(room)
    assert (game.imps, game.points) == ((45, 23), (1200, 500))
    assert cell(rounds, 0, RESULT) == "45 – 23  (12.00 – 5.00)"
    assert cell(rounds, 0, REMARKS) == "VPs by the director"
    room.go_standings()
    room.standings.after.setCurrentIndex(1)
    row = [each.text for each in room.standings.table.table_model.table.rows[0]]
    assert row[2:] == ["Adams", "12.00", "1.957", "+22", "3.00"]
    room.document.save(tmp_path / "teams.vpt")
    room.document.begin(teams(4))
    room.document.open(tmp_path / "teams.vpt")
    assert games(room)[0] == game
    room.undo()
    assert games(room)[0].points == (1538, 462)


def test_a_late_team_gets_what_the_regulation_says(qtbot, room, rounds):
    begin(room, teams(4))
    room.go_field()
    table = room.field.table
    room.field.add_entrant()
    qtbot.keyClicks(table, "L")
    editor: Any = QApplication.focusWidget()
    qtbot.keyClicks(editor, "ate")
    qtbot.keyClick(editor, ENTER)
    QApplication.processEvents()
    assert "unless H or F is typed" in room.field.line.text()
    first = next(at for at, each in enumerate(table.field.columns) if each.round == 1)
    for letter, points in (("h", 1000), ("f", 1200), ("u", 1200), ("z", 0), ("h", 1000)):
        table.go_to(4, first)
        qtbot.keyClicks(table, letter)
        assert room.document.tournament.points_of_bye(byes(room)[5]) == points
    assert "H 10 VP, F 12 VP" in room.field.line.text()
    room.go_standings()
    room.standings.after.setCurrentIndex(1)
    (row,) = (
        each for each in room.standings.table.table_model.table.rows if each[2].text == "Late"
    )
    assert row[3].text == "10.00"
    room.go_rounds()
    rounds.table.go_to(2, RESULT)
    assert (cell(rounds, 2, RESULT), cell(rounds, 2, VISITOR)) == ("10.00", "bye")
    type_in_table(qtbot, rounds, "7,5")
    assert byes(room)[5].points == 750
    assert cell(rounds, 2, RESULT) == "7.50"
    assert cell(rounds, 2, REMARKS) == "VPs by the director"
    type_in_table(qtbot, rounds, "75")
    box = question(room, qtbot)
    assert (box.text(), byes(room)[5].points) == ("Late: “75”?", 750)
    answer(qtbot, room, ESCAPE)
    qtbot.keyClick(QApplication.focusWidget(), ESCAPE)
    qtbot.keyClick(rounds.table, Qt.Key.Key_Delete)
    assert byes(room)[5].points is None
    assert room.document.undo_text == "VPs of a bye"


def test_other_rules_count_for_byes_of_rounds_that_are_drawn(qtbot, room, rounds):
    begin(room, teams(5))
    type_quickly(qtbot, rounds, "2 +-")
    room.show_part(FIELD)
    room.field.settings.bye_vp.setValue(10.5)
    tournament = room.document.tournament
    assert tournament.kind is Kind.TEAMS
    assert [each.kind for each in byes(room).values()] == [ByeKind.PAIRING]
    assert games(room)[1].points == (1050, 0)


def test_enter_passes_over_a_match_of_who_has_left(qtbot, room, rounds):
    """It has its result by the rules; what is typed on goes to the next match."""
    league = replace(teams(6), teams=TeamRules(method=TeamMethod.ROUND_ROBIN))
    league = replace(league, rounds=all_rounds(league))
    gone = next(each.home for each in league.rounds[0].games[1:2])
    room.document.begin(left(league, [gone]))
    room.go_rounds()
    QApplication.processEvents()
    rounds.table.go_table(1)
    type_in_table(qtbot, rounds, "33-18")
    type_in_table(qtbot, rounds, "20-20")
    first, second, third = games(room)
    assert (first.imps, third.imps) == ((33, 18), (20, 20))
    assert second.imps is None
    assert asked(room) is None
