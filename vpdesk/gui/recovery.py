"""Recovery files: what a crash would lose, written while one works and offered at the next start.

Each running program has a file of its own with a lock beside it; the system drops the lock
of a program that has died, so a file whose lock can be had is one that was left behind.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QTimer

from vpdesk.gui.crash import logger
from vpdesk.gui.movement_document import MovementDocument
from vpdesk.gui.texts import translate
from vpdesk.movement_recovery import SUFFIX, UnsavedWork, from_bytes, to_bytes
from vpdesk.storage import StorageError, write_atomic

WRITE_AFTER_MS = 2000


class Autosave(QObject):
    """Keeps the unsaved work on a document in a recovery file, no older than two seconds."""

    def __init__(self, document: MovementDocument, folder: Path) -> None:
        super().__init__(document)
        self._document = document
        self.file = folder / f"movement-{os.getpid()}-{os.urandom(4).hex()}{SUFFIX}"
        self._lock: QLockFile | None = None
        self._timer = QTimer(self, singleShot=True, interval=WRITE_AFTER_MS)
        self._timer.timeout.connect(self.write)
        document.lockedChanged.connect(self._follow)
        document.movementChanged.connect(self._follow)
        document.savedChanged.connect(self._follow)

    def write(self) -> None:
        """Bring the file up to date; there is none while nothing is unsaved."""
        self._timer.stop()
        document = self._document
        if not document.modified:
            self.remove()
            return
        work = UnsavedWork(document.movement, document.saved, document.locked, document.path)
        try:
            self._take_lock()
            write_atomic(self.file, to_bytes(work))
        except (StorageError, OSError) as error:
            logger.warning("Unsaved changes were not kept for a recovery: %s", error)

    def remove(self) -> None:
        """Remove the file: its work is saved, or was given up."""
        self._timer.stop()
        with suppress(OSError):
            self.file.unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _follow(self) -> None:
        # A running timer goes on: who clicks without a pause is to be safe as well.
        if not self._document.modified:
            self.remove()
        elif not self._timer.isActive():
            self._timer.start()

    def _take_lock(self) -> None:
        if self._lock is None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._lock = _lock_of(self.file)
            self._lock.tryLock(0)


class LeftBehind:
    """The recovery file of a program that did not end properly; no other program offers it.

    work: what is in it; None where it is damaged. modified: when it was written, in seconds.
    """

    def __init__(self, file: Path, lock: QLockFile) -> None:
        self.file = file
        self.modified = _modified(file)
        self._lock = lock
        try:
            self.work: UnsavedWork | None = from_bytes(file.read_bytes())
        except (OSError, ValueError):
            self.work = None

    @property
    def title(self) -> str:
        """What the work is called."""
        name = "" if self.work is None else self.work.title
        return name or translate("RecoveryOffer", "a new movement")

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
        aside = self.file.with_name(f"{self.file.name}.broken")
        with suppress(OSError):
            self.file.replace(aside)
        self._lock.unlock()
        return aside

    def release(self) -> None:
        """Leave it for another start."""
        self._lock.unlock()


def left_behind(folder: Path) -> list[LeftBehind]:
    """The files that other programs left behind, the oldest first."""
    found = []
    for file in sorted(folder.glob(f"*{SUFFIX}"), key=_modified):
        lock = _lock_of(file)
        if not lock.tryLock(0):
            continue
        if file.exists():
            found.append(LeftBehind(file, lock))
        else:  # its program has just ended properly
            lock.unlock()
    return found


def _lock_of(file: Path) -> QLockFile:
    lock = QLockFile(str(file.with_suffix(".lock")))
    lock.setStaleLockTime(0)  # however long a program runs, its lock is good while it does
    return lock


def _modified(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:  # gone in the meantime
        return 0.0
