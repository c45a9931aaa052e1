"""A quiet bar for something that waits for an answer, without standing in the way of work."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from vpdesk.gui.widgets.announce import announce
from vpdesk.gui.widgets.named import named

STRIPE = 3
ROLE = QPalette.ColorRole


class Answer(NamedTuple):
    """A button of the bar, and what it does once the bar is gone."""

    text: str
    name: str
    slot: Callable[[], object]


class NoticeBar(QFrame):
    """Shows a sentence with answers; what comes while it shows one waits for its turn."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("noticeBar")
        self.setAutoFillBackground(True)
        self.setBackgroundRole(ROLE.Base)
        self._waiting: list[tuple[str, tuple[Answer, ...]]] = []
        self.label = named(QLabel(wordWrap=True), "noticeLabel")
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.buttons: list[QPushButton] = []
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 6, 8, 6)
        layout.setSpacing(8)
        layout.addWidget(self.label, 1)
        self.hide()

    def show_notice(self, text: str, *answers: Answer) -> None:
        """Show a sentence until one of the answers is given."""
        self._waiting.append((text, answers))
        if len(self._waiting) == 1:
            self._show_first()

    def withdraw(self, text: str) -> None:
        """Take back a sentence that holds no longer, be it shown or waiting."""
        shown = self._waiting[:1]
        self._waiting = [each for each in self._waiting if each[0] != text]
        if self._waiting[:1] != shown:
            self._show_next()

    def take_over(self, other: NoticeBar) -> None:
        """Go on with what waits in another bar, worded as it is."""
        self._waiting = other._waiting.copy()
        if self._waiting:
            self._show_first()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.fillRect(0, 0, STRIPE, self.height(), self.palette().color(ROLE.Accent))
        painter.setPen(self.palette().color(ROLE.Mid))
        painter.drawLine(self.rect().bottomLeft(), self.rect().bottomRight())
        painter.end()

    def _show_first(self) -> None:
        self._drop_buttons()
        text, answers = self._waiting[0]
        self.label.setText(text)
        self.buttons = [named(QPushButton(each.text), each.name) for each in answers]
        layout = self.layout()
        assert layout is not None
        for button, answer in zip(self.buttons, answers, strict=True):
            button.clicked.connect(lambda _=False, slot=answer.slot: self._answer(slot))
            layout.addWidget(button)
        self.show()
        announce(self, text)

    def _answer(self, slot: Callable[[], object]) -> None:
        del self._waiting[0]
        self._show_next()
        slot()

    def _show_next(self) -> None:
        if self._waiting:
            self._show_first()
        else:
            self._drop_buttons()
            self.hide()

    def _drop_buttons(self) -> None:
        """A question is answered once, though its buttons are there for a moment more."""
        for button in self.buttons:
            button.setEnabled(False)
            button.hide()
            button.deleteLater()
        self.buttons = []
