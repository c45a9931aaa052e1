"""What is at a place that a user has named; no name is too odd to ask about."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from os import PathLike
from pathlib import Path


def is_file(place: str | PathLike[str]) -> bool:
    """An ordinary file is there; none where the name is too long or nobody may look."""
    with suppress(OSError):
        return Path(place).is_file()
    return False


def is_folder(place: str | PathLike[str]) -> bool:
    """A folder is there; none where the name is too long or nobody may look."""
    with suppress(OSError):
        return Path(place).is_dir()
    return False


def is_recent(path: Path, seconds: int) -> bool:
    """A file is there that was written within so many seconds."""
    with suppress(OSError):
        return time.time() - path.stat().st_mtime < seconds
    return False


def typed_path(text: str) -> Path:
    """What a user typed: ~ at its beginning is the home folder, unless it begins a name."""
    return Path(os.path.expanduser(text))  # noqa: PTH111  (Path's own raises for a name)
