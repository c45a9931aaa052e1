"""The live plot painted: axes, bars, curves, their points, and what the user points at."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache, reduce
from operator import sub
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen, QPolygonF, QRegion

from vpdesk.gui.theme import is_dark
from vpdesk.gui.widgets.fonts import bold
from vpdesk.gui.widgets.plot_legend import line_unit
from vpdesk.paper.chart_names import device_place, end_places, leader, point_places
from vpdesk.paper.chart_parts import bars_look, curve_lines, draw_points
from vpdesk.report.chart import Chart, Curve, Line

ROLE = QPalette.ColorRole
ANTIALIASING = QPainter.RenderHint.Antialiasing
POINT_UNIT = 1.4  # pixels: the lines of marked points are seen on every curve
ROOM = 1.5  # room over the curves for a name, in lines of text
TICK = 4  # pixels into the plot
BESIDE, BELOW = 5, 2  # pixels from an axis to the texts of its ticks
POINT_SHARE = 0.5  # the size of a marked point, of a line of text
NAME_HEIGHT = 0.75  # of a line of text
KEPT = 16  # curves with dashes
WHOLE = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip


class PlotPlace(NamedTuple):
    """Where a chart is in the widget, in pixels.

    box: what the axes enclose. x, y: what of the data is at its ends, the least first.
    """

    box: QRectF
    x: tuple[float, float]
    y: tuple[float, float]

    def at(self, x: float, y: float) -> QPointF:
        """The place of a point of the data."""
        across = (x - self.x[0]) / (self.x[1] - self.x[0])
        up = (y - self.y[0]) / (self.y[1] - self.y[0])
        return QPointF(
            self.box.left() + across * self.box.width(), self.box.bottom() - up * self.box.height()
        )

    def x_at(self, place: QPointF) -> float:
        """The x of the data at a place."""
        across = (place.x() - self.box.left()) / self.box.width()
        return self.x[0] + across * (self.x[1] - self.x[0])

    @property
    def numbers(self) -> tuple[float, float, float, float]:
        """How many pixels one of the data is across and up, and where 0 of it is."""
        across = self.box.width() / (self.x[1] - self.x[0])
        up = self.box.height() / (self.y[1] - self.y[0])
        return across, up, self.box.left() - across * self.x[0], self.box.bottom() + up * self.y[0]

    def pieces(self, line: Line) -> list[QLineF]:
        """The straight pieces of a line."""
        across, up, left, bottom = self.numbers
        x, y = [left + across * each for each in line.x], [bottom - up * each for each in line.y]
        return [QLineF(*each) for each in zip(x, y, x[1:], y[1:], strict=False)]

    def points(self, line: Line) -> list[QPointF]:
        """The places of the points of a line; some hundreds of them for each paint."""
        across, up, left, bottom = self.numbers
        return [
            QPointF(left + across * x, bottom - up * y) for x, y in zip(line.x, line.y, strict=True)
        ]


def chart_place(chart: Chart, room: QRectF, metrics: QFontMetrics) -> PlotPlace:
    """The place of a chart with its axes; over and under the curves is room for points and a name.

    A plot of no height is filled by the curves.
    """
    line = metrics.height()
    widths = [
        max((metrics.horizontalAdvance(tick.text) for tick in ticks), default=-line - BESIDE)
        for ticks in (chart.y_ticks, chart.y2_ticks)
    ]
    left, right = (line + width + BESIDE for width in widths)
    box = room.adjusted(left + BESIDE, 0, -right, -2 * line - BESIDE)
    if chart.x_ticks:
        last = chart.x_ticks[-1]
        after = (chart.x_max - last.at) / (chart.x_max - chart.x_min) * box.width()
        cut = metrics.horizontalAdvance(last.text) / 2 - after - max(0, right)
        box.adjust(0, 0, -max(0, math.ceil(cut)), 0)  # its text stands under the axis's end
    box.setSize(box.size().expandedTo(QRectF(0, 0, 1, 1).size()))
    over, under = spare_heights(box.height(), line)
    per_pixel = (chart.y_max - chart.y_min) / (box.height() - over - under)
    y = (chart.y_min - under * per_pixel, chart.y_max + over * per_pixel)
    return PlotPlace(box, (chart.x_min, chart.x_max), y)


def spare_heights(height: float, line: float) -> tuple[float, float]:
    """The pixels left free over and under the curves in a box, for a name and for points."""
    if height > 3 * line:
        return ROOM * line, 0.5 * line
    point = 0.7 * POINT_SHARE * line  # its corners are whole
    return (point, point) if height > line else (0.0, 0.0)


class Name(NamedTuple):
    """A name of a point or a curve: where it stands in the widget, and the point.

    strong: it is that of the current curve.
    """

    place: QRectF
    point: QPointF
    text: str
    strong: bool = False


def end_names(chart: Chart, plot: QRectF, font: QFont, *, short: bool = False) -> list[Name]:
    """The names of the curves over their ends; none where there is not room for all.

    plot: where the chart's own extent is. short: only their board counts, where these differ.
    """
    labels = [str(curve.boards) if short else curve.label for curve in chart.curves]
    if not chart.ends or plot.isEmpty() or len({*labels}) < len(labels):
        return []
    metrics = QFontMetrics(bold(font))  # as the current one's name is
    line = metrics.height()
    points = [device_place(chart, plot, *end) for end in chart.ends]
    places = end_places(
        [(point.x(), point.y()) for point in points],
        [(metrics.horizontalAdvance(label), NAME_HEIGHT * line) for label in labels],
        plot.adjusted(0, -min(ROOM * line, plot.top()), 0, 0),
        0.4 * line,
    )
    return [
        Name(place, point, label, curve.current)
        for place, point, label, curve in zip(
            places or (), points, labels, chart.curves, strict=False
        )
    ]


def point_names(
    chart: Chart,
    plot: QRectF,
    metrics: QFontMetrics,
    covered: Sequence[QRectF],
    other: tuple[str, tuple[float, float]] | None = None,
) -> list[Name]:
    """The names of the current curve's marked points, beside them and never across a curve.

    plot: where the chart's own extent is. covered: what they may not cover. other: another name
    with its point.
    """
    line = metrics.height()
    found = point_places(
        chart,
        plot,
        plot.adjusted(0, -min(ROOM * line, plot.top()), 0, 0),
        lambda text: (metrics.horizontalAdvance(text), NAME_HEIGHT * line),
        lambda _: POINT_SHARE * line / 2,
        covered,
        other,
    )
    return [Name(*each) for each in found]


def point_radius(metrics: QFontMetrics) -> float:
    """That of a marked point, in pixels."""
    return max(3.5, metrics.height() * POINT_SHARE / 2)


def picked_radius(metrics: QFontMetrics) -> float:
    """That of the selected point, in pixels."""
    return max(9.0, metrics.height() * 0.6) / 2


class PlotPainter:
    """Paints one chart at its place."""

    def __init__(
        self, painter: QPainter, chart: Chart, place: PlotPlace, palette: QPalette, font: QFont
    ) -> None:
        self._painter, self._chart, self._place = painter, chart, place
        self._palette, self._dark = palette, is_dark(palette)
        self._font, self._metrics = font, QFontMetrics(font)
        self._unit = line_unit(self._metrics)
        painter.setFont(font)

    def draw_ground(self) -> None:
        """Draw what a step of the board count leaves alone, as a rule: axes, bars, other curves."""
        self._axes()
        self._painter.setClipRect(self._place.box)
        self._bars()
        for curve in self._chart.curves:
            if not curve.current:
                self._curve(curve)
        self._painter.setClipping(False)

    def draw(
        self, names: list[Name], lines: list[tuple[QLineF, QColor]], picked: QPointF | None
    ) -> None:
        """Draw on that ground everything else, what matters most on top.

        lines: across the plot, to what the user points at, behind the names. picked: the selected
        point.
        """
        painter = self._painter
        painter.setClipRect(self._place.box)
        for curve in self._chart.curves:
            if curve.current:
                self._curve(curve)
        if lines:
            written = (QRegion(name.place.toAlignedRect()) for name in names)
            painter.setClipRegion(reduce(sub, written, QRegion(self._place.box.toAlignedRect())))
        for line, colour in lines:
            painter.setPen(QPen(colour, 1))
            painter.drawLine(line)
        painter.setClipping(False)
        painter.setRenderHint(ANTIALIASING)
        self._names(names)
        self._points()
        if picked is not None:
            painter.setPen(QPen(self._palette.color(ROLE.Base), 1.5))
            painter.setBrush(self._palette.color(ROLE.Accent))
            radius = picked_radius(self._metrics)
            painter.drawEllipse(picked, radius, radius)

    def _axes(self) -> None:
        chart, painter, box = self._chart, self._painter, self._place.box
        line, middle = self._metrics.height(), Qt.AlignmentFlag.AlignCenter
        pen, muted = (
            QPen(self._palette.color(ROLE.Mid), 1),
            self._palette.color(ROLE.PlaceholderText),
        )
        marks = [
            QLineF(box.topLeft(), box.bottomLeft()),
            QLineF(box.bottomLeft(), box.bottomRight()),
        ]
        painter.setPen(muted)
        feet = [self._place.at(tick.at, self._place.y[0]) for tick in chart.x_ticks]
        widest = max(
            (self._metrics.horizontalAdvance(tick.text) for tick in chart.x_ticks), default=0
        )
        step = _step([foot.x() for foot in feet], widest + BESIDE)
        for tick, foot in zip(chart.x_ticks[::step], feet[::step], strict=True):
            marks.append(QLineF(foot, foot - QPointF(0, TICK)))
            half = self._metrics.horizontalAdvance(tick.text) / 2
            baseline = BELOW + self._metrics.ascent()
            painter.drawText(foot + QPointF(-half, baseline), tick.text)
        name = QRectF(box.left(), box.bottom() + line, box.width(), line + BESIDE)
        painter.drawText(name, middle, chart.x_label)
        marks += self._upright_axis(left=True)
        if chart.y2_ticks:
            marks += self._upright_axis(left=False)
        painter.setPen(pen)
        painter.drawLines(marks)

    def _upright_axis(self, *, left: bool) -> list[QLineF]:
        """Write the ticks and the name of an axis; the lines that mark it."""
        chart, painter, box, metrics = self._chart, self._painter, self._place.box, self._metrics
        ticks, name = (chart.y_ticks, chart.y_label) if left else (chart.y2_ticks, chart.y2_label)
        x = box.left() if left else box.right()
        marks, down = [], (metrics.ascent() - metrics.descent()) / 2
        widest = 0
        feet = [QPointF(x, self._place.at(0, tick.at).y()) for tick in ticks]
        step = _step([foot.y() for foot in feet], metrics.height())
        for tick, foot in zip(ticks[::step], feet[::step], strict=True):
            marks.append(QLineF(foot, foot + QPointF(TICK if left else -TICK, 0)))
            width = metrics.horizontalAdvance(tick.text)
            widest = max(widest, width)
            painter.drawText(foot + QPointF(-BESIDE - width if left else BESIDE, down), tick.text)
        painter.save()
        painter.translate(0 if left else x + BESIDE + widest, box.bottom())
        painter.rotate(-90)
        place = QRectF(0, 0, box.height(), metrics.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, name)
        painter.restore()
        return marks if left else [*marks, QLineF(box.topRight(), box.bottomRight())]

    def _bars(self) -> None:
        base = self._chart.y_min
        self._painter.setRenderHint(ANTIALIASING)
        for bars in self._chart.bars:
            pen, brush = bars_look(bars, self._unit, dark=self._dark)
            self._painter.setPen(pen)
            self._painter.setBrush(brush)
            self._painter.drawPolygon(QPolygonF(self._place.points(bars.outline(base))))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)

    def _curve(self, curve: Curve) -> None:
        for line, pen in curve_lines(curve, self._unit, dark=self._dark):
            # Upright and level lines are sharp as they are, and far quicker.
            self._painter.setRenderHint(ANTIALIASING, line is curve.smooth)
            if pen.style() is Qt.PenStyle.CustomDashLine and line is curve.smooth:
                lengths = tuple(length * pen.widthF() for length in pen.dashPattern())
                self._painter.setPen(QPen(pen.color(), pen.widthF()))
                self._painter.drawLines(_kept_dashes(line, self._place.numbers, lengths))
            elif pen.style() is Qt.PenStyle.SolidLine:
                pen.setCapStyle(Qt.PenCapStyle.SquareCap)  # no gap where two pieces meet
                self._painter.setPen(pen)
                self._painter.drawLines(self._place.pieces(line))  # a third of a polyline's time
            else:
                self._painter.setPen(pen)
                self._painter.drawPolyline(self._place.points(line))
        self._painter.setRenderHint(ANTIALIASING, False)

    def _points(self) -> None:
        radius, ground = point_radius(self._metrics), self._palette.color(ROLE.Base)
        at = self._place.at
        for curve in self._chart.curves:
            unit, dark = POINT_UNIT * self._unit, self._dark
            draw_points(self._painter, curve, at, radius, unit=unit, ground=ground, dark=dark)

    def _names(self, names: list[Name]) -> None:
        """The names beside their points, or with a line to them from where there is room."""
        painter = self._painter
        for name in names:
            line = leader(name.place, name.point)
            if line is not None:
                painter.setPen(QPen(self._palette.color(ROLE.PlaceholderText), 1))
                painter.drawLine(line)
            painter.setPen(self._palette.color(ROLE.Text))
            painter.setFont(bold(self._font) if name.strong else self._font)
            painter.drawText(name.place, WHOLE, name.text)


@lru_cache(KEPT)
def _kept_dashes(
    line: Line, numbers: tuple[float, float, float, float], lengths: tuple[float, ...]
) -> list[QLineF]:
    """The dashes of a line at a place in the widget (its numbers): a pin's stay as they are."""
    across, up, left, bottom = numbers
    places = zip(line.x, line.y, strict=True)
    return dashes([(left + across * x, bottom - up * y) for x, y in places], lengths)


