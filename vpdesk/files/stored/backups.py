"""Numbered and dated copies of a file, in a folder beside it."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from vpdesk.files.atomic import PRIVATE, make_empty, put_in_place

MOST = 20
_NOT_READY = re.compile(r"\.[0-9a-f]{16}\.tmp")
# Of those who may read the file; whoever looks at a backup does not go on in it unawares.
READ_ONLY = 0o444


def backup_folder(path: Path) -> Path:
    """Where the backups of a file are, whether there are any or not."""
    return path.with_name(f"{path.stem} backups")


def backups(path: Path) -> list[Path]:
    """The backups of a file, the newest first: by their numbers, for a clock can be set back."""
    folder = backup_folder(path)
    try:
        found = [
            (number, each) for each in folder.iterdir() if (number := _number(path, each)) >= 0
        ]
    except OSError:
        return []
    found.sort(key=lambda each: (each[0], each[1].name), reverse=True)
    return [each for _, each in found]


def back_up(path: Path, copy: Callable[[Path], object], rounds: int, now: datetime) -> Path:
    """Add a backup of a file, and remove the oldest ones beyond MOST.

    copy: writes the file anew, into an empty one. rounds: how many are drawn, or begun; that is
    part of the name. Raises OSError, and what copy does.
    """
    folder = backup_folder(path)
    folder.mkdir(exist_ok=True)
    number = 1 + max((_number(path, each) for each in folder.iterdir()), default=0)
    dated = f"{max(number, 1):04} {now:%Y-%m-%d %H-%M-%S} R{rounds}"
    target = folder / f"{path.stem} {dated}{path.suffix}"
    temporary = folder / f".{os.urandom(8).hex()}.tmp"
    try:
        make_empty(temporary, PRIVATE)
        copy(temporary)
        temporary.chmod(READ_ONLY & path.stat().st_mode)
        put_in_place(temporary, target)
    except BaseException:
        _remove(temporary)
        raise
    for old in backups(path)[MOST:]:
        _remove(old)
    for each in folder.iterdir():
        if _NOT_READY.fullmatch(each.name):  # its program was killed
            _remove(each)
    return target


def is_backed_up(path: Path, same: Callable[[Path], bool]) -> bool:
    """The newest backup is the same as the file; same: says so of a backup."""
    newest = next(iter(backups(path)), None)
    return newest is not None and same(newest)


def _number(path: Path, other: Path) -> int:
    """The number of a backup: 0 of those of the time that had none; -1 for what is no backup."""
    date = r"\d{4}-\d\d-\d\d \d\d-\d\d-\d\d R\d+"
    pattern = f"{re.escape(path.stem)} (?:(\\d{{4,9}}) )?{date}{re.escape(path.suffix)}"
    found = re.fullmatch(pattern, other.name)
    return -1 if found is None else int(found[1] or 0)


def _remove(path: Path) -> None:
    with suppress(OSError):
        if not path.is_symlink():  # of which this would be done to what it leads to
            path.chmod(0o600)  # Windows keeps files that are write-protected
        path.unlink()
