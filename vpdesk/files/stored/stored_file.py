"""A value and its file, in which every action is saved at once."""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar, cast

from vpdesk.errors import one_line
from vpdesk.files.atomic import NOT_A_FILE, READ_ONLY_FILE
from vpdesk.files.stored import database
from vpdesk.files.stored.backups import back_up, backup_folder, is_backed_up
from vpdesk.files.stored.journal import Journal, Snapshot
from vpdesk.files.stored.lock import FileLock
from vpdesk.files.stored.stored_errors import (
    A_FOLDER,
    IN_USE,
    NOT_ALLOWED,
    NOT_CHANGED,
    NOT_THERE,
    OPEN_ELSEWHERE,
    OVERWRITTEN,
    PROTECTED,
    STRANGE,
    UNREADABLE,
    TournamentFileError,
    not_saved,
    reading,
    saving,
)
from vpdesk.files.stored.strange import StrangeError

J = TypeVar("J", bound=Journal[Any])
Clock = Callable[[], datetime]
NEVER = (0, 0)  # as if a file had not been read
UNKNOWN = -1  # the version of a file while it is written, or after that failed


def local_now() -> datetime:
    """The time of now, with its difference from UTC."""
    return datetime.now().astimezone()


class Ours:
    """What it takes to write a file: its lock, and its database once there is one."""

    def __init__(self, lock: FileLock, connection: sqlite3.Connection | None) -> None:
        self.lock, self.connection = lock, connection

    def leave(self) -> None:
        """Let others have it."""
        if self.connection is not None:
            self.connection.close()
        self.lock.release()


