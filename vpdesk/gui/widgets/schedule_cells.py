"""How the encounters of a schedule are painted."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from vpdesk.gui.models.schedule_model import DASH, Index, ScheduleCell
from vpdesk.gui.widgets.schedule_signs import Sign, draw_sign

if TYPE_CHECKING:
    from vpdesk.gui.widgets.schedule_view import ScheduleView

ROLE = QPalette.ColorRole
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
BOARDS_SIZE = 0.85  # the boards' type size, in that of the pairs
SELECTED, PICKED, HOVERED = 70, 45, 22  # how strongly the accent colours the ground


class ScheduleDelegate(QStyledItemDelegate):
    """Paints the pairs over the boards, with the signs of the encounter around them."""

    def __init__(self, view: ScheduleView) -> None:
        super().__init__(view)
        self._view = view
        self.set_font(view.font())

    def set_font(self, font: QFont) -> None:
        """Paint in another font."""
        self._plain, self._bold, self._small = QFont(font), QFont(font), QFont(font)
        self._bold.setBold(True)
        self._small.setPointSizeF(font.pointSizeF() * BOARDS_SIZE)
        self._line = QFontMetrics(self._bold).height()
        self._small_line = QFontMetrics(self._small).height()
        self._sign = QFontMetrics(self._small).capHeight() + 1
        self._dash = QFontMetrics(self._bold).horizontalAdvance(DASH) + 6

    @property
    def row_height(self) -> int:
        """What a round needs."""
        return self._line + self._small_line + 7

    def width_for(self, cells: Collection[ScheduleCell]) -> int:
        """What each encounter needs; digits are equally wide, so the longest texts will do."""
        sides = max((side for cell in cells for side in cell.sides), key=len, default="")
        boards = max((cell.boards for cell in cells), key=len, default="")
        pairs = 2 * QFontMetrics(self._bold).horizontalAdvance(sides) + self._dash
        small = QFontMetrics(self._small).horizontalAdvance(boards)
        return max(pairs, small) + 2 * (self._sign + 4)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view = self._view
        rect: QRect = option.rect
        palette: QPalette = option.palette
        cell = view.schedule_model.cell(index)
        place = (index.row() + 1, index.column() + 1)
        selected = place in view.selected_places
        picked = cell is not None and view.picked in cell.encounter.seated
        painter.fillRect(rect, palette.color(ROLE.Base))  # over the style's mark of a selection
        for holds, strength in (
            (selected, SELECTED),
            (picked, PICKED),
            (place == view.hovered, HOVERED),
        ):
            if holds:
                painter.fillRect(rect, _tint(palette, strength))
        line = palette.color(ROLE.Mid)
        line.setAlpha(110)
        painter.setPen(line)
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        if cell is None:
            painter.setPen(palette.color(ROLE.PlaceholderText))
            painter.drawText(rect, CENTRE, DASH)
        else:
            self._paint_pairs(painter, rect, palette, cell)
            role = ROLE.Text if selected or picked else ROLE.PlaceholderText
            self._paint_boards(painter, rect, palette.color(role), cell)
            if cell.changed:
                corner = QRectF(rect.right() - self._sign + 1, rect.top(), self._sign, self._sign)
                draw_sign(painter, corner, Sign.CHANGED, palette.color(ROLE.Highlight))
        if view.hasFocus() and index == view.currentIndex():
            painter.setPen(QPen(palette.color(ROLE.Highlight), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect.adjusted(1, 1, -1, -1))

    def _paint_pairs(
        self, painter: QPainter, rect: QRect, palette: QPalette, cell: ScheduleCell
    ) -> None:
        """North-South, a dash, East-West; a ring around the picked pair."""
        text = palette.color(ROLE.Text)
        top, middle, half = rect.top() + 3, rect.center().x(), self._dash // 2
        ns, ew = cell.sides
        font = self._bold if cell.switched else self._plain
        painter.setFont(font)
        painter.setPen(text)
        left = QRect(rect.left(), top, middle - half - rect.left(), self._line)
        right = QRect(middle + half + 1, top, rect.right() - middle - half, self._line)
        painter.drawText(left, RIGHT, ns)
        painter.drawText(QRect(middle - half, top, 2 * half + 1, self._line), CENTRE, DASH)
        painter.drawText(right, LEFT, ew)
        if cell.switched:
            square = QRectF(rect.left() + 2, top + (self._line - self._sign) / 2, *self._square)
            draw_sign(painter, square, Sign.SWITCHED, text)
        picked = self._view.picked
        if picked and picked in cell.encounter.seated:
            home = picked in (cell.encounter.ns, cell.encounter.south)
            width = QFontMetrics(font).horizontalAdvance(ns if home else ew)
            ring = QRect(
                left.right() - width - 1 if home else right.left() - 3, top, width + 5, self._line
            )
            self._paint_ring(painter, QRectF(ring), palette.color(ROLE.Highlight))

    def _paint_boards(
        self, painter: QPainter, rect: QRect, colour: QColor, cell: ScheduleCell
    ) -> None:
        """The boards, the lock to their left, where they are from to their right."""
        line = QRect(rect.left(), rect.top() + 3 + self._line, rect.width(), self._small_line)
        middle = line.top() + (self._small_line - self._sign) / 2
        painter.setFont(self._small)
        painter.setPen(colour)
        painter.drawText(line, CENTRE, cell.boards)
        if cell.locked:
            square = QRectF(line.left() + 3, middle, *self._square)
            draw_sign(painter, square, Sign.LOCKED, colour)
        if cell.shared or cell.relayed:
            square = QRectF(line.right() - self._sign - 2, middle, *self._square)
            draw_sign(painter, square, Sign.SHARED if cell.shared else Sign.RELAYED, colour)

    def _paint_ring(self, painter: QPainter, place: QRectF, colour: QColor) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(place, place.height() / 3, place.height() / 3)
        painter.restore()

    @property
    def _square(self) -> tuple[int, int]:
        return self._sign, self._sign


def _tint(palette: QPalette, strength: int) -> QColor:
    """The accent colour, so light that text stays readable on it."""
    colour = palette.color(ROLE.Highlight)
    colour.setAlpha(strength)
    return colour
