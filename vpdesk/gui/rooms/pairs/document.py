"""The pairs evening that is worked on, with what it comes to, a history and a file."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject

from vpdesk.files.evening_file import write_evening
from vpdesk.files.evening_recovery import UnsavedEvening
from vpdesk.files.kept_file import KeptFile
from vpdesk.gui.desk.document import KeptDocument
from vpdesk.pairs.decided import decided
from vpdesk.pairs.evening import Evening
from vpdesk.pairs.scored_evening import ScoredEvening

EMPTY = Evening()


class PairsDocument(KeptDocument[Evening]):
    """An evening with a history and a file."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(EMPTY, parent)
        self._scored = ScoredEvening(EMPTY)

    @property
    def evening(self) -> Evening:
        """The evening as it is now."""
        return self.value

    @property
    def scored(self) -> ScoredEvening:
        """What it comes to; only boards that have changed are scored anew."""
        self._scored = self._scored.after(self.value)
        return self._scored

    @property
    def work(self) -> UnsavedEvening:
        """What a recovery keeps of it."""
        return UnsavedEvening(self.evening, self._state.origin.saved, self.path, self.seen)

    @property
    def _name(self) -> str:
        return self.evening.name or self.tr("New evening")

    def request(self, evening: Evening, text: str) -> None:
        """Go on to another evening, so that it can be undone; text: as in "board 7".

        What of it is a decision of the director, or a correction, is kept with its time.
        """
        when = datetime.now().astimezone().isoformat(timespec="minutes")
        if new := decided(self.evening, evening, when):
            evening = replace(evening, decisions=(*evening.decisions, *new))
        self._do(evening, text)

    def begin(self, evening: Evening) -> None:
        """Begin with an evening that has no file yet."""
        self._begin(evening, None, EMPTY)

    def open(self, evening: Evening, path: Path, file: KeptFile | None = None) -> None:
        """Begin with an evening as it is in a file; see KeptDocument."""
        self._begin(evening, path, file=file)

    def restore(self, work: UnsavedEvening) -> None:
        """Begin with unsaved work of another time."""
        self._restore(work.evening, work.saved, work.path, work.seen)

    def _opened(self, found: Evening) -> Evening:
        return found

    def _write(self, path: Path) -> None:
        write_evening(path, self.evening)
