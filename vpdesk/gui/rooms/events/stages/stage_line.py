"""The stages of an event as a line of boxes with arrows between them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from vpdesk.event.event import Event
from vpdesk.event.place import StagePlace, StageState
from vpdesk.gui.texts import plain_tip, user_language
from vpdesk.gui.widgets.fonts import bold, small
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.progress_sign import draw_progress
from vpdesk.next_step import HowFar
from vpdesk.report.events.stage_map import StageBox, StageMap, StageWay, stage_map

ROLE = QPalette.ColorRole
PADDING, ROUND, GAP = 8, 4, 4  # pixels
LEAST_WAY = 32  # pixels from a box to the next
LEAST_BOX = 64  # pixels, where the window is narrow
HEAD = 5.0  # pixels of an arrow's head
ELIDE = Qt.TextElideMode.ElideRight
LINES = 2.3  # high: a box
PROGRESS = {
    StageState.WAITING: HowFar.OPEN,
    StageState.READY: HowFar.OPEN,
    StageState.IN_PLAY: HowFar.BEGUN,
    StageState.FINISHED: HowFar.DONE,
}


class StageButton(QAbstractButton):
    """A stage: its name, how it is played, and how far it is. Checked is the one that is shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.box: StageBox | None = None
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_box(self, box: StageBox, *, shown: bool) -> None:
        """Show a stage."""
        self.box = box
        self.setText(box.name)
        self.setChecked(shown)
        self.setObjectName(f"stage{box.number}")
        told = f"{box.name}: {box.draw}, {box.state_text}"
        self.setAccessibleName(told)
        self.setToolTip(plain_tip(told))
        self.update()

    def nextCheckState(self) -> None:
        """What is shown says which one is checked."""

    def sizeHint(self) -> QSize:
        if self.box is None:
            return QSize()
        metrics = self.fontMetrics()
        name = metrics.horizontalAdvance(self.box.name) * 1.1 + metrics.height()
        told = metrics.horizontalAdvance(f"{self.box.draw}, {self.box.state_text}")
        return QSize(round(max(name, told)) + 2 * PADDING + 4, round(LINES * metrics.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.box is None:
            return
        palette, painter = self.palette(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen, focused = self.isChecked(), self.hasFocus()
        outline = palette.color(ROLE.Highlight if chosen or focused else ROLE.Dark)
        painter.setPen(QPen(outline, 2 if focused else 1.5 if chosen else 1))
        painter.setBrush(palette.color(ROLE.Base))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), ROUND, ROUND)
        room = self.rect().adjusted(PADDING, 2, -PADDING, -2)
        metrics = self.fontMetrics()
        side = metrics.ascent() * 0.9
        sign = QRectF(room.left(), room.top() + (metrics.height() - side) / 2 + 1, side, side)
        colour = palette.color(ROLE.Highlight if chosen else ROLE.PlaceholderText)
        draw_progress(painter, sign, PROGRESS[self.box.state], colour, palette.color(ROLE.Base))
        painter.setPen(palette.color(ROLE.WindowText))
        painter.setFont(bold(self.font()) if chosen else self.font())
        shift = round(side) + GAP
        self._write(painter, room.adjusted(shift, 0, 0, 0), self.box.name, top=True)
        painter.setFont(self.font())
        painter.setPen(palette.color(ROLE.PlaceholderText))
        self._write(painter, room, f"{self.box.draw}, {self.box.state_text}", top=False)
        painter.end()

    def _write(self, painter: QPainter, room: QRect, text: str, *, top: bool) -> None:
        shown = painter.fontMetrics().elidedText(text, ELIDE, room.width())
        side = Qt.AlignmentFlag.AlignTop if top else Qt.AlignmentFlag.AlignBottom
        painter.drawText(room, int(side | Qt.AlignmentFlag.AlignLeft), shown)


class StageLine(QWidget):
    """Shows the stages of an event where there are several; a click goes to one.

    picked: the place that was chosen (StagePlace): the first group of a stage.
    """

    picked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        named(self, "stageLine", "groups#stages")
        self.setAccessibleName(self.tr("Stages of the event"))
        self.buttons: tuple[StageButton, ...] = ()
        self.drawn = StageMap((), ())
        self._several = self._low = False
        self.hide()

    def show_event(self, event: Event, place: StagePlace) -> None:
        """Show the stages of an event, and where in them one is."""
        self._several = len(event.stages) > 1
        if self._several:
            self._show_boxes(event, place)
        self.give_way(low=self._low)

    def _show_boxes(self, event: Event, place: StagePlace) -> None:
        self.drawn = stage_map(event, user_language())
        if len(self.drawn.boxes) != len(self.buttons):
            for each in self.buttons:
                each.deleteLater()
            self.buttons = tuple(StageButton(self) for _ in self.drawn.boxes)
            for each in self.buttons:
                each.clicked.connect(lambda _=False, at=each: self._pick(at))
                each.show()
        for button, box in zip(self.buttons, self.drawn.boxes, strict=True):
            button.show_box(box, shown=box.number == place.stage)
        self.setAccessibleDescription(self._told())
        self.updateGeometry()
        self._place()

    def give_way(self, *, low: bool) -> None:
        """Leave a low window to what stands below: the choice of a stage is there, too."""
        self._low = low
        self.setVisible(self._several and not low)

    def sizeHint(self) -> QSize:
        sizes = [each.sizeHint() for each in self.buttons]
        height = max((each.height() for each in sizes), default=0)
        width = sum(each.width() for each in sizes) + sum(self._way_widths())
        return QSize(width, height + self._below())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(small(self.font()))
        for way in self.drawn.ways:
            if way.end == way.start + 1:
                self._draw_near(painter, way)
            else:
                self._draw_far(painter, way)
        painter.end()

    def _pick(self, button: StageButton) -> None:
        if button.box is not None:
            self.picked.emit(StagePlace(button.box.number, 1))

    def _told(self) -> str:
        """The ways, for who does not see them."""
        names = {each.number: each.name for each in self.drawn.boxes}
        return "; ".join(
            ", ".join(filter(None, (f"{names[way.start]} – {names[way.end]}", *way[2:])))
            for way in self.drawn.ways
        )

    def _way_widths(self) -> list[int]:
        """The room from each box to the next."""
        metrics = self.fontMetrics()
        found = []
        for box in self.drawn.boxes[1:]:
            way = self.drawn.way(box.number - 1, box.number)
            texts = (way.who, way.carried) if way is not None else ()
            wide = max((metrics.horizontalAdvance(each) for each in texts), default=0)
            found.append(max(LEAST_WAY, wide + 2 * PADDING))
        return found

    def _below(self) -> int:
        """The room for ways that pass a stage by."""
        far = [each for each in self.drawn.ways if each.end != each.start + 1]
        return len(far) * self.fontMetrics().height()

    def _place(self) -> None:
        """Boxes beside each other, narrower where there is little room."""
        wide, ways = [each.sizeHint().width() for each in self.buttons], self._way_widths()
        free = self.width() - sum(ways)
        if wide and sum(wide) > free:
            wide = [max(LEAST_BOX, each * max(free, 0) // sum(wide)) for each in wide]
        left = 0
        for button, width, way in zip(self.buttons, wide, (*ways, 0), strict=bool(wide)):
            button.setGeometry(left, 0, width, button.sizeHint().height())
            left += width + way
        self.update()

    def _box(self, number: int) -> QRect:
        return self.buttons[number - 1].geometry()

    def _draw_near(self, painter: QPainter, way: StageWay) -> None:
        """An arrow with who goes there over it, and what they bring below."""
        start, end = self._box(way.start), self._box(way.end)
        middle = start.top() + start.height() / 2
        self._arrow(painter, [QPointF(start.right() + 3, middle), QPointF(end.left() - 2, middle)])
        room = QRect(start.right(), start.top(), end.left() - start.right(), start.height())
        painter.setPen(self.palette().color(ROLE.PlaceholderText))
        upper = room.adjusted(0, 0, 0, -room.height() // 2)
        lower = room.adjusted(0, room.height() // 2, 0, 0)
        for place, text in ((upper, way.who), (lower, way.carried)):
            painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), text)

    def _draw_far(self, painter: QPainter, way: StageWay) -> None:
        """A way below the stages that it passes by."""
        far = [each for each in self.drawn.ways if each.end != each.start + 1]
        start, end = self._box(way.start), self._box(way.end)
        line = painter.fontMetrics().height()
        low = start.bottom() + (far.index(way) + 0.6) * line
        begin, there = start.center().x() + 6.0 * far.index(way), float(end.center().x())
        self._arrow(
            painter,
            [
                QPointF(begin, start.bottom() + 1),
                QPointF(begin, low),
                QPointF(there, low),
                QPointF(there, end.bottom() + 2),
            ],
        )
        text = ", ".join(filter(None, way[2:]))
        wide = painter.fontMetrics().horizontalAdvance(text) + 2 * GAP
        place = QRectF((begin + there - wide) / 2, low - line / 2, wide, line)
        painter.fillRect(place, self.palette().color(ROLE.Window))
        painter.setPen(self.palette().color(ROLE.PlaceholderText))
        painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), text)

    def _arrow(self, painter: QPainter, points: list[QPointF]) -> None:
        colour = self.palette().color(ROLE.Dark)
        painter.setPen(QPen(colour, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        (before, tip), up = points[-2:], points[-1].x() == points[-2].x()
        side, back = (
            (QPointF(HEAD / 2, 0), QPointF(0, HEAD))
            if up
            else (
                QPointF(0, HEAD / 2),
                QPointF(-HEAD if tip.x() > before.x() else HEAD, 0),
            )
        )
        painter.setBrush(colour)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPolygon(QPolygonF([tip, tip + back + side, tip + back - side]))
