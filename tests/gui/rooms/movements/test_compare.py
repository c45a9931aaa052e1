"""Pins: any set of board counts side by side, as differences and as curves."""

import json

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest

from tests.gui.rooms.scales.main_job_builders import headings, shown
from vpdesk.report.scales.report import MAX_PINS, View
from vpdesk.settings import choice_object, read_choice

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def pins(room):
    return room.pins


def place(pins, row, *, cross=False):
    chip = pins.visualRect(pins.model().index(row, 0))
    return QPoint(chip.right() - 12, chip.center().y()) if cross else chip.center() - QPoint(10, 0)


def test_pinned_counts_stand_side_by_side(desk, room):
    [desk.menus.action(name, "scales") for name in ("table", "side_by_side", "differences")][
        1
    ].trigger()
    assert headings(room.table) == ["IMPs", "8 boards", "16 boards", "24 boards", "32 boards"]
    rows = shown(room.table)
    assert rows[10] == ["10", "13.78", "12.80", "12.33", "12.05"]
    assert len(rows) == 86
    assert rows[-1] == ["85", "20.00", "20.00", "20.00", "20.00"]


def test_current_count_joins_the_pinned_ones(room):
    room.controls.boards.setValue(20)
    room.show_view(View.SIDE_BY_SIDE)
    assert headings(room.table)[1:] == [f"{n} boards" for n in (8, 16, 20, 24, 32)]
    assert room.table.table_model.table.current == 3


def test_discrete_counts_have_vp_down_and_ranges_across(room):
    room.controls.kind.setCurrentIndex(1)
    room.show_view(View.SIDE_BY_SIDE)
    assert headings(room.table)[0] == "VP – VP"
    assert shown(room.table)[-1] == ["20 – 0", "39 +", "54 +", "66 +", "77 +"]


def test_differences_from_a_chosen_count(qtbot, room):
    room.views.setCurrentIndex(2)
    assert room.base.isVisible()
    room.show_differences(8)
    assert shown(room.table)[1] == ["1", "10.44", "−0.13", "−0.19", "−0.22"]
    room.base.setFocus()
    qtbot.keyClick(room.base, Qt.Key.Key_Down)
    assert room.choice.base == 16
    assert shown(room.table)[1] == ["1", "+0.13", "10.31", "−0.06", "−0.09"]
    room.show_view(View.TABLE)
    assert not room.base.isVisible()


