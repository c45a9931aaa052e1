"""The WBF discrete scale: whole VPs, bands of margins that never get narrower."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import ClassVar

from vpdesk.errors import QT_TRANSLATE_NOOP, Imps
from vpdesk.scales.errors import ScaleError
from vpdesk.scales.rule import ScaleRule
from vpdesk.scales.rule_scale import RuleScale, check_target

V0_NOT_WHOLE = QT_TRANSLATE_NOOP(
    "ScaleError",
    "A discrete scale has whole VP at a draw, not {value}: choose an even range.",
)
TOO_SHORT = QT_TRANSLATE_NOOP(
    "ScaleError",
    "A blitz of {blitz} is too short for discrete {range}-0: take more boards or fewer VP.",
)


@dataclass(frozen=True, slots=True)
class DiscreteScale(RuleScale):
    """A discrete scale. Bands count from the draw up: band k is worth v0 + k to the winner.

    uncorrected: I_1, I_2, ..., the last margin of each band but the highest, from the curve.
    limits: the same after correction.
    violations: bands k (1, 2, ...) where the limits' second difference is negative before
        correction: the band above k is narrower than k itself.
    range_violations: VPs of the winner whose exact margin I(V) lies outside their band after
        correction; reported, never corrected.
    """

    kind: ClassVar[str] = "discrete"
    whole: ClassVar[bool] = True  # every VP is a whole number

    uncorrected: tuple[int, ...]
    limits: tuple[int, ...]
    violations: tuple[int, ...]
    range_violations: tuple[int, ...]

    @property
    def band_starts(self) -> tuple[int, ...]:
        """First margin of each band, from the draw (0) to the maximal win."""
        return (0, *(limit + 1 for limit in self.limits))

    @property
    def last_margin(self) -> int:
        """The first margin of the highest band."""
        return self.limits[-1] + 1

    @property
    def steps(self) -> int:
        """How often a limit was lowered by one IMP."""
        return sum(self.uncorrected) - sum(self.limits)

    def lowered(self, band: int) -> int:
        """By how many IMPs the last margin of a band was lowered; 0 for the highest band."""
        if band >= len(self.limits):
            return 0
        return self.uncorrected[band] - self.limits[band]

    def band(self, margin: int) -> int:
        """The band of a margin in IMPs, whichever side won it; 0 is the draw."""
        return bisect_left(self.limits, abs(margin))

    def vps(self, margin: int) -> tuple[int, int]:
        """VP of our side and of the other for a margin in IMPs, negative if we lost."""
        draw, more = self.rule.v0_hundredths, 100 * self.band(margin)
        won, lost = draw + more, draw - more
        return (won, lost) if margin >= 0 else (lost, won)

    def margin_for(self, target: int) -> int:
        """The least margin, negative for a loss, worth at least target hundredths to us.

        Where even the heaviest loss is enough, minus the last margin. Raises ScaleError
        for a target outside 0 to 2 v0.
        """
        draw = self.rule.v0_hundredths
        check_target(target, self.full)
        if target > draw:
            return self.band_starts[-(-(target - draw) // 100)]
        allowed = (draw - target) // 100
        return -(self.limits[allowed] if allowed < len(self.limits) else self.last_margin)


def discrete_scale(rule: ScaleRule) -> DiscreteScale:
    """The WBF discrete scale of a rule.

    Raises ScaleError where v0 is not a whole number, or where the blitz is too short for
    every VP to have a band of its own.
    """
    v0 = Fraction(rule.v0)
    if v0.denominator != 1:
        raise ScaleError(V0_NOT_WHOLE, value=v0)
    half = Fraction(1, 2)
    uncorrected = [rule.inverse_floor_ceil(v0 + m - half)[0] for m in range(1, int(v0) + 1)]
    limits = _widening_bands(uncorrected)
    if limits[0] < 0:
        raise ScaleError(TOO_SHORT, blitz=Imps(round(rule.x, 1)), range=2 * v0)
    return DiscreteScale(
        rule,
        tuple(uncorrected),
        tuple(limits),
        tuple(narrowing(uncorrected)),
        tuple(_range_violations(rule, limits)),
    )


def _widening_bands(uncorrected: list[int]) -> list[int]:
    """Lower limits one IMP at a time, the lowest first, until no band is narrower than the last.

    Ends early with a negative first limit where no draw band is left.
    """
    limits = list(uncorrected)
    while limits[0] >= 0 and (bands := narrowing(limits)):
        limits[bands[0] - 1] -= 1
    return limits


def narrowing(limits: Sequence[int]) -> list[int]:
    """Bands k whose second difference of J = [-(I_1 + 1), I_1, I_2, ...] is negative."""
    widths = band_widths(limits)
    return [k for k in range(1, len(widths)) if widths[k] < widths[k - 1]]


def band_widths(limits: Sequence[int]) -> list[int]:
    """The first differences of J: margins in each band but the last, in the draw of both sides."""
    return [b - a for a, b in pairwise((-(limits[0] + 1), *limits))]


def _range_violations(rule: ScaleRule, limits: list[int]) -> list[int]:
    v0 = int(rule.v0)
    result = []
    for k in range(1, v0):
        floor, ceil = rule.inverse_floor_ceil(Fraction(v0 + k))
        if floor < limits[k - 1] or ceil > limits[k]:
            result.append(v0 + k)
    return result
