"""What may be dropped on the window, and how the names of files end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, QTimer
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

SUFFIXES = (".asc", ".csv", ".json")  # of movement files, in the order in which they are offered
TOURNAMENT = ".vpt"  # the database is loaded when there is one
MATCH = ".vpmatch"
SCALE = ".vpscale"
RULES = ".vprules"  # a regulation
WORKBOOKS = (".xlsx", ".ods")  # tables of other programs
PLAYERS = ".csv"  # a list of them
REPORTS = (".trf", ".trfx")  # what other programs write a tournament in
Kind = QEvent.Type


class DropFilter(QObject):
    """Opens a file that is dropped on a window, if takes says that somebody opens such a one."""

    def __init__(
        self,
        window: QWidget,
        open_file: Callable[[Path], object],
        takes: Callable[[Path], bool],
    ) -> None:
        super().__init__(window)
        self._open_file = open_file
        self._takes = takes
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDropEvent) and event.type() in (Kind.DragEnter, Kind.Drop):
            path = dropped_file(event.mimeData())
            if path is not None and self._takes(path):
                event.acceptProposedAction()
                if event.type() == Kind.Drop:
                    # The program that the file comes from waits until this returns.
                    QTimer.singleShot(0, lambda: self._open_file(path))
                return True
        return super().eventFilter(watched, event)


def dropped_file(data: QMimeData) -> Path | None:
    """The file that is dragged; None where it is none, or there are several."""
    if not data.hasUrls():
        return None
    files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return files[0] if len(files) == 1 else None
