"""Title norms: what a tournament of players gives for the titles that the FIDE awards by norms.

FIDE title regulations (B.01) of 2024, articles 1.4.1 to 1.4.9. A record does not say what else
there is: registration, rounds a day and arbiters (1.1), who has FID though his federation counts
(1.4.2a), championships that are exempt (1.4.3a to c), whether ratings are those of the FIDE, and
what an application needs (1.5). Of a round robin no games that were won are left out (1.4.1f).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from itertools import combinations

from vpdesk.tournament.fide.rated import Pace
from vpdesk.tournament.fide.rating_change import UNRATED
from vpdesk.tournament.fide.tournament_data import data_of, pace_of
from vpdesk.tournament.round import ByeKind, Result
from vpdesk.tournament.standings.outings import Outing, Outings
from vpdesk.tournament.standings.tie_break_ratings import rating_difference, share_of
from vpdesk.tournament.team_rules import TeamMethod
from vpdesk.tournament.tournament import Entrant, Tournament

LEAST_GAMES, LEAST_SHARE, LEAST_OF_TITLE = 9, 35, 3
UNRATED_RATING = 1400
HOLDERS = frozenset(("GM", "IM", "FM", "WGM", "WIM", "WFM"))  # half of the opponents
NO_FEDERATION = ("", "FID", "NON")
LEAST_FEDERATIONS = 2  # other than one's own, which have to be there
LEAST_PLAYERS_TWICE = 6  # of a double round robin
WON = 100  # points of a game
LEAST_GUESTS, GUEST_FEDERATIONS, GUEST_TITLES = 20, 3, 10


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
    PLAYERS = "players"
    HOLDERS = "holders"
    OF_TITLE = "of title"
    AVERAGE = "average"
    SHARE = "share"
    PERFORMANCE = "performance"

    @property
    def at_most(self) -> bool:
        """There may be no more than needed; of all others no less."""
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
class NormGame:
    """A game that counts. points: in hundredths. rating: what the opponent counts as."""

    round: int
    opponent: Entrant
    points: int
    rating: int


@dataclass(frozen=True, slots=True)
class Norm:
    """A norm whose performance a player reaches. demands: all of them, in their order.

    guests: the federations do not matter, for there are many guests (1.4.3d).
    """

    number: int
    title: NormTitle
    demands: tuple[DemandFound, ...]
    games: tuple[NormGame, ...] = ()
    guests: bool = False

    @property
    def lacking(self) -> tuple[DemandFound, ...]:
        """Those that are not met; () where it is a norm."""
        return tuple(each for each in self.demands if not each.good)

    @property
    def short(self) -> bool:
        """Eight games are enough (1.4.1c)."""
        return any(
            each.demand is Demand.GAMES and each.needed < LEAST_GAMES for each in self.demands
        )

    def found(self, demand: Demand) -> int:
        """What there is of a demand."""
        return next(each.found for each in self.demands if each.demand is demand)


def norms(tournament: Tournament, rounds: int) -> tuple[Norm, ...]:
    """Who reaches the performance of a norm for a title above his own, by number; () for teams.

    rounds: the first ones, which count. Who can no longer come to enough games is left out.
    """
    through = tournament.through(rounds)
    record = Outings(through)
    left = _rounds(tournament) - len(through.rounds)
    return tuple(
        norm
        for player in through.entrants
        for norm in norms_of(record, player)
        if norm.short or norm.found(Demand.GAMES) + left >= LEAST_GAMES
    )


def norms_of(record: Outings, player: Entrant) -> Iterator[Norm]:
    """The norms of one player, the highest title first."""
    tournament = record.tournament
    if not tournament.play.has_ratings or pace_of(tournament) is not Pace.STANDARD:
        return
    games = tuple(_games(record, player))
    begun = [games[:end] for end in range(min(len(games), LEAST_GAMES), len(games) + 1) if end]
    titles = [each for each in _above(player) if any(_within_reach(each, part) for part in begun)]
    guests = bool(titles) and has_guests(record)
    for title in titles:
        norm = _best(record, player, title, games, guests)
        if norm.demands[-1].good:
            yield norm


def _rounds(tournament: Tournament) -> int:
    return max(tournament.planned, len(tournament.rounds))


def _above(player: Entrant) -> Iterator[NormTitle]:
    """The titles of norms that are more than what the player has."""
    for titles in (OPEN, OF_WOMEN if player.sex == "w" else ()):
        for title in titles:
            if player.title in title.holders:
                break
            yield title


def _games(record: Outings, player: Entrant) -> Iterator[NormGame]:
    """Those decided at the board (1.4.2c), with the opponents' own ratings."""
    for each, points in _played(record, player.number):
        opponent = record.tournament.by_number[each.opponent]
        if opponent.rating or not (record.scheduled and _has_nothing(record, each.opponent)):
            rating = opponent.rating or UNRATED_RATING
            yield NormGame(each.round, opponent, points, rating)


