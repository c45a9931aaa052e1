"""The table of a tournament's field, edited in place."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QWidget

from vpdesk.gui.rooms.events.field.field_columns import HERE, ROUND
from vpdesk.gui.rooms.events.field.field_model import FieldModel
from vpdesk.gui.tables.base_table import copy_lines
from vpdesk.gui.tables.entry_table import EntryTable, Trigger, typed_letter

LETTERS = "UFHZ"


class FieldTable(EntryTable):
    """Shows a FieldModel. A letter in the column of a round is there at once.

    Delete takes an entrant out at the number and the name, and elsewhere what stands in the cell.

    removeRequested: the numbers of the entrants that are to be deleted.
    pasteRequested: a text from the clipboard.
    hereRequested: the numbers of the entrants who have checked in, or have not after all.
    """

    hereRequested = Signal(object)
    removeRequested = Signal(object)
    pasteRequested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = FieldModel(self)
        self.show_model(self.field)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(Trigger.AnyKeyPressed | Trigger.DoubleClicked | Trigger.EditKeyPressed)
        self.stretched = (self.field.column_of("name"),)

    @property
    def selected(self) -> tuple[int, ...]:
        """The numbers of the entrants in whose rows something is selected."""
        rows = sorted({index.row() for index in self.selectionModel().selectedIndexes()})
        entrants = (self.field.entrant(row) for row in rows)
        return tuple(entrant.number for entrant in entrants if entrant is not None)

    def go_new(self) -> None:
        """Move to the name of a new entrant."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.go_to(self.field.rowCount() - 1, self.field.column_of("name"))

    def paste(self) -> None:
        """Ask for what is on the clipboard to be entered."""
        self.pasteRequested.emit(QGuiApplication.clipboard().text())

    def copy(self, *, headings: bool) -> None:
        """Put the rows in which something is selected on the clipboard, without their byes."""
        model = self.field
        columns = [at for at, each in enumerate(model.columns) if not each.round]
        rows = sorted({index.row() for index in self.selectionModel().selectedIndexes()})
        lines = [
            [model.text(row, column) for column in columns]
            for row in rows
            if model.entrant(row) is not None
        ]
        copy_lines(lines, [model.columns[at].heading for at in columns] if headings else ())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._goes_on(event):
            return
        at = self.currentIndex()
        column = self.field.columns[at.column()].field if at.isValid() else ""
        of_round = column == ROUND
        letter = typed_letter(event)
        if event.matches(QKeySequence.StandardKey.Paste) and self.field.editable:
            self.paste()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._delete(at)
        elif self.field.here and letter == " " and self.field.editable:
            self.hereRequested.emit(self.selected)  # no name begins with a blank
        elif column == HERE and letter:
            event.accept()
        elif of_round and letter and letter in LETTERS and self.field.editable:
            self.field.setData(at, letter)
            self.go_on()
        elif of_round and letter.strip():
            event.accept()  # no other letter stands for a bye
        else:
            super().keyPressEvent(event)

    def _delete(self, at: QModelIndex) -> None:
        entrants = self.field.columns[at.column()].field in ("number", "name")
        if at.isValid() and not entrants and self.field.editable:
            self.field.setData(at, "")
        elif self.selected and self.field.editable:
            self.removeRequested.emit(self.selected)
