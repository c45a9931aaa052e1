"""Fields that open in cells have the names of their cells, for a screen reader."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractItemModel, QObject, Qt
from PySide6.QtWidgets import QLineEdit, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.widgets.fitting import TYPED_CELLS


def spoken(index: Index) -> str:
    """What a model says of a cell."""
    return str(index.data(Qt.ItemDataRole.AccessibleTextRole) or "")


class NamedDelegate(QStyledItemDelegate):
    """Makes the fields of all tables. said: what a cell is called, where the model does not say."""

    def __init__(self, parent: QObject, said: Callable[[Index], str] = spoken) -> None:
        super().__init__(parent)
        self._said = said

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = super().createEditor(parent, option, index)
        if editor is not None:  # of a cell that cannot be typed in there is none
            editor.setAccessibleName(self._said(index))
        return editor

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, QLineEdit) and editor.isModified() and editor.text().strip():
            self.setProperty(TYPED_CELLS, (self.property(TYPED_CELLS) or 0) + 1)
        super().setModelData(editor, model, index)
