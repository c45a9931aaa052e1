"""Context menus of the Swiss room, and the marks of who has withdrawn."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox

from tests.swiss_events import chess, play_round, teams, with_next_round
from vpdesk.gui.rooms.events.rounds.games_model import HOME, RESULT, VISITOR
from vpdesk.gui.rooms.events.shown_event import FIELD, ROUNDS
from vpdesk.gui.rooms.events.standings.standings_page import PLAYER, TIE_BREAKS, WHY
from vpdesk.gui.texts import user_language
from vpdesk.report.events.cross_table import cross_table
from vpdesk.report.events.tables import EventTables
from vpdesk.tournament.field.entries import added
from vpdesk.tournament.round import ByeKind, Result
from vpdesk.tournament.standings.tie_break_order import tournament_order
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.tournament import Entrant

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def room(desk):
    desk.show_room("swiss")
    desk.activateWindow()
    QApplication.processEvents()
    return desk.house.keepers["swiss"].room


def begin(room, tournament):
    room.document.begin(tournament)
    room.go_rounds()
    QApplication.processEvents()


def tournament(room):
    return room.document.tournament


def open_menu(table, row, column, *, keyboard=False):
    """By a click with the right button, or by the menu key."""
    index = table.model().index(row, column)
    place = table.visualRect(index).center()
    reason = QContextMenuEvent.Reason.Mouse
    if keyboard:
        table.setCurrentIndex(index)
        reason, place = QContextMenuEvent.Reason.Keyboard, table.rect().topLeft()
    event = QContextMenuEvent(reason, place, table.viewport().mapToGlobal(place))
    QApplication.sendEvent(table.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def actions(menu):
    found = {}
    for action in menu.actions():
        if action.menu() is not None:
            found |= {f"{action.text()}: {each.text()}": each for each in action.menu().actions()}
        elif action.text():
            found[action.text()] = action
    return found


def choose(menu, text):
    """As on a screen: the menu is gone, and the window active, before the action is triggered."""
    action, window = actions(menu)[text], menu.parentWidget().window()
    menu.hide()
    window.activateWindow()
    QApplication.processEvents()
    action.trigger()
    menu.close()
    QApplication.processEvents()


def texts(menu):
    found = list(actions(menu))
    menu.close()
    return found


def test_the_menu_of_a_match(qtbot, room):
    begin(room, with_next_round(teams(5)))
    table = room.rounds.table
    assert texts(open_menu(table, 0, HOME)) == [
        "Type the Result",
        "Forfeit: Adams Wins",
        "Forfeit: Clark Wins",
        "Forfeit: Nobody Came",
        "Remove the Result",
        "Score Sheet of the Match",
        "Ruling on the Match",
        "Select Adams to Swap",
        "Explain This Match",
        "Copy All Tables",
        "Unpair Round 1",
    ]
    choose(open_menu(table, 0, RESULT, keyboard=True), "Forfeit: Clark Wins")
    assert tournament(room).rounds[0].games[0].points == (0, 1200)
    choose(open_menu(table, 0, RESULT), "Remove the Result")
    assert not tournament(room).rounds[0].games[0].finished
    choose(open_menu(table, 0, RESULT), "Type the Result")
    qtbot.keyClicks(QApplication.focusWidget(), "40-20")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    QApplication.processEvents()
    assert tournament(room).rounds[0].games[0].imps == (40, 20)
    choose(open_menu(table, 0, HOME), "Select Adams to Swap")
    choose(open_menu(table, 1, VISITOR), "Swap Baker with Adams")
    assert tournament(room).rounds[0].changes
    choose(open_menu(table, 2, RESULT), "Set the Value of the Bye…")
    editor: Any = QApplication.focusWidget()
    editor.selectAll()
    qtbot.keyClicks(editor, "9")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert tournament(room).rounds[0].byes[0].points == 900
    choose(open_menu(table, 2, RESULT), "Use the Value of the Rules")
    assert tournament(room).rounds[0].byes[0].points is None


def test_the_menu_of_a_game(qtbot, room):
    begin(room, with_next_round(chess(5)))
    table = room.rounds.table
    choose(open_menu(table, 0, VISITOR), "Black Wins")
    choose(open_menu(table, 1, VISITOR), "Not Rated: Draw")
    found = [game.home_result for game in tournament(room).rounds[0].games]
    assert found == [Result.LOSS, Result.UNRATED_DRAW]
    assert texts(open_menu(table, 2, HOME))[0] == "Select Evans, Eva to Swap"
    choose(open_menu(table, 2, HOME), "Explain This Bye")
    assert room.rounds.explanation.hasFocus()
    choose(open_menu(table, 0, HOME), "Copy All Boards")
    assert "Adams" in QGuiApplication.clipboard().text()
    room.rounds.show_tournament(tournament(room), read_only=True)
    menu = open_menu(table, 0, HOME)
    can = [text for text, action in actions(menu).items() if action.isEnabled()]
    menu.close()
    assert can == ["Explain This Match", "Copy All Boards"]


def test_the_menu_of_the_field(room):
    begin(room, play_round(chess(5)))
    room.go_field()
    table = room.field.table
    name, second = table.field.column_of("name"), table.field.columnCount() - 4
    choose(open_menu(table, 1, second), "Half-point bye")
    (request,) = tournament(room).requests
    assert (request.entrant, request.round, request.kind) == (2, 2, ByeKind.HALF)
    choose(open_menu(table, 1, second, keyboard=True), "No Bye")
    assert not tournament(room).requests
    menu = open_menu(table, 1, second - 1)  # a game of round 1
    assert not actions(menu)["Absent"].isEnabled()
    menu.close()
    choose(open_menu(table, 1, name), "Withdraw after Round 1")
    assert tournament(room).entrants[1].last_round == 1
    assert table.field.index(1, name).data() == "Baker, Boris (withdrawn)"
    assert table.field.index(1, name).data(Qt.ItemDataRole.EditRole) == "Baker, Boris"
    spoken = table.field.index(1, name).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Name, Baker, Boris (withdrawn)"
    choose(open_menu(table, 1, name), "Reinstate")
    assert table.field.index(1, name).data() == "Baker, Boris"
    choose(open_menu(table, 5, name), "New Entry")
    assert table.currentIndex().row() == 5
    choose(open_menu(table, 0, name), "Copy")
    assert "Adams, Anna" in QGuiApplication.clipboard().text()
    late = added(tournament(room), [Entrant(1, "Rook & Pawn")])
    room.document.begin(late)
    choose(open_menu(table, 5, name), "Delete")
    assert len(tournament(room).entrants) == 5


def test_the_menu_of_the_standings(room):
    begin(room, play_round(teams(4)))
    room.go_standings()
    page = room.standings
    columns = page.table.table_model.table.headings
    choose(open_menu(page.table, 1, 2), "Choose the Tie-breaks")
    assert page.side.currentIndex() == TIE_BREAKS
    choose(open_menu(page.table, 1, 2), "Why This Place?")
    assert page.side.currentIndex() == WHY
    net = next(at for at, text in enumerate(columns) if text.startswith("Net"))
    assert "Why This Value?" in texts(open_menu(page.table, 1, net))
    choose(open_menu(page.table, 1, net, keyboard=True), "Rank by Net IMPs First")
    assert tournament_order(tournament(room))[0] is TieBreak.NET_IMPS
    name = page.table.table_model.table.rows[1][2].text
    choose(open_menu(page.table, 1, 2), f"Rounds of {name}")
    assert page.side.currentIndex() == PLAYER
    choose(open_menu(page.table, 1, 2), "Copy with Headings")
    assert QGuiApplication.clipboard().text().startswith("Place")
    page.views.setCurrentIndex(1)
    choose(open_menu(page.cross, 2, 1), "Why This Place?")
    assert page.side.currentIndex() == WHY


def test_who_has_withdrawn_is_marked_where_it_counts():
    event = play_round(play_round(teams(6)))
    players = (event.entrants[0], replace(event.entrants[1], last_round=1), *event.entrants[2:])
    event = replace(event, entrants=players)
    for most in (0, 3):
        for after, marked in ((1, 1), (2, 1), (0, 0)):
            names = [
                row[1 if most else 2].text
                for table in EventTables(event, user_language()).standings(after, most)
                for row in table.rows
            ]
            assert names.count("Baker (withdrawn)") == marked
    cross = cross_table(EventTables(event, user_language()), 2)
    assert sum(row[1].text == "Baker (withdrawn)" for row in cross.rows) == 1
    (data,) = EventTables(event, user_language(), data=True).standings(2)
    assert "Baker" in [row[2].text for row in data.rows]
    last = replace(event, planned=2, entrants=tuple(replace(p, last_round=2) for p in players))
    (table,) = EventTables(last, user_language()).standings(2)
    assert not any("withdrawn" in row[2].text for row in table.rows)


def test_a_scored_round_is_not_thrown_away_unasked(qtbot, room):
    begin(room, play_round(teams(4)))
    room.unpair_last()
    (box,) = room.findChildren(QMessageBox)
    assert box.text() == "Take back the draw of round 1?"
    assert box.informativeText().startswith("All its results would be removed, too.")
    qtbot.keyClick(box, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not room.findChildren(QMessageBox))
    assert len(tournament(room).rounds) == 1
    choose(open_menu(room.rounds.table, 0, HOME), "Remove the Result")
    room.unpair_last()
    (box,) = room.findChildren(QMessageBox)
    assert box.informativeText() == "1 result of it would be removed, too. Undo brings them back."
    qtbot.keyClick(box, Qt.Key.Key_U)
    qtbot.waitUntil(lambda: not tournament(room).rounds)
    room.undo()
    assert tournament(room).rounds[0].games[1].finished


def test_a_new_tournament_opens_on_its_field(qtbot, desk, room):
    begin(room, chess(4))
    assert room.parts.currentIndex() == ROUNDS
    room.document.begin(chess(0))
    desk.house.keepers["swiss"].files.new()
    assert room.parts.currentIndex() == room.tabs.currentIndex() == FIELD
    assert room.field.table.hasFocus()
    assert room.field.table.currentIndex().column() == room.field.table.field.column_of("name")
