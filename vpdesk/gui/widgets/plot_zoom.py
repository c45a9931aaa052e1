"""What of a plot is seen: zoomed and moved by wheel, keys, fingers and dragging."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QGestureEvent, QPinchGesture

from vpdesk.gui.widgets.plot_painter import PlotPlace
from vpdesk.report.chart_part import AxisPart, within, zoomed

STEP = 1.25  # how many times as large at a key or a step of the wheel
NOTCH = 120  # eighths of a degree: a step of the wheel
MOVE = 0.2  # of what is seen: how far it moves at a key or a step of the wheel
SHIFT = Qt.KeyboardModifier.ShiftModifier
LARGER = (Qt.Key.Key_Plus, Qt.Key.Key_Equal)
ALL: AxisPart = (0.0, 0.0)  # what stands for the whole axis


class PlotZoom:
    """Turns what the user does into the part of the x axis that is wanted.

    Each of its functions gives that part, ALL for the whole axis, or None where nothing of it
    is meant. show() tells it what is seen now.
    """

    def __init__(self) -> None:
        self._place: PlotPlace | None = None
        self._whole = 0.0
        self._from: QPointF | None = None  # where a drag of the view is

    def show(self, place: PlotPlace, whole: float) -> None:
        """Go on from a place of the chart, whose axis goes from 0 to whole."""
        self._place, self._whole = place, whole

    def wheel(self, event: QWheelEvent) -> AxisPart | None:
        """The wheel zooms at the mouse; with Shift, or turned sideways, it moves."""
        turn = event.angleDelta()
        if turn.x() or event.modifiers() & SHIFT:
            return self._moved(-MOVE * (turn.x() or turn.y()) / NOTCH)
        return self.zoom(STEP ** (turn.y() / NOTCH), event.position())

    def key(self, event: QKeyEvent, at: float) -> AxisPart | None:
        """Plus and minus zoom at a place of the axis, 0 shows all, Shift with an arrow moves."""
        key, shift = event.key(), event.modifiers() & SHIFT
        if key in LARGER or key == Qt.Key.Key_Minus:
            return self._zoom_at(STEP if key in LARGER else 1 / STEP, at)
        if shift and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            return self._moved(MOVE if key == Qt.Key.Key_Right else -MOVE)
        return ALL if key == Qt.Key.Key_0 else None

    def press(self, event: QMouseEvent) -> bool:
        """Whether a drag of the view begins: with the middle button, or with Shift."""
        left = event.button() == Qt.MouseButton.LeftButton and event.modifiers() & SHIFT
        drags = bool(left) or event.button() == Qt.MouseButton.MiddleButton
        self._from = event.position() if drags else None
        return drags

    def drag(self, event: QMouseEvent) -> AxisPart | None:
        """The part that a drag has come to; None where the view is not dragged."""
        if self._from is None or self._place is None or not event.buttons():
            return None
        way = event.position().x() - self._from.x()
        self._from = event.position()
        return self._moved(-way / self._place.box.width())

    def gesture(self, event: QEvent) -> AxisPart | None:
        """Two fingers, on a touch pad or on the screen."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                return self.zoom(1 + event.value(), event.position())
        elif isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                return self.zoom(pinch.scaleFactor(), pinch.centerPoint())
        return None

    def reaching(self, x: float) -> AxisPart | None:
        """The view moved so far that a place is in it; None where it is."""
        if self._place is None or self._place.x[0] <= x <= self._place.x[1]:
            return None
        start, end = self._place.x
        return self._moved((x - (start if x < start else end)) / (end - start))

    def zoom(self, factor: float, place: QPointF) -> AxisPart | None:
        """Zoom at a place in the widget."""
        return None if self._place is None else self._zoom_at(factor, self._place.x_at(place))

    def _zoom_at(self, factor: float, at: float) -> AxisPart | None:
        if self._place is None or factor <= 0:
            return None
        start, end = self._place.x
        at = min(max(at, start), end)
        return within(zoomed((start, end), at, factor), self._whole) or ALL

    def _moved(self, share: float) -> AxisPart | None:
        if self._place is None:
            return None
        start, end = self._place.x
        way = share * (end - start)
        return within((start + way, end + way), self._whole) or ALL
