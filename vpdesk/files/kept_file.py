"""A file that is written whole, as one program has it: whoever opens it second only reads it.

The lock is that of tournaments, beside the file. What was read is known by its bytes, never by the
time of the file: nothing is written over what was not read.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from vpdesk.errors import QT_TRANSLATE_NOOP, shown
from vpdesk.files.atomic import StorageError
from vpdesk.files.text import MOST_BYTES

if TYPE_CHECKING:
    from datetime import datetime

    from vpdesk.files.stored.lock import FileLock
    from vpdesk.files.stored.stored_errors import TournamentFileError

T = TypeVar("T")

IN_ANOTHER_WINDOW = QT_TRANSLATE_NOOP(
    "StorageError",
    "“{name}” was not saved: another window or computer has it open; choose another name.",
)
UNREAD = "?"  # the check sum of no file
NOTHING = ""  # that of one that is not there


class KeptFile:
    """A file that a document has, held for it until it is released.

    path: the file. in_use: another program has it, so that it can only be read. seen: the check
    sum of what was in it when it was read or written last.
    """

    def __init__(self, path: Path, seen: str = UNREAD) -> None:
        """Take it where it is there and can be had; one that is not there is taken to be written.

        What takes no lock cannot be written either, by anyone.
        """
        self.path, self.seen, self.in_use = path, seen, False
        self._target = Path(os.path.realpath(path))
        self._lock: FileLock | None = None
        self._glance: object = None  # how it looked when it was read
        if self._look() is not None:
            self.take()

    def take_seen(self, seen: str) -> None:
        """What was in it last is known from elsewhere, by its check sum."""
        self.seen = seen

    def take(self) -> None:
        """Take it if it can be had."""
        from vpdesk.files.stored.lock import FileLock  # SQLite, when wanted

        self.in_use = False
        if self._lock is None:
            try:
                self._lock = FileLock(self._target)
            except BlockingIOError:
                self.in_use = True
            except (OSError, ValueError):  # no folder, no right, no such name: a write says which
                return

    @property
    def is_free(self) -> bool:
        """No other program has it now."""
        from vpdesk.files.stored.lock import FileLock

        if self._lock is None:
            try:
                FileLock(self._target).release()
            except OSError:
                return False
        return True

    @property
    def refused(self) -> TournamentFileError | None:
        """Why it can only be read; None where it is ours."""
        from vpdesk.files.stored.stored_errors import IN_USE, TournamentFileError

        return TournamentFileError(IN_USE, self.path) if self.in_use else None

    def not_changed(self) -> TournamentFileError:
        """The error of whoever would change what can only be read."""
        from vpdesk.files.stored.stored_errors import NOT_CHANGED, TournamentFileError

        return TournamentFileError(NOT_CHANGED, self.path)

    def is_at(self, path: Path) -> bool:
        """Whether a path leads to it."""
        return self._target == Path(os.path.realpath(path))

    def read(self, reader: Callable[[Path], T]) -> T:
        """What a reader finds in it; from then on that may be written over."""
        glance, seen = self._look(), UNREAD
        with suppress(OSError):  # which the reader says in words
            seen = check_sum(self._target)
        found = reader(self.path)
        self._glance, self.seen = glance, seen
        return found

    @property
    def changed(self) -> bool:
        """It is another one than was read; False where it is gone. Raises OSError."""
        if self._look() == self._glance:
            return False
        return check_sum(self._target) not in (self.seen, NOTHING)

    def replace(self) -> None:
        """Have whatever is in it be written over: the user has said so. Raises OSError."""
        self.seen = check_sum(self._target)

    def write(self, writer: Callable[[Path], object]) -> None:
        """Have a writer write it.

        Raises StorageError where another program has it, or has changed it since it was read;
        what the writer raises else.
        """
        from vpdesk.files.stored.stored_errors import OVERWRITTEN, saving

        if not self.in_use:
            self.take()
        if self.in_use:
            raise not_saved(self.path, IN_ANOTHER_WINDOW)
        with saving(self.path):
            if self.changed:
                raise not_saved(self.path, OVERWRITTEN)
        writer(self.path)
        self._glance, self.seen = self._look(), UNREAD
        with suppress(OSError):  # how it looks is known all the same
            self.seen = check_sum(self._target)

    def back_up(self, rounds: int, now: datetime) -> Path | None:
        """Add a backup of it, unless the newest one is just that; None then.

        rounds: how many are begun. Raises StorageError.
        """
        from vpdesk.files.stored.backups import back_up, backup_folder, is_backed_up
        from vpdesk.files.stored.stored_errors import saving

        if self.in_use:
            return None
        with saving(backup_folder(self.path)):
            data = self._target.read_bytes()
            if is_backed_up(self._target, lambda each: each.read_bytes() == data):
                return None
            return back_up(self._target, lambda new: new.write_bytes(data), rounds, now)

    def release(self) -> None:
        """Leave it to others."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _look(self) -> object:
        with suppress(OSError):
            found = self._target.stat()
            return found.st_mtime_ns, found.st_size, found.st_ino
        return None


@contextmanager
def held(path: Path) -> Iterator[KeptFile]:
    """A file for as long as it is read and written by one step, such as a command."""
    file = KeptFile(path)
    try:
        yield file
    finally:
        file.release()


def not_saved(path: Path, text: str) -> StorageError:
    """The error of a file that is not saved."""
    return StorageError(text, name=shown(Path(path.name or path)))


def write_alone(path: Path, writer: Callable[[Path], object]) -> None:
    """Have a writer write a file that the user has named. Raises StorageError as KeptFile."""
    with held(path) as file:
        with suppress(OSError):  # which the writer says in words
            file.replace()
        file.write(writer)


def sum_of(data: bytes, size: int | None = None) -> str:
    """The check sum of a file that begins with these bytes. size: its own, where it has more."""
    from hashlib import sha256  # which loads a library of its own: not at start

    return f"{len(data) if size is None else size}-{sha256(data).hexdigest()}"


def check_sum(path: Path) -> str:
    """That of what is in a file, as far as it is read at all. Raises OSError."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):  # a pipe would let the program wait for ever
            return UNREAD
        with path.open("rb") as file:
            size = os.fstat(file.fileno()).st_size
            return sum_of(file.read(MOST_BYTES + 1), size)
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return NOTHING
