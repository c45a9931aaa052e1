"""The curves and marked points of a chart, painted the same on screen and on paper.

Lengths are in units: points on paper, pixels on a screen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from vpdesk.paper.palette import curve_style
from vpdesk.report.chart import Bars, Curve, Line

CURVE, CURRENT_CURVE = 1.3, 2.3
STEPS, CURRENT_STEPS = 0.45, 0.9
BARS, BARS_ALPHA = 0.6, 60
RING, CURRENT_RING = 1.0, 1.3  # the lines of the marked points


def chart_pen(colour: QColor, width: float, dash: Iterable[float] = ()) -> QPen:
    """The pen of every line in a chart; dash: in widths of the line."""
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dash:
        pen.setDashPattern(list(dash))
    return pen


def curve_pen(curve: Curve, unit: float, *, dark: bool) -> QPen:
    """The current curve is told apart by its strength, the others by their dashes."""
    style = curve_style(curve.style, dark=dark)
    if curve.current:
        return chart_pen(QColor(style.colour), CURRENT_CURVE * unit)
    return chart_pen(QColor(style.colour), CURVE * unit, style.dash)


def curve_lines(curve: Curve, unit: float, *, dark: bool) -> list[tuple[Line, QPen]]:
    """A curve's lines and their pens: what the scale is, thick over the thin other one."""
    thin, thick = curve.steps, curve.smooth
    if thin is not None and curve.stepped:
        thin, thick = thick, thin
    lines = [(thick, curve_pen(curve, unit, dark=dark))]
    if thin is not None:
        colour = QColor(curve_style(curve.style, dark=dark).colour)
        width = CURRENT_STEPS if curve.current else STEPS
        lines.insert(0, (thin, chart_pen(colour, width * unit)))
    return lines


def bars_look(bars: Bars, unit: float, *, dark: bool) -> tuple[QPen, QColor]:
    """The pen of the bars' outline and the colour that fills them."""
    colour = QColor(curve_style(bars.style, dark=dark).colour)
    pen = chart_pen(colour, BARS * unit)
    colour.setAlpha(BARS_ALPHA)
    return pen, colour


def draw_points(
    painter: QPainter,
    curve: Curve,
    at: Callable[[float, float], QPointF],
    radius: float,
    *,
    unit: float,
    ground: QColor,
    dark: bool,
) -> None:
    """The median as a ring, the blitz as a diamond; at: where a point of the data is."""
    colour = QColor(curve_style(curve.style, dark=dark).colour)
    painter.setPen(chart_pen(colour, (CURRENT_RING if curve.current else RING) * unit))
    painter.setBrush(ground)
    if curve.median is not None:
        painter.drawEllipse(at(*curve.median), radius, radius)
    if curve.blitz is not None:
        middle = at(*curve.blitz)
        corners = ((0, -radius), (radius, 0), (0, radius), (-radius, 0))
        painter.drawPolygon([middle + QPointF(x, y) for x, y in corners])
    painter.setBrush(Qt.BrushStyle.NoBrush)
