"""What may be dropped on the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, QTimer
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

SUFFIXES = (".asc", ".csv", ".json")  # of movement files, in the order in which they are offered
TOURNAMENT = ".vpt"  # the database is loaded when there is one
REPORTS = (".trf", ".trfx")  # what other programs write a tournament in
Kind = QEvent.Type


class DropFilter(QObject):
    """Opens a file that is dropped on a window."""

    def __init__(self, window: QWidget, open_file: Callable[[Path], object]) -> None:
        super().__init__(window)
        self._open_file = open_file
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDropEvent) and event.type() in (Kind.DragEnter, Kind.Drop):
            path = dropped_file(event.mimeData())
            if path is not None:
                event.acceptProposedAction()
                if event.type() == Kind.Drop:
                    # The program that the file comes from waits until this returns.
                    QTimer.singleShot(0, lambda: self._open_file(path))
                return True
        return super().eventFilter(watched, event)


def is_tournament(path: Path) -> bool:
    """It is a tournament by its name, of this program or of another one."""
    return path.suffix.lower() in (TOURNAMENT, *REPORTS)


def dropped_file(data: QMimeData) -> Path | None:
    """The file that is dragged, if it can be opened; None where it is not or there are several."""
    if not data.hasUrls():
        return None
    files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    if len(files) != 1:
        return None
    known = files[0].suffix.lower() in SUFFIXES or is_tournament(files[0])
    return files[0] if known else None
