"""The live plot of a report's chart."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QWidget

from vpdesk.export.palette import curve_style
from vpdesk.gui.theme import is_dark
from vpdesk.report.chart import Chart, Curve

ROLE = QPalette.ColorRole
STEPS_ALPHA = 150
LEGEND_SHARE = 0.7  # of the plot's height that the legend may take at most
ROOM = 1.5  # room over the curves for a name, in lines of text


def _pen(curve: Curve, *, dark: bool) -> QPen:
    style = curve_style(curve.style, dark=dark)
    pen = QPen(QColor(style.colour), 2.4 if curve.current else 1.3)
    pen.setCosmetic(True)
    if style.dash and not curve.current:
        pen.setDashPattern(list(style.dash))
    return pen


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
        self.setMenuEnabled(False)
        self.setMouseEnabled(x=False, y=False)
        self.hideButtons()
        self.setAcceptDrops(False)
        self.setFrameShape(pg.PlotWidget.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self._median = pg.ScatterPlotItem(symbol="o", pxMode=True)
        self._blitz = pg.ScatterPlotItem(symbol="d", pxMode=True)
        self._point = pg.ScatterPlotItem(symbol="o", pxMode=True)
        self._median_text = pg.TextItem(anchor=(0, 0))
        self._blitz_text = pg.TextItem(anchor=(1, 1))
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
        if before is None or (before.x_label, before.y_label) != (chart.x_label, chart.y_label):
            self._label_axes()
        if before is None or _range(before) != _range(chart):
            self._fit_axes()
        self._draw_curves()
        self._selected = margin
        self._hovered = -1
        self._place_lines()
        self._legend.show_curves(chart.curves)
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
        for name in ("left", "bottom"):
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
        if self._chart is not None:
            self._label_axes()
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

    def _label_axes(self) -> None:
        assert self._chart is not None
        colour = self.palette().color(ROLE.PlaceholderText).name()
        size = f"{self.font().pointSizeF()}pt"
        style = {"color": colour, "font-size": size}
        self.getAxis("bottom").setLabel(self._chart.x_label, **style)
        self.getAxis("left").setLabel(self._chart.y_label, **style)

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
        pens = [pg.mkPen(_pen(curve, dark=dark).color(), width=1.5) for curve in curves]
        ground = pg.mkBrush(self.palette().color(ROLE.Base))
        size = max(7.0, self.fontMetrics().height() * 0.5)
        for item, places in (
            (self._median, [curve.median for curve in curves]),
            (self._blitz, [curve.blitz for curve in curves]),
        ):
            item.setData(pos=places, size=size, pen=pens, brush=ground)
        self._name_points()

    def _name_points(self) -> None:
        """Name the marked points of the current curve."""
        assert self._chart is not None
        for curve in self._chart.curves:
            if curve.current:
                self._median_text.setText(self._chart.median_label)
                self._median_text.setPos(*curve.median)
                self._blitz_text.setText(self._chart.blitz_label)
                self._blitz_text.setPos(*curve.blitz)

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


class Legend(QWidget):
    """The curves' names beside a piece of each line, in the lower right corner of the plot."""

    def __init__(self, plot: CurvePlot) -> None:
        super().__init__(plot)
        self._curves: tuple[Curve, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_curves(self, curves: tuple[Curve, ...]) -> None:
        """Show the names of curves."""
        if [_key(curve) for curve in curves] != [_key(curve) for curve in self._curves]:
            self._curves = curves
            self.place()
            self.update()

    def place(self) -> None:
        """Move to the corner, as large as the names need."""
        plot = self.parentWidget()
        assert isinstance(plot, CurvePlot)
        height = plot.fontMetrics().height() + 4
        names = [plot.fontMetrics().horizontalAdvance(curve.label) for curve in self._curves]
        self.resize(max(names, default=0) + 3 * height + 8, len(names) * height + 8)
        box = plot.getViewBox().sceneBoundingRect()
        # In a small plot the curves come first; the pins and the table name them too.
        room = LEGEND_SHARE * box.height()
        self.setVisible(not 0 < room < self.height())
        self.move(int(box.right()) - self.width() - 8, int(box.bottom()) - self.height() - 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, height = self.palette(), self.fontMetrics().height() + 4
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = palette.color(ROLE.Base)
        ground.setAlpha(220)
        painter.fillRect(self.rect(), ground)
        for row, curve in enumerate(self._curves):
            middle = 4 + (row + 0.5) * height
            painter.setPen(_pen(curve, dark=is_dark(palette)))
            painter.drawLine(QPointF(4, middle), QPointF(4 + 2.5 * height, middle))
            font = QFont(self.font())
            font.setBold(curve.current)
            painter.setFont(font)
            painter.setPen(palette.color(ROLE.Text))
            place = QRectF(3 * height, 4 + row * height, self.width(), height)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, curve.label)
        painter.end()


def _key(curve: Curve) -> tuple[str, int, bool]:
    return curve.label, curve.style, curve.current


def _range(chart: Chart) -> tuple[float, float, float]:
    return chart.x_max, chart.y_min, chart.y_max


def _lines(curve: Curve, *, dark: bool) -> list[tuple[tuple[float, ...], tuple[float, ...], QPen]]:
    """A curve's lines and their pens: the smooth one, and the steps thinner under it."""
    pen = _pen(curve, dark=dark)
    if curve.steps is None:
        return [(*curve.smooth, pen)]
    colour = pen.color()
    colour.setAlpha(STEPS_ALPHA)
    thin = QPen(colour, 1.0)
    thin.setCosmetic(True)
    return [(*curve.steps, thin), (*curve.smooth, pen)]
