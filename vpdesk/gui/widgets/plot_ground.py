"""The ground of the live plot, kept as a picture while only the current curve changes."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from vpdesk.gui.widgets.plot_painter import ROLE, PlotPainter, PlotPlace
from vpdesk.report.chart import Chart


class PlotGround:
    """Axes, bars and all curves but the current one.

    A plot with six curves on a large screen is painted for the most part by them, and a step of the
    board count changes none. So a ground that comes twice in a row is painted into a picture, which
    is put there whenever that ground comes again; one that changes at each step is painted as it
    is, and so is that of a step at which one of the pins is the current curve.
    """

    def __init__(self) -> None:
        self._last: object = None  # what was painted as it is
        self._kept: object = None  # what is in the picture
        self._picture: QPixmap | None = None

    def draw(
        self, painter: QPainter, widget: QWidget, chart: Chart, place: PlotPlace
    ) -> PlotPainter:
        """Draw the ground of a chart on a widget; what draws the rest of it."""
        drawn = PlotPainter(painter, chart, place, widget.palette(), widget.font())
        screen = widget.size(), widget.devicePixelRatioF()
        looks = _ground_of(chart), place, widget.palette(), widget.font(), screen
        if self._picture is None or looks != self._kept:
            if looks != self._last:
                self._last = looks
                painter.fillRect(widget.rect(), widget.palette().color(ROLE.Base))
                drawn.draw_ground()
                return drawn
            self._kept, self._picture = looks, _painted(widget, chart, place)
        painter.drawPixmap(0, 0, self._picture)
        return drawn


def _ground_of(chart: Chart) -> Chart:
    """The chart without what is not of the ground, so that equal grounds are equal."""
    return replace(
        chart,
        title="",
        rule="",
        x_per_imp=1.0,
        x_whole=0.0,
        curves=tuple(each for each in chart.curves if not each.current),
    )


def _painted(widget: QWidget, chart: Chart, place: PlotPlace) -> QPixmap:
    ratio = widget.devicePixelRatioF()
    picture = QPixmap(widget.size() * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(widget.palette().color(ROLE.Base))
    painter = QPainter(picture)
    PlotPainter(painter, chart, place, widget.palette(), widget.font()).draw_ground()
    painter.end()
    return picture
