"""Recovery files of tournaments: what is in no other file, offered at the next start."""

from __future__ import annotations

import os
from pathlib import Path

from vpdesk.files.atomic import StorageError
from vpdesk.files.tournament import SUFFIX, History, TournamentFile, TournamentFileError
from vpdesk.gui.crash import logger
from vpdesk.gui.desk.recovery import modified_at, set_aside
from vpdesk.gui.texts import translate


class Rescue:
    """Keeps a tournament in a recovery file while that is the only one that has it all.

    The file is as good as any tournament file: it has the whole history.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.file: TournamentFile | None = None

    def keep(self, history: History) -> None:
        """Bring the file up to date with a history, always the same one until it is dropped."""
        try:
            if self.file is None:
                self._folder.mkdir(parents=True, exist_ok=True)
                name = f"tournament-{os.getpid()}-{os.urandom(4).hex()}{SUFFIX}"
                self.file = TournamentFile.create(self._folder / name, history)
            else:
                self.file.write()
        except (StorageError, OSError) as error:
            logger.warning("The tournament was not kept for a recovery: %s", error)

    def adopt(self, file: TournamentFile) -> None:
        """Go on with a file of another time."""
        self.drop()
        self.file = file

    def drop(self) -> None:
        """Remove the file: what it holds is saved, or was given up."""
        if self.file is not None:
            self.file.remove()
            self.file = None


class LeftTournament:
    """A recovery file of a program that did not end properly; no other program offers it.

    work: what is in it, held open; None where it is damaged. modified: when it was written, in
    seconds.
    """

    def __init__(self, path: Path, work: TournamentFile | None) -> None:
        self.file = path
        self.work = work
        self.modified = modified_at(path)
        self._held = work  # until someone else has it

    @property
    def title(self) -> str:
        """What the tournament is called."""
        name = "" if self.work is None else self.work.event.name
        return name or translate("RecoveryOffer", "a new tournament")

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


def left_tournaments(folder: Path) -> list[LeftTournament]:
    """The tournaments that other programs left behind, the newest first."""
    found = []
    for path in sorted(folder.glob(f"*{SUFFIX}"), key=modified_at, reverse=True):
        try:
            file = TournamentFile.open_event(path)
        except TournamentFileError as error:
            logger.info("A recovery file is not read: %s", error)
            found.append(LeftTournament(path, None))
            continue
        if not file.read_only:  # else its program is still at work with it
            found.append(LeftTournament(path, file))
    return found
