"""How the encounters of a schedule are painted."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple, cast

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPalette,
    QPen,
    QStaticText,
)
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from vpdesk.gui.rooms.movements.schedule_model import DASH, ScheduleCell
from vpdesk.gui.rooms.movements.schedule_signs import Sign, draw_sign
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.widgets.fonts import bold, small

if TYPE_CHECKING:
    from vpdesk.gui.rooms.movements.schedule_view import ScheduleView

ROLE = QPalette.ColorRole
LEFT, MIDDLE, RIGHT = 0.0, 0.5, 1.0  # where a text has its place, in its width
SELECTED, PICKED, HOVERED = 70, 45, 22  # how strongly the accent colours the ground
LINE = 110  # how strong a line between rounds is, of 255


class CellTexts:
    """Texts in a font; Qt lays each out once, as all are painted again with every scrolling."""

    def __init__(self, font: QFont) -> None:
        self._font = font
        self._metrics = QFontMetricsF(font)
        self._texts: dict[str, tuple[QStaticText, float]] = {}
        self.line = QFontMetrics(font).height()

    def width(self, text: str) -> int:
        """What a text needs, in pixels."""
        return round(self._metrics.horizontalAdvance(text) + 0.5)

    def draw(self, painter: QPainter, x: float, top: float, text: str, place: float) -> None:
        """Draw a text whose left end, middle or right end (place) is at x."""
        found = self._texts.get(text)
        if found is None:
            made = QStaticText(text)
            made.setTextFormat(Qt.TextFormat.PlainText)
            made.prepare(font=self._font)
            found = self._texts[text] = made, self._metrics.horizontalAdvance(text)
        static, width = found
        painter.setFont(self._font)
        painter.drawStaticText(QPointF(round(x - place * width), top), static)


class Inks(NamedTuple):
    """The colours of a palette; a tint is the accent colour, so light that text stays readable."""

    base: QColor
    text: QColor
    muted: QColor
    accent: QColor
    line: QColor
    selected: QColor
    picked: QColor
    hovered: QColor

    @classmethod
    def of(cls, palette: QPalette) -> Inks:
        """The colours in the palette's present group."""
        roles = (ROLE.Base, ROLE.Text, ROLE.PlaceholderText, ROLE.Accent)
        tints = [(ROLE.Mid, LINE)]
        tints += [(ROLE.Accent, strength) for strength in (SELECTED, PICKED, HOVERED)]
        colours = [palette.color(role) for role, _ in tints]
        for colour, (_, strength) in zip(colours, tints, strict=True):
            colour.setAlpha(strength)
        return cls(*map(palette.color, roles), *colours)


class ScheduleDelegate(QStyledItemDelegate):
    """Paints the pairs over the boards, with the signs of the encounter around them."""

    def __init__(self, view: ScheduleView) -> None:
        super().__init__(view)
        self._inks_of: tuple[int, QPalette.ColorGroup] | None = None
        self.set_font(view.font())

    def set_font(self, font: QFont) -> None:
        """Paint in another font."""
        boards = small(font)
        self._plain, self._bold, self._small = (
            CellTexts(QFont(font)),
            CellTexts(bold(font)),
            CellTexts(boards),
        )
        self._line = self._bold.line
        self._small_line = self._small.line
        self._sign = QFontMetrics(boards).capHeight() + 1
        self._dash = self._bold.width(DASH) + 6

    @property
    def _view(self) -> ScheduleView:
        """Its parent, which holds it: were it held too, both would outlive their window."""
        return cast("ScheduleView", self.parent())

    @property
    def row_height(self) -> int:
        """What a round needs."""
        return self._line + self._small_line + 7

    def width_for(self, cells: Collection[ScheduleCell]) -> int:
        """What each encounter needs; digits are equally wide, so the longest texts will do."""
        sides = max((side for cell in cells for side in cell.sides), key=len, default="")
        boards = max((cell.boards for cell in cells), key=len, default="")
        pairs = 2 * self._bold.width(sides) + self._dash
        return max(pairs, self._small.width(boards)) + 2 * (self._sign + 4)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view, rect, inks = self._view, option.rect, self._inks(option.palette)
        cell = view.schedule_model.cell(index)
        place = (index.row() + 1, index.column() + 1)
        selected = place in view.selected_places
        picked = cell is not None and view.picked in cell.encounter.seated
        painter.fillRect(rect, inks.base)  # over the style's mark of a selection
        if selected:
            painter.fillRect(rect, inks.selected)
        if picked:
            painter.fillRect(rect, inks.picked)
        if place == view.hovered:
            painter.fillRect(rect, inks.hovered)
        painter.setPen(inks.line)
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        if cell is None:
            painter.setPen(inks.muted)
            top = rect.top() + (rect.height() - self._plain.line) / 2
            self._plain.draw(painter, rect.center().x(), top, DASH, MIDDLE)
        else:
            self._paint_pairs(painter, rect, inks, cell)
            colour = inks.text if selected or picked else inks.muted
            self._paint_boards(painter, rect, colour, cell)
            if cell.changed:
                corner = QRectF(rect.right() - self._sign + 1, rect.top(), self._sign, self._sign)
                draw_sign(painter, corner, Sign.CHANGED, inks.accent)
        if index == view.currentIndex() and view.hasFocus():
            painter.setPen(QPen(inks.accent, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect.adjusted(1, 1, -1, -1))

    def _inks(self, palette: QPalette) -> Inks:
        """The colours, which are the same for all cells that are painted together."""
        key = palette.cacheKey(), palette.currentColorGroup()
        if key != self._inks_of:
            self._inks_of, self._known_inks = key, Inks.of(palette)
        return self._known_inks

    def _paint_pairs(self, painter: QPainter, rect: QRect, inks: Inks, cell: ScheduleCell) -> None:
        """North-South, a dash, East-West; a ring around the picked pair."""
        top, middle, half = rect.top() + 3, rect.center().x(), self._dash // 2
        ns, ew = cell.sides
        font = self._bold if cell.switched else self._plain
        painter.setPen(inks.text)
        font.draw(painter, middle - half, top, ns, RIGHT)
        font.draw(painter, middle + 0.5, top, DASH, MIDDLE)
        font.draw(painter, middle + half + 1, top, ew, LEFT)
        if cell.switched:
            square = QRectF(rect.left() + 2, top + (self._line - self._sign) / 2, *self._square)
            draw_sign(painter, square, Sign.SWITCHED, inks.text)
        picked = self._view.picked
        if picked and picked in cell.encounter.seated:
            home = picked in (cell.encounter.ns, cell.encounter.south)
            width = font.width(ns if home else ew)
            left = middle - half - width - 2 if home else middle + half - 2
            self._paint_ring(painter, QRectF(left, top, width + 5, self._line), inks.accent)

    def _paint_boards(
        self, painter: QPainter, rect: QRect, colour: QColor, cell: ScheduleCell
    ) -> None:
        """The boards, the lock to their left, where they are from to their right."""
        line = QRect(rect.left(), rect.top() + 3 + self._line, rect.width(), self._small_line)
        middle = line.top() + (self._small_line - self._sign) / 2
        painter.setPen(colour)
        self._small.draw(painter, rect.center().x() + 0.5, line.top(), cell.boards, MIDDLE)
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
