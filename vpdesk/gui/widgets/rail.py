"""The rail at the left of the window: a button for each room."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QFrame, QVBoxLayout, QWidget

from vpdesk.gui.widgets.fonts import small
from vpdesk.gui.widgets.named import named

ICON = 24  # pixels, where text has its usual height
GAP = 8
MARK = 3  # the bar at the current room
MOST_SHARE = 1 / 8  # of the window, that words may cost

ROLE = QPalette.ColorRole

# Strokes in a square of 24 units, each from point to point.
Strokes = tuple[tuple[tuple[float, float], ...], ...]


class RailEntry(NamedTuple):
    """A room as the rail shows it. keys: those that lead to it, as they are read."""

    name: str
    text: str
    keys: str
    strokes: Strokes


class Rail(QFrame):
    """Shows the rooms from top to bottom; the current one has a bar and bold letters.

    roomRequested: the name of the room that the user wants to see.
    """

    roomRequested = Signal(str)

    def __init__(self, entries: tuple[RailEntry, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "rail", "overview#rooms")
        self.setAccessibleName(self.tr("Rooms"))
        self._group = QButtonGroup(self)
        self.buttons = {entry.name: RailButton(entry) for entry in entries}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, GAP, 0, GAP)
        layout.setSpacing(0)
        words = self.tr("{place} of {count}, {keys}")
        for place, (entry, button) in enumerate(
            zip(entries, self.buttons.values(), strict=True), 1
        ):
            self._group.addButton(button)
            button.setAccessibleDescription(
                words.format(place=place, count=len(entries), keys=entry.keys)
            )
            button.clicked.connect(partial(self.roomRequested.emit, entry.name))
            layout.addWidget(button)
        layout.addStretch(1)

    def show_room(self, name: str) -> None:
        """Mark a room as the one that is shown."""
        self.buttons[name].setChecked(True)
        for button in self.buttons.values():  # Tab enters at the room that is shown
            policy = Qt.FocusPolicy
            button.setFocusPolicy(policy.TabFocus if button.isChecked() else policy.NoFocus)

    def fit(self, width: int) -> None:
        """Leave the words to the tooltips where the window has too little width for them."""
        widest = max(button.width_with_words for button in self.buttons.values())
        for button in self.buttons.values():
            button.show_words(widest <= width * MOST_SHARE)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(ROLE.Mid))
        painter.drawLine(self.rect().topRight(), self.rect().bottomRight())
        painter.end()


class RailButton(QAbstractButton):
    """A picture with a word under it."""

    def __init__(self, entry: RailEntry) -> None:
        super().__init__()
        self._strokes = entry.strokes
        self.has_words = True
        self.setObjectName(f"{entry.name}RailButton")
        self.setText(entry.text)
        self.setAccessibleName(entry.text)
        self.setToolTip(f"{entry.text} ({entry.keys})")
        self.setCheckable(True)
        self.setAutoExclusive(True)  # heard as one of several, not as a box to be checked
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def width_with_words(self) -> int:
        """How wide it is where its word is shown."""
        metrics = QFontMetrics(self._font(bold=True))
        return max(metrics.horizontalAdvance(self.text()), self._icon_size()) + 2 * GAP

    def show_words(self, wanted: bool) -> None:
        """Show the word under the picture, or the picture alone."""
        if wanted != self.has_words:
            self.has_words = wanted
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        size = self._icon_size()
        if not self.has_words:
            return QSize(size + 2 * GAP, size + 2 * GAP)
        height = QFontMetrics(self._font(bold=True)).height()
        return QSize(self.width_with_words, size + height + 3 * GAP)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, rect = self.palette(), QRectF(self.rect())
        if self.isChecked():
            painter.fillRect(rect.adjusted(0, 0, -1, 0), palette.color(ROLE.Base))
            bar = QRectF(rect.left(), rect.top(), MARK, rect.height())
            painter.fillRect(bar, palette.color(ROLE.Accent))
        elif self.underMouse():
            painter.fillRect(rect.adjusted(0, 0, -1, 0), palette.color(ROLE.AlternateBase))
        colour = palette.color(ROLE.Accent if self.isChecked() else ROLE.WindowText)
        self._draw_icon(painter, QPen(colour, 2 * self._icon_size() / ICON))
        if self.has_words:
            painter.setPen(palette.color(ROLE.WindowText))
            painter.setFont(self._font(bold=self.isChecked()))
            words = rect.adjusted(0, GAP + self._icon_size() + GAP / 2, 0, 0)
            top = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            painter.drawText(words, int(top), self.text())
        if self.hasFocus():
            painter.setPen(QPen(palette.color(ROLE.Accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect.adjusted(MARK + 1, 1, -3, -1))
        painter.end()

    def _draw_icon(self, painter: QPainter, pen: QPen) -> None:
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        size = self._icon_size()
        left, scale = (self.width() - size) / 2, size / ICON
        for stroke in self._strokes:
            painter.drawPolyline([QPointF(left + x * scale, GAP + y * scale) for x, y in stroke])

    def _icon_size(self) -> int:
        return max(ICON, round(self.fontMetrics().height() * 1.4))

    def _font(self, *, bold: bool) -> QFont:
        font = small(self.font())
        font.setBold(bold)
        return font
