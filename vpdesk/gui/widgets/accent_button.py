"""The one button of a page in the accent colour: what is usually done next."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QPushButton

ROLE = QPalette.ColorRole
ROUND = 3  # pixels of its corners
WIDE = 12  # pixels beside its text
HOVER, DOWN = 112, 120  # per cent of darkness


class AccentButton(QPushButton):
    """Is filled with the accent of the theme, whatever the style makes of other buttons."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setAutoDefault(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        text = self.fontMetrics().size(int(Qt.TextFlag.TextShowMnemonic), self.text())
        return size.expandedTo(QSize(text.width() + 2 * WIDE, 0))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, enabled = self.palette(), self.isEnabled()
        fill = palette.color(ROLE.Highlight if enabled else ROLE.Button)
        if enabled and (self.isDown() or self.underMouse()):
            fill = fill.darker(DOWN if self.isDown() else HOVER)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), ROUND, ROUND)
        colour = palette.color(ROLE.HighlightedText if enabled else ROLE.ButtonText)
        if self.hasFocus():
            painter.setPen(QPen(colour, 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(3.5, 3.5, -3.5, -3.5), 2, 2)
        painter.setPen(colour)
        flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextShowMnemonic)
        painter.drawText(self.rect(), flags, self.text())
        painter.end()
