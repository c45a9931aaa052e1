"""What may be dropped on the window, and how the names of files end."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData

SUFFIXES = (".asc", ".csv", ".json")  # of movement files, in the order in which they are offered
TOURNAMENT = ".vpt"  # the database is loaded when there is one
MATCH = ".vpmatch"
EVENING = ".vppairs"
SCALE = ".vpscale"
RULES = ".vprules"  # a regulation
WORKBOOKS = (".xlsx", ".ods")  # tables of other programs
PLAYERS = ".csv"  # a list of them
REPORTS = (".trf", ".trfx")  # what other programs write a tournament in


def dropped_file(data: QMimeData) -> Path | None:
    """The file that is dragged; None where it is none, or there are several."""
    if not data.hasUrls():
        return None
    files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return files[0] if len(files) == 1 else None
