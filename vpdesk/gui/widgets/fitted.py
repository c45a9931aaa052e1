"""What a widget does again whenever its size or its type is another one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    _Base = QWidget
else:
    _Base = object  # it stands before whichever class of Qt's it is


class Fitted(_Base):
    """Fits what is in it to its size and its type."""

    def _fit(self) -> None:
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()
