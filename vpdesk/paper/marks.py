"""The shapes of marked cells, the same on screen and on paper."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from vpdesk.report.table import Mark


def draw_mark(painter: QPainter, rect: QRectF, mark: Mark, colour: QColor) -> None:
    """Draw a mark in the largest square in the middle of rect, in one colour.

    A corrected cell has a filled triangle, a range violation a hollow diamond. A cell beyond
    the blitz has no mark: its text is muted.
    """
    if mark is Mark.BEYOND:
        return
    r = min(rect.width(), rect.height()) / 2
    middle = rect.center()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if mark is Mark.CORRECTED:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        corners = [(-0.9 * r, 0.75 * r), (0.0, -0.8 * r), (0.9 * r, 0.75 * r)]
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
