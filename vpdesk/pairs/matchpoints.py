"""Matchpoints: Law 78A, Neuberg's formula, small sub-fields, artificial and weighted scores.

Sources: Laws of Duplicate Bridge 2017; EBU White Book 4.2.3 (Neuberg, fouled boards).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from vpdesk.pairs.board_results import PairsResult, Shares, SideScores, mirrored

SMALL = 3  # results of a sub-field, at most, that may be too few to compare
MIDDLE, APART = Fraction(60), Fraction(10)  # per cent in such a one, and from place to place


@dataclass(frozen=True, slots=True)
class BoardComparison:
    """How a result stands in its sub-field.

    beaten, equal: other results, weighted ones by their weights. actual: results of the
    sub-field. expected: how often the board should have been played.
    """

    beaten: Fraction
    equal: Fraction
    actual: int
    expected: int

    @property
    def points(self) -> Fraction:
        """Matchpoints among the actual results: 2 for each beaten, 1 for each equal one."""
        return 2 * self.beaten + self.equal

    @property
    def small(self) -> bool:
        """There are too few results for a comparison (White Book 4.2.3.3)."""
        return self.actual <= SMALL and 3 * self.actual <= self.expected


def compared(shares: Shares, at: int, field: Sequence[Shares], expected: int) -> BoardComparison:
    """A score among those of its sub-field, of which it is the one at a place."""
    beaten = equal = Fraction(0)
    for place, other in enumerate(field):
        if place == at:
            continue
        for weight, points in shares:
            for other_weight, other_points in other:
                if points > other_points:
                    beaten += weight * other_weight
                elif points == other_points:
                    equal += weight * other_weight
    return BoardComparison(beaten, equal, len(field), expected)


def neuberg(found: BoardComparison) -> Fraction:
    """Matchpoints of the whole field: ((M + 1) E / A) - 1, M being those of the sub-field."""
    return (found.points + 1) * found.expected / found.actual - 1


def ascherman(found: BoardComparison) -> Fraction:
    """2 for each result beaten, 1 for each equal one and for itself, brought to the whole field."""
    return (found.points + 1) * found.expected / found.actual


def factored(found: BoardComparison) -> Fraction:
    """The old way: M E / A."""
    return found.points * found.expected / found.actual


def top_of(expected: int) -> Fraction:
    """The most matchpoints: 2 (E - 1)."""
    return Fraction(2 * (expected - 1))


def small_field_percent(found: BoardComparison) -> Fraction:
    """60 per cent and 10 from place to place, equal ones sharing: 65 / 55, 70 / 60 / 50."""
    lost = found.actual - 1 - found.beaten - found.equal
    return MIDDLE + APART * (found.beaten - lost) / 2


def artificial_scores(result: PairsResult, top: Fraction) -> SideScores:
    """Those of an artificial score, of the full top; none where nothing was given."""
    if result.artificial is None:
        return SideScores(None, None, top)
    ns, ew = result.artificial
    return SideScores(ns * top / 100, ew * top / 100, top)


def side_points(found: BoardComparison, top: Fraction) -> Fraction:
    """Matchpoints of one side."""
    if found.actual < found.expected and found.small:
        return small_field_percent(found) * top / 100
    return neuberg(found)


def of_east_west(result: PairsResult) -> Shares:
    """The score of East-West as they see it."""
    return mirrored(result.split or result.shares)
