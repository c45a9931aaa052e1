"""Widgets whose neighbours stay where they are while their texts change."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QLabel, QWidget


def keep_room(widget: QWidget) -> None:
    """Have a widget as large as it ever asked to be, so that another text lays out nothing."""
    size = widget.sizeHint().expandedTo(widget.minimumSize())
    if size != widget.minimumSize():
        widget.setFixedSize(size)


def fit_anew(widget: QWidget) -> None:
    """Have it as large as it asks to be in another font."""
    widget.setMinimumSize(QSize(0, 0))
    keep_room(widget)


class SteadyLabel(QLabel):
    """As large as the widest text that it has shown."""

    def setText(self, text: str) -> None:
        super().setText(text)
        keep_room(self)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            fit_anew(self)
