"""The status bar: what was done, what is said, and what is not on the disk yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QStatusBar

from vpdesk.gui.widgets.announce import announce
from vpdesk.gui.widgets.named import named

if TYPE_CHECKING:
    from vpdesk.gui.widgets.undo_strip import UndoStrip


class StatusLine(QStatusBar):
    """Says what was done last, and what needs no answer.

    undo: takes back what was done last. redo: does it again.
    unwritten: what is on its way to a disk.
    """

    def __init__(self, undo: Callable[[], object], redo: Callable[[], object]) -> None:
        super().__init__()
        self._undo, self._redo = undo, redo
        self.unwritten = Unwritten()
        self._strip: UndoStrip | None = None  # made when there is something to undo
        self.addPermanentWidget(self.unwritten)

    def say(self, text: str) -> None:
        """Say something, aloud too."""
        self.showMessage(text)
        announce(self, text)

    def show_step(self, done: str, undone: str) -> None:
        """What was taken back last, or what was done last where nothing was; "" for neither."""
        step = undone or done
        if self._strip is None:
            if not step:
                return
            from vpdesk.gui.widgets.undo_strip import UndoStrip

            self._strip = UndoStrip()
            self._strip.undoRequested.connect(self._undo)
            self._strip.redoRequested.connect(self._redo)
            self.insertPermanentWidget(0, self._strip)
        self._strip.show_step(step, undone=bool(undone))

    def tell_step(self, step: str, *, undone: bool) -> None:
        """A step was taken back, or done again."""
        if self._strip is not None:
            self._strip.tell(step, undone=undone)


class Unwritten(QLabel):
    """Says of each room that has something on its way to a disk how much that is."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "unwritten")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._texts: dict[str, str] = {}
        self.hide()

    def tell(self, name: str, text: str) -> None:
        """Say something of a room; "" once all is written."""
        self._texts[name] = text
        told = "  ".join(filter(None, self._texts.values()))
        self.setText(told)
        self.setVisible(bool(told))
