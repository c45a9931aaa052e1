"""The field for the board count, which takes several of them, too."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent

from vpdesk.gui.widgets.number_field import CountField
from vpdesk.gui.widgets.number_text import NumberError

BEGUN = re.compile(r"\s*\d{1,3}\s*[,;+\s]\s*(?:\d{1,3}\s*[,;+\s]\s*)*(?:\d{1,3}\s*)?")
COUNT = re.compile(r"\d+")


def typed_counts(text: str) -> tuple[int, ...]:
    """Board counts parted by signs, each once, the fewest first; none where it is no list."""
    if not BEGUN.fullmatch(text):
        return ()
    return tuple(sorted({int(each) for each in COUNT.findall(text)}))


class BoardsField(CountField):
    """A board count, or several of them parted by commas, semicolons, plus signs or blanks.

    listTyped: several were typed (a tuple), each once, the fewest first.
    """

    listTyped = Signal(tuple)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ends = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not (ends and self._take_list()):
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._take_list()
        super().focusOutEvent(event)

    def _take_list(self) -> bool:
        """Tell of several board counts, if there are; the field shows its number again."""
        counts = typed_counts(self.lineEdit().text())
        in_range = all(self.minimum() <= count <= self.maximum() for count in counts)
        if len(counts) < 2 or not in_range:
            return False
        self.restore()
        self.selectAll()
        self.listTyped.emit(counts)
        return True

    def _refusal(self, text: str) -> NumberError | None:
        """What may become several board counts is not complained about while one types."""
        refusal = super()._refusal(text)
        if refusal is not None and BEGUN.fullmatch(text):
            return refusal.growing()
        return refusal
