"""The movement that is worked on: its changes, all of which can be undone, and its file."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from vpdesk.files.movement_recovery import UnsavedWork
from vpdesk.gui.desk.steps import Steps, WithSteps
from vpdesk.gui.texts import translate
from vpdesk.movements.movement import Encounter, Movement

Places = frozenset[tuple[int, int]]  # encounters, each by its (round, table)


@dataclass(slots=True, eq=False)
class _Origin:
    """Where a movement comes from: what it is compared with, and its file if it has one."""

    saved: Movement
    path: Path | None


@dataclass(frozen=True, slots=True)
class _State:
    """What undo goes back to. Saving changes the origin that many states have in common."""

    movement: Movement
    locked: Places
    origin: _Origin


class MovementDocument(WithSteps[_State], QObject):
    """A movement with locks for the optimiser, a history and a file.

    movementChanged: another movement is shown. lockedChanged: other encounters are locked.
    savedChanged: the state that changes are compared with is another one.
    stateChanged: title, path, modified, or what can be undone and redone may be another one;
    it comes last, and with each of the others.
    """

    movementChanged = Signal()
    lockedChanged = Signal()
    savedChanged = Signal()
    stateChanged = Signal()

    def __init__(self, movement: Movement, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state = _State(movement, frozenset(), _Origin(movement, None))
        self._steps = Steps[_State]()

    # What is there

    @property
    def movement(self) -> Movement:
        """The movement as it is now."""
        return self._state.movement

    @property
    def locked(self) -> Places:
        """The encounters that the optimiser may not switch."""
        return self._state.locked

    @property
    def saved(self) -> Movement:
        """The movement as it was saved, opened or chosen; changes are counted against it."""
        return self._state.origin.saved

    @property
    def path(self) -> Path | None:
        """Its file; None where it has none yet."""
        return self._state.origin.path

    @property
    def modified(self) -> bool:
        """The movement is not as it was saved; locks are not saved and do not count."""
        return self.movement != self.saved

    @property
    def work(self) -> UnsavedWork:
        """What a recovery keeps of it."""
        return UnsavedWork(self.movement, self.saved, self.locked, self.path)

    @property
    def title(self) -> str:
        """The name of its file, or of the movement where it has none."""
        if self.path is not None:
            return self.path.name
        return self.movement.name or self.tr("New movement")

    # What changes it

    def request(self, movement: Movement, text: str = "") -> None:
        """Change the movement, so that it can be undone; locks of encounters it has stay."""
        places = {each.place for each in movement.encounters}
        self._do(replace(self._state, movement=movement, locked=self.locked & places), text)

    def switch(self, places: Collection[tuple[int, int]]) -> None:
        """Exchange North-South and East-West of encounters."""
        self.request(self.movement.switch(places), self.tr("switch"))

    def set_locked(self, locked: Places) -> None:
        """Lock these encounters, and no others, against the optimiser."""
        text = self.tr("unlock") if locked < self.locked else self.tr("lock")
        self._do(replace(self._state, locked=locked), text)

    def choose(self, movement: Movement, text: str = "") -> None:
        """Go on to another movement that is as good as saved, as one of the library is.

        It has no file, and counts as unchanged; undo comes back to the work left behind.
        """
        origin = _Origin(movement, None)
        if movement != self.movement or self.modified:
            self._do(_State(movement, frozenset(), origin), text or self.tr("choice"))

    def open(self, movement: Movement, path: Path | None = None) -> None:
        """Begin with another movement, as it is in a file; what was before is forgotten."""
        self._begin(_State(movement, frozenset(), _Origin(movement, path)))

    def restore(self, work: UnsavedWork) -> None:
        """Begin with unsaved work of another time."""
        self._begin(_State(work.movement, work.locked, _Origin(work.saved, work.path)))

    def save(self, path: Path | None = None) -> None:
        """Write it to a file, its own one if none is given, in the format of the suffix.

        Raises TextFileError or StorageError; ValueError where it has no file yet.
        """
        from vpdesk.files.movement_file import write_movement

        path = path or self.path
        if path is None:
            raise ValueError(path)
        write_movement(path, self.movement)
        origin = self._state.origin
        origin.saved, origin.path = self.movement, path
        self.savedChanged.emit()
        self.stateChanged.emit()

    def _do(self, state: _State, text: str) -> None:
        if state == self._state:
            return
        self._steps.remember(self._state, text)
        self._show(state)

    def _begin(self, state: _State) -> None:
        self._steps.clear()
        self._show(state)

    @property
    def _present(self) -> _State:
        return self._state

    def _go_to(self, value: _State) -> None:
        self._show(value)

    def _show(self, state: _State) -> None:
        old, self._state = self._state, state
        if state.origin is not old.origin:
            self.savedChanged.emit()
        if state.locked != old.locked:
            self.lockedChanged.emit()
        if state.movement != old.movement:
            self.movementChanged.emit()
        self.stateChanged.emit()


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
