"""The prizes of an event: what each is for, and who has won it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QComboBox,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from vpdesk.errors import WordedError
from vpdesk.event.event import Event, Prize
from vpdesk.event.prizes import with_prizes
from vpdesk.gui.tables.entry_table import ENTER
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.tables.named_delegate import NamedDelegate
from vpdesk.gui.texts import error_text
from vpdesk.gui.widgets.action_buttons import action_buttons
from vpdesk.gui.widgets.announce import warn
from vpdesk.gui.widgets.fitting import FittingDialog
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.tab_order import tell_label
from vpdesk.report.step_words import step_words

Hint = QAbstractItemDelegate.EndEditHint
FREE, LEAST = 3, 8  # empty rows below the prizes; rows in all
LETTERS = (16, 32, 26)  # of a column


class PrizesTable(QTableWidget):
    """Enter and Tab go on from what a prize is for to the prize, then to the next row."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is not that of the dialog here."""
        if event.key() in ENTER:
            event.accept()
        else:
            super().keyPressEvent(event)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Stay among the texts: keys that are typed on would choose a winner."""
        on = hint in (Hint.EditNextItem, Hint.SubmitModelCache)
        row, column = self.currentRow(), self.currentColumn()
        super().closeEditor(editor, Hint.NoHint if on else hint)
        if on:
            self.setCurrentCell(*((row, 1) if column == 0 else (row + 1, 0)))


class PrizesDialog(FittingDialog):
    """Asks for the prizes of an event, a row each; an empty row is none.

    wanted: the event as it is wanted, and what was changed.
    """

    wanted = Signal(object, str)

    def __init__(self, event: Event, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "prizesDialog", "groups#prizes")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Prizes"))
        self._event = event
        self.table = named(PrizesTable(0, len(LETTERS)), "prizesTable")
        self.line = named(QLabel(wordWrap=True), "prizesLine")
        self.buttons = action_buttons(self.tr("Save the Prizes"))
        self._fill()
        self.lay_out(self._page(), self.buttons)
        self.table.cellChanged.connect(self._make_room)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.table.setCurrentCell(0, 0)
        self.table.setFocus()

    def accept(self) -> None:
        """Ask for the event with them, or say why not."""
        try:
            event = with_prizes(self._event, self._prizes())
        except WordedError as error:
            warn(self.line, error_text(error))
            return
        super().accept()
        self.wanted.emit(event, step_words("PrizesDialog", "prizes"))

    def _prizes(self) -> Iterator[Prize]:
        for row in range(self.table.rowCount()):
            wins, text = (self._text(row, column) for column in (0, 1))
            if wins or text:
                yield Prize(wins, text, self._winner(row).currentData())

    def _text(self, row: int, column: int) -> str:
        item = self.table.item(row, column)
        return "" if item is None else " ".join(item.text().split())

    def _winner(self, row: int) -> QComboBox:
        combo = self.table.cellWidget(row, 2)
        if not isinstance(combo, QComboBox):
            raise TypeError(row)
        return combo

    def _fill(self) -> None:
        self.table.setHorizontalHeaderLabels(
            [self.tr("Prize for"), self.tr("Prize"), self.tr("Won by")]
        )
        self.table.setAccessibleName(self.tr("Prizes"))
        self.table.setItemDelegate(NamedDelegate(self, self._where))
        self.table.verticalHeader().hide()
        self.table.setTabKeyNavigation(False)
        for each in self._event.prizes:
            self._add(each)
        self._make_room()

    def _add(self, prize: Prize) -> None:
        row = self.table.rowCount()
        self.table.insertRow(row)
        for column, text in enumerate((prize.wins, prize.text)):
            self.table.setItem(row, column, QTableWidgetItem(text))
        combo = named(QComboBox(), f"prizeWinner{row + 1}")
        combo.setAccessibleName(f"{self.tr('Won by')}, {row + 1}")
        combo.addItem(self.tr("By the final ranking"), 0)
        for each in self._event.entrants:
            combo.addItem(each.name, each.number)
        combo.setCurrentIndex(max(0, combo.findData(prize.winner)))
        self.table.setCellWidget(row, 2, combo)
        tell_label(combo, combo.accessibleName())
        self.table.resizeRowToContents(row)

    def _where(self, index: Index) -> str:
        """What is typed in a cell, the number of its row, and what the prize of the row is for."""
        heading = self.table.horizontalHeaderItem(index.column())
        wins = self._text(index.row(), 0) if index.column() else ""
        name = heading.text() if heading is not None else ""
        return ", ".join(filter(None, (name, str(index.row() + 1), wins)))

    def _make_room(self) -> None:
        """Have some rows to go on in."""
        used = [row for row in range(self.table.rowCount()) if self._text(row, 0)]
        wanted = max(LEAST, FREE + (used[-1] + 1 if used else 0))
        while self.table.rowCount() < wanted:
            self._add(Prize("", ""))

    def _page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        words = self.tr(
            "A prize is for places such as 4-10, the best of a club or group, or a named winner."
        )
        layout.addWidget(QLabel(words, wordWrap=True))
        layout.addWidget(self.table, 1)
        layout.addWidget(self.line)
        letter, header = self.fontMetrics().averageCharWidth(), self.table.horizontalHeader()
        for column, letters in enumerate(LETTERS):
            header.resizeSection(column, letters * letter)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        rows = sum(self.table.rowHeight(row) for row in range(LEAST))
        self.table.setMinimumSize((sum(LETTERS) + 3) * letter, header.sizeHint().height() + rows)
        return page
