"""Why what was typed is refused, beside where it was typed; the text stays there to be mended."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLineEdit, QWidget

from vpdesk.gui.tables.entry_table import EntryTable
from vpdesk.gui.widgets.announce import announce
from vpdesk.gui.widgets.beside import Beside


class CellError(Beside):
    """Lies over a page under the cell or field that it is about; gone at the next key."""

    def show_under(self, text: str, holder: QWidget, place: QRect, field: QLineEdit | None) -> None:
        """Say why what stands in a field is refused.

        place: of the field, in what holds it. field: in which the text is mended, None where
        there is none any more.
        """
        self.setText(f"\N{WARNING SIGN} {text}")
        self.lie_by(holder, place)
        announce(self, text)
        if field is not None:
            field.setAccessibleDescription(text)
            field.textEdited.connect(self.hide)
            field.destroyed.connect(self.hide)

    def show_beside(self, text: str, table: EntryTable, field: QLineEdit | None) -> None:
        """The same of a field, or where none is told of the cell of a table in which one is."""
        if field is not None:
            self.show_under(text, field, field.rect(), field)
        else:
            cell = table.visualRect(table.currentIndex())
            self.show_under(text, table.viewport(), cell, table.editor)
