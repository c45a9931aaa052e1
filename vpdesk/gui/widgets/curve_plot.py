"""The live plot of a report's chart."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QWidget

from vpdesk.gui.theme import is_dark
from vpdesk.gui.widgets.plot_legend import Legend, bars_look, curve_pen
from vpdesk.paper.chart_names import ABOVE, BELOW_RIGHT, leader, name_place
from vpdesk.report.chart import Chart, Curve

ROLE = QPalette.ColorRole
STEPS_ALPHA = 150
POINT_SHARE = 0.5  # the size of a marked point, of a line of text
NAME_HEIGHT = 0.75  # of a line of text
ROOM = 1.5  # room over the curves for a name, in lines of text


class CurvePlot(pg.PlotWidget):  # type: ignore[misc]
    """Curves of a chart, a crosshair under the mouse and a line at the selected margin.

    marginPicked: the margin (IMPs) that was clicked or stepped to with the arrow keys.
    marginHovered: the margin under the mouse; -1 when it leaves.
    """

    marginPicked = Signal(int)
    marginHovered = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chart: Chart | None = None
        self._vp_of: Callable[[int], float] = float
        self._selected = -1
        self._hovered = -1
        self._curves: list[pg.PlotCurveItem] = []
        self._bars: list[pg.PlotCurveItem] = []
        self.setMenuEnabled(False)
        menu = self.plotItem.ctrlMenu  # without a parent it would outlive the plot
        menu.setParent(self, menu.windowFlags())
        self.setMouseEnabled(x=False, y=False)
        self.hideButtons()
        for name in ("left", "bottom", "right"):
            self.getAxis(name).enableAutoSIPrefix(False)  # the ticks have their texts
        self.setAcceptDrops(False)
        self.setFrameShape(pg.PlotWidget.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self._median = pg.ScatterPlotItem(symbol="o", pxMode=True)
        self._blitz = pg.ScatterPlotItem(symbol="d", pxMode=True)
        self._point = pg.ScatterPlotItem(symbol="o", pxMode=True)
        self._median_text = pg.TextItem(anchor=(0.5, 0.5))
        self._blitz_text = pg.TextItem(anchor=(0.5, 0.5))
        self._leaders = pg.PlotCurveItem(connect="pairs")  # from points to names far away
        self._selected_line = pg.InfiniteLine(angle=90)
        self._cross_x = pg.InfiniteLine(angle=90)
        self._cross_y = pg.InfiniteLine(angle=0)
        for item in (
            self._cross_x,
            self._cross_y,
            self._selected_line,
            self._median,
            self._blitz,
            self._median_text,
            self._blitz_text,
            self._leaders,
            self._point,
        ):
            item.setZValue(10)
            self.addItem(item)
        self._legend = Legend(self)
        self.getViewBox().sigResized.connect(self._fit_axes)
        self._restyle()

    def show_chart(self, chart: Chart, vp_of: Callable[[int], float], margin: int) -> None:
        """Draw a chart; vp_of gives the VP of a margin on the current scale."""
        before, self._chart, self._vp_of = self._chart, chart, vp_of
        if before is None or before.x_ticks != chart.x_ticks:
            self.getAxis("bottom").setTicks([[(tick.at, tick.text) for tick in chart.x_ticks]])
        if before is None or before.y_ticks != chart.y_ticks:
            self.getAxis("left").setTicks([[(tick.at, tick.text) for tick in chart.y_ticks]])
        if (before.y2_ticks if before else ()) != chart.y2_ticks:
            self.showAxis("right", show=bool(chart.y2_ticks))
            self.getAxis("right").setTicks([[(tick.at, tick.text) for tick in chart.y2_ticks]])
        if before is None or _labels(before) != _labels(chart):
            self._label_axes()
        if before is None or _range(before) != _range(chart):
            self._fit_axes()
        self._draw_bars()
        self._draw_curves()
        self._selected = margin
        self._hovered = -1
        self._place_lines()
        self._legend.show_entries(chart)
        self._name_points()
        self.getViewBox().prepareForPaint()  # else it is done while painting, and painted again

    def select_margin(self, margin: int) -> None:
        """Mark a margin, without telling that the user picked it; -1 for none."""
        if margin != self._selected:
            self._selected = margin
            self._place_lines()

    def hover_margin(self, margin: int) -> None:
        """Set the crosshair on a margin; -1 takes it away."""
        if margin != self._hovered:
            self._hovered = margin
            self._place_lines()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        margin = self._margin_at(event.position())
        self.marginHovered.emit(margin)
        if event.buttons() & Qt.MouseButton.LeftButton and margin >= 0:
            self.marginPicked.emit(margin)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        margin = self._margin_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and margin >= 0:
            self.marginPicked.emit(margin)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.marginHovered.emit(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_PageDown: -10,
            Qt.Key.Key_PageUp: 10,
        }
        last = self._last_margin()
        if event.key() in steps:
            margin = self._selected + steps[Qt.Key(event.key())]
            self.marginPicked.emit(min(max(margin, 0), last))
        elif event.key() == Qt.Key.Key_Home:
            self.marginPicked.emit(0)
        elif event.key() == Qt.Key.Key_End:
            self.marginPicked.emit(last)
        else:
            event.ignore()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and hasattr(
            self, "_legend"
        ):
            self._restyle()

    def _margin_at(self, place: QPointF) -> int:
        """The margin nearest to a place in the widget; -1 outside the axes."""
        box = self.getViewBox()
        if self._chart is None or not box.sceneBoundingRect().contains(place):
            return -1
        x = box.mapSceneToView(place).x()
        return max(0, int(x / self._chart.x_per_imp + 0.5))

    def _last_margin(self) -> int:
        if self._chart is None:
            return 0
        return int(self._chart.x_max / self._chart.x_per_imp)

    def _restyle(self) -> None:
        """Take colours and font from the palette and the application's font."""
        palette = self.palette()
        text, muted = palette.color(ROLE.Text), palette.color(ROLE.PlaceholderText)
        accent, line = palette.color(ROLE.Highlight), palette.color(ROLE.Mid)
        self.setBackground(palette.color(ROLE.Base))
        for name in ("left", "bottom", "right"):
            axis = self.getAxis(name)
            axis.setPen(line)
            axis.setTextPen(muted)
            axis.setStyle(tickFont=self.font(), tickLength=-4, hideOverlappingLabels=False)
            axis.setTicks(axis._tickLevels)  # noqa: SLF001
        self._cross_x.setPen(pg.mkPen(muted, width=1))
        self._cross_y.setPen(pg.mkPen(muted, width=1))
        self._selected_line.setPen(pg.mkPen(accent, width=1))
        self._point.setPen(pg.mkPen(palette.color(ROLE.Base), width=1.5))
        self._point.setBrush(accent)
        for label in (self._median_text, self._blitz_text):
            label.setColor(text)
            label.setFont(self.font())
        self._leaders.setPen(pg.mkPen(muted, width=1))
        if self._chart is not None:
            self._label_axes()
            self._draw_bars()
            self._draw_curves()
            self._place_lines()
            self._fit_axes()
        self._legend.update()

    def _fit_axes(self) -> None:
        """Fit the axes to the chart, with room for the points and a name above the curves."""
        self._legend.place()
        chart, pixels = self._chart, self.getViewBox().height()
        line = self.fontMetrics().height()
        if chart is None or pixels <= 3 * line:
            return
        vp_per_pixel = (chart.y_max - chart.y_min) / (pixels - (ROOM + 0.5) * line)
        self.setXRange(0, chart.x_max, padding=0)
        self.setYRange(
            chart.y_min - 0.5 * line * vp_per_pixel,
            chart.y_max + ROOM * line * vp_per_pixel,
            padding=0,
        )
        self._name_points()

    def data_box(self) -> QRectF:
        """Where the chart's own extent lies in the widget, without the room around it."""
        box: QRectF = self.getViewBox().sceneBoundingRect()
        line = self.fontMetrics().height()
        return box.adjusted(0, ROOM * line, 0, -0.5 * line) if box.height() > 3 * line else box

    def _label_axes(self) -> None:
        assert self._chart is not None
        colour = self.palette().color(ROLE.PlaceholderText).name()
        size = f"{self.font().pointSizeF()}pt"
        style = {"color": colour, "font-size": size}
        self.getAxis("bottom").setLabel(self._chart.x_label, **style)
        self.getAxis("left").setLabel(self._chart.y_label, **style)
        if self._chart.y2_ticks:
            self.getAxis("right").setLabel(self._chart.y2_label, **style)

    def _draw_bars(self) -> None:
        assert self._chart is not None
        shown, base = self._chart.bars, self._chart.y_min
        while len(self._bars) < len(shown):
            item = pg.PlotCurveItem(antialias=True)
            item.setZValue(-1)  # behind the curves
            self.addItem(item, ignoreBounds=True)
            self._bars.append(item)
        for item, bars in zip(self._bars, shown, strict=False):
            x, y = bars.outline(base)
            pen, brush = bars_look(bars, dark=is_dark(self.palette()))
            item.setData(np.array(x), np.array(y), pen=pen, fillLevel=base, brush=brush)
            item.show()
        for item in self._bars[len(shown) :]:
            item.hide()

    def _draw_curves(self) -> None:
        assert self._chart is not None
        curves, dark = self._chart.curves, is_dark(self.palette())
        lines = [line for curve in curves for line in _lines(curve, dark=dark)]
        while len(self._curves) < len(lines):
            item = pg.PlotCurveItem(antialias=True)
            self.addItem(item, ignoreBounds=True)
            self._curves.append(item)
        for item, (x, y, pen) in zip(self._curves, lines, strict=False):
            item.setData(np.array(x), np.array(y), pen=pen)
            item.show()
        for item in self._curves[len(lines) :]:
            item.hide()
        ground = pg.mkBrush(self.palette().color(ROLE.Base))
        size = max(7.0, self.fontMetrics().height() * POINT_SHARE)
        for item, places in (
            (self._median, [(curve, curve.median) for curve in curves]),
            (self._blitz, [(curve, curve.blitz) for curve in curves]),
        ):
            marked = [(curve, place) for curve, place in places if place is not None]
            pens = [pg.mkPen(curve_pen(curve, dark=dark).color(), width=1.5) for curve, _ in marked]
            item.setData(pos=[place for _, place in marked], size=size, pen=pens, brush=ground)

    def _name_points(self) -> None:
        """Name the marked points of the current curve beside them, and never across a curve."""
        chart, plot = self._chart, self.data_box()
        assert chart is not None
        metrics, view = self.fontMetrics(), self.getViewBox()
        current = next((curve for curve in chart.curves if curve.current), None)
        room = plot.adjusted(0, -ROOM * metrics.height(), 0, 0)
        taken = [QRectF(self._legend.geometry())] if self._legend.isVisible() else []
        marked = [each for curve in chart.curves for each in (curve.median, curve.blitz) if each]
        taken += [_square(self._on_plot(*each), POINT_SHARE * metrics.height()) for each in marked]
        points = (current.median, current.blitz) if current else (None, None)
        ends: list[QPointF] = []
        for item, name, at, first in (
            (self._median_text, chart.median_label, points[0], BELOW_RIGHT),
            (self._blitz_text, chart.blitz_label, points[1], ABOVE),
        ):
            place = None
            if at is not None and not plot.isEmpty():
                point, size = (
                    self._on_plot(*at),
                    (metrics.horizontalAdvance(name), NAME_HEIGHT * metrics.height()),
                )
                place = name_place(chart, plot, room, point, size, first, taken)
            item.setVisible(place is not None)
            if place is not None:
                item.setText(name)
                item.setPos(view.mapSceneToView(place.center()))
                taken.append(place)
                line = leader(place, point)
                if line is not None:
                    ends += [view.mapSceneToView(each) for each in (line.p1(), line.p2())]
        self._leaders.setData([end.x() for end in ends], [end.y() for end in ends])

    def _on_plot(self, x: float, y: float) -> QPointF:
        """Where a place of the chart lies in the widget."""
        chart, plot = self._chart, self.data_box()
        assert chart is not None
        up = (y - chart.y_min) / (chart.y_max - chart.y_min)
        return QPointF(
            plot.left() + x / chart.x_max * plot.width(), plot.bottom() - up * plot.height()
        )

    def _place_lines(self) -> None:
        chart = self._chart
        if chart is None:
            return
        self._selected_line.setVisible(self._selected >= 0)
        self._point.setVisible(self._selected >= 0)
        if self._selected >= 0:
            x = self._selected * chart.x_per_imp
            self._selected_line.setPos(x)
            size = max(9.0, self.fontMetrics().height() * 0.6)
            self._point.setData(x=[x], y=[self._vp_of(self._selected)], size=size)
        for line in (self._cross_x, self._cross_y):
            line.setVisible(self._hovered >= 0)
        if self._hovered >= 0:
            self._cross_x.setPos(self._hovered * chart.x_per_imp)
            self._cross_y.setPos(self._vp_of(self._hovered))


def _square(middle: QPointF, size: float) -> QRectF:
    return QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)


def _labels(chart: Chart) -> tuple[str, str, str]:
    return chart.x_label, chart.y_label, chart.y2_label


def _range(chart: Chart) -> tuple[float, float, float]:
    return chart.x_max, chart.y_min, chart.y_max


def _lines(curve: Curve, *, dark: bool) -> list[tuple[tuple[float, ...], tuple[float, ...], QPen]]:
    """A curve's lines and their pens: the smooth one, and the steps thinner under it."""
    pen = curve_pen(curve, dark=dark)
    if curve.steps is None:
        return [(*curve.smooth, pen)]
    colour = pen.color()
    colour.setAlpha(STEPS_ALPHA)
    thin = QPen(colour, 1.0)
    thin.setCosmetic(True)
    return [(*curve.steps, thin), (*curve.smooth, pen)]
