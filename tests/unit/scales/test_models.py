"""Every model goes through its three points, and its scales are decided exactly."""

import math
from decimal import Decimal, localcontext
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.unit.scales.literal import discrete_limits, raise_step_by_step
from tests.unit.scales.rules import BOARDS
from vpdesk.scales import Model, ScaleError, ScaleRule, continuous_scale, discrete_scale
from vpdesk.scales.models import compare

MODELS = st.sampled_from(Model)
CURVED = [model for model in Model if model is not Model.LINEAR]
DIGITS = 80
with localcontext(prec=DIGITS):
    ROOT, LN_4 = Decimal(5).sqrt() - 2, Decimal(4).ln()


def exact_gain(model, t):
    """The formulas of the report's table, in decimals."""
    return {
        Model.EXPONENTIAL: lambda: (1 - ROOT**t) / (1 - ROOT),
        Model.QUADRATIC: lambda: t * (7 - 3 * t) / 4,
        Model.SQUARE_ROOT: lambda: ((1 + 24 * t).sqrt() - 1) / 4,
        Model.LOGARITHMIC: lambda: (1 + 3 * t).ln() / LN_4,
        Model.LINEAR: lambda: t,
    }[model]()


def exact_share(model, u):
    return {
        Model.EXPONENTIAL: lambda: (1 - (1 - ROOT) * u).ln() / ROOT.ln(),
        Model.QUADRATIC: lambda: (7 - (49 - 48 * u).sqrt()) / 6,
        Model.SQUARE_ROOT: lambda: (u + 2 * u * u) / 3,
        Model.LOGARITHMIC: lambda: (Decimal(4) ** u - 1) / 3,
        Model.LINEAR: lambda: u,
    }[model]()


def decimal(value):
    return Decimal(value.numerator) / Decimal(value.denominator)


def exact_rounded(rule):
    with localcontext(prec=DIGITS):
        x, v0 = decimal(rule.x_squared).sqrt(), decimal(Fraction(rule.v0)) * 100
        half, tiny = Decimal("0.5"), Decimal("1e-60")  # what 80 digits leave uncertain
        return [
            math.floor(v0 + v0 * exact_gain(rule.model, margin / x) + half + tiny)
            for margin in range(rule.last_margin)
        ] + [int(2 * v0)]


@pytest.mark.parametrize("model", CURVED)
def test_draw_median_and_blitz(model):
    rule = ScaleRule(16, model=model)
    assert (rule.curve(0), rule.curve(20), rule.curve(60), rule.curve(70)) == pytest.approx(
        (10, 15, 20, 20), abs=1e-12
    )
    assert rule.median == pytest.approx(20, abs=1e-12)
    assert rule.rounded_up_to_blitz()[20] == 1500


def test_the_straight_line():
    rule = ScaleRule(16, model=Model.LINEAR)
    assert (rule.curve(30), rule.curve(60), rule.median) == (15, 20, 30)
    assert (rule.sensitivity(7), rule.concavity(7)) == (pytest.approx(1 / 6), 0)


@pytest.mark.parametrize(
    ("model", "draw", "blitz"),
    [
        # Of a 20-0 scale with a blitz of 10 IMPs the sensitivity is du/dt.
        (Model.EXPONENTIAL, -math.log(math.sqrt(5) - 2) / (3 - math.sqrt(5)), None),
        (Model.QUADRATIC, 7 / 4, 1 / 4),
        (Model.SQUARE_ROOT, 3, 3 / 5),
        (Model.LOGARITHMIC, 3 / math.log(4), 3 / (4 * math.log(4))),
        (Model.LINEAR, 1, 1),
    ],
)
def test_the_sensitivity_at_the_ends(model, draw, blitz):
    rule = ScaleRule(1, blitz=10, model=model)
    assert rule.sensitivity(0) == pytest.approx(draw)
    expected = draw * (math.sqrt(5) - 2) if blitz is None else blitz
    assert rule.sensitivity(10) == pytest.approx(expected)


@given(MODELS, BOARDS, st.integers(1, 99))
def test_slopes_are_those_of_the_curve(model, boards, percent):
    rule = ScaleRule(boards, model=model)
    margin, h = rule.x * percent / 100, rule.x * 1e-5
    slope = (rule.curve(margin + h) - rule.curve(margin - h)) / (2 * h)
    assert slope == pytest.approx(rule.sensitivity(margin), rel=1e-5)
    fall = (rule.sensitivity(margin - h) - rule.sensitivity(margin + h)) / (2 * h)
    assert fall == pytest.approx(rule.concavity(margin), rel=1e-4, abs=1e-9)


@pytest.mark.parametrize(
    ("model", "constant"),
    [
        (Model.EXPONENTIAL, lambda rule, i: rule.concavity(i) / rule.sensitivity(i)),
        (Model.QUADRATIC, lambda rule, i: rule.concavity(i)),
        (Model.SQUARE_ROOT, lambda rule, i: rule.concavity(i) / rule.sensitivity(i) ** 3),
        (Model.LOGARITHMIC, lambda rule, i: rule.concavity(i) / rule.sensitivity(i) ** 2),
    ],
)
def test_what_the_sensitivity_depends_on(model, constant):
    """The differential form of each model: S = A - BV, A - BI, A / (B + V), A exp(-BV)."""
    rule = ScaleRule(16, model=model)
    values = [constant(rule, margin) for margin in range(1, 60)]
    assert values == pytest.approx([values[0]] * len(values))


