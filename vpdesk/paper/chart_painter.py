"""One painter of charts for PDF, print, SVG and PNG."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

import vpdesk
from vpdesk.paper.bundled_font import DeviceFont, draws_outlines
from vpdesk.paper.chart_names import (
    device_place,
    end_places,
    is_crossed,
    leader,
    point_places,
)
from vpdesk.paper.chart_parts import bars_look, chart_pen, curve_lines, curve_pen, draw_points
from vpdesk.paper.looks import ON_PAPER, Look
from vpdesk.report.chart import Bars, Chart, Curve, Line

PAPER = ON_PAPER.paper

# Points. A smaller chart has everything smaller, a large one a little larger.
NORMAL_WIDTH, NORMAL_HEIGHT, MOST_GROWTH = 430.0, 290.0, 1.3
TITLE, LABEL, FOOTER = 13.0, 8.5, 7.0
SAMPLE = 30.0  # the length of a line in the legend
SPACE = 6.0  # around the columns of the legend
LEGEND_SIZES = (1, 0.85, 0.7)  # times the usual type
LEGEND_BESIDE = 0.35  # of the chart's width, at most, where the legend stands beside the plot
HEADROOM = 2.2  # times the labels: above the plot
LEGEND_SHARE = 0.6  # of the plot's height: above it are curves
BORDER = 0.02  # of a picture's width, on all sides


def draw_chart(
    painter: QPainter,
    rect: QRectF,
    chart: Chart,
    *,
    texts: bool = True,
    look: Look = ON_PAPER,
    growth: float | None = None,
    most: float = MOST_GROWTH,
    picked: tuple[float, float] | None = None,
) -> None:
    """Draw a chart, filling rect of the painter's device; nothing is cut.

    texts: with its title and rule, which a page has elsewhere. look: the colours; the ground is
    the caller's. growth: how many times as large as on paper lines and type are; None for what
    suits the room, up to most. picked: a point of the data to emphasise.
    The type is in points of the device, so its resolution must be what it stands for. In SVG
    texts become outlines, for a viewer has not got the font.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawn = _ChartPainter(painter, rect, chart, texts=texts, look=look, growth=growth, most=most)
    drawn.draw(picked)
    painter.restore()


def draw_picture(painter: QPainter, area: QRectF, chart: Chart) -> None:
    """Draw a chart on a white ground with a border around it."""
    painter.fillRect(area, PAPER)
    border = BORDER * area.width()
    draw_chart(painter, area.adjusted(border, border, -border, -border), chart)


class _Legend(NamedTuple):
    """Where the legend stands, and its lengths: size is that of its type in points.

    row: the height of a row. unit: what a point is in it.
    """

    box: QRectF
    size: float
    row: float
    unit: float


NO_LEGEND = _Legend(QRectF(), 0, 0, 0)


