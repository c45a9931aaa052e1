"""A sentence beside other widgets: in one line where there is room, else in several."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel


class FlowLabel(QLabel):
    """Asks for the width of its text in one line; a FlowLayout gives it less where it must.

    Without a text it takes no room.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)

    def sizeHint(self) -> QSize:
        if not self.text():
            return QSize(0, 0)
        return self.fontMetrics().size(0, self.text()).grownBy(self.contentsMargins())
