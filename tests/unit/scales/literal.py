"""The WBF report's procedures taken word by word: slow, and with enough digits."""

from collections.abc import Callable, Sequence
from decimal import ROUND_FLOOR, ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction

from vpdesk.scales import ScaleRule

DIGITS = 60
# What 60 digits leave uncertain is far below this, and so is no true distance to a limit.
SMALLEST = Decimal("1e-40")


def decimal_curve(rule: ScaleRule) -> list[Decimal]:
    """Equation (1) at every whole margin below the blitz, in hundredths of a VP."""
    with localcontext(prec=DIGITS):
        r = Decimal(5).sqrt() - 2
        x = decimal(rule.x_squared).sqrt()
        ratio = r ** (1 / x)
        v0 = decimal(Fraction(rule.v0)) * 100
        power, values = Decimal(1), []
        for _ in range(rule.last_margin):
            values.append((v0 + v0 * (1 - power) / (1 - r)).quantize(SMALLEST))
            power *= ratio
        return values


def rounded(rule: ScaleRule) -> list[int]:
    """The curve in hundredths, a half rounded up, and the full win at ceil(X)."""
    with localcontext(prec=DIGITS):
        values = [int(v.quantize(Decimal(1), ROUND_HALF_UP)) for v in decimal_curve(rule)]
    return [*values, int(Fraction(rule.v0) * 200)]


def decimal_inverse(rule: ScaleRule, vp: Fraction) -> Decimal:
    """Equation (8): the margin worth vp."""
    with localcontext(prec=DIGITS):
        r = Decimal(5).sqrt() - 2
        gain = decimal(vp / Fraction(rule.v0) - 1)
        margin = decimal(rule.x_squared).sqrt() * (1 - (1 - r) * gain).ln() / r.ln()
        return margin.quantize(SMALLEST)


def raise_step_by_step(
    values: Sequence[int], pick: Callable[[list[int]], int] = min
) -> tuple[list[int], int]:
    """The concavity rule, one raise at a time; pick chooses among the middles of bad triples.

    Returns the raised sequence and the number of raises.
    """
    v = list(values)
    bad = {i for i in range(1, len(v) - 1) if _is_bad(v, i)}
    steps = 0
    while bad:
        i = min(bad) if pick is min else pick(sorted(bad))
        v[i] += 1
        steps += 1
        for j in (i - 1, i, i + 1):  # no other triple has changed
            if 1 <= j < len(v) - 1:
                (bad.add if _is_bad(v, j) else bad.discard)(j)
    return v, steps


def _is_bad(v: Sequence[int], i: int) -> bool:
    return v[i + 1] - v[i] > v[i] - v[i - 1]


def discrete_limits(rule: ScaleRule) -> tuple[list[int], list[int]]:
    """I_1 .. I_V0 before and after correction."""
    v0 = int(rule.v0)
    half = Fraction(1, 2)
    before = [
        int(decimal_inverse(rule, v0 + m - half).to_integral_value(ROUND_FLOOR))
        for m in range(1, v0 + 1)
    ]
    after = list(before)
    while True:
        j = [-(after[0] + 1), *after]
        second = {m: j[m + 1] - 2 * j[m] + j[m - 1] for m in range(1, v0)}
        negative = [m for m in sorted(second) if second[m] < 0]
        if not negative:
            return before, after
        after[negative[0] - 1] -= 1


def decimal(value: Fraction) -> Decimal:
    return Decimal(value.numerator) / Decimal(value.denominator)
