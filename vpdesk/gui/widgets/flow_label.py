"""A sentence beside other widgets: in one line where there is room, else in several."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel


class FlowLabel(QLabel):
    """Asks for the width of its text in one line; a FlowLayout gives it less where it must."""

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)

    def sizeHint(self) -> QSize:
        size = self.fontMetrics().size(0, self.text())
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())
