"""Unsaved work on a movement as a recovery file keeps it: all of it, whatever formats leave out."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from vpdesk.files.codec import Unsaved
from vpdesk.files.records import WHOLE, Plain, Record, fixed, several
from vpdesk.movements.movement import Movement


@dataclass(frozen=True, slots=True)
class UnsavedMovement:
    """A movement with changes that are in no file.

    saved: what it was when it was last saved, opened or chosen. locked: (round, table) of the
    encounters that the optimiser may not switch. path: its file, None where it has none yet.
    seen: the check sum of that file then; "" where it is not known.
    """

    movement: Movement
    saved: Movement
    locked: frozenset[tuple[int, int]] = frozenset()
    path: Path | None = None
    seen: str = ""

    @property
    def title(self) -> str:
        """The name of its file, or of the movement; "" where it has neither."""
        return self.movement.name if self.path is None else self.path.name


_places = several(fixed(WHOLE, WHOLE))
UNSAVED_MOVEMENTS: Unsaved[UnsavedMovement] = Unsaved(
    "movement",
    ".json",
    Record(
        UnsavedMovement,
        (),
        {"locked": Plain(lambda found: frozenset(_places.read(found)), sorted)},
        needed=["path", "locked"],
    ),
)
