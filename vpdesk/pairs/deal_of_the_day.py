"""The deal of an evening that is worth to be talked about."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vpdesk.deals.deal import Deal
    from vpdesk.pairs.scored_evening import ScoredEvening


def deal_of_the_day(scored: ScoredEvening) -> Deal | None:
    """The one on which results differ most from their mean, of those whose cards are known.

    None where no such board was played twice. A weighted score counts as its mean.
    """
    points: dict[int, list[Fraction]] = {}
    for board, results in scored.boards.items():
        found = points.setdefault(board.board, [])
        found += [
            sum((weight * score for weight, score in each.result.shares), start=Fraction(0))
            for each in results
            if each.result.played
        ]
    spread = {board: _spread(found) for board, found in points.items() if len(found) > 1}
    known = [deal for deal in scored.evening.deals if deal.board in spread]
    return max(known, key=lambda deal: (spread[deal.board], -deal.board), default=None)


def _spread(points: list[Fraction]) -> Fraction:
    mean = sum(points, start=Fraction(0)) / len(points)
    return sum((abs(each - mean) for each in points), start=Fraction(0)) / len(points)
