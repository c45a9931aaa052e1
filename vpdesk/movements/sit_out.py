"""What is left of the net opposition matrix when a pair stays away and its opponents sit out."""

from __future__ import annotations

import numpy as np

from vpdesk.movements.units import Integers, Played


def without_each(units: Played, balance: Integers) -> list[tuple[int, int]]:
    """For every pair: sum and sum of squares of the matrix when it stays away."""
    sums = []
    for pair in range(units.pairs):
        left = matrix_without(units, balance, pair)
        sums.append((int(left.sum()) // 2, int((left * left).sum()) // 2))
    return sums


def matrix_without(units: Played, balance: Integers, pair: int) -> Integers:
    """The matrix (pairs, pairs) without a pair; its row and column, and the diagonal, are 0.

    On every unit that it should have played its opponent's direction no longer counts, and the
    half top of those who meet at the other tables is one less.
    """
    own, opponents = units.meetings(pair)
    lost = np.zeros_like(balance)
    ways = units.seats[own]
    np.add.at(lost, opponents, ways[np.arange(len(own)), opponents, None] * ways)
    less = units.seats[units.unit, pair] != 0
    np.add.at(lost, (units.ns[less], units.ew[less]), 1)
    left: Integers = balance - lost - lost.T
    left[pair] = left[:, pair] = 0
    np.fill_diagonal(left, 0)
    return left
