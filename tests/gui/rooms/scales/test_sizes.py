"""In every size of the window what one looks for is in sight; tests.bench.panes walks farther."""

import os
import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication

from tests.gui.room_builders import scales_of
from tests.sure import sure
from vpdesk.gui.tables.heat_table import HeatTable
from vpdesk.gui.widgets.fitting_area import FittingArea
from vpdesk.languages import LANGUAGES
from vpdesk.report.scales.report import VIEWS, View

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
STATES = int(os.environ.get("STATES", "24"))
SIZES = ((1024, 700), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160))
ZOOMS = (100, 125, 150, 200)
KINDS = ("continuous", "discrete")
PINS = ((), (16,), (8, 16, 24, 32), (7, 14, 20, 28), tuple(range(4, 28, 2)))


def settle():
    for _ in range(4):
        QApplication.processEvents()


def shown(widget, desk):
    """How much of a widget is in sight, in pixels."""
    whole = QRect(widget.mapTo(desk, QPoint()), widget.size())
    return whole.intersected(desk.rect()).size()


def rows(table):
    return table.viewport().height() // table.verticalHeader().defaultSectionSize()


def check(desk, told):
    """What should be in sight in the scales room is."""
    room = scales_of(desk)
    table, line = room.tables.shown, desk.fontMetrics().height()
    assert table.isVisible(), told
    is_map = room.choice.view is View.HEAT_MAP
    assert shown(table, desk).height() >= (4 if is_map else 5) * line, told
    wanted = 6 * line if isinstance(table, HeatTable) else min(6 * line, table.needed_width)
    assert shown(table, desk).width() >= wanted, told
    assert sure(room.plot).isVisible() != is_map, told
    if not is_map:
        seen = shown(room.plot, desk)
        assert min(seen.width() / 2, seen.height()) >= 2 * line, told
    for part in (room.results, room.pin_row, room.views, room.controls.boards):
        assert part.isVisible(), (part.objectName(), told)
        assert not shown(part, desk).isEmpty(), (part.objectName(), told)
    for field in (room.results.margin, room.results.target, room.results.result):
        assert field.isVisible(), told
    beside = room.tables_side.beside
    if beside is not None and beside.isVisible():
        assert room.choice.view is View.TABLE, told
        assert beside.widths[0] <= beside.width() + 1, told


def restarted(desk, open_desk):
    """The next start, in the size of before: on a screen of 800 pixels Qt would make it smaller."""
    size = desk.size()
    desk.close()
    settle()
    desk = open_desk()
    desk.resize(size)
    return desk


def test_whatever_the_order_of_views_sizes_and_restarts_all_panes_are_in_sight(open_desk):
    chance = random.Random(STATES)  # another walk for another length
    desk, told = open_desk(), []
    for _ in range(STATES):
        step = chance.choice(("view", "view", "size", "size", "zoom", "pins", "kind", "restart"))
        room = scales_of(desk)
        if step == "view":
            view = chance.choice(VIEWS)
            told.append(view.name)
            room.show_view(view)
        elif step == "size":
            size = chance.choice(SIZES)
            told.append(str(size))
            desk.resize(*size)
        elif step == "zoom":
            zoom = chance.choice(ZOOMS)
            told.append(f"{zoom} %")
            desk.set_preferences(replace(desk.settings, zoom=zoom))
        elif step == "pins":
            pins = chance.choice(PINS)
            told.append(f"pins {pins}")
            room.request(room.choice.pinning(pins))
        elif step == "kind":
            kind = chance.choice(KINDS)
            told.append(kind)
            room.request(replace(room.choice, kind=kind))
        else:
            told.append("restart")
            desk = restarted(desk, open_desk)
        settle()
        check(desk, told[-12:])


@pytest.mark.parametrize("kind", KINDS)
def test_eight_rows_at_1024_by_700_with_text_of_twice_the_size(open_desk, kind):
    desk = open_desk()
    desk.resize(1024, 700)
    desk.set_preferences(replace(desk.settings, zoom=200))
    scales_of(desk).request(replace(scales_of(desk).choice, kind=kind))
    settle()
    assert desk.width() == 1024
    table = scales_of(desk).table
    assert rows(table) >= 8
    assert shown(table.viewport(), desk).height() == table.viewport().height()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_room_is_whole_at_1024_by_700_with_text_of_twice_the_size(open_desk, language):
    desk = open_desk()
    desk.resize(1024, 700)
    desk.set_preferences(replace(desk.settings, zoom=200, language=language))
    settle()
    (area,) = scales_of(desk).findChildren(FittingArea)
    bars = (area.verticalScrollBar(), area.horizontalScrollBar())
    assert [each.maximum() for each in bars] == [0, 0]


