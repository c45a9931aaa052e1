"""A tournament and its file, in which every action is saved at once."""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path

from vpdesk.errors import one_line
from vpdesk.event.event import Event, EventPrints
from vpdesk.files.atomic import NOT_A_FILE, READ_ONLY_FILE
from vpdesk.files.tournament import database
from vpdesk.files.tournament.backups import back_up, backup_folder, is_backed_up
from vpdesk.files.tournament.errors import (
    A_FOLDER,
    AN_EVENT,
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
from vpdesk.files.tournament.history import History
from vpdesk.files.tournament.lock import FileLock
from vpdesk.files.tournament.strange import StrangeError
from vpdesk.tournament.tournament import Tournament

Clock = Callable[[], datetime]
NEVER = (0, 0)  # as if a file had not been read
UNKNOWN = -1  # the version of a file while it is written, or after that failed


def local_now() -> datetime:
    """The time of now, with its difference from UTC."""
    return datetime.now().astimezone()


class TournamentFile:
    """A tournament with its history and the file that holds both.

    path: the file. history: the tournament, and what was done to it; after a change write()
    brings the file up to date. refused: why the file can only be read; None where it is ours.
    """

    def __init__(
        self,
        path: Path,
        history: History,
        stored: database.Stored,
        ours: tuple[sqlite3.Connection, FileLock] | TournamentFileError,
        clock: Clock,
    ) -> None:
        self.path = path
        self.history = history
        self.refused = ours if isinstance(ours, TournamentFileError) else None
        self._ours = None if isinstance(ours, TournamentFileError) else ours
        self._clock = clock
        self._stored = stored
        self._written = history.rows, history.actions
        self._tried = self._written  # by the last step
        self._version = 0
        self._seen = NEVER
        if self._ours is not None:
            self._version = database.data_version(self._ours[0])

    @classmethod
    def create(
        cls, path: Path, kept: Tournament | Event | History, clock: Clock = local_now
    ) -> TournamentFile:
        """Write a tournament or event, or one with its history, to a new file, and keep that open.

        The file is there whole or not at all; one of that name is replaced. Raises StorageError.
        """
        history = kept if isinstance(kept, History) else History(kept)
        with saving(path):
            target = _checked_target(path)
            try:
                lock = FileLock(target)
            except BlockingIOError as error:
                raise not_saved(path, OPEN_ELSEWHERE) from error
            try:
                stored = database.make(target, history)
                connection = database.connect(target)
                database.prepare(connection)
                return cls(path, history, stored, (connection, lock), clock)
            except BaseException:
                lock.release()
                raise

    @classmethod
    def open(cls, path: Path, clock: Clock = local_now) -> TournamentFile:
        """Open the file of a tournament: of an event of one stage.

        Raises TournamentFileError.
        """
        file = cls.open_event(path, clock)
        if not file.event.is_tournament:
            file.close()
            raise TournamentFileError(AN_EVENT, path)
        return file

    @classmethod
    def open_event(cls, path: Path, clock: Clock = local_now) -> TournamentFile:
        """Open a file, to be read only where another program has it or it is protected.

        Raises TournamentFileError.
        """
        target = _checked_source(path)
        ours = _ours(path, target)
        if isinstance(ours, TournamentFileError):
            return cls(path, *_read(path, target), ours, clock)
        try:
            with reading(path, target):
                history, stored = database.read(ours[0])
                database.prepare(ours[0])
                return cls(path, history, stored, ours, clock)
        except BaseException:
            ours[0].close()
            ours[1].release()
            raise

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

    def newer(self) -> TournamentFile | None:
        """The file as another program left it since it was read; None where it is as it was.

        Raises TournamentFileError.
        """
        state = _state(self.path)  # before it is read: what comes meanwhile is read again
        if self.refused is None or state == self._seen:
            return None
        history, stored = _read(self.path, _checked_source(self.path))
        self._seen = state
        if (history.actions, history.rows) == (self.history.actions, self.history.rows):
            return None
        newer = TournamentFile(self.path, history, stored, self.refused, self._clock)
        newer._seen = state
        return newer

    @property
    def event(self) -> Event:
        """The event as it is now."""
        return self.history.event

    @property
    def tournament(self) -> Tournament:
        """The tournament as it is now."""
        return self.history.tournament

    @property
    def read_only(self) -> bool:
        """It cannot be changed here."""
        return self._ours is None

    @property
    def written(self) -> bool:
        """The file holds everything that was done."""
        rows, actions = self._written
        return rows is self.history.rows and actions == self.history.actions

    def save(self, kept: Tournament | Event, what: str) -> None:
        """Go on to another tournament or event, and write it.

        Raises HistoryError, or as write() does.
        """
        if self._ours is None:
            raise self.not_changed()
        self.history.do(kept, what, self.stamp())
        self.write()

    def stamp(self) -> str:
        """The time of now, as actions have it."""
        return self._clock().isoformat(timespec="seconds")

    def not_changed(self) -> TournamentFileError:
        """The error of whoever would change what can only be read."""
        return TournamentFileError(NOT_CHANGED, self.path)

    def write(self) -> None:
        """Bring the file up to date in one transaction; where that fails it stays as it was.

        Raises StorageError, or TournamentFileError where it can only be read or is closed.
        """
        if self._ours is None:
            raise self.not_changed()
        if self.written:
            return
        connection, history = self._ours[0], self.history
        with saving(self.path):
            if database.data_version(connection) != self._version:
                self._look_again(connection)
            version, self._version = self._version, UNKNOWN
            self._tried = history.rows, history.actions
            with database.transaction(connection):
                if database.data_version(connection) != version:
                    raise not_saved(self.path, OVERWRITTEN)
                stored = database.write(connection, self._stored, history)
            self._version = version
        self._stored, self._written = stored, (history.rows, history.actions)

    def _look_again(self, connection: sqlite3.Connection) -> None:
        """Go on from what is there: what was, or what was being written when that failed.

        Of a step that fails nobody knows whether it is there; and once it is rolled back it
        looks as if another program had changed the file. Raises StorageError where one has.
        """
        version = database.data_version(connection)
        try:
            found = database.read(connection)[1]
        except ValueError as error:
            raise not_saved(self.path, OVERWRITTEN) from error
        if (found.rows, found.actions) not in (
            (self._stored.rows, self._stored.actions),
            self._tried,
        ):
            raise not_saved(self.path, OVERWRITTEN)
        self._stored, self._version = found, version

    def back_up(self) -> Path | None:
        """Add a dated backup of the file, unless the newest one has it all; None then.

        Raises StorageError.
        """
        target = Path(os.path.realpath(self.path))
        if self._ours is None:
            return None
        connection = self._ours[0]
        if is_backed_up(target, lambda each: database.holds(each, self._stored)):
            return None
        with saving(backup_folder(self.path)):
            rounds = len(self.tournament.rounds)
            copy = partial(database.copy, connection)
            return back_up(target, copy, rounds, self._clock())

    def close(self) -> None:
        """Leave the file to others; what is not written is lost."""
        self._leave(remove=False)

    def remove(self) -> None:
        """Delete the file, and leave it. For a file that others do not know of."""
        self._leave(remove=True)

    def _leave(self, *, remove: bool) -> None:
        if self._ours is not None:
            connection, lock = self._ours
            self._ours = None
            connection.close()
            if remove:
                with suppress(OSError):
                    self.path.unlink(missing_ok=True)
            lock.release()


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


def read_tournament(path: Path) -> Tournament:
    """The tournament in a file, which is left alone. Raises TournamentFileError."""
    # Prizes and what stands on prints are nothing of it.
    event = replace(read_event(path), prizes=(), prints=EventPrints())
    if not event.is_tournament:
        raise TournamentFileError(AN_EVENT, path)
    return event.group(1)


def read_event(path: Path) -> Event:
    """The event in a file, which is left alone. Raises TournamentFileError."""
    return read_history(path).event


def read_history(path: Path, half_done: Callable[[], object] = lambda: None) -> History:
    """The same with all that was done in it. Raises TournamentFileError.

    half_done: called where a program was ended while it saved; what it had saved before is read.
    """
    return _read(path, _checked_source(path), half_done)[0]


def _read(
    path: Path, target: Path, half_done: Callable[[], object] = lambda: None
) -> tuple[History, database.Stored]:
    with reading(path, target):
        try:
            with closing(database.connect(target, "ro")) as connection:
                return database.read(connection)
        except sqlite3.OperationalError as error:
            # What was half done is rolled back by whoever opens the file to write it.
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_READONLY:
                raise
        half_done()
        return database.read_copy(target)


def _checked_source(path: Path) -> Path:
    """The file that a path leads to, where there is one that may hold a tournament."""
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


def _ours(path: Path, target: Path) -> tuple[sqlite3.Connection, FileLock] | TournamentFileError:
    """What it takes to write a file, or why that cannot be."""
    if _is_protected(target, target.stat().st_mode):
        return TournamentFileError(PROTECTED, path)
    try:
        lock = FileLock(target)
    except BlockingIOError:
        return TournamentFileError(IN_USE, path)
    except StrangeError as error:
        return TournamentFileError(STRANGE, path, other=one_line(error.name))
    except OSError:
        return TournamentFileError(PROTECTED, path)
    try:
        with reading(path, target):
            return database.connect(target), lock
    except BaseException:
        lock.release()
        raise


def _state(path: Path) -> tuple[int, int]:
    """What changes when a file is written; nothing where there is none."""
    with suppress(OSError):
        found = path.stat()
        return found.st_mtime_ns, found.st_size
    return NEVER


def _is_protected(target: Path, mode: int) -> bool:
    # Whoever may do anything, as root may, still means the protection of his own file.
    return not (mode & 0o222 and os.access(target, os.W_OK))
