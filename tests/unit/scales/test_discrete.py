"""The discrete scale agrees with print, with exact arithmetic and with its own rules."""

from dataclasses import FrozenInstanceError
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.unit.scales.literal import decimal_inverse, discrete_limits
from tests.unit.scales.published import DISCRETE
from tests.unit.scales.rules import WHOLE_RULES
from vpdesk.scales import DiscreteScale, ScaleError, ScaleRule, continuous_scale, discrete_scale


@pytest.fixture(scope="module")
def scales() -> dict[int, DiscreteScale]:
    """The standard scales of all board counts."""
    return {boards: discrete_scale(ScaleRule(boards)) for boards in range(1, 1000)}


@pytest.mark.parametrize(("rule", "starts"), DISCRETE, ids=lambda value: str(value)[:40])
def test_printed_columns(rule, starts):
    assert discrete_scale(rule).band_starts == starts


def test_seven_boards(scales):
    assert scales[7].limits == (0, 2, 5, 8, 11, 14, 18, 23, 28, 35)
    assert scales[7].uncorrected == (1, 3, 5, 8, 11, 14, 18, 23, 28, 35)
    assert (scales[7].steps, scales[7].lowered(0), scales[7].lowered(10)) == (2, 1, 0)


def test_corrected_board_counts(scales):
    assert [boards for boards in range(1, 101) if scales[boards].steps] == [
        *(1, 2, 3, 5, 6, 7, 8, 9, 10, 16, 21, 23, 24, 25, 26, 27, 28, 29, 30, 51, 52),
        *(55, 56, 57, 58, 59, 60, 61, 62, 75, 98, 99, 100),
    ]


def test_range_violations(scales):
    found = {boards: s.range_violations for boards, s in scales.items() if s.range_violations}
    assert found == {1: (16,), 2: (11, 12), 3: (11,), 5: (13,), 6: (11, 12), 7: (11,)}


def test_it_is_not_the_continuous_scale_rounded(scales):
    differ = 0
    for boards in range(1, 101):
        values = continuous_scale(ScaleRule(boards)).rounded
        for margin in range(max(len(values), scales[boards].last_margin + 1)):
            won = values[min(margin, len(values) - 1)]
            differ += (won + 50) // 100 != scales[boards].vps(margin)[0] // 100
    assert differ == 96


def test_every_scale_is_sound(scales):
    for scale in scales.values():
        check_sound(scale)


def check_sound(scale: DiscreteScale) -> None:
    """Every VP has a band, no band is narrower than the one below, nothing is raised."""
    v0 = int(scale.rule.v0)
    assert len(scale.limits) == len(scale.uncorrected) == v0
    assert scale.limits[0] >= 0
    draw_width = 2 * scale.limits[0] + 1
    widths = [draw_width, *(b - a for a, b in pairwise(scale.limits))]
    assert all(1 <= a <= b for a, b in pairwise([1, *widths]))
    assert all(a <= b for a, b in zip(scale.limits, scale.uncorrected, strict=True))
    assert scale.steps == sum(map(scale.lowered, range(v0 + 1)))


def test_every_scale_follows_the_reports_procedure(scales):
    for boards in (*range(1, 201), *range(201, 1000, 7)):
        before, after = discrete_limits(ScaleRule(boards))
        assert list(scales[boards].uncorrected) == before
        assert list(scales[boards].limits) == after


@given(WHOLE_RULES)
@settings(max_examples=60)
def test_any_rule_gives_a_sound_scale(rule):
    scale = discrete_scale(rule)
    check_sound(scale)
    before, after = discrete_limits(rule)
    assert (list(scale.uncorrected), list(scale.limits)) == (before, after)
    j = [-(before[0] + 1), *before]
    narrower = [k for k in range(1, len(before)) if j[k + 1] - j[k] < j[k] - j[k - 1]]
    assert list(scale.violations) == narrower
    assert scale.range_violations == tuple(
        int(rule.v0) + k
        for k in range(1, int(rule.v0))
        if not after[k - 1] <= decimal_inverse(rule, rule.v0 + k) <= after[k]
    )


@given(WHOLE_RULES, st.integers(-400, 400))
def test_both_sides_share_the_range(rule, margin):
    scale = discrete_scale(rule)
    ours, theirs = scale.vps(margin)
    assert ours + theirs == 2 * rule.v0_hundredths
    assert scale.vps(-margin) == (theirs, ours)
    assert scale.gain(margin) == scale.vps(margin + 1)[0] - ours >= 0
    starts = (*scale.band_starts, 10_000)
    band = scale.band(margin)
    assert starts[band] <= abs(margin) < starts[band + 1]
    assert max(ours, theirs) == rule.v0_hundredths + 100 * band


@given(WHOLE_RULES, st.data())
def test_margin_for_is_the_least(rule, data):
    scale = discrete_scale(rule)
    target = data.draw(st.integers(0, 2 * rule.v0_hundredths))
    last = scale.last_margin
    least = next(m for m in range(-last, last + 1) if scale.vps(m)[0] >= target)
    assert scale.margin_for(target) == least


def test_margin_for_every_target_of_16_boards(scales):
    scale = scales[16]
    margins = range(-scale.last_margin, scale.last_margin + 1)
    for target in range(2001):
        least = next(m for m in margins if scale.vps(m)[0] >= target)
        assert scale.margin_for(target) == least


@pytest.mark.parametrize("target", [-1, 2001])
def test_margin_for_a_target_outside_the_range(scales, target):
    with pytest.raises(ScaleError, match="between 0 and 20, not"):
        scales[16].margin_for(target)


def test_a_limit_that_is_exactly_whole():
    # 8 boards as a half match on 10-0: a third of the blitz is 10 IMPs, worth 7.5 exactly.
    scale = discrete_scale(ScaleRule(8, v0=5, half_match=True))
    assert scale.uncorrected[2] == 10
    assert [scale.vps(margin)[0] for margin in (10, 11)] == [700, 800]


def test_an_exact_margin_that_is_a_limit_is_no_range_violation():
    # A third of the blitz is worth 3 of 2-4 exactly, and is the last margin of its band.
    scale = discrete_scale(ScaleRule(8, v0=2, blitz=3))
    assert scale.limits == (0, 1)
    assert scale.range_violations == ()


@pytest.mark.parametrize("v0", [12.5, 0.5])
def test_v0_must_be_whole(v0):
    with pytest.raises(ScaleError, match=rf"whole VP at a draw, not {v0}:"):
        discrete_scale(ScaleRule(8, v0=v0))


@pytest.mark.parametrize(
    ("rule", "message"),
    [
        (
            ScaleRule(8, blitz=6.5),
            r"A blitz of 6\.5 IMPs is too short for discrete 20-0",
        ),
        (ScaleRule(1, v0=30), r"A blitz of 15 IMPs is too short for discrete 60-0"),
    ],
)
def test_too_short_a_blitz(rule, message):
    with pytest.raises(ScaleError, match=message):
        discrete_scale(rule)


@given(st.integers(1, 100), st.integers(1, 200))
def test_a_blitz_is_long_enough_or_refused(v0, blitz):
    rule = ScaleRule(8, v0=v0, blitz=blitz)
    try:
        scale = discrete_scale(rule)
    except ScaleError:
        assert discrete_limits(rule)[1][0] < 0
    else:
        check_sound(scale)


def test_a_scale_cannot_be_changed(scales):
    with pytest.raises(FrozenInstanceError):
        scales[8].limits = ()
    with pytest.raises(TypeError):
        scales[8].limits[0] = 0
