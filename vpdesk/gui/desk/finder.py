"""Files that the Finder of macOS asks to open: by an event, where other systems use an argument."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QFileOpenEvent

if TYPE_CHECKING:
    from vpdesk.gui.main_window import MainWindow


class FinderFiles(QObject):
    """A filter of the application's events that opens what is asked for in its window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._ready = False
        self._waiting: list[Path] = []
        window.ready.connect(self._begin)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        if not isinstance(event, QFileOpenEvent):
            return False
        path = Path(event.file())
        if self._ready:
            QTimer.singleShot(0, lambda: self._window.open_file(path))
        else:
            self._waiting.append(path)
        return True

    def _begin(self) -> None:
        """The window is filled; open what was asked for before."""
        self._ready = True
        for path in self._waiting:
            self._window.open_file(path)
        self._waiting.clear()
