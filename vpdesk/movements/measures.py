"""How evenly a movement spreads a pair's competition over all other pairs.

The measures are those of P. Smulders' programs balans and score2. Of a matrix that counts every
two pairs once, N is the number of entries, S their sum and SS the sum of their squares.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

from vpdesk.movements.movement import Movement
from vpdesk.movements.sit_out import without_each
from vpdesk.movements.strong_pairs import spread_of_average_pairs
from vpdesk.movements.units import Integers, Played, played, units_of


@dataclass(frozen=True, slots=True)
class Quality:
    """All measures of a movement that need no samples; None where one is undefined.

    s, d4: the skewness (sd / mean of the net opposition matrix) and its fourth moment.
    qc, qf, qo: quality, modified quality and opposition quality, 100 at best.
    qf_bound: no switches of this movement bring qf above it.
    qf1, s1: by pair, Qf and skewness when that pair stays away; qf1min to s1max their extremes.
    qf1av: the Qf of all matrices without one pair, taken as one.
    sharing: by pair, whether it sits in every round at a table that shares boards with another.
    s1dl: the least s1 of a pair that does.
    sdw: two strong pairs: standard deviation of the average pairs' percentages, in points.
    approximate: board sets, or pairs, are not all played equally often, as the measures assume.
    row_total: mean sum of a row of the matrix: 50 / row_total percentage points are lost by one
        unit of it to a pair that always tops.
    """

    pairs: int
    rounds: int
    tables: int
    sets: int
    s: float | None
    d4: float
    qc: float | None
    qf: float | None
    qf_bound: float | None
    qo: float
    qf1av: float | None
    qf1min: float | None
    qf1max: float | None
    s1min: float | None
    s1max: float | None
    s1dl: float | None
    sdw: float | None
    qf1: tuple[float | None, ...]
    s1: tuple[float | None, ...]
    sharing: tuple[bool, ...]
    approximate: bool
    row_total: float


def balance(movement: Movement) -> Integers:
    """The net opposition matrix B, (pairs, pairs), symmetric, with 0 in the diagonal.

    In an individual movement, of players: opponents at a table take from each other what there is,
    so that each counts h, and partners, who have all in common, count -h.
    Raises MovementError for individuals who are never compared.
    """
    return _balance(played(movement))


def quality(movement: Movement) -> Quality:
    """All measures but the sampled ones; of individuals neither sit-outs nor two strong pairs.

    Raises MovementError as balance does.
    """
    units = played(movement)
    matrix = _balance(units)
    values = _entries(matrix)
    count, total, squares = len(values), int(values.sum()), sum_of_squares(matrix)
    sharing = _sharing(movement)
    tables = 0 if movement.individual else tables_at_once(movement)
    s1, qf1, qf1av = _sit_outs(units, matrix, tables)
    least_s1, most_s1 = _extremes(s1)
    least_qf1, most_qf1 = _extremes(qf1)
    return Quality(
        pairs=movement.pairs,
        rounds=movement.rounds,
        tables=movement.tables,
        sets=movement.sets,
        s=skewness(total, count, squares),
        d4=float(np.mean((values - total / count) ** 4) ** 0.25),
        qc=100 * total**2 / (count * squares) if squares else None,
        qf=qf_from(total, count, squares),
        qf_bound=parity_bound(matrix),
        qo=_opposition(units),
        qf1av=qf1av,
        qf1min=least_qf1,
        qf1max=most_qf1,
        s1min=least_s1,
        s1max=most_s1,
        s1dl=_extremes([value for value, is_at in zip(s1, sharing, strict=True) if is_at])[0],
        sdw=None if movement.individual else spread_of_average_pairs(units, matrix),
        qf1=qf1,
        s1=s1,
        sharing=sharing,
        approximate=_unequal(units),
        row_total=2 * total / movement.pairs,
    )


def sum_of_squares(matrix: Integers) -> int:
    """SS of a symmetric matrix without its diagonal."""
    return int((_entries(matrix) ** 2).sum())


def skewness(total: int, count: int, squares: int) -> float | None:
    """Standard deviation by mean of count integers with this sum and sum of squares."""
    return sqrt(count * squares - total**2) / total if total else None


def qf_from(total: int, count: int, squares: int) -> float | None:
    """100 by the least sum of squares of count integers with this sum, by the one they have."""
    return 100 * least_squares(total, count) / squares if squares else None


def least_squares(total: int, count: int) -> int:
    """The least sum of squares of so many integers with this sum."""
    each, more = divmod(total, count)
    return count * each**2 + (2 * each + 1) * more


def parity_bound(matrix: Integers) -> float | None:
    """The highest Qf that switches could give: no switch changes a parity, nor the sum."""
    values = _entries(matrix)
    return qf_from(int(values.sum()), len(values), parity_squares(matrix))


def parity_squares(matrix: Integers) -> int:
    """The least sum of squares of integers with the entries' parities and their sum.

    Starting from -1 for the odd ones and 0 for the even ones, the cheapest raise by 2 is always
    that of a lowest entry: all the odd ones, then all the even ones, and so on.
    """
    values = _entries(matrix)
    odd = int(np.count_nonzero(values % 2))
    even = len(values) - odd
    rounds, more = divmod((abs(int(values.sum())) + odd) // 2, len(values))
    more_odd, more_even = min(more, odd), max(more - odd, 0)
    low_odd, low_even = 2 * rounds - 1, 2 * rounds
    return (
        (odd - more_odd) * low_odd**2
        + more_odd * (low_odd + 2) ** 2
        + (even - more_even) * low_even**2
        + more_even * (low_even + 2) ** 2
    )


def _balance(units: Played) -> Integers:
    matrix: Integers = units.seats.T @ units.seats
    unit, one, other = units.mates
    for opposed, first, second, at in ((1, units.ns, units.ew, units.unit), (-1, one, other, unit)):
        met = opposed * (units.half_tops[at] + 1)
        np.add.at(matrix, (first, second), met)
        np.add.at(matrix, (second, first), met)
    np.fill_diagonal(matrix, 0)
    return matrix


def _sit_outs(
    units: Played, matrix: Integers, tables: int
) -> tuple[tuple[float | None, ...], tuple[float | None, ...], float | None]:
    """s1 and Qf1 by pair, and Qf1av; undefined where fewer than three tables play at once."""
    if tables < 3:
        undefined = (None,) * units.pairs
        return undefined, undefined, None
    count = (units.pairs - 1) * (units.pairs - 2) // 2
    each = without_each(units, matrix)
    return (
        tuple(skewness(total, count, squares) for total, squares in each),
        tuple(qf_from(total, count, squares) for total, squares in each),
        qf_from(
            sum(total for total, _ in each),
            units.pairs * count,
            sum(squares for _, squares in each),
        ),
    )


def _extremes(values: Sequence[float | None]) -> tuple[float | None, float | None]:
    """The least and the greatest of those that are defined."""
    known = [value for value in values if value is not None]
    return min(known, default=None), max(known, default=None)


def _entries(matrix: Integers) -> Integers:
    """The entries of a symmetric matrix for pairs i < j."""
    return matrix[np.triu(np.ones(matrix.shape, bool), 1)]


def _opposition(units: Played) -> float:
    """Qo, of how often every two pairs meet."""
    meetings = np.zeros((units.pairs, units.pairs), np.int64)
    np.add.at(meetings, (np.minimum(units.ns, units.ew), np.maximum(units.ns, units.ew)), 1)
    often = _entries(meetings)
    return 100 * int(often.sum()) ** 2 / (len(often) * int((often**2).sum()))


def tables_at_once(movement: Movement) -> int:
    """The most tables that play in a round; with fewer than three, sit-outs are not measured."""
    return max(Counter(each.round for each in movement.encounters).values())


def _sharing(movement: Movement) -> tuple[bool, ...]:
    places = list(zip(movement.encounters, units_of(movement), strict=True))
    at = Counter((each.round, unit) for each, units in places for unit in units)
    shared = Counter(
        pair
        for each, units in places
        if any(at[each.round, unit] > 1 for unit in units)
        for pair in each.seated
    )
    return tuple(shared[pair] == movement.rounds for pair in range(1, movement.pairs + 1))


def _unequal(units: Played) -> bool:
    """Whether units, or pairs, differ in how often they play; units that nobody plays do not."""
    used = units.half_tops[np.abs(units.seats).any(axis=1)]
    plays = np.abs(units.seats).sum(axis=0)
    return bool(np.ptp(used) or np.ptp(plays))
