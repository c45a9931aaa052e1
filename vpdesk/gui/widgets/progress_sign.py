"""How far something is, as a small sign: a ring, one half full, or full with a tick."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from vpdesk.next_step import HowFar

TICK = ((0.27, 0.52), (0.44, 0.69), (0.75, 0.34))  # of its side
FULL = 16  # Qt's parts of a degree
WIDE = 0.1  # of its side: the ring


def draw_progress(
    painter: QPainter, place: QRectF, progress: HowFar, colour: QColor, ground: QColor
) -> None:
    """Paint it in a square: its shape tells it, whatever the colour."""
    side = place.width()
    inner = place.adjusted(side * WIDE, side * WIDE, -side * WIDE, -side * WIDE)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, side * WIDE))
    painter.setBrush(colour if progress is HowFar.DONE else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(inner)
    if progress is HowFar.BEGUN:
        painter.setBrush(colour)
        painter.drawPie(inner, 90 * FULL, 180 * FULL)
    elif progress is HowFar.DONE:
        painter.setPen(QPen(ground, side * WIDE * 1.4))
        points = [QPointF(place.x() + x * side, place.y() + y * side) for x, y in TICK]
        painter.drawPolyline(QPolygonF(points))
    painter.restore()
