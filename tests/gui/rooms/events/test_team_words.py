"""A teams event speaks of teams, tables and matches: every text that is in sight is looked at."""

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QWidget,
)

from tests.gui.rooms.events.team_words_builders import of_widget
from tests.swiss_events import CHESS_WORDS, chess, play_round, teams, with_next_round
from vpdesk.gui.rooms.events.field.field_texts import late_text
from vpdesk.gui.rooms.events.rounds.context_menus import boards_menu, field_menu
from vpdesk.gui.rooms.events.rounds.games_model import HOME, RESULT
from vpdesk.gui.rooms.events.shown_event import FIELD, STANDINGS
from vpdesk.gui.rooms.events.standings.standings_page import _standings_menu
from vpdesk.report.events import sheets
from vpdesk.tournament.field.entries import added, with_bye
from vpdesk.tournament.play import Kind
from vpdesk.tournament.round import ByeKind
from vpdesk.tournament.standings.tie_break_order import with_order
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.team_rules import OddField, TeamRules
from vpdesk.tournament.tournament import Entrant

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
ENTER = Qt.Key.Key_Return
# Of the players of a team, of the boards of a match, and the other kinds in the list of kinds.
MEANT = {
    "Players",
    "Butler of players",  # of the members of teams
    "Chess",
    "Chess teams",
    "&Boards",
    "Board-a-match",
    "Boards in the match",
    "Boards in the match, 1 to 999. Page Up and Page Down change it by ten.",
    "A half (triangular) match: the formula counts half of the boards.",
    "15 √boards",
    "Point: 19.74",
    "factor × √boards",
}
MEANT_WITHIN = (
    r"color: #\w+",  # of a link, and where it leads
    r"href=\"\w+\"",
    "Players of the team, with commas between them",
    "half of the boards",
    "half of the range and of the boards",
    "Points per board",
    "divided by the boards that were played in them",
)


def chess_words(window: QWidget) -> list[str]:
    """What is said of chess by what is in sight in a window, by the name of the widget."""
    found = []
    for widget in (window, *window.findChildren(QWidget)):
        if widget.isVisible() or widget is window:
            texts = {str(each) for each in of_widget(widget) if each} - MEANT
            plain = {text: re.sub("|".join(MEANT_WITHIN), "", text) for text in texts}
            found += [
                f"{widget.objectName()}: {text}"
                for text, rest in plain.items()
                if CHESS_WORDS.search(rest)
            ]
    return found


def window_named(name: str) -> QWidget:
    (found,) = (each for each in QApplication.topLevelWidgets() if each.objectName() == name)
    return found


def event():
    """A triangle, a late team, a withdrawn one, byes of both kinds, every tie-break."""
    begun = play_round(replace(teams(9), teams=TeamRules(odd=OddField.TRIANGLE)))
    late = added(begun, [Entrant(1, "Late", 9)])
    late = with_bye(late, 10, 1, ByeKind.HALF)
    players = (*late.entrants[:4], replace(late.entrants[4], last_round=1), *late.entrants[5:])
    made = play_round(replace(late, entrants=players))
    order = (TieBreak.OPPONENTS_VPS, TieBreak.SB_VP, TieBreak.IMP_QUOTIENT, TieBreak.DIRECT)
    return with_order(with_next_round(made), order)


@pytest.fixture
def room(desk):
    desk.show_room("swiss")
    QApplication.processEvents()
    made = desk.house.keepers["swiss"].room
    made.document.begin(event())
    desk.house.keepers["swiss"]._given_up = True  # nobody is there to answer the question
    return made


