"""Players of a list are offered while a name or a number is typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QStringListModel, Signal
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QCompleter,
    QLineEdit,
    QListView,
    QStyleOptionViewItem,
    QWidget,
)

from vpdesk.gui.tables.entry_table import SpacedDelegate
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.widgets.named import named

FEWEST = 2  # letters before names are offered


class Offer(NamedTuple):
    """A player who is offered: how, and what is typed for that."""

    line: str
    typed: str


OfferSearch = Callable[[str], Sequence[Offer]]


class NameCompleter(QCompleter):
    """Offers players below a field. chosen: one is in the field, or Enter took what was typed.

    called: what they are, for a screen reader.
    """

    chosen = Signal()

    def __init__(self, search: OfferSearch, field: QLineEdit, called: str = "") -> None:
        super().__init__(field)
        self._search, self._field = search, field
        self._found: Sequence[Offer] = ()
        self._texts = QStringListModel(self)
        self.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self.setModel(self._texts)
        self.setWidget(field)
        self._list = named(QListView(), "namesOffered")
        self._list.setAccessibleName(called or self.tr("Players of the register"))
        self._list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setPopup(self._list)
        self.activated.connect(self._choose)
        field.textEdited.connect(self._offer)
        field.returnPressed.connect(self._take_typed)

    def _offer(self, typed: str) -> None:
        enough = len(typed.strip()) >= FEWEST
        self._found = self._search(typed) if enough else ()
        self._texts.setStringList([each.line for each in self._found])
        if self._found:
            self.complete()
        else:
            self._list.hide()

    def _choose(self, line: str) -> None:
        picked = self._found[self._texts.stringList().index(line)]
        self._field.setText(picked.typed)
        self.chosen.emit()

    def _take_typed(self) -> None:
        """Enter while names are offered, and none of them is picked."""
        if self._list.isVisible() and not self._list.currentIndex().isValid():
            self._list.hide()
            self.chosen.emit()


class NamesDelegate(SpacedDelegate):
    """Cells of some columns offer the players of a list."""

    def __init__(self, search: OfferSearch, columns: tuple[int, ...], parent: QObject) -> None:
        super().__init__(parent)
        self._search, self._columns = search, columns

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = super().createEditor(parent, option, index)
        if index.column() in self._columns and isinstance(editor, QLineEdit):
            completer = NameCompleter(self._search_of(index), editor, self._called)
            completer.chosen.connect(lambda: self._close(editor))
        return editor

    @property
    def _called(self) -> str:
        return ""

    def _search_of(self, _index: Index) -> OfferSearch:
        return self._search

    def _close(self, editor: QLineEdit) -> None:
        self.commitData.emit(editor)
        self.closeEditor.emit(editor, QAbstractItemDelegate.EndEditHint.SubmitModelCache)
