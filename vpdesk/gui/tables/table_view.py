"""The table of a report: rows to pick, copy and jump to by typing a number."""

from __future__ import annotations

from operator import attrgetter
from typing import NamedTuple

from PySide6.QtCore import (
    QElapsedTimer,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    QSignalBlocker,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QWidget,
)

from vpdesk.gui.tables.base_table import BaseTable, copy_lines
from vpdesk.gui.tables.cell_menu import menu_place
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.tables.kept_rows import KeptRows
from vpdesk.gui.tables.spaced_header import SpacedHeader
from vpdesk.gui.tables.table_model import TableModel
from vpdesk.gui.widgets.fonts import bold
from vpdesk.gui.widgets.tall_rows import LINES
from vpdesk.report.table import Table

PADDING = 16
MOST_SPARE = 3  # lines of text that a column may be wider than it needs
OF_NAMES = 1  # the same where there are names, near which is what they came to
WANTED_ROWS = 12  # in sight: where there would be fewer, they stand closer
ALL_ROWS = 45  # in sight: where there are more, they stand closer, for all of a table to be there
TYPING_PAUSE_MS = 1200
AS_WIDE = str.maketrans("123456789", "0" * 9)  # texts of the same shape are
TEXT, STRONG = map(attrgetter, ("text", "strong"))


class TextWidth(NamedTuple):
    """The width of a column's texts before and after the place where they are aligned."""

    head: int
    tail: int


