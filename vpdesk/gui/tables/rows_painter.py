"""The cells of a report's table painted in one pass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPalette,
    QStaticText,
)

from vpdesk.gui.widgets.fonts import bold
from vpdesk.paper.marks import draw_mark
from vpdesk.report.table import Cell, CellEdge, Mark

if TYPE_CHECKING:
    from vpdesk.gui.tables.table_view import TableView

ROLE = QPalette.ColorRole
MOST_TEXTS, MOST_FONTS = 4096, 4  # that are kept laid out


class RowsPainter:
    """Paints texts aligned in the middle of their columns, and marks beside them.

    A delegate would be asked cell by cell, each with an index, an option and the model's flags:
    three times as long for a table that fills the screen.
    """

    def __init__(self, painter: QPainter, view: TableView) -> None:
        self._painter, self._view = painter, view
        self._palette, self._font = QPalette(view.palette()), view.font()
        if not view.hasFocus():  # the chosen row stays in sight, and is not where the keys go
            self._palette.setCurrentColorGroup(QPalette.ColorGroup.Inactive)
        self._table = view.table_model.table
        colour = self._palette.color
        self._inks = {role: colour(role) for role in (ROLE.Text, ROLE.HighlightedText)}
        self._grounds = colour(ROLE.Base), colour(ROLE.AlternateBase)
        self._of_current, self._of_hovered = (_tint(colour(ROLE.Accent), s) for s in (22, 40))
        self._line = QFontMetrics(self._font)
        self._strong = bold(self._font)
        self._texts = _texts(self._font)
        painter.setFont(self._font)
        self._columns = [
            (column, view.columnViewportPosition(column), view.columnWidth(column))
            for column in range(len(self._table.headings))
        ]
        # Where the texts of each are aligned.
        self._middles = [
            left + (width - 1) // 2 - sum(widths) // 2 + widths.head
            for (_, left, width), widths in zip(self._columns, view.text_widths, strict=False)
        ]

    @property
    def base(self) -> QColor:
        """The colour behind all rows."""
        return self._grounds[0]

    @property
    def look(self) -> object:
        """All that cells in the same place look by."""
        place = self._view.rowViewportPosition(0), self._view.rowHeight(0)
        group = self._palette.currentColorGroup(), self._palette.cacheKey()
        columns = tuple(self._columns), tuple(self._middles), self._table.current
        return place, columns, tuple(self._view.text_widths), group, self._font.key()

    def in_sight(self, area: QRect) -> range:
        """The rows in an area of the viewport; not one whose text it would cut."""
        view = self._view
        first, last = view.rowAt(area.top()), view.rowAt(area.bottom())
        if first < 0 or not self._columns:
            return range(0)
        if last < 0:
            return range(first, len(self._table.rows))
        text = (view.rowHeight(last) + self._line.height()) / 2
        cut = view.rowViewportPosition(last) + text > view.viewport().height()
        return range(first, last if cut and last > view.rowAt(0) else last + 1)

    def content(self, row: int) -> tuple[object, tuple[Cell, ...]]:
        """What says how a row is painted: whether it is selected and pointed at, and its cells."""
        picked = row in self._view.selected_rows, row == self._view.hovered_row
        return picked, self._table.rows[row]

    def clear(self, row: int) -> None:
        """Take a row away."""
        self._painter.fillRect(self._whole(row), self.base)

    def _whole(self, row: int) -> QRect:
        top, height = self._view.rowViewportPosition(row), self._view.rowHeight(row)
        return QRect(0, top, self._view.viewport().width(), height)

    def draw_row(self, row: int, columns: Sequence[int] | None = None) -> None:
        """Paint a row, or some of its columns, with what is behind it."""
        view, table = self._view, self._table
        top, height = view.rowViewportPosition(row), view.rowHeight(row)
        places = self._columns if columns is None else [self._columns[i] for i in columns]
        ink = ROLE.Text
        if not table.lined:  # a row of which is nothing by itself
            for parts in [places] if columns is None else [[each] for each in places]:
                start, end = parts[0][1], parts[-1][1] + parts[-1][2]
                ink = self._ground(row, QRect(start, top, end - start, height))
        written = self._inks[ink]
        self._painter.setPen(written)
        for column, left, width in places:
            cell = table.rows[row][column]
            if cell.text or cell.mark:
                muted = cell.mark is Mark.BEYOND and ink is ROLE.Text
                if muted:
                    self._painter.setPen(self._palette.color(ROLE.PlaceholderText))
                self._cell(cell, column, top, height, written)
                if muted:
                    self._painter.setPen(written)
            if cell.edges:
                self._edges(cell.edges, QRect(left, top, width, height))

    def _ground(self, row: int, part: QRect) -> QPalette.ColorRole:
        """What lies behind a part of a row; the colour of its texts."""
        view, painter = self._view, self._painter
        if row in view.selected_rows:
            painter.fillRect(part, self._palette.color(ROLE.Highlight))
            return ROLE.HighlightedText
        painter.fillRect(part, self._grounds[row % 2])
        if row == view.hovered_row:
            painter.fillRect(part, self._of_hovered)
        elif self._table.current is not None:
            _, left, width = self._columns[self._table.current]
            there = part & QRect(left, part.y(), width, part.height())
            painter.fillRect(there, self._of_current)
        return ROLE.Text

    def _edges(self, edges: CellEdge, rect: QRect) -> None:
        """The lines at the sides of a cell; neighbours draw theirs at the same place."""
        left, top, right, bottom = rect.x(), rect.y(), rect.right() + 1, rect.bottom() + 1
        right = min(right, self._view.viewport().width() - 1)  # of the last column, too
        for edge, line in (
            (CellEdge.TOP, (left, top, right, top)),
            (CellEdge.RIGHT, (right, top, right, bottom)),
            (CellEdge.BOTTOM, (left, bottom, right, bottom)),
            (CellEdge.LEFT, (left, top, left, bottom)),
        ):
            if edge in edges:
                self._painter.drawLine(*line)

    def _cell(self, cell: Cell, column: int, top: int, height: int, ink: QColor) -> None:
        painter, texts = self._painter, self._texts
        if cell.strong:
            texts = _texts(self._strong)
            painter.setFont(self._strong)
        head, tail = self._table.split(column, cell.text)
        middle, upper = self._middles[column], top + (height - self._line.height()) // 2
        if head:
            text, width = texts[head]
            painter.drawStaticText(QPointF(middle - width, upper), text)
        if tail:
            painter.drawStaticText(QPointF(middle, upper), texts[tail][0])
        if cell.strong:
            painter.setFont(self._font)
        if cell.mark:
            side = height // 3
            right = middle + self._view.text_widths[column].tail + side // 2
            square = QRectF(right, top + (height - 1) // 2 - side // 2, side, side)
            draw_mark(painter, square, cell.mark, ink)


class _Texts(dict[str, tuple[QStaticText, float]]):
    """Texts laid out in one font, with their widths; tables that are turned through share most."""

    def __init__(self, font: QFont) -> None:
        super().__init__()
        self._font, self._metrics = font, QFontMetricsF(font)

    def __missing__(self, words: str) -> tuple[QStaticText, float]:
        if len(self) >= MOST_TEXTS:
            self.clear()
        text = QStaticText(words)
        text.setTextFormat(Qt.TextFormat.PlainText)
        text.prepare(font=self._font)
        made = self[words] = text, self._metrics.horizontalAdvance(words)
        return made


_OF_FONTS: dict[str, _Texts] = {}


def _texts(font: QFont) -> _Texts:
    """Those in a font."""
    key = font.key()
    if key not in _OF_FONTS:
        while len(_OF_FONTS) >= MOST_FONTS:
            del _OF_FONTS[next(iter(_OF_FONTS))]
        _OF_FONTS[key] = _Texts(font)
    return _OF_FONTS[key]


def _tint(colour: QColor, strength: int) -> QColor:
    """A colour so light that text stays readable on it."""
    tint = QColor(colour)
    tint.setAlpha(strength)
    return tint
