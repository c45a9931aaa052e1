"""A quiet bar for something that waits for an answer, without standing in the way of work."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import NamedTuple

from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.announce import announce
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.tab_order import tab_after

STRIPE = 3
MOST_SHOWN = 3  # sentences at a time
LINES_FOR_ONE = 12  # of the window for each sentence in sight: most of it is for the work
ROLE = QPalette.ColorRole


class Answer(NamedTuple):
    """A button of the bar, and what it does once the bar is gone."""

    text: str
    name: str
    slot: Callable[[], object]


class Said(NamedTuple):
    """A sentence with its answers; two that say the same are two."""

    text: str
    answers: tuple[Answer, ...]


class _Notice(QWidget):
    """A sentence of the bar with its answers.

    answered: gets what an answer does. said: the sentence with its answers, None for none.
    """

    def __init__(self, answered: Callable[[Said, Callable[[], object]], object]) -> None:
        super().__init__()
        self._answered = answered
        self.said: Said | None = None
        self.label = named(QLabel(wordWrap=True), "noticeLabel")
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.buttons: list[QPushButton] = []
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.label, 1)

    def show_said(self, said: Said | None, more: int) -> None:
        """Show a sentence, or nothing, and how many wait; one that is shown keeps its buttons."""
        if said is not None:
            waiting = translate("NoticeBar", "({count} more)").format(count=more)
            self.label.setText(f"{said.text} {waiting}" if more else said.text)
        if said is self.said:
            return
        self._drop_buttons()
        self.said = said
        self.setVisible(said is not None)
        if said is None:
            return
        self.buttons = [named(QPushButton(each.text), each.name) for each in said.answers]
        layout = self.layout()
        assert layout is not None
        for button, answer in zip(self.buttons, said.answers, strict=True):
            button.clicked.connect(lambda _=False, slot=answer.slot: self._answered(said, slot))
            layout.addWidget(button)
        tab_after(self.label, self.buttons)

    def _drop_buttons(self) -> None:
        """A question is answered once, though its buttons are there for a moment more."""
        for button in self.buttons:
            button.setEnabled(False)
            button.hide()
            button.deleteLater()
        self.buttons = []


class NoticeBar(QFrame):
    """Shows sentences with answers, one below the other; what is too much waits for its turn."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("noticeBar")
        self.setAutoFillBackground(True)
        self.setBackgroundRole(ROLE.Base)
        self._waiting: list[Said] = []
        self._most = MOST_SHOWN
        self._rows = tuple(_Notice(self._answer) for _ in range(MOST_SHOWN))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 6, 8, 6)
        layout.setSpacing(4)
        for row in self._rows:
            layout.addWidget(row)
            row.hide()
        self.hide()

    @property
    def label(self) -> QLabel:
        """The first sentence."""
        return self._rows[0].label

    @property
    def buttons(self) -> list[QPushButton]:
        """The answers to the first sentence."""
        return self._rows[0].buttons

    @property
    def _in_sight(self) -> list[Said]:
        return self._waiting[: self._most]

    @property
    def shown(self) -> tuple[str, ...]:
        """The sentences in sight."""
        return tuple(each.text for each in self._in_sight)

    def fit(self, lines: int) -> None:
        """Show no more sentences than leave room for the work, in a window of so many lines."""
        most = min(max(lines // LINES_FOR_ONE, 1), MOST_SHOWN)
        if most != self._most:
            self._most = most
            self._show()

    def show_notice(self, text: str, *answers: Answer, first: bool = False) -> Said:
        """Show a sentence until one of the answers is given; first: above the others."""
        said = Said(text, answers)
        self._waiting.insert(0 if first else len(self._waiting), said)
        self._show()
        return said

    def withdraw(self, text: str | Said) -> None:
        """Take back a sentence that holds no longer, be it shown or waiting."""
        if isinstance(text, Said):
            self._waiting = [each for each in self._waiting if each is not text]
        else:
            self._waiting = [each for each in self._waiting if each.text != text]
        self._show()

    def take_over(self, other: NoticeBar) -> None:
        """Go on with what waits in another bar, worded as it is."""
        self._waiting = other._waiting.copy()
        self._show()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.fillRect(0, 0, STRIPE, self.height(), self.palette().color(ROLE.Accent))
        painter.setPen(self.palette().color(ROLE.Mid))
        painter.drawLine(self.rect().bottomLeft(), self.rect().bottomRight())
        painter.end()

    def _answer(self, said: Said, slot: Callable[[], object]) -> None:
        self._waiting = [each for each in self._waiting if each is not said]
        self._show()
        slot()

    def _show(self) -> None:
        """Show the first ones; those that come into sight are told."""
        before = [row.said for row in self._rows]
        last, more = self._in_sight[-1:], len(self._waiting) - len(self._in_sight)
        for row, said in zip_longest(self._rows, self._in_sight):
            row.show_said(said, more if [said] == last else 0)
        self.setVisible(bool(self._waiting))
        for said in self._in_sight:
            if not any(said is each for each in before):
                announce(self, said.text)
