"""The pairs evening that is worked on, with what it comes to, a history and a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from vpdesk.files.evening.evening_file import SUFFIX, EveningFile, EveningHistory
from vpdesk.files.stored.stored_file import Clock, local_now
from vpdesk.gui.desk.rescue import StoredKind
from vpdesk.gui.desk.stored_document import StoredDocument
from vpdesk.pairs.decided import with_decisions
from vpdesk.pairs.evening import Evening
from vpdesk.pairs.scored_evening import ScoredEvening

if TYPE_CHECKING:
    from vpdesk.pairs.evening_logged import EveningLogged

EMPTY = Evening()
EVENING_FILES = StoredKind("pairs", SUFFIX, EveningFile)


class PairsDocument(StoredDocument[Evening, EveningHistory]):
    """An evening with its history and its file."""

    kept_as = EVENING_FILES

    def __init__(
        self, recovery: Path, parent: QObject | None = None, clock: Clock = local_now
    ) -> None:
        super().__init__(recovery, EveningHistory(EMPTY), parent, clock)
        self._scored = ScoredEvening(EMPTY)

    @property
    def evening(self) -> Evening:
        """The evening as it is now."""
        return self._history.value

    @property
    def value(self) -> Evening:
        return self.evening

    @property
    def scored(self) -> ScoredEvening:
        """What it comes to; only boards that have changed are scored anew."""
        self._scored = self._scored.after(self.value)
        return self._scored

    @property
    def today(self) -> str:
        """The date, as in "2026-11-24"."""
        return self._clock().date().isoformat()

    @property
    def untouched(self) -> bool:
        """There is nothing to work on yet."""
        return self.path is None and self.evening == EMPTY and not self.can_redo

    @property
    def _name(self) -> str:
        return self.evening.name or self.tr("New evening")

    def log(self) -> tuple[EveningLogged, ...]:
        """Everything that was done, to be read."""
        from vpdesk.files.evening.evening_log import log_of_evening  # when wanted

        return log_of_evening(self.actions)

    def request(self, evening: Evening, text: str) -> None:
        """Go on to another evening, so that it can be undone, and save it; text: as in "board 7".

        What of it is a decision of the director, or a correction, is kept with its time.
        """
        before = self.evening
        if evening == before or not self._may_change():
            if evening != before:
                self._tell(before)  # what was typed is none of it
            return
        when = self._clock().isoformat(timespec="minutes")
        evening = with_decisions(before, evening, when)
        rounds = self._history.rounds
        if self._done(lambda at: self._history.do(evening, text, at)):
            if self._history.rounds > rounds:
                self._back_up()
            self._tell(before, done=text)

    def begin(self, evening: Evening) -> None:
        """Begin with an evening that has no file yet."""
        self._begin(EveningHistory(evening), made=evening != EMPTY)
