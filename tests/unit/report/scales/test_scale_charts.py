"""The curves and staircases of a chart agree with the scales that they show."""

import math
from bisect import bisect_right
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.report.languages import CZECH, ENGLISH
from vpdesk.report.chart import Line, tick_places
from vpdesk.report.scales.report import ScaleChoice, View, scale_report
from vpdesk.scales import make_scale

KINDS = st.sampled_from(["continuous", "discrete"])


def report(**choice):
    return scale_report(ScaleChoice(**choice), ENGLISH)


def height(stairs: Line, x: float) -> float:
    """The staircase at x, not at one of its edges."""
    return stairs.y[bisect_right(stairs.x, x) - 1]


@given(st.floats(0, 100), st.floats(0.05, 1e5), st.integers(6, 20))
def test_ticks_are_round_and_about_so_many(least, width, about):
    places = tick_places(least, least + width, about)
    slack = 1e-6 * width
    assert least - slack <= places[0] < places[-1] <= least + width + slack
    assert 0.4 * about - 1 <= len(places) <= about + 1
    step = places[1] - places[0]
    assert [b - a for a, b in pairwise(places)] == pytest.approx([step] * (len(places) - 1))
    mantissa = float(f"{step:.3e}".partition("e")[0])
    assert mantissa in (1, 2, 5)
    assert abs(places[0] / step - round(places[0] / step)) < 1e-3
    assert places[0] - step < least
    assert places[-1] + step > least + width


@pytest.mark.parametrize(
    ("least", "most", "about", "places"),
    [
        (0, 62.4, 8, [0, 10, 20, 30, 40, 50, 60]),
        (10, 20, 8, [10, 12, 14, 16, 18, 20]),
        (5, 10, 8, [5, 6, 7, 8, 9, 10]),
        (0, 15.6, 8, [0, 2, 4, 6, 8, 10, 12, 14]),
    ],
)
def test_ticks_of_the_usual_axes(least, most, about, places):
    assert tick_places(least, most, about) == places


@given(KINDS, st.integers(1, 999), st.integers(1, 999), st.booleans())
def test_the_staircase_agrees_with_the_scale_at_every_margin(kind, boards, other, per_root):
    made = report(boards=boards, kind=kind, pins=(other,), per_root_board=per_root)
    for curve in made.chart.curves:
        if curve.steps is None:
            continue
        scale = make_scale(kind, ScaleChoice(boards=curve.boards).rule(curve.boards))
        x_per_imp = 1 / math.sqrt(curve.boards) if per_root else 1
        assert len(curve.steps.x) == len(curve.steps.y)
        assert all(a <= b for a, b in pairwise(curve.steps.x))
        assert curve.steps.x[-1] == made.chart.x_max
        for margin in range(scale.last_margin + 1):
            assert height(curve.steps, margin * x_per_imp) == scale.vps(margin)[0] / 100


@given(KINDS, st.integers(1, 999), st.sampled_from([2, 5, 10]), st.booleans())
def test_the_smooth_curve_follows_the_rule(kind, boards, v0, per_root):
    made = report(boards=boards, kind=kind, v0=v0, pins=(), per_root_board=per_root)
    chart, rule = made.chart, made.scale.rule
    (curve,) = chart.curves
    assert (chart.y_min, chart.y_max) == (v0, 2 * v0)
    assert chart.x_per_imp == (1 / math.sqrt(boards) if per_root else 1)
    for x, y in zip(*curve.smooth, strict=True):
        assert y == pytest.approx(rule.curve(x / chart.x_per_imp), abs=1e-9)
    assert (curve.smooth.x[0], curve.smooth.x[-1]) == (0, chart.x_max)
    for x, y in (curve.median, curve.blitz):
        assert y == pytest.approx(rule.curve(x / chart.x_per_imp))
    assert curve.median[1] == 1.5 * v0
    assert curve.blitz[0] == pytest.approx(rule.x * chart.x_per_imp)
    assert curve.blitz[0] < chart.x_max


@given(KINDS, st.integers(1, 60), st.integers(1, 60))
def test_differences_are_curves_too(kind, boards, base):
    made = report(boards=boards, kind=kind, pins=(base,), view=View.DIFFERENCES, base=base)
    chart = made.chart
    for curve, scale in zip(chart.curves, made.compared, strict=True):
        for margin in range(int(chart.x_max) + 1):
            expected = (scale.vps(margin)[0] - made.base.vps(margin)[0]) / 100
            line = curve.smooth
            if kind == "discrete":
                assert height(line, margin) == expected
            elif margin in line.x:
                assert line.y[line.x.index(margin)] == expected
    assert chart.y_min <= 0 <= chart.y_max
    assert chart.y_min < chart.y_max
    assert made.height(5) == (made.scale.vps(5)[0] - made.base.vps(5)[0]) / 100


def test_curves_per_root_board_coincide():
    chart = report(boards=20, per_root_board=True).chart
    first, *others = chart.curves
    assert len(others) == 4
    for curve in others:
        assert curve.smooth.x == pytest.approx(first.smooth.x)
        assert curve.smooth.y == pytest.approx(first.smooth.y)
        assert curve.median == pytest.approx((5, 15))
        assert curve.blitz == pytest.approx((15, 20))


def test_curves_per_imp_do_not_coincide():
    first, second = report(boards=8, pins=(8, 32)).chart.curves
    assert second.blitz[0] == pytest.approx(2 * first.blitz[0])


def test_which_curves_have_steps():
    continuous = report(boards=16, pins=(8, 16, 24)).chart.curves
    assert [curve.steps is not None for curve in continuous] == [False, True, False]
    discrete = report(boards=16, pins=(8, 16, 24), kind="discrete").chart.curves
    assert all(curve.steps for curve in discrete)
    for curves in (continuous, discrete):
        assert [curve.current for curve in curves] == [False, True, False]
        assert [curve.style for curve in curves] == [0, 1, 2]
        assert [curve.label for curve in curves] == ["8 boards", "16 boards", "24 boards"]


def test_words_of_a_chart():
    chart = scale_report(ScaleChoice(boards=16, pins=()), CZECH).chart
    assert chart.title == "IMPs to Victory Points"
    assert chart.rule == "WBF continuous scale, 20-0, 16 rozdání, blitz 60,0 IMPů"
    assert (chart.x_label, chart.y_label) == ("IMPy", "VP")
    assert (chart.median_label, chart.blitz_label) == ("median", "blitz")
    assert [tick.text for tick in chart.x_ticks] == ["0", "10", "20", "30", "40", "50", "60"]
    assert [tick.text for tick in chart.y_ticks] == ["10", "12", "14", "16", "18", "20"]
    assert report(per_root_board=True).chart.x_label == "IMPs per √board"


@pytest.mark.parametrize("per_root", [False, True])
@pytest.mark.parametrize("v0", [0.5, 5, 10, 12.5, 100])
@pytest.mark.parametrize("boards", [1, 8, 100, 999])
def test_no_two_ticks_read_alike(boards, v0, per_root):
    chart = report(boards=boards, v0=v0, pins=(), per_root_board=per_root).chart
    for ticks in (chart.x_ticks, chart.y_ticks):
        texts = [tick.text for tick in ticks]
        assert len(set(texts)) == len(texts)
        assert [float(text) for text in texts] == pytest.approx([tick.at for tick in ticks])


def test_ticks_of_a_short_axis_have_a_decimal():
    chart = report(boards=9, factor=1, pins=()).chart
    assert [tick.text for tick in chart.x_ticks] == [
        "0.0",
        "0.5",
        "1.0",
        "1.5",
        "2.0",
        "2.5",
        "3.0",
    ]
