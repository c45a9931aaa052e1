"""The movement that is worked on: its changes, all of which can be undone, and its file."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject

from vpdesk.files.kept_file import KeptFile
from vpdesk.files.movement_recovery import UnsavedMovement
from vpdesk.gui.desk.document import KeptDocument
from vpdesk.gui.texts import translate
from vpdesk.movements.movement import Encounter, Movement, Place, Places
from vpdesk.report.step_words import step_words


@dataclass(frozen=True, slots=True)
class Worked:
    """A movement, and its encounters that the optimiser may not switch."""

    movement: Movement
    locked: Places = frozenset()


class MovementDocument(KeptDocument[Worked]):
    """A movement with locks for the optimiser, a history and a file."""

    def __init__(self, movement: Movement, parent: QObject | None = None) -> None:
        super().__init__(Worked(movement), parent)

    # What is there

    @property
    def movement(self) -> Movement:
        """The movement as it is now."""
        return self.value.movement

    @property
    def locked(self) -> Places:
        """The encounters that the optimiser may not switch."""
        return self.value.locked

    @property
    def saved(self) -> Movement:
        """The movement as it was saved, opened or chosen; changes are counted against it."""
        return self._state.origin.saved.movement

    @property
    def work(self) -> UnsavedMovement:
        """What a recovery keeps of it."""
        return UnsavedMovement(self.movement, self.saved, self.locked, self.path, self.seen)

    @property
    def _name(self) -> str:
        return self.movement.name or self.tr("New movement")

    def name_anew(self) -> None:
        """Call what a user sees first as it is called in the language of now."""
        first = first_movement()
        if (
            self.untouched
            and not self.can_undo
            and replace(self.movement, name=first.name) == first
        ):
            self._begin(Worked(first), None)

    # What changes it

    def request(self, movement: Movement, text: str = "") -> None:
        """Change the movement, so that it can be undone; locks of encounters it has stay."""
        places = {each.place for each in movement.encounters}
        self._do(Worked(movement, self.locked & places), text)

    def switch(self, places: Collection[Place]) -> None:
        """Exchange North-South and East-West of encounters."""
        self.request(self.movement.switch(places), step_words("MovementDocument", "switch"))

    def set_locked(self, locked: Places) -> None:
        """Lock these encounters, and no others, against the optimiser."""
        text = (
            step_words("MovementDocument", "unlock")
            if locked < self.locked
            else step_words("MovementDocument", "lock")
        )
        self._do(replace(self.value, locked=locked), text)

    def choose(self, movement: Movement, text: str = "") -> None:
        """Go on to another movement that is as good as saved, as one of the library is.

        It has no file, and counts as unchanged; undo comes back to the work left behind.
        """
        if movement != self.movement or self.modified:
            self._choose(Worked(movement), text or step_words("MovementDocument", "choice"))

    def open(
        self, movement: Movement, path: Path | None = None, file: KeptFile | None = None
    ) -> None:
        """Begin with another movement, as it is in a file; what was before is forgotten.

        file: see KeptDocument.
        """
        self._begin(Worked(movement), path, file=file)

    def restore(self, work: UnsavedMovement) -> None:
        """Begin with unsaved work of another time."""
        now, saved = Worked(work.movement, work.locked), Worked(work.saved)
        self._restore(now, saved, work.path, work.seen)

    def _opened(self, found: Movement) -> Worked:
        return Worked(found)

    def _write(self, path: Path, value: Worked) -> None:
        """In the format of the suffix. Raises TextFileError or StorageError."""
        from vpdesk.files.movement_file import write_movement

        write_movement(path, value.movement)

    def _content(self, value: Worked) -> Movement:
        """Locks are not saved, and do not count."""
        return value.movement


def first_movement() -> Movement:
    """What a user sees before anything is chosen: a Mitchell for 7 tables, 28 boards.

    Its last round is switched, which makes it as fair as the best that is known.
    """
    tables = range(1, 8)
    encounters = tuple(
        Encounter(number, table, table, 8 + (table - number) % 7, 1 + (table + number - 2) % 7)
        for number in tables
        for table in tables
    )
    boards = tuple(tuple(range(4 * at + 1, 4 * at + 5)) for at in range(7))
    name = translate("MovementDocument", "Mitchell, %n table(s)", None, 7)
    return Movement(14, 7, 7, encounters, boards, name).switch({(7, table) for table in tables})
