"""Cyclic movements: pairs that go round a circle of seats, and the search for them.

A moving pair goes to the next seat each round, and the boards of a table are followed by the
next set: what is played in round 1 says everything. The tables together hold every seat once
(the *starter*). Seen from its boards, with the table's *offset* (the *adder*) subtracted from
its seats, they must do so again: then no pair plays a board twice. For one stationary pair this
is the starter and adder of a Room square (J. H. Dinitz, Handbook of Combinatorial Designs, VI.50).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.builders.sizes import MOST_PAIRS, one_board_each, require
from vpdesk.movements.movement import Encounter, Movement

_SHARING = {(6, 5): 3, (8, 6): 2, (10, 8): 2}  # the least, as complete enumeration has shown
_STEPS = 200  # of a search before it starts afresh: most need few more than they have tables

Seats = tuple[int, ...]  # of one or two moving pairs, counted from 0


@dataclass(frozen=True, slots=True)
class CyclicTable:
    """A table of a cyclic movement, as it is in the first round.

    offset: its board set, counted from 0.
    ns, ew: the seats, counted from 0; None where a stationary pair sits.
    """

    offset: int
    ns: int | None
    ew: int | None

    @property
    def seats(self) -> Seats:
        """The seats of moving pairs, one or two."""
        return tuple(seat for seat in (self.ns, self.ew) if seat is not None)


def find_base(pairs: int, rounds: int, seed: int) -> Movement:
    """Find a cyclic base movement: pairs / 2 tables, as many board sets as rounds.

    pairs: 4 to 60, even. rounds: pairs / 2 (as in a Mitchell) to pairs - 1 (everybody meets).
    seed: another seed gives another base; the same always the same.
    Numbers are as in cyclic_movement; stationary pairs sit North-South, the others as it falls.
    No two pairs meet twice, nobody plays a board twice, and boards are shared only where that
    cannot be avoided (see least_sharing).
    Raises MovementError for other numbers.
    """
    require_sizes(pairs, rounds, fewest=pairs // 2)
    rng = Random(seed)
    sharing = least_sharing(pairs, rounds)
    while True:
        starter = _starter(pairs, rounds, rng)
        from_boards = starter and find_places(starter, rounds, rng, sharing=sharing)
        if starter and from_boards:
            tables = [
                _table(offset, seats, rng)
                for seats, (offset, _) in zip(starter, from_boards, strict=True)
            ]
            return cyclic_movement(pairs, rounds, tables)


def require_sizes(pairs: int, rounds: int, fewest: int, most: int | None = None) -> None:
    """Raise MovementError for other numbers of pairs, and rounds not from fewest to most.

    most: pairs - 1, with which everybody meets, where it is not given.
    """
    most = pairs - 1 if most is None else most
    require(
        pairs % 2 == 0 and 4 <= pairs <= MOST_PAIRS,
        QT_TRANSLATE_NOOP(
            "MovementError", "A Howell movement has 2 to {most} tables, not {pairs} pairs."
        ),
        most=MOST_PAIRS // 2,
        pairs=pairs,
    )
    require(
        fewest <= rounds <= most,
        QT_TRANSLATE_NOOP(
            "MovementError",
            "A Howell movement for {pairs} pairs has {least} to {most} rounds, not {rounds}.",
        ),
        pairs=pairs,
        least=fewest,
        most=most,
        rounds=rounds,
    )


def has_bases(pairs: int, rounds: int) -> bool:
    """Whether there are cyclic movements of this size that are no Mitchells."""
    return pairs % 2 == 0 and 4 <= pairs <= MOST_PAIRS and pairs // 2 < rounds < pairs


def least_sharing(pairs: int, rounds: int) -> int:
    """How many tables must share boards with another one, in every round of a cyclic movement.

    Seats and seats less offsets have the same sum, so that the offsets, those of two moving pairs
    twice, have the sum 0. Where an even number of tables plays as many rounds, different offsets
    have the sum rounds / 2. In a round more one of 0 to rounds - 1 is missing among them, and only
    that one, at the table of two moving pairs, would make the sum 0.
    """
    tables = pairs // 2
    if tables % 2 == 0 and rounds <= tables + 1:
        return 2
    return _SHARING.get((pairs, rounds), 0)


def cyclic_movement(
    pairs: int, rounds: int, tables: Sequence[CyclicTable], name: str = ""
) -> Movement:
    """Play a cyclic movement for all its rounds, with a board in each set.

    Pairs 1 to rounds move; each follows the pair with the next lower number. Stationary pairs
    have the numbers that follow, the last of them at table 1, where pair 1 and set 1 begin.
    The tables are numbered so that the boards go down, over stands where there is no table.
    Raises MovementError where the tables do not make a movement.
    """
    first = min(tables, key=lambda table: len(table.seats))
    start = first.seats[0]

    def set_at(table: CyclicTable) -> int:
        return (table.offset - first.offset) % rounds

    def pair_at(seat: int | None, turn: int, resident: int) -> int:
        return resident if seat is None else 1 + (seat - start + turn) % rounds

    played = []
    residents = iter(range(rounds + 1, pairs))
    ordered = sorted(tables, key=lambda table: (set_at(table), table is not first))
    for number, table in enumerate(ordered, 1):
        alone = len(table.seats) == 1
        resident = pairs if table is first else next(residents) if alone else 0
        played += [
            Encounter(
                1 + turn,
                number,
                pair_at(table.ns, turn, resident),
                pair_at(table.ew, turn, resident),
                1 + (set_at(table) + turn) % rounds,
            )
            for turn in range(rounds)
        ]
    return Movement(pairs, len(tables), rounds, tuple(played), one_board_each(rounds), name)


def find_places(
    shapes: Sequence[Seats],
    circle: int,
    rng: Random,
    *,
    sharing: int,
    fits: Callable[[Seats], bool] = bool,
) -> list[tuple[int, Seats]] | None:
    """Shift each shape, one or two seats of a circle, so that no seat is taken twice.

    sharing: how many shapes at most may be shifted down as far as another one.
    fits: whether a shape may be where it would come.
    Returns how far each is shifted down and its seats then; None where none were found soon.
    """

    def shifted(shape: Seats, shift: int) -> Seats:
        return tuple((seat - shift) % circle for seat in shape)

    options = [
        [
            (shift, sum(1 << seat for seat in shifted(shape, shift)))
            for shift in shuffled(range(circle), rng)
            if fits(shifted(shape, shift))
        ]
        for shape in shapes
    ]
    search = _Search(sharing, [0] * circle, [0] * len(shapes))
    if not search.place(list(enumerate(options)), shared=0):
        return None
    return [
        (shift, shifted(shape, shift)) for shape, shift in zip(shapes, search.shifts, strict=True)
    ]


def shuffled(items: Iterable[int], rng: Random) -> list[int]:
    """The items in a random order, the same in every version of Python."""
    drawn = [(rng.random(), item) for item in items]
    return [item for _, item in sorted(drawn)]


def _starter(pairs: int, rounds: int, rng: Random) -> list[Seats] | None:
    """Seats for every table, each once; no distance between two moving pairs occurs twice."""
    distances = shuffled(range(1, (rounds + 1) // 2), rng)[: rounds - pairs // 2]
    couples = [(0, distance) for distance in distances]
    placed = find_places(couples, rounds, rng, sharing=len(couples))
    if placed is None:
        return None
    taken = {seat for _, couple in placed for seat in couple}
    alone: list[Seats] = [(seat,) for seat in range(rounds) if seat not in taken]
    return [couple for _, couple in placed] + alone


def _table(offset: int, seats: Seats, rng: Random) -> CyclicTable:
    if len(seats) == 1:
        return CyclicTable(offset, None, seats[0])
    one, other = seats
    return (
        CyclicTable(offset, one, other) if rng.random() < 0.5 else CyclicTable(offset, other, one)
    )


_Place = tuple[int, int]  # how far a shape is shifted down, and its seats then as bits


@dataclass(slots=True)
class _Search:
    """A search that goes back: the shape with the fewest places left is placed first."""

    sharing: int
    used: list[int]  # how many shapes have each shift
    shifts: list[int]  # of each shape
    steps: int = _STEPS

    def place(self, left: list[tuple[int, list[_Place]]], shared: int) -> bool:
        """Place the shapes that are left, given by number and places; shared have been spent."""
        if not left:
            return True
        self.steps -= 1
        at = min(range(len(left)), key=lambda at: len(left[at][1]))
        shape, places = left[at]
        others = left[:at] + left[at + 1 :]
        for shift, seats in places:
            if self.steps < 0:
                return False
            sharing = shared + self._price(shift)
            if sharing > self.sharing:
                continue
            self.used[shift] += 1
            self.shifts[shape] = shift
            gone = shift if sharing + self._price(shift) > self.sharing else None
            remaining = [
                (other, [it for it in those if it[0] != gone and not it[1] & seats])
                for other, those in others
            ]
            if all(those for _, those in remaining) and self.place(remaining, sharing):
                return True
            self.used[shift] -= 1
        return False

    def _price(self, shift: int) -> int:
        """How many shapes more share a shift when one more has this one."""
        return (0, 2, 1)[min(self.used[shift], 2)]
