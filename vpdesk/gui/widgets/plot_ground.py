"""The ground of the live plot, kept as a picture while only the current curve changes."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from vpdesk.gui.widgets.plot_painter import ROLE, PlotPainter, PlotPlace
from vpdesk.report.chart import Chart, Curve

Looks = tuple[Chart, object]


class PlotGround:
    """Axes, bars and all curves but the current one, as a picture that is painted when it changes.

    A plot with six curves on a large screen is painted for the most part by them, and a step of the
    board count changes none. Where the current curve is that of a pin, the pin's own one may stay
    in the picture: the current one hides it.
    """

    def __init__(self) -> None:
        self._asked: Chart | None = None
        self._kept: Looks | None = None  # what is in the picture
        self._picture = QPixmap()

    def looks(self, widget: QWidget, chart: Chart, place: PlotPlace) -> Looks:
        """All that a ground is painted by."""
        ground = _ground_of(chart)
        if self._asked is None or not _hides(chart, ground, self._asked):
            self._asked = ground
        screen = widget.size(), widget.devicePixelRatioF()
        return self._asked, (place, widget.palette(), widget.font(), screen)

    def draw(
        self, painter: QPainter, widget: QWidget, chart: Chart, place: PlotPlace
    ) -> PlotPainter:
        """Draw the ground of a chart on a widget; what draws the rest of it."""
        looks = self.looks(widget, chart, place)
        if looks != self._kept:
            self._kept = looks
            self._paint(widget, looks[0], place)
        painter.drawPixmap(0, 0, self._picture)
        return PlotPainter(painter, chart, place, widget.palette(), widget.font())

    def _paint(self, widget: QWidget, chart: Chart, place: PlotPlace) -> None:
        ratio = widget.devicePixelRatioF()
        if self._picture.size() != widget.size() * ratio:
            self._picture = QPixmap(widget.size() * ratio)
        self._picture.setDevicePixelRatio(ratio)
        self._picture.fill(widget.palette().color(ROLE.Base))
        painter = QPainter(self._picture)
        PlotPainter(painter, chart, place, widget.palette(), widget.font()).draw_ground()
        painter.end()


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


def _hides(chart: Chart, ground: Chart, before: Chart) -> bool:
    """Whether a ground is one of before but for a curve that the chart's current one hides."""
    hidden = [_as_pin(each) for each in chart.curves if each.current]
    curves = tuple(each for each in before.curves if each not in hidden)
    return curves == ground.curves and replace(ground, curves=before.curves) == before


def _as_pin(curve: Curve) -> Curve:
    """A current curve as it is while another one is the current one."""
    return replace(curve, current=False, steps=curve.steps if curve.stepped else None)
