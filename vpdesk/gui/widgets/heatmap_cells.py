"""What stands over the colours of a balance matrix: numbers, headings and frames."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPalette, QPen, QStaticText
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from vpdesk.gui.theme import is_dark
from vpdesk.gui.widgets.fonts import bold
from vpdesk.gui.widgets.matrix_colours import LEVELS, inks
from vpdesk.report.language import MINUS

ROLE = QPalette.ColorRole
LEAST_PIXELS = 7.0  # the smallest digits that can be read
FRAME = 2.0
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
BOTTOM = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom


@dataclass(frozen=True, slots=True)
class HeatmapGrid:
    """Where the cells are, in pixels; rows and columns count from 0."""

    pairs: int = 0
    left: int = 0
    top: int = 0
    width: int = 1
    height: int = 1

    @property
    def area(self) -> QRectF:
        """All cells together."""
        return QRectF(self.left, self.top, self.pairs * self.width, self.pairs * self.height)

    def cell(self, row: int, column: int) -> QRectF:
        """The place of a cell."""
        left, top = self.left + column * self.width, self.top + row * self.height
        return QRectF(left, top, self.width, self.height)

    def at(self, place: QPointF) -> tuple[int, int]:
        """Row and column at a place; -1 for the one of a heading, (-1, -1) outside."""
        column = int((place.x() - self.left) // self.width)
        row = int((place.y() - self.top) // self.height)
        if column >= self.pairs or row >= self.pairs or place.x() < 0 or place.y() < 0:
            return -1, -1
        return max(row, -1), max(column, -1)


class HeatmapCells(QGraphicsObject):
    """Paints over the image; the view sets what it shows and asks for the repaint.

    selected: a pair, 0 for none. hovered: two pairs, (0, 0) for none.
    current: the row and column at which the keyboard is; None for none.
    """

    def __init__(self) -> None:
        super().__init__()
        self.grid = HeatmapGrid()
        self.selected = 0
        self.hovered: tuple[int, int] = (0, 0)
        self.current: tuple[int, int] | None = None
        self.palette = QPalette()
        self.font = QFont()
        self._numbers: list[tuple[list[int], list[int]]] = []
        self._longest = ""
        self._extent = QRectF()

    def set_extent(self, extent: QRectF) -> None:
        """Cover this much of the view."""
        self.prepareGeometryChange()
        self._extent = extent

    def set_numbers(self, balance: np.ndarray, levels: np.ndarray) -> None:
        """Show other numbers: (P, P) whole numbers, and the level of each cell's colour."""
        self._numbers = list(zip(balance.tolist(), levels.tolist(), strict=True))
        self._longest = max(_text(balance.min()), _text(balance.max()), key=len)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._extent

    def number_font(self) -> QFont | None:
        """The font of the numbers; None where the cells are too small for any."""
        return self._fitting(self._longest, self.grid.width - 3, self.grid.height - 2)

    def heading_font(self) -> QFont:
        """The font of the pair numbers on both axes."""
        return self._fitting("00", self.grid.width, max(self.grid.height, 10)) or self._sized(
            LEAST_PIXELS
        )

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if not self._numbers:
            return
        self._paint_gaps(painter)
        font = self.number_font()
        if font is not None:
            self._paint_numbers(painter, font)
        self._paint_headings(painter)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.selected:
            for line in self._lines(self.selected):
                self._frame(painter, line)
        if self.current is not None:
            self._frame(painter, self.grid.cell(*self.current))
        elif self.hovered[0]:
            row, column = self.hovered
            painter.setPen(QPen(self.palette.color(ROLE.Text), 1))
            painter.drawRect(self.grid.cell(row - 1, column - 1).adjusted(0, 0, -1, -1))

    def _paint_gaps(self, painter: QPainter) -> None:
        """Lines of the ground between the cells."""
        grid, area = self.grid, self.grid.area
        painter.setPen(QPen(self.palette.color(ROLE.Base), 1))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        lines = []
        for each in range(1, grid.pairs + 1):
            x, y = grid.left + each * grid.width - 1, grid.top + each * grid.height - 1
            lines += [
                QLineF(x, area.top(), x, area.bottom()),
                QLineF(area.left(), y, area.right(), y),
            ]
        painter.drawLines(lines)

    def _paint_numbers(self, painter: QPainter, font: QFont) -> None:
        grid, colours = self.grid, inks(dark=is_dark(self.palette))
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        texts: dict[int, tuple[QStaticText, float]] = {}
        drop = (grid.height - 1 - metrics.height()) / 2
        pen: QColor | None = None
        for row, (numbers, levels) in enumerate(self._numbers):
            top = grid.top + row * grid.height + drop
            middle = grid.left + (grid.width - 1) / 2
            for column, (number, level) in enumerate(zip(numbers, levels, strict=True)):
                if level >= LEVELS:
                    continue
                if number not in texts:
                    text = QStaticText(_text(number))
                    text.setTextFormat(Qt.TextFormat.PlainText)
                    text.prepare(font=font)
                    texts[number] = text, metrics.horizontalAdvance(_text(number)) / 2
                if colours[level] is not pen:
                    pen = colours[level]
                    painter.setPen(pen)
                static, half = texts[number]
                painter.drawStaticText(QPointF(middle + column * grid.width - half, top), static)

    def _paint_headings(self, painter: QPainter) -> None:
        """The pair numbers, as many as there is room for; the picked one bold."""
        grid, font = self.grid, self.heading_font()
        metrics, muted = QFontMetricsF(font), self.palette.color(ROLE.PlaceholderText)
        strong = bold(font)
        step_down = int(metrics.height() * 0.9 // grid.height) + 1
        step_across = int(metrics.horizontalAdvance("00 ") // grid.width) + 1
        for pair in range(1, grid.pairs + 1):
            marked = pair == self.selected
            painter.setFont(strong if marked else font)
            told = marked or pair in self.hovered
            painter.setPen(self.palette.color(ROLE.Text) if told else muted)
            cell = grid.cell(pair - 1, pair - 1)
            if marked or (pair - 1) % step_down == 0:
                place = QRectF(0, cell.center().y() - 20, grid.left - 6, 40)
                painter.drawText(place, RIGHT, str(pair))
            if marked or (pair - 1) % step_across == 0:
                place = QRectF(cell.center().x() - 30, 0, 60, grid.top - 3)
                painter.drawText(place, BOTTOM, str(pair))

    def _lines(self, pair: int) -> Iterator[QRectF]:
        """The row and the column of a pair."""
        grid, area = self.grid, self.grid.area
        yield QRectF(area.left(), grid.top + (pair - 1) * grid.height, area.width(), grid.height)
        yield QRectF(grid.left + (pair - 1) * grid.width, area.top(), grid.width, area.height())

    def _frame(self, painter: QPainter, place: QRectF) -> None:
        """A frame that is seen on every colour."""
        place = place.adjusted(-0.5, -0.5, -0.5, -0.5)
        painter.setPen(QPen(self.palette.color(ROLE.Base), FRAME + 2))
        painter.drawRect(place)
        painter.setPen(QPen(self.palette.color(ROLE.Text), FRAME))
        painter.drawRect(place)

    def _fitting(self, text: str, width: float, height: float) -> QFont | None:
        """The font, made so small that a text fits; None where that is too small to be read."""
        metrics = QFontMetricsF(self.font)
        pixels = metrics.height() * 0.75
        digits = metrics.tightBoundingRect("0").height()
        room = min(1.0, width / metrics.horizontalAdvance(text), height / (digits * 1.45))
        return self._sized(pixels * room) if pixels * room >= LEAST_PIXELS else None

    def _sized(self, pixels: float) -> QFont:
        font = QFont(self.font)
        font.setPixelSize(max(1, int(pixels)))
        return font


def _text(number: int) -> str:
    return f"{number}".replace("-", MINUS)
