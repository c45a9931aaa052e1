"""The tie-breaks that count, in their order, to be chosen and moved."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import flow
from vpdesk.gui.widgets.tall_rows import TallRows
from vpdesk.report.events.tie_break_words import (
    tie_break_label,
    tie_break_meaning,
    tie_break_name,
)
from vpdesk.tournament.play import Kind
from vpdesk.tournament.standings.tie_breaks import OFFERED, TieBreak

OF = Qt.ItemDataRole.UserRole


class MovableList(QListWidget):
    """A list whose rows move with the mouse, or with Ctrl and an arrow key.

    moveRequested: how far the current row is to go: -1 up, 1 down.
    """

    moveRequested = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.key() in steps:
            self.moveRequested.emit(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


class TieBreakList(QWidget):
    """Shows all tie-breaks of a kind of tournament: those that count first, in their order.

    orderChanged: the tie-breaks that the user wants, in order. regulation: the button for those
    of a regulation; its menu is filled by tie_rules_menu.py.
    """

    orderChanged = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = Kind.CHESS
        self._order: tuple[TieBreak, ...] = ()
        self._usual: tuple[TieBreak, ...] = ()
        self.list = named(MovableList(), "tieBreakList")
        self.list.setItemDelegate(TallRows(self.list))
        self.up = named(QPushButton(self.tr("Move Up")), "tieBreakUpButton")
        self.down = named(QPushButton(self.tr("Move Down")), "tieBreakDownButton")
        self.usual = named(QPushButton(self.tr("As Usual")), "tieBreaksUsualButton")
        self.regulation = named(QPushButton(self.tr("Regulation")), "tieRulesButton")
        self.meaning = named(QLabel(wordWrap=True), "tieBreakMeaning")
        self.note = named(QLabel(wordWrap=True), "tieBreakNote")
        self._lay_out()
        self._connect()

    def show_order(
        self,
        kind: Kind,
        order: Sequence[TieBreak],
        note: str = "",
        usual: tuple[TieBreak, ...] = (),
    ) -> None:
        """Show an order, and what is to be told of it; the current tie-break stays so.

        usual: the order that is usual in such a tournament.
        """
        self._usual = usual
        self.note.setText(note)
        self.note.setVisible(bool(note))
        if (kind, tuple(order)) == (self._kind, self._order) and self.list.count():
            return
        current = self._current()
        self._kind, self._order = kind, tuple(order)
        language = user_language()
        with QSignalBlocker(self.list):
            self.list.clear()
            for each in (*order, *(each for each in OFFERED[kind] if each not in order)):
                item = QListWidgetItem(tie_break_name(each, language), self.list)
                item.setData(OF, each.name)
                item.setToolTip(tie_break_meaning(each, kind, language))
                item.setFlags(
                    Qt.ItemFlag.ItemIsEnabled
                    | Qt.ItemFlag.ItemIsSelectable
                    | Qt.ItemFlag.ItemIsUserCheckable
                    | Qt.ItemFlag.ItemIsDragEnabled
                )
                counts = Qt.CheckState.Checked if each in order else Qt.CheckState.Unchecked
                item.setCheckState(counts)
                if each is current:
                    self.list.setCurrentItem(item)
        if self.list.currentItem() is None:
            self.list.setCurrentRow(0)
        self._describe()

    def _current(self) -> TieBreak | None:
        item = self.list.currentItem()
        return None if item is None else TieBreak[item.data(OF)]

    def _describe(self) -> None:
        """Say what the current tie-break is, and where it can go."""
        current = self._current()
        if current is not None:
            words = user_language()
            text = self.tr("{tie_break}: {meaning}").format(
                tie_break=tie_break_label(current, words),
                meaning=tie_break_meaning(current, self._kind, words),
            )
            self.meaning.setText(text)
        row = self.list.currentRow()
        self.up.setEnabled(row > 0)
        self.down.setEnabled(0 <= row < self.list.count() - 1)

    def _move(self, step: int) -> None:
        row = self.list.currentRow()
        if not 0 <= row + step < self.list.count():
            return
        with QSignalBlocker(self.list):
            item = self.list.takeItem(row)
            self.list.insertItem(row + step, item)
            self.list.setCurrentItem(item)
        self._describe()
        self._tell()

    def _tell(self) -> None:
        """Tell the order where it is another one: what does not count has no place in it."""
        items = [self.list.item(row) for row in range(self.list.count())]
        order = tuple(
            TieBreak[item.data(OF)] for item in items if item.checkState() == Qt.CheckState.Checked
        )
        if order != self._order:
            self._order = order
            self.orderChanged.emit(order)

    def request(self, order: object) -> None:
        """Ask for other tie-breaks, in their order."""
        self.orderChanged.emit(order)

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(self._describe)
        self.list.itemChanged.connect(self._tell)
        self.list.model().rowsMoved.connect(self._tell)
        self.list.moveRequested.connect(self._move)
        self.up.clicked.connect(lambda: self._move(-1))
        self.down.clicked.connect(lambda: self._move(1))
        self.usual.clicked.connect(lambda: self.orderChanged.emit(self._usual))

    def _lay_out(self) -> None:
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.setAccessibleName(self.tr("Tie-breaks, the first to be looked at first"))
        self.list.setAccessibleDescription(
            self.tr("Space chooses one, Ctrl+Up and Ctrl+Down move it")
        )
        self.usual.setToolTip(self.tr("The usual tie-breaks in their usual order"))
        self.regulation.setToolTip(self.tr("The tie-breaks of a regulation, or of a file"))
        for button in (self.up, self.down, self.usual, self.regulation):
            button.setAutoDefault(False)
        self.setFocusProxy(self.list)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.meaning)
        layout.addWidget(self.note)
        layout.addWidget(flow(self.up, self.down, self.usual, self.regulation))
