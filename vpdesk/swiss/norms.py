"""Title norms: what a tournament of players gives for the titles that the FIDE awards by norms.

FIDE title regulations (B.01) of 2024, articles 1.4.1 to 1.4.9, by all games that were played. Time
control, rounds a day, arbiters, and the events that 1.4.3 exempts from its rule on federations are
not looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from vpdesk.swiss.outings import Outing, Outings
from vpdesk.swiss.rating_change import UNRATED
from vpdesk.swiss.tie_break_ratings import rating_difference, share_of
from vpdesk.swiss.tournament import Kind, Player, Tournament

LEAST_GAMES, LEAST_SHARE, LEAST_OF_TITLE = 9, 35, 3
UNRATED_RATING = 1400
HOLDERS = frozenset(("GM", "IM", "FM", "WGM", "WIM", "WFM"))  # half of the opponents
NO_FEDERATION = ("", "FID", "NON")
LEAST_FEDERATIONS = 2  # other than one's own, which have to be there


class NormTitle(Enum):
    """A title of norms: performance and average rating that it takes, floor of one opponent.

    holders: the titles of which a third of the opponents must have one.
    """

    GM = 2600, 2380, 2200, ("GM",)
    IM = 2450, 2230, 2050, ("GM", "IM")
    WGM = 2400, 2180, 2000, ("GM", "IM", "WGM")
    WIM = 2250, 2030, 1850, ("GM", "IM", "WGM", "WIM")

    def __init__(self, performance: int, average: int, floor: int, holders: tuple[str, ...]):
        self.performance, self.average, self.floor = performance, average, floor
        self.holders = frozenset(holders)


OPEN, OF_WOMEN = (NormTitle.GM, NormTitle.IM), (NormTitle.WGM, NormTitle.WIM)


class Demand(Enum):
    """What a norm takes, in the order of the regulations. at_most: no more than so many."""

    GAMES = "games"
    OTHER_FEDERATIONS = "other federations"
    OWN_FEDERATION = "own federation"
    ONE_FEDERATION = "one federation"
    HOLDERS = "holders"
    OF_TITLE = "of title"
    AVERAGE = "average"
    SHARE = "share"
    PERFORMANCE = "performance"

    @property
    def at_most(self) -> bool:
        """DemandFound may be no more than needed; of all others no less."""
        return self in (Demand.OWN_FEDERATION, Demand.ONE_FEDERATION)


@dataclass(frozen=True, slots=True)
class DemandFound:
    """What there is of a demand and what is needed; of SHARE both are per cent."""

    demand: Demand
    found: int
    needed: int

    @property
    def good(self) -> bool:
        """It is met."""
        return self.found <= self.needed if self.demand.at_most else self.found >= self.needed


@dataclass(frozen=True, slots=True)
class Norm:
    """A norm whose performance a player reaches. demands: all of them, in their order."""

    number: int
    title: NormTitle
    demands: tuple[DemandFound, ...]

    @property
    def lacking(self) -> tuple[DemandFound, ...]:
        """Those that are not met; () where it is a norm."""
        return tuple(each for each in self.demands if not each.good)

    def found(self, demand: Demand) -> int:
        """What there is of a demand."""
        return next(each.found for each in self.demands if each.demand is demand)


def norms(tournament: Tournament, rounds: int) -> tuple[Norm, ...]:
    """Who reaches the performance of a norm for a title above his own, by number; () for teams.

    rounds: the first ones, which count. Who can no longer come to enough games is left out.
    """
    if tournament.kind is not Kind.CHESS:
        return ()
    through = tournament.through(rounds)
    record = Outings(through)
    left = max(tournament.planned, len(tournament.rounds)) - len(through.rounds)
    return tuple(
        norm
        for player in through.players
        for norm in norms_of(through, player, record.of[player.number])
        if norm.found(Demand.GAMES) + left >= LEAST_GAMES
    )


def norms_of(tournament: Tournament, player: Player, outings: tuple[Outing, ...]) -> Iterator[Norm]:
    """The norms of one player, the highest title first."""
    games = [
        each
        for each in outings
        if each.result is not None and each.played and each.result not in UNRATED
    ]
    if tournament.kind is not Kind.CHESS or not games:
        return
    opponents = [tournament.by_number[each.opponent] for each in games]
    points = sum(share_of(each.result) for each in games if each.result is not None)
    for title in _above(player):
        found = tuple(_demands(player, title, opponents, points))
        norm = Norm(player.number, title, found)
        if found[-1].good:
            yield norm


def _above(player: Player) -> Iterator[NormTitle]:
    """The titles of norms that are more than what the player has."""
    for titles in (OPEN, OF_WOMEN if player.sex == "w" else ()):
        for title in titles:
            if player.title in title.holders:
                break
            yield title


def _demands(
    player: Player, title: NormTitle, opponents: list[Player], points: int
) -> Iterator[DemandFound]:
    """points: in hundredths."""
    games = len(opponents)
    known = Counter(each.federation for each in opponents if each.federation not in NO_FEDERATION)
    own = known.get(player.federation, 0)
    titles = [each.title for each in opponents]
    share = (2 * points + games) // (2 * games)
    average = average_of(opponents, title.floor)
    yield DemandFound(Demand.GAMES, games, LEAST_GAMES)
    others = len(known.keys() - {player.federation})
    if not player.federation and others:  # it may be one of theirs
        others -= 1
    yield DemandFound(Demand.OTHER_FEDERATIONS, others, LEAST_FEDERATIONS)
    yield DemandFound(Demand.OWN_FEDERATION, own, 3 * games // 5)
    yield DemandFound(Demand.ONE_FEDERATION, max(known.values(), default=0), 2 * games // 3)
    yield DemandFound(Demand.HOLDERS, sum(each in HOLDERS for each in titles), -(-games // 2))
    of_title = max(LEAST_OF_TITLE, -(-games // 3))
    yield DemandFound(Demand.OF_TITLE, sum(each in title.holders for each in titles), of_title)
    yield DemandFound(Demand.AVERAGE, average, title.average)
    yield DemandFound(Demand.SHARE, share, LEAST_SHARE)
    yield DemandFound(Demand.PERFORMANCE, average + rating_difference(share), title.performance)


def average_of(opponents: list[Player], floor: int) -> int:
    """The opponents' average rating, halves up; the lowest one counts as the floor at least."""
    ratings = sorted(each.rating or UNRATED_RATING for each in opponents)
    ratings[0] = max(ratings[0], floor)
    return (2 * sum(ratings) + len(ratings)) // (2 * len(ratings))
