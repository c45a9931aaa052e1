"""How a director weighs movements: quality, simplicity and what was wished against each other.

The weights are set so that the proposals for three to twelve tables are those of experienced
directors, as kept in tests/data/movements/practice.csv.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING, Final, NamedTuple

from vpdesk.movements.builders.kinds import TEAMS

if TYPE_CHECKING:
    from vpdesk.report.movements.wishes import Candidate, Wish

QF: Final = 0.7  # for each point of Qf below 100
LOW_QF, LOW = 70.0, 1.5  # below which nobody calls it a fair ranking, and for each such point
LOW_FROM: Final = 6  # pairs: for so few there is hardly anything fairer
IN_PLAY: Final = 0.7  # of all boards, that everybody should play at least
FAR_LESS, EACH_LESS = 20.0, 100.0  # for fewer boards than that, and for what is missing of them
NEAR, NEAR_COST, FAR_COST = 2, 0.5, 2.25  # boards from the wish: few, each; the square of more
OF_BOARDS = 26  # in the wish, for which these costs are; in a longer one a board matters less
ROUND_COSTS: Final = {1: 60.0, 2: 2.0, 3: 0.0, 4: 0.0, 5: 1.0}
LONG_ROUND: Final = 14.0  # for each board after the fifth
MISSED: Final = 8.0  # for all opponents, and a part of it for those whom a pair never meets
SMALL, SMALL_MISSED = 6, 34.0  # tables, up to which everybody expects to meet everybody
EACH: Final = range(2, 5)  # boards in a round that directors like
REPEATING = ("extended", "repeating")  # kinds in which pairs meet twice
REPEATED, ALL_AGAIN = 12.0, 20.0  # for such a kind, and for one in more rounds than opponents
GUIDED, GUIDED_TABLES = 1.0, 0.13  # guide cards: at all, and for the square of the tables
SINGLE_SWITCHES: Final = 4.0  # at tables of a Mitchell, which then need cards
HESITATION: Final = 4.0  # for each table at which pairs stay for a second round
MORE_SWITCHED: Final = 0.5  # for each whole round after the first that is switched
# What kinds of Mitchells ask of director and players beside a Mitchell of as many switched rounds.
TROUBLE: Final = {
    "rover": 3.0,
    "bump": 4.0,
    "blackpool": 3.0,
    "double-weave": 5.0,
    "twin": 2.0,
    "web": 2.0,
    "bowman": 4.0,
    "appendix-mitchell": 6.0,
}
HALF_TABLE: Final = ("rover", "bump")  # without a phantom: a table fewer is needed
BLACKPOOL_TWICE: Final = 6.0  # for two pairs whom everybody meets twice
SHARING: Final = 2.0  # for each table that shares its boards
STAND: Final = 0.25  # for each table that fetches its boards from a stand
COPIES: Final = 1.5  # for each table that needs its own copy of all boards
SECTIONS: Final = 3.0  # for each section after the first
SIT_OUT: Final = 0.02  # for each point of the worst sit-out below 100


class Merit(Enum):
    """What movements are compared by."""

    QUALITY = auto()
    OPPONENTS = auto()
    SIT_OUT = auto()
    WISH = auto()
    ROUNDS = auto()
    IN_PLAY = auto()
    CARDS = auto()
    SHARING = auto()


class TradePoint(NamedTuple):
    """A candidate in the picture of quality against simplicity; both are 100 at most.

    near: whether it has about the boards that were asked for.
    """

    key: str
    name: str
    quality: float
    simplicity: float
    near: bool


SIMPLICITY: Final = (Merit.CARDS, Merit.SHARING)  # what makes an evening easy or hard to run


def boards_off(candidate: Candidate, wish: Wish) -> int:
    """How many boards more (or less, below 0) it takes than was asked."""
    if wish.on_hand and any(candidate.fixed):
        return candidate.fixed[1] - wish.boards
    count = candidate.sets if wish.on_hand else candidate.rounds
    return (count or 0) * candidate.each - wish.boards


def weighed(candidate: Candidate, wish: Wish) -> dict[Merit, float]:
    """What a movement costs, by reason; it has to be measured and have boards.

    The least sum is the best. With two winners asked for, Qf says nothing: how many of the boards
    each pair plays stands for it.
    """
    worst = candidate.figures.worst
    return {
        Merit.QUALITY: _unfair(quality_of(candidate, wish) or 0, candidate.pairs),
        Merit.OPPONENTS: 0.0 if wish.two_winners else _missed(candidate),
        Merit.SIT_OUT: SIT_OUT * (100 - worst) if worst is not None else 0.0,
        Merit.WISH: _off(boards_off(candidate, wish), wish),
        Merit.ROUNDS: _long(candidate.each),
        Merit.IN_PLAY: _left_out(candidate),
        Merit.CARDS: _cards(candidate),
        Merit.SHARING: _shared(candidate) + STAND * (candidate.relay or 0),
    }


def _shared(candidate: Candidate) -> float:
    """For tables that share boards; half of it for that they do, half by how often."""
    often = candidate.rounds_shared / candidate.rounds if candidate.rounds_shared else 1.0
    return SHARING * (candidate.sharing or 0) * (1 + often) / 2


def best_each(rounds: int, wish: Wish, most: int) -> int:
    """How many boards in a round suit a wish best, 1 to most."""
    fewer = max(1, min(most, wish.boards // rounds))

    def cost(each: int) -> float:
        return _off(rounds * each - wish.boards, wish) + _long(each)

    return min(range(fewer, min(most, fewer + 1) + 1), key=cost)


def quality_of(candidate: Candidate, wish: Wish) -> float | None:
    """Qf; for two winners the share of the boards that everybody plays, out of 100.

    Teams play what they play the same way both ways, so that all movements are as good.
    """
    if wish.entrants == TEAMS:
        return 100.0
    if wish.two_winners:
        return 100 * min(1.0, candidate.rounds / candidate.sets) if candidate.sets else None
    return candidate.quality(wish)


def trade(found: Sequence[Candidate], wish: Wish) -> tuple[TradePoint, ...]:
    """The measured candidates as points, in their order."""
    points: list[TradePoint] = []
    for each in found:
        quality = quality_of(each, wish)
        if quality is not None and each.each:
            costs = weighed(each, wish)
            simple = max(0.0, 100 - sum(costs[reason] for reason in SIMPLICITY))
            near = abs(boards_off(each, wish)) <= NEAR
            points.append(TradePoint(each.key, each.name, quality, simple, near))
    return tuple(points)


def _unfair(quality: float, pairs: int) -> float:
    low = max(0.0, LOW_QF - quality) if pairs > LOW_FROM else 0.0
    return QF * (100 - quality) + LOW * low


def _missed(candidate: Candidate) -> float:
    others, rounds = candidate.pairs - 1, candidate.rounds
    met, cost = rounds, 0.0
    if candidate.builder == "blackpool":
        met, cost = rounds - 2, BLACKPOOL_TWICE
    if candidate.kind in REPEATING:
        cost = REPEATED + (ALL_AGAIN if rounds > others else 0.0)
        if rounds <= others:  # about so many
            met = candidate.pairs // 2 if candidate.kind == "extended" else rounds - 2
    most = SMALL_MISSED if candidate.pairs <= 2 * SMALL else MISSED
    return cost + most * max(0, others - met) / others


def _off(off: int, wish: Wish) -> float:
    cost = NEAR_COST * min(abs(off), NEAR) + FAR_COST * max(0, abs(off) - NEAR) ** 2
    return cost * min(1.0, OF_BOARDS / wish.boards)


def _long(each: int) -> float:
    return ROUND_COSTS.get(each, ROUND_COSTS[5] + LONG_ROUND * (each - 5))


def _left_out(candidate: Candidate) -> float:
    share = candidate.rounds / candidate.sets if candidate.sets else 1.0
    return FAR_LESS + EACH_LESS * (IN_PLAY - share) if share < IN_PLAY else 0.0


def _cards(candidate: Candidate) -> float:
    """Cards that everybody has to read, rounds to announce, copies to deal and sections to set."""
    tables, sections = candidate.pairs / 2, max(1, len(candidate.sections))
    cost = SECTIONS * (sections - 1) + TROUBLE.get(candidate.builder, 0.0) * sections
    if candidate.kind == "hesitation":
        cost += HESITATION * (candidate.rounds - tables) * sections
    if candidate.switched is not None:
        return cost + MORE_SWITCHED * max(0, candidate.switched - 1)
    if candidate.kind == "mitchell" and not candidate.builder:
        return cost + SINGLE_SWITCHES
    if candidate.kind == "barometer":
        cost += COPIES * tables * sections
    return cost + (GUIDED + GUIDED_TABLES * tables**2) * sections
