"""A table of figures: its columns sort, its numbers are aligned, its best ones are starred."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import replace

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from vpdesk.gui.tables.base_model import LEFT, RIGHT
from vpdesk.gui.tables.base_table import BaseTable, copy_lines
from vpdesk.gui.tables.cell_menu import menu_place
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.tables.spaced_header import SpacedHeader, gap_text
from vpdesk.gui.tables.table_model import TableModel
from vpdesk.gui.widgets.fonts import bold
from vpdesk.report.table import Cell, Table

PADDING = 24  # of a column at least, both sides together
MARGINS = 8  # of a cell beside its text and the gap after it, both sides together
MOST_SPARE = 8  # pixels that a column may be wider than it needs
LEAST_ROWS = 4  # that are to be seen at least
POINTS = 10  # of a star, inner and outer ones
LEAST_LETTERS = 16  # of a first column that leaves others in sight
NO_COLUMN = -1  # the rows stay in the order in which they came
INNER = 0.42  # radius of its inner points


class FiguresModel(TableModel):
    """A report table whose numbers stand on the right and whose best ones are bold."""

    def __init__(self, parent: QTableView) -> None:
        super().__init__(parent)
        self.tips: tuple[str, ...] = ()

    def set_tips(self, tips: tuple[str, ...]) -> None:
        """What the headings mean, a sentence each."""
        self.tips = tips

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == 0:
            return self.cell(index).note or self.cell(index).text  # which may be elided
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(index.column())
        if role == Qt.ItemDataRole.FontRole and self.cell(index).strong:
            view = self.parent()  # not kept: the two would keep each other
            assert isinstance(view, QTableView)
            return bold(view.font())
        return super().data(index, role)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.ToolTipRole:
            return self.tips[section] if section < len(self.tips) else None
        if role == Qt.ItemDataRole.InitialSortOrderRole and section in self.table.highest_first:
            return Qt.SortOrder.DescendingOrder
        return super().headerData(section, orientation, role)

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        """Names stand on the left, numbers on the right."""
        return LEFT if _is_of_texts([row[column] for row in self.table.rows]) else RIGHT


class FiguresHeader(SpacedHeader):
    """Keeps room for the sign of the order in the column that has it, not in all."""

    def sectionSizeFromContents(self, section: int) -> QSize:
        size = super().sectionSizeFromContents(section)
        if section == self.sortIndicatorSection():
            style, metric = self.style(), QStyle.PixelMetric
            mark = style.pixelMetric(metric.PM_HeaderMarkSize, None, self)
            margin = style.pixelMetric(metric.PM_HeaderMargin, None, self)
            size += QSize(mark + 2 * margin, 0)
        return size


class StarDelegate(QStyledItemDelegate):
    """Paints a star before what is the best, for those who do not see that it is bold."""

    def __init__(self, model: FiguresModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """What stands on the right is kept away from what stands on the left after it."""
        super().initStyleOption(option, index)
        if option.displayAlignment & Qt.AlignmentFlag.AlignRight:
            option.text += gap_text(option.fontMetrics)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        cell = self._model.cell(index)
        if cell.strong:
            self.initStyleOption(option, index)
            rect: QRect = option.rect
            text = option.fontMetrics.horizontalAdvance(option.text)
            side = option.fontMetrics.ascent() * 0.8
            right = rect.right() - text - side
            place = QRectF(right - side, rect.center().y() - side / 2 + 1, side, side)
            _draw_star(painter, place, option.palette.color(option.palette.ColorRole.Text))


class FiguresTable(BaseTable):
    """Shows rows that are known by keys; what is picked stays so while figures change.

    A click on a heading sorts, the best first where a value has one; the next one the other way
    round, and then back to the order in which the rows came. What is unknown stays at the end.

    rowPicked: the key of the row that the user picked.
    rowActivated: the key of the row that was double-clicked, or on which Enter was pressed.
    menuRequested: where a menu of the current cell is wanted.
    """

    rowPicked = Signal(object)
    rowActivated = Signal(object)
    menuRequested = Signal(QPoint)

    def __init__(
        self, parent: QWidget | None = None, *, sortable: bool = True, in_sight: int = 0
    ) -> None:
        super().__init__(parent)
        self.figures = FiguresModel(self)
        self._table = self.figures.table
        self._keys: tuple[Hashable, ...] = ()
        self._shown: tuple[Hashable, ...] = ()
        self._picked: Hashable = None
        self._filling = False
        self._in_sight = in_sight  # so many columns, the first one as narrow as that needs
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setModel(self.figures)
        self.setItemDelegate(StarDelegate(self.figures, self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = FiguresHeader(self)
        self.setHorizontalHeader(header)
        header.setSectionsClickable(sortable)
        header.setSortIndicatorShown(sortable)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(NO_COLUMN, Qt.SortOrder.AscendingOrder)
        header.sortIndicatorChanged.connect(self._fill)
        self.doubleClicked.connect(self._activate)

    def as_given(self) -> None:
        """Show the rows in the order in which they come."""
        self.horizontalHeader().setSortIndicator(NO_COLUMN, Qt.SortOrder.AscendingOrder)

    def leave_out(self, *columns: int) -> None:
        """Show all columns but these."""
        for column in range(self.figures.columnCount()):
            self.setColumnHidden(column, column in columns)
        self.fit_columns()

    def begin(self) -> None:
        """Other work has begun: the rows come as they are given, and none is picked."""
        self.as_given()
        self._picked = None
        self.scrollToTop()

    @property
    def picked(self) -> Hashable:
        """The key of the picked row; None where there is none."""
        return self._picked

    def show_table(self, table: Table, keys: Sequence[Hashable], picked: Hashable) -> None:
        """Show a table whose rows have these keys, with one picked, scrolled as before."""
        self._table, self._keys = table, tuple(keys)
        self._picked = picked if picked in self._keys else None
        self._fill()

    def pick(self, key: Hashable) -> None:
        """Pick the row of a key, if there is one."""
        if key in self._shown:
            self.setCurrentIndex(self.figures.index(self._shown.index(key), 0))

    def copy(self) -> None:
        """Put the whole table, in the order in which it is shown, on the clipboard."""
        table = self.figures.table
        copy_lines([[cell.text for cell in row] for row in table.rows], table.headings)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if not self._filling and 0 <= current.row() < len(self._shown):
            self._picked = self._shown[current.row()]
            self.rowPicked.emit(self._picked)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index, place = menu_place(self, event)
        if index.isValid():
            self.setCurrentIndex(index)
            self.menuRequested.emit(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._activate(self.currentIndex())
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        rows = min(LEAST_ROWS, max(1, self.figures.rowCount()))
        height = self.horizontalHeader().sizeHint().height()
        height += rows * self.verticalHeader().defaultSectionSize()
        return QSize(super().minimumSizeHint().width(), height + 2 * self.frameWidth())

    def sizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        height = self.horizontalHeader().sizeHint().height()
        height += self.figures.rowCount() * self.verticalHeader().defaultSectionSize()
        return QSize(self.horizontalHeader().length() + bar, height + bar)

    def _fill(self) -> None:
        """Bring the rows into the order that the heading asks for."""
        header, scroll = self.horizontalHeader(), self.verticalScrollBar().value()
        order = list(range(len(self._keys)))
        column = header.sortIndicatorSection()
        if 0 <= column < len(self._table.headings):
            order = _sorted(self._table, column, header.sortIndicatorOrder())
        self._filling = True
        self._shown = tuple(self._keys[row] for row in order)
        self.figures.set_table(replace(self._table, rows=tuple(self._table.rows[i] for i in order)))
        self.fit_columns()
        if self._picked is not None:
            self.setCurrentIndex(self.figures.index(self._shown.index(self._picked), 0))
        self._filling = False
        self.verticalScrollBar().setValue(scroll)
        self.updateGeometry()

    def _activate(self, index: Index) -> None:
        if 0 <= index.row() < len(self._shown):
            self.rowActivated.emit(self._shown[index.row()])

    def fit_columns(self) -> None:
        """As wide as their texts, and a little wider where there is room."""
        header, table = self.horizontalHeader(), self.figures.table
        strong = QFontMetrics(bold(self.font()))
        gap = self.fontMetrics().horizontalAdvance(gap_text(self.fontMetrics()))
        padding, needed = max(PADDING, gap + MARGINS), []
        for column in range(len(table.headings)):
            if self.isColumnHidden(column):
                needed.append(0)
                continue
            widths = [
                strong.horizontalAdvance(cell.text) + 2 * strong.ascent()
                if cell.strong
                else self.fontMetrics().horizontalAdvance(cell.text)
                for cell in (row[column] for row in table.rows)
            ]
            heading = header.sectionSizeFromContents(column).width()
            needed.append(max(heading, max(widths, default=0) + padding))
        if self._in_sight and needed:
            room = self.viewport().width() - sum(needed[1 : self._in_sight])
            least = LEAST_LETTERS * self.fontMetrics().averageCharWidth()
            needed[0] = min(needed[0], max(least, room))
        spare = max(0, self.viewport().width() - sum(needed)) // max(1, len(needed))
        for column, width in enumerate(needed):
            if width:
                self.setColumnWidth(column, width + min(spare, MOST_SPARE))


def _sorted(table: Table, column: int, order: Qt.SortOrder) -> list[int]:
    """The rows by the values of a column, by its texts where it has none; unknown ones last."""
    cells, falls = [row[column] for row in table.rows], order == Qt.SortOrder.DescendingOrder
    if _is_of_texts(cells):
        known = sorted(range(len(cells)), key=lambda row: cells[row].text.casefold(), reverse=falls)
    else:
        known = [row for row, cell in enumerate(cells) if cell.value is not None]
        known.sort(key=lambda row: _value(cells[row]), reverse=falls)
    unknown = [row for row in range(len(cells)) if row not in known]
    return known + unknown


def _value(cell: Cell) -> float:
    assert cell.value is not None
    return cell.value


def _is_of_texts(cells: Sequence[Cell]) -> bool:
    """Whether a column has words in it, and no number."""
    words = any(cell.text.strip("\N{EN DASH}") for cell in cells)
    return words and all(cell.value is None for cell in cells)


def _draw_star(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    middle, radius = rect.center(), rect.width() / 2
    corners = []
    for point in range(POINTS):
        reach = radius * (1 if point % 2 == 0 else INNER)
        angle = 2 * math.pi * point / POINTS
        corners.append(middle + QPointF(reach * math.sin(angle), -reach * math.cos(angle)))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF(corners))
    painter.restore()
