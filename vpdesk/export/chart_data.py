"""The points of a chart in columns, for formats that hold numbers rather than pictures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from vpdesk.report.chart import Chart, Curve, Line
from vpdesk.report.language import Language


class Series(NamedTuple):
    """Points that belong together: a curve, its steps, or the marked points of all curves.

    curve: whose they are; None for marked points.
    """

    name: str
    points: Line
    curve: Curve | None = None
    steps: bool = False


def chart_series(chart: Chart, language: Language) -> Iterator[Series]:
    """The series of a chart, in the order to draw them: steps, curves, medians, blitzes."""
    for curve in chart.curves:
        if curve.steps is not None:
            name = language.translate("Export", "{curve}: steps").format(curve=curve.label)
            yield Series(name, curve.steps, curve, steps=True)
    for curve in chart.curves:
        yield Series(curve.label, curve.smooth, curve)
    yield Series(chart.median_label, _line([curve.median for curve in chart.curves]))
    yield Series(chart.blitz_label, _line([curve.blitz for curve in chart.curves]))


def _line(points: list[tuple[float, float]]) -> Line:
    return Line(tuple(x for x, _ in points), tuple(y for _, y in points))
