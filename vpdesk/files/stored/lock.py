"""One writer for a file: a lock that its program, on this or another computer, takes with it."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path

from vpdesk.files.atomic import USUAL, WINDOWS, make_empty
from vpdesk.files.stored.strange import check_lock

SUFFIX = "-lock"  # beside the file, as SQLite's own "-journal"


class FileLock:
    """A lock on a file, held until it is released or the program ends, however that ends.

    It is SQLite's lock on an empty file beside it, so it holds wherever SQLite's files are safe.
    """

    def __init__(self, path: Path) -> None:
        """Take it.

        Raises BlockingIOError where another has it, StrangeError where what lies there is no lock,
        another OSError where nobody can.
        """
        self._file = path.with_name(path.name + SUFFIX)
        # The file is removed by whoever releases it, perhaps just when this one has opened it.
        for _ in range(3):
            _make(self._file, path)
            try:
                check_lock(self._file)
                before = self._file.stat().st_ino
            except FileNotFoundError:
                continue
            self._connection = _locked(self._file)
            with suppress(OSError):
                if self._file.stat().st_ino == before:
                    return
            self._connection.close()
        raise BlockingIOError(str(self._file))

    def release(self) -> None:
        """Let others have it."""
        if WINDOWS:  # where a file that is open cannot be removed, by anyone
            self._connection.close()
        with suppress(OSError):
            self._file.unlink()
        self._connection.close()

    def __del__(self) -> None:
        """Close what was never released: Python 3.13 and later warn of a connection that is not."""
        if hasattr(self, "_connection"):
            self._connection.close()


def _make(lock: Path, path: Path) -> None:
    """Make the lock of a file where there is none, for all who may write the file.

    One that is there is not opened: closed here, it would lose the lock that this program may
    have on it.
    """
    with suppress(FileExistsError):
        make_empty(lock, USUAL)
        with suppress(OSError):  # the file may be a new one
            lock.chmod(path.stat().st_mode & USUAL)


def _locked(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode=MEMORY")  # a second file would stay behind
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        connection.close()
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise BlockingIOError(str(file)) from error
        raise OSError(str(error)) from error
    return connection
