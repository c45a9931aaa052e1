"""The way of a document from its names to its papers, in a quiet line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractButton, QWidget

from vpdesk.gui.texts import plain_tip, user_language
from vpdesk.gui.widgets.flow_layout import FlowLayout
from vpdesk.gui.widgets.fonts import bold
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.progress_sign import draw_progress
from vpdesk.next_step import HowFar, PartState, WayPart
from vpdesk.report.part_words import part_sentence, part_text

ROLE = QPalette.ColorRole
LEAST = 24  # pixels: its height
GAP, MARGIN = 6, 4  # pixels from the sign to its text, and around both
SIGN = 0.8  # of the height of a line
BESIDE = 12  # pixels between two
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class PartButton(QAbstractButton):
    """A part of the way with its sign; the text of the one that is next is bold.

    besideRequested: the keyboard is to go so many buttons on from this one (its own, int).
    """

    besideRequested = Signal(object, int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.state = PartState(WayPart.NAMES, HowFar.OPEN)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_state(self, state: PartState) -> None:
        """Show how far the part is."""
        language = user_language()
        self.state = state
        self.setText(part_text(state, language))
        sentence = part_sentence(state, language)
        self.setAccessibleName(sentence)
        self.setToolTip(plain_tip(sentence))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(bold(self.font()) if self.state.next else self.font())
        sign, text = round(SIGN * metrics.height()), metrics.horizontalAdvance(self.text())
        return QSize(sign + GAP + text + 2 * MARGIN, max(LEAST, metrics.height() + 2))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.besideRequested.emit(self, step)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, painter = self.palette(), QPainter(self)
        metrics = self.fontMetrics()
        side = round(SIGN * metrics.height())
        top = (self.height() - side) / 2
        under = self.underMouse() or self.hasFocus()
        colour = palette.color(ROLE.Accent if self.state.next else ROLE.PlaceholderText)
        sign = QRectF(MARGIN, top, side, side)
        draw_progress(painter, sign, self.state.progress, colour, palette.color(ROLE.Window))
        font = bold(self.font()) if self.state.next else self.font()
        shown = QFont(font)
        shown.setUnderline(under)
        painter.setFont(shown)
        painter.setPen(palette.color(ROLE.WindowText if self.state.next else ROLE.PlaceholderText))
        place = self.rect().adjusted(MARGIN + side + GAP, 0, 0, 0)
        painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter), self.text())
        if self.hasFocus():
            painter.setPen(palette.color(ROLE.Accent))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()


class PartStrip(QWidget):
    """Shows the parts; Tab comes to the one that is next, the arrows go to those beside it.

    partRequested: the user wants to go to a part (WayPart).
    """

    partRequested = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.states: tuple[PartState, ...] = ()
        self.buttons: tuple[PartButton, ...] = ()
        self._flow = FlowLayout(BESIDE, self)
        named(self, "partStrip", "overview#way")
        self.setAccessibleName(self.tr("The way to the end"))

    def show_parts(self, states: Sequence[PartState]) -> None:
        """Show how far each part is."""
        self.states = tuple(states)
        if len(states) != len(self.buttons):
            self._make(len(states))
        for button, state in zip(self.buttons, states, strict=True):
            if button.state != state or not button.text():
                button.show_state(state)
                button.setObjectName(f"part-{state.part.value}")
        self._let_in(next((at for at, each in enumerate(states) if each.next), 0))

    def _make(self, count: int) -> None:
        for each in self.buttons:
            self._flow.removeWidget(each)
            each.deleteLater()
        self.buttons = tuple(PartButton(self) for _ in range(count))
        for each in self.buttons:
            self._flow.addWidget(each)
            each.besideRequested.connect(self._go_beside)
            each.clicked.connect(lambda _=False, at=each: self.partRequested.emit(at.state.part))

    def _let_in(self, at: int) -> None:
        """Have Tab come to one of them alone."""
        for number, each in enumerate(self.buttons):
            tab = number == at
            each.setFocusPolicy(Qt.FocusPolicy.StrongFocus if tab else Qt.FocusPolicy.ClickFocus)

    def _go_beside(self, button: PartButton, step: int) -> None:
        at = self.buttons.index(button) + step
        if 0 <= at < len(self.buttons):
            self.buttons[at].setFocus(Qt.FocusReason.TabFocusReason)
