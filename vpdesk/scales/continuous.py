"""The WBF continuous scale: two decimals, concave in whole hundredths."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar

from vpdesk.scales.rule import ScaleRule
from vpdesk.scales.rule_scale import RuleScale, check_target


@dataclass(frozen=True, slots=True)
class ContinuousScale(RuleScale):
    """A continuous scale. All VPs are in hundredths; the index is the margin in IMPs.

    rounded: the curve rounded to hundredths, before correction, for margins 0 to ceil(X).
    winner: the scale, after correction; every margin beyond is worth the last entry.
    violations: margins that are the middle of a triple whose second gain exceeds the first,
        before correction.
    """

    kind: ClassVar[str] = "continuous"
    whole: ClassVar[bool] = False  # every VP is a whole number

    rounded: tuple[int, ...]
    winner: tuple[int, ...]
    violations: tuple[int, ...]

    @property
    def band_starts(self) -> range:
        """Every margin of the table: each is a band of its own."""
        return range(len(self.winner))

    @property
    def last_margin(self) -> int:
        """The last margin of the table, ceil(X)."""
        return len(self.winner) - 1

    @property
    def steps(self) -> int:
        """Raises of 0.01 VP that the concavity rule asks for, over the whole table."""
        return sum(self.winner) - sum(self.rounded)

    def raised(self, margin: int) -> int:
        """By how many hundredths the cell of a margin >= 0 was raised."""
        if margin > self.last_margin:
            return 0
        return self.winner[margin] - self.rounded[margin]

    def vps(self, margin: int) -> tuple[int, int]:
        """VP of our side and of the other for a margin in IMPs, negative if we lost."""
        won = self.winner[min(abs(margin), self.last_margin)]
        lost = self.full - won
        return (won, lost) if margin >= 0 else (lost, won)

    def margin_for(self, target: int) -> int:
        """The least margin, negative for a loss, worth at least target hundredths to us.

        Where even the heaviest loss is enough, minus the last margin. Raises ScaleError
        for a target outside 0 to 2 v0.
        """
        check_target(target, self.full)
        if target > self.v0_hundredths:
            return bisect_left(self.winner, target)
        return 1 - bisect_right(self.winner, self.full - target)


def continuous_scale(rule: ScaleRule) -> ContinuousScale:
    """The WBF continuous scale of a rule: rounded to hundredths, then made concave."""
    rounded = rule.rounded_up_to_blitz()
    gains = [b - a for a, b in pairwise(rounded)]
    violations = [i for i, (a, b) in enumerate(pairwise(gains), 1) if b > a]
    winner = concave_majorant(rounded) if violations else rounded
    return ContinuousScale(rule, tuple(rounded), tuple(winner), tuple(violations))


def concave_majorant(values: Sequence[int]) -> list[int]:
    """The least integer sequence above values whose differences never grow.

    It is what raising the middle of a bad triple by one, again and again, ends in, whatever
    the order. Linear time: on each stretch it is the lower of the two lines with neighbouring
    integer slopes through the stretch's ends.
    """
    result = list(values)
    for left, right, slope in stretches(values):
        for i in range(left + 1, right):
            rising = values[left] + (slope + 1) * (i - left)
            falling = values[right] - slope * (right - i)
            result[i] = min(rising, falling)
    return result


def stretches(values: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """The stretches of the concave hull whose slopes lie between two neighbouring integers.

    Yields the indices of both ends of each, where the hull touches the values, and the lower
    one of these integers; together they cover all indices.
    """
    hull = _upper_hull(values)
    start = 0
    while start < len(hull) - 1:
        slope = _floor_slope(values, hull[start], hull[start + 1])
        end = start + 1
        while end < len(hull) - 1 and _floor_slope(values, hull[end], hull[end + 1]) == slope:
            end += 1
        yield hull[start], hull[end], slope
        start = end


def _upper_hull(values: Sequence[int]) -> list[int]:
    """Indices of the corners of the upper concave hull, both ends included."""
    hull: list[int] = []
    for i, value in enumerate(values):
        while len(hull) > 1:
            a, b = hull[-2], hull[-1]
            if (values[b] - values[a]) * (i - b) > (value - values[b]) * (b - a):
                break
            hull.pop()
        hull.append(i)
    return hull


def _floor_slope(values: Sequence[int], i: int, j: int) -> int:
    return (values[j] - values[i]) // (j - i)
