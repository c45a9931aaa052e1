"""The rounds of a tournament: drawn by a key, filled in from the keyboard, changed by hand."""

import threading
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QDragMoveEvent, QKeyEvent
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from tests.swiss_events import chess, play_round, teams, with_next_round
from tests.unit.tournament.leaving_builders import league, played
from vpdesk.gui.rooms.events.document import EventDocument
from vpdesk.gui.rooms.events.room import EventsRoom
from vpdesk.gui.rooms.events.rounds.games_model import (
    HOME,
    HOME_POINTS,
    REMARKS,
    RESULT,
    VISITOR,
    VISITOR_POINTS,
)
from vpdesk.gui.tables.entry_table import typed_letter
from vpdesk.tournament.draws import draw as swiss_draw
from vpdesk.tournament.draws import next_round, why
from vpdesk.tournament.draws.teams import draw as teams_draw
from vpdesk.tournament.field.entries import added, with_bye
from vpdesk.tournament.results.typed_results import exchanged
from vpdesk.tournament.round import ByeKind, Result
from vpdesk.tournament.team_rules import FirstRound, OddField, TablePlaces, TeamMethod, Walkover
from vpdesk.tournament.tournament import Entrant, Tournament

ENTER = Qt.Key.Key_Return

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def room(shown, tmp_path):
    document = EventDocument(tmp_path, chess(9))
    made = shown(EventsRoom(document), 1000, 700)
    made.activateWindow()
    made.go_rounds()
    made.rounds.load()
    QApplication.processEvents()
    yield made
    document.close()


@pytest.fixture
def rounds(room):
    return room.rounds


def tournament(room):
    return room.document.tournament


def last(room):
    return tournament(room).rounds[-1]


def begin(room, wanted):
    room.document.begin(wanted)
    room.go_rounds()


def drawn(room, wanted):
    """Begin with a tournament whose next round is drawn, without results."""
    begin(room, replace(wanted, rounds=(*wanted.rounds, next_round.drawn(wanted))))


def cell(rounds, row, column):
    return rounds.table.games.index(row, column).data()


def results(room):
    return "".join(game.home_result or "." for game in last(room).games)


def type_on(qtbot, text):
    """Type in the cell that is open, and Enter."""
    editor = QApplication.focusWidget()
    qtbot.keyClicks(editor, text)
    qtbot.keyClick(editor, ENTER)
    QApplication.processEvents()


def draw(qtbot, room):
    count = len(tournament(room).rounds)
    room.draw()
    qtbot.waitUntil(lambda: len(tournament(room).rounds) == count + 1)


def test_a_round_is_drawn_and_unpaired(qtbot, room, rounds):
    begin(room, with_bye(replace(chess(9), first_colour=""), 9, 1, ByeKind.HALF))
    assert rounds.drawing.button.text() == "Draw Round 1"
    draw(qtbot, room)
    assert rounds.rounds.currentText() == "Round 1 of 5"
    assert tournament(room).first_colour in ("w", "b")
    assert {game.sides for game in last(room).games} == {
        game.sides for game in next_round.drawn(tournament(room).through(0)).games
    }
    assert cell(rounds, 4, VISITOR) == "half-point bye"
    assert rounds.state.text() == "4 results missing"
    assert room.document.undo_text == "draw of round 1"
    rounds.unpair.click()
    assert not tournament(room).rounds
    assert [each.kind for each in tournament(room).requests] == [ByeKind.HALF]
    assert rounds.line.text().startswith("Round 1 is no longer drawn")
    room.undo()
    assert len(last(room).games) == 4


def test_points_stand_beside_a_match_once_there_are_some(qtbot, room, rounds):
    begin(room, play_round(chess(4)))
    assert all(rounds.table.isColumnHidden(at) for at in (HOME_POINTS, VISITOR_POINTS))
    draw(qtbot, room)
    assert not any(rounds.table.isColumnHidden(at) for at in (HOME_POINTS, VISITOR_POINTS))