class TableView(BaseTable):
    """Shows a report's table. A row is picked by mouse, keyboard or typing its margin.

    marginPicked: the first margin of the row that the user picked.
    marginHovered: that of the row under the mouse; -1 when the mouse leaves.
    menuRequested: where a menu of the current cell is wanted.
    """

    marginPicked = Signal(int)
    marginHovered = Signal(int)
    menuRequested = Signal(QPoint)

    def __init__(self, parent: QWidget | None = None, *, closes_up: bool = False) -> None:
        self._closes_up = closes_up  # its rows stand closer where it is low
        super().__init__(parent)
        self._make_viewport()
        self.table_model = TableModel(self)
        self.hovered_row = -1
        self.selected_rows: set[int] = set()
        self.text_widths: list[TextWidth] = []
        self.needed_width = 0  # of all columns, in pixels
        self._typed = ""
        self._kept = KeptRows()
        self._typing = QElapsedTimer()
        self.setModel(self.table_model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setMouseTracking(True)
        self.entered.connect(self._entered)

    def _make_viewport(self) -> None:
        """To find out what kind of widget Qt's own is, PySide6 loads all kinds that there are."""
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # see KeptRows

    def show_table(self, table: Table, margin: int) -> None:
        """Show a table, scrolled as before, with the row of a margin selected; -1 for none."""
        scroll = self.verticalScrollBar().value()
        self.hover_margin(-1)
        widths = self._measured(table)  # Qt lays out the columns while the model is reset
        before = self.table_model.table.headings
        same = widths == self.text_widths and table.headings == before
        self.text_widths = widths
        if len(table.headings) == len(before):
            with QSignalBlocker(self):  # where the selected row goes, Qt selects another one
                self.table_model.change_table(table)
                self._keep_selected(margin)
        else:
            self.selected_rows = set()
            self.table_model.set_table(table)
        if not same:
            with QSignalBlocker(self.horizontalHeader()):  # it would have all painted once more
                self._share()
            self.updateGeometries()
            self.viewport().update()
        self.executeDelayedItemsLayout()  # else after a repaint, with a second one
        self.select_margin(margin)
        self.verticalScrollBar().setValue(scroll)

    def _keep_selected(self, margin: int) -> None:
        """Have the row of a margin selected alone, at its first cell; -1 for none."""
        table, at = self.table_model.table, self.currentIndex()
        row = table.row_of(margin) if margin >= 0 and table.rows else -1
        if self.selected_rows - {row} or at.row() != row or at.column() > 0:
            self.clearSelection()
            self.setCurrentIndex(self.table_model.index(row, 0))

    def select_margin(self, margin: int) -> None:
        """Select the row of a margin, without telling that the user picked it; -1 for none."""
        table = self.table_model.table
        row = table.row_of(margin) if margin >= 0 and table.rows else -1
        if row >= 0 and row != self.currentIndex().row():
            with QSignalBlocker(self):
                self._go_to(row)

    def hover_margin(self, margin: int) -> None:
        """Emphasise the row of a margin; -1 for none."""
        table = self.table_model.table
        row = table.row_of(margin) if margin >= 0 and table.rows else -1
        if row != self.hovered_row:
            for changed in (self.hovered_row, row):
                if 0 <= changed < len(table.rows):
                    place = self.visualRect(self.table_model.index(changed, 0))
                    width = self.viewport().width()
                    self.viewport().update(QRect(0, place.top(), width, place.height()))
            self.hovered_row = row

    def copy(self, *, headings: bool) -> None:
        """Put the selected rows on the clipboard, as text and as a table for spreadsheets."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        if not rows:
            return
        table = self.table_model.table
        lines = [[cell.text for cell in table.rows[row]] for row in rows]
        copy_lines(lines, table.headings if headings else ())

    def keyboardSearch(self, search: str) -> None:
        """Jump to the margin that is being typed."""
        if not self._typing.isValid() or self._typing.elapsed() > TYPING_PAUSE_MS:
            self._typed = ""
        self._typing.start()
        if search.isdecimal() and len(self._typed) < 4:
            self._typed += search
            self._go_to(self.table_model.table.row_typed(int(self._typed)))

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        ends = {
            QAbstractItemView.CursorAction.MoveHome: 0,
            QAbstractItemView.CursorAction.MoveEnd: self.table_model.rowCount() - 1,
        }
        if action in ends:
            return self.table_model.index(ends[action], 0)
        return super().moveCursor(action, modifiers)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        starts = self.table_model.table.row_starts
        if 0 <= current.row() < len(starts):
            self.marginPicked.emit(starts[current.row()])

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        # The painter asks for every row; the style's own flag costs 4 ms to load at start.
        self.selected_rows = {index.row() for index in self.selectionModel().selectedRows()}

    def fit_columns(self) -> None:
        self.text_widths = self._measured(self.table_model.table)
        self._share()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        self._kept.draw(painter, self, event.rect())
        painter.end()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self.viewport().update()  # what was left out at the lower edge is elsewhere now

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index, place = menu_place(self, event)
        if index.isValid():
            flag = QItemSelectionModel.SelectionFlag
            kept = self.selectionModel().isSelected(index)  # there may be several rows to copy
            how = flag.NoUpdate if kept else flag.ClearAndSelect | flag.Rows
            self.selectionModel().setCurrentIndex(index, how)
            self.menuRequested.emit(place)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.marginHovered.emit(-1)

    def _go_to(self, row: int) -> None:
        self.setCurrentIndex(self.table_model.index(row, 0))

    def _entered(self, index: QModelIndex) -> None:
        self.marginHovered.emit(self.table_model.table.row_starts[index.row()])

    def _measured(self, table: Table) -> list[TextWidth]:
        """The widest texts of each column; digits are equally wide, so the longest will do."""
        columns = list(zip(*table.rows, strict=True)) or [()] * len(table.headings)
        strong = any(True in map(STRONG, column) for column in columns)
        metrics = QFontMetrics(bold(self.font()) if strong else self.font())
        widths = []
        for column, cells in enumerate(columns):
            shapes = "\0".join(map(TEXT, cells)).translate(AS_WIDE).split("\0")
            parts = [table.split(column, shape) for shape in dict.fromkeys(shapes)]
            longest = [max(side, key=len) for side in zip(*parts, strict=True)] or ["", ""]
            widths.append(TextWidth(*map(metrics.horizontalAdvance, longest)))
        return widths

    @property
    def widths(self) -> tuple[int, int]:
        """The width in which all columns are in sight, with the bar, and the most they take."""
        least = self.needed_width + self.verticalScrollBar().sizeHint().width()
        return least, least + self._most_spare

    def width_of(self, columns: int) -> int:
        """The width in which the first columns are in sight, with the bar."""
        return sum(self._needed[:columns]) + self.verticalScrollBar().sizeHint().width()

    @property
    def _needed(self) -> list[int]:
        """How wide each column must be."""
        header, mark = self.horizontalHeader(), self.fontMetrics().height()
        return [
            max(sum(text) + mark + PADDING, header.sectionSizeFromContents(column).width())
            for column, text in enumerate(self.text_widths)
        ]

    @property
    def _most_spare(self) -> int:
        """How much wider the columns may be than they need, in pixels."""
        lines = OF_NAMES if self.table_model.table.words else MOST_SPARE
        return len(self.text_widths) * lines * self.fontMetrics().height()

    def _fit_rows(self) -> None:
        super()._fit_rows()
        line, rows = self.fontMetrics().height(), self.verticalHeader()
        seen = self.viewport().height() // round(LINES * line)
        if self._closes_up and self.viewport().height() > 0 and seen < WANTED_ROWS:
            rows.setDefaultSectionSize(line + max(2, line // 8))
        elif self._closes_up and seen >= ALL_ROWS:
            rows.setDefaultSectionSize(line + line // 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().height() != event.oldSize().height():
            self._fit_rows()
        super().resizeEvent(event)

    def _share(self) -> None:
        """Share the width among the columns, to a greatest width; scroll where they need more."""
        table = self.table_model.table
        if not table.headings:
            return
        header, needed = self.horizontalHeader(), self._needed
        self.needed_width = sum(needed)
        spare = header.width() - self.needed_width
        if spare < 0:
            needed = self._close_up(needed, -spare)
        spare = max(0, spare)
        spare = min(spare, self._most_spare)
        share, rest = divmod(spare, len(needed))
        for column, width in enumerate(needed):
            self.setColumnWidth(column, width + share + (1 if column < rest else 0))

    def _close_up(self, needed: list[int], over: int) -> list[int]:
        """Columns whose headings stand closer, where all of them are in sight so; else as before.

        over: by how many pixels they are too wide.
        """
        header, mark = self.horizontalHeader(), self.fontMetrics().height()
        assert isinstance(header, SpacedHeader)
        least = [
            max(sum(text) + mark + PADDING, header.least_width(column))
            for column, text in enumerate(self.text_widths)
        ]
        slack = [width - low for width, low in zip(needed, least, strict=True)]
        if sum(slack) < over:
            return needed
        taken = [over * each // sum(slack) for each in slack]
        rest = over - sum(taken)  # less than a pixel of each
        for column in sorted(range(len(slack)), key=lambda each: taken[each] - slack[each])[:rest]:
            taken[column] += 1
        return [width - less for width, less in zip(needed, taken, strict=True)]
