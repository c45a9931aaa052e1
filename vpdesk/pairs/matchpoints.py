"""Matchpoints: Law 78A, Neuberg's formula, small sub-fields, artificial and weighted scores.

Sources: Laws of Duplicate Bridge 2017; EBU White Book 4.2.3 (Neuberg, fouled boards).
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from vpdesk.pairs.board_field import BoardField
from vpdesk.pairs.board_results import PairsResult, Shares, SideScores

SMALL = 3  # results of a sub-field, at most, that may be too few to compare
BOARD_TOP = Fraction(2)  # of a board at board-a-match, however often it was played
MIDDLE, APART = Fraction(60), Fraction(10)  # per cent in such a one, and from place to place


@dataclass(frozen=True, slots=True)
class BoardComparison:
    """How a result stands in its sub-field.

    beaten, equal: other results, weighted ones by their weights. actual: results of the
    sub-field. expected: how often the board should have been played. running: others are still
    to come.
    """

    beaten: Fraction
    equal: Fraction
    actual: int
    expected: int
    running: bool = False

    @property
    def points(self) -> Fraction:
        """Matchpoints among the actual results: 2 for each beaten, 1 for each equal one."""
        return 2 * self.beaten + self.equal

    @property
    def lost(self) -> Fraction:
        """Other results that are better."""
        return self.actual - 1 - self.beaten - self.equal

    @property
    def too_few(self) -> bool:
        """There are, in the end, too few results for a comparison (White Book 4.2.3.3)."""
        return not self.running and self.actual <= SMALL and 3 * self.actual <= self.expected


def compared(
    shares: Shares, field: BoardField, expected: int, *, running: bool = False
) -> BoardComparison:
    """A score among those of its sub-field, of which it is one."""
    beaten = equal = Fraction(0)
    for weight, points in shares:
        part = part_compared(points, shares, field, expected)
        beaten += weight * part.beaten
        equal += weight * part.equal
    return BoardComparison(beaten, equal, len(field), expected, running)


def part_compared(points: int, own: Shares, field: BoardField, expected: int) -> BoardComparison:
    """One score of a weighted one among the others of its sub-field, as if it had happened."""
    own_lower = sum(weight for weight, each in own if each < points)
    own_equal = sum(weight for weight, each in own if each == points)
    beaten = Fraction(field.lower(points) - own_lower)
    return BoardComparison(beaten, Fraction(field.counts[points] - own_equal), len(field), expected)


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


def ascherman_top(expected: int) -> Fraction:
    """The most points of Ascherman: 2 E."""
    return Fraction(2 * expected)


def small_field_percent(found: BoardComparison) -> Fraction:
    """60 per cent and 10 from place to place, equal ones sharing: 65 / 55, 70 / 60 / 50."""
    return MIDDLE + APART * (found.beaten - found.lost) / 2


def board_a_match(found: BoardComparison) -> Fraction:
    """2 for a board won, 1 for one halved: the mean against all others, half without any."""
    others = found.actual - 1
    return found.points / others if others else BOARD_TOP / 2


def artificial_scores(result: PairsResult, top: Fraction) -> SideScores:
    """Those of an artificial score, of the full top; none where nothing was given."""
    if result.artificial is None:
        return SideScores(None, None, top)
    ns, ew = result.artificial
    return SideScores(ns * top / 100, ew * top / 100, top)


def side_points(found: BoardComparison, top: Fraction) -> Fraction:
    """Matchpoints of one side."""
    if found.too_few:
        return small_field_percent(found) * top / 100
    return neuberg(found)
