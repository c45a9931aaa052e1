"""What is left of the net opposition matrix when a pair stays away and its opponents sit out."""

from __future__ import annotations

import numpy as np

from vpdesk.movements.units import Integers, Played, clear_own, in_blocks


def without_each(units: Played, balance: Integers) -> list[tuple[int, int]]:
    """For every pair: sum and sum of squares of the matrix when it stays away."""
    sums: list[tuple[int, int]] = []
    for pairs in in_blocks(units.pairs):
        left = matrices_without(units, balance, pairs)
        totals, squares = left.sum(axis=(1, 2)), np.einsum("pij,pij->p", left, left)
        sums += zip((totals // 2).tolist(), (squares // 2).tolist(), strict=True)
    return sums


def matrices_without(units: Played, balance: Integers, pairs: range) -> Integers:
    """The matrices (len(pairs), P, P) without each of these pairs in turn.

    Row and column of the pair that stays away, and the diagonal, are 0. On every unit that it
    should have played its opponent's direction no longer counts, and the half top of those who
    meet at the other tables is one less.
    """
    absent, opponent, unit = units.meetings(pairs)
    ways = units.seats[unit]
    own = ways[np.arange(len(unit)), opponent, None] * ways
    lost = np.zeros((len(pairs), *balance.shape), np.int64)
    np.add.at(lost, (absent, opponent), own)
    table, away = np.nonzero(units.seats[:, pairs.start : pairs.stop][units.unit])
    np.add.at(lost, (away, units.ns[table], units.ew[table]), 1)
    left: Integers = balance - lost - lost.transpose(0, 2, 1)
    clear_own(left, pairs)
    return left