class StoredFile(Generic[J]):
    """A value with its history and the file that holds both.

    A class of its own says what it is: kind. path: the file. history: the value, and what was done
    to it; after a change write() brings the file up to date. refused: why the file can only be
    read; None where it is ours.

    One thread writes it, and asks what is in it; history and path are those of another one.
    """

    kind: ClassVar[type[Journal[Any]]]

    def __init__(
        self,
        path: Path,
        history: J,
        stored: database.Stored,
        ours: Ours | TournamentFileError,
        clock: Clock,
    ) -> None:
        self.path = path
        self.history = history
        self.refused = ours if isinstance(ours, TournamentFileError) else None
        self._ours = None if isinstance(ours, TournamentFileError) else ours
        self._clock = clock
        self._stored = stored
        self._written = history.now
        self._tried = self._written  # by the last step
        self._version = 0
        self._seen = NEVER
        self._at_work = threading.Lock()
        if self._ours is not None and self._ours.connection is not None:
            self._version = database.data_version(self._ours.connection)

    @classmethod
    def make(
        cls, path: Path, history: J, clock: Clock = local_now, now: Snapshot | None = None
    ) -> StoredFile[J]:
        """Write a value with its history to a new file, and keep that open.

        now: what it is to hold, where the history goes on meanwhile.
        The file is there whole or not at all; one of that name is replaced. Raises StorageError.
        """
        with saving(path):
            target = _checked_target(path)
            try:
                lock = FileLock(target)
            except BlockingIOError as error:
                raise not_saved(path, OPEN_ELSEWHERE) from error
            try:
                now = now or history.now
                stored = database.make(target, cls.kind.form, now)
                connection = database.connect(target)
                database.prepare(connection)
                file = cls(path, history, stored, Ours(lock, connection), clock)
            except BaseException:
                lock.release()
                raise
            file._written = file._tried = now
            return file

    @classmethod
    def take(cls, path: Path, clock: Clock = local_now) -> StoredFile[J]:
        """Open a file, to be read only where another program has it or it is protected.

        Raises TournamentFileError.
        """
        target = checked_source(path)
        lock = _lock_of(path, target)
        if isinstance(lock, TournamentFileError):
            return cls(path, *cls._read(path, target), lock, clock)
        ours = Ours(lock, None)
        try:
            with reading(path, target, cls.kind.form.foreign):
                if cls._is_database(target):
                    ours.connection = database.connect(target)
                    history, stored = cast("Any", database.read(ours.connection, cls.kind))
                    database.prepare(ours.connection)
                else:
                    history, stored = cls._read(path, target)
                return cls(path, history, stored, ours, clock)
        except BaseException:
            ours.leave()
            raise

    @classmethod
    def look(cls, path: Path, half_done: Callable[[], object] = lambda: None) -> J:
        """What is in a file, which is left alone. Raises TournamentFileError.

        half_done: called where a program was ended while it saved; what it had saved before is
        read.
        """
        history: J = cls._read(path, checked_source(path), half_done)[0]
        return history

    @classmethod
    def _is_database(cls, target: Path) -> bool:  # noqa: ARG003 - as a rule all are
        """Whether it is one of SQLite's; a form may have been kept otherwise before."""
        return True

    @classmethod
    def _read(
        cls, path: Path, target: Path, half_done: Callable[[], object] = lambda: None
    ) -> tuple[Any, database.Stored]:
        with reading(path, target, cls.kind.form.foreign):
            try:
                with closing(database.connect(target, "ro")) as connection:
                    return database.read(connection, cls.kind)
            except sqlite3.OperationalError as error:
                # What was half done is rolled back by whoever opens the file to write it.
                # An error of Python's own, as of a text that is none, has no number.
                if getattr(error, "sqlite_errorcode", 0) & 0xFF != sqlite3.SQLITE_READONLY:
                    raise
            half_done()
            return database.read_copy(target, cls.kind)

    @property
    def in_use(self) -> bool:
        """Another program has it, so that it can only be read."""
        return self.refused is not None and self.refused.text == IN_USE

    @property
    def is_free(self) -> bool:
        """No other program has it, be it that it was closed or that its program ended."""
        try:
            FileLock(Path(os.path.realpath(self.path))).release()
        except OSError:
            return False
        return True

    def newer(self) -> StoredFile[J] | None:
        """The file as another program left it since it was read; None where it is as it was.

        Raises TournamentFileError.
        """
        state = _state(self.path)  # before it is read: what comes meanwhile is read again
        if self.refused is None or state == self._seen:
            return None
        history, stored = self._read(self.path, checked_source(self.path))
        self._seen = state
        if (history.actions, history.rows) == (self.history.actions, self.history.rows):
            return None
        newer = type(self)(self.path, history, stored, self.refused, self._clock)
        newer._seen = state  # noqa: SLF001 - another one of its own class
        return newer

    @property
    def read_only(self) -> bool:
        """It cannot be changed here."""
        return self._ours is None

    def seal_of(self, now: Snapshot) -> int | None:
        """The check sum of what the file has, where that is so much; None where it is not."""
        stored = self._stored
        return stored.seal if stored.now.same(now) else None

    @property
    def written(self) -> bool:
        """The file holds everything that was done."""
        return self._written.same(self.history.now)

    def save(self, value: Any, what: str) -> None:
        """Go on to another value, and write it.

        Raises HistoryError, or as write() does.
        """
        if self._ours is None:
            raise self.not_changed()
        self.history.do(value, what, self.stamp())
        self.write()

    def stamp(self) -> str:
        """The time of now, as actions have it."""
        return self._clock().isoformat(timespec="seconds")

    def not_changed(self) -> TournamentFileError:
        """The error of whoever would change what can only be read."""
        return TournamentFileError(NOT_CHANGED, self.path)

    def write(self, now: Snapshot | None = None) -> None:
        """Bring the file up to date in one transaction; where that fails it stays as it was.

        now: what it is to hold; what there is if that is not said.
        Raises StorageError, or TournamentFileError where it can only be read or is closed.
        """
        now = now or self.history.now
        with self._at_work:
            if self._ours is None:
                raise self.not_changed()
            if self._written.same(now):
                return
            with saving(self.path):
                connection = self._ours.connection or self._begun(self._ours)
                self._put(connection, now)
            self._written = now

    def _put(self, connection: sqlite3.Connection, now: Snapshot) -> None:
        if database.data_version(connection) != self._version:
            self._look_again(connection)
        version, self._version = self._version, UNKNOWN
        self._tried = now
        with database.transaction(connection):
            if database.data_version(connection) != version:
                raise not_saved(self.path, OVERWRITTEN)
            stored = database.write(connection, self.kind.form, self._stored, now)
        self._version, self._stored = version, stored

    def _begun(self, ours: Ours) -> sqlite3.Connection:
        """The database of a file that was none when it was opened. Raises StorageError."""
        raise NotImplementedError

    def _look_again(self, connection: sqlite3.Connection) -> None:
        """Go on from what is there: what was, or what was being written when that failed.

        Of a step that fails nobody knows whether it is there; and once it is rolled back it
        looks as if another program had changed the file. Raises StorageError where one has.
        """
        version = database.data_version(connection)
        try:
            found = database.read(connection, self.kind)[1]
        except ValueError as error:
            raise not_saved(self.path, OVERWRITTEN) from error
        if found.now not in (self._stored.now, self._tried):
            raise not_saved(self.path, OVERWRITTEN)
        self._stored, self._version = found, version

    def back_up(self) -> Path | None:
        """Add a dated backup of the file, unless the newest one has it all; None then.

        Raises StorageError.
        """
        target = Path(os.path.realpath(self.path))
        with self._at_work:
            if self._ours is None or self._ours.connection is None:
                return None
            kind, stored = self.kind, self._stored
            if is_backed_up(target, lambda each: database.holds(each, kind, stored)):
                return None
            with saving(backup_folder(self.path)):
                copy = partial(database.copy, self._ours.connection)
                return back_up(target, copy, self.rounds, self._clock())

    @property
    def rounds(self) -> int:
        """How many are drawn, or begun: part of the name of a backup."""
        raise NotImplementedError

    def close(self) -> None:
        """Leave the file to others; what is not written is lost."""
        self._leave(remove=False)

    def remove(self) -> None:
        """Delete the file, and leave it. For a file that others do not know of."""
        self._leave(remove=True)

    def _leave(self, *, remove: bool) -> None:
        with self._at_work:
            if self._ours is not None:
                ours, self._ours = self._ours, None
                if ours.connection is not None:
                    ours.connection.close()
                if remove:
                    with suppress(OSError):
                        self.path.unlink(missing_ok=True)
                ours.lock.release()


