"""What a tournament does to ratings: expected scores, K factors, changes, performances.

FIDE rating rules (B.02), article 8. A report does not say who has played fewer than 30 rated games
(K 40), nor who had 2400 once and has less (K 10).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from vpdesk.tournament.fide.rated import Pace
from vpdesk.tournament.fide.tournament_data import data_of, pace_of
from vpdesk.tournament.round import Result
from vpdesk.tournament.standings.outings import Outing, Outings
from vpdesk.tournament.standings.tie_break_ratings import expected_score, performance, share_of
from vpdesk.tournament.standings.tie_break_values import Part
from vpdesk.tournament.tournament import Entrant, Tournament

MOST_DIFFERENCE, NO_LIMIT = 400, 2650  # a greater one counts so; for ratings below
HIGH, YOUNG_BELOW = 2400, 2300  # K 10 from the one on; K 40 below the other for the young
LAST_YOUNG = 18  # to the end of the year of this birthday
MOST_TOGETHER = 700  # games times K
UNRATED = (Result.UNRATED_WIN, Result.UNRATED_DRAW, Result.UNRATED_LOSS)


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What the rated games of a player come to.

    games: with rated opponents. points, expected: of them, in hundredths. factor: K.
    change: of the rating, in hundredths. performance: None without such games.
    """

    games: int
    points: int
    expected: int
    factor: int
    performance: int | None

    @property
    def change(self) -> int:
        """K for each point that is more than expected."""
        return self.factor * (self.points - self.expected)


def rating_changes(tournament: Tournament, rounds: int) -> dict[int, RatingChange]:
    """By number, what the first rounds do to those who played for ratings; {} for teams."""
    if not tournament.play.has_ratings:
        return {}
    found = {}
    for number, outings in Outings(tournament.through(rounds)).of.items():
        change = rating_change(tournament, tournament.by_number[number], outings)
        if change is not None:
            found[number] = change
    return found


def rating_change(
    tournament: Tournament, player: Entrant, outings: Iterable[Outing]
) -> RatingChange | None:
    """What the rounds of a player do to the rating; None where no game counts for it."""
    games = list(_games(tournament, outings))
    if not tournament.play.has_ratings or not games:
        return None
    rate = performance(games)
    expected = sum(expected_score(_difference(player, int(each.amount))) for each in games)
    return RatingChange(
        len(games),
        sum(each.points or 0 for each in games),
        expected if player.rating else 0,
        _factor(tournament, player, len(games)) if player.rating else 0,
        None if rate is None else round(rate),
    )


def _games(tournament: Tournament, outings: Iterable[Outing]) -> Iterator[Part]:
    """The rated games against rated opponents."""
    for each in outings:
        if each.result is not None and each.played and each.result not in UNRATED:
            rating = tournament.by_number[each.opponent].rating
            if rating:
                yield Part(each.round, each.opponent, rating, share_of(each.result), rating)


def _difference(player: Entrant, rating: int) -> int:
    difference = player.rating - rating
    if player.rating >= NO_LIMIT:
        return difference
    return max(-MOST_DIFFERENCE, min(MOST_DIFFERENCE, difference))


def _factor(tournament: Tournament, player: Entrant, games: int) -> int:
    factor = 20
    if pace_of(tournament) is Pace.STANDARD:
        data, birth = data_of(tournament), player.birth[:4]
        year = (data.end or data.begin)[:4]
        age = int(year) - int(birth) if year.isdecimal() and birth.isdecimal() else LAST_YOUNG + 1
        if player.rating >= HIGH:
            factor = 10
        elif age <= LAST_YOUNG and player.rating < YOUNG_BELOW:
            factor = 40
    return min(factor, MOST_TOGETHER // games)
