"""The rows of a planned table, painted as far as they are in sight."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from vpdesk.gui.hall.scrolling_plan import ScrollingPlan
from vpdesk.paper.bundled_font import ems, paper_font
from vpdesk.paper.looks import Look
from vpdesk.paper.sheet_layout import HEADING_LINE, Column
from vpdesk.report.table import CellEdge, Table

RULE, HEADING_RULE = 0.05, 0.09  # ems: the lines below and above the headings


def hall_font(size: float, *, bold: bool = False) -> QFont:
    """The bundled font in a size in pixels."""
    font = paper_font(10, bold)
    font.setPixelSize(max(1, int(size)))
    return font


class ScrollingRows:
    """Paints the headings and the rows of a table; a name that is too long ends in an ellipsis.

    Lengths are pixels, from the upper edge of the headings or from that of the first row.
    """

    def __init__(self, table: Table, columns: tuple[Column, ...], plan: ScrollingPlan) -> None:
        self.table, self.columns, self.plan = table, columns, plan
        self._fonts = {bold: hall_font(plan.size, bold=bold) for bold in (False, True)}
        self._metrics = {bold: QFontMetricsF(font) for bold, font in self._fonts.items()}
        self._base = (plan.row + self._metrics[False].capHeight()) / 2
        self._texts: dict[tuple[int, int], tuple[float, str]] = {}

    def paint_headings(self, painter: QPainter, look: Look) -> None:
        """Paint the headings of all stacks."""
        plan, size = self.plan, self.plan.size
        painter.setPen(look.ink)
        painter.setFont(self._fonts[True])
        for left in plan.lefts:
            for at, (column, place) in enumerate(zip(self.columns, plan.columns, strict=True)):
                y = plan.heading - 0.5 * size
                for line in reversed(column.heading):
                    x = place.left
                    if at not in self.table.words:
                        x = place.middle - ems(line, True) * size / 2
                    painter.drawText(QPointF(left + x, y), line)
                    y -= HEADING_LINE * size
        for y, share in ((0.0, HEADING_RULE), (plan.heading, RULE)):
            thick = max(1.0, share * size)
            painter.setPen(QPen(look.ink, thick, c=Qt.PenCapStyle.FlatCap))
            for left in plan.lefts:
                line_y = y + thick / 2 if not y else y - thick / 2
                painter.drawLine(QPointF(left, line_y), QPointF(left + plan.width, line_y))

    def paint_rows(self, painter: QPainter, look: Look, top: float, bottom: float) -> None:
        """Paint what there is between two heights."""
        plan, count = self.plan, len(self.table.rows)
        first = max(0, math.floor(top / plan.row))
        last = min(plan.stack, math.ceil(bottom / plan.row))
        bold = False
        painter.setFont(self._fonts[bold])
        painter.setPen(look.ink)
        for stack, left in enumerate(plan.lefts):
            for row in range(first, last):
                number, y = stack * plan.stack + row, row * plan.row
                if number >= count:
                    break
                if self.table.lined:
                    self._paint_edges(painter, left, y, number)
                elif row % 2:
                    painter.fillRect(QRectF(left, y, plan.width, plan.row), look.tint)
                for at, cell in enumerate(self.table.rows[number]):
                    if cell.strong != bold:
                        bold = cell.strong
                        painter.setFont(self._fonts[bold])
                    x, text = self._text(number, at)
                    painter.drawText(QPointF(left + x, y + self._base), text)

    def _paint_edges(self, painter: QPainter, left: float, top: float, number: int) -> None:
        """The lines at the sides of the cells of a row."""
        last = number == len(self.table.rows) - 1  # nothing is painted below it
        bottom = top + self.plan.row - last
        end = left + self.plan.width - 1  # nothing is painted beside it, either
        for cell, place in zip(self.table.rows[number], self.plan.columns, strict=True):
            right = min(2 * (self.plan.lefts[0] + place.middle) - left, end)
            for edge, line in (
                (CellEdge.TOP, QLineF(left, top, right, top)),
                (CellEdge.RIGHT, QLineF(right, top, right, bottom)),
                (CellEdge.BOTTOM, QLineF(left, bottom, right, bottom)),
                (CellEdge.LEFT, QLineF(left, top, left, bottom)),
            ):
                if edge in cell.edges:
                    painter.drawLine(line)
            left = right

    def _text(self, number: int, at: int) -> tuple[float, str]:
        """What is seen of a cell, and where it begins within a stack; measured once."""
        found = self._texts.get((number, at))
        if found is None:
            cell, place = self.table.rows[number][at], self.plan.columns[at]
            if at in self.table.words:
                metrics = self._metrics[cell.strong]
                # A pixel is what rounding may take of a text that was measured to fit.
                room = place.width + 1
                text = metrics.elidedText(cell.text, Qt.TextElideMode.ElideRight, room)
                found = place.left, text
            else:
                head = self.table.split(at, cell.text)[0]
                found = place.anchor - ems(head, cell.strong) * self.plan.size, cell.text
            self._texts[number, at] = found
        return found
