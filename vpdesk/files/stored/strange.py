"""What lies beside a tournament file is looked at before SQLite goes by it.

Of a journal SQLite removes whatever file it names, and what a link leads to it locks and writes.
Source: "Database File Format" of SQLite, 3 (the rollback journal) and its super-journal.
"""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

JOURNALS = ("-journal", "-wal", "-shm")
NAMES_ANOTHER = bytes.fromhex("d9d505f920a163d7")  # how a journal ends that names a super-journal


class StrangeError(OSError):
    """A file beside it is none that a program of ours has made. name: its name."""

    def __init__(self, path: Path) -> None:
        self.name = path.name
        super().__init__(path.name)


def check_journals(path: Path) -> None:
    """Raise StrangeError where a journal of a file is a link, another's, or names another file."""
    owner = path.stat().st_uid
    for ending in JOURNALS:
        journal = path.with_name(path.name + ending)
        try:
            found = journal.lstat()
            if not stat.S_ISREG(found.st_mode) or not _is_ours(found, owner):
                raise StrangeError(journal)
            if ending == JOURNALS[0] and found.st_size and _end(journal) == NAMES_ANOTHER:
                raise StrangeError(journal)
        except FileNotFoundError:  # most have none; a program that ends takes its own with it
            continue


def check_lock(lock: Path) -> None:
    """Raise StrangeError for a lock that is no empty file of a single name."""
    found = lock.lstat()
    if not stat.S_ISREG(found.st_mode) or found.st_size or found.st_nlink > 1:
        raise StrangeError(lock)


def _is_ours(found: os.stat_result, owner: int) -> bool:
    return sys.platform == "win32" or found.st_uid in (owner, os.geteuid())


def _end(journal: Path) -> bytes:
    with journal.open("rb") as file:
        file.seek(-min(len(NAMES_ANOTHER), journal.stat().st_size), os.SEEK_END)
        return file.read(len(NAMES_ANOTHER))
