"""The limits that keep both rules of the discrete scale, compared with all that there are."""

from itertools import product

import pytest

from vpdesk.scales import ScaleRule, discrete_scale
from vpdesk.scales.joint import joint_correction, keeps_range, keeps_widths

# Where the report's own limits are not the nearest that keep both rules, up to 100 boards.
OTHERS = {
    1: (0, 1, 2, 3, 4, 5, 7, 9, 11, 13),
    3: (0, 2, 4, 6, 8, 10, 12, 15, 18, 23),
    5: (0, 2, 4, 7, 10, 13, 16, 19, 24, 30),
    6: (0, 3, 6, 9, 12, 15, 18, 21, 26, 32),
    7: (0, 3, 6, 9, 12, 15, 18, 23, 28, 35),
    21: (1, 5, 10, 15, 20, 25, 32, 40, 49, 61),
    30: (2, 7, 12, 17, 23, 31, 39, 48, 59, 73),
}


@pytest.mark.parametrize("boards", range(1, 101))
def test_of_every_board_count(boards):
    scale = discrete_scale(ScaleRule(boards))
    found = joint_correction(scale)
    if boards == 2:
        assert found is None
        return
    assert found is not None
    assert found.limits == OTHERS.get(boards, scale.limits)
    assert keeps_widths(found.limits)
    assert keeps_range(scale, found.limits)
    distance = sum(abs(a - b) for a, b in zip(found.limits, scale.uncorrected, strict=True))
    assert found.moved == distance
    if not scale.range_violations:
        assert found.moved <= scale.steps


@pytest.mark.parametrize(
    ("v0", "blitz"), [(3, 9), (3, 12), (4, 14), (4, 17), (3, 7), (3, 5), (2, 4)]
)
def test_it_is_the_nearest_of_all_limits(v0, blitz):
    scale = discrete_scale(ScaleRule(8, v0=v0, blitz=blitz))
    every = [
        limits
        for limits in product(range(2 * blitz), repeat=v0)
        if keeps_widths(limits) and keeps_range(scale, limits)
    ]
    found = joint_correction(scale)
    if not every:
        assert found is None
        return

    def far(limits):
        return sum(abs(a - b) for a, b in zip(limits, scale.uncorrected, strict=True))

    assert found is not None
    assert (found.moved, found.limits) == min((far(each), each) for each in every)


def test_what_the_report_tells_as_range_violations_is_what_breaks_that_rule():
    for boards in range(1, 60):
        scale = discrete_scale(ScaleRule(boards))
        assert keeps_range(scale, scale.limits) == (not scale.range_violations)
        assert keeps_widths(scale.limits)
        assert keeps_widths(scale.uncorrected) == (not scale.violations)