def _played(record: Outings, number: int) -> Iterator[tuple[Outing, int]]:
    """With what was got of a point, in hundredths."""
    for each in record.of[number]:
        if each.result is not None and each.played and each.result not in UNRATED:
            yield each, share_of(each.result)


def _has_nothing(record: Outings, number: int) -> bool:
    """Has no point against those with ratings (1.4.2b, of a round robin)."""
    by_number = record.tournament.by_number
    played = _played(record, number)
    return not any(points for each, points in played if by_number[each.opponent].rating)


def _best(
    record: Outings, player: Entrant, title: NormTitle, games: tuple[NormGame, ...], guests: bool
) -> Norm:
    """With all games, or of a Swiss with the most that make a norm."""
    whole = _norm(record, player, title, games, guests)
    none_will_do = {Demand.GAMES, Demand.OTHER_FEDERATIONS} & {e.demand for e in whole.lacking}
    if whole.lacking and not record.scheduled and not none_will_do:
        for part in _parts(title, games):
            norm = _norm(record, player, title, part, guests)
            if not norm.lacking:
                return norm
    return whole


def _parts(title: NormTitle, games: tuple[NormGame, ...]) -> Iterator[tuple[NormGame, ...]]:
    """Without some games that were won (1.4.1f), and the last ones (1.4.1e); the largest first."""
    for count in range(len(games) - 1, LEAST_GAMES - 1, -1):
        for end in range(len(games), count - 1, -1):
            begun = games[:end]
            if _within_reach(title, begun):
                won = [each for each in begun if each.points == WON]
                for gone in combinations(won, end - count):
                    yield tuple(each for each in begun if each not in gone)


def _within_reach(title: NormTitle, games: tuple[NormGame, ...]) -> bool:
    """As good a score against the strongest of them would be enough; no part makes more."""
    strongest = sorted(games, key=lambda each: -max(each.rating, title.floor))[:LEAST_GAMES]
    average = sum(max(each.rating, title.floor) for each in strongest) // len(strongest) + 1
    share = (2 * sum(each.points for each in games) + len(games)) // (2 * len(games))
    return average + rating_difference(share) >= title.performance


def _norm(
    record: Outings, player: Entrant, title: NormTitle, games: tuple[NormGame, ...], guests: bool
) -> Norm:
    games = _raised(games, title.floor)
    enough = LEAST_GAMES
    if len(games) == LEAST_GAMES - 1 and _won_without_a_game(record, player):
        enough -= 1
    federations = tuple(_federations(player, _met(games)))
    guests = guests and not all(each.good for each in federations)
    if guests:
        federations = tuple(replace(each, needed=each.found) for each in federations)
    demands = (
        DemandFound(Demand.GAMES, len(games), enough),
        *federations,
        *_titles(record.tournament, title, _met(games)),
        *_ratings(title, games),
    )
    return Norm(player.number, title, demands, games, guests)


def _met(games: tuple[NormGame, ...]) -> list[Entrant]:
    """Each opponent once, also of a double round robin."""
    return list({each.opponent.number: each.opponent for each in games}.values())


