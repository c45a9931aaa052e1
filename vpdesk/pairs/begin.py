"""A new evening: pairs shared among sections, each with its movement."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from vpdesk.movements.movement import Movement
from vpdesk.pairs.evening import Contestant, Evening
from vpdesk.pairs.section import PairsSection, two_fields

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
FEWEST = 4  # pairs of a section


@dataclass(frozen=True, slots=True)
class Seating:
    """The movement of a section, and the starting position that nobody has; 0 for none."""

    movement: Movement
    away: int = 0


def section_sizes(pairs: int, sections: int) -> tuple[int, ...]:
    """How many pairs each section gets: as even as can be, and an odd one in one section alone."""
    tables, odd = divmod(pairs, 2)
    share, more = divmod(tables, sections)
    sizes = [2 * (share + (at < more)) for at in range(sections)]
    sizes[-1] += odd
    return tuple(sizes)


def evening_of(
    evening: Evening,
    entrants: Sequence[Contestant],
    seatings: Sequence[Seating],
    *,
    two_winners: bool = False,
) -> Evening:
    """An evening with these pairs, seated in their order, the first section filled first.

    evening: its name, method and so on. seatings: of the sections, as section_sizes has them;
    two_winners: where the movement allows that.
    """
    left = [each.number for each in entrants]
    sections = []
    for at, each in enumerate(seatings):
        starts = tuple(
            0 if start == each.away or not left else left.pop(0)
            for start in range(1, each.movement.pairs + 1)
        )
        letter = LETTERS[at] if len(seatings) > 1 else ""
        both = two_winners and two_fields(each.movement)
        sections.append(PairsSection(letter, each.movement, starts, both))
    return replace(evening, entrants=tuple(entrants), sections=tuple(sections))
