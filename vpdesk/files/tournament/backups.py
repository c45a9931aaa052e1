"""Dated copies of a tournament file, in a folder beside it."""

from __future__ import annotations

import os
import re
import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from vpdesk.files.atomic import PRIVATE, make_empty, put_in_place

MOST = 20
NOT_READY = ".tmp"
# Of those who may read the file; whoever looks at a backup does not go on in it unawares.
READ_ONLY = 0o444


def backup_folder(path: Path) -> Path:
    """Where the backups of a file are, whether there are any or not."""
    return path.with_name(f"{path.stem} backups")


def backups(path: Path) -> list[Path]:
    """The backups of a file, the newest first."""
    folder = backup_folder(path)
    try:
        found = [each for each in folder.iterdir() if _is_backup(path, each)]
    except OSError:
        return []
    return sorted(found, key=lambda each: each.name, reverse=True)


def back_up(path: Path, connection: sqlite3.Connection, rounds: int, now: datetime) -> Path:
    """Add a backup of a file that is open, and remove the oldest ones beyond MOST.

    rounds: how many are drawn; that is part of the name. Raises sqlite3.Error or OSError.
    """
    folder = backup_folder(path)
    folder.mkdir(exist_ok=True)
    target = folder / f"{path.stem} {now:%Y-%m-%d %H-%M-%S} R{rounds}{path.suffix}"
    temporary = folder / f".{os.urandom(8).hex()}{NOT_READY}"
    try:
        make_empty(temporary, PRIVATE)
        with closing(sqlite3.connect(temporary)) as copy:
            copy.execute("PRAGMA journal_mode=OFF")  # nobody knows of the file yet
            connection.backup(copy)
        temporary.chmod(READ_ONLY & path.stat().st_mode)
        put_in_place(temporary, target)
    except BaseException:
        _remove(temporary)
        raise
    for old in backups(path)[MOST:]:
        _remove(old)
    for unfinished in folder.glob(f".*{NOT_READY}"):  # its program was killed
        _remove(unfinished)
    return target


def is_backed_up(path: Path) -> bool:
    """The newest backup is no older than the file."""
    with suppress(OSError, IndexError):
        return backups(path)[0].stat().st_mtime >= path.stat().st_mtime
    return False


def _is_backup(path: Path, other: Path) -> bool:
    date = r"\d{4}-\d\d-\d\d \d\d-\d\d-\d\d R\d+"
    pattern = f"{re.escape(path.stem)} {date}{re.escape(path.suffix)}"
    return re.fullmatch(pattern, other.name) is not None


def _remove(path: Path) -> None:
    with suppress(OSError):
        path.chmod(0o600)  # Windows keeps files that are write-protected
        path.unlink()
