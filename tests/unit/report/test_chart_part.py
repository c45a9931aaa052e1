"""A part of a chart: its curves cut at both ends, its axes for what is there."""

import pytest

from tests.sure import sure
from tests.unit.report.languages import ENGLISH
from vpdesk.report.chart_part import chart_part, within, zoomed
from vpdesk.report.scales.report import ScaleChoice, View, scale_report
from vpdesk.scales import ScaleRule, ScaleSpec


def chart(**choice):
    return scale_report(ScaleChoice(**choice), ENGLISH).chart


def test_curves_and_steps_are_cut_where_the_part_ends():
    whole = chart(kind="discrete")
    cut = chart_part(whole, (20.25, 30.25), ENGLISH)
    assert (cut.x_min, cut.x_max, cut.x_whole) == (20.25, 30.25, whole.x_max)
    for curve in cut.curves:
        scale = ScaleSpec(kind="discrete").scale(curve.boards)
        assert curve.smooth.x[0] == sure(curve.steps).x[0] == 20.25
        assert curve.smooth.x[-1] == sure(curve.steps).x[-1] == 30.25
        assert sure(curve.steps).y[0] * 100 == scale.vps(20)[0]
        assert sure(curve.steps).y[-1] * 100 == scale.vps(30)[0]
        assert curve.smooth.y[0] == pytest.approx(ScaleRule(curve.boards).curve(20.25), abs=0.01)
        assert curve.median is None or 20.25 <= curve.median[0] <= 30.25
    heights = [y for line in cut.lines for y in line.y]
    assert (cut.y_min, cut.y_max) == (min(heights), max(heights))
    assert all(20.25 <= tick.at <= 30.25 for tick in cut.x_ticks)
    assert cut.x_ticks[0].text == "22"


def test_level_curves_have_room_and_what_is_no_part_is_the_whole():
    whole = chart(pins=())
    level = chart_part(whole, (61.0, 62.0), ENGLISH)
    assert (level.y_min, level.y_max) == (19.5, 20.5)
    assert chart_part(whole, (0.0, whole.x_max), ENGLISH) is whole
    assert chart_part(whole, (-5.0, 900.0), ENGLISH) is whole
    counts = chart(view=View.BY_BOARDS, first=20, last=30)
    assert chart_part(counts, (0.0, 5.0), ENGLISH) is counts  # no curve is there


def test_a_part_stays_on_the_axis_and_a_place_where_it_is():
    assert within((-10.0, 10.0), 60.0) == (0.0, 20.0)
    assert within((50.0, 70.0), 60.0) == (40.0, 60.0)
    assert within((30.0, 30.0), 60.0) == (30.0, pytest.approx(31.2))
    assert within((-1.0, 61.0), 60.0) is None
    assert zoomed((0.0, 60.0), 15.0, 2.0) == (7.5, 37.5)
    assert zoomed(zoomed((0.0, 60.0), 15.0, 2.0), 15.0, 0.5) == (0.0, 60.0)
