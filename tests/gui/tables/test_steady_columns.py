"""The columns of a table keep their place while a cell is open, and follow when it is closed."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QToolTip

from tests.swiss_events import play_round, teams
from vpdesk.gui.rooms.events.rounds.games_model import HOME, REMARKS, RESULT
from vpdesk.gui.rooms.scales.scale_editor import ScaleEditor, empty_bands
from vpdesk.settings import own_scales_folder

LONG = "Bridge Club Hradec Kralove"
ENTER, TAB = Qt.Key.Key_Return, Qt.Key.Key_Tab

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def swiss(desk):
    desk.show_room("swiss")
    desk.resize(1024, 700)
    desk.activateWindow()
    desk.house.keepers["swiss"].files.document.begin(play_round(teams(4)))
    return desk.room


def widths(table):
    return [table.columnWidth(at) for at in range(table.model().columnCount())]


def type_on(qtbot, table, text, end):
    """Type where the table is and end with a key; whether no column moved while a cell was open."""
    moved = []

    def resized(section):
        if table.state() == QAbstractItemView.State.EditingState:
            moved.append(section)

    header = table.horizontalHeader()
    header.sectionResized.connect(resized)
    for letter in text:
        qtbot.keyClicks(QApplication.focusWidget(), letter)
        assert table.state() == QAbstractItemView.State.EditingState
    qtbot.keyClick(QApplication.focusWidget(), end)
    QApplication.processEvents()
    header.sectionResized.disconnect(resized)
    return not moved


def test_of_the_field(qtbot, swiss):
    swiss.go_field()
    QApplication.processEvents()
    table = swiss.field.table
    club = [each.field for each in table.field.columns].index("group")
    table.setFocus()
    table.go_to(0, club)
    before = widths(table)
    assert type_on(qtbot, table, LONG, TAB)
    assert table.model().index(0, club).data() == LONG
    if table.state() == QAbstractItemView.State.EditingState:  # Tab has opened the next cell
        assert widths(table) == before
        assert type_on(qtbot, table, "1", ENTER)
    assert table.columnWidth(club) > before[club]


def test_of_a_round(qtbot, swiss):
    swiss.go_rounds()
    table = swiss.rounds.table
    table.setFocus()
    table.go_table(1)
    before = widths(table)
    assert type_on(qtbot, table, "1245-1223", ENTER)
    assert widths(table)[RESULT] > before[RESULT]


def test_of_a_scale_of_ones_own(qtbot, desk):
    editor = ScaleEditor(empty_bands(), own_scales_folder(), desk)
    editor.open()
    editor.activateWindow()
    qtbot.waitUntil(editor.isActiveWindow)
    grid = editor.grid
    grid.go_to(1, 0)
    grid.setFocus()
    before = widths(grid)
    assert type_on(qtbot, grid, LONG, TAB)
    assert widths(grid) == before
    assert type_on(qtbot, grid, LONG, ENTER)
    assert widths(grid)[:2] > before[:2]
    editor.close()


def test_a_text_that_is_cut_is_told_by_the_mouse(swiss, monkeypatch):
    swiss.go_rounds()
    swiss.window().resize(900, 500)  # all columns fit: widths are left alone
    table, told = swiss.rounds.table, []
    monkeypatch.setattr(QToolTip, "showText", lambda place, text, over: told.append(text))

    def point_at(column):
        cell = table.visualRect(table.model().index(0, column))
        place = cell.intersected(table.viewport().rect()).center()
        event = QHelpEvent(QEvent.Type.ToolTip, place, table.viewport().mapToGlobal(place))
        QApplication.sendEvent(table.viewport(), event)

    table.games.note({1: LONG}, {})
    QApplication.processEvents()
    point_at(HOME)
    assert not told
    table.setColumnWidth(REMARKS, 40)
    QApplication.processEvents()
    table.scrollTo(table.model().index(0, REMARKS))
    point_at(REMARKS)
    assert told == [LONG]
    table.setColumnWidth(HOME, 20)
    point_at(HOME)
    assert told[1:] == ["1  Adams"]
