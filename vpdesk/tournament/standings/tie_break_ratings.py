"""Tie-breaks by the opponents' ratings: C.07 article 10, with the tables of the rating rules.

Games count that were played at the board against somebody with a rating. FIDE wants these
tie-breaks left away where somebody has none, unless the event's rules say what is done then.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence

from vpdesk.tournament.round import Result
from vpdesk.tournament.standings.tie_break_values import Amount, Part, PartReason, Values, mean

MOST_DIFFERENCE = 800  # of a performance, with all points or none

# The difference of ratings for a score of 50, 51, … 100 per cent (rating rules, 8.1.1).
_DIFFERENCES = (
    *(0, 7, 14, 21, 29, 36, 43, 50, 57, 65),
    *(72, 80, 87, 95, 102, 110, 117, 125, 133, 141),
    *(149, 158, 166, 175, 184, 193, 202, 211, 220, 230),
    *(240, 251, 262, 273, 284, 296, 309, 322, 336, 351),
    *(366, 383, 401, 422, 444, 470, 501, 538, 589, 677),
    MOST_DIFFERENCE,
)
# The least differences at which 51, 52, … 100 per cent are expected (8.1.2, the whole table).
_EXPECTED = (
    *(4, 11, 18, 26, 33, 40, 47, 54, 62, 69),
    *(77, 84, 92, 99, 107, 114, 122, 130, 138, 146),
    *(154, 163, 171, 180, 189, 198, 207, 216, 226, 236),
    *(246, 257, 268, 279, 291, 303, 316, 329, 345, 358),
    *(375, 392, 412, 433, 457, 485, 518, 560, 620, 736),
)
_SHARES = {Result.WIN: 100, Result.UNRATED_WIN: 100, Result.DRAW: 50, Result.UNRATED_DRAW: 50}


def rated_games(values: Values, number: int) -> Iterator[Part]:
    """The games at the board, with the opponent's rating and what was got of a point."""
    for each in values.finished(number):
        if each.result is not None and each.played:
            rating, share = values.entrant(each.opponent).rating, share_of(each.result)
            why = () if rating else (PartReason.UNRATED,)
            yield Part(each.round, each.opponent, rating, share, rating, bool(rating), why)


def performance(games: Sequence[Part]) -> Amount | None:
    """The tournament performance rating (10.2): the mean, and what the score adds to it."""
    average = mean(games)
    if average is None:
        return None
    count = len(games)
    share = (2 * sum(each.points or 0 for each in games) + count) // (2 * count)
    return average + rating_difference(share)


def rating_difference(share: int) -> int:
    """What a score of so many per cent adds to the opponents' average rating (8.1.1)."""
    difference = _DIFFERENCES[abs(share - 50)]
    return difference if share >= 50 else -difference


def perfect_performance(games: Sequence[Part]) -> Amount | None:
    """The least rating of which as many points would have been expected (10.3)."""
    if not games:
        return None
    ratings = [int(each.amount) for each in games]
    points = sum(each.points or 0 for each in games)
    least, most = min(ratings) - MOST_DIFFERENCE, max(ratings) + MOST_DIFFERENCE
    if not points:
        return least

    def expected(rating: int) -> int:
        return sum(expected_score(rating - other) for other in ratings)

    return least + bisect_left(range(least, most), points, key=expected)


def share_of(result: Result) -> int:
    """What a side got of a point, in hundredths."""
    return _SHARES.get(result, 0)


def expected_score(difference: int) -> int:
    """What is expected of a game by the difference of ratings, in hundredths (8.1.2)."""
    found = 50 + bisect_right(_EXPECTED, abs(difference))
    return found if difference >= 0 else 100 - found


def of_opponents(
    rate: Callable[[Sequence[Part]], Amount | None],
) -> Callable[[Values, int], Iterator[Part]]:
    """The performances of those who were met at the board."""

    def of_player(values: Values, number: int) -> Iterator[Part]:
        for each in rated_games(values, number):
            key = rate, each.opponent
            if key not in values.performances:
                games = [game for game in rated_games(values, each.opponent) if game.counted]
                values.performances[key] = rate(games)
            found = values.performances[key]
            why = () if found is not None else (PartReason.NO_PERFORMANCE,)
            yield Part(each.round, each.opponent, found or 0, counted=found is not None, why=why)

    return of_player
