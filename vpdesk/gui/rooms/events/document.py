"""The event that is worked on: every action can be undone, and is saved at once."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from vpdesk.errors import WordedError
from vpdesk.event.drawn_lots import first_drawn
from vpdesk.event.event import Event
from vpdesk.event.penalties import match_penalties
from vpdesk.event.place import (
    FIRST,
    StagePlace,
    changed_place,
    current_place,
    places_of,
    tournament_at,
    with_tournament,
)
from vpdesk.files.atomic import StorageError
from vpdesk.files.paths import is_file
from vpdesk.files.tournament import Action, History, TournamentFile, TournamentFileError
from vpdesk.files.tournament.file import Clock, local_now
from vpdesk.files.tournament.history import HistoryError
from vpdesk.gui.desk.aside import aside
from vpdesk.gui.desk.document import Document
from vpdesk.gui.rooms.events.recovery import Rescue
from vpdesk.tournament.tournament import Tournament

if TYPE_CHECKING:
    from vpdesk.event.logged import Logged
    from vpdesk.report.events.stage_columns import InStage

RETRY_AFTER_MS = 5000
AskChange = Callable[[Tournament, str], bool]
"""Asks for another tournament, and says what is done; whether it is there: see request."""


class EventDocument(Document[Tournament]):
    """An event with its history and its file, and the group of a stage that is worked at.

    An event without a file is kept in a recovery file; one whose file cannot be written is
    so too, until it can. Its value is the tournament at the place: of an event of one stage all
    of it.

    failed: a WordedError that says why something was not done, or not saved in the file; of
    the latter it is heard once, until it is settled: all is saved.
    """

    failed = Signal(object)
    settled = Signal()

    def __init__(
        self,
        recovery: Path,
        tournament: Tournament | None = None,
        parent: QObject | None = None,
        clock: Clock = local_now,
    ) -> None:
        super().__init__(parent)
        self._clock = clock
        self._history = History(tournament or Tournament(()))
        self._file: TournamentFile | None = None
        self._rescue = Rescue(recovery)
        self._begun: Event | None = self.whole  # what is not lost if it is given up
        self._place = FIRST
        self._at: tuple[Event, StagePlace, Tournament] | None = (
            None  # what is there, worked out once
        )
        self._trouble = ""  # why it could not be saved
        self._retry = QTimer(self, singleShot=True, interval=RETRY_AFTER_MS)
        self._retry.timeout.connect(self._try_again)

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
        if self.whole.is_tournament and not any(match_penalties(self.whole, 1)):
            return None
        from vpdesk.report.events.stage_columns import InStage  # start-up time

        return InStage(self.whole, self._place)

    @property
    def value(self) -> Tournament:
        return self.tournament

    @property
    def path(self) -> Path | None:
        return None if self._file is None else self._file.path

    @property
    def read_only(self) -> bool:
        """It cannot be changed here: see refused."""
        return self._file is not None and self._file.refused is not None

    @property
    def refused(self) -> WordedError | None:
        """Why it can only be read; None where it can be changed."""
        return None if self._file is None else self._file.refused

    @property
    def untouched(self) -> bool:
        """There is nothing to work on yet."""
        return self.path is None and not self.whole.entrants

    @property
    def modified(self) -> bool:
        """Something would be lost without the recovery file."""
        if self._file is None:
            return self.whole != self._begun
        return not self._file.written

    @property
    def _name(self) -> str:
        return self.whole.name or self.tr("New tournament")

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything that was done, in order, undone or not."""
        return self._history.actions

    def log(self) -> tuple[Logged, ...]:
        """The same, to be read."""
        from vpdesk.files.tournament.action_log import log_of  # when wanted

        return log_of(self.whole, self.actions)

    @property
    def can_undo(self) -> bool:
        """There is a step to undo."""
        return self.to_undo is not None

    @property
    def can_redo(self) -> bool:
        """There is a step that was undone."""
        return self.to_redo is not None

    @property
    def to_undo(self) -> Action | None:
        """What undo would take back; None where there is nothing, or it may not be."""
        return None if self.read_only else self._history.to_undo

    @property
    def to_redo(self) -> Action | None:
        """What redo would do again."""
        return None if self.read_only else self._history.to_redo

    @property
    def undo_text(self) -> str:
        """What undo takes back, as in "result of board 3"."""
        return _what(self._history.to_undo)

    @property
    def redo_text(self) -> str:
        """What redo does again."""
        return _what(self._history.to_redo)

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
        self._tell(before)
        return True

    def go_to(self, place: StagePlace) -> None:
        """Work at another group, or stage, if there is one."""
        if place != self._place and place in places_of(self.whole):
            before = self.tournament
            self._place = place
            self._tell(before)

    def undo(self) -> None:
        """Take the last action back, be it of another day, and show where that was."""
        if self._may_change() and self.can_undo:
            self._step(self._history.undo)

    def redo(self) -> None:
        """Do again what was undone last, and show where that is."""
        if self._may_change() and self.can_redo:
            self._step(self._history.redo)

    def _step(self, change: Callable[[str], object]) -> None:
        before, old = self.tournament, self.whole
        if self._done(change):
            self._place = changed_place(old, self.whole, self._place)
            self._tell(before)

    def begin(self, kept: Tournament | Event, *, made: bool = False) -> None:
        """Begin with an event, or a tournament that is one, that has no file yet.

        made: with work of the user's in it, which would be lost.
        """
        before = self.tournament
        self.close()
        self._go_on(History(kept), None)
        self._begun = self.whole
        if made and self.whole.entrants:
            self._begun = None
            self._rescue.keep(self._history)
        self._tell(before, begun=True)

    def open(self, path: Path) -> None:
        """Go on with the event of a file; what was before is left as it is.

        Raises TournamentFileError; nothing has changed then.
        """
        if self._is_at(path) and not self.read_only:
            return
        file, before = self._opened(path), self.tournament
        self.close()
        self._go_on(file.history, file)
        self._back_up()
        self._tell(before, begun=True)

    def _opened(self, path: Path) -> TournamentFile:
        open_event = TournamentFile.open_event
        return aside(lambda: open_event(path, self._clock), TournamentFile.close)

    def refresh(self) -> None:
        """Show what another program has written to a file that can only be read here.

        Raises TournamentFileError; nothing has changed then.
        """
        newer = None if self._file is None else self._file.newer()
        if newer is not None:
            self._replace(newer)

    def take_over(self) -> None:
        """Go on with the file as who changes it, where no other program has it any more.

        Raises TournamentFileError; nothing has changed then.
        """
        if self._file is not None and self.read_only:
            self._replace(self._opened(self._file.path))
            self._back_up()

    @property
    def in_use(self) -> bool:
        """Another program had the file when it was opened here."""
        return self._file is not None and self._file.in_use

    @property
    def is_free(self) -> bool:
        """No other program has the file now."""
        return self._file is not None and self._file.is_free

    def _replace(self, file: TournamentFile) -> None:
        """Have the same file as it is now."""
        before, place = self.tournament, self._place
        self._go_on(file.history, file)
        if place in places_of(self.whole):
            self._place = place
        self._tell(before)

    def restore(self, file: TournamentFile) -> None:
        """Go on with what is in a recovery file of another time; it has no file of its own."""
        before = self.tournament
        self.close()
        self._go_on(file.history, None)
        self._rescue.adopt(file)
        self._begun = None
        self._tell(before, begun=True)

    def save(self) -> None:
        """Write what is not in the file yet. Raises StorageError, or ValueError without a file."""
        if self._file is None:
            raise ValueError(self.title)
        if not self.read_only:
            self._file.write()
            self._settle()
            self._tell(self.tournament)

    def save_as(self, path: Path) -> None:
        """Go on in a new file, with the whole history; an old file stays as it is.

        Raises StorageError; the old file is gone on with then.
        """
        if self._file is not None and self._is_at(path) and not self.read_only:
            if self._file.written and is_file(path):
                return
            self._rescue.keep(self._history)
            self._file.close()  # a new one replaces it, if it is not gone already
        file = TournamentFile.create(path, self._history, self._clock)
        if self._file is not None:
            self._file.close()
        self._file = file
        self._settle()
        self._tell(self.tournament)

    def close(self) -> None:
        """Leave the event; what is in the recovery file alone is given up."""
        self._retry.stop()
        self._trouble = ""
        if self._file is not None:
            self._file.close()
        self._rescue.drop()

    def _go_on(self, history: History, file: TournamentFile | None) -> None:
        self._history, self._file = history, file
        self._place = current_place(self.whole)

    def _may_change(self) -> bool:
        if self._file is not None and self.read_only:
            self.failed.emit(self._file.not_changed())
            return False
        return True

    def _done(self, change: Callable[[str], object]) -> bool:
        """Have the history changed, and saved."""
        try:
            change(self._clock().isoformat(timespec="seconds"))
        except HistoryError as error:
            self.failed.emit(error)
            return False
        self._write()
        return True

    def _write(self) -> None:
        """Save it; where its file cannot be written keep it for a recovery, and try again later."""
        if self._file is None:
            self._rescue.keep(self._history)
            return
        try:
            self._file.write()
        except (StorageError, TournamentFileError) as error:
            self._rescue.keep(self._history)
            self._retry.start()
            if str(error) != self._trouble:
                self._trouble = str(error)
                self.failed.emit(error)
        else:
            self._settle()

    def _settle(self) -> None:
        """All is in the file."""
        self._retry.stop()
        self._rescue.drop()
        if self._trouble:
            self._trouble = ""
            self.settled.emit()

    def _try_again(self) -> None:
        try:
            self.save()
        except (StorageError, TournamentFileError):
            self._retry.start()

    def _back_up(self) -> None:
        if self._file is not None and not self.modified:
            try:
                self._file.back_up()
            except StorageError as error:
                self.failed.emit(error)

    def _is_at(self, path: Path) -> bool:
        return self.path is not None and os.path.realpath(self.path) == os.path.realpath(path)


def _rounds(event: Event) -> int:
    """All rounds that are drawn."""
    return sum(len(group.rounds) for stage in event.stages for group in stage.groups)


def _what(action: Action | None) -> str:
    return "" if action is None else action.what
