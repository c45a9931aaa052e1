"""The points of a chart in columns, for formats that hold numbers rather than pictures."""

from __future__ import annotations

import math
from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from vpdesk.report.chart import Bars, Chart, Curve, Line
from vpdesk.report.language import Language


class Points(Enum):
    """What a series of points is."""

    STEPS = "steps"
    CURVE = "curve"
    BARS = "bars"  # the line along their tops
    MEDIANS = "medians"  # one of each curve
    BLITZES = "blitzes"


class Series(NamedTuple):
    """Points that belong together.

    curve: whose steps or curve it is. bars: whose tops they follow.
    """

    kind: Points
    name: str
    points: Line
    curve: Curve | None = None
    bars: Bars | None = None

    @property
    def on_right(self) -> bool:
        """The numbers are read off the right axis."""
        return self.bars is not None and bool(self.bars.values)


def chart_series(chart: Chart, language: Language) -> Iterator[Series]:
    """The series of a chart, in the order to draw them: the curves lie over the steps."""
    for curve in chart.curves:
        if curve.steps is not None:
            name = language.translate("Export", "{curve}: steps").format(curve=curve.label)
            yield Series(Points.STEPS, name, curve.steps, curve)
    for curve in chart.curves:
        yield Series(Points.CURVE, curve.label, curve.smooth, curve)
    for bars in chart.bars:
        yield Series(Points.BARS, bars.label, bars.numbers(chart.y_min), bars=bars)
    medians = _line([curve.median for curve in chart.curves if curve.median is not None])
    if medians.x:
        yield Series(Points.MEDIANS, chart.median_label, medians)
    blitzes = _line([curve.blitz for curve in chart.curves if curve.blitz is not None])
    if blitzes.x:
        yield Series(Points.BLITZES, chart.blitz_label, blitzes)


def extra_decimals(chart: Chart) -> int:
    """How many more decimals than usual the y values need: those of a small range."""
    return max(0, -math.floor(math.log10(chart.y_max - chart.y_min)))


def _line(points: list[tuple[float, float]]) -> Line:
    return Line(tuple(x for x, _ in points), tuple(y for _, y in points))
