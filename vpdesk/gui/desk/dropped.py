"""What may be dropped on the window, and how the names of files end."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData

from vpdesk.file_kinds import KIND

SUFFIXES = KIND["movement"].endings  # in the order in which they are offered
(TOURNAMENT,) = KIND["tournament"].endings  # the database is loaded when there is one
(MATCH,) = KIND["match"].endings
(EVENING,) = KIND["pairs"].endings
(SCALE,) = KIND["scale"].endings
(START,) = KIND["start"].endings
(RULES,) = KIND["regulation"].endings
(TIES,) = KIND["ties"].endings
WORKBOOKS = KIND["table"].endings  # tables of other programs
PLAYERS = ".csv"  # a list of them
REPORTS = KIND["report"].endings  # what other programs write a tournament in


def dropped_file(data: QMimeData) -> Path | None:
    """The file that is dragged; None where it is none, or there are several."""
    if not data.hasUrls():
        return None
    files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return files[0] if len(files) == 1 else None
