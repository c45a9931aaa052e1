"""What a scale is made from: boards, range and blitz, and the curve through them."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.scales.errors import ScaleError
from vpdesk.scales.models import Model, bend, compare, gain, gains, share_for, slope

Number = int | float | Fraction | Decimal

MAX_BOARDS = 999
MAX_V0 = 100
MAX_BLITZ = 9999
STANDARD_FACTOR = 15

# Doubles are wrong by less than this in a hundredth of a VP or in an IMP; nearer to a rounding
# limit than this, the decision is made exactly.
NEAR = 1e-6

NOT_A_NUMBER = QT_TRANSLATE_NOOP("ScaleError", "{value} is not a number.")
BAD_BOARDS = QT_TRANSLATE_NOOP(
    "ScaleError", "The number of boards must be a whole number from 1 to {most}, not {value}."
)
BAD_V0 = QT_TRANSLATE_NOOP(
    "ScaleError",
    "The VP of a draw are more than 0, at most {most}, with two decimals, not {value}.",
)
BAD_FACTOR = QT_TRANSLATE_NOOP(
    "ScaleError", "The blitz factor must be above 0 and at most {most}, not {value}."
)
BAD_BLITZ = QT_TRANSLATE_NOOP(
    "ScaleError", "The blitz must be above 0 and at most {most} IMPs, not {value}."
)
BAD_VP = QT_TRANSLATE_NOOP("ScaleError", "The VP must lie between {least} and {most}, not {value}.")


@dataclass(frozen=True, slots=True)
class ScaleRule:
    """The numbers that make a scale. All are checked and made exact on construction.

    boards: boards in the match, a whole number from 1 to 999.
    v0: VP of each side at a draw, half the range: 10 for 20-0, 5 for 10-0. Above 0, at most
        100, with at most two decimals.
    factor: the blitz is factor * sqrt(boards) IMPs; 15 in the WBF scales.
    blitz: the blitz in IMPs, if it is given outright; then the factor is not used.
    half_match: the boards are a half (triangular) match, N = boards / 2 in the formula.
    model: the curve; the WBF scales have the exponential one.
    x: the blitz X in IMPs, the margin from which the win is maximal (eq. 3).
    v0_hundredths: VP of each side at a draw, in hundredths.

    A float is read as the decimal number it prints as. Raises ScaleError for anything else.
    """

    boards: int
    v0: Number = 10
    factor: Number = STANDARD_FACTOR
    blitz: Number | None = None
    half_match: bool = False
    model: Model = Model.EXPONENTIAL
    x: float = field(init=False, compare=False)
    v0_hundredths: int = field(init=False, compare=False)

    def __post_init__(self) -> None:
        boards = _exact(self.boards)
        if boards.denominator != 1 or not 1 <= boards <= MAX_BOARDS:
            raise ScaleError(BAD_BOARDS, most=MAX_BOARDS, value=boards)
        v0 = _exact(self.v0)
        if not 0 < v0 <= MAX_V0 or (v0 * 100).denominator != 1:
            raise ScaleError(BAD_V0, most=MAX_V0, value=v0)
        factor = _exact(self.factor)
        if not 0 < factor <= MAX_BLITZ:
            raise ScaleError(BAD_FACTOR, most=MAX_BLITZ, value=factor)
        blitz = None if self.blitz is None else _exact(self.blitz)
        if blitz is not None and not 0 < blitz <= MAX_BLITZ:
            raise ScaleError(BAD_BLITZ, most=MAX_BLITZ, value=blitz)
        object.__setattr__(self, "boards", int(boards))
        object.__setattr__(self, "v0", v0)
        object.__setattr__(self, "factor", factor)
        object.__setattr__(self, "blitz", blitz)
        object.__setattr__(self, "v0_hundredths", int(v0 * 100))
        object.__setattr__(self, "x", math.sqrt(self.x_squared))
        if not 0 < self.x <= MAX_BLITZ:  # 0 where a double cannot hold its square
            raise ScaleError(BAD_BLITZ, most=MAX_BLITZ, value=self.x)

    @property
    def scored_boards(self) -> Fraction:
        """N, the boards that the formula counts: a half match has half of them."""
        return Fraction(self.boards, 2 if self.half_match else 1)

    @property
    def x_squared(self) -> Fraction:
        """The square of the blitz, in IMPs squared: rational, so that it is exact."""
        if self.blitz is not None:
            return Fraction(self.blitz) ** 2
        return Fraction(self.factor) ** 2 * self.scored_boards

    @property
    def last_margin(self) -> int:
        """ceil(X): the first whole margin that is a blitz."""
        return _ceil_sqrt(self.x_squared)

    def curve(self, margin: float) -> float:
        """VP of the winner of a margin >= 0 in IMPs, before any rounding (eq. 1)."""
        v0 = self.v0_hundredths / 100  # quicker than of the fraction; drawing asks for many
        return v0 + v0 * gain(self.model, min(1.0, margin / self.x))

    def sensitivity(self, margin: float) -> float:
        """dV/dI, the worth in VP of one more IMP, at a margin from 0 to the blitz."""
        return float(self.v0) / self.x * slope(self.model, margin / self.x)

    def concavity(self, margin: float) -> float:
        """-d2V/dI2, by how many VP the sensitivity falls an IMP, from 0 to the blitz."""
        return float(self.v0) / self.x**2 * bend(self.model, margin / self.x)

    @property
    def median(self) -> float:
        """The margin in IMPs that is worth three quarters of all VP (eq. 4)."""
        return self.x * share_for(self.model, 0.5)

    def inverse(self, vp: Number) -> float:
        """I(V), the margin in IMPs at which the curve is worth exactly vp (eq. 8).

        Raises ScaleError unless v0 <= vp <= 2 v0.
        """
        value = _exact(vp)
        v0 = Fraction(self.v0)
        if not v0 <= value <= 2 * v0:
            raise ScaleError(BAD_VP, least=v0, most=2 * v0, value=value)
        if value == 2 * v0:
            return self.x
        return self.x * share_for(self.model, float(value / v0 - 1))

    def rounded_up_to_blitz(self) -> list[int]:
        """The curve at margins 0 to ceil(X), in hundredths of a VP, a half rounded up."""
        v0 = self.v0_hundredths
        start = v0 + 0.5
        result = []
        for margin, won in enumerate(gains(self.model, self.x, self.last_margin, v0)):
            scaled = start + won
            whole = int(scaled)
            if NEAR < scaled - whole < 1 - NEAR:
                result.append(whole)
            else:
                result.append(self._rounded_exactly(margin, round(scaled)))
        result.append(2 * v0)
        return result

    def inverse_floor_ceil(self, vp: Fraction) -> tuple[int, int]:
        """Floor and ceil of I(vp), decided exactly, for v0 <= vp < 2 v0."""
        margin = self.inverse(vp)
        nearest = round(margin)
        if abs(margin - nearest) >= NEAR:
            return math.floor(margin), math.ceil(margin)
        order = self._compare(nearest, vp / Fraction(self.v0) - 1)
        return nearest - (order > 0), nearest + (order < 0)

    def _rounded_exactly(self, margin: int, nearest: int) -> int:
        """The curve at a margin, rounded, where doubles are too near to half below nearest."""
        half = Fraction(2 * nearest - 1, 2)
        worth = half / self.v0_hundredths - 1
        return nearest if self._compare(margin, worth) >= 0 else nearest - 1

    def _compare(self, margin: int, worth: Fraction) -> int:
        """-1, 0 or 1 as the curve at a margin is below, at or above a share of the gain."""
        return compare(self.model, margin * margin / self.x_squared, worth)


def _exact(value: object) -> Fraction:
    """The decimal number that value prints as; ScaleError if it is not a finite number."""
    if isinstance(value, bool) or not isinstance(value, int | float | Fraction | Decimal):
        raise ScaleError(NOT_A_NUMBER, value=f"“{value}”")
    try:
        finite = math.isfinite(value)
    except (OverflowError, ValueError):  # greater than any double; a signalling NaN
        finite = False
    if not finite:
        raise ScaleError(NOT_A_NUMBER, value=f"“{value}”")
    return Fraction(repr(value)) if isinstance(value, float) else Fraction(value)


def _floor_sqrt(value: Fraction) -> int:
    return math.isqrt(value.numerator // value.denominator)


def _ceil_sqrt(value: Fraction) -> int:
    root = _floor_sqrt(value)
    return root if root * root == value else root + 1
