"""In a window of 1024 x 700 with text of twice the size what one looks for is in sight."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QScrollArea

from tests.gui.room_builders import scales_of
from tests.sure import sure
from tests.swiss_events import play_round, teams
from vpdesk.gui.rooms.events.rounds.games_model import RESULT
from vpdesk.gui.rooms.match.sheet_rows import ColumnKind
from vpdesk.gui.tables.figures_table import FiguresTable
from vpdesk.gui.theme import Appearance
from vpdesk.gui.widgets.tall_rows import LINES
from vpdesk.paper.bundled_font import paper_font
from vpdesk.report.table import Cell, Table

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def rows_in_sight(table):
    """Whole rows between the headings and the scroll bar."""
    return table.viewport().height() // table.verticalHeader().defaultSectionSize()


def test_twice_the_size(qtbot, open_desk):
    desk = open_desk()
    desk.resize(1024, 700)
    desk.set_preferences(replace(desk.settings, language="de", zoom=200))
    QApplication.processEvents()
    room, lines = scales_of(desk), desk.fontMetrics().height()
    qtbot.waitUntil(lambda: room.content.height() >= 8 * lines)
    (area,) = (each for each in room.findChildren(QScrollArea) if each.isAncestorOf(room.content))
    room.table.setFocus()
    area.ensureWidgetVisible(sure(room.plot))  # as the wheel does
    assert rows_in_sight(room.table) >= 8
    assert room.results.mapTo(desk, QPoint()).y() < desk.height() - room.results.height()
    assert desk.width() == 1024

    desk.show_room("swiss")
    desk.house.keepers["swiss"].files.document.begin(play_round(teams(9)))
    QApplication.processEvents()
    desk.room.go_rounds()
    qtbot.waitUntil(desk.room.rounds.isVisible)
    table = desk.room.findChild(type(desk.room.rounds.table), "gamesTable")
    qtbot.waitUntil(lambda: rows_in_sight(table) >= 4)
    table.go_to(0, RESULT)
    assert table.columnViewportPosition(0) == 0
    line = desk.room.rounds.line
    assert not line.isVisible()  # the advice gives way
    desk.room.rounds.entry.said.emit("Something is wrong.")
    assert line.isVisible()
    desk.room.rounds.entry.said.emit("")
    assert not line.isVisible()

    desk.show_room("movements")
    desk.room.optimise.options.setChecked(True)
    weight, splitter = desk.room.optimise.weight, desk.room.splitter
    below = weight.mapTo(desk, weight.rect().bottomLeft()).y
    qtbot.waitUntil(lambda: below() < splitter.mapTo(desk, QPoint()).y())
    assert not desk.room.figures.line.isVisible()

    desk.show_room("match")
    desk.room.show_page("ruling")
    page = desk.room.page
    qtbot.waitUntil(page.result_below.isVisible)
    assert page.result_below.text() == page.result.text() != ""
    desk.set_preferences(replace(desk.settings, language="cs", zoom=125))
    desk.show_room("match")
    desk.room.show_page("sheet")
    table = desk.room.page.table
    (total,) = (at for at, each in enumerate(table.scores.columns) if each.kind is ColumnKind.TOTAL)
    qtbot.waitUntil(
        lambda: (
            table.columnViewportPosition(total) + table.columnWidth(total)
            <= table.viewport().width()
        )
    )
    assert table.scores.headerData(2, Qt.Orientation.Horizontal) == "Otevřená\nmístnost"
    desk.room.show_page("ruling")
    desk.set_preferences(replace(desk.settings, zoom=100))
    QApplication.processEvents()
    desk.show_room("match")
    assert not desk.room.page.result_below.isVisible()


def test_at_least_five_rows_are_in_sight(qtbot, desk):
    desk.resize(1024, 700)
    desk.set_preferences(replace(desk.settings, language="de", zoom=200))
    desk.show_room("swiss")
    desk.house.keepers["swiss"].files.document.begin(play_round(teams(9)))
    qtbot.waitUntil(lambda: rows_in_sight(desk.room.field.table) >= 5)
    desk.show_room("match")
    desk.room.show_page("sheet")
    qtbot.waitUntil(lambda: rows_in_sight(desk.room.page.table) >= 5)
    rows = desk.room.page.table.verticalHeader()
    low = rows.defaultSectionSize()
    desk.set_preferences(replace(desk.settings, language="de", zoom=100))
    desk.resize(1280, 800)
    high = round(LINES * desk.fontMetrics().height())
    qtbot.waitUntil(lambda: rows.defaultSectionSize() == high)
    assert low < 2 * high


def test_choices_come_back_to_their_size_after_a_large_one(qtbot):
    """Qt keeps the least size of a combo box that was asked for in a larger font."""
    appearance, combo = Appearance(), QComboBox()
    combo.addItem("After round 7")
    qtbot.addWidget(combo)
    combo.show()
    heights = []
    for zoom in (200, 100):
        appearance.set_zoom(zoom)
        combo.minimumSizeHint()  # as a layout asks for it before the font is there
        QApplication.processEvents()
        heights.append(combo.minimumSizeHint().height())
    assert heights[0] > heights[1]


@pytest.mark.parametrize("size", [10, 20, 30])
def test_figures_of_a_ranking_are_whole_in_any_type(shown, size):
    table = FiguresTable()
    table.setFont(paper_font(size))
    cells = (Cell("1", 1), Cell("Anna Fischer – Claire Petit"), Cell("90.50", 90.5))
    table.show_table(Table("", "", ("Place", "Names", "%"), (cells,), ()), (1,), 1)
    shown(table, 200)
    for column in range(len(cells)):
        needed = table.sizeHintForIndex(table.figures.index(0, column)).width()
        assert table.columnWidth(column) >= needed
