"""The two buttons at the end of a number field: less and more, each large enough to be hit."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLineF, QPointF, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractSpinBox, QWidget

from vpdesk.gui.theme import LEAST_TARGET

FIRST_MS, NEXT_MS = 400, 60  # until a button that is held down steps again
REACH, THICK = 0.25, 0.08  # of a line: from the middle of a sign to its ends, and its strokes
EDGE = 1  # pixels: the field's own outline
FLAG = QAbstractSpinBox.StepEnabledFlag
STEPS = ((-1, FLAG.StepDownEnabled), (1, FLAG.StepUpEnabled))
ROLE = QPalette.ColorRole


class StepButtons(QWidget):
    """Lies over the end of a number field, which makes room for it."""

    def __init__(self, field: QAbstractSpinBox) -> None:
        super().__init__(field)
        self._held = 0  # the step that is being made, while the mouse is down
        self._again = QTimer(self, singleShot=True)
        self._again.timeout.connect(self._go_on)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        field.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)

    @property
    def _field(self) -> QAbstractSpinBox:
        """It is not kept here, so that neither waits for Python to find the two."""
        field = self.parentWidget()
        assert isinstance(field, QAbstractSpinBox)
        return field

    def sizeHint(self) -> QSize:
        wide = max(LEAST_TARGET, self._field.fontMetrics().height())
        return QSize(2 * wide, 0)

    def lie_down(self) -> None:
        """Take the end of the field as it is now."""
        wide, whole = self.sizeHint().width(), self._field.rect()
        self._field.lineEdit().setTextMargins(0, 0, wide, 0)
        self.setGeometry(whole.right() + 1 - wide - EDGE, EDGE, wide, whole.height() - 2 * EDGE)
        self.raise_()

    def button(self, step: int) -> QRect:
        """Where the button of a step is, in pixels of this widget."""
        half = self.width() // 2
        return QRect(half if step > 0 else 0, 0, half, self.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            more = self.button(1).contains(event.position().toPoint())
            self._held = 1 if more else -1
            self._step(FIRST_MS)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        del event
        self._held = 0
        self._again.stop()
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def hideEvent(self, event: QEvent) -> None:
        del event
        self._held = 0
        self._again.stop()

    def _go_on(self) -> None:
        self._step(NEXT_MS)

    def _step(self, pause: int) -> None:
        enabled = dict(STEPS)[self._held]
        if self._held and self._field.isEnabled() and enabled & self._field.stepEnabled():
            self._field.stepBy(self._held)
            self._field.selectAll()
            self._again.start(pause)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter, palette = QPainter(self), self.palette()
        for step, flag in STEPS:
            place = self.button(step)
            open_ = self._field.isEnabled() and flag & self._field.stepEnabled()
            if self._held == step and open_:
                painter.fillRect(place, palette.color(ROLE.Mid))
            painter.setPen(palette.color(ROLE.Mid))
            painter.drawLine(place.left(), 3, place.left(), place.bottom() - 3)
            ink = palette.color(QPalette.ColorGroup.Active, ROLE.Text)
            if not open_:
                ink = palette.color(QPalette.ColorGroup.Disabled, ROLE.Text)
            line = self._field.fontMetrics().height()
            painter.setPen(QPen(ink, THICK * line))
            middle = QPointF(place.center()) + QPointF(0.5, 0.5)
            along, up = QPointF(REACH * line, 0), QPointF(0, REACH * line)
            painter.drawLine(QLineF(middle - along, middle + along))
            if step > 0:
                painter.drawLine(QLineF(middle - up, middle + up))
        painter.end()