def test_a_draw_is_made_once_and_explained_by_its_trace(qtbot, room, rounds, monkeypatch):
    made = []
    for module, name in ((swiss_draw, "draw"), (why, "draw"), (teams_draw, "draw_teams")):
        real = getattr(module, name)
        monkeypatch.setattr(
            module,
            name,
            lambda each, *more, real=real, **asked: (
                made.append(asked) or real(each, *more, **asked)
            ),
        )
    qtbot.waitUntil(lambda: rounds.explanation is not None)

    def told():
        qtbot.waitUntil(lambda: not rounds.explanation.busy)
        rounds.explanation.show_whole()
        qtbot.waitUntil(lambda: not rounds.explanation.busy)
        return rounds.explanation.text.toPlainText()

    def whole_draws():
        return sum(not any(asked.values()) for asked in made)  # others answer "what if"

    for event in (with_bye(chess(9), 9, 1, ByeKind.HALF), teams(7)):
        made.clear()
        begin(room, event)
        draw(qtbot, room)
        assert "Round 1" in told()
        assert whole_draws() == 1
        first = told()
        room.undo()
        room.redo()
        assert told() == first
        assert whole_draws() == 1
        one, *others = tournament(room).entrants
        rounds.show_tournament(
            replace(tournament(room), entrants=(replace(one, group="A"), *others))
        )
        assert "Round 1" in told()
        assert whole_draws() == 2  # it may be another draw


def test_what_is_refused_is_not_told_as_done(qtbot, shown, tmp_path):
    path = tmp_path / "evening.vpt"
    first = EventDocument(tmp_path / "first", with_next_round(chess(9)))
    first.save(path)
    document, told = EventDocument(tmp_path / "second"), []
    document.failed.connect(told.append)
    document.open(path)
    made = shown(EventsRoom(document), 1000, 700)
    made.go_rounds()
    before, lines = document.tournament, (made.rounds.line, made.field.line)
    said = [line.text() for line in lines]
    assert not document.request(replace(before, name="Another"), "name")
    made.rounds._unpair()
    made.rounds._exchange(1, 2)
    made.field.table.selectAll()
    made.field.withdraw_selected()
    assert len(told) == 4
    assert document.tournament == before
    assert [line.text() for line in lines] == said
    first.close()
    document.close()


def test_missing_results_are_named_before_a_draw(qtbot, room, rounds):
    drawn(room, chess(9))
    room.draw()
    assert "Results are missing on boards 1, 2, 3, 4" in rounds.line.text()
    assert len(tournament(room).rounds) == 1
    draw(qtbot, room)
    assert len(tournament(room).rounds) == 2
    assert room.document.undo_text == "draw of round 2, results missing: 4"  # in the log, too


def test_in_arrears_a_round_is_drawn_while_the_last_one_is_played(qtbot, room, rounds):
    drawn(room, teams(8))
    arrears = room.field.settings.arrears
    room.go_rules()
    qtbot.mouseClick(arrears, Qt.MouseButton.LeftButton)
    assert (arrears.isChecked(), tournament(room).teams.arrears) == (True, True)
    room.draw()
    qtbot.waitUntil(lambda: len(tournament(room).rounds) == 2)
    room.draw()
    assert rounds.line.text().startswith("Round 1: Results are missing at tables 1, 2, 3, 4")
    panel = rounds.explanation
    qtbot.waitUntil(lambda: not panel.busy)
    panel.show_whole()
    qtbot.waitUntil(lambda: "No result counts yet" in panel.text.toPlainText())
    room.document.undo()
    room.document.undo()
    room.go_field()
    assert not arrears.isChecked()


def test_the_first_round_may_be_drawn_by_lot(qtbot, room, rounds):
    begin(room, teams(8))
    first = room.field.settings.words["first"]
    room.go_field()
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_End)
    rules = tournament(room).teams
    assert (first.currentText(), rules.first) == ("lot", FirstRound.LOT)
    room.draw()
    qtbot.waitUntil(lambda: len(tournament(room).rounds) == 1)
    panel = rounds.explanation
    qtbot.waitUntil(lambda: not panel.busy)
    panel.show_whole()
    qtbot.waitUntil(lambda: "by lot." in panel.text.toPlainText())
    room.document.undo()
    room.document.undo()
    assert tournament(room).teams.first is FirstRound.HALVES


def test_the_places_in_the_table_of_a_league_are_chosen_until_there_is_a_result(
    qtbot, room, rounds
):
    begin(room, league(6))
    settings = room.field.settings
    room.go_rules()
    assert settings.words["places"].isVisible()
    assert not settings.danish.isVisible()
    usual = tournament(room).rounds
    settings.words["places"].setFocus()
    qtbot.keyClick(settings.words["places"], Qt.Key.Key_Down)
    assert tournament(room).teams.places is TablePlaces.NUMBERS
    assert tournament(room).rounds != usual
    qtbot.keyClick(settings.words["places"], Qt.Key.Key_Down)
    assert settings.words["places"].currentText() == "lot"
    room.document.undo()
    room.document.undo()
    assert tournament(room).rounds == usual
    begin(room, played(league(6), 1, 2))
    assert not settings.words["places"].isEnabled()
    settings.words["walkover"].setFocus()
    qtbot.keyClick(settings.words["walkover"], Qt.Key.Key_End)
    assert tournament(room).teams.walkover is Walkover.BEST


