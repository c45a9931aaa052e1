"""An event and its file, in which every action is saved at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.event import Event, EventPrints
from vpdesk.files.stored.stored_errors import TournamentFileError
from vpdesk.files.stored.stored_file import Clock, StoredFile, local_now
from vpdesk.files.tournament.history import History
from vpdesk.tournament.tournament import Tournament

__all__ = ["Clock", "TournamentFile", "local_now", "read_event", "read_history", "read_tournament"]

AN_EVENT = QT_TRANSLATE_NOOP(
    "TournamentFileError",
    "{file}: This event has stages, groups or adjustments: use “vpdesk-cli event”.",
)


class TournamentFile(StoredFile[History]):
    """An event with its history and the file that holds both."""

    kind = History

    @classmethod
    def create(
        cls, path: Path, kept: Tournament | Event | History, clock: Clock = local_now
    ) -> TournamentFile:
        """Write a tournament or event, or one with its history, to a new file; see make()."""
        history = kept if isinstance(kept, History) else History(kept)
        found = cls.make(path, history, clock)
        assert isinstance(found, cls)
        return found

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
        """Open a file; see take()."""
        found = cls.take(path, clock)
        assert isinstance(found, cls)
        return found

    @property
    def event(self) -> Event:
        """The event as it is now."""
        return self.history.event

    @property
    def tournament(self) -> Tournament:
        """The tournament as it is now."""
        return self.history.tournament

    @property
    def rounds(self) -> int:
        """How many are drawn."""
        return len(self.tournament.rounds)


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
    """The same with all that was done in it; see look()."""
    return TournamentFile.look(path, half_done)