def _checked_target(path: Path) -> Path:
    """The file that a path leads to, where it can be replaced."""
    target = Path(os.path.realpath(path))
    if target.exists():
        mode = target.stat().st_mode
        if not stat.S_ISREG(mode):
            raise not_saved(path, NOT_A_FILE)
        if _is_protected(target, mode):
            raise not_saved(path, READ_ONLY_FILE)
    return target


def checked_source(path: Path) -> Path:
    """The file that a path leads to, where there is one that may hold something."""
    try:
        target = Path(os.path.realpath(path))
        mode, readable = target.stat().st_mode, os.access(target, os.R_OK)
    except (FileNotFoundError, NotADirectoryError, ValueError) as error:
        raise TournamentFileError(NOT_THERE, path) from error
    except OSError as error:
        text = NOT_ALLOWED if error.errno in (errno.EACCES, errno.EPERM) else UNREADABLE
        raise TournamentFileError(text, path, reason=error.strerror or str(error)) from error
    if not stat.S_ISREG(mode):  # a pipe would let the program wait for ever
        raise TournamentFileError(A_FOLDER, path)
    if not readable:
        raise TournamentFileError(NOT_ALLOWED, path)
    return target


def _lock_of(path: Path, target: Path) -> FileLock | TournamentFileError:
    """What it takes to write a file, or why that cannot be."""
    if _is_protected(target, target.stat().st_mode):
        return TournamentFileError(PROTECTED, path)
    try:
        return FileLock(target)
    except BlockingIOError:
        return TournamentFileError(IN_USE, path)
    except StrangeError as error:
        return TournamentFileError(STRANGE, path, other=one_line(error.name))
    except OSError:
        return TournamentFileError(PROTECTED, path)


def _state(path: Path) -> tuple[int, int]:
    """What changes when a file is written; nothing where there is none."""
    with suppress(OSError):
        found = path.stat()
        return found.st_mtime_ns, found.st_size
    return NEVER


def _is_protected(target: Path, mode: int) -> bool:
    # Whoever may do anything, as root may, still means the protection of his own file.
    return not (mode & 0o222 and os.access(target, os.W_OK))