def test_a_wide_screen_has_the_comparison_beside_the_table(open_desk):
    desk = open_desk()
    desk.resize(1366, 768)
    settle()
    room, side = scales_of(desk), scales_of(desk).tables_side
    assert not side.beside
    desk.resize(3840, 2160)
    settle()
    assert sure(side.beside).isVisible()
    assert sure(side.beside).model().columnCount() == 5
    assert side.width() < 0.55 * room.width()
    assert room.fontMetrics().height() > desk.menuBar().fontMetrics().height()  # type grows
    assert rows(room.table) >= 61  # all of it
    room.pick_margin(14)
    assert sure(side.beside).currentIndex().row() == 14
    sure(side.beside).selectRow(20)
    assert room.table.currentIndex().row() == 20
    room.show_view(View.SIDE_BY_SIDE)
    settle()
    assert not sure(side.beside).isVisible()
    room.show_view(View.TABLE)
    room.unpin_all()
    settle()
    assert not sure(side.beside).isVisible()
    desk.resize(1366, 768)
    settle()
    assert room.font().pointSizeF() == QApplication.font().pointSizeF()


def test_the_comparison_is_scrolled_as_the_table_beside_it_is(open_desk):
    desk = open_desk("--boards", "100")
    desk.resize(1366, 768)
    settle()
    room = scales_of(desk)
    room.table.verticalScrollBar().setValue(30)
    desk.resize(3840, 1200)
    settle()
    beside = room.tables_side.beside
    assert sure(beside).isVisible()
    assert sure(beside).verticalScrollBar().value() == room.table.verticalScrollBar().value() == 30


def test_the_fields_of_the_rule_fold_where_they_have_no_room(open_desk):
    desk = open_desk()
    desk.resize(1366, 768)
    settle()
    controls = scales_of(desk).controls
    assert controls.range.isVisible()
    desk.set_preferences(replace(desk.settings, zoom=200))
    desk.resize(1024, 700)
    settle()
    assert not controls.range.isVisible()
    button = controls.findChild(type(sure(controls._folded)), "foldedRuleButton")
    sure(button).click()
    assert controls.range.isVisible()
    controls.range.setValue(25)
    assert scales_of(desk).choice.v0 == 12.5
    assert "25" in sure(button).text()
    sure(sure(button)._leaf).hide()
    desk.set_preferences(replace(desk.settings, zoom=100))
    desk.resize(1366, 768)
    settle()
    assert controls.range.isVisible()
    assert not sure(button).isVisible()


def test_a_long_text_in_a_folded_field_makes_no_room_for_the_fields(qtbot, open_desk):
    """The button has it; wider than the fields it would fold and unfold them without an end."""
    desk = open_desk()
    desk.resize(1366, 768)
    settle()
    controls = scales_of(desk).controls
    controls.range.setValue(25)
    QApplication.clipboard().setText("a;b;c " * 60)
    controls.range.setFocus()
    controls.range.selectAll()
    qtbot.keyClick(controls.range, "V", Qt.KeyboardModifier.ControlModifier)
    assert "a;b;c a;b;c" in controls.range.text()
    desk.set_preferences(replace(desk.settings, zoom=200))
    desk.resize(1024, 700)
    settle()
    assert not controls.range.isVisible()
    assert sure(controls._folded).minimumSizeHint().width() < controls.width()


@pytest.mark.parametrize("view", [View.TABLE, View.SIDE_BY_SIDE, View.DIFFERENCES])
def test_nothing_moves_while_board_counts_are_turned_through(open_desk, view):
    desk = open_desk("--boards", "30")
    room = scales_of(desk)
    room.request(room.choice.pinning((24, 28, 32)))
    room.show_view(view)
    for width in (1400, 1700, 2000):  # in some of them four are compared beside the table
        desk.resize(width, 1000)
        settle()
        found = set()
        for boards in (27, 28, 29):
            room.controls.boards.setValue(boards)
            settle()
            beside = room.tables_side.beside
            there = beside is not None and beside.isVisible()
            found.add((sure(room.plot).size().toTuple(), room.table.size().toTuple(), there))
        assert len(found) == 1, (width, found)