def test_pin_and_unpin_with_one_key(qtbot, desk, room):
    room.controls.boards.setValue(12)
    assert room.pin_button.text() == "Pin 12"
    qtbot.keyClick(desk, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert room.choice.pins == (8, 12, 16, 24, 32)
    assert room.pin_button.text() == "Unpin 12"
    qtbot.mouseClick(room.pin_button, Qt.MouseButton.LeftButton)
    assert room.choice.pins == (8, 16, 24, 32)
    desk.menus.action("undo").trigger()
    assert room.choice.pins == (8, 12, 16, 24, 32)


def test_chips_by_keyboard(qtbot, room, pins):
    room.go_pins()
    qtbot.keyClick(pins, Qt.Key.Key_Home)
    qtbot.keyClick(pins, Qt.Key.Key_Right)
    qtbot.keyClick(pins, Qt.Key.Key_Right, ALT)
    assert room.choice.pins == (8, 24, 16, 32)
    qtbot.keyClick(pins, Qt.Key.Key_Left, ALT)
    qtbot.keyClick(pins, Qt.Key.Key_Left, ALT)
    qtbot.keyClick(pins, Qt.Key.Key_Left, ALT)
    assert room.choice.pins == (16, 8, 24, 32)
    qtbot.keyClick(pins, Qt.Key.Key_Delete)
    assert room.choice.pins == (8, 24, 32)
    qtbot.keyClick(pins, Qt.Key.Key_Return)
    assert room.choice.boards == 8


def test_chips_by_mouse(qtbot, room, pins):
    qtbot.mouseClick(pins.viewport(), Qt.MouseButton.LeftButton, pos=place(pins, 2))
    assert room.choice.boards == 24
    qtbot.mouseClick(pins.viewport(), Qt.MouseButton.LeftButton, pos=place(pins, 0, cross=True))
    assert room.choice.pins == (16, 24, 32)


@pytest.mark.parametrize(
    ("row", "onto", "side", "order"),
    [
        (0, 3, 20, (16, 24, 32, 8)),
        (0, 2, 20, (16, 24, 8, 32)),
        (3, 0, -20, (32, 8, 16, 24)),
        (2, 1, -20, (8, 24, 16, 32)),
        (1, 1, 5, (8, 16, 24, 32)),
    ],
)
def test_chips_moved_by_dragging(room, pins, row, onto, side, order):
    """The drop itself: the offscreen platform cannot run the drag's own loop."""
    pins.setCurrentRow(row)
    chip = pins.visualRect(pins.model().index(onto, 0)).center()
    drop = QDropEvent(
        QPointF(chip.x() + side, chip.y()),
        Qt.DropAction.MoveAction,
        QMimeData(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    pins.dropEvent(drop)
    assert drop.dropAction() == Qt.DropAction.IgnoreAction  # so Qt removes nothing afterwards
    assert room.choice.pins == pins.pins == order
    assert [curve.boards for curve in room.report.chart.curves] == list(order)


def styles(room):
    return {curve.boards: curve.style for curve in room.report.chart.curves}


def test_colours_belong_to_the_scale_in_any_order(desk, room, pins):
    before = styles(room)
    room.controls.boards.setValue(12)
    unpinned = styles(room)[12]
    room.toggle_pin()
    assert styles(room) == before | {12: unpinned}
    pins.move_pin(1, 0)
    assert room.choice.pins == (12, 8, 16, 24, 32)
    assert styles(room) == before | {12: unpinned}
    room.toggle_pin(16)
    room.toggle_pin(20)  # gets what is free
    assert styles(room)[20] == before[16]
    assert {each: styles(room)[each] for each in (8, 24, 32)} == {
        each: before[each] for each in (8, 24, 32)
    }
    kept = styles(room)
    desk.menus.action("sort_pins", "scales").trigger()
    assert room.choice.pins == (8, 12, 20, 24, 32)
    assert styles(room) == kept
    choice = room.choice
    read = read_choice(json.loads(json.dumps(choice_object(choice))))
    assert read == choice  # from one start to the next
    desk.menus.action("undo").trigger()
    assert room.choice.pins == (12, 8, 24, 32, 20)
    assert styles(room) == kept


def test_nothing_pinned_is_a_state_too(desk, room):
    desk.menus.action("unpin_all", "scales").trigger()
    assert not room.pins.isVisible()
    assert room.pin_row.nothing.isVisible()
    room.show_view(View.SIDE_BY_SIDE)
    assert headings(room.table) == ["IMPs", "16 boards"]
    room.show_view(View.DIFFERENCES)
    assert headings(room.table) == ["IMPs", "16 boards"]


def test_no_more_pins_than_the_screen_holds(desk, room):
    for boards in range(1, 30):
        room.controls.boards.setValue(boards)
        if boards not in room.choice.pins:
            room.toggle_pin()
    assert len(room.choice.pins) == MAX_PINS
    assert not room.pin_button.isEnabled()
    assert not desk.menus.action("pin", "scales").isEnabled()
    assert "unpin one first" in room.pin_button.toolTip()


def test_a_pinned_count_without_a_scale_is_left_out_and_named(desk, room):
    room.controls.boards.setValue(2)
    room.toggle_pin()
    room.controls.boards.setValue(24)
    room.controls.kind.setCurrentIndex(1)
    room.controls.blitz.setCurrentIndex(1)
    room.controls.blitz_value.setValue(9)
    room.show_view(View.SIDE_BY_SIDE)
    assert room.problem.isVisible()
    assert "2 boards: A blitz of 12.7 IMPs is too short" in room.problem.text()
    assert headings(room.table)[1:] == ["8 boards", "16 boards", "24 boards", "32 boards"]
    QTest.qWait(1)
    room.controls.blitz.setCurrentIndex(0)
    assert not room.problem.isVisible()
