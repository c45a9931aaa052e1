"""The text that explains a result, beside the table that it is about."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTextBrowser


class WhyText(QTextBrowser):
    """Read with the keyboard, too; left: Esc or the key that led here leads back to the table."""

    left = Signal()

    def go(self) -> None:
        """Move the keyboard here, or back to where it came from."""
        if self.hasFocus():
            self.left.emit()
        else:
            self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
