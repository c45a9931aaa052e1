"""The curves that a scale may be made from, over shares of the blitz and of the gain.

A share t of the blitz X is I / X; a share u of the gain is (V - V0) / V0; both run from 0 to 1.
"""

from __future__ import annotations

import math
from decimal import Decimal, localcontext
from enum import Enum
from fractions import Fraction

# R = tau^3 with tau = (sqrt 5 - 1) / 2: it makes a third of the blitz worth half of the gain.
R = math.sqrt(5) - 2
LN_R = math.log(R)
LN_4 = math.log(4)

EXACT_DIGITS = 60
# The squares of shares of the blitz, and what they are worth: the draw, the median, the blitz.
KNOWN = ((Fraction(0), Fraction(0)), (Fraction(1, 9), Fraction(1, 2)), (Fraction(1), Fraction(1)))


class Model(Enum):
    """What the worth of one more IMP (the sensitivity) depends on.

    Source: item 7 of the WBF Scoring Panel's report. All but LINEAR, which is the old style for
    contrast, are 0 at the draw, a half at a third of the blitz, and 1 at the blitz.
    """

    EXPONENTIAL = "exponential"  # the WBF's: A - B V
    QUADRATIC = "quadratic"  # A - B I
    SQUARE_ROOT = "square root"  # A / (B + V)
    LOGARITHMIC = "logarithmic"  # A exp(-B V)
    LINEAR = "linear"  # A


def gain(model: Model, share: float) -> float:
    """The share u(t) of the gain that a share 0 <= t <= 1 of the blitz is worth."""
    if model is Model.EXPONENTIAL:
        return math.expm1(share * LN_R) / (R - 1)
    if model is Model.QUADRATIC:
        return share * (7 - 3 * share) / 4
    if model is Model.SQUARE_ROOT:
        return (math.sqrt(1 + 24 * share) - 1) / 4
    if model is Model.LOGARITHMIC:
        return math.log1p(3 * share) / LN_4
    return share


def gains(model: Model, blitz: float, count: int, full: float) -> list[float]:
    """The curve at the margins 0 to count - 1 below a blitz, as parts of a full gain; quickly."""
    if model is Model.EXPONENTIAL:
        rate, scale, expm1 = LN_R / blitz, full / (R - 1), math.expm1
        return [scale * expm1(margin * rate) for margin in range(count)]
    return [full * gain(model, margin / blitz) for margin in range(count)]


def share_for(model: Model, worth: float) -> float:
    """The share t(u) of the blitz that is worth a share 0 <= u <= 1 of the gain."""
    if model is Model.EXPONENTIAL:
        return math.log1p((R - 1) * worth) / LN_R
    if model is Model.QUADRATIC:
        return (7 - math.sqrt(49 - 48 * worth)) / 6
    if model is Model.SQUARE_ROOT:
        return (worth + 2 * worth * worth) / 3
    if model is Model.LOGARITHMIC:
        return math.expm1(worth * LN_4) / 3
    return worth


def slope(model: Model, share: float) -> float:
    """du/dt, the sensitivity, in gains per blitz."""
    if model is Model.EXPONENTIAL:
        return LN_R * math.exp(share * LN_R) / (R - 1)
    if model is Model.QUADRATIC:
        return (7 - 6 * share) / 4
    if model is Model.SQUARE_ROOT:
        return 3 / math.sqrt(1 + 24 * share)
    if model is Model.LOGARITHMIC:
        return 3 / ((1 + 3 * share) * LN_4)
    return 1.0


def bend(model: Model, share: float) -> float:
    """-d2u/dt2 >= 0, the concavity, in gains per blitz squared."""
    if model is Model.EXPONENTIAL:
        return LN_R * LN_R * math.exp(share * LN_R) / (1 - R)
    if model is Model.QUADRATIC:
        return 1.5
    if model is Model.SQUARE_ROOT:
        return 36 / math.sqrt(1 + 24 * share) ** 3
    if model is Model.LOGARITHMIC:
        return 9 / ((1 + 3 * share) ** 2 * LN_4)
    return 0.0


def compare(model: Model, share_squared: Fraction, worth: Fraction) -> int:
    """-1, 0 or 1 as u(t) is below, at or above a rational worth >= 0, decided exactly.

    share_squared: t squared, 0 <= t; it is rational even where t is not.

    The straight line, the quadratic and the square root model compare rationals: both sides of
    t >= u, of 7 t >= 4 u + 3 t^2 and of t >= (u + 2 u^2) / 3 are squared. The others decide by
    60 digits, for off the draw, the median and the blitz no worth is met exactly:

    - Exponential: R = tau^3, and tau is the fundamental unit of Q(sqrt 5), so up to the blitz
      u(t) is rational for no rational t but 0, 1/3 and 1; and by Gelfond-Schneider an
      irrational algebraic t makes it transcendental.
    - Logarithmic: u(t) = u says 1 + 3 t = 4^u. For a rational u = k / n the right side has over
      the rationals the degree of 2 u's denominator, while the left side, t being a root of a
      rational, has a degree of at most 2. So u is a multiple of 1/4. An odd one makes the
      right side a rational multiple of sqrt 2, and the square of t irrational, which it is not.
      0, 1/2 and 1 are left.
    """
    if model is Model.LINEAR:
        return _sign(share_squared - worth**2)
    if model is Model.SQUARE_ROOT:
        return _sign(share_squared - ((worth + 2 * worth**2) / 3) ** 2)
    if model is Model.QUADRATIC:
        return _sign(49 * share_squared - (4 * worth + 3 * share_squared) ** 2)
    for known, value in KNOWN:
        if share_squared == known or worth == value:
            return _sign(share_squared - known) or _sign(value - worth)
    with localcontext() as context:
        context.prec = EXACT_DIGITS
        share, target = _decimal(share_squared).sqrt(), _decimal(worth)
        if model is Model.LOGARITHMIC:
            return _sign(1 + 3 * share - Decimal(4) ** target)
        r = Decimal(5).sqrt() - 2
        return _sign((1 - r**share) / (1 - r) - target)


def _sign(value: Fraction | Decimal) -> int:
    return (value > 0) - (value < 0)


def _decimal(value: Fraction) -> Decimal:
    return Decimal(value.numerator) / Decimal(value.denominator)
