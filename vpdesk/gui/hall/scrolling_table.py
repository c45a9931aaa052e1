"""A table in hall-size type that scrolls by itself; only what comes into sight is painted."""

from __future__ import annotations

import math

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from vpdesk.gui.hall.scrolling_plan import Motion, ScrollingPlan, plan_rows
from vpdesk.gui.hall.scrolling_rows import ScrollingRows, hall_font
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.theme import is_dark
from vpdesk.paper.blocks import Box
from vpdesk.paper.bundled_font import ems
from vpdesk.paper.looks import ON_DARK, ON_PAPER, Look
from vpdesk.paper.page_space import TITLE_LINE, body_box
from vpdesk.paper.plan import Type
from vpdesk.paper.screen_plan import LEAST_HEIGHT, Screen
from vpdesk.paper.sheet_layout import make_columns
from vpdesk.paper.text_lines import NO_LINES, TextLines
from vpdesk.report.table import Table

ZOOMS = (50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200)  # percent
SPEEDS = (0.25, 0.35, 0.5, 0.7, 1.0, 1.4, 2.0, 2.8, 4.0)  # rows a second
LEAST_TYPE, MOST_TYPE = 1 / 32, 1 / 14  # of the height
FRAME_MS = 16
SAID_MS = 3000
EVENT_SIZE = 0.5  # the type of the event's name in that of the title
BAR, LEAST_THUMB = 0.2, 8  # what shows how far it is: its width in margins; pixels


