"""The one button of a page in the accent colour: what is usually done next."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QPushButton

ROLE = QPalette.ColorRole
ROUND = 3  # pixels of its corners
WIDE = 12  # pixels beside its text
RIM = 2  # pixels: of what has the keyboard
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
        draw_filled(self)


def is_filled(button: QPushButton) -> bool:
    """Whether a button of a dialog is the default one, which its fill tells."""
    plain = button.menu() is None and button.icon().isNull() and not button.isFlat()
    return plain and button.isDefault() and button.isEnabled()


def draw_filled(button: QPushButton) -> None:
    """Draw a button in the accent colour, with a rim in it while it has the keyboard."""
    palette, enabled = button.palette(), button.isEnabled()
    fill = palette.color(ROLE.Accent if enabled else ROLE.Button)
    if enabled and (button.isDown() or button.underMouse()):
        fill = fill.darker(DOWN if button.isDown() else HOVER)
    painter = QPainter(button)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(QRectF(button.rect()).adjusted(1, 1, -1, -1), ROUND, ROUND)
    on_accent = palette.color(QPalette.ColorGroup.Active, ROLE.HighlightedText)
    colour = on_accent if enabled else palette.color(ROLE.ButtonText)
    if button.hasFocus():
        painter.setPen(QPen(colour, RIM))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(button.rect()).adjusted(4, 4, -4, -4), 2, 2)
    painter.setPen(colour)
    flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextShowMnemonic)
    painter.drawText(button.rect(), flags, button.text())
    painter.end()
