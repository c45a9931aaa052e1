"""The continuous scale agrees with print, with exact arithmetic and with its own rules."""

from dataclasses import FrozenInstanceError
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.unit.scales.literal import decimal_curve, raise_step_by_step, rounded
from tests.unit.scales.published import CONTINUOUS
from tests.unit.scales.rules import RULES
from vpdesk.scales import ContinuousScale, ScaleError, ScaleRule, continuous_scale
from vpdesk.scales.continuous import concave_majorant


@pytest.fixture(scope="module")
def scales() -> dict[int, ContinuousScale]:
    """The standard scales of all board counts."""
    return {boards: continuous_scale(ScaleRule(boards)) for boards in range(1, 1000)}


@pytest.mark.parametrize(("rule", "column"), CONTINUOUS, ids=lambda value: str(value)[:20])
def test_printed_columns(rule, column):
    assert continuous_scale(rule).winner == column


@pytest.mark.parametrize(
    ("boards", "margin", "winner", "before"),
    [
        (8, 40, 1974, 1973),
        (32, 34, 1576, 1575),
        (14, 10, 1297, 1297),
        (24, 41, 1725, 1724),
        (24, 42, 1736, 1735),
        (41, 96, 2000, 2000),
    ],
)
def test_single_cells(scales, boards, margin, winner, before):
    scale = scales[boards]
    assert (scale.winner[margin], scale.rounded[margin]) == (winner, before)
    assert scale.raised(margin) == winner - before
    assert scale.vps(margin) == (winner, 2000 - winner)
    assert scale.vps(-margin) == (2000 - winner, winner)


@pytest.mark.parametrize(
    ("boards", "violations", "steps"), [(8, 1, 1), (24, 12, 13), (32, 16, 22), (60, 24, 64)]
)
def test_violations_and_steps_differ(scales, boards, violations, steps):
    scale = scales[boards]
    assert (len(scale.violations), scale.steps) == (violations, steps)


def test_the_cells_of_60_boards(scales):
    raised = [scales[60].raised(margin) for margin in range(scales[60].last_margin + 1)]
    assert sum(map(bool, raised)) == 54
    assert max(raised) == 3


def test_all_cells_up_to_100_boards(scales):
    up_to_100 = [scales[boards] for boards in range(1, 101)]
    assert sum(len(scale.winner) for scale in up_to_100) == 10_219
    raised = sum(
        scale.raised(margin) > 0 for scale in up_to_100 for margin in range(len(scale.winner))
    )
    assert raised == 3_596


def test_board_counts_that_reach_the_full_win_early(scales):
    early = [boards for boards in range(1, 101) if scales[boards].winner[-2] == 2000]
    assert early == [41, 50, 62, 63, 74, 86, 91]
    assert scales[41].last_margin == 97


def test_a_cell_depends_on_cells_to_its_right(scales):
    assert concave_majorant(scales[24].rounded[:43])[41:43] == [1724, 1735]
    assert list(scales[24].winner[41:43]) == [1725, 1736]


def test_violations_are_the_middles_of_bad_triples(scales):
    for scale in scales.values():
        v = scale.rounded
        bad = [i for i in range(1, len(v) - 1) if v[i + 1] - v[i] > v[i] - v[i - 1]]
        assert list(scale.violations) == bad


def test_every_scale_follows_the_reports_procedure(scales):
    for boards in (*range(1, 101), *range(101, 1000, 29)):  # the long ones take long
        scale = scales[boards]
        assert (list(scale.winner), scale.steps) == raise_step_by_step(scale.rounded)


def test_every_scale_is_sound(scales):
    for scale in scales.values():
        check_sound(scale)


def check_sound(scale: ContinuousScale) -> None:
    """Monotone and concave from the draw to the full win, and nothing lowered."""
    v0 = scale.rule.v0_hundredths
    assert scale.winner[0] == v0
    assert scale.winner[-1] == 2 * v0
    assert scale.last_margin == len(scale.rounded) - 1
    assert scale.last_margin - 1 < scale.rule.x <= scale.last_margin
    gains = [b - a for a, b in pairwise(scale.winner)] + [0]
    assert all(a >= b >= 0 for a, b in pairwise(gains))
    assert all(a >= b for a, b in zip(scale.winner, scale.rounded, strict=True))