def test_what_cannot_be_drawn_says_why(qtbot, room, rounds):
    begin(room, play_round(chess(2)))
    room.draw()
    qtbot.waitUntil(lambda: not rounds.drawing.running)
    assert "cannot be paired by the rules" in rounds.line.text()
    begin(room, play_round(replace(chess(4), planned=1)))
    assert rounds.drawing.button.text() == "All Rounds Are Drawn"
    assert not rounds.drawing.button.isEnabled()


def test_a_draw_can_be_stopped_and_nothing_freezes(qtbot, room, rounds, monkeypatch):
    go_on = threading.Event()

    def slow(each: Tournament):
        go_on.wait(5)
        return real(each)

    real = next_round.draw_next
    monkeypatch.setattr(next_round, "draw_next", slow)
    room.draw()
    assert rounds.drawing.running
    assert rounds.drawing.button.text() == "Stop the Draw"
    qtbot.keyClick(rounds.drawing.button, Qt.Key.Key_Escape)
    assert not rounds.drawing.running
    assert rounds.line.text() == "The draw was stopped."
    room.draw()
    room.go_field()
    room.field.settings.rounds.setValue(7)
    assert not rounds.drawing.running  # it would take the place of what was changed
    go_on.set()
    QApplication.processEvents()
    assert (tournament(room).planned, tournament(room).rounds) == (7, ())


def test_results_are_keys_that_go_on_to_the_next_board(qtbot, room, rounds):
    drawn(room, chess(9))
    assert rounds.table.hasFocus()
    assert rounds.table.table == 1
    qtbot.keyClicks(rounds.table, "1=0+")
    type_on(qtbot, "-")
    assert results(room) == "1=0+"
    assert [cell(rounds, row, RESULT) for row in range(4)] == ["1 – 0", "½ – ½", "0 – 1", "+ / –"]
    assert rounds.state.text() == "All results are in"
    rounds.table.go_table(2)
    qtbot.keyClicks(rounds.table, "wn")
    assert cell(rounds, 1, RESULT) == "1 – 0 unrated"
    assert last(room).games[2].home_result is last(room).games[2].visitor_result
    rounds.table.go_table(3)
    qtbot.keyClick(rounds.table, Qt.Key.Key_Delete)
    assert results(room) == "1W.+"
    assert rounds.state.text() == "1 result(s) missing".replace("(s)", "")
    assert room.document.undo_text == "result of board 3"
    for _ in range(7):
        room.undo()
    assert results(room) == "...."


def test_letters_are_keys_whatever_the_layout():
    no_modifier = Qt.KeyboardModifier.NoModifier
    russian = [QKeyEvent(QEvent.Type.KeyPress, 0, no_modifier, each) for each in "цвдтЧгарЯ="]
    assert "".join(map(typed_letter, russian)) == "WDLNXUFHZ="


def test_slips_come_in_any_order(qtbot, room, rounds):
    drawn(room, chess(9))
    room.go_quick()
    for text in ("3 =", "1 0"):
        qtbot.keyClicks(rounds.quick, text)
        qtbot.keyClick(rounds.quick, ENTER)
    assert results(room) == "0.=."
    assert rounds.quick.hasFocus()
    qtbot.keyClicks(rounds.quick, "2 7")
    qtbot.keyClick(rounds.quick, ENTER)
    assert "“7” is not a result" in rounds.line.text()
    assert "“7” is not a result" in rounds.entry.error.text()
    assert rounds.entry.error.isVisible()
    assert rounds.quick.text() == "2 7"
    rounds.quick.setText("44")
    qtbot.keyClick(rounds.quick, ENTER)
    assert "no such board" in rounds.line.text()
    rounds.quick.setText("4")
    qtbot.keyClick(rounds.quick, ENTER)
    assert not rounds.entry.error.isVisible()
    assert rounds.table.hasFocus()
    assert rounds.table.table == 4


def test_a_match_is_scored_by_its_scale(qtbot, room, rounds):
    drawn(room, teams(4))
    qtbot.keyClicks(rounds.table, "4")
    type_on(qtbot, "5-23")
    game = last(room).games[0]
    assert (game.imps, game.points) == ((45, 23), (1538, 462))
    assert cell(rounds, 0, RESULT) == "45 – 23  (15.38 – 4.62)"
    assert rounds.table.table == 2
    rounds.quick.setText("2 13,5-6.5")
    qtbot.keyClick(rounds.quick, ENTER)
    game = last(room).games[1]
    assert (game.imps, game.points, game.home_result) == (None, (1350, 650), Result.WIN)
    rounds.table.go_table(2)
    qtbot.keyClicks(rounds.table, "-")
    type_on(qtbot, "+")
    assert last(room).games[1].points == (0, 1200)