def test_no_page_of_a_teams_event_speaks_of_chess(qtbot, desk, room):
    room.go_field()
    field = room.field
    field.apart.setChecked(True)
    field.forbidden.numbers.setText("99")
    qtbot.keyClick(field.forbidden.numbers, ENTER)
    assert "with 0 VP before" in late_text(room.document.tournament)
    assert chess_words(desk) == []
    assert field.sort.text() == "Number by Strength"
    room.sort_entrants()
    assert room.document.undo_text == "numbers by strength"
    room.go_rounds()
    rounds = room.rounds
    qtbot.waitUntil(lambda: rounds.explanation is not None and not rounds.explanation.busy)
    for text in ("99 45-23", "1 nothing"):
        rounds.quick.setText(text)
        qtbot.keyClick(rounds.quick, ENTER)
        assert chess_words(desk) == []
    rounds.table.go_to(0, HOME)
    rounds.table.exchange()
    assert "X on another team" in rounds.line.text()
    assert chess_words(desk) == []
    rounds.draw()
    assert rounds.line.text().startswith("Results are missing at tables 1, 2")
    room.go_explanation()
    panel = rounds.explanation
    for ask in (panel.show_whole, panel.show_bye, panel.show_why_not):
        ask()
        qtbot.waitUntil(lambda: not panel.busy and bool(panel.text.toPlainText()))
        assert chess_words(desk) == []
    panel.other.setCurrentIndex(panel.one.currentIndex())
    panel.show_why_not()
    assert panel.text.toPlainText() == "Choose two different teams."
    assert panel.bye.text() == "Why This Triangle?"
    rounds.show_round(1)
    qtbot.waitUntil(lambda: not panel.busy)
    assert chess_words(desk) == []
    for row in range(len(rounds.table.games.rows)):
        menu = boards_menu(rounds, rounds.table.games.index(row, RESULT))
        assert chess_words(menu) == []
    room.go_standings()
    page = room.standings
    for after in (2, 1, 0):
        page.after.setCurrentIndex(after)
        for column in range(page.table.table_model.columnCount()):
            for row in range(page.table.table_model.rowCount()):
                page.table.setCurrentIndex(page.table.table_model.index(row, column))
                assert not CHESS_WORDS.search(page.why.toPlainText()), page.why.toPlainText()
    assert chess_words(_standings_menu(page)) == []
    for show in (page.show_card, page.show_tie_breaks, lambda: page.views.setCurrentIndex(1)):
        show()
        assert chess_words(desk) == []


def test_no_menu_or_dialog_of_a_teams_event_speaks_of_chess(qtbot, desk, room):
    keeper = desk.house.keepers["swiss"]
    for menu in [action.menu() for action in desk.menuBar().actions()]:
        if menu.menuAction().isVisible():
            assert chess_words(menu) == []
    assert desk.menus.action("add", "swiss").text() == "Add a &Team"
    table = room.field.table
    for column in (0, 1, table.field.columnCount() - 1):
        assert chess_words(field_menu(room.field, table.field.index(0, column))) == []
    menu = field_menu(room.field, table.field.index(0, table.field.columnCount() - 1))
    assert [each.text() for each in menu.actions() if each.text().startswith("Bye")] == [
        "Bye, 10 VP",
        "Bye, 12 VP",
        "Bye of the draw",
    ]
    desk.export()
    (dialog,) = (
        each for each in QApplication.topLevelWidgets() if each.objectName() == "exportDialog"
    )
    assert chess_words(dialog) == []
    dialog.close()
    keeper.files.ask_import_entrants()
    (asked,) = (
        each
        for each in QApplication.topLevelWidgets()
        if each.objectName() == "importPlayersDialog"
    )
    assert asked.windowTitle() == "Add Teams from a File"
    asked.close()
    keeper.present()
    assert keeper.presentation.part is sheets.PAIRINGS_BY_BOARD
    room.show_part(STANDINGS)
    keeper.present()  # who looks at the standings wants them there
    assert keeper.presentation.part is sheets.STANDINGS
    room.show_part(FIELD)
    assert "Pairings by Table" in [each.text() for each in keeper.presentation.actions()]
    room.document.begin(chess(9))  # and those of chess are there again
    assert desk.menus.action("add", "swiss").text() == "&Add a Player"
    assert room.field.sort.text() == "Number by Rating"
    qtbot.waitUntil(
        lambda: "Pairings by Board" in [each.text() for each in keeper.presentation.actions()]
    )


def test_a_new_tournament_is_of_the_kind_chosen_last(qtbot, open_desk):
    desk = open_desk()
    desk.show_room("swiss")
    keeper = desk.house.keepers["swiss"]
    assert keeper.kind is Kind.TEAMS
    combo = keeper.room.field.settings.kind
    assert combo.currentText() == "Bridge teams"
    combo.setFocus()
    qtbot.keyClick(combo, Qt.Key.Key_Up)
    assert keeper.kind is Kind.CHESS
    keeper._given_up = True
    desk.close()
    again = open_desk()
    again.show_room("swiss")
    keeper = again.house.keepers["swiss"]
    assert keeper.kind is Kind.CHESS
    combo = keeper.room.field.settings.kind
    combo.setFocus()
    qtbot.keyClick(combo, Qt.Key.Key_Down)
    keeper.room.document.begin(chess(0))
    keeper.files.new()
    assert keeper.kind is Kind.TEAMS
