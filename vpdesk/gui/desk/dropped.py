"""What may be dropped on the window."""

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
WORKBOOK = ".xlsx"  # a table of another program
REPORTS = (".trf", ".trfx")  # what other programs write a tournament in
Kind = QEvent.Type


class DropFilter(QObject):
    """Opens a file that is dropped on a window; takes says which it opens beside the usual ones."""

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
            if path is not None and (is_known(path) or self._takes(path)):
                event.acceptProposedAction()
                if event.type() == Kind.Drop:
                    # The program that the file comes from waits until this returns.
                    QTimer.singleShot(0, lambda: self._open_file(path))
                return True
        return super().eventFilter(watched, event)


def is_tournament(path: Path) -> bool:
    """It is a tournament by its name, of this program or of another one."""
    return path.suffix.lower() in (TOURNAMENT, *REPORTS)


def room_of(path: Path) -> str:
    """The name of the room that opens a file."""
    kinds = {MATCH: "match", RULES: "match", SCALE: "scales", WORKBOOK: "laboratory"}
    return kinds.get(path.suffix.lower(), "swiss" if is_tournament(path) else "movements")


def is_known(path: Path) -> bool:
    """Some room opens it, whichever is shown."""
    kinds = (*SUFFIXES, MATCH, SCALE, RULES, WORKBOOK)
    return path.suffix.lower() in kinds or is_tournament(path)


def dropped_file(data: QMimeData) -> Path | None:
    """The file that is dragged; None where it is none, or there are several."""
    if not data.hasUrls():
        return None
    files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return files[0] if len(files) == 1 else None
