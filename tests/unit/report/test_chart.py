"""A legend finds a place where it hides nothing."""

from bisect import bisect_right
from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from vpdesk.report.chart import Bars, Chart, Curve, Line, Tick

SHARES = st.floats(0.05, 0.6)
HEIGHTS = st.lists(st.floats(0, 100), min_size=2, max_size=12)


def chart(*lines, bars=()):
    curves = tuple(Curve(str(i), 0, line, None, i, False) for i, line in enumerate(lines))
    ticks = (Tick(0, "0"), Tick(1, "1"))
    return Chart("", "", "", "", 10, 0, 100, ticks, ticks, 1, "", "", curves, bars)


def line(heights):
    last = len(heights) - 1
    return Line(tuple(10 * i / last for i in range(last + 1)), tuple(heights))


UPRIGHT = Line((7.2, 7.2), (0, 100))
RISING, FALLING = line([0, 60, 80, 90, 100]), line([100, 20, 10, 5, 0])


@pytest.mark.parametrize(
    ("lines", "bars", "place"),
    [
        ((RISING,), (), (0.7, 0)),
        ((FALLING,), (), (0.7, 0.06)),
        ((RISING,), (Bars("b", (0, 10), (20,), 1),), (0.7, 0.2)),
        ((line([50, 50]), line([100, 0])), (), (0.7, 0.5)),
        ((line([0, 0, 50, 100]), line([50, 50, 30, 30])), (), (0.0, 0.0)),
        # Only an upright line is in the way
        (
            (Line((0, 10), (5, 5)), Line((7.2, 7.2), (0, 100)), line([100, 0, 5, 5])),
            (),
            (0.7, 0.05),
        ),
        (tuple(line([y, y]) for y in range(0, 101, 20)), (), (0.7, 0)),  # there is no place
    ],
)
def test_where_a_legend_goes(lines, bars, place):
    assert chart(*lines, bars=bars).legend_place(0.3, 0.4) == pytest.approx(place)


@given(st.lists(HEIGHTS, min_size=1, max_size=3), SHARES, SHARES)
def test_a_legend_hides_no_line_where_it_can(heights, width, height):
    lines = [line(each) for each in heights]
    left, bottom = chart(*lines).legend_place(width, height)
    assume(bottom > 0 or left == 0)  # else it may be where it is for want of a place
    for each in lines:
        for i in range(101):
            x = 10 * (left + width * i / 100)
            at = min(bisect_right(each.x, x), len(each.x) - 1)
            (xa, ya), (xb, yb) = list(zip(each.x, each.y, strict=True))[at - 1 : at + 1]
            y = (ya + (yb - ya) * (x - xa) / (xb - xa)) / 100
            assert y <= bottom + 1e-9 or y >= bottom + height - 1e-9


@given(st.lists(st.floats(0, 50), min_size=1, max_size=9))
def test_the_outline_of_bars(heights):
    bars = Bars("b", tuple(range(len(heights) + 1)), tuple(heights), 0)
    outline = bars.outline(-1)
    points = list(zip(outline.x, outline.y, strict=True))
    assert points[0] == (0, -1)
    assert points[-1] == (len(heights), -1)
    assert points[1:-1:2] == list(enumerate(heights))
    assert all(a[0] == b[0] or a[1] == b[1] for a, b in pairwise(points))
    assert bars.numbers(-1) == outline
