"""A rule is exact, or refused with a sentence that says why."""

import math
import re
from dataclasses import FrozenInstanceError
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.scales.literal import decimal_inverse
from tests.unit.scales.rules import BOARDS, RULES, WHOLE_RULES
from vpdesk.report.language import Language
from vpdesk.scales import ContinuousScale, DiscreteScale, ScaleError, ScaleRule, make_scale


@given(BOARDS)
def test_the_median_is_worth_three_quarters(boards):
    rule = ScaleRule(boards)
    assert rule.curve(5 * math.sqrt(boards)) == pytest.approx(15, abs=1e-12)
    assert rule.inverse(15) == pytest.approx(5 * math.sqrt(boards), rel=1e-13)
    assert rule.x == pytest.approx(15 * math.sqrt(boards), rel=1e-15)


def test_the_ends_of_the_curve():
    rule = ScaleRule(16)
    assert (rule.x, rule.last_margin) == (60, 60)
    assert [rule.curve(margin) for margin in (0, 20, 60, 61, 9999)] == [
        10,
        pytest.approx(15, abs=1e-12),
        *[pytest.approx(20, abs=1e-12)] * 3,
    ]
    assert [rule.inverse(vp) for vp in (10, 20)] == [0, 60]


@pytest.mark.parametrize(
    ("rule", "last_margin"),
    [
        (ScaleRule(8), 43),
        (ScaleRule(8, half_match=True), 30),
        (ScaleRule(9, factor=20), 60),
        (ScaleRule(9, blitz=45), 45),
        (ScaleRule(9, blitz=45.01), 46),
        (ScaleRule(2, factor=Decimal("0.1")), 1),
    ],
)
def test_the_last_margin_is_the_first_whole_blitz(rule, last_margin):
    assert rule.last_margin == last_margin


def test_half_match_halves_the_boards():
    assert ScaleRule(8, half_match=True).x == ScaleRule(4).x == 30


@given(RULES, st.integers(0, 100).map(lambda percent: Fraction(percent, 100)))
def test_the_inverse_undoes_the_curve(rule, share):
    vp = rule.v0 + rule.v0 * share
    assert rule.curve(rule.inverse(vp)) == pytest.approx(float(vp), rel=1e-12)


@given(WHOLE_RULES, st.integers(0, 199))
def test_floor_and_ceil_of_the_inverse(rule, percent):
    vp = rule.v0 + rule.v0 * Fraction(percent, 200)
    exact = decimal_inverse(rule, vp)
    assert rule.inverse_floor_ceil(vp) == (math.floor(exact), math.ceil(exact))


@given(st.integers(1, 31), st.integers(1, 20))
def test_floor_and_ceil_of_a_whole_median(root, v0):
    rule = ScaleRule(root * root, v0=v0)
    assert rule.inverse_floor_ceil(Fraction(3 * v0, 2)) == (5 * root, 5 * root)
    assert rule.inverse_floor_ceil(Fraction(v0)) == (0, 0)


@pytest.mark.parametrize("vp", [9.99, 20.01, 0, -1, 1e9])
def test_the_inverse_refuses_other_vps(vp):
    with pytest.raises(ScaleError, match="The VP must lie between 10 and 20, not"):
        ScaleRule(8).inverse(vp)


def test_a_float_is_read_as_it_prints():
    rule = ScaleRule(8.0, v0=0.1, factor=Decimal("15.2"), blitz=None)  # type: ignore[arg-type]
    assert (rule.boards, rule.v0, rule.factor) == (8, Fraction(1, 10), Fraction(76, 5))
    assert rule == ScaleRule(8, v0=Decimal("0.10"), factor=15.2)
    assert rule.v0_hundredths == 10


BOARDS_MESSAGE = "The number of boards must be a whole number from 1 to 999, not "
V0_MESSAGE = "The VP of a draw are more than 0, at most 100, with two decimals, not "
FACTOR_MESSAGE = "The blitz factor must be above 0 and at most 9999, not "
BLITZ_MESSAGE = "The blitz must be above 0 and at most 9999 IMPs, not "


@pytest.mark.parametrize(
    ("numbers", "message"),
    [
        ({"boards": 0}, BOARDS_MESSAGE + "0."),
        ({"boards": -8}, BOARDS_MESSAGE + "-8."),
        ({"boards": 1.5}, BOARDS_MESSAGE + "1.5."),
        ({"boards": 1000}, BOARDS_MESSAGE + "1000."),
        ({"boards": math.nan}, "“nan” is not a number."),
        ({"boards": math.inf}, "“inf” is not a number."),
        ({"boards": "x"}, "“x” is not a number."),
        ({"boards": True}, "“True” is not a number."),
        ({"boards": 10**400}, f"“{10**400}” is not a number."),
        ({"boards": Fraction(10**400)}, f"“{10**400}” is not a number."),
        ({"boards": None}, "“None” is not a number."),
        ({"v0": 0}, V0_MESSAGE + "0."),
        ({"v0": -10}, V0_MESSAGE + "-10."),
        ({"v0": 100.01}, V0_MESSAGE + "100.01."),
        ({"v0": 10.001}, V0_MESSAGE + "10.001."),
        ({"v0": Decimal("NaN")}, "“NaN” is not a number."),
        ({"v0": Decimal("sNaN")}, "“sNaN” is not a number."),
        ({"factor": 0}, FACTOR_MESSAGE + "0."),
        ({"factor": -15}, FACTOR_MESSAGE + "-15."),
        ({"factor": 1e300}, FACTOR_MESSAGE + "1e+300."),
        ({"factor": 9999}, BLITZ_MESSAGE + "28281.4."),
        ({"factor": 1e-200}, BLITZ_MESSAGE + "0."),
        ({"factor": 0, "blitz": 40}, FACTOR_MESSAGE + "0."),
        ({"blitz": 0}, BLITZ_MESSAGE + "0."),
        ({"blitz": -1}, BLITZ_MESSAGE + "-1."),
        ({"blitz": 9999.5}, BLITZ_MESSAGE + "9999.5."),
        ({"blitz": 1e-200}, BLITZ_MESSAGE + "0."),
        ({"blitz": True}, "“True” is not a number."),
    ],
    ids=lambda value: str(value)[:40],
)
def test_bad_numbers_are_refused(numbers, message):
    with pytest.raises(ScaleError) as caught:
        ScaleRule(**{"boards": 8} | numbers)
    assert str(caught.value) == message


def test_a_rule_cannot_be_changed():
    with pytest.raises(FrozenInstanceError):
        ScaleRule(8).boards = 16  # type: ignore[misc]


@pytest.mark.parametrize(
    ("kind", "made"), [("continuous", ContinuousScale), ("discrete", DiscreteScale)]
)
def test_make_scale(kind, made):
    scale = make_scale(kind, ScaleRule(8))
    assert type(scale) is made
    assert (scale.kind, scale.rule) == (kind, ScaleRule(8))


def test_make_scale_of_another_kind():
    with pytest.raises(ScaleError, match="kind “x”; the kinds are continuous, discrete"):
        make_scale("x", ScaleRule(8))


@pytest.mark.parametrize(
    ("value", "told"), [(1e6, "1000000"), (1234567.25, "1234567.25"), (1e300, "1e+300")]
)
def test_a_number_that_is_refused_is_told_in_full(value, told):
    with pytest.raises(ScaleError, match=re.escape(f"not {told}.")) as caught:
        ScaleRule(24, blitz=value)
    assert Language().error(caught.value).endswith(f"not {told}.")
