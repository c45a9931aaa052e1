"""The live plot of a report's chart."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QLineF, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from vpdesk.gui.widgets.plot_ground import PlotGround
from vpdesk.gui.widgets.plot_legend import Legend
from vpdesk.gui.widgets.plot_painter import (
    ROLE,
    Name,
    PlotPlace,
    chart_place,
    end_names,
    point_names,
    spare_heights,
)
from vpdesk.gui.widgets.plot_region import painted_region
from vpdesk.gui.widgets.plot_zoom import ALL, PlotZoom
from vpdesk.report.chart import Chart
from vpdesk.report.chart_part import AxisPart

STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_PageDown: -10,
    Qt.Key.Key_PageUp: 10,
}
GESTURES = (QEvent.Type.NativeGesture, QEvent.Type.Gesture)


class CurvePlot(QWidget):
    """Curves of a chart, a crosshair under the mouse and a line at the selected margin.

    marginPicked: the margin (IMPs) that was clicked or stepped to with the arrow keys.
    marginHovered: the margin under the mouse; -1 when it leaves.
    dragRequested: the picture is dragged, with Ctrl.
    partRequested: the part of the x axis (AxisPart) that the user wants to see; None for all of it.
    menuRequested: where a menu of the plot is wanted.
    zooms: the user can ask for that.
    """

    marginPicked = Signal(int)
    marginHovered = Signal(int)
    dragRequested = Signal()
    partRequested = Signal(object)
    menuRequested = Signal(QPoint)

    def __init__(self, parent: QWidget | None = None, *, zooms: bool = False) -> None:
        self._zoom = PlotZoom() if zooms else None  # events come while it is made
        super().__init__(parent)
        self._chart: Chart | None = None
        self._place: PlotPlace | None = None
        self._names: list[Name] = []
        self._vp_of: Callable[[int], float] = float
        self._selected = -1
        self._hovered = -1
        self._needed = -1
        self._pressed: QPointF | None = None  # where a drag of the picture may begin
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # its ground fills all of it
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._legend = Legend(self)
        self._ground = PlotGround()
        self._looks: object = None  # of the ground that is in sight
        self._over = QRegion()  # what is painted on it
        if zooms:
            self.grabGesture(Qt.GestureType.PinchGesture)

    def show_chart(self, chart: Chart, vp_of: Callable[[int], float], margin: int) -> None:
        """Draw a chart; vp_of gives the VP of a margin on the current scale."""
        self._chart, self._vp_of = chart, vp_of
        self._selected = margin
        self._hovered = -1
        self._lay_out()

    def select_margin(self, margin: int) -> None:
        """Mark a margin, without telling that the user picked it; -1 for none."""
        if margin != self._selected:
            self._selected = margin
            self._renew()

    def mark_needed(self, margin: int) -> None:
        """Mark the margin that a target takes, with lines to both axes; -1 for none."""
        if margin != self._needed:
            self._needed = margin
            self._lay_out()

    def hover_margin(self, margin: int) -> None:
        """Set the crosshair on a margin; -1 takes it away."""
        if margin != self._hovered:
            self._hovered = margin
            self._renew()

    def place_of(self, x: float, y: float) -> QPointF:
        """Where a point of the data is in the widget."""
        assert self._place is not None
        return self._place.at(x, y)

    @property
    def picked(self) -> tuple[float, float] | None:
        """The selected point of the current curve."""
        return self._point(self._selected)

    @property
    def needed(self) -> tuple[float, float] | None:
        """The point of the current curve that a target takes; None outside of what is seen."""
        point = self._point(self._needed)
        if point is None or self._place is None:
            return None
        return point if self._place.x[0] <= point[0] <= self._place.x[1] else None

    @property
    def pointed_at(self) -> tuple[float, float] | None:
        """The point of the current curve at which the crosshair is."""
        return self._point(self._hovered)

    def _point(self, margin: int) -> tuple[float, float] | None:
        if self._chart is None or margin < 0:
            return None
        return margin * self._chart.x_per_imp, self._vp_of(margin)

    # What the user does

    def event(self, event: QEvent) -> bool:
        if self._zoom is not None and event.type() in GESTURES:
            return self._ask(self._zoom.gesture(event)) or super().event(event)
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._zoom is None or not self._ask(self._zoom.wheel(event)):
            super().wheelEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._zoom is not None:
            self._ask(ALL)

    def _ask(self, part: AxisPart | None) -> bool:
        """Ask for a part of the axis; whether there is one to ask for."""
        if part is not None:
            self.partRequested.emit(None if part == ALL else part)
        return part is not None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._zoom is not None and self._ask(self._zoom.drag(event)):
            return
        if self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            way = (event.position() - self._pressed).manhattanLength()
            if way >= QApplication.startDragDistance():
                self._pressed = None
                self.dragRequested.emit()
            return
        margin = self._margin_at(event.position())
        self.marginHovered.emit(margin)
        if event.buttons() & Qt.MouseButton.LeftButton and margin >= 0:
            self.marginPicked.emit(margin)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        self._pressed = None
        if self._zoom is not None and self._zoom.press(event):
            return
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._pressed = event.position()
            return
        margin = self._margin_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and margin >= 0:
            self.marginPicked.emit(margin)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            self.menuRequested.emit(event.globalPos())
        else:
            self.menuRequested.emit(self.mapToGlobal(self.rect().center()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.marginHovered.emit(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._place is None:  # there is no curve to look at yet
            event.ignore()
            return
        last = self._last_margin()
        if self._zoom is not None and self._ask(self._zoom.key(event, self._looked_at)):
            return
        if event.key() in STEPS:
            margin = self._selected + STEPS[Qt.Key(event.key())]
            self._step_to(min(max(margin, 0), last))
        elif event.key() == Qt.Key.Key_Home:
            self._step_to(0)
        elif event.key() == Qt.Key.Key_End:
            self._step_to(last)
        else:
            event.ignore()

    @property
    def _looked_at(self) -> float:
        """Where the keys zoom: the selected margin, or else the middle of what is seen."""
        assert self._place is not None
        start, end = self._place.x
        picked = self.picked
        return picked[0] if picked and start <= picked[0] <= end else (start + end) / 2

    def _step_to(self, margin: int) -> None:
        """Pick a margin, and move the view to it."""
        self.marginPicked.emit(margin)
        if self._zoom is not None and self.picked is not None:
            self._ask(self._zoom.reaching(self.picked[0]))

    def _margin_at(self, place: QPointF) -> int:
        """The margin nearest to a place in the widget; -1 outside the axes."""
        if self._chart is None or self._place is None or not self._place.box.contains(place):
            return -1
        return max(0, int(self._place.x_at(place) / self._chart.x_per_imp + 0.5))

    def _last_margin(self) -> int:
        if self._chart is None:
            return 0
        return int((self._chart.x_whole or self._chart.x_max) / self._chart.x_per_imp)

    # How it shows

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._chart is None or self._place is None:
            painter.fillRect(event.rect(), self.palette().color(ROLE.Base))
            return
        drawn = self._ground.draw(painter, self, self._chart, self._place)
        drawn.draw(self._names, self._lines(), self._picked_place)
        painter.end()

    def data_box(self) -> QRectF:
        """Where the chart's own extent lies in the widget, without the room around it."""
        if self._place is None:
            return QRectF()
        box = self._place.box
        over, under = spare_heights(box.height(), self.fontMetrics().height())
        return box.adjusted(0, over, 0, -under)

    def _lay_out(self) -> None:
        """Place the axes, the legend between the curves, the names between all of them."""
        chart, metrics, legend = self._chart, self.fontMetrics(), self._legend
        if chart is None:
            return
        self._place = chart_place(chart, QRectF(self.rect()), metrics)
        if self._zoom is not None:
            self._zoom.show(self._place, chart.x_whole or chart.x_max)
        ends = end_names(chart, self.data_box(), self.font())
        if ends:
            legend.hide()
        else:
            legend.show_entries(chart, self.data_box())
            if legend.isHidden():
                ends = end_names(chart, self.data_box(), self.font(), short=True)
        covered = [each.place for each in ends]
        if not legend.isHidden():
            covered.append(QRectF(legend.geometry()))
        covered += [QRectF(line.p1(), line.p2()).adjusted(-1, -1, 1, 1) for line in self._to_needed]
        needed = self.needed and (self.tr("needed"), self.needed)
        self._names = ends + point_names(chart, self.data_box(), metrics, covered, needed)
        looks = self._ground.looks(self, chart, self._place)
        if looks != self._looks:
            self._looks = looks
            self.update()
        self._renew()

    def _renew(self) -> None:
        """Have painted again what stands on the ground, where it was and where it is now."""
        if self._chart is None or self._place is None:
            return
        lines = [line for line, _ in self._lines()]
        metrics = self.fontMetrics()
        over = painted_region(
            self._chart, self._place, metrics, self._names, lines, self._picked_place
        )
        self.update(self._over + over)
        self._over = over

    @property
    def _picked_place(self) -> QPointF | None:
        """Where the selected point is, if it is seen."""
        if self.picked is None or self._place is None:
            return None
        start, end = self._place.x
        return self._place.at(*self.picked) if start <= self.picked[0] <= end else None

    def _lines(self) -> list[tuple[QLineF, QColor]]:
        """The crosshair, the line at the selected margin, and what leads to the needed one."""
        assert self._place is not None
        box, lines = self._place.box, list[tuple[QLineF, QColor]]()
        muted, accent = (self.palette().color(role) for role in (ROLE.PlaceholderText, ROLE.Accent))
        for point, colour in ((self.pointed_at, muted), (self.picked, accent)):
            if point is not None:
                x = self._place.at(*point).x()
                lines.append((QLineF(x, box.top(), x, box.bottom()), colour))
        if self.pointed_at is not None:
            y = self._place.at(*self.pointed_at).y()
            lines.append((QLineF(box.left(), y, box.right(), y), muted))
        return lines + [(line, accent) for line in self._to_needed]

    @property
    def _to_needed(self) -> list[QLineF]:
        """What leads from both axes to the point that a target takes."""
        if self.needed is None or self._place is None:
            return []
        at, box = self._place.at(*self.needed), self._place.box
        level = QLineF(box.left(), at.y(), at.x(), at.y())
        return [level, QLineF(at.x(), at.y(), at.x(), box.bottom())]
