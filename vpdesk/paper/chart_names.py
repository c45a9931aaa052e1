"""Where the names of marked points stand in a chart: beside them, and never across a curve."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF

from vpdesk.report.chart import Chart

RINGS, TURNS = 36, 24  # places that are tried around a point
BELOW_RIGHT, ABOVE = 1 / 8, 3 / 4  # directions in turns from the right, clockwise
FAR = 2.0  # times the height of a name: from there on a line leads to it
CLEAR = 0.3  # of a name's height: how far it stands from a curve, at least


def name_place(
    chart: Chart,
    plot: QRectF,
    room: QRectF,
    point: QPointF,
    size: tuple[float, float],
    first: float,
    taken: Sequence[QRectF],
) -> QRectF | None:
    """The place for a name of a size that is the nearest to its point; None where there is none.

    plot: where the chart's axes enclose it on the device. room: where a name may stand.
    first: the direction to begin with, in turns from the right, clockwise. taken: what it may
    not cover.
    """
    clear = CLEAR * size[1]
    for place in _around(point, size, first):
        wide = place.adjusted(-clear, -clear, clear, clear)
        free = room.contains(wide) and not any(wide.intersects(each) for each in taken)
        if free and not is_crossed(chart, plot, wide):
            return place
    return None


def leader(place: QRectF, point: QPointF) -> QLineF | None:
    """The line from a point to the place of its name; None where that is near."""
    near = QPointF(
        min(max(point.x(), place.left()), place.right()),
        min(max(point.y(), place.top()), place.bottom()),
    )
    line = QLineF(point, near)
    return line if line.length() > FAR * place.height() else None


def is_crossed(chart: Chart, plot: QRectF, place: QRectF) -> bool:
    """Whether a curve or the top of a bar runs through a place on the device."""
    span = chart.y_max - chart.y_min

    def x(at: float) -> float:
        across = (at - plot.left()) / plot.width()
        return chart.x_min + across * (chart.x_max - chart.x_min)

    def y(at: float) -> float:
        return chart.y_min + (plot.bottom() - at) / plot.height() * span

    return chart.crosses(x(place.left()), x(place.right()), y(place.bottom()), y(place.top()))


def _around(point: QPointF, size: tuple[float, float], first: float) -> Iterator[QRectF]:
    """Places around a point, the nearer ones first."""
    width, height = size
    for ring in range(RINGS):
        away = (0.6 + 0.5 * ring) * height
        for turn in range(TURNS):
            sign = -1 if turn % 2 else 1  # to both sides of the first direction in turn
            angle = 2 * math.pi * (first + sign * ((turn + 1) // 2) / TURNS)
            x, y = math.cos(angle), math.sin(angle)
            middle = point + QPointF(x * (away + width / 2), y * (away + height / 2))
            yield QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
