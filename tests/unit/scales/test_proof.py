"""The proof of a scale replays its corrections, and what it says forced each of them did."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.unit.scales.literal import raise_step_by_step
from tests.unit.scales.rules import RULES, WHOLE_RULES
from vpdesk.scales import ScaleError, ScaleRule, continuous_scale, discrete_scale
from vpdesk.scales.continuous import concave_majorant
from vpdesk.scales.proof import (
    LowerStep,
    Raise,
    RaiseStep,
    Violation,
    lower_steps,
    out_of_range,
    raise_steps,
    raises,
    violations,
)

TABLES = st.lists(st.integers(0, 20), min_size=3, max_size=12)


def standard(boards):
    return continuous_scale(ScaleRule(boards))


@pytest.mark.parametrize(
    ("boards", "violated", "steps", "cells", "most"),
    [(8, 1, 1, 1, 1), (24, 12, 13, 13, 1), (32, 16, 22, 22, 1), (60, 24, 64, 54, 3)],
)
def test_violations_steps_and_cells_are_counted_apart(boards, violated, steps, cells, most):
    scale = standard(boards)
    found = raises(scale)
    assert len(violations(scale.rounded)) == violated
    assert len(list(raise_steps(scale.rounded))) == steps == sum(each.steps for each in found)
    assert len(found) == cells
    assert max(each.steps for each in found) == most


def test_the_one_violation_of_8_boards():
    scale = standard(8)
    assert violations(scale.rounded) == (Violation(40, 11, 12),)
    assert list(raise_steps(scale.rounded)) == [RaiseStep(40, 1973, 11, 12)]
    assert raises(scale) == (Raise(40, 1973, 1974, 39, 41, 11, 1974, 1974),)


def test_42_imps_of_24_boards_are_raised_before_41_which_no_rounding_touched():
    scale = standard(24)
    steps = [step.margin for step in raise_steps(scale.rounded)]
    assert steps[5:8] == [40, 42, 41]
    assert 41 not in {each.margin for each in violations(scale.rounded)}
    by_margin = {each.margin: each for each in raises(scale)}
    assert (by_margin[41].left, by_margin[41].right) == (39, 44)


@given(RULES)
@settings(max_examples=60)
def test_the_steps_end_in_the_scale(rule):
    scale = continuous_scale(rule)
    values = list(scale.rounded)
    for step in raise_steps(scale.rounded):
        m = step.margin
        assert step.rounded == values[m]
        assert (step.before, step.after) == (values[m] - values[m - 1], values[m + 1] - values[m])
        assert step.after > step.before
        values[m] += 1
    assert tuple(values) == scale.winner


@given(TABLES)
def test_every_step_is_at_the_lowest_violation(values):
    replayed, count = list(values), 0
    for step in raise_steps(values):
        assert step.margin == violations(replayed)[0].margin
        replayed[step.margin] += 1
        count += 1
    assert (replayed, count) == raise_step_by_step(values)
    assert replayed == concave_majorant(values)
    assert not violations(replayed)


@given(RULES)
@settings(max_examples=60)
def test_the_two_cells_around_a_raised_one_force_it(rule):
    """One hundredth less, and an IMP up to it gains less than one after it."""
    scale = continuous_scale(rule)
    for each in raises(scale):
        assert each.raised == min(each.from_left, each.from_right)
        low, high = scale.rounded[each.left], scale.rounded[each.right]
        assert (scale.winner[each.left], scale.winner[each.right]) == (low, high)
        too_little = each.raised - 1
        assert (too_little - low) // (each.margin - each.left) <= each.least
        assert -((too_little - high) // (each.right - each.margin)) > each.least
        gains = [b - a for a, b in pairwise(scale.winner[each.left : each.right + 1])]
        assert set(gains) <= {each.least, each.least + 1}
        assert gains == sorted(gains, reverse=True)


def test_no_cell_is_raised_in_a_table_that_ends_there():
    scale = standard(24)
    for each in raises(scale):
        shortened = scale.rounded[: each.margin + 1]
        assert concave_majorant(shortened)[each.margin] == each.rounded


@given(WHOLE_RULES)
@settings(max_examples=60)
def test_the_steps_of_bands_end_in_the_scale(rule):
    try:
        scale = discrete_scale(rule)
    except ScaleError:
        return
    limits = list(scale.uncorrected)
    for step in lower_steps(scale.uncorrected):
        assert limits[step.band] == step.limit
        below = limits[step.band - 1] if step.band else -step.limit - 1
        assert step.width == step.limit - below
        assert step.above == limits[step.band + 1] - step.limit < step.width
        limits[step.band] -= 1
    assert tuple(limits) == scale.limits


def test_the_bands_of_7_boards():
    scale = discrete_scale(ScaleRule(7))
    assert list(lower_steps(scale.uncorrected)) == [LowerStep(0, 1, 3, 2), LowerStep(1, 3, 3, 2)]
    (outside,) = out_of_range(scale)
    assert (outside.vp, outside.first, outside.last) == (11, 1, 2)
    assert outside.exact == pytest.approx(2.1846, abs=1e-4)


def test_range_violations_are_those_of_the_report():
    found = {
        boards: [each.vp for each in out_of_range(discrete_scale(ScaleRule(boards)))]
        for boards in range(4, 101)
    }
    assert {boards: vps for boards, vps in found.items() if vps} == {5: [13], 6: [11, 12], 7: [11]}
