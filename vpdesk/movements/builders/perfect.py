"""Perfect Howells: any two pairs are compared equally often.

On every board set half of the moving pairs, those on a cyclic difference set of its circle, and
the stationary pair sit North-South. Two places of a difference set have each distance equally
often, therefore any two pairs sit in the same direction equally often (R. E. A. C. Paley, On
orthogonal matrices, 1933, for residues; J. Singer, A theorem in finite projective geometry,
1938, for 15).
"""

from __future__ import annotations

from random import Random

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.builders.sizes import require
from vpdesk.movements.builders.starters import CyclicTable, Seats, cyclic_movement, find_places
from vpdesk.movements.movement import Movement

# The seeds whose Howell is the best, of some hundreds, when any one pair sits out.
_SEEDS = {8: 2, 12: 5, 16: 32, 20: 232, 24: 145}
PERFECT_PAIRS = tuple(_SEEDS)
_SINGER_15 = frozenset((0, 1, 2, 4, 5, 8, 10))


def perfect(pairs: int) -> Movement:
    """Build a perfect Howell: all play all, s = 0 and Qf = 100, no boards are shared.

    pairs: 8, 12, 16, 20 or 24; the rounds are one fewer. Numbers are as in cyclic_movement.
    Raises MovementError for other numbers.
    """
    require(
        pairs in PERFECT_PAIRS,
        QT_TRANSLATE_NOOP(
            "MovementError",
            "A perfect Howell is known for {numbers} pairs, not for {pairs}: improve a "
            "Howell instead.",
        ),
        numbers=", ".join(map(str, PERFECT_PAIRS)),
        pairs=pairs,
    )
    circle = pairs - 1
    norths = difference_set(circle)
    rng = Random(_SEEDS[pairs])
    while True:
        seen = _seen_from_boards(circle, norths, rng)
        placed = seen and find_places(seen, circle, rng, sharing=0)
        if seen and placed:
            tables = [
                _table(-shift, seats, north_first=at[0] in norths)
                for at, (shift, seats) in zip(seen, placed, strict=True)
            ]
            return cyclic_movement(pairs, circle, tables, "Perfect Howell")


def difference_set(circle: int) -> frozenset[int]:
    """The places of a cyclic difference set: (circle - 1) / 2 of them, each distance equally often.

    circle: 15, or a prime that leaves 3 when divided by 4, whose quadratic residues these are.
    """
    if circle == 15:
        return _SINGER_15
    return frozenset(place * place % circle for place in range(1, circle))


def _seen_from_boards(circle: int, norths: frozenset[int], rng: Random) -> list[Seats] | None:
    """The places of each table, each place once, two at a table at every distance.

    One of the two is of the difference set; so the place that is left is not.
    """
    couples = [(0, distance) for distance in range(1, (circle + 1) // 2)]
    placed = find_places(
        couples,
        circle,
        rng,
        sharing=len(couples),
        fits=lambda at: (at[0] in norths) != (at[1] in norths),
    )
    if placed is None:
        return None
    taken = {place for _, couple in placed for place in couple}
    left = next(place for place in range(circle) if place not in taken)
    return [couple for _, couple in placed] + [(left,)]


def _table(offset: int, seats: Seats, *, north_first: bool) -> CyclicTable:
    if len(seats) == 1:
        return CyclicTable(offset, None, seats[0])
    one, other = seats
    return CyclicTable(offset, one, other) if north_first else CyclicTable(offset, other, one)
