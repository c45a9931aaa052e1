"""A label whose neighbours stay where they are while its text changes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QLabel


class SteadyLabel(QLabel):
    """Asks for the width of the widest text that it has shown."""

    _widest = 0

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        self._widest = max(self._widest, size.width())
        return QSize(self._widest, size.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._widest = 0
