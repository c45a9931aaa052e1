"""A sentence beside a field: why what stands in it is refused, and what to do."""

from __future__ import annotations

import weakref

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from vpdesk.gui.widgets.announce import announce

WIDEST = 46  # average characters in a line
GAP = 2  # pixels
MOVES = (
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.FontChange,
)


class Beside(QLabel):
    """Lies over a page under what it is about, so that nothing moves; the mouse goes through."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setMargin(4)
        self.setFrameShape(QFrame.Shape.Box)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self.setForegroundRole(QPalette.ColorRole.ToolTipText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def lie_by(self, holder: QWidget, place: QRect) -> None:
        """Show the text under a place in what holds it, or above it where the page ends."""
        page = self.parentWidget()
        assert page is not None
        room = min(WIDEST * self.fontMetrics().averageCharWidth(), page.width())
        frame = 2 * (self.margin() + self.frameWidth())
        one_line = self.fontMetrics().horizontalAdvance(self.text()) + frame + 2
        self.resize(min(room, one_line), self.heightForWidth(min(room, one_line)))
        below = holder.mapTo(page, place.bottomLeft()) + QPoint(0, GAP)
        if below.y() + self.height() > page.height():
            above = holder.mapTo(page, place.topLeft())
            below.setY(above.y() - GAP - self.height())
        below.setX(max(0, min(below.x(), page.width() - self.width())))
        self.move(below)
        self.show()
        self.raise_()


class FieldError(Beside):
    """Why the input of a field is refused; it goes where the field goes, and does not hold it."""

    def __init__(self, field: QWidget, text: str) -> None:
        super().__init__(field.window())
        self._field = weakref.ref(field)
        self.setObjectName("fieldError")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(f"\N{WARNING SIGN} {text}")
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
        field = self._field()
        if field is not None and field.isVisible():
            if self.parentWidget() is not field.window():  # the field has gone behind a button
                self.setParent(field.window())
            self.lie_by(field, field.rect())
        else:
            self.hide()


class Complaint:
    """What is said beside a field; text: "" while there is nothing to say."""

    def __init__(self) -> None:
        self.text = ""
        self._label: FieldError | None = None

    def say(self, field: QWidget, text: str) -> None:
        """Say why the field's input is refused; "" takes it back."""
        if text == self.text:
            return
        self.text = text
        field.setAccessibleDescription(text)
        if self._label is not None:
            self._label.hide()
            self._label.deleteLater()
            self._label = None
        if text:
            self._label = FieldError(field, text)
            announce(field, text)
