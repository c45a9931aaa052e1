"""Two strong pairs among average ones: how unfair a movement is to the average pairs."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

import numpy as np

from vpdesk.movements.units import Integers, Played, clear_own, in_blocks


def spread_of_average_pairs(units: Played, balance: Integers) -> float | None:
    """sdw: the standard deviation of all average pairs' percentages, in percentage points.

    Pooled over all choices of the two strong pairs, about the one mean of all. None where there
    is no average pair, or one plays no board that another table plays.
    """
    tops = units.tops
    if units.pairs < 3 or not tops.all():
        return None
    totals, squares = np.zeros((2, units.pairs), np.int64)
    for pairs in in_blocks(units.pairs):
        points = points_of_average_pairs(units, balance, pairs)
        totals[pairs.start : pairs.stop] = points.sum(axis=(1, 2)) // 2
        squares[pairs.start : pairs.stop] = np.einsum("pac,pac->p", points, points) // 2
    first = second = Fraction()
    for top in set(tops.tolist()):
        first += Fraction(int(totals[tops == top].sum()), top)
        second += Fraction(int(squares[tops == top].sum()), top**2)
    count = units.pairs * (units.pairs - 1) * (units.pairs - 2) // 2
    return 100 * sqrt(second / count - (first / count) ** 2)


def points_of_average_pairs(units: Played, balance: Integers, pairs: range) -> Integers:
    """By pair and the two strong pairs, [pair, a, c], its matchpoints above half of what it can.

    Symmetric; 0 where the pair itself is one of the two, and where they are one. A pair that
    always tops costs any other one B matchpoints. Where ours meets one of the two it has nothing
    left to lose: there the other one, if it sits our way, costs it one less than B counts.
    """
    average, opponent, unit = units.meetings(pairs)
    ways = units.seats[unit]
    own = ways[np.arange(len(unit)), average + pairs.start, None]
    points = np.zeros((len(pairs), *balance.shape), np.int64)
    np.add.at(points, (average, opponent), (ways == own).astype(np.int64))
    points -= balance[pairs.start : pairs.stop, None]
    points = points + points.transpose(0, 2, 1)
    clear_own(points, pairs)
    return points
