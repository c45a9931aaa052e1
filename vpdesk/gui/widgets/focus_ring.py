"""Where the keyboard is, for what the style shows no different then."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QApplication,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QTableWidget,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from vpdesk.gui.widgets.focus_frame import WIDTH, FocusFrame

ROUND = 2  # pixels of its corners
PLAIN = (QTextEdit, QPlainTextEdit, QListWidget, QTableWidget, QScrollArea)


class FocusRing(QObject):
    """Rings what has the keyboard in the accent colour: texts, lists, areas, default buttons.

    The style marks fields, boxes and other buttons by itself, and a FocusFrame what is in it.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ring: _Ring | None = None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    def _follow(self, _: QWidget | None, focused: QWidget | None) -> None:
        if self._ring is not None and isValid(self._ring):
            self._ring.leave()
        self._ring = _Ring(focused) if focused is not None and _is_unmarked(focused) else None


class _Ring(QWidget):
    """Lies over a widget, along its edge."""

    def __init__(self, marked: QWidget) -> None:
        super().__init__(marked)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        marked.installEventFilter(self)
        self.setGeometry(marked.rect())
        self.show()

    def leave(self) -> None:
        """Take it away."""
        self.hide()
        self.deleteLater()

    def eventFilter(self, marked: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(marked, QWidget):
            self.setGeometry(marked.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Accent), WIDTH))
        inside = WIDTH / 2
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(inside, inside, -inside, -inside), ROUND, ROUND
        )
        painter.end()


def _is_unmarked(widget: QWidget) -> bool:
    if isinstance(widget, QPushButton):
        return widget.isDefault()
    if not isinstance(widget, PLAIN) or widget.window().windowType() == Qt.WindowType.Popup:
        return False
    holder = widget.parentWidget()
    while holder is not None and not holder.isWindow():
        if isinstance(holder, FocusFrame):
            return False
        holder = holder.parentWidget()
    return True