def dashes(points: Sequence[tuple[float, float]], lengths: Sequence[float]) -> list[QLineF]:
    """The dashes of a line through points, each a straight one: Qt needs many times as long.

    lengths: in pixels, of a dash, a gap, a dash and so on, from the beginning again after the last.
    A dash is so short that a curve of the plot is straight along it; one around a corner of a
    staircase is two.
    """
    found, turn, left = list[QLineF](), 0, lengths[0]
    x, y = start_x, start_y = points[0]
    upright = level = False
    for next_x, next_y in points[1:]:
        corner = (upright and y == next_y) or (level and x == next_x)
        upright, level = x == next_x, y == next_y
        if corner and turn % 2 == 0:
            found.append(QLineF(start_x, start_y, x, y))
            start_x, start_y = x, y
        length, done = math.hypot(next_x - x, next_y - y), 0.0
        while length - done >= left:
            done += left
            part = done / length
            end_x, end_y = x + (next_x - x) * part, y + (next_y - y) * part
            if turn % 2 == 0:
                found.append(QLineF(start_x, start_y, end_x, end_y))
            start_x, start_y, turn = end_x, end_y, (turn + 1) % len(lengths)
            left = lengths[turn]
        left -= length - done
        x, y = next_x, next_y
    if turn % 2 == 0:
        found.append(QLineF(start_x, start_y, x, y))
    return found


def _step(places: Sequence[float], room: float) -> int:
    """Every how many ticks of an axis one is written, so that each text has its room in pixels."""
    if len(places) < 2 or places[0] == places[1]:
        return 1
    return max(1, math.ceil(room / abs(places[1] - places[0])))
