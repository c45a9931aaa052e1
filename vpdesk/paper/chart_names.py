"""Where the names of marked points stand in a chart: beside them, and never across a curve."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF

from vpdesk.report.chart import Chart, Curve, runs_through

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
    width, height = size
    clear = CLEAR * height
    # In plain numbers: some hundreds of places are tried at each step of a spinner.
    least_x, least_y, most_x, most_y = _ends(room)
    covered = [_ends(each) for each in taken if not each.isEmpty()]
    lines = _Lines(chart, plot)
    for x, y in _around(point, size, first):
        left, top, right, bottom = x - clear, y - clear, x + width + clear, y + height + clear
        if left < least_x or top < least_y or right > most_x or bottom > most_y:
            continue
        for x1, y1, x2, y2 in covered:
            if left < x2 and x1 < right and top < y2 and y1 < bottom:
                break
        else:
            if not lines.cross(left, top, right, bottom):
                return QRectF(x, y, width, height)
    return None


def point_places(
    chart: Chart,
    plot: QRectF,
    room: QRectF,
    size: Callable[[str], tuple[float, float]],
    radius: Callable[[Curve], float],
    covered: Sequence[QRectF],
    other: tuple[str, tuple[float, float]] | None = None,
) -> list[tuple[QRectF, QPointF, str]]:
    """The names of the current curve's marked points: where each stands, its point, its text.

    plot, room: as in name_place(). size: of a text. radius: of a curve's marked points, which no
    name covers. covered: what they do not cover either. other: another name with its point.
    """
    found = list[tuple[QRectF, QPointF, str]]()
    current = next((each for each in chart.curves if each.current or len(chart.curves) == 1), None)
    if current is None or plot.isEmpty():
        return found
    taken = [*covered]
    for curve in chart.curves:
        marked = (each for each in (curve.median, curve.blitz) if each is not None)
        taken += [_square(device_place(chart, plot, *each), radius(curve)) for each in marked]
    for text, at, first in (
        (chart.median_label, current.median, BELOW_RIGHT),
        (chart.blitz_label, current.blitz, ABOVE),
        (*(other or ("", None)), BELOW_RIGHT),
    ):
        if at is None:
            continue
        point = device_place(chart, plot, *at)
        place = name_place(chart, plot, room, point, size(text), first, taken)
        if place is not None:
            found.append((place, point, text))
            taken.append(place)
    return found


def device_place(chart: Chart, plot: QRectF, x: float, y: float) -> QPointF:
    """Where a point of the data is, if the chart's own extent is at plot."""
    height = (y - chart.y_min) / (chart.y_max - chart.y_min)
    across = (x - chart.x_min) / (chart.x_max - chart.x_min)
    return QPointF(plot.left() + across * plot.width(), plot.bottom() - height * plot.height())


def _square(middle: QPointF, r: float) -> QRectF:
    return QRectF(middle.x() - r, middle.y() - r, 2 * r, 2 * r)


def end_places(
    points: Sequence[tuple[float, float]],
    sizes: Sequence[tuple[float, float]],
    room: QRectF,
    clear: float,
) -> list[QRectF] | None:
    """The places of names over the ends of curves, each over its own; None without room for all.

    points: the ends on the device. sizes: of the names. room: where they may stand. clear: how far
    over the ends. A name is moved aside by up to half of its width.
    """
    order = sorted(range(len(points)), key=lambda each: points[each][0])
    found, free = dict[int, QRectF](), room.left()
    for each in order:
        (x, y), (width, height) = points[each], sizes[each]
        left = min(max(x - width / 2, free), room.right() - width)
        top = y - clear - height
        if left < free or abs(left + width / 2 - x) > width / 2 or top < room.top():
            return None
        found[each] = QRectF(left, top, width, height)
        free = left + width + height  # a blank between two
    return [found[each] for each in range(len(points))]


def _ends(rect: QRectF) -> tuple[float, float, float, float]:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


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
    return _Lines(chart, plot).cross(*_ends(place))


class _Lines:
    """The lines of a chart, asked about one place on the device after the other."""

    def __init__(self, chart: Chart, plot: QRectF) -> None:
        self._lines = [*chart.lines]
        self._x = (chart.x_max - chart.x_min) / plot.width()
        self._y = (chart.y_max - chart.y_min) / plot.height()
        self._left, self._low = chart.x_min - self._x * plot.left(), chart.y_min
        self._bottom = plot.bottom()

    def cross(self, left: float, top: float, right: float, bottom: float) -> bool:
        """Whether one of them runs through a rectangle of the device."""
        place = (
            *(self._left + self._x * left, self._left + self._x * right),
            *(
                self._low + self._y * (self._bottom - bottom),
                self._low + self._y * (self._bottom - top),
            ),
        )
        for at, line in enumerate(self._lines):
            if runs_through(line, *place):
                self._lines.insert(0, self._lines.pop(at))  # near it, the next place is crossed too
                return True
        return False


def _around(
    point: QPointF, size: tuple[float, float], first: float
) -> Iterator[tuple[float, float]]:
    """The left upper corners of places around a point, the nearer ones first."""
    width, height = size
    directions = []
    for turn in range(TURNS):
        sign = -1 if turn % 2 else 1  # to both sides of the first direction in turn
        angle = 2 * math.pi * (first + sign * ((turn + 1) // 2) / TURNS)
        directions.append((math.cos(angle), math.sin(angle)))
    left, top = point.x() - width / 2, point.y() - height / 2
    for ring in range(RINGS):
        away = (0.6 + 0.5 * ring) * height
        for x, y in directions:
            yield left + x * (away + width / 2), top + y * (away + height / 2)
