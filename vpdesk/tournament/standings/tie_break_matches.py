"""Tie-breaks by the matches that teams and pairs played: the share that was won, VPs a board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from vpdesk.tournament.round import WHOLE, Result
from vpdesk.tournament.standings.tie_break_values import WON, Amount, Part, Values

DRAWN = frozenset((Result.DRAW, Result.UNRATED_DRAW))


def share_won(values: Values, number: int) -> Iterator[Part]:
    """Of each match at the table all, half or nothing of a hundred per cent, in hundredths."""
    for each in values.finished(number):
        if each.played:
            drawn = WHOLE // 2 if each.result in DRAWN else 0
            amount = WHOLE if each.result in WON else drawn
            yield Part(each.round, each.opponent, amount, each.points)


def by_boards(values: Values, number: int) -> Iterator[Part]:
    """The VPs of each match at the table; the score is the number of its boards."""
    boards = values.record.tournament.teams.boards
    for each in values.finished(number):
        if each.played:
            count = max(1, boards // 2) if each.half else boards
            yield Part(each.round, each.opponent, each.points, each.points, count)


def per_board(parts: Sequence[Part]) -> Amount | None:
    """VPs (the points are hundredths of them) for each board."""
    boards = sum((each.score or 0 for each in parts), start=0)
    return Fraction(sum(each.points or 0 for each in parts)) / (100 * boards) if boards else None
