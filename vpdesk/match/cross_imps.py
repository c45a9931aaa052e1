"""IMPs where a score is compared with several others, and rounding where they are averaged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from vpdesk.match import laws

# (percent, points of North-South) of each share of a score; one of 100 % if it is not weighted.
Score = tuple[tuple[int, int], ...]
WHOLE = 10_000  # an IMP in the unit of compared()


def compared(score: Score, other: Score) -> int:
    """The IMPs of North-South with a score against another one, in ten-thousandths of an IMP.

    Weighted scores bring the IMPs of each of their shares by its weight, as Law 12C1(c) has it.
    """
    return sum(
        percent * other_percent * laws.imps(points - other_points)
        for percent, points in score
        for other_percent, other_points in other
    )


def ahead(score: Score, other: Score) -> int:
    """Who is ahead by how much of a board, in ten-thousandths: WHOLE where the first wins it."""
    return sum(
        percent * other_percent * ((points > other_points) - (points < other_points))
        for percent, points in score
        for other_percent, other_points in other
    )


def cross_imps(scores: Sequence[Score]) -> tuple[Fraction, ...]:
    """The IMPs of each North-South: the mean of those against every other table.

    The same as those of the two pairs of each table, with the sign changed: they add up to 0.
    There must be two scores at least.
    """
    counts = Counter(scores)  # few different ones in a large field; equal ones gain nothing
    sums = {
        score: sum(count * compared(score, other) for other, count in counts.items())
        for score in counts
    }
    return tuple(Fraction(sums[score], WHOLE * (len(scores) - 1)) for score in scores)


def datum(scores: Sequence[Score], trim: int = 0) -> int:
    """The mean of the scores to the nearest 10 points, halves away from zero.

    trim: so many of the highest and of the lowest are left out, as far as one remains.
    """
    means = sorted(sum(percent * points for percent, points in score) for score in scores)
    trim = min(trim, (len(means) - 1) // 2)
    kept = means[trim : len(means) - trim]
    return half_up(Fraction(sum(kept), 100 * laws.STEP * len(kept))) * laws.STEP


def butler(scores: Sequence[Score], trim: int = 0) -> tuple[int, tuple[Fraction, ...]]:
    """The datum, and the IMPs of each North-South against it."""
    middle = datum(scores, trim)
    against = ((100, middle),)
    return middle, tuple(Fraction(compared(score, against), WHOLE) for score in scores)


def half_up(value: Fraction) -> int:
    """The nearest whole number; a half goes away from zero, to the advantage of who is ahead."""
    whole = int(abs(value) + Fraction(1, 2))
    return whole if value >= 0 else -whole
