"""A table of texts that is typed, copied and pasted as in a spreadsheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QMimeData, QSize
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from vpdesk.gui.tables.entry_table import EntryTable
from vpdesk.gui.tables.grid_model import GridModel

Keys = QKeySequence.StandardKey
ROWS_SHOWN = 16  # on a screen that has room for them
LEAST_WIDTH = 8  # characters: an empty column is as wide as a margin


class TextGrid(EntryTable):
    """Shows a GridModel and lets the user edit it.

    read: parts a text that is pasted into cells.
    """

    def __init__(
        self, read: Callable[[str], list[list[str]]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._read = read
        self.grid = GridModel(self)
        self.setShowGrid(True)
        self.setAlternatingRowColors(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.verticalHeader().show()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.show_model(self.grid)
        self.grid.rowsInserted.connect(self.fit_columns)
        self.grid.columnsInserted.connect(self.fit_columns)
        self._keys: tuple[tuple[Keys, Callable[[], object]], ...] = (
            (Keys.Undo, self.grid.undo),
            (Keys.Redo, self.grid.redo),
            (Keys.Copy, self.copy),
            (Keys.Cut, self.cut),
            (Keys.Paste, self.paste),
            (Keys.Delete, self.delete),
        )

    def copy(self) -> None:
        """Copy the selected cells."""
        chosen = self.selectedIndexes()
        if not chosen:
            return
        rows = sorted({each.row() for each in chosen})
        columns = sorted({each.column() for each in chosen})
        lines = ("\t".join(self.grid.text(row, column) for column in columns) for row in rows)
        data = QMimeData()
        data.setText("".join(f"{line}\n" for line in lines))
        QGuiApplication.clipboard().setMimeData(data)

    def cut(self) -> None:
        """Copy the selected cells and empty them."""
        self.copy()
        self.delete()

    def paste(self) -> None:
        """Write what was copied, from the current cell on."""
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            return
        at = self.currentIndex()
        block = self._read(text)
        self.grid.fill(max(at.row(), 0), max(at.column(), 0), block)

    def delete(self) -> None:
        """Empty the selected cells."""
        self.grid.clear(self.selectedIndexes())

    def _measured(self, rows: Iterable[int]) -> list[int]:
        least = LEAST_WIDTH * self.fontMetrics().averageCharWidth()
        return [max(width, least) for width in super()._measured(rows)]

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        width = size.width() + self.verticalHeader().sizeHint().width()
        return QSize(width, ROWS_SHOWN * self.verticalHeader().defaultSectionSize())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        do = next((do for key, do in self._keys if event.matches(key)), None)
        if do is not None:
            do()
            event.accept()
        else:
            super().keyPressEvent(event)
