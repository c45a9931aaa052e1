"""What is not on the disk yet, in the status bar."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from vpdesk.gui.widgets.named import named


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