def _won_without_a_game(record: Outings, player: Entrant) -> bool:
    """Of nine rounds one was a bye of the draw, or won by forfeit (1.4.1c)."""
    return _rounds(record.tournament) == LEAST_GAMES and any(
        each.bye is ByeKind.PAIRING or each.result is Result.FORFEIT_WIN
        for each in record.of[player.number]
    )


def _federations(player: Entrant, met: list[Entrant]) -> Iterator[DemandFound]:
    """1.4.3 and 1.4.4. Whose federation is not known may be of the own one."""
    known = Counter(each.federation for each in met if each.federation not in NO_FEDERATION)
    own = known.get(player.federation, 0) + sum(not each.federation for each in met)
    others = len(known.keys() - {player.federation})
    if not player.federation and others:  # it may be one of theirs
        others -= 1
    yield DemandFound(Demand.OTHER_FEDERATIONS, others, LEAST_FEDERATIONS)
    yield DemandFound(Demand.OWN_FEDERATION, own, 3 * len(met) // 5)
    yield DemandFound(Demand.ONE_FEDERATION, max(known.values(), default=0), 2 * len(met) // 3)


def _titles(tournament: Tournament, title: NormTitle, met: list[Entrant]) -> Iterator[DemandFound]:
    """1.4.5. Of a double round robin half have the title, not a third."""
    twice = tournament.teams.method is TeamMethod.TWICE
    if twice:
        yield DemandFound(Demand.PLAYERS, len(tournament.entrants), LEAST_PLAYERS_TWICE)
    titles = [each.title for each in met]
    yield DemandFound(Demand.HOLDERS, sum(each in HOLDERS for each in titles), -(-len(met) // 2))
    of_title = max(LEAST_OF_TITLE, -(-len(met) // (2 if twice else 3)))
    yield DemandFound(Demand.OF_TITLE, sum(each in title.holders for each in titles), of_title)


def _ratings(title: NormTitle, games: tuple[NormGame, ...]) -> Iterator[DemandFound]:
    """1.4.7 to 1.4.9; the average is rounded, halves up."""
    count, points = len(games), sum(each.points for each in games)
    average = (2 * sum(each.rating for each in games) + count) // (2 * count)
    share = (2 * points + count) // (2 * count)
    yield DemandFound(Demand.AVERAGE, average, title.average)
    yield DemandFound(Demand.SHARE, points // count, LEAST_SHARE)
    yield DemandFound(Demand.PERFORMANCE, average + rating_difference(share), title.performance)


def _raised(games: tuple[NormGame, ...], floor: int) -> tuple[NormGame, ...]:
    """The lowest opponent counts as the floor at least (1.4.6)."""
    lowest = min(games, key=lambda each: each.rating).opponent.number
    return tuple(
        replace(each, rating=max(each.rating, floor)) if each.opponent.number == lowest else each
        for each in games
    )


def has_guests(record: Outings) -> bool:
    """In each round of a Swiss there are rated guests enough, with titles enough (1.4.3d).

    Guests are of other federations than the tournament, and miss one round at most.
    """
    host = data_of(record.tournament).federation
    if not host or record.scheduled or not record.rounds:
        return False
    guests = [
        each
        for each in record.tournament.entrants
        if each.rating
        and each.federation not in (*NO_FEDERATION, host)
        and sum(not _is_there(outing) for outing in record.of[each.number]) <= 1
    ]
    for at in range(record.rounds):
        there = [each for each in guests if _is_there(record.of[each.number][at])]
        titles = sum(each.title in NormTitle.WIM.holders for each in there)
        federations = {each.federation for each in there}
        if (
            len(there) < LEAST_GUESTS
            or len(federations) < GUEST_FEDERATIONS
            or titles < GUEST_TITLES
        ):
            return False
    return True


def _is_there(outing: Outing) -> bool:
    """Came to play; a bye of the draw is no round missed."""
    if outing.bye is not None:
        return outing.bye is ByeKind.PAIRING
    return outing.result is not Result.FORFEIT_LOSS
