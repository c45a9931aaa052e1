"""IMPs across a field: Butler, cross-IMPs, Bastille.

Sources: Law 78B; EBU White Book 4.2.6; the continuous scale of Bastille as published.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from vpdesk.match import laws
from vpdesk.pairs.board_results import Shares, mean

AVERAGE = 3  # IMPs of average plus, as a rule, and less those of average minus
STEP = 10  # points to which a datum is rounded
# Up to these differences of points: (difference + add) / divisor.
BASTILLE = (
    (45, 0, 30),
    (165, 15, 40),
    (365, 60, 50),
    (425, 145, 60),
    (495, 240, 70),
    (595, 555, 100),
    (895, 1130, 150),
    (1495, 1805, 200),
    (2495, 2630, 250),
)
BEYOND = (7755, 500)


def trimmed_mean(field: Sequence[Shares], trim: int) -> Fraction:
    """The mean of the scores without so many of the highest and of the lowest; one remains."""
    means = sorted(map(mean, field))
    trim = left_out_of(len(means), trim)
    kept = means[trim : len(means) - trim]
    return sum(kept, start=Fraction(0)) / len(kept)


def left_out_of(count: int, trim: int) -> int:
    """How many of so many scores a datum leaves out at each end, so that one remains."""
    return min(trim, (count - 1) // 2)


def to_step(value: Fraction) -> int:
    """To the nearest 10 points, fives away from zero."""
    size = int((2 * abs(value) + STEP) // (2 * STEP)) * STEP
    return size if value >= 0 else -size


def against(shares: Shares, datum: int) -> Fraction:
    """The IMPs of a score against a datum, by its weights."""
    return sum((weight * laws.imps(points - datum) for weight, points in shares), start=Fraction(0))


def bastille_imps(difference: Fraction) -> Fraction:
    """The continuous IMPs of a difference of points, with its sign."""
    size = abs(difference)
    parts = ((add, divisor) for most, add, divisor in BASTILLE if size <= most)
    add, divisor = next(parts, BEYOND)
    imps = (size + add) / divisor
    return imps if difference >= 0 else -imps


def capped(difference: int, cap: int) -> int:
    """The IMPs of a difference of points; cap: at most so many, 0 for no cap."""
    imps = laws.imps(difference)
    return max(-cap, min(cap, imps)) if cap else imps


def crossed(shares: Shares, counts: Mapping[int, Fraction | int], cap: int) -> Fraction:
    """The IMPs of a score against all others, by their weights; counts: how often each is there.

    Its own weight among these makes no difference: IMPs against itself are none in all.
    """
    found = Fraction(0)
    for weight, points in shares:
        against_all = (count * capped(points - other, cap) for other, count in counts.items())
        found += weight * sum(against_all)
    return found


def artificial_imps(percent: Fraction, average: Fraction) -> Fraction:
    """So many IMPs for average plus (60 %), none for average, less those for average minus."""
    return (percent - 50) * average / 10
