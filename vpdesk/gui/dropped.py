"""What may be dropped on the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData

SUFFIXES = (".asc", ".csv", ".json")  # of movement files, in the order in which they are offered


def dropped_movement(data: QMimeData) -> Path | None:
    """The movement file that is dragged; None where it is anything else, or several files."""
    if not data.hasUrls():
        return None
    files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    if len(files) != 1 or files[0].suffix.lower() not in SUFFIXES:
        return None
    return files[0]
