"""Two strong pairs among average ones: how unfair a movement is to the average pairs."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

import numpy as np

from vpdesk.movements.units import Integers, Played


def spread_of_average_pairs(units: Played, balance: Integers) -> float | None:
    """sdw: the standard deviation of all average pairs' percentages, in percentage points.

    Pooled over all choices of the two strong pairs, about the one mean of all. None where there
    is no average pair, or one plays no board that another table plays.
    """
    tops = units.tops
    if units.pairs < 3 or not tops.all():
        return None
    first = second = Fraction()
    for pair in range(units.pairs):
        points = points_of_average_pair(units, balance, pair)
        top = int(tops[pair])
        first += Fraction(int(points.sum()) // 2, top)
        second += Fraction(int((points * points).sum()) // 2, top**2)
    count = units.pairs * (units.pairs - 1) * (units.pairs - 2) // 2
    return 100 * sqrt(second / count - (first / count) ** 2)


def points_of_average_pair(units: Played, balance: Integers, pair: int) -> Integers:
    """By the two strong pairs [a, c], the matchpoints of a pair above half of what it can win.

    Symmetric; 0 where the pair itself is one of the two, and in the diagonal. A pair that always
    tops costs any other one B matchpoints. Where ours meets one of the two it has nothing left to
    lose: there the other one, if it sits our way, costs it one less than B counts.
    """
    own, opponents = units.meetings(pair)
    ways = units.seats[own]
    ours = (ways == ways[:, pair, None]).astype(np.int64)
    points = np.zeros_like(balance)
    np.add.at(points, opponents, ours)
    points -= balance[pair]
    points = points + points.T
    points[pair] = points[:, pair] = 0
    np.fill_diagonal(points, 0)
    return points
