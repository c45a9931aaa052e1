"""A movement in numbers: who plays which unit in which direction, and whom they meet there.

The unit of all measures is the board set; where board sets overlap partly it is the single board.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.errors import MovementError
from vpdesk.movements.movement import Movement

Integers = NDArray[np.int64]

MOST_ENTRIES = 50_000  # of the matrices worked at together: what a processor has at hand


@dataclass(frozen=True, slots=True)
class Played:
    """The units of a movement as they are played. Pairs and units count from 0.

    seats: (units, pairs), d_b(i): +1 where pair i sits North-South, -1 East-West, 0 where it
        does not play the unit.
    half_tops: (units,), h: how many other tables play the unit; 0 where nobody plays it.
    unit, ns, ew: one entry for every table that plays a unit; of an individual one for each two
        opponents there.
    mates: (3, n): in an individual, the unit and both players for every two partners who play it.
    """

    seats: Integers
    half_tops: Integers
    unit: Integers
    ns: Integers
    ew: Integers
    mates: Integers

    @property
    def pairs(self) -> int:
        """How many pairs there are."""
        return len(self.seats[0])

    @property
    def tops(self) -> Integers:
        """(pairs,), the matchpoints that a pair can win in the whole movement."""
        return 2 * (self.half_tops @ np.abs(self.seats))

    def meetings(self, pairs: range) -> tuple[Integers, Integers, Integers]:
        """Whom these pairs meet: one entry for every unit that one of them plays.

        The pair, counted from the first of them; its opponent; the unit.
        """
        one, other = np.concatenate([self.ns, self.ew]), np.concatenate([self.ew, self.ns])
        wanted = (pairs.start <= one) & (one < pairs.stop)
        return one[wanted] - pairs.start, other[wanted], np.tile(self.unit, 2)[wanted]


def in_blocks(pairs: int) -> Iterator[range]:
    """All pairs in ranges, so few that a matrix for each of them takes little memory."""
    step = max(1, MOST_ENTRIES // pairs**2)
    return (range(first, min(first + step, pairs)) for first in range(0, pairs, step))


def clear_own(matrices: Integers, pairs: range) -> None:
    """Set to 0, in the matrix of each of these pairs, its own row and column and the diagonal."""
    each, own, all_pairs = np.arange(len(pairs)), np.array(pairs), np.arange(matrices.shape[1])
    matrices[each, own] = 0
    matrices[each, :, own] = 0
    matrices[:, all_pairs, all_pairs] = 0


def units_of(movement: Movement) -> list[tuple[int, ...]]:
    """For each encounter its units, from 0: its board set, or its boards where sets overlap."""
    if not movement.overlapping:
        return [(each.board_set - 1,) for each in movement.encounters]
    numbers = sorted({board for boards in movement.boards for board in boards})
    at = {board: index for index, board in enumerate(numbers)}
    sets = [tuple(at[board] for board in boards) for boards in movement.boards]
    return [sets[each.board_set - 1] for each in movement.encounters]


def refuse_individual(movement: Movement) -> None:
    """Raise MovementError for an individual movement."""
    if movement.individual:
        text = QT_TRANSLATE_NOOP(
            "MovementError",
            "This is worked out for pairs, not for an individual movement, whose partners change.",
        )
        raise MovementError(text)


def played(movement: Movement) -> Played:
    """The movement in numbers. Raises MovementError for individuals at one table at a time."""
    places = [
        (unit, each)
        for each, units in zip(movement.encounters, units_of(movement), strict=True)
        for unit in units
    ]
    sides = [((each.ns, each.south), (each.ew, each.west)) for _, each in places]
    opponents = [
        (unit, one - 1, other - 1)
        for (unit, _), (ns, ew) in zip(places, sides, strict=True)
        for one in ns
        for other in ew
        if one and other
    ]
    partners = [
        (unit, one - 1, other - 1)
        for (unit, _), both in zip(places, sides, strict=True)
        for one, other in both
        if other
    ]
    unit, ns, ew = _columns(opponents)
    seats = np.zeros((1 + unit.max(initial=0), movement.pairs), np.int64)
    seats[unit, ns], seats[unit, ew] = 1, -1
    times = np.bincount(np.array([unit for unit, _ in places], np.int64), minlength=len(seats))
    half_tops = np.maximum(times - 1, 0)
    if movement.individual and not half_tops.any():
        refuse_individual(movement)
    return Played(seats, half_tops, unit, ns, ew, _columns(partners))


def _columns(rows: list[tuple[int, int, int]]) -> Integers:
    return np.array(rows, np.int64).reshape(-1, 3).T