class ScrollingTable(QWidget):
    """Shows a table under its title, as large as a hall can read it.

    A table of more rows than there is room for moves up slowly, pauses at its end and begins
    anew. passed: all of it was shown, the pauses too.
    """

    passed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.motion = Motion()
        self.paused = False
        self.table: Table | None = None
        self._event = self._empty = self._said = ""
        self._rows: ScrollingRows | None = None
        self._zoom, self._speed = ZOOMS.index(100), SPEEDS.index(1.0)
        self._shown_at = 0  # the offset of the rows that are on the screen
        self._clock = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._said_for = QTimer(self, singleShot=True, interval=SAID_MS)
        self._said_for.timeout.connect(self._say_nothing)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # What it shows

    def show_table(self, table: Table | None, event: str, empty: str, *, keep: bool) -> None:
        """Show a table from its top, or where it is now.

        event: stands beside the title. empty: stands there while there is no table.
        """
        self.table, self._event, self._empty = table, event, empty
        self.setAccessibleName(self.title)
        self.setAccessibleDescription("" if table is None else table.rule)
        if not keep:
            self.motion.begin()
        self._plan_anew()

    @property
    def title(self) -> str:
        """What stands over the table."""
        return self._empty if self.table is None else self.table.title

    @property
    def plan(self) -> ScrollingPlan | None:
        """Where the rows go; None while there is no table."""
        rows = self._planned()
        return None if rows is None else rows.plan

    @property
    def speed(self) -> float:
        """Rows a second."""
        return SPEEDS[self._speed]

    # What the user asks for

    def zoom_by(self, steps: int) -> None:
        """Make the type larger or smaller, as far as there is room."""
        zoom, size = self._zoom, self._size
        self._zoom_to(min(max(zoom + steps, 0), len(ZOOMS) - 1))
        if steps > 0 and self._size == size:
            self._zoom_to(zoom)  # the table is as wide as the screen

    def zoom_reset(self) -> None:
        """Make the type as large as at first: all in sight, or else legible in the hall."""
        self._zoom_to(ZOOMS.index(100))

    def turn(self, pages: int) -> None:
        """Turn so many pages forward, backward if below 0; it goes on from there by itself."""
        if self.plan is not None:
            page = max(self._body.height() - self.plan.row, self.plan.row)
            self._move_by(pages * page // self.plan.row * self.plan.row)

    def speed_by(self, steps: int) -> None:
        """Scroll faster, or slower if below 0."""
        self._speed = min(max(self._speed + steps, 0), len(SPEEDS) - 1)
        speed = user_language().plain(self.speed)
        self._say(self.tr("rows per second: {speed}").format(speed=speed))
        self._go_on()

    def set_paused(self, paused: bool) -> None:
        """Stand still, or go on."""
        self.paused = paused
        self._say("")
        self._go_on()

    # How it moves

    def advance(self, seconds: float) -> None:
        """Let so much time pass."""
        plan = self.plan
        if plan is None:
            return
        ended = self.motion.advance(seconds, self.speed * plan.row, plan.most)
        self._show_offset()
        if ended:
            self.passed.emit()

    def _tick(self) -> None:
        self.advance(self._clock.restart() / 1000)
        self._wait()

    def _go_on(self) -> None:
        """Move from now on, unless it stands still or cannot be seen."""
        self._timer.stop()
        if self.isVisible() and not self.paused and self.table is not None:
            self._clock.start()
            self._wait()

    def _wait(self) -> None:
        """Until the next pixel is due, or the end of a pause."""
        plan = self.plan
        if plan is None or self.paused:
            return
        wait = self.motion.wait or 1 / (self.speed * plan.row)
        self._timer.start(max(FRAME_MS, math.ceil(1000 * wait)))

    def _move_by(self, pixels: int) -> None:
        plan = self.plan
        if plan is not None:
            self.motion.move_to(self.motion.offset + pixels, plan.most)
            self._show_offset()
            self._go_on()

    def _show_offset(self) -> None:
        """Move what is on the screen, so that only what comes into sight is to be painted."""
        offset = int(self.motion.offset)
        passed, body = offset - self._shown_at, self._body
        if not passed:
            return
        self._shown_at = offset
        if abs(passed) < body.height() and self.devicePixelRatio().is_integer():
            self.scroll(0, -passed, body)
        else:
            self.update(body)
        self.update(self._bar)

    # How it is painted

    def paintEvent(self, event: QPaintEvent) -> None:
        look = ON_DARK if is_dark(self.palette()) else ON_PAPER
        region, rows, body, bar = event.region(), self._planned(), self._body, self._bar
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(event.rect(), look.paper)
            if not region.subtracted(body).subtracted(bar).isEmpty():
                self._paint_around(painter, look, rows)
            if rows is None:
                return
            if region.intersects(bar):
                self._paint_bar(painter, look, rows.plan)
            dirty = region.intersected(body).boundingRect()
            if not dirty.isEmpty():
                start = body.top() - self._shown_at
                painter.setClipRect(dirty)
                painter.translate(0, start)
                end = dirty.top() + dirty.height()
                rows.paint_rows(painter, look, dirty.top() - start, end - start)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._plan_anew()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._go_on()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._move_by(-event.angleDelta().y() * (self.plan.row if self.plan else 0) // 40)
        event.accept()

    def _paint_around(self, painter: QPainter, look: Look, rows: ScrollingRows | None) -> None:
        """Title, headings, footer, and how far the rows have moved."""
        kind, box = self._type, self._box
        painter.setPen(look.ink)
        painter.setFont(hall_font(kind.title, bold=True))
        title = QFontMetricsF(painter.font())
        room = self.width() - 2 * kind.margin
        base = kind.margin + (TITLE_LINE - 0.3) * kind.title
        text = title.elidedText(self.title, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QPointF(kind.margin, base), text)
        left = kind.margin + title.horizontalAdvance(text) + kind.title
        painter.setFont(hall_font(EVENT_SIZE * kind.title))
        self._write_right(painter, left, base, self._event)
        bottom = self.height() - kind.margin
        line = bottom - 1.7 * kind.footer
        painter.fillRect(QRectF(kind.margin, line, room, max(1.0, kind.footer / 20)), look.muted)
        painter.setFont(hall_font(kind.footer))
        base = bottom - 0.4 * kind.footer
        said = self._said or (translate("Presentation", "paused") if self.paused else "")
        taken = self._write_right(painter, kind.margin, base, said)
        if rows is None:
            return
        room -= taken + 2 * kind.footer
        rule = QFontMetricsF(painter.font()).elidedText(
            rows.table.rule, Qt.TextElideMode.ElideRight, room
        )
        painter.setPen(look.muted)
        painter.drawText(QPointF(kind.margin, base), rule)
        painter.save()
        painter.translate(0, box.y)
        rows.paint_headings(painter, look)
        painter.restore()

    def _write_right(self, painter: QPainter, left: float, base: float, text: str) -> float:
        """Write a text that ends at the right margin; the room that it takes."""
        metrics, right = QFontMetricsF(painter.font()), self.width() - self._type.margin
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0, right - left))
        width = metrics.horizontalAdvance(text)
        painter.drawText(QPointF(right - width, base), text)
        return width

    def _paint_bar(self, painter: QPainter, look: Look, plan: ScrollingPlan) -> None:
        if plan.most:
            bar, height = self._bar, self._body.height()
            share = height / (height + plan.most)
            thumb = max(LEAST_THUMB, share * height)
            top = bar.top() + (height - thumb) * self._shown_at / plan.most
            painter.fillRect(bar, look.hairline)
            painter.fillRect(QRectF(bar.left(), top, bar.width(), thumb), look.muted)

    # Where things are

    @property
    def _size(self) -> int:
        return 0 if self.plan is None else self.plan.size

    @property
    def _type(self) -> Type:
        return Screen(self.width(), self.height(), 1).type

    @property
    def _box(self) -> Box:
        """What title and footer leave for the headings and the rows."""
        kind = self._type
        margin = kind.margin
        box = Box(margin, margin, self.width() - 2 * margin, self.height() - 2 * margin)
        title = TextLines(("",), kind.title)
        return body_box(box, kind, title, NO_LINES, legend=False, logo=False)

    @property
    def _body(self) -> QRect:
        """Where the rows are seen."""
        box, plan = self._box, self.plan
        top = math.ceil(box.y) + (plan.heading if plan is not None else 0)
        return QRect(0, top, int(self.width() - box.x), max(0, int(box.y + box.height) - top))

    @property
    def _bar(self) -> QRect:
        """Where it is seen how far the rows have moved."""
        margin, body = self._type.margin, self._body
        width = max(2, int(BAR * margin))
        left = self.width() - (int(margin) + width) // 2
        return QRect(left, body.top(), width, body.height())

    def _planned(self) -> ScrollingRows | None:
        """The rows, planned once they are asked for."""
        table, zoom = self.table, ZOOMS[self._zoom] / 100
        if self._rows is None and table is not None:
            height = min(self.height(), LEAST_HEIGHT * self.width())
            columns, least, most = make_columns(table, ems), LEAST_TYPE * height, MOST_TYPE * height
            plan = plan_rows(table, columns, self._box, least, most, zoom)
            self._rows = ScrollingRows(table, columns, plan)
            self.motion.keep_within(plan.most)
            self._shown_at = int(self.motion.offset)
        return self._rows

    def _plan_anew(self) -> None:
        self._rows = None
        self.update()
        self._go_on()

    def _zoom_to(self, zoom: int) -> None:
        if zoom != self._zoom:
            self._zoom = zoom
            self._plan_anew()

    def _say(self, text: str) -> None:
        """Say something for a while, below the table."""
        self._said = text
        self._said_for.start()
        self.update()

    def _say_nothing(self) -> None:
        self._said = ""
        self.update()
