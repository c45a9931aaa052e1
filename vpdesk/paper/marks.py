"""The shapes of marked cells, the same on screen and on paper."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from vpdesk.report.table import Mark

FILLED = {  # corners, in halves of the side
    Mark.CORRECTED: ((-0.9, 0.75), (0.0, -0.8), (0.9, 0.75)),
    Mark.RULED: ((-0.75, -0.75), (0.75, -0.75), (0.75, 0.75), (-0.75, 0.75)),
    Mark.ADJUSTED: ((-1.0, 0.0), (0.0, -1.0), (1.0, 0.0), (0.0, 1.0)),
}


def draw_mark(painter: QPainter, rect: QRectF, mark: Mark, colour: QColor) -> None:
    """Draw a mark in the largest square in the middle of rect, in one colour.

    A corrected cell has a filled triangle, a range violation a hollow diamond. A cell beyond
    the blitz has no mark: its text is muted. A missing result has a ring, one that is asked about
    a question mark, a ruling a filled square, an adjusted score a filled diamond.
    """
    if mark is Mark.BEYOND:
        return
    r = min(rect.width(), rect.height()) / 2
    middle = rect.center()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    filled = FILLED.get(mark)
    if mark in (Mark.MISSING, Mark.ASKED):
        _draw_line(painter, middle, r, mark, colour)
        painter.restore()
        return
    if filled is not None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        corners = [(x * r, y * r) for x, y in filled]
    else:
        stroke = 0.3 * r
        r -= stroke * 0.7  # the mitred corners stay inside
        pen = QPen(colour, stroke)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        corners = [(-r, 0.0), (0.0, -r), (r, 0.0), (0.0, r)]
    painter.drawPolygon(QPolygonF([middle + QPointF(x, y) for x, y in corners]))
    painter.restore()


def _draw_line(painter: QPainter, middle: QPointF, r: float, mark: Mark, colour: QColor) -> None:
    """Draw what is a line: a ring, or a question mark."""
    stroke = 0.28 * r
    pen = QPen(colour, stroke)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if mark is Mark.MISSING:
        painter.drawEllipse(middle, 0.8 * r, 0.8 * r)
        return
    bow = QPainterPath(middle + QPointF(-0.5 * r, -0.45 * r))
    upper = QRectF(middle.x() - 0.5 * r, middle.y() - 0.95 * r, r, r)
    bow.arcTo(upper, 180, -220)
    bow.lineTo(middle + QPointF(0, 0.3 * r))
    painter.drawPath(bow)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(middle + QPointF(0, 0.82 * r), 0.18 * r, 0.18 * r)
