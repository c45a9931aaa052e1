"""Recovery files of what is saved action by action: what is in no other file."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from vpdesk.files.atomic import StorageError
from vpdesk.files.stored import Snapshot, StoredFile, TournamentFileError
from vpdesk.files.stored.bridge import Bridge, roll_forward
from vpdesk.files.stored.journal import Journal
from vpdesk.gui.crash import logger
from vpdesk.gui.desk.recovery import modified_at, set_aside


class StoredKind(NamedTuple):
    """A kind of file that is saved action by action.

    name: what its recovery files begin with. ending: of all its files. file: its class.
    """

    name: str
    ending: str
    file: type[StoredFile[Any]]

    def recovery_file(self, folder: Path) -> Path:
        """A name for a new one in the recovery folder."""
        return folder / f"{self.name}-{os.getpid()}-{os.urandom(4).hex()}{self.ending}"

    def recovery_files(self, folder: Path) -> list[Path]:
        """Those that are there, the newest first."""
        found = folder.glob(f"*{self.ending}")
        return sorted(found, key=modified_at, reverse=True)

    def rolled_forward(self, folder: Path) -> list[tuple[Path, int]]:
        """Files that have now what was on its way to them when a program was ended; how much."""
        return list(
            roll_forward(
                folder=folder,
                name=self.name,
                kind=self.file,
                others=lambda: self.recovery_files(folder),
                rescue=lambda: self.recovery_file(folder),
            )
        )


class Disk:
    """What a document has on disks: its file, a recovery file, and what is on its way to them.

    The thread that writes calls it, but for hand() and note(). file: the document's own; None where
    it has none. The recovery file is as good as any: it has the whole history.
    """

    def __init__(
        self,
        kind: StoredKind,
        folder: Path,
        history: Journal[Any],
        file: StoredFile[Any] | None = None,
        rescue: StoredFile[Any] | None = None,
    ) -> None:
        self.file, self.rescue = file, rescue
        self._kind, self._folder, self._history = kind, folder, history
        self._last = history.now
        self._newest, self._tried = (0, self._last), 0
        self._failed: WritingError | None = None
        self._bridge = Bridge(
            folder, kind.name, kind.file.kind.form, None if file is None else file.path
        )

    def note(self, before: Snapshot, now: Snapshot) -> None:
        """Note what was done since it was handed over last, until it has arrived."""
        there = [each for each in (self.file, self.rescue) if each is not None]
        seals = [seal for each in there if (seal := each.seal_of(before)) is not None]
        try:
            known = before if there else None
            self._bridge.note(known, next(iter(seals), None), now)
        except OSError as error:
            logger.warning("What is not saved yet was not noted: %s", error)

    def hand(self, now: Snapshot) -> int:
        """Have this be stored next, with all that was handed over before; its number."""
        self._newest = self._newest[0] + 1, now
        return self._newest[0]

    def store(self, number: int) -> WritingError | None:
        """Save what was handed over so far; where that cannot be, keep it for a recovery.

        Why it cannot. A slow disk has one step for all that was done while it was at work.
        """
        if number > self._tried:
            self._tried, self._last = self._newest
            self._failed = self._store(self._last)
        self._bridge.arrived(self._last)
        return self._failed

    def _store(self, now: Snapshot) -> WritingError | None:
        failed = None
        try:
            if self.file is None:
                self.keep(now)
            else:
                self.file.write(now)
                self.drop()
        except (StorageError, TournamentFileError) as error:
            failed = error
            self.keep(now)
        return failed

    def keep(self, now: Snapshot) -> None:
        """Bring the recovery file up to date."""
        try:
            if self.rescue is None:
                self._folder.mkdir(parents=True, exist_ok=True)
                path = self._kind.recovery_file(self._folder)
                self.rescue = self._kind.file.make(path, self._history, now=now)
            else:
                self.rescue.write(now)
        except (StorageError, OSError) as error:
            logger.warning("Unsaved changes were not kept for a recovery: %s", error)

    def drop(self) -> None:
        """Remove the recovery file: what it holds is saved, or was given up."""
        if self.rescue is not None:
            self.rescue.remove()
            self.rescue = None

    def leave(self) -> None:
        """Leave the file to others; what is in the recovery file alone is given up."""
        if self.file is not None:
            self.file.close()
        self._bridge.leave()
        self.drop()

    def move(self, path: Path, now: Snapshot, *, same: bool) -> None:
        """Go on in a new file, or in one that is to be replaced; same: it is at the path now.

        Raises StorageError.
        """
        if same and self.file is not None:
            self.keep(now)
            self.file.close()  # a new one replaces it, if it is not gone already
        file = self._kind.file.make(path, self._history, now=now)
        if self.file is not None:
            self.file.close()
        self.file = file
        self._bridge.moved(path, now)
        self.drop()


WritingError = StorageError | TournamentFileError


class LeftFile:
    """A recovery file of a program that did not end properly; no other program offers it.

    work: what is in it, held open; None where it is damaged. modified: when it was written, in
    seconds. title: what the work is called.
    """

    def __init__(self, path: Path, work: StoredFile[Any] | None, title: str) -> None:
        self.file = path
        self.work = work
        self.title = title
        self.modified = modified_at(path)
        self._held = work  # until someone else has it

    def settle(self) -> None:
        """The work is on the screen, which goes on with this very file."""
        self._held = None

    def remove(self) -> None:
        """Remove the file: its work was given up."""
        if self._held is not None:
            self._held.remove()

    def set_aside(self) -> Path:
        """Keep a damaged file under another name, so that it is not offered again."""
        return set_aside(self.file)

    def release(self) -> None:
        """Leave it for another start."""
        if self._held is not None:
            self._held.close()


def left_files(kind: StoredKind, folder: Path, nameless: str) -> Iterable[LeftFile]:
    """The files of a kind that other programs left behind, the newest first."""
    found = []
    for path in kind.recovery_files(folder):
        try:
            file = kind.file.take(path)
        except OSError as error:
            logger.info("A recovery file is not read: %s", error)
            found.append(LeftFile(path, None, nameless))
            continue
        if file.refused is None:  # else its program is still at work with it
            found.append(LeftFile(path, file, file.history.value.name or nameless))
    return found
