"""A section of a pairs evening: its movement, and which pair starts where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.movement import Encounter, Movement
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.pairs_entry import BoardPlace

STARTS = QT_TRANSLATE_NOOP(
    "PairsError", "The movement has {pairs} starting positions, not {found}."
)


@dataclass(frozen=True, slots=True)
class PairsMeeting:
    """Who sits at a table in a round, and the numbers of the boards that they play.

    ns, ew: numbers of entrants: a pair each, or the two players of a side in an individual.
    0 stands for a position that nobody has: its opponents sit out.
    """

    section: str
    round: int
    table: int
    ns: tuple[int, ...]
    ew: tuple[int, ...]
    boards: tuple[int, ...]

    @property
    def seated(self) -> tuple[int, ...]:
        """The entrants who are there."""
        return tuple(filter(None, (*self.ns, *self.ew)))

    @property
    def plays(self) -> bool:
        """Nobody is missing, so that there are results to come."""
        return all((*self.ns, *self.ew))

    @property
    def places(self) -> tuple[BoardPlace, ...]:
        """Where its results belong, by board."""
        return tuple(BoardPlace(self.section, self.round, self.table, each) for each in self.boards)


@dataclass(frozen=True)
class PairsSection:
    """A section. It has no slots: what is worked out of its movement is kept with it.

    letter: "A"; "" where there is only one. movement: with the boards of its sets (see
    Movement.with_boards for so many a round from board 1). starts: the number of the entrant at
    each starting position of the movement, 1 first; 0 for nobody.
    two_winners: North-South and East-West are ranked apart. apart: it is scored and ranked by
    itself, not across the other sections. since, until: (entrant, round) of those who come
    late, and are there from that round on, and of those who leave after that round.
    """

    letter: str
    movement: Movement
    starts: tuple[int, ...]
    two_winners: bool = False
    apart: bool = False
    since: tuple[tuple[int, int], ...] = ()
    until: tuple[tuple[int, int], ...] = ()

    def __post_init__(self) -> None:
        if len(self.starts) != self.movement.pairs:
            raise PairsError(STARTS, pairs=self.movement.pairs, found=len(self.starts))

    @cached_property
    def meetings(self) -> dict[tuple[int, int], PairsMeeting]:
        """All of them by (round, table), in this order; those with nobody at all left out."""
        found = (self._meeting(each) for each in self.movement.encounters)
        return {(each.round, each.table): each for each in found if each.seated}

    @cached_property
    def places(self) -> dict[BoardPlace, PairsMeeting]:
        """Where results are due, by round, table and board: boards of meetings that are played."""
        return {
            place: each for each in self.meetings.values() if each.plays for place in each.places
        }

    def in_round(self, round: int) -> tuple[PairsMeeting, ...]:
        """The meetings of a round, by table, those of a pair that sits out among them."""
        return tuple(each for each in self.meetings.values() if each.round == round)

    def of_entrant(self, number: int) -> tuple[PairsMeeting, ...]:
        """The meetings of an entrant, by round."""
        return tuple(each for each in self.meetings.values() if number in each.seated)

    def with_board(self, board: int) -> tuple[BoardPlace, ...]:
        """Where results of a board are due, by round and table: a traveller."""
        return tuple(each for each in self.places if each.board == board)

    @cached_property
    def boards(self) -> tuple[int, ...]:
        """The numbers of all boards that are played, sorted."""
        return tuple(sorted({each.board for each in self.places}))

    @cached_property
    def start_of(self) -> dict[int, int]:
        """The starting position of each entrant."""
        return {number: at for at, number in enumerate(self.starts, 1) if number}

    @cached_property
    def sides(self) -> dict[int, str]:
        """The direction of each entrant, "NS" or "EW": that in which it sits most, NS first."""
        counts: dict[int, int] = dict.fromkeys(self.start_of, 0)
        for each in self.meetings.values():
            for number in filter(None, each.ns):
                counts[number] += 1
            for number in filter(None, each.ew):
                counts[number] -= 1
        return {number: "NS" if count >= 0 else "EW" for number, count in counts.items()}

    @property
    def vacant(self) -> tuple[int, ...]:
        """Starting positions that nobody has."""
        return tuple(at for at, number in enumerate(self.starts, 1) if not number)

    def sit_outs(self, round: int) -> tuple[int, ...]:
        """The entrants who are there in a round, but have no opponents or no table."""
        playing = {number for each in self.in_round(round) if each.plays for number in each.seated}
        here = (each for each in self.start_of if self._there(each, round))
        return tuple(each for each in here if each not in playing)

    def _meeting(self, each: Encounter) -> PairsMeeting:
        ns = tuple(self._at(each.round, start) for start in _side(each.ns, each.south))
        ew = tuple(self._at(each.round, start) for start in _side(each.ew, each.west))
        boards = self.movement.boards[each.board_set - 1]
        return PairsMeeting(self.letter, each.round, each.table, ns, ew, boards)

    def _at(self, round: int, start: int) -> int:
        number = self.starts[start - 1]
        return number if number and self._there(number, round) else 0

    def _there(self, number: int, round: int) -> bool:
        first, last = dict(self.since).get(number, 1), dict(self.until).get(number, round)
        return first <= round <= last


def _side(first: int, partner: int) -> Iterator[int]:
    yield first
    if partner:
        yield partner


def two_fields(movement: Movement) -> bool:
    """Nobody of a movement ever changes direction, so that it can have two winners."""
    ns = {start for each in movement.encounters for start in _side(each.ns, each.south)}
    ew = {start for each in movement.encounters for start in _side(each.ew, each.west)}
    return not ns & ew
