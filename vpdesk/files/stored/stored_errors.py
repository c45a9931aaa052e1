"""Why a file is not read or not saved, in a director's words."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from vpdesk.errors import QT_TRANSLATE_NOOP, WordedError, one_line, shown
from vpdesk.files.atomic import (
    DISK_FULL,
    LOCKED,
    NO_FOLDER,
    OTHER,
    READ_ONLY_FILE,
    READ_ONLY_FOLDER,
    TEXTS,
    StorageError,
)
from vpdesk.files.stored.backups import backups
from vpdesk.files.stored.database import ForeignError, NewerError
from vpdesk.files.stored.guard import UnfitError
from vpdesk.files.stored.strange import StrangeError

NOT_THERE = QT_TRANSLATE_NOOP("TournamentFileError", "{file}: There is no such file.")
A_FOLDER = QT_TRANSLATE_NOOP("TournamentFileError", "{file}: This is a folder or a device.")
NOT_ALLOWED = QT_TRANSLATE_NOOP("TournamentFileError", "{file}: You may not read this file.")
NEWER = QT_TRANSLATE_NOOP(
    "TournamentFileError",
    "{file}: A newer version of vpdesk has written this file; open it with that one.",
)
UNFIT = QT_TRANSLATE_NOOP(
    "TournamentFileError",
    "{file}: The file is too large or holds what no file of vpdesk has, so it is not opened.",
)
DAMAGED = QT_TRANSLATE_NOOP(
    "TournamentFileError", "{file}: The file is damaged, and there is no backup of it beside it."
)
DAMAGED_BACKUP = QT_TRANSLATE_NOOP(
    "TournamentFileError", "{file}: The file is damaged; open its newest backup, “{backup}”."
)
CONTRADICTORY = QT_TRANSLATE_NOOP("TournamentFileError", "{file}: {reason}")
UNREADABLE = QT_TRANSLATE_NOOP(
    "TournamentFileError", "{file}: The file could not be read; the computer reported “{reason}”."
)
IN_USE = QT_TRANSLATE_NOOP(
    "TournamentFileError",
    "{file} is open in another window or on another computer, so here it can only be read.",
)
PROTECTED = QT_TRANSLATE_NOOP(
    "TournamentFileError",
    "{file} is write-protected, so it can only be read; save it under another name to go on.",
)
STRANGE = QT_TRANSLATE_NOOP(
    "TournamentFileError",
    "{file}: The file “{other}” beside it is not from vpdesk; move that away and open it again.",
)
NOT_CHANGED = QT_TRANSLATE_NOOP(
    "TournamentFileError",
    "{file} can only be read here; save it under another name to change it.",
)
OVERWRITTEN = QT_TRANSLATE_NOOP(
    "StorageError",
    "“{name}” was not saved: another program has changed it; save it under another name.",
)
MOVED = QT_TRANSLATE_NOOP(
    "StorageError",
    "“{name}” was not saved: it was moved, renamed or deleted; save it under another name.",
)
OPEN_ELSEWHERE = QT_TRANSLATE_NOOP(
    "StorageError",
    "“{name}” was not saved because that file is open in another window; choose another name.",
)

SQLITE_TEXTS = {
    sqlite3.SQLITE_FULL: DISK_FULL,
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_READONLY: READ_ONLY_FILE,
    sqlite3.SQLITE_CANTOPEN: READ_ONLY_FOLDER,
}


class TournamentFileError(WordedError, OSError):
    """A file was not read, or can only be read; the message is one line. path: its file."""

    context = "TournamentFileError"

    def __init__(self, text: str, path: Path, **values: object) -> None:
        self.path = path
        super().__init__(text, file=one_line(shown(Path(path.name or path))), **values)


@contextmanager
def reading(path: Path, target: Path, foreign: str) -> Iterator[None]:
    """Tell in a director's words why a database is not read; foreign: it is of no such kind."""
    try:
        yield
    except NewerError as error:
        raise TournamentFileError(NEWER, path) from error
    except UnfitError as error:
        raise TournamentFileError(UNFIT, path) from error
    except StrangeError as error:
        raise TournamentFileError(STRANGE, path, other=one_line(error.name)) from error
    except (ValueError, sqlite3.DatabaseError) as error:
        if isinstance(error, WordedError):
            raise TournamentFileError(CONTRADICTORY, path, reason=error) from error
        if _is_other_trouble(error):
            raise TournamentFileError(UNREADABLE, path, reason=str(error)) from error
        if backup := next(iter(backups(target)), None):
            raise TournamentFileError(DAMAGED_BACKUP, path, backup=backup) from error
        other = isinstance(error, ForeignError) or _code(error) == sqlite3.SQLITE_NOTADB
        raise TournamentFileError(foreign if other else DAMAGED, path) from error


def _is_other_trouble(error: Exception) -> bool:
    """What keeps the file from being read is outside it."""
    return _code(error) in (
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_READONLY,
    )


@contextmanager
def saving(path: Path) -> Iterator[None]:
    """Tell in a director's words why a file is not saved."""
    try:
        yield
    except StorageError:
        raise
    except sqlite3.Error as error:
        text = SQLITE_TEXTS.get(_code(error), OTHER)
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_READONLY_DBMOVED:
            text = MOVED
        elif text == READ_ONLY_FOLDER and not path.parent.is_dir():
            text = NO_FOLDER
        raise not_saved(path, text, str(error)) from error
    except OSError as error:
        text = TEXTS.get(error.errno or 0, OTHER)
        raise not_saved(path, text, error.strerror or str(error)) from error
    except (ValueError, OverflowError) as error:  # what no text or whole number of SQLite can be
        raise not_saved(path, OTHER, str(error)) from error


def _code(error: BaseException) -> int:
    """SQLite's own number for an error, without its details; 0 where it is none of SQLite's."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def not_saved(path: Path, text: str, reason: str = "") -> StorageError:
    """The error of a file that is not saved."""
    return StorageError(text, name=path.name, folder=path.absolute().parent, reason=reason)
