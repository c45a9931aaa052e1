"""The rules of an event of bridge teams or pairs: the draw, the scale, byes and forfeits."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from vpdesk.tournament.round import ByeKind

if TYPE_CHECKING:
    from vpdesk.scales import ScaleSpec


class TeamMethod(StrEnum):
    """How a draw of teams is made."""

    TOP_DOWN = "top-down"
    LEAST_TOTAL = "least-total"
    DANISH = "danish"
    ROUND_ROBIN = "round-robin"
    TWICE = "round-robin-twice"

    @property
    def by_table(self) -> bool:
        """All rounds follow from a table, whatever the results are."""
        return self in (TeamMethod.ROUND_ROBIN, TeamMethod.TWICE)


class OddField(StrEnum):
    """What an odd number of teams does."""

    BYE = "bye"
    TRIANGLE = "triangle"
    TWO_ROUNDS = "two-rounds"  # a triangle, too


MOST_LEADERS = 3  # that are kept apart in triangles


class Triangle(StrEnum):
    """Who plays a triangle; of those who could, always the lowest ranked."""

    BY_TURNS = "by-turns"  # those who were in the fewest before
    ONCE = "once"  # nobody a second time
    LOWEST = "lowest"  # whoever was in one before


MOST_LOTS = 1_000_000


MOST_SEGMENTS = 12


class FirstRound(StrEnum):
    """Who meets whom while no result counts; teams are ranked by their numbers then.

    By standings they are ranked by what they bring from a stage before, then by its places.
    """

    HALVES = "halves"  # 1 v n/2 + 1
    QUARTERS = "quarters"  # 1 v n/4 + 1, in both halves
    LOT = "lot"
    STANDINGS = "standings"  # as any later round


class Sharing(StrEnum):
    """How those who play a stage are shared among its groups."""

    SNAKE = "snake"  # by strength: 1 to n from the left, the next n from the right
    POTS = "pots"  # by lot within the first n, the next n and so on
    LOT = "lot"


class TablePlaces(StrEnum):
    """Who has which place in the table of a round robin."""

    SEEDS_LAST = "seeds-last"  # the first two seeds meet in the last round
    NUMBERS = "numbers"  # as they are
    LOT = "lot"


class Late(StrEnum):
    """As what a late entry is drawn in its first round."""

    POINTS = "points"  # with the VPs that it has
    AVERAGE = "average"  # as with a drawn match for each round before
    LAST = "last"


class Level(StrEnum):
    """By what teams that are level in VPs are ranked for a draw."""

    STANDINGS = "standings"  # by the tie-breaks, as the standings show them
    QUOTIENT = "quotient"  # by IMPs won by IMPs lost, whatever the tie-breaks are


class MatchCounts(StrEnum):
    """What the VPs of a match of teams are made of."""

    IMPS = "imps"
    PATTON = "patton"  # of each board, too: 2 points for one that is won, 1 for one that is halved


class Walkover(StrEnum):
    """What a side has of a match of a league to which the other side did not come."""

    BYE = "bye"  # as much as a bye
    BEST = "best"  # the best of three averages


@dataclass(frozen=True, slots=True)
class TeamRules:
    """What an event of teams or of pairs is played by.

    scale: that of a match, with its boards; None for the usual one (see spec), so that games of
        chess need no scales. bye: VP of a bye in hundredths.
    danish_rounds: rounds that are drawn strictly by rank, whoever has met before.
    leaders_apart: no two of the first three are in one triangle, unless they are all there are.
    arrears: a round is drawn by the standings before the last one that is drawn.
    first: the first round. lot: which of the draws by lot it is, of MOST_LOTS; 0 to begin with.
    odd_by_lot: in a first round by lot the bye, or the triangle, is by lot, too.
    places: of a round robin of bridge; those of chess are the numbers.
    segments: parts in which a match of a knock-out is played, as many boards each.
    sharing: among the groups of a stage; where it is by lot, by the same one.
    """

    scale: ScaleSpec | None = None
    bye: int = 1200
    method: TeamMethod = TeamMethod.TOP_DOWN
    danish_rounds: tuple[int, ...] = ()
    odd: OddField = OddField.BYE
    triangle: Triangle = Triangle.BY_TURNS
    leaders_apart: bool = True
    arrears: bool = False
    first: FirstRound = FirstRound.HALVES
    lot: int = 0
    late: Late = Late.POINTS
    segments: int = 1
    sharing: Sharing = Sharing.SNAKE
    places: TablePlaces = TablePlaces.SEEDS_LAST
    walkover: Walkover = Walkover.BYE
    odd_by_lot: bool = False
    level: Level = Level.STANDINGS
    counts: MatchCounts = MatchCounts.IMPS

    def __post_init__(self) -> None:
        if self.scale is not None and self.scale == type(self.scale)():
            object.__setattr__(self, "scale", None)  # the usual one is the same however it is named

    @property
    def spec(self) -> ScaleSpec:
        """The scale of a match."""
        from vpdesk.scales import ScaleSpec  # noqa: PLC0415 - see scale

        return self.scale or ScaleSpec()

    @property
    def boards(self) -> int:
        """Boards of a match."""
        return self.spec.boards

    @property
    def of_boards(self) -> bool:
        """What a match has are no IMPs but points of boards: 2 for each won, 1 for each halved."""
        family = self.spec.family
        return family is not None and family.unit.value == "boards"

    @property
    def patton(self) -> bool:
        """The VPs of a match are those of its IMPs, and the points of its boards."""
        return self.counts is MatchCounts.PATTON and not (self.of_boards or self.by_percentage)

    @property
    def by_percentage(self) -> bool:
        """Matches of pairs are scored by their percentage of the matchpoints, not by IMPs."""
        return self.scale is not None and self.scale.by_percentage

    @property
    def draw(self) -> int:
        """The VPs of a drawn match, in hundredths: half of what it gives to both."""
        family, boards = self.spec.family, 100 * self.boards if self.patton else 0
        if family is None:
            return round(100 * self.spec.v0) + boards
        tables = [each for each in family.tables if each.first <= self.boards <= each.last]
        return (tables or family.tables)[0].winner[0] + boards

    def of_bye(self, kind: ByeKind) -> int:
        """The VPs of a round without an opponent; half a bye counts as a drawn match."""
        match kind:
            case ByeKind.PAIRING | ByeKind.FULL:
                return self.bye
            case ByeKind.HALF:
                return self.draw
            case ByeKind.ZERO:
                return 0


TEAM_RULES = TeamRules()