def test_a_triangle_is_of_half_matches(room, rounds):
    wanted = teams(5)
    drawn(room, replace(wanted, teams=replace(wanted.teams, odd=OddField.TRIANGLE)))
    halves = [row for row, game in enumerate(last(room).games) if game.triangle]
    assert len(halves) == 3
    assert all(cell(rounds, row, REMARKS) == "half a match of triangle 1" for row in halves)
    rounds.quick.setText(f"{halves[0] + 1} 7-7")
    rounds.quick.returnPressed.emit()
    assert last(room).games[halves[0]].points == (500, 500)


def test_players_are_exchanged_by_a_key_with_an_opinion_beside_it(qtbot, room, rounds):
    drawn(room, play_round(chess(8), "="))
    (first, second), *_ = (game.sides for game in last(room).games)
    old = next(
        opponent
        for game in tournament(room).rounds[0].games
        for player, opponent in (game.sides, game.sides[::-1])
        if player == first
    )
    row, column = next(
        (row, column)
        for row, game in enumerate(last(room).games)
        for column, number in zip((HOME, VISITOR), game.sides, strict=True)
        if number == old
    )
    rounds.table.go_to(0, VISITOR)
    qtbot.keyClicks(rounds.table, "x")
    assert "is selected" in rounds.line.text()
    rounds.table.go_to(row, column)
    assert f"{first}–{old} repeats round 1" in rounds.line.text()
    qtbot.keyClicks(rounds.table, "x")
    assert last(room).games[0].sides == (first, old)
    assert "repeats round 1" in cell(rounds, 0, REMARKS)
    (change,) = last(room).changes
    assert "repeat:1" in change.broken
    assert (first, second) in change.before
    assert rounds.log.isVisible()
    assert "repeats round 1" in rounds.log.item(0).text()
    room.undo()
    assert not last(room).changes
    rounds.table.go_to(0, HOME)
    qtbot.keyClicks(rounds.table, "x")
    qtbot.keyClick(rounds.table, Qt.Key.Key_Escape)
    assert not rounds.table.games.marked


def test_results_that_an_exchange_takes_away_are_told(qtbot, room, rounds):
    begin(room, play_round(chess(8)))
    rounds.table.go_to(0, HOME)
    qtbot.keyClicks(rounds.table, "x")
    rounds.table.go_to(1, HOME)
    assert rounds.line.text().endswith("no rule. 2 results of the old pairs will be removed.")
    qtbot.keyClicks(rounds.table, "x")
    assert rounds.line.text().endswith("no rule. 2 results of the old pairs will be removed.")
    assert results(room)[:2] == ".."
    rounds.table.go_to(0, HOME)
    qtbot.keyClicks(rounds.table, "x")
    rounds.table.go_to(1, HOME)
    assert "go." not in rounds.line.text()
    late = added(play_round(chess(5)), [Entrant(1, "Late")])
    begin(room, late)
    rounds.table.go_to(2, HOME)
    qtbot.keyClicks(rounds.table, "x")
    rounds.table.go_to(3, HOME)  # the two without an opponent get each other
    assert rounds.line.text().endswith("breaks no rule.")


def test_players_are_exchanged_by_dragging_also_with_the_bye(room, rounds):
    drawn(room, chess(9))
    model = rounds.table.games
    bye = last(room).byes[0].entrant
    black = last(room).games[1].visitor
    data = model.mimeData([model.index(4, HOME)])
    over = QPointF(rounds.table.visualRect(model.index(1, VISITOR)).center()).toPoint()
    move, left = Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton
    dragged = QDragMoveEvent(over, move, data, left, Qt.KeyboardModifier.NoModifier)
    rounds.table.dragMoveEvent(dragged)
    assert "breaks no rule" in rounds.line.text()
    assert not model.dropMimeData(data, Qt.DropAction.MoveAction, -1, -1, model.index(1, VISITOR))
    assert last(room).games[1].visitor == bye
    assert last(room).byes[0].entrant == black
    model.dropMimeData(data, Qt.DropAction.MoveAction, -1, -1, model.index(1, HOME))
    assert last(room).games[1].home == bye  # both of a board change colours


