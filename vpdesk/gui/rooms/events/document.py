"""The event that is worked on: every action can be undone, and is saved at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from vpdesk.event.drawn_lots import first_drawn
from vpdesk.event.event import Event
from vpdesk.event.place import (
    FIRST,
    StagePlace,
    changed_place,
    current_place,
    places_of,
    tournament_at,
    with_tournament,
)
from vpdesk.files.stored import StoredFile
from vpdesk.files.stored.stored_file import Clock, local_now
from vpdesk.files.tournament import SUFFIX, History, TournamentFile
from vpdesk.gui.desk.rescue import StoredKind
from vpdesk.gui.desk.stored_document import StoredDocument
from vpdesk.tournament.tournament import Tournament

if TYPE_CHECKING:
    from vpdesk.event.logged import Logged
    from vpdesk.report.events.stage_columns import InStage

AskChange = Callable[[Tournament, str], bool]
"""Asks for another tournament, and says what is done; whether it is there: see request."""
EVENT_FILES = StoredKind("tournament", SUFFIX, TournamentFile)


class EventDocument(StoredDocument[Tournament, History]):
    """An event with its history and its file, and the group of a stage that is worked at.

    Its value is the tournament at the place: of an event of one stage all of it.
    """

    kept_as = EVENT_FILES

    def __init__(
        self,
        recovery: Path,
        tournament: Tournament | None = None,
        parent: QObject | None = None,
        clock: Clock = local_now,
    ) -> None:
        self._place = FIRST
        # What is there, worked out once.
        self._at: tuple[Event, StagePlace, Tournament] | None = None
        super().__init__(recovery, History(tournament or Tournament(())), parent, clock)
        self._place = FIRST

    # What is there

    @property
    def whole(self) -> Event:
        """The whole event as it is now."""
        return self._history.event

    @property
    def place(self) -> StagePlace:
        """The group of a stage that is worked at."""
        return self._place

    @property
    def tournament(self) -> Tournament:
        """The tournament at the place as it is played: with what is carried over to it."""
        event, place = self.whole, self._place
        if self._at is None or self._at[0] is not event or self._at[1] != place:
            self._at = event, place, tournament_at(event, place)
        return self._at[2]

    @property
    def in_stage(self) -> InStage | None:
        """The place, for what is told of it; None where the tournament says all."""
        from vpdesk.gui.rooms.events.event_subject import in_stage  # start-up time

        return in_stage(self.whole, self._place)

    @property
    def value(self) -> Tournament:
        return self.tournament

    @property
    def untouched(self) -> bool:
        """There is nothing to work on yet."""
        return self.path is None and not self.whole.entrants

    @property
    def _name(self) -> str:
        return self.whole.name or self.tr("New event")

    def log(self) -> tuple[Logged, ...]:
        """The same, to be read."""
        from vpdesk.files.tournament.action_log import log_of  # when wanted

        return log_of(self.whole, self.actions)

    # What changes it

    def request(self, tournament: Tournament, text: str) -> bool:
        """Go on to another tournament at the place; see request_event."""
        if tournament == self.tournament:
            return True
        return self.request_event(with_tournament(self.whole, self._place, tournament), text)

    def request_event(
        self, event: Event, text: str, place: StagePlace | None = None, *, further: bool = False
    ) -> bool:
        """Go on to another event, so that it can be undone, and save it; whether it is there.

        text: what was done, in lower case as in "result of board 3". Where it cannot be saved
        it is done nevertheless, unless the file can only be read. place: where to go on; where
        something was changed if that is not said. further: it goes on with the last action.
        """
        before, old = self.tournament, self.whole
        if event == old:
            return True
        if not self._may_change():
            return False

        def do(at: str) -> None:
            self._history.do(first_drawn(old, event, at), text, at, further=further)

        if not self._done(do):
            return False
        self._place = place or changed_place(old, event, self._place)
        if _rounds(event) > _rounds(old):
            self._back_up()
        self._tell(before, done=text)
        return True

    def go_to(self, place: StagePlace) -> None:
        """Work at another group, or stage, if there is one."""
        if place != self._place and place in places_of(self.whole):
            before = self.tournament
            self._place = place
            self._tell(before)

    def begin(self, kept: Tournament | Event, *, made: bool = False) -> None:
        """Begin with an event, or a tournament that is one, that has no file yet.

        made: with work of the user's in it, which would be lost.
        """
        history = History(kept)
        self._begin(history, made=made and bool(history.event.entrants))

    def _step(self, change: Callable[[str], object]) -> None:
        """Show where it is that something was taken back or done again."""
        before, old = self.tournament, self.whole
        if self._done(change):
            self._place = changed_place(old, self.whole, self._place)
            self._tell(before)

    def _replace(self, file: StoredFile[History]) -> None:
        before, place = self.tournament, self._place
        self._go_on(file.history, file)
        if place in places_of(self.whole):
            self._place = place
        self._tell(before)

    def _go_on(
        self,
        history: History,
        file: StoredFile[History] | None,
        rescue: StoredFile[History] | None = None,
    ) -> None:
        super()._go_on(history, file, rescue)
        self._place = current_place(self.whole)


def _rounds(event: Event) -> int:
    """All rounds that are drawn."""
    return sum(len(group.rounds) for stage in event.stages for group in stage.groups)
