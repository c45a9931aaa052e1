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


class Greatest:
    """The greatest numbers that there were, so long as what they depend on is the same."""

    def __init__(self) -> None:
        self._of: object = None
        self._most: tuple[int, ...] = ()

    def among(self, of: object, *numbers: int) -> tuple[int, ...]:
        """Each of the numbers, or a greater one that was in its place before."""
        self._most = tuple(map(max, self._most, numbers)) if of == self._of else numbers
        self._of = of
        return self._most


class SteadyLabel(QLabel):
    """As large as the widest text that it has shown."""

    def setText(self, text: str) -> None:
        super().setText(text)
        keep_room(self)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            fit_anew(self)