@given(MODELS, BOARDS, st.fractions(0, 1, max_denominator=1000))
def test_the_inverse_undoes_the_curve(model, boards, share):
    rule = ScaleRule(boards, model=model)
    vp = 10 + 10 * share
    assert rule.curve(rule.inverse(vp)) == pytest.approx(float(vp), abs=1e-9)


@settings(max_examples=25)
@given(
    MODELS,
    st.integers(1, 100),
    st.sampled_from([10, 5, 12.5, 100]),
    st.none() | st.decimals(1, 120, places=1),
)
def test_rounding_agrees_with_many_digits(model, boards, v0, blitz):
    rule = ScaleRule(boards, v0=v0, blitz=blitz, model=model)
    assert rule.rounded_up_to_blitz() == exact_rounded(rule)


@pytest.mark.parametrize("model", Model)
def test_values_at_a_half_are_rounded_up(model):
    """Blitzes at which a whole margin is worth exactly half a hundredth of a VP."""
    found = 0
    for blitz in range(1, 36):
        rule = ScaleRule(1, v0=0.05, blitz=blitz, model=model)
        with localcontext(prec=DIGITS):
            half, tiny = Decimal("0.5"), Decimal("1e-60")
            gains = [5 * exact_gain(model, Decimal(margin) / blitz) for margin in range(blitz)]
            found += sum(abs(gain % 1 - half) < tiny for gain in gains)
            rounded = [math.floor(5 + gain + half + tiny) for gain in gains]
        assert rule.rounded_up_to_blitz() == [*rounded, 10]
    assert found > 8


@given(MODELS, st.integers(1, 60), st.integers(1, 60), st.integers(1, 40), st.integers(0, 40))
def test_compare_agrees_with_many_digits(model, p, q, n, m):
    share_squared, worth = min(Fraction(p, q), Fraction(1)), min(Fraction(m, n), Fraction(1))
    with localcontext(prec=DIGITS):
        difference = exact_gain(model, decimal(share_squared).sqrt()) - decimal(worth)
        expected = 0 if abs(difference) < Decimal("1e-60") else (1 if difference > 0 else -1)
    assert compare(model, share_squared, worth) == expected


@pytest.mark.parametrize(
    ("model", "worth", "share_squared"),
    [
        (Model.EXPONENTIAL, Fraction(1, 2), Fraction(1, 9)),
        (Model.LOGARITHMIC, Fraction(1, 2), Fraction(1, 9)),
        (Model.QUADRATIC, Fraction(11, 16), Fraction(1, 4)),
        (Model.SQUARE_ROOT, Fraction(1, 4), Fraction(1, 64)),
        (Model.LINEAR, Fraction(1, 3), Fraction(1, 9)),
    ],
)
def test_compare_sees_the_smallest_difference(model, worth, share_squared):
    tiny = Fraction(1, 10**70)  # the models that have digits know this place exactly
    assert compare(model, share_squared, worth) == 0
    assert compare(model, share_squared + tiny, worth) == 1
    assert compare(model, share_squared - tiny, worth) == -1


@settings(max_examples=40)
@given(MODELS, st.integers(8, 999), st.integers(1, 12), st.none() | st.integers(40, 300))
def test_discrete_limits_agree_with_many_digits(model, boards, v0, blitz):
    rule = ScaleRule(boards, v0=v0, blitz=blitz, model=model)
    with localcontext(prec=DIGITS):
        x, tiny = decimal(rule.x_squared).sqrt(), Decimal("1e-60")
        shares = [decimal(Fraction(2 * m - 1, 2 * v0)) for m in range(1, v0 + 1)]
        before = tuple(math.floor(x * exact_share(model, u) + tiny) for u in shares)
    assert discrete_scale(rule).uncorrected == before


def test_the_exponential_model_is_the_wbfs():
    rule = ScaleRule(7, model=Model.EXPONENTIAL)
    assert rule == ScaleRule(7)
    assert list(discrete_scale(rule).limits) == discrete_limits(rule)[1]


@pytest.mark.parametrize("model", Model)
def test_every_model_makes_scales_for_all_board_counts(model):
    for boards in range(1, 101):
        rule = ScaleRule(boards, model=model)
        scale = continuous_scale(rule)
        gains = [b - a for a, b in pairwise(scale.winner)]
        assert (scale.winner[0], scale.winner[-1]) == (1000, 2000)
        assert all(a >= b >= 0 for a, b in pairwise(gains))
        # Two whole slopes in the place of one between them: they part by a quarter of the
        # blitz at most, and rounding adds a step.
        assert all(0 <= scale.raised(i) <= rule.x / 4 + 1 for i in range(len(gains)))
        try:
            limits = discrete_scale(rule).limits
        except ScaleError:
            assert (model, boards) == (Model.SQUARE_ROOT, 1)
        else:
            widths = [b - a for a, b in pairwise((-(limits[0] + 1), *limits))]
            assert all(a <= b for a, b in pairwise(widths))


@settings(max_examples=10)
@given(MODELS, st.integers(1, 30))
def test_the_correction_is_the_reports(model, boards):
    scale = continuous_scale(ScaleRule(boards, model=model))
    assert (list(scale.winner), scale.steps) == raise_step_by_step(scale.rounded)
