"""A report table in which single cells are picked, to be explained."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractItemView, QWidget

from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.tables.table_view import TableView
from vpdesk.paper.sheet_layout import balanced_lines
from vpdesk.report.table import Table

FRAME = 2  # pixels
LONG_HEADING = 11  # characters; a longer one goes on two lines


class CellTable(TableView):
    """Shows a report's table; arrow keys and clicks pick a cell of it.

    cellPicked: the row and the column that the user picked.
    """

    cellPicked = Signal(int, int)
    _filling = False  # asked for while Qt makes the view

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def show_cells(self, table: Table, row: int, column: int) -> None:
        """Show a table with a cell picked; the nearest one where there is no such cell.

        It is not scrolled sideways for that: the first column names the rows.
        """
        across = self.horizontalScrollBar().value()
        self._filling = True
        self.show_table(with_broken_headings(table), -1)
        if table.rows:
            row = min(max(row, 0), len(table.rows) - 1)
            column = min(max(column, 0), len(table.headings) - 1)
            self.setCurrentIndex(self.table_model.index(row, column))
        self.horizontalScrollBar().setValue(across)
        self._filling = False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Frame the cell that the keyboard is at."""
        super().paintEvent(event)
        current = self.currentIndex()
        if current.isValid():
            role, painter = QPalette.ColorRole, QPainter(self.viewport())
            frame = role.Accent if self.table_model.table.lined else role.HighlightedText
            painter.setPen(QPen(self.palette().color(frame), FRAME))
            painter.drawRect(self.visualRect(current).adjusted(FRAME, FRAME, -FRAME, -FRAME))
            painter.end()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()
        if not self._filling and current.isValid():
            self.cellPicked.emit(current.row(), current.column())


def with_broken_headings(table: Table) -> Table:
    """A table whose long headings go on two lines."""
    return replace(table, headings=tuple(map(broken_heading, table.headings)))


def broken_heading(heading: str) -> str:
    """A heading on two lines where it is much wider than what stands under it."""
    if len(heading) <= LONG_HEADING:
        return heading
    return "\n".join(balanced_lines(heading, lambda text, _: float(len(text))))
