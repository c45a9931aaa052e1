"""The row that tells how a scale was made is one where something was done."""

import pytest

from vpdesk.scales import ScaleRule, continuous_scale, discrete_scale
from vpdesk.scales.telling import raise_of, telling_band, telling_cell


def test_of_16_boards_it_is_14_imps():
    cell = telling_cell(continuous_scale(ScaleRule(16)))
    assert (cell.margin, cell.rounded, cell.worth) == (14, 1374, 1375)
    assert (cell.before, cell.after) == (22, 23)
    assert 13.7435 < cell.exact < 13.7436
    assert cell.plainly


@pytest.mark.parametrize("boards", [1, 2, 3, 5, 8, 24, 32, 41, 60, 100, 200])
def test_it_is_a_corrected_cell_where_there_is_one(boards):
    scale = continuous_scale(ScaleRule(boards))
    cell = telling_cell(scale)
    assert cell.raised == bool(scale.violations)
    assert cell.worth == scale.winner[cell.margin]
    if cell.plainly:
        assert cell.margin in scale.violations
    elif cell.raised:
        forced = raise_of(scale, cell.margin)
        assert forced.left < cell.margin < forced.right


def test_a_blitz_of_one_imp_has_a_cell_too():
    cell = telling_cell(continuous_scale(ScaleRule(1, blitz=1)))
    assert (cell.margin, cell.raised) == (0, False)


def test_of_7_boards_discrete_it_is_the_draw_that_ends_earlier():
    band = telling_band(discrete_scale(ScaleRule(7)))
    assert band.step is not None
    assert (band.vp, band.last, band.step.limit) == (10, 0, 1)
    assert (band.step.width, band.step.above) == (3, 2)


def test_a_discrete_scale_that_was_not_corrected_tells_of_its_middle():
    scale = discrete_scale(ScaleRule(12))
    assert not scale.violations
    band = telling_band(scale)
    assert (band.vp, band.step) == (15, None)
    assert band.begins <= band.first <= band.last <= band.ends
