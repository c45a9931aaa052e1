"""Recovery files: what a crash would lose, written while one works and offered at the next start.

Each running program has a file of its own with a lock beside it; the system drops the lock
of a program that has died, so a file whose lock can be had is one that was left behind.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QLockFile, QObject, SignalInstance

from vpdesk.files.atomic import StorageError, write_atomic
from vpdesk.files.temporary import clear_dead
from vpdesk.files.text import MOST_BYTES, read_bytes
from vpdesk.gui.crash import logger
from vpdesk.gui.desk.disk_writer import Writer

MOST_KEPT = 3 * MOST_BYTES  # the work, and what it was before


class UnsavedWork(Protocol):
    """What is unsaved of a document, with all that is needed to go on with it."""

    @property
    def title(self) -> str:
        """What it is called; "" where it has no name."""


Kept = TypeVar("Kept", bound=UnsavedWork)
Kept_co = TypeVar("Kept_co", bound=UnsavedWork, covariant=True)


class WorkFormat(Protocol[Kept]):
    """How the work on one kind of document is kept: the rows vpdesk.files.codec.Unsaved.

    name: what its files begin with. ending: what they end with; no other kind has the same.
    """

    name: str
    ending: str

    def to_bytes(self, work: Kept) -> bytes:
        """The work as a recovery file."""

    def step(self, before: Kept, now: Kept) -> bytes | None:
        """What, added to the file of the work before, makes it that of now; None for no such."""

    def from_bytes(self, data: bytes) -> Kept:
        """The work in a recovery file. Raises ValueError if that is damaged."""


class WorkedOn(Protocol[Kept_co]):
    """A document; its signal changed comes after each change of it."""

    @property
    def writer(self) -> Writer:
        """What takes it to the disk."""

    @property
    def changed(self) -> SignalInstance:
        """It is another one, or is saved."""

    @property
    def modified(self) -> bool:
        """Something would be lost if it were given up."""

    @property
    def work(self) -> Kept_co:
        """What is to be kept of it."""


class Autosave(QObject, Generic[Kept]):
    """Keeps the unsaved work on a document in a recovery file, before it is shown."""

    def __init__(
        self,
        document: WorkedOn[Kept],
        kept_as: WorkFormat[Kept],
        folder: Path,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._there: Kept | None = None  # what the file has
        self._format = kept_as
        name = f"{kept_as.name}-{os.getpid()}-{os.urandom(4).hex()}{kept_as.ending}"
        self.file = folder / name
        self._lock: QLockFile | None = None
        document.changed.connect(self._follow)

    def write(self) -> None:
        """Bring the file up to date; there is none while nothing is unsaved."""
        document = self._document
        if not document.modified:
            self.remove()
            return
        try:
            self._take_lock()
            work = document.work
            write_atomic(self.file, self._format.to_bytes(work), sync=False)
            self._there = work
            self._sync()
        except (StorageError, OSError) as error:
            logger.warning("Unsaved changes were not kept for a recovery: %s", error)

    def remove(self) -> None:
        """Remove the file: its work is saved, or was given up."""
        self._there = None
        with suppress(OSError):
            self.file.unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _follow(self) -> None:
        if not self._document.modified:
            self.remove()
        elif not self._add():
            self.write()

    def _add(self) -> bool:
        """Add what is new to the file, where that is enough."""
        work = self._document.work
        step = None if self._there is None else self._format.step(self._there, work)
        if step is None:
            return False
        try:
            with self.file.open("r+b") as file:  # which must be there
                file.seek(0, os.SEEK_END)
                file.write(step)
        except OSError as error:
            logger.warning("Unsaved changes were not kept for a recovery: %s", error)
            return False
        self._there = work
        self._sync()
        return True

    def _sync(self) -> None:
        """Have the system bring it to the disk; until then it outlives this program alone."""
        path = self.file

        def sync() -> None:
            with suppress(OSError), path.open("rb") as file:  # gone once the work is saved
                os.fsync(file.fileno())

        self._document.writer.put(sync, lambda *_: None, wait=False)

    def _take_lock(self) -> None:
        if self._lock is None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._lock = _lock_of(self.file)
            self._lock.tryLock(0)


class LeftBehind(Generic[Kept]):
    """The recovery file of a program that did not end properly; no other program offers it.

    work: what is in it; None where it is damaged. modified: when it was written, in seconds.
    nameless: what work without a name is called.
    """

    def __init__(
        self, file: Path, lock: QLockFile, kept_as: WorkFormat[Kept], nameless: str
    ) -> None:
        self.file = file
        self.modified = modified_at(file)
        self._lock = lock
        self._nameless = nameless
        try:
            self.work: Kept | None = kept_as.from_bytes(read_bytes(file, MOST_KEPT))
        except (OSError, ValueError):
            self.work = None

    @property
    def title(self) -> str:
        """What the work is called."""
        return (self.work and self.work.title) or self._nameless

    def settle(self) -> None:
        """The work is on the screen, and kept in a file of this program."""
        self.remove()

    def remove(self) -> None:
        """Remove the file: its work is kept elsewhere, or was given up."""
        with suppress(OSError):
            self.file.unlink(missing_ok=True)
        self._lock.unlock()

    def set_aside(self) -> Path:
        """Keep a damaged file under another name, so that it is not offered again."""
        aside = set_aside(self.file)
        self._lock.unlock()
        return aside

    def release(self) -> None:
        """Leave it for another start."""
        self._lock.unlock()


def left_behind(folder: Path, kept_as: WorkFormat[Kept], nameless: str) -> list[LeftBehind[Kept]]:
    """The files of one kind that other programs left behind, the newest first."""
    clear_dead(folder)
    found = []
    for file in sorted(folder.glob(f"*{kept_as.ending}"), key=modified_at, reverse=True):
        lock = _lock_of(file)
        if not lock.tryLock(0):
            continue
        if file.exists():
            found.append(LeftBehind(file, lock, kept_as, nameless))
        else:  # its program has just ended properly
            lock.unlock()
    return found


def _lock_of(file: Path) -> QLockFile:
    lock = QLockFile(str(file.with_suffix(".lock")))
    lock.setStaleLockTime(0)  # however long a program runs, its lock is good while it does
    return lock


def set_aside(file: Path) -> Path:
    """Give a damaged file another name, this one."""
    aside = file.with_name(f"{file.name}.broken")
    with suppress(OSError):
        file.replace(aside)
    return aside


def modified_at(file: Path) -> float:
    """When a file was written, in seconds; 0 for one that is gone."""
    try:
        return file.stat().st_mtime
    except OSError:  # gone in the meantime
        return 0.0
