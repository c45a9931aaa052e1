"""What is pinned stays where the eye and the hand are: colours, places, order."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.gui.rooms.scales.main_job_builders import headings
from vpdesk.gui.rooms.scales.pin_strip import ChipDelegate
from vpdesk.report.scales.report import View


def cross(strip, row):
    """Where the cross of a chip is."""
    chip = QRectF(strip.visualRect(strip.model().index(row, 0)))
    return ChipDelegate.cross(chip).center().toPoint()


def click(strip, place: QPoint):
    QTest.mouseClick(
        strip.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
    )


def colours(room):
    return {curve.boards: curve.style for curve in room.report.chart.curves}


def test_clicks_at_one_place_unpin_one(room):
    place = cross(room.pins, 0)
    for _ in range(3):
        click(room.pins, place)
    assert room.choice.pins == (16, 24, 32)
    assert room.pins.count() == 4  # with a gap
    QTest.mouseDClick(
        room.pins.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
    )
    assert room.choice.pins == (16, 24, 32)
    click(room.pins, cross(room.pins, 2))  # another one, which stands where it stood
    assert room.choice.pins == (16, 32)
    QApplication.sendEvent(room.pins, QEvent(QEvent.Type.Leave))
    assert room.pins.count() == 2
    click(room.pins, cross(room.pins, 1))
    assert room.choice.pins == (16,)


def test_a_gap_closes_when_something_else_is_pinned(room):
    click(room.pins, cross(room.pins, 0))
    room.controls.boards.setValue(20)
    room.toggle_pin()
    assert room.choice.pins == (16, 20, 24, 32)
    assert [room.pins.item(row).text() for row in range(room.pins.count())] == [
        *("16", "20", "24", "32")
    ]


def test_keys_mean_the_pin_that_is_seen(qtbot, room):
    click(room.pins, cross(room.pins, 1))
    room.pins.setCurrentRow(2)  # that of 24, behind the gap
    qtbot.keyClick(room.pins, Qt.Key.Key_Delete)
    assert room.choice.pins == (8, 32)


def test_the_pin_button_stays_in_its_place(room):
    before = room.pin_button.geometry().topLeft()
    room.unpin_all()
    room.toggle_pin()
    room.compare((7, 14, 20, 28))
    assert room.pin_button.y() == before.y()
    assert room.pin_button.x() <= room.pins.x()


@pytest.mark.parametrize("first", [(24, 16), (16, 24)])
def test_a_comparison_stands_in_the_order_of_boards(room, first):
    room.unpin_all()
    for boards in first:
        room.controls.boards.setValue(boards)
        room.toggle_pin()
    room.controls.boards.setValue(20)
    room.show_view(View.SIDE_BY_SIDE)
    assert headings(room.table)[1:] == ["16 boards", "20 boards", "24 boards"]


def test_a_curve_keeps_its_colour_while_others_come_and_go(room):
    room.controls.boards.setValue(20)
    before = colours(room)
    room.toggle_pin(8)
    assert colours(room) == {boards: style for boards, style in before.items() if boards != 8}
    room.toggle_pin()  # 20
    assert colours(room)[20] == before[20]
    room.toggle_pin(8)
    room.toggle_pin()
    assert colours(room)[20] == before[20]
    assert len(set(colours(room).values())) == 5


def test_turning_the_boards_is_still_one_step(room):
    room.controls.boards.setValue(20)
    room.controls.boards.setValue(21)
    room.controls.boards.setValue(24)
    room.controls.boards.setValue(25)
    room.undo()
    assert room.choice.boards == 16
    assert room.choice.pins == (8, 16, 24, 32)
