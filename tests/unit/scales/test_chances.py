"""Chances add up, and are those of the normal distribution."""

import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.scales.rules import BOARDS
from vpdesk.scales import Model, ScaleRule, continuous_scale, discrete_scale
from vpdesk.scales.chances import chance_from, chance_of, chances, spread


@given(BOARDS, st.integers(0, 200))
def test_chances_are_those_of_the_normal_distribution(boards, margin):
    normal = statistics.NormalDist(0, 7.51 * boards**0.5)
    within = normal.cdf(margin - 0.5) - normal.cdf(0.5 - margin) if margin else 0.0
    assert chance_from(margin, boards) == pytest.approx(1 - within, abs=1e-12)
    assert sum(chance_of(each, boards) for each in range(margin)) == pytest.approx(
        1 - chance_from(margin, boards), abs=1e-12
    )


def test_the_blitz_is_two_standard_deviations():
    assert spread(16) == pytest.approx(60 / 2, rel=0.002)


@pytest.mark.parametrize(("boards", "margin"), [(8, 43), (16, 60), (41, 96)])
def test_the_share_that_blitzes(boards, margin):
    """It begins with the first margin that is worth all VPs, which may be less than X."""
    normal = statistics.NormalDist(0, 7.51 * boards**0.5)
    found = chances(continuous_scale(ScaleRule(boards)))
    assert found.blitz == pytest.approx(2 * normal.cdf(0.5 - margin))
    assert 0.045 < found.blitz < 0.048


@given(st.sampled_from(Model), st.integers(8, 200), st.booleans())
def test_what_is_expected_of_a_scale(model, boards, half_match):
    rule = ScaleRule(boards, model=model, half_match=half_match)
    for scale in (continuous_scale(rule), discrete_scale(rule)):
        found, n = chances(scale), boards / (2 if half_match else 1)
        far = range(4 * scale.last_margin)
        of_all = [(scale.vps(margin)[0], chance_of(margin, n)) for margin in far]
        assert found.won == pytest.approx(sum(vp * c for vp, c in of_all) / 100, abs=1e-6)
        assert found.draw == pytest.approx(sum(c for vp, c in of_all if vp == 1000), abs=1e-9)
        assert found.blitz == pytest.approx(sum(c for vp, c in of_all if vp == 2000), abs=1e-9)
