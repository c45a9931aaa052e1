"""Rankings by something else than what the boards come to: the mean of a board, or the handicap."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from fractions import Fraction

from vpdesk.pairs.scored_evening import PairsRanking, Ranked, ScoredEvening
from vpdesk.pairs.session import levels, with_places
from vpdesk.pairs.tie_break import in_order


class RankBy(StrEnum):
    """What makes the places.

    RESULT: per cent, or the sum of IMPs. MEAN: per cent, or IMPs a board, which is fair where pairs
    have different numbers of boards (EBU White Book 4.2.5). HANDICAP: the result with the handicap.
    """

    RESULT = "result"
    MEAN = "mean"
    HANDICAP = "handicap"


def ranked_by(scored: ScoredEvening, ranking: PairsRanking, by: RankBy) -> PairsRanking:
    """The same pairs with their places by this; value is what makes them."""
    if by is RankBy.RESULT:
        return ranking
    worth: dict[RankBy, Callable[[Ranked], Fraction]] = {
        RankBy.MEAN: lambda line: _mean(scored, line),
        RankBy.HANDICAP: lambda line: line.with_handicap,
    }
    lines = {each.number: replace(each, value=worth[by](each)) for each in ranking.lines}
    groups = levels({number: each.value for number, each in lines.items()}, int)
    if ties := scored.evening.ties:
        groups = [part for group in groups for part in in_order(scored, group, ties)]
    placed = (
        replace(lines[number], place=place, shared=shared)
        for place, shared, number in with_places(groups)
    )
    return PairsRanking(ranking.section, ranking.side, tuple(placed))


def _mean(scored: ScoredEvening, line: Ranked) -> Fraction:
    """IMPs a board, those of earlier sessions that are carried over among them."""
    if line.percent is not None:
        return line.value
    carried = scored.evening.by_number[line.number].carried
    boards = line.boards + (carried.boards if carried is not None else 0)
    return line.value / boards if boards else line.value
