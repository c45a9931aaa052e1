"""A part of a chart's x axis, drawn as large as the whole."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import replace

from vpdesk.report.chart import Chart, Curve, Line, ticks
from vpdesk.report.language import Language

MOST = 50.0  # times as large as the whole chart
AxisPart = tuple[float, float]  # where the part begins and ends on the x axis


def within(part: AxisPart, whole: float) -> AxisPart | None:
    """A part moved and made as large as one of an axis from 0 can be; None for all of it."""
    width = max(part[1] - part[0], whole / MOST)
    if width >= whole:
        return None
    start = min(max(part[0], 0.0), whole - width)
    return start, start + width


def zoomed(part: AxisPart, at: float, factor: float) -> AxisPart:
    """A part so many times as large as before, in which a place stays where it is."""
    return at - (at - part[0]) / factor, at + (part[1] - at) / factor


def chart_part(chart: Chart, part: AxisPart, language: Language) -> Chart:
    """A part of a chart of curves; its y axis has what the curves have there, and no more.

    All of it where the part is none of the chart's.
    """
    ends = within(part, chart.x_max)
    if ends is None:
        return chart
    curves = tuple(curve for each in chart.curves if (curve := _cut_curve(each, ends)).smooth.x)
    lines = [line for each in curves for line in (each.smooth, each.steps) if line is not None]
    heights = [y for line in lines for y in line.y]
    if not heights:
        return chart
    least, most = min(heights), max(heights)
    if least == most:  # they are all level
        least, most = least - 0.5, most + 0.5
    return replace(
        chart,
        curves=curves,
        x_min=ends[0],
        x_max=ends[1],
        x_whole=chart.x_max,
        y_min=least,
        y_max=most,
        x_ticks=ticks(*ends, language, add=chart.x_add),
        y_ticks=ticks(least, most, language),
    )


def _cut_curve(curve: Curve, ends: AxisPart) -> Curve:
    return replace(
        curve,
        smooth=_cut(curve.smooth, ends),
        steps=None if curve.steps is None else _cut(curve.steps, ends),
        median=_inside(curve.median, ends),
        blitz=_inside(curve.blitz, ends),
    )


def _inside(point: tuple[float, float] | None, ends: AxisPart) -> tuple[float, float] | None:
    return point if point is not None and ends[0] <= point[0] <= ends[1] else None


def _cut(line: Line, ends: AxisPart) -> Line:
    """What is between two places of a line; nothing where it is not there."""
    first, after = bisect_left(line.x, ends[0]), bisect_right(line.x, ends[1])
    points = list(zip(line.x[first:after], line.y[first:after], strict=True))
    if 0 < first < len(line.x) and line.x[first] > ends[0]:
        points.insert(0, (ends[0], _height(line, first, ends[0])))
    if 0 < after < len(line.x) and line.x[after - 1] < ends[1]:
        points.append((ends[1], _height(line, after, ends[1])))
    return Line(tuple(x for x, _ in points), tuple(y for _, y in points))


def _height(line: Line, after: int, x: float) -> float:
    """The height of a line at a place before one of its points."""
    (left, right), (low, high) = line.x[after - 1 : after + 1], line.y[after - 1 : after + 1]
    return low + (high - low) * (x - left) / (right - left)
