"""A field under its label."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget


class UnderLabel(QWidget):
    """A field under its label, whose key goes to it; as wide as the wider one."""

    def __init__(self, label: QLabel, field: QWidget) -> None:
        super().__init__()
        self.label = label
        label.setBuddy(field)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(label)
        layout.addWidget(field, 0, Qt.AlignmentFlag.AlignLeft)