class _ChartPainter:
    """Draws one chart; lengths are in the device's units, unit is a point."""

    def __init__(
        self,
        painter: QPainter,
        rect: QRectF,
        chart: Chart,
        *,
        texts: bool = True,
        look: Look = ON_PAPER,
        growth: float | None = None,
        most: float = MOST_GROWTH,
    ) -> None:
        self.painter, self.rect, self.chart, self.texts = painter, rect, chart, texts
        self.look = look
        self.outlines = draws_outlines(painter)
        point = painter.device().logicalDpiY() / 72
        if growth is None:
            growth = min(rect.width() / NORMAL_WIDTH, rect.height() / NORMAL_HEIGHT) / point
            growth = min(growth, most)
        self.growth = growth
        self.unit = unit = point * self.growth
        self.label = self._font(LABEL)
        widest = max(self.label.width(tick.text) for tick in chart.y_ticks)
        last_tick = self.label.width(chart.x_ticks[-1].text) / 2
        title = TITLE * 1.2 + 4 if texts else 0
        footer = FOOTER * 2.2 + 4 if texts else 0
        self.plot = rect.adjusted(
            max(widest, self.label.width(chart.y_label)) + 7 * unit,
            (title + LABEL * HEADROOM) * unit,
            -max(last_tick, 4 * unit, self._right_axis_width()),
            -(LABEL * 3.4 + footer) * unit,
        )
        self.ends = self._end_names()
        self.legend = NO_LEGEND if self.ends else self._legend_place()

    def draw(self, picked: tuple[float, float] | None = None) -> None:
        """Draw everything, what matters most on top."""
        if self.texts:
            self._texts()
        self._axes()
        self._right_axis()
        for bars in self.chart.bars:
            self._bars(bars)
        curves = sorted(self.chart.curves, key=lambda curve: curve.current)
        for curve in curves:
            self._curve(curve)
        self._legend()
        for curve in curves:
            self._points(curve)
        self._names()
        if picked is not None:
            self._picked(self._at(*picked))

    def _font(self, size: float, *, bold: bool = False) -> DeviceFont:
        return DeviceFont(self.painter.device(), size * self.growth, bold=bold)

    def _at(self, x: float, y: float) -> QPointF:
        """The place of a point of the data."""
        return device_place(self.chart, self.plot, x, y)

    def _pen(self, colour: QColor, points: float) -> QPen:
        return chart_pen(colour, points * self.unit)

    def _write(
        self,
        place: QPointF,
        text: str,
        font: DeviceFont,
        colour: QColor | None = None,
        *,
        shift: float = 0,
        halo: bool = False,
    ) -> None:
        """Write a text at a place of its baseline: from there on, or with a shift of -1 to there.

        halo: a border of paper around the letters keeps them legible over lines.
        """
        painter = self.painter
        place = place + QPointF(shift * font.width(text), 0)
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)  # letters may be of overlapping strokes
        if halo or self.outlines:
            path.addText(place, font.font, text)
        if halo:
            painter.strokePath(path, self._pen(self.look.paper, 3))
        if self.outlines:
            painter.fillPath(path, colour or self.look.ink)
        else:
            painter.setPen(colour or self.look.ink)
            painter.setFont(font.font)
            painter.drawText(place, text)

    def _fitting(self, text: str, size: float, width: float, *, bold: bool = False) -> DeviceFont:
        """The font in this size, or in a smaller one in which the text is no wider."""
        font = self._font(size, bold=bold)
        excess = font.width(text) / width
        return self._font(size / excess, bold=bold) if excess > 1 else font

    def _texts(self) -> None:
        """The title and the footer."""
        chart, rect, unit = self.chart, self.rect, self.unit
        font = self._fitting(chart.title, TITLE, rect.width(), bold=True)
        self._write(rect.topLeft() + QPointF(0, TITLE * unit), chart.title, font)
        font, program = self._font(FOOTER), f"vpdesk {vpdesk.__version__}"
        place = rect.bottomRight() - QPointF(0, 3 * unit)
        self._write(place, program, font, self.look.label, shift=-1)
        room = rect.width() - font.width(program) - 2 * font.em
        place = rect.bottomLeft() - QPointF(0, 3 * unit)
        self._write(place, chart.rule, self._fitting(chart.rule, FOOTER, room), self.look.label)

    def _axes(self) -> None:
        chart, painter, unit, plot = self.chart, self.painter, self.unit, self.plot
        place = plot.topLeft() - QPointF(7 * unit, LABEL * unit)
        self._write(place, chart.y_label, self.label, self.look.label, shift=-1)
        place = plot.bottomRight() + QPointF(0, LABEL * 3.0 * unit)
        self._write(place, chart.x_label, self.label, self.look.label, shift=-1)
        middle = self.label.metrics.capHeight() / 2
        for tick in chart.x_ticks:
            foot = self._at(tick.at, chart.y_min)
            painter.setPen(self._pen(self.look.grid, 0.5))
            painter.drawLine(foot, QPointF(foot.x(), plot.top()))
            painter.setPen(self._pen(self.look.ink, 0.6))
            painter.drawLine(foot, foot + QPointF(0, 3 * unit))
            self._write(foot + QPointF(0, 1.6 * LABEL * unit), tick.text, self.label, shift=-0.5)
        for tick in chart.y_ticks:
            foot = self._at(chart.x_min, tick.at)
            painter.setPen(self._pen(self.look.grid, 0.5))
            painter.drawLine(foot, QPointF(plot.right(), foot.y()))
            painter.setPen(self._pen(self.look.ink, 0.6))
            painter.drawLine(foot, foot - QPointF(3 * unit, 0))
            self._write(foot + QPointF(-7 * unit, middle), tick.text, self.label, shift=-1)
        painter.setPen(self._pen(self.look.ink, 0.8))
        painter.drawPolyline(QPolygonF([plot.topLeft(), plot.bottomLeft(), plot.bottomRight()]))

    def _right_axis_width(self) -> float:
        if not self.chart.y2_ticks:
            return 0
        widths = [self.label.width(tick.text) for tick in self.chart.y2_ticks]
        return max(*widths, self.label.width(self.chart.y2_label)) + 7 * self.unit

    def _right_axis(self) -> None:
        chart, unit, plot = self.chart, self.unit, self.plot
        if not chart.y2_ticks:
            return
        place = plot.topRight() + QPointF(7 * unit, -LABEL * unit)
        self._write(place, chart.y2_label, self.label, self.look.label)
        middle = self.label.metrics.capHeight() / 2
        for tick in chart.y2_ticks:
            foot = self._at(chart.x_max, tick.at)
            self.painter.setPen(self._pen(self.look.ink, 0.6))
            self.painter.drawLine(foot, foot + QPointF(3 * unit, 0))
            self._write(foot + QPointF(7 * unit, middle), tick.text, self.label)
        self.painter.setPen(self._pen(self.look.ink, 0.8))
        self.painter.drawLine(plot.topRight(), plot.bottomRight())

    def _bars(self, bars: Bars) -> None:
        self._set_bars_pen(bars)
        self.painter.drawPolygon(self._polygon(bars.outline(self.chart.y_min)))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)

    def _set_bars_pen(self, bars: Bars) -> None:
        pen, fill = bars_look(bars, self.unit, dark=self.look.dark)
        self.painter.setPen(pen)
        self.painter.setBrush(fill)

    def _curve(self, curve: Curve) -> None:
        for line, pen in curve_lines(curve, self.unit, dark=self.look.dark):
            self.painter.setPen(pen)
            self.painter.drawPolyline(self._polygon(line))

    def _polygon(self, line: Line) -> QPolygonF:
        return QPolygonF([self._at(x, y) for x, y in zip(line.x, line.y, strict=True)])

    def _points(self, curve: Curve) -> None:
        draw_points(
            self.painter,
            curve,
            self._at,
            self._radius(curve),
            unit=self.unit,
            ground=self.look.paper,
            dark=self.look.dark,
        )

    def _radius(self, curve: Curve) -> float:
        return (3.2 if curve.current else 2.4) * self.unit

    def _end_names(self) -> list[tuple[QRectF, Curve]]:
        """The names of the curves over their ends; none where there is not room for all."""
        font, ends = self._font(LABEL, bold=True), self.chart.ends
        if not ends:
            return []
        points = [self._at(*end) for end in ends]
        height = font.metrics.capHeight()
        left = self.plot.left() + self.label.width(self.chart.y_label)
        room = self.plot.adjusted(0, -HEADROOM * LABEL * self.unit, 0, 0)
        room.setLeft(left)
        places = end_places(
            [(point.x(), point.y()) for point in points],
            [(font.width(curve.label), height) for curve in self.chart.curves],
            room,
            5 * self.unit,
        )
        return list(zip(places or (), self.chart.curves, strict=False))

    def names(self) -> list[tuple[QRectF, QPointF, str]]:
        """The names of the current curve's points: where each stands, its point, its text."""
        height = self.label.metrics.capHeight()
        return point_places(
            self.chart,
            self.plot,
            self.plot.adjusted(0, -HEADROOM * LABEL * self.unit, 0, 0),
            lambda name: (self.label.width(name), height),
            self._radius,
            [self.legend.box, *(place for place, _ in self.ends)],
        )

    def _names(self) -> None:
        """The names beside their points, or with a line to them from where there is room."""
        for place, curve in self.ends:
            font = self._font(LABEL, bold=curve.current)
            self._write(place.bottomLeft(), curve.label, font, halo=True)
        for place, point, name in self.names():
            if (line := leader(place, point)) is not None:
                self.painter.setPen(self._pen(self.look.label, 0.5))
                self.painter.drawLine(line)
            self._write(place.bottomLeft(), name, self.label, halo=True)

    def _picked(self, place: QPointF) -> None:
        """A disc, with lines to both axes."""
        painter, r = self.painter, 4.2 * self.unit
        painter.setPen(self._pen(self.look.ink, 0.8))
        painter.drawLine(place, QPointF(place.x(), self.plot.bottom()))
        painter.drawLine(place, QPointF(self.plot.left(), place.y()))
        painter.setPen(self._pen(self.look.paper, 1.2))
        painter.setBrush(self.look.ink)
        painter.drawEllipse(place, r, r)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _legend_place(self) -> _Legend:
        """Where it hides nothing: in the plot, in smaller type if need be, or else beside it."""
        for smaller in LEGEND_SIZES:
            found = self._legend_within(smaller)
            if not is_crossed(self.chart, self.plot, found.box):
                return found
        found = self._legend_within(1)
        most = LEGEND_BESIDE * self.rect.width()
        if found.box.width() > most:
            found = self._legend_within(most / found.box.width())
        self.plot.setRight(self.plot.right() - found.box.width())
        box = QRectF(found.box)
        box.moveBottomRight(QPointF(self.rect.right(), self.plot.bottom()))
        return found._replace(box=box)

    def _legend_within(self, smaller: float) -> _Legend:
        """The legend in the plot; smaller: its type, as a share of the usual one."""
        entries, plot = self.chart.entries, self.plot
        row = LABEL * 1.55 * self.unit * smaller
        crowd = max(row * len(entries) / (LEGEND_SHARE * plot.height()), 1)
        size, row = LABEL * smaller / crowd, row / crowd
        font = self._font(size, bold=True)
        widest = max((font.width(entry.label) for entry in entries), default=0)
        unit = self.unit * smaller
        space = SPACE * unit
        width = SAMPLE * unit + widest + 3 * space
        box = QRectF(0, 0, width, row * len(entries) + 1.5 * space)
        beside = space if self.chart.y2_ticks else 0  # so that the axis is not covered
        left, bottom = self.chart.legend_place(
            (width + beside) / plot.width(), (box.height() + 3 * space) / plot.height()
        )
        x = plot.left() + left * plot.width() + (0 if left else beside)
        box.moveBottomLeft(QPointF(x, plot.bottom() - bottom * plot.height() - 1.5 * space))
        return _Legend(box, size, row, unit)

    def _legend(self) -> None:
        if not self.chart.entries or self.ends:
            return
        box, size, row, unit = self.legend
        self.painter.fillRect(box, self.look.paper)
        space = SPACE * unit
        left = box.left() + space
        right = left + SAMPLE * unit
        y = box.top() + 0.75 * space + row / 2
        for entry in self.chart.entries:
            if isinstance(entry, Bars):
                self._set_bars_pen(entry)
                self.painter.drawRect(QRectF(left, y - row / 4, right - left, row / 2))
                self.painter.setBrush(Qt.BrushStyle.NoBrush)
            else:
                self.painter.setPen(curve_pen(entry, unit, dark=self.look.dark))
                self.painter.drawLine(QPointF(left, y), QPointF(right, y))
            font = self._font(size, bold=isinstance(entry, Curve) and entry.current)
            place = QPointF(right + space, y + font.metrics.capHeight() / 2)
            self._write(place, entry.label, font)
            y += row
