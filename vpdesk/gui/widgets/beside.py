"""A sentence beside a field: why what stands in it is refused, and what to do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QLabel, QWidget

WIDEST = 44  # average characters in a line
GAP = 2
MOVES = (
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.FontChange,
)


class Beside(QLabel):
    """Lies over the window beside a field, so that nothing moves; the mouse goes through it."""

    def __init__(self, field: QWidget, text: str) -> None:
        super().__init__(field.window())
        self._field = field
        self.setObjectName("besideField")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(f"\N{WARNING SIGN} {text}")
        self.setWordWrap(True)
        self.setMargin(4)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFrameShape(QFrame.Shape.Box)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self.setForegroundRole(QPalette.ColorRole.ToolTipText)
        holder: QWidget | None = field
        while holder is not None:
            holder.installEventFilter(self)
            holder = None if holder.isWindow() else holder.parentWidget()
        field.destroyed.connect(self.deleteLater)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in MOVES:
            self._follow()
        return False

    def _follow(self) -> None:
        """Lie below the field, or above it where the window ends."""
        field, window = self._field, self._field.window()
        self.setVisible(field.isVisible())
        if not field.isVisible():
            return
        widest = min(WIDEST * self.fontMetrics().averageCharWidth(), window.width())
        self.setFixedWidth(min(widest, self._one_line()))
        self.setFixedHeight(self.heightForWidth(self.width()))
        corner = field.mapTo(window, QPoint(0, field.height() + GAP))
        if corner.y() + self.height() > window.height():
            corner.setY(corner.y() - field.height() - 2 * GAP - self.height())
        corner.setX(max(0, min(corner.x(), window.width() - self.width())))
        self.move(corner)
        self.raise_()

    def _one_line(self) -> int:
        frame = 2 * (self.margin() + self.frameWidth())
        return self.fontMetrics().horizontalAdvance(self.text()) + frame + 2


class Complaint:
    """What is said beside a field; text: "" while there is nothing to say."""

    def __init__(self, field: QWidget) -> None:
        self.text = ""
        self._field = field
        self._label: Beside | None = None

    def say(self, text: str) -> None:
        """Say why the field's input is refused; "" takes it back."""
        if text == self.text:
            return
        self.text = text
        self._field.setAccessibleDescription(text)
        if self._label is not None:
            self._label.hide()
            self._label.deleteLater()
            self._label = None
        if text:
            self._label = Beside(self._field, text)
