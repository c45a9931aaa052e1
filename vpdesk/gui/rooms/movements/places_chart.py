"""The chance of each place for each strength, as a picture with numbers."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QToolTip, QWidget

from vpdesk.gui.texts import user_language
from vpdesk.gui.theme import is_dark
from vpdesk.gui.widgets.fonts import bold
from vpdesk.gui.widgets.matrix_colours import contrast

if TYPE_CHECKING:
    from vpdesk.movements.places import PlacesFound

ROLE = QPalette.ColorRole
# Shades of one colour away from the ground: the colour-blind see them as others do.
ON_LIGHT = ("#ffffff", "#d6e6f4", "#93bfe2", "#4189c7", "#0b4f94")
ON_DARK = ("#1b1f23", "#1f3d58", "#2c6696", "#5aa5e4", "#d3eaff")
SHADES = 256
INKS = (QColor("#0b0e11"), QColor("#ffffff"))
LEAST_CELL = 4.0  # pixels


class PlacesChart(QWidget):
    """A row for each strength, a column for each place; the brighter, the likelier.

    strengthPicked: the strength (1 is the best) of the row that was clicked or stepped to.
    """

    strengthPicked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picked = 1
        self._chances = np.zeros((0, 0))
        self._image = QImage()
        self._language = user_language()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(ROLE.Base)
        self.setAccessibleName(self.tr("Chance of each place for each strength"))
        self.setAccessibleDescription(self.tr("Up and Down step through the strengths"))

    def show_places(self, places: PlacesFound) -> None:
        """Show other chances."""
        if places.chances.shape != self._chances.shape:
            self.picked = 1
        self._chances = places.chances
        self._paint_image()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._paint_image()

    def _paint_image(self) -> None:
        """One pixel a cell."""
        shades = _shades(dark=is_dark(self.palette()))
        pixels = np.ascontiguousarray(shades[_levels(self._chances)])
        size, line = self.count, 4 * self.count
        image = QImage(pixels.data, size, size, line, QImage.Format.Format_RGBA8888)
        self._image = image.copy()  # the first one does not own its pixels

    def pick(self, strength: int) -> None:
        """Pick a strength, as far as there is one."""
        strength = min(max(strength, 1), len(self._chances))
        if strength and strength != self.picked:
            self.picked = strength
            self.update()
            self.strengthPicked.emit(strength)

    @property
    def count(self) -> int:
        """How many strengths, and places, there are."""
        return len(self._chances)

    def numbers_fit(self) -> bool:
        """Whether the cells are large enough for their numbers."""
        metrics, cell = self.fontMetrics(), self._cell()
        return cell.width() >= metrics.horizontalAdvance("00") + 4 and (
            cell.height() >= metrics.height()
        )

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        side = max(12, min(self.count, 20)) * (metrics.horizontalAdvance("00") + 8)
        return QSize(side + 4 * metrics.height(), side + 3 * metrics.height())

    def minimumSizeHint(self) -> QSize:
        height = self.fontMetrics().height()
        return QSize(14 * height, 10 * height)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.count:
            return
        with QPainter(self) as painter:
            field = self._field()
            painter.drawImage(field, self._image)
            self._draw_axes(painter, field)
            if self.numbers_fit():
                self._draw_numbers(painter)
            self._draw_picked(painter, field)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        strength, _ = self._at(event.position().toPoint())
        if strength:
            self.pick(strength)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ends = {Qt.Key.Key_Home: 1, Qt.Key.Key_End: self.count}
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        key = Qt.Key(event.key())
        if key in steps:
            self.pick(self.picked + steps[key])
        elif key in ends:
            self.pick(ends[key])
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            strength, place = self._at(event.pos())
            if strength and place:
                QToolTip.showText(event.globalPos(), self._cell_text(strength, place), self)
                return True
        return super().event(event)

    def _cell_text(self, strength: int, place: int) -> str:
        chance = 100 * float(self._chances[strength - 1, place - 1])
        text = self.tr(
            "Strength {strength} takes place {place} in {chance}\N{NO-BREAK SPACE}% of all events."
        )
        number = self._language.number(chance, 1)
        return text.format(strength=strength, place=place, chance=number)

    def _field(self) -> QRectF:
        """Where the cells are: beside the strengths, under the places."""
        metrics = self.fontMetrics()
        left = 1.3 * metrics.height() + metrics.horizontalAdvance(f"{self.count} ") + 4
        top = 2.4 * metrics.height()
        width = max(self.width() - left - 2, LEAST_CELL * self.count)
        height = max(self.height() - top - 2, LEAST_CELL * self.count)
        return QRectF(left, top, width, height)

    def _cell(self) -> QRectF:
        field, count = self._field(), max(1, self.count)
        return QRectF(field.left(), field.top(), field.width() / count, field.height() / count)

    def _at(self, point: QPoint) -> tuple[int, int]:
        """The strength and the place at a point, 0 outside of them."""
        field, cell = self._field(), self._cell()
        if not self.count or not field.contains(QPointF(point)):
            return 0, 0
        row = int((point.y() - field.top()) / cell.height())
        column = int((point.x() - field.left()) / cell.width())
        return min(row, self.count - 1) + 1, min(column, self.count - 1) + 1

    def _draw_axes(self, painter: QPainter, field: QRectF) -> None:
        metrics, cell, middle = self.fontMetrics(), self._cell(), Qt.AlignmentFlag.AlignCenter
        line = metrics.height()
        painter.setPen(self.palette().color(ROLE.PlaceholderText))
        painter.drawText(QRectF(field.left(), 0, field.width(), line), middle, self.tr("Place"))
        painter.save()
        painter.rotate(-90)
        text = self.tr("Strength, 1 is the best")
        if metrics.horizontalAdvance(text) > field.height():
            text = self.tr("Strength")
        painter.drawText(QRectF(-field.bottom(), 0, field.height(), line), middle, text)
        painter.restore()
        wide = metrics.horizontalAdvance(f"{self.count} ")
        for number in range(1, self.count + 1, max(1, int(-(-wide // cell.width())))):
            left = field.left() + (number - 1) * cell.width() - wide
            place = QRectF(left, 1.2 * line, cell.width() + 2 * wide, line)
            painter.drawText(place, middle, str(number))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for number in range(1, self.count + 1, max(1, int(-(-line // cell.height())))):
            top = field.top() + (number - 1) * cell.height() - line
            place = QRectF(0, top, field.left() - 5, cell.height() + 2 * line)
            painter.drawText(place, right, str(number))

    def _draw_numbers(self, painter: QPainter) -> None:
        """Whole percents; what is less than half of one stays blank."""
        cell, middle = self._cell(), Qt.AlignmentFlag.AlignCenter
        levels = _levels(self._chances)
        percents = np.rint(100 * self._chances).astype(int)
        inks = _inks(dark=is_dark(self.palette()))
        strong = bold(self.font())
        for row, column in zip(*np.nonzero(percents), strict=True):
            painter.setFont(strong if row == column else self.font())
            painter.setPen(inks[levels[row, column]])
            place = cell.translated(column * cell.width(), row * cell.height())
            painter.drawText(place, middle, str(percents[row, column]))

    def _draw_picked(self, painter: QPainter, field: QRectF) -> None:
        cell = self._cell()
        top = field.top() + (self.picked - 1) * cell.height()
        rect = QRectF(field.left(), top, field.width(), cell.height()).adjusted(-1, -1, 1, 1)
        role = ROLE.Accent if self.hasFocus() else ROLE.PlaceholderText
        painter.setPen(QPen(self.palette().color(role), 2))
        painter.drawRect(rect)


def _levels(chances: np.ndarray) -> np.ndarray:
    """The shade of each chance; the likeliest of all has the last one."""
    most = chances.max(initial=0.0) or 1.0
    shades: np.ndarray = np.rint(chances / most * (SHADES - 1)).astype(np.uint8)
    return shades


@cache
def _shades(*, dark: bool) -> np.ndarray:
    """(256, 4) uint8 RGBA."""
    stops = np.array([QColor(name).getRgb() for name in (ON_DARK if dark else ON_LIGHT)])
    at = np.linspace(0, len(stops) - 1, SHADES)
    channels = [np.interp(at, np.arange(len(stops)), stops[:, channel]) for channel in range(4)]
    shades: np.ndarray = np.rint(np.stack(channels, axis=1)).astype(np.uint8)
    return shades


@cache
def _inks(*, dark: bool) -> tuple[QColor, ...]:
    """Black or white for each shade, whichever is read better on it."""
    grounds = [QColor(*map(int, rgba)) for rgba in _shades(dark=dark)]
    return tuple(max(INKS, key=lambda ink: contrast(ink, ground)) for ground in grounds)