def test_the_model_is_sound(room, rounds):
    model = rounds.table.games
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for each in (play_round(chess(9)), play_round(teams(7)), chess(4), play_round(chess(8))):
        begin(room, each)
        played = sum(len(each.games) + len(each.byes) for each in each.rounds)
        assert tester.model().rowCount() == played


def test_a_correction_tells_which_rounds_would_have_been_otherwise(qtbot, room, rounds):
    wanted = chess(8)
    for _ in range(3):
        wanted = play_round(wanted, "1=0")
    begin(room, wanted)
    room.step_round(-2)
    assert rounds.round_number == 1
    rounds.corrections._timer.setInterval(0)
    rounds.table.go_table(1)
    qtbot.keyClicks(rounds.table, "0")
    qtbot.waitUntil(lambda: not rounds.corrections.busy)
    assert rounds.line.text().startswith(
        "Round 1 is corrected. These rounds stay, but would be drawn differently: "
    )
    assert tournament(room).rounds[1:] == wanted.rounds[1:]
    assert rounds.round_number == 1
    room.undo()
    rounds.table.go_table(2)
    before = tournament(room)
    qtbot.keyClicks(rounds.table, "d")  # counts as before
    qtbot.waitUntil(lambda: not rounds.corrections.busy)
    assert tournament(room) != before
    assert rounds.line.text() == (
        "Round 1 is corrected. No later round would have been drawn otherwise."
    )
    one, other = before.rounds[1].games[0].home, before.rounds[1].games[1].home
    begin(room, exchanged(before, 2, one, other))
    room.step_round(-2)
    rounds.corrections._timer.setInterval(0)
    rounds.table.go_table(2)
    qtbot.keyClicks(rounds.table, "d")
    qtbot.waitUntil(lambda: not rounds.corrections.busy)
    assert "Not drawn by the rules: 2, 3; others would be" in rounds.line.text()


def test_a_link_in_the_explanation_leads_to_the_board(qtbot, room, rounds):
    drawn(room, chess(9))
    number = last(room).games[2].visitor
    rounds.explanation.entrantPicked.emit(number)
    assert rounds.table.table == 3
    assert rounds.table.currentIndex().column() == VISITOR
    assert cell(rounds, 2, HOME).startswith(f"{last(room).games[2].home}  ")


def test_a_result_that_is_none_keeps_the_keyboard_at_its_board(qtbot, room, rounds):
    drawn(room, teams(6))
    qtbot.keyClicks(rounds.table, "9")
    type_on(qtbot, "9")
    assert "is not a result" in rounds.line.text()
    assert rounds.table.table == 1
    editor: Any = QApplication.focusWidget()
    assert editor.text() == "99"  # to be mended
    type_on(qtbot, "-60")
    assert last(room).games[0].imps == (99, 60)
    qtbot.keyClicks(rounds.table, "2")
    type_on(qtbot, "0-20")
    assert rounds.table.table == 3
    rounds.table.go_table(2)
    qtbot.keyClick(rounds.table, Qt.Key.Key_Delete)
    rounds.table.go_table(3)
    qtbot.keyClicks(rounds.table, "+")
    type_on(qtbot, "-")
    assert rounds.table.table == 2  # the first that has none


@pytest.mark.parametrize("width", [1366, 2560])
def test_a_name_stands_near_its_result(room, rounds, width):
    room.window().resize(width, 800)
    drawn(room, teams(9))
    table = rounds.table
    for row in range(4):
        name = table.model().index(row, HOME).data()
        end = table.columnViewportPosition(HOME) + table.fontMetrics().horizontalAdvance(name)
        assert 0 < table.columnViewportPosition(RESULT) - end <= 160


def test_a_danish_round_may_repeat(qtbot, room, rounds):
    wanted = teams(2)
    begin(room, play_round(replace(wanted, teams=replace(wanted.teams, method=TeamMethod.DANISH))))
    draw(qtbot, room)
    assert len(tournament(room).rounds) == 2
    assert cell(rounds, 0, REMARKS) == "repeats round 1"


def test_the_field_for_results_keeps_its_place_whatever_comes_and_goes(room, rounds):
    """Only the last round can be unpaired."""
    drawn = with_next_round(play_round(tournament(room)))
    room.document.request(drawn, "draw")
    places = []
    for number in (1, 2):
        rounds.show_round(number)
        QApplication.processEvents()
        places.append((rounds.unpair.isVisible(), rounds.quick.mapTo(rounds, rounds.quick.pos())))
    assert [seen for seen, _ in places] == [False, True]
    assert places[0][1] == places[1][1]
