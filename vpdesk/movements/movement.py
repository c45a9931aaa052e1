"""A pairs movement: who meets whom, where, in which direction, on which boards."""

from __future__ import annotations

from collections.abc import Collection
from copy import copy
from dataclasses import dataclass, replace

from vpdesk.movements.faults import check

Place = tuple[int, int]  # the round and table of an encounter
Places = frozenset[Place]


@dataclass(frozen=True, slots=True, order=True)
class Encounter:
    """Two pairs at a table in a round; all numbers count from 1.

    In an individual movement ns and ew are the players North and East, and south and west
    their partners; these are 0 where pairs play.
    """

    round: int
    table: int
    ns: int
    ew: int
    board_set: int
    south: int = 0
    west: int = 0

    @property
    def place(self) -> Place:
        """Its round and table, which no other encounter of a movement has."""
        return self.round, self.table

    @property
    def seated(self) -> tuple[int, ...]:
        """The pairs, or in an individual movement the players, of the table."""
        return tuple(filter(None, (self.ns, self.south, self.ew, self.west)))

    def switched(self) -> Encounter:
        """The same, with North-South and East-West exchanged."""
        return replace(self, ns=self.ew, ew=self.ns, south=self.west, west=self.south)


@dataclass(frozen=True, slots=True)
class Movement:
    """A movement that can be played.

    pairs: how many pairs (players, in an individual movement) take part, numbered from 1.
    encounters: sorted by round and table; a table that is empty in a round has none.
    boards: the board numbers of each board set; boards[0] are those of set 1. Sets may overlap.
    notes: what a file says about it, a line each: where it comes from, how it was found.

    Raises MovementError, with all faults, where it cannot be played (see faults.check).
    """

    pairs: int
    tables: int
    rounds: int
    encounters: tuple[Encounter, ...]
    boards: tuple[tuple[int, ...], ...]
    name: str = ""
    notes: tuple[str, ...] = ()
    individual: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "encounters", tuple(sorted(self.encounters)))
        check(self)

    @property
    def sets(self) -> int:
        """How many board sets there are."""
        return len(self.boards)

    @property
    def overlapping(self) -> bool:
        """Whether a board belongs to more than one set."""
        numbers = [board for boards in self.boards for board in boards]
        return len(set(numbers)) < len(numbers)

    def in_round(self, round: int) -> tuple[Encounter, ...]:
        """The encounters of a round, by table."""
        return tuple(each for each in self.encounters if each.round == round)

    def of_pair(self, pair: int) -> tuple[Encounter, ...]:
        """The encounters of a pair, by round; a round without one is a sit-out."""
        return tuple(each for each in self.encounters if pair in each.seated)

    def switch(self, places: Collection[Place]) -> Movement:
        """The same movement with the encounters at these (round, table) switched."""
        turned = tuple(
            each.switched() if each.place in places else each for each in self.encounters
        )
        switched = copy(self)  # which is not checked again: no switch adds a fault
        object.__setattr__(switched, "encounters", turned)
        return switched

    def with_boards(self, each_set: int) -> Movement:
        """The same movement with so many boards in each set, numbered through from 1."""
        boards = tuple(
            tuple(range(each_set * at + 1, each_set * (at + 1) + 1)) for at in range(self.sets)
        )
        return replace(self, boards=boards)

    def without(self, pair: int) -> Movement:
        """The movement that is left when a pair stays away; its opponents sit out.

        The pair with the highest number takes the number that has become free.
        """

        def renumbered(each: Encounter) -> Encounter:
            taken = {self.pairs: pair}
            return replace(each, ns=taken.get(each.ns, each.ns), ew=taken.get(each.ew, each.ew))

        left = (each for each in self.encounters if pair not in each.seated)
        return replace(
            self, pairs=self.pairs - 1, encounters=tuple(renumbered(each) for each in left)
        )
