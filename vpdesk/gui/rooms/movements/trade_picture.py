"""Quality against simplicity: each candidate a point, one of them picked by mouse or keys."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.fonts import bold
from vpdesk.report.movements.weighing import TradePoint

RADIUS = 5.0  # of a point; a ring about it says that it is picked
RING = 9.0
LEAST_SPAN = 5.0  # of an axis, in points of quality or simplicity
STEPS = {
    Qt.Key.Key_Left: (lambda point: (point.simplicity, point.quality), -1),
    Qt.Key.Key_Right: (lambda point: (point.simplicity, point.quality), 1),
    Qt.Key.Key_Down: (lambda point: (point.quality, point.simplicity), -1),
    Qt.Key.Key_Up: (lambda point: (point.quality, point.simplicity), 1),
}


class TradePicture(QWidget):
    """The higher, the fairer; the farther right, the simpler. A line joins the best trades.

    A full point has about the boards that were asked for, a hollow one has not; a square is the
    first of the list, and a ring is about the one that is picked.

    pointPicked: the key of the point that the user picked. pointActivated: by a double click or
    Enter.
    """

    pointPicked = Signal(object)
    pointActivated = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points: tuple[TradePoint, ...] = ()
        self.picked: Hashable = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def show_points(self, points: Sequence[TradePoint], picked: Hashable) -> None:
        """Show these, the first of the list first, with one picked."""
        self.points, self.picked = tuple(points), picked
        at = next((each for each in points if each.key == picked), None)
        self.setAccessibleDescription("" if at is None else self.text_of(at))
        self.update()

    def text_of(self, point: TradePoint) -> str:
        """What a point says."""
        number = user_language().number
        text = self.tr("{name}: quality {quality}, simplicity {simplicity}")
        quality, simplicity = number(point.quality, 2), number(point.simplicity, 1)
        return text.format(name=point.name, quality=quality, simplicity=simplicity)

    def place_of(self, point: TradePoint) -> QPointF:
        """Where a point is painted."""
        room = self._room()
        left, right = self._span([each.simplicity for each in self.points])
        low, high = self._span([each.quality for each in self.points])
        return QPointF(
            room.left() + room.width() * (point.simplicity - left) / (right - left),
            room.bottom() - room.height() * (point.quality - low) / (high - low),
        )

    # What the user does

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = self._nearest(event.position())
        if point is not None:
            self._pick(point)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._nearest(event.position()) is not None:
            self.pointActivated.emit(self.picked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.pointActivated.emit(self.picked)
        elif event.key() in STEPS and self.points:
            order, step = STEPS[Qt.Key(event.key())]
            ranked = sorted(self.points, key=order)
            at = next((i for i, each in enumerate(ranked) if each.key == self.picked), 0)
            self._pick(ranked[max(0, min(len(ranked) - 1, at + step))])
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            point = self._nearest(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), self.text_of(point) if point else "", self)
            return True
        return super().event(event)

    def _pick(self, point: TradePoint) -> None:
        if point.key != self.picked:
            self.show_points(self.points, point.key)
            self.pointPicked.emit(point.key)

    def _nearest(self, place: QPointF) -> TradePoint | None:
        def distance(point: TradePoint) -> float:
            return (self.place_of(point) - place).manhattanLength()

        found = min(self.points, key=distance, default=None)
        return found if found and distance(found) < 4 * RING else None

    # How it is painted

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 8 * self.fontMetrics().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        painter.fillRect(self.rect(), palette.base())
        if self.points:
            self._paint_axes(painter)
            painter.setPen(QPen(palette.placeholderText(), 1, Qt.PenStyle.DashLine))
            painter.drawPolyline([self.place_of(each) for each in best_trades(self.points)])
            for point in sorted(self.points, key=lambda point: point.key == self.picked):
                self._paint_point(painter, point)
        painter.end()

    def _paint_axes(self, painter: QPainter) -> None:
        room, metrics = self._room(), self.fontMetrics()
        number = user_language().number
        painter.setPen(self.palette().text().color())
        painter.drawLine(room.bottomLeft(), room.bottomRight())
        painter.drawLine(room.bottomLeft(), room.topLeft())
        left, right = self._span([each.simplicity for each in self.points])
        low, high = self._span([each.quality for each in self.points])
        line = metrics.height()
        for value, top in ((low, room.bottom() - line), (high, room.top())):
            place = QRectF(0, top, room.left() - RING, line)
            painter.drawText(place, Qt.AlignmentFlag.AlignRight, number(value, 0))
        below = QRectF(room.left(), room.bottom() + RING, room.width(), line)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft, number(left, 0))
        painter.drawText(below, Qt.AlignmentFlag.AlignRight, number(right, 0))
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter, self.tr("Simplicity"))
        above = QRectF(room.left(), 0, room.width(), line)
        painter.drawText(above, Qt.AlignmentFlag.AlignLeft, self.tr("Quality"))

    def _paint_point(self, painter: QPainter, point: TradePoint) -> None:
        palette, place = self.palette(), self.place_of(point)
        painter.setPen(QPen(palette.text().color(), 1.5))
        painter.setBrush(palette.text() if point.near else palette.base())
        around = QRectF(-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS).translated(place)
        paint: Callable[[QRectF], None] = painter.drawEllipse
        if point == self.points[0]:
            paint = painter.drawRect
        paint(around)
        if point.key == self.picked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.highlight(), 3))
            painter.drawEllipse(place, RING, RING)
            self._paint_name(painter, point, place)

    def _paint_name(self, painter: QPainter, point: TradePoint, place: QPointF) -> None:
        """The name below the point, or above where there is no room, on a ground of its own."""
        painter.save()
        painter.setFont(bold(self.font()))
        metrics = painter.fontMetrics()
        text = metrics.elidedText(point.name, Qt.TextElideMode.ElideRight, self.width())
        width, line = metrics.horizontalAdvance(text), metrics.height()
        left = max(0.0, min(self.width() - width, place.x() - width / 2))
        below = place.y() + 2 * RING + line < self._room().bottom()
        top = place.y() + 2 * RING if below else place.y() - 2 * RING - line
        around = QRectF(left, top, width, line)
        painter.fillRect(around, self.palette().base())
        painter.setPen(self.palette().text().color())
        painter.drawText(around, Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()

    def _room(self) -> QRectF:
        """Where the points are: all but what the axes take."""
        metrics = self.fontMetrics()
        side = metrics.horizontalAdvance("100") + 2 * RING
        line = metrics.height() + RING
        return QRectF(self.rect()).adjusted(side, line, -2 * RING, -line - RING)

    def _span(self, values: Sequence[float]) -> tuple[float, float]:
        """The ends of an axis."""
        low, high = min(values), max(values)
        return min(low, high - LEAST_SPAN), high


def best_trades(points: Sequence[TradePoint]) -> list[TradePoint]:
    """Those that no other is both fairer and simpler than, by simplicity."""
    return sorted(
        (
            one
            for one in points
            if not any(
                (other.quality, other.simplicity) != (one.quality, one.simplicity)
                and other.quality >= one.quality
                and other.simplicity >= one.simplicity
                for other in points
            )
        ),
        key=lambda point: point.simplicity,
    )
