"""The plot zooms and moves, and what it shows is what is printed and copied."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtWidgets import QApplication

from tests.sure import sure
from vpdesk.report.document import Form
from vpdesk.report.scales.report import View
from vpdesk.report.scales.sections import scale_sections
from vpdesk.report.scales.sheets import CHART, Booklet

NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def plot(room):
    QApplication.processEvents()
    return room.plot


def wheel(plot, at, turn, modifiers=NONE):
    event = QWheelEvent(
        QPointF(at),
        QPointF(plot.mapToGlobal(at)),
        QPoint(),
        QPoint(0, turn),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(plot, event)


def ends(room):
    chart = room.report.chart
    return chart.x_min, chart.x_max


def test_the_wheel_zooms_at_the_mouse_and_moves_with_shift(room, plot):
    whole = ends(room)
    before = plot.place_of(30, 15)
    wheel(plot, before.toPoint(), 240)
    start, end = ends(room)
    assert end - start == pytest.approx((whole[1] - whole[0]) / 1.25**2)
    assert plot.place_of(30, 15).x() == pytest.approx(before.x(), abs=1)
    assert room.report.chart.y_max <= 20
    wheel(plot, before.toPoint(), -120, SHIFT)
    assert ends(room)[0] == pytest.approx(start + 0.2 * (end - start))
    wheel(plot, before.toPoint(), -1200)
    assert ends(room) == whole
    assert room.choice.part is None
    device = QPointingDevice.primaryPointingDevice()
    kind = Qt.NativeGestureType.ZoomNativeGesture
    places = (before, before, QPointF(plot.mapToGlobal(before.toPoint())))
    pinch = QNativeGestureEvent(kind, device, 2, *places, 1.0, QPointF())
    QApplication.sendEvent(plot, pinch)
    start, end = ends(room)
    assert end - start == pytest.approx((whole[1] - whole[0]) / 2)


def test_keys_zoom_move_and_show_all(qtbot, desk, room, plot):
    whole = ends(room)
    room.pick_margin(20)
    room.go_plot()
    before = plot.place_of(20, 15).x()
    for _ in range(3):
        qtbot.keyClick(plot, Qt.Key.Key_Plus)
    start, end = ends(room)
    assert end - start == pytest.approx((whole[1] - whole[0]) / 1.25**3)
    assert plot.place_of(20, 15).x() == pytest.approx(before, abs=1)
    qtbot.keyClick(plot, Qt.Key.Key_Right, SHIFT)
    assert ends(room)[0] > start
    qtbot.keyClick(plot, Qt.Key.Key_End)  # what is stepped to comes into sight
    assert room.shown_margin == 60
    assert ends(room)[0] <= plot.picked[0] <= ends(room)[1]
    qtbot.keyClick(plot, Qt.Key.Key_Minus)
    qtbot.keyClick(plot, Qt.Key.Key_0)
    assert ends(room) == whole
    desk.menus.action("undo").trigger()  # one run of looking about is one step
    assert room.choice.part is None


def test_dragging_moves_and_a_double_click_shows_all(qtbot, room, plot):
    whole = ends(room)
    room.show_part((20.0, 40.0))
    shown = room.shown_margin
    middle = plot.place_of(30, room.report.chart.y_min).toPoint() - QPoint(0, 60)
    to = plot.place_of(25, room.report.chart.y_min).toPoint() - QPoint(0, 60)
    qtbot.mousePress(plot, Qt.MouseButton.MiddleButton, pos=middle)
    qtbot.mouseMove(plot, to)
    qtbot.mouseRelease(plot, Qt.MouseButton.MiddleButton, pos=to)
    assert ends(room)[0] == pytest.approx(25, abs=0.5)
    assert room.shown_margin == shown
    qtbot.mouseDClick(plot, Qt.MouseButton.LeftButton, pos=middle)
    assert ends(room) == whole


def test_what_is_seen_is_what_goes_out_until_the_axis_is_another(room, plot):
    room.show_part((20.0, 40.0))
    room.controls.boards.setValue(20)
    assert ends(room) == (20.0, 40.0)
    scales, language = room.subject.scales, room.report.language
    (section,) = scale_sections(scales, CHART, Form.SHEET, Booklet(), language)
    assert (sure(section.chart).x_min, sure(section.chart).x_max) == (20.0, 40.0)
    data = room.picture()
    room.show_part(None)
    assert room.picture().data("image/svg+xml") != data.data("image/svg+xml")
    room.show_part((20.0, 40.0))
    room.axis.setCurrentIndex(1)
    assert room.choice.part is None
    room.show_part((2.0, 4.0))
    room.show_view(View.DIFFERENCES)
    assert room.choice.part is None
