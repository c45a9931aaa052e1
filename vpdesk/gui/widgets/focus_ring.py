"""Where the keyboard is, for what the style shows no different then."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QStyle,
    QStyleOptionButton,
    QTableWidget,
    QTextEdit,
    QToolButton,
    QWidget,
)
from shiboken6 import isValid

from vpdesk.gui.widgets.accent_button import AccentButton, draw_filled, is_filled
from vpdesk.gui.widgets.focus_frame import WIDTH, FocusFrame

ROUND = 2  # pixels of its corners
HALF, LIGHTER = 128, 130  # of lightness; per cent
PLAIN = (QTextEdit, QPlainTextEdit, QListWidget, QTableWidget, QScrollArea)
FIELDS = (QLineEdit, QAbstractSpinBox)
PRESSED = (QPushButton, QToolButton, QComboBox, QCheckBox, QRadioButton)


class FocusRing(QObject):
    """Rings what has the keyboard in the accent colour, whoever brought it there.

    The style does so on buttons after Tab alone, and with a line that is hard to see. What
    is pressed with the mouse has no ring. A FocusFrame marks what is in it; what draws itself,
    and the default button of a dialog, which is filled instead, have marks of their own.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ring: _Ring | None = None
        self._filled = _FilledDefault(self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    def _follow(self, before: QWidget | None, focused: QWidget | None) -> None:
        if focused is not None and (before is None or before.window() is not focused.window()):
            self._filled.take(focused.window())
        if self._ring is not None and isValid(self._ring):
            self._ring.leave()
        self._ring = _Ring(focused) if focused is not None and _is_unmarked(focused) else None


class _FilledDefault(QObject):
    """Has the default button of a dialog filled with the accent."""

    def take(self, window: QWidget) -> None:
        """Look after the buttons of a window; to do so again is nothing new."""
        if isinstance(window, QDialog):
            for each in window.findChildren(QPushButton):
                each.installEventFilter(self)
                each.update()

    def eventFilter(self, button: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Paint or not isinstance(button, QPushButton):
            return False
        filled = is_filled(button)
        if filled:
            draw_filled(button)
        return filled


class _Ring(QWidget):
    """Lies over a widget, along its edge; round the words of a box."""

    def __init__(self, marked: QWidget) -> None:
        super().__init__(marked)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        marked.installEventFilter(self)
        self.setGeometry(_place(marked))
        self.show()

    def leave(self) -> None:
        """Take it away."""
        self.hide()
        self.deleteLater()

    def eventFilter(self, marked: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(marked, QWidget):
            self.setGeometry(_place(marked))
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        marked = self.parentWidget()
        if isinstance(marked, QPushButton) and is_filled(marked):
            return  # it has a rim in it
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        accent = self.palette().color(QPalette.ColorRole.Accent)
        if accent.lightness() > HALF:  # on buttons that are neither dark nor light
            accent = accent.lighter(LIGHTER)
        painter.setPen(QPen(accent, WIDTH))
        inside = WIDTH / 2
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(inside, inside, -inside, -inside), ROUND, ROUND
        )
        painter.end()


def _place(marked: QWidget) -> QRect:
    if not isinstance(marked, (QCheckBox, QRadioButton)):
        return marked.rect()
    option = QStyleOptionButton()
    marked.initStyleOption(option)
    element = QStyle.SubElement
    words = (
        element.SE_CheckBoxFocusRect
        if isinstance(marked, QCheckBox)
        else element.SE_RadioButtonFocusRect
    )
    found = marked.style().subElementRect(words, option, marked)
    return found.adjusted(-WIDTH, -WIDTH, WIDTH, WIDTH).intersected(marked.rect())


def _is_unmarked(widget: QWidget) -> bool:
    if isinstance(widget, PRESSED):
        by_mouse = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        return not (by_mouse or isinstance(widget, AccentButton))
    holder = widget.parentWidget()
    if isinstance(widget, FIELDS):  # that of a cell has its table round it
        return holder is None or not isinstance(holder.parentWidget(), QAbstractItemView)
    if not isinstance(widget, PLAIN) or widget.window().windowType() == Qt.WindowType.Popup:
        return False
    while holder is not None and not holder.isWindow():
        if isinstance(holder, FocusFrame):
            return False
        holder = holder.parentWidget()
    return True