@given(RULES)
def test_any_rule_gives_a_sound_scale(rule):
    scale = continuous_scale(rule)
    check_sound(scale)
    assert (list(scale.winner), scale.steps) == raise_step_by_step(scale.rounded)


@given(RULES, st.integers(-400, 400))
def test_both_sides_share_the_range(rule, margin):
    scale = continuous_scale(rule)
    ours, theirs = scale.vps(margin)
    assert ours + theirs == 2 * rule.v0_hundredths
    assert scale.vps(-margin) == (theirs, ours)
    assert scale.gain(margin) == scale.vps(margin + 1)[0] - ours >= 0


def test_margins_beyond_the_table(scales):
    scale = scales[8]
    assert scale.last_margin == 43
    assert [scale.vps(margin) for margin in (43, 44, 10_000)] == [(2000, 0)] * 3
    assert scale.vps(-10_000) == (0, 2000)
    assert (scale.raised(44), scale.gain(42), scale.gain(43)) == (0, 5, 0)
    assert (scale.gain(-1), scale.gain(0)) == (44, 44)


@given(RULES, st.data())
def test_margin_for_is_the_least(rule, data):
    scale = continuous_scale(rule)
    target = data.draw(st.integers(0, 2 * rule.v0_hundredths))
    margin = scale.margin_for(target)
    last = scale.last_margin
    assert margin == next(m for m in range(-last, last + 1) if scale.vps(m)[0] >= target)


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


def test_rounding_is_exact_up_to_200_boards(scales):
    for boards in range(1, 201):
        assert list(scales[boards].rounded) == rounded(ScaleRule(boards))


def test_no_value_up_to_100_boards_is_near_a_half():
    for boards in range(1, 101):
        for value in decimal_curve(ScaleRule(boards)):
            assert abs(value % 1 - value.from_float(0.5)) > 1e-5


@given(RULES)
@settings(max_examples=60)
def test_rounding_is_exact_for_any_rule(rule):
    assert list(continuous_scale(rule).rounded) == rounded(rule)


@pytest.mark.parametrize("v0", [1.01, 5.55, 12.49, 99.99])
def test_an_exact_half_is_rounded_up(v0):
    # A third of the blitz is worth 1.5 v0 exactly: with odd hundredths a half is left.
    scale = continuous_scale(ScaleRule(8, v0=v0, blitz=30))
    assert scale.rounded[10] == (3 * scale.rule.v0_hundredths + 1) // 2


@given(st.integers(1, 31), st.integers(1, 99).filter(lambda v: v % 2))
def test_an_exact_half_of_a_square_board_count_is_rounded_up(root, v0_hundredths):
    scale = continuous_scale(ScaleRule(root * root, v0=v0_hundredths / 100))
    assert scale.rounded[5 * root] == (3 * v0_hundredths + 1) // 2


SEQUENCES = st.lists(st.integers(-50, 50), max_size=14)


@given(SEQUENCES, st.randoms(use_true_random=False))
def test_the_majorant_is_the_end_of_every_order_of_raises(values, random):
    smallest_first, steps = raise_step_by_step(values)
    any_order, same_steps = raise_step_by_step(values, random.choice)
    assert concave_majorant(values) == smallest_first == any_order
    assert steps == same_steps == sum(smallest_first) - sum(values)


@given(st.integers(1, 120), st.randoms(use_true_random=False))
@settings(max_examples=50)
def test_a_scale_does_not_depend_on_the_order_of_raises(boards, random):
    scale = continuous_scale(ScaleRule(boards))
    assert list(scale.winner) == raise_step_by_step(scale.rounded, random.choice)[0]


@pytest.mark.parametrize("values", [[], [7], [7, 3], [0, 5, 5], [3, 2, 1]])
def test_concave_values_stay(values):
    assert concave_majorant(values) == values


def test_a_scale_cannot_be_changed(scales):
    with pytest.raises(FrozenInstanceError):
        scales[8].winner = ()
    with pytest.raises(TypeError):
        scales[8].winner[0] = 0
