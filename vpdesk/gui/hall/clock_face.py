"""The face of the clock: what is on, and the time left as large as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from vpdesk.gui.hall.scrolling_rows import hall_font
from vpdesk.gui.hall.session_clock import HallClock
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.theme import is_dark
from vpdesk.paper.looks import ON_DARK, ON_PAPER, Look
from vpdesk.report.hall.clock_words import ShownClock, shown_clock

STRIP = 0.24  # of a screen's height: digits 15 metres away on a monitor of 53 by 30 centimetres
WIDEST = "88:88"
TITLE, NOTE = 0.34, 0.2  # sizes of type, of the digits'
MARGIN = 0.05  # of the height
LAST = 60  # seconds in which the digits stand on a ground of ink


class ClockFace(QWidget):
    """Shows the clock: everything below each other, or in a strip side by side.

    It is named for screen readers anew each minute, not each second.
    """

    def __init__(self, clock: HallClock, *, strip: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock, self._strip = clock, strip
        self._shown = ShownClock("", "", "")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        clock.changed.connect(self.refresh)
        clock.ticked.connect(self.refresh)
        self.refresh()

    @property
    def shown(self) -> ShownClock:
        """What is to be read now."""
        return self._shown

    def sizeHint(self) -> QSize:
        return QSize(360, 150)

    def refresh(self) -> None:
        """Show what the clock shows now."""
        clock = self._clock
        shown = shown_clock(clock.value, clock.now, user_language())
        if not clock.there:
            shown = ShownClock(translate("Clock", "No session yet"), "", "")
        if shown == self._shown:
            return
        self._shown = shown
        self.setAccessibleName(self._name())
        self.setAccessibleDescription(shown.note)
        self.update()

    def _name(self) -> str:
        """What a screen reader says: minutes, until only seconds are left."""
        shown = self._shown
        if not shown.digits:
            return shown.title
        minutes = -(-shown.left // LAST)
        text = translate("Clock", "{what}, %n minute(s) left", None, minutes)
        return text.format(what=shown.title)

    def digit_size(self) -> float:
        """The size of the digits' type in pixels."""
        metrics = QFontMetricsF(hall_font(100, bold=True))
        wide, high = metrics.horizontalAdvance(self._widest()) / 100, metrics.capHeight() / 100
        if self._strip:
            return min(0.76 * self.height() / high, 0.5 * self.width() / wide)
        room = self.height() * (1 - 2 * MARGIN)
        return min(self.width() * (1 - 2 * MARGIN) / wide, room / (high + TITLE + NOTE + 0.45))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = ON_DARK if is_dark(self.palette()) else ON_PAPER
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(event.rect(), look.paper)
            if self._strip:
                self._paint_strip(painter, look)
            else:
                self._paint_whole(painter, look)

    def _widest(self) -> str:
        """Digits as wide as those that are shown."""
        digits = self._shown.digits
        return WIDEST if len(digits) <= len(WIDEST) else "8" * len(digits)

    def _paint_strip(self, painter: QPainter, look: Look) -> None:
        size, shown = self.digit_size(), self._shown
        margin = MARGIN * self.height() * 2
        painter.fillRect(QRectF(0, 0, self.width(), max(1.0, size / 60)), look.muted)
        painter.setFont(hall_font(size, bold=True))
        metrics = QFontMetricsF(painter.font())
        width = metrics.horizontalAdvance(shown.digits)
        base = (self.height() + metrics.capHeight()) / 2
        left = self.width() - margin - width
        self._write_digits(painter, look, QPointF(left, base), metrics)
        room = (left if shown.digits else self.width()) - 2 * margin
        middle = self.height() / 2
        below = bool(shown.note)
        self._fit(painter, look, shown.title, margin, middle - 0.05 * size * below, room, size)
        if below:
            self._fit(painter, look, shown.note, margin, middle + 0.3 * size, room, 0.6 * size)

    def _fit(
        self,
        painter: QPainter,
        look: Look,
        text: str,
        x: float,
        base: float,
        room: float,
        size: float,
    ) -> None:
        """Write a text in a third of a size, or as small as the room needs."""
        size *= TITLE
        wide = QFontMetricsF(hall_font(size, bold=True)).horizontalAdvance(text)
        painter.setFont(hall_font(size * min(1.0, room / wide) if wide else size, bold=True))
        painter.setPen(look.ink)
        painter.drawText(QPointF(x, base), text)

    def _paint_whole(self, painter: QPainter, look: Look) -> None:
        size, shown = self.digit_size(), self._shown
        painter.setPen(look.ink)
        metrics = QFontMetricsF(hall_font(size, bold=True))
        high = metrics.capHeight()
        top = (self.height() - size * (TITLE + NOTE + 0.45) - high) / 2
        base = top + TITLE * size
        self._centred(painter, shown.title, base, TITLE * size)
        base += 0.25 * size + high
        painter.setFont(hall_font(size, bold=True))
        left = (self.width() - metrics.horizontalAdvance(shown.digits)) / 2
        self._write_digits(painter, look, QPointF(left, base), metrics)
        painter.setPen(look.ink)
        self._centred(painter, shown.note, base + (0.2 + NOTE) * size, NOTE * size)

    def _write_digits(
        self, painter: QPainter, look: Look, at: QPointF, metrics: QFontMetricsF
    ) -> None:
        """Write the time left; in the last minute on a ground of ink."""
        shown = self._shown
        last = bool(shown.digits) and shown.left <= LAST and self._clock.running
        if last:
            wide, high = metrics.horizontalAdvance(shown.digits), metrics.capHeight()
            edge = 0.12 * high
            box = QRectF(at.x() - edge, at.y() - high - edge, wide + 2 * edge, high + 2 * edge)
            painter.fillRect(box, look.ink)
        painter.setPen(look.paper if last else look.ink)
        painter.drawText(at, shown.digits)

    def _centred(self, painter: QPainter, text: str, base: float, size: float) -> None:
        room = self.width() * (1 - 2 * MARGIN)
        wide = QFontMetricsF(hall_font(size, bold=True)).horizontalAdvance(text)
        painter.setFont(hall_font(size * min(1.0, room / wide) if wide else size, bold=True))
        wide = QFontMetricsF(painter.font()).horizontalAdvance(text)
        painter.drawText(QPointF((self.width() - wide) / 2, base), text)
