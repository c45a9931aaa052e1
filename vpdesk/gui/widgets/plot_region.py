"""Which part of the live plot is painted by what stands on its ground."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF
from PySide6.QtGui import QFontMetrics, QRegion

from vpdesk.gui.widgets.plot_legend import line_unit
from vpdesk.gui.widgets.plot_painter import POINT_UNIT, Name, PlotPlace, picked_radius, point_radius
from vpdesk.paper.chart_parts import CURRENT_CURVE
from vpdesk.report.chart import Chart, Line

STRIPS = 24  # parts of a line, each as high as the line is there


def painted_region(
    chart: Chart,
    place: PlotPlace,
    metrics: QFontMetrics,
    names: Iterable[Name],
    lines: Iterable[QLineF],
    picked: QPointF | None,
) -> QRegion:
    """Where PlotPainter.draw() paints, as it is given the same; the other curves' points apart."""
    unit, radius = line_unit(metrics), point_radius(metrics)
    region = QRegion()
    for curve in chart.curves:
        if not curve.current:
            continue
        for line in filter(None, (curve.smooth, curve.steps)):
            for strip in _strips(line, place, CURRENT_CURVE * unit):
                region += strip
        for point in filter(None, (curve.median, curve.blitz)):
            region += _around(place.at(*point), radius + POINT_UNIT * unit)
    for name in names:
        region += _grown(name.place.united(QRectF(name.point, name.point)), metrics.height())
    for each in lines:
        region += _grown(QRectF(each.p1(), each.p2()).normalized(), 1)
    if picked is not None:
        region += _around(picked, picked_radius(metrics) + 1)
    return region


def _strips(line: Line, place: PlotPlace, room: float) -> Iterator[QRect]:
    across, up, left, bottom = place.numbers
    each = math.ceil(len(line.x) / STRIPS)
    for start in range(0, len(line.x) - 1, each):
        high = line.y[start : start + each + 1]
        first, last = line.x[start], line.x[min(start + each, len(line.x) - 1)]
        ends = QPointF(left + across * first, bottom - up * max(high))
        others = QPointF(left + across * last, bottom - up * min(high))
        yield _grown(QRectF(ends, others), room)


def _around(middle: QPointF, radius: float) -> QRect:
    return _grown(QRectF(middle, middle), radius)


def _grown(rect: QRectF, room: float) -> QRect:
    return rect.adjusted(-room - 1, -room - 1, room + 1, room + 1).toAlignedRect()
