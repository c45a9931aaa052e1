"""The ground of the live plot, kept as a picture while only the current curve changes."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from vpdesk.gui.widgets.plot_painter import ROLE, PlotPainter, PlotPlace
from vpdesk.report.chart import Chart, Curve

Looks = tuple[Chart, object]
KEPT = 2  # pictures: where the axis grows, a board count is turned back and forth, too


class PlotGround:
    """Axes, bars and all curves but the current one, as a picture that is painted when it changes.

    A plot with six curves on a large screen is painted for the most part by them, and a step of the
    board count changes none. Where the current curve is that of a pin, the pin's own one may stay
    in the picture: the current one hides it.
    """

    def __init__(self) -> None:
        self._asked: Chart | None = None
        self._kept: list[tuple[Looks, QPixmap]] = []  # the one that was drawn last at the end

    def looks(self, widget: QWidget, chart: Chart, place: PlotPlace) -> Looks:
        """All that a ground is painted by."""
        ground = _ground_of(chart)
        if self._asked is None or not _hides(chart, ground, self._asked):
            kept = (looks[0] for looks, _ in reversed(self._kept))
            self._asked = next((each for each in kept if _hides(chart, ground, each)), ground)
        screen = widget.size(), widget.devicePixelRatioF()
        return self._asked, (place, widget.palette(), widget.font(), screen)

    def draw(
        self, painter: QPainter, widget: QWidget, chart: Chart, place: PlotPlace
    ) -> PlotPainter:
        """Draw the ground of a chart on a widget; what draws the rest of it."""
        looks = self.looks(widget, chart, place)
        found = next((each for each in self._kept if each[0] == looks), None)
        if found is None:
            found = looks, _picture(widget, looks[0], place)
        others = [each for each in self._kept if each is not found]
        self._kept = [*others[1 - KEPT :], found]
        painter.drawPixmap(0, 0, found[1])
        return PlotPainter(painter, chart, place, widget.palette(), widget.font())


def _picture(widget: QWidget, chart: Chart, place: PlotPlace) -> QPixmap:
    ratio = widget.devicePixelRatioF()
    picture = QPixmap(widget.size() * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(widget.palette().color(ROLE.Base))
    painter = QPainter(picture)
    PlotPainter(painter, chart, place, widget.palette(), widget.font()).draw_ground()
    painter.end()
    return picture


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
