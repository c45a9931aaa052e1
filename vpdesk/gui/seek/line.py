"""The line itself: a field, and below it what it finds."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from vpdesk.gui.seek.shelf import FoundThing, Shelf
from vpdesk.gui.widgets.announce import announce
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.reading_order import ReadingOrder
from vpdesk.gui.widgets.tall_rows import TallRows

WIDTH, LINES = 64, 12  # characters and rows
WALKED = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class SeekLine(ReadingOrder, QDialog):
    """Finds while one types; Enter goes to what is chosen or does it, once the line is closed.

    answers: what is answered at once to what is typed. chosen: told of what was chosen.
    """

    _was_active = False

    def __init__(
        self,
        shelf: Shelf,
        answers: Callable[[str], list[FoundThing]],
        chosen: Callable[[FoundThing], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        named(self, "seekLine", "overview#find")
        self.setWindowTitle(self.tr("Find Anything"))
        self._shelf, self._answers, self._chosen = shelf, answers, chosen
        self._found: list[FoundThing] = []
        self.field = named(QLineEdit(), "seekField")
        self.field.setAccessibleName(self.windowTitle())
        self.field.setPlaceholderText(self.tr("An action, a name, a board; 24; vp 12 24"))
        self.list = named(QListWidget(), "seekList")
        self.list.setAccessibleName(self.tr("Found"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the arrows of the field walk it
        self.list.setUniformItemSizes(True)
        self.list.setItemDelegate(TallRows(self.list))
        layout = QVBoxLayout(self)
        layout.addWidget(self.field)
        layout.addWidget(self.list)
        metrics = self.fontMetrics()
        self.resize(metrics.averageCharWidth() * WIDTH, metrics.height() * LINES * 2)
        self.field.installEventFilter(self)
        self._behind = parent.window()
        self.field.textChanged.connect(self._find)
        self.list.currentRowChanged.connect(self._say)
        self.list.itemClicked.connect(lambda _: self._take())
        self._find("")

    def showEvent(self, event: QShowEvent) -> None:
        """Take what is typed from now on, and what waits to be, wherever the system sends it.

        The window behind still has the keyboard until the system gives it to this one; were this
        one modal, Qt would throw away what is typed meanwhile.
        """
        if (behind := self._behind.windowHandle()) is not None:
            behind.installEventFilter(self)
        super().showEvent(event)

    def done(self, result: int) -> None:
        """Leave the window behind its keys."""
        if (behind := self._behind.windowHandle()) is not None:
            behind.removeEventFilter(self)
        super().done(result)

    def changeEvent(self, event: QEvent) -> None:
        """Know that the keyboard has come."""
        self._was_active |= self.isActiveWindow()
        super().changeEvent(event)

    def _from_behind(self, event: QEvent) -> bool:
        """Whether an event of the window behind was taken here; who goes back there is done."""
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride:
            event.accept()
        elif kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QCoreApplication.sendEvent(self.field, event)
        elif kind == QEvent.Type.MouseButtonPress or (
            kind == QEvent.Type.FocusIn and self._was_active
        ):
            self.reject()
            return False
        else:
            return False
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows walk the list, Enter takes; all else is typed."""
        if watched is self._behind.windowHandle():
            return self._from_behind(event)
        if watched is self.field and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.KeyPress and event.key() in WALKED:
                self.list.event(event)
                return True
            if event.type() == QEvent.Type.KeyPress and event.key() in (
                Qt.Key.Key_Return,
                Qt.Key.Key_Enter,
            ):
                self._take()
                return True
        return super().eventFilter(watched, event)

    def _find(self, typed: str) -> None:
        self._found = [*self._answers(typed), *self._shelf.found(typed)]
        self.list.clear()
        for offer in self._found:
            beside = " · ".join(filter(None, (offer.note, offer.closed)))
            item = QListWidgetItem(f"{offer.text}   ({beside})" if beside else offer.text)
            if offer.closed:
                item.setForeground(
                    self.palette().color(self.palette().ColorGroup.Disabled, self.foregroundRole())
                )
            self.list.addItem(item)
        if typed.strip() and not self._found:
            item = QListWidgetItem(
                self.tr("Nothing found for “{typed}”").format(typed=typed.strip())
            )
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
            self.list.addItem(item)
            announce(self.list, item.text())
            return
        self.list.setCurrentRow(0)

    def _say(self, row: int) -> None:
        item = self.list.item(row)
        if item is not None:
            announce(self.list, item.text())

    def _take(self) -> None:
        row = self.list.currentRow()
        if not 0 <= row < len(self._found) or self._found[row].closed:
            return
        offer = self._found[row]
        self.accept()
        self._chosen(offer)
        offer.do()
