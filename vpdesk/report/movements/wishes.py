"""What a director has and wants, and a movement that would suit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from vpdesk.movements.builders.kinds import PAIRS, PLAYERS
from vpdesk.report.movements.weighing import REPEATING

if TYPE_CHECKING:
    from vpdesk.movements.movement import Movement


@dataclass(frozen=True, slots=True)
class Wish:
    """What the director has.

    pairs: how many come, of teams two for each, of players half as many. boards: how
    many each pair is to play, a sit-out counted; or, where on_hand is true, how many boards there
    are to play with. two_winners: North-South and East-West are to be ranked apart. copies: how
    many of each board there are. entrants: one of ENTRANTS.
    """

    pairs: int = 14
    boards: int = 26
    on_hand: bool = False
    two_winners: bool = False
    copies: int = 1
    entrants: str = PAIRS

    @property
    def numbers(self) -> int:
        """How many pairs or players are numbered."""
        return self.pairs * self.at_a_side

    @property
    def at_a_side(self) -> int:
        """How many numbers a side of a table has: a pair, or two players."""
        return 1 + (self.entrants == PLAYERS)

    @property
    def odd(self) -> bool:
        """Whether one pair sits out in every round."""
        return self.pairs % 2 == 1


@dataclass(frozen=True, slots=True)
class Figures:
    """The quality of a candidate; None where it is undefined or not computed yet."""

    qf: float | None = None
    qf_bound: float | None = None
    best: float | None = None
    worst: float | None = None
    sdw: float | None = None
    qb: float | None = None


@dataclass(frozen=True, slots=True)
class Candidate:
    """A movement that could be played.

    key: what it is known by while its figures come in. kind: as in the library.
    pairs: the numbers it has; one more than the pairs that come where one stays away.
    sets, sharing, relay: board sets; the most tables in a round that share them, with so many
    copies as there are, or fetch them from a stand; None until the movement is built.
    each: boards in a set, 0 until that is known.
    switched: how many whole rounds of a Mitchell are switched, None for any other movement.
    fixed: boards in a set and in all, where sets have boards in common and so no others can be
    played; else zeros. sections: how many pairs each section has, the most first, none where all
    play as one; pairs, sets and figures are then those of the first.
    copies: how many of the copies that there are it uses. builder: the key of its record among
    those of builders.kinds that are not of a kind of their own in the library.
    met, again: the fewest and the most opponents that a number meets, and how many pairs of
    numbers meet more than once; of the schedule, () and 0 until that is built.
    rounds_shared: in how many rounds tables share boards.
    make: builds or reads the movement. Raises MovementError, or WordedError for a file.
    """

    key: str
    name: str
    kind: str
    pairs: int
    rounds: int
    make: Callable[[], Movement] = field(compare=False)
    sets: int | None = None
    sharing: int | None = None
    relay: int | None = None
    each: int = 0
    switched: int | None = None
    fixed: tuple[int, int] = (0, 0)
    figures: Figures = Figures()
    sections: tuple[int, ...] = ()
    copies: int = 1
    builder: str = ""
    met: tuple[int, int] | tuple[()] = ()
    again: int = 0
    rounds_shared: int = 0

    @property
    def complete(self) -> bool:
        """Whether everybody meets everybody; of a movement of no known kind that is unknown."""
        partial_kinds = ("mitchell", "other", *REPEATING)
        if self.met:
            return self.met == (self.pairs - 1, self.pairs - 1)
        enough = self.pairs - 1 + self.pairs % 2  # of an odd number one sits out in each round
        return self.kind not in partial_kinds and self.rounds >= enough

    def misses(self, wish: Wish) -> bool:
        """Whether one of its numbers stays away, in its first section where it has some."""
        return self.pairs > (self.sections or (wish.numbers,))[0]

    def quality(self, wish: Wish) -> float | None:
        """Its quality as it would be played: without the pair that is best missed, if one is."""
        return self.figures.best if self.misses(wish) else self.figures.qf

    def played(self, wish: Wish) -> tuple[int, int]:
        """The least and the most boards that a pair plays."""
        most, least = self.rounds * self.each, (self.rounds - 1) * self.each
        if not wish.odd:
            return most, most
        return least, least if self.complete else most
