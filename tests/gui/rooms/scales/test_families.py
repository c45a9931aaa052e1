"""All board counts: which of them a result belongs to, and the heat map."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester

from tests.gui.rooms.scales.main_job_builders import headings, reading, shown
from vpdesk.files.scale_library import find
from vpdesk.report.scales.report import MOST_COUNTS, View
from vpdesk.report.scales.sheets import BOTH, CHART, COUNTS, HEAT_MAP
from vpdesk.scales import ScaleSpec


def test_margin_and_vp_tell_the_board_count(qtbot, desk, room):
    room.pick_margin(20)
    desk.menus.action("by_boards", "scales").trigger()
    fields = room.views_row.family
    assert fields.isVisible()
    assert fields.margin.text() == "20"  # the one that was picked
    assert headings(room.table) == ["Boards", "Winner's VP", "Loser's VP"]
    assert shown(room.table)[23] == ["24", "14.26", "5.74"]
    assert reading(room) == "16 boards, 20 IMPs: 15.00 – 5.00"
    assert room.plot._chart.x_label == "Boards"
    assert room.results.margin.text() == "20"
    room.results.margin.selectAll()
    qtbot.keyClicks(room.results.margin, "10")
    assert (fields.margin.text(), room.report.table.title) == ("10", "10 IMPs")
    fields.margin.selectAll()
    qtbot.keyClicks(fields.margin, "20")
    assert (room.results.margin.text(), room.results.result.text()) == ("20", "15.00 – 5.00")
    assert fields.answer.text() == "Type a VP to find its board counts"
    fields.target.setFocus()
    qtbot.keyClicks(fields.target, "14")
    strong = [row[0].text for row in room.report.table.rows if row[0].strong]
    assert strong == ["27", "28"]  # no board count has it, these are nearest
    fields.target.clear()
    qtbot.keyClicks(fields.target, "14.26")
    assert fields.answer.text() == "24 boards"
    assert room.table.currentIndex().row() == 23
    assert room.plot.picked == (24, 14.26)
    assert reading(room) == "24 boards, 20 IMPs: 14.26 – 5.74"
    room.table.setFocus()
    qtbot.keyClick(room.table, Qt.Key.Key_Down)
    assert reading(room) == "25 boards, 20 IMPs: 14.18 – 5.82"
    assert room.plot.picked == (25, 14.18)
    fields.margin.setFocus()
    fields.margin.selectAll()
    qtbot.keyClicks(fields.margin, "0")
    assert fields.answer.text().startswith("no board count from 1 to 40; nearest: ")
    assert room.subject.shown == (COUNTS, CHART, BOTH)
    room.show_view(View.TABLE)
    assert not fields.isVisible()
    assert room.shown_margin == 0  # it is one margin everywhere


def test_board_counts_push_each_other_and_are_undone_as_one_step(qtbot, desk, room):
    room.show_view(View.BY_BOARDS)
    fields = room.views_row.family
    fields.last.setValue(60)
    fields.first.setValue(70)
    assert (room.choice.first, room.choice.last) == (70, 70)
    fields.last.setValue(999)
    assert (room.choice.first, room.choice.last) == (1000 - MOST_COUNTS, 999)
    assert len(shown(room.table)) == MOST_COUNTS
    fields.target.setFocus()
    qtbot.keyClicks(fields.target, "11.5")
    desk.menus.action("undo").trigger()
    assert room.choice.target is None
    assert fields.target.text() == ""


def test_percentages_are_asked_for_where_the_scale_has_them(qtbot, room):
    room.request(ScaleSpec(family=find("ebu-pairs"), boards=24))
    room.show_view(View.BY_BOARDS)
    fields = room.views_row.family
    assert fields.margin.text() == "50.00"
    fields.margin.setFocus()
    fields.margin.selectAll()
    qtbot.keyClicks(fields.margin, "60")
    assert room.choice.margin == 1000
    assert room.report.table.title == "60.00 %"


@pytest.fixture
def heat(qtbot, room):
    room.show_view(View.HEAT_MAP)
    heat = room.tables.heat
    qtbot.waitUntil(heat.isVisible)
    return heat


def test_the_heat_map_shows_all_at_a_glance_and_reads_off_any_cell(qtbot, room, heat):
    QAbstractItemModelTester(heat.table_model)
    assert not room.plot.isVisible()
    assert not room.table.isVisible()
    key = room.views_row.family.key
    assert key.isVisible()
    assert (key.low.text(), key.high.text()) == ("10.00 VP", "20.00 VP")
    qtbot.waitUntil(lambda: heat.rowHeight(0) * 96 <= heat.viewport().height())
    assert heat.columnWidth(1) * 40 <= heat.viewport().width()
    heat.setFocus()
    qtbot.keyClicks(heat, "20")
    qtbot.keyClick(heat, Qt.Key.Key_Right)
    assert reading(room) == "2 boards, 20 IMPs: 19.73 – 0.27"
    qtbot.keyClick(heat, Qt.Key.Key_Down)
    assert reading(room) == "2 boards, 21 IMPs: 19.95 – 0.05"
    room.copy_with_headings()
    assert QGuiApplication.clipboard().text() == "IMPs\t2\n21\t19.95\n"
    heat.activated.emit(heat.currentIndex())
    assert room.choice.boards == 2
    assert room.subject.shown == (HEAT_MAP,)
    room.show_view(View.TABLE)
    assert room.plot.isVisible()
    assert room.table.currentIndex().row() == 21


def test_numbers_and_colours_are_in_the_cells(qtbot, room, heat):
    room.views_row.family.fit.setChecked(False)
    qtbot.waitUntil(lambda: heat.rowHeight(0) >= heat.fontMetrics().height())
    cell = heat.visualRect(heat.table_model.index(0, 1))
    image = heat.viewport().grab().toImage()
    colours = {
        image.pixelColor(x, y).name()
        for x in range(cell.left(), cell.right())
        for y in range(cell.top() + 1, cell.bottom())
    }
    assert "#fdf8e4" in colours  # a draw
    assert len(colours) > 1  # with its number
    assert heat.table_model.index(0, 1).data(Qt.ItemDataRole.AccessibleTextRole) == "1, 10.00"
