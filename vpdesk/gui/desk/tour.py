"""The first start: four hints in the bar over the room, which never come again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.notice_bar import Answer, NoticeBar


class Toured(Protocol):
    """What a tour is shown in."""

    @property
    def bar(self) -> NoticeBar:
        """Where its hints stand."""

    @property
    def window_widget(self) -> QWidget:
        """What Esc is typed in to end it."""


def hints() -> tuple[str, ...]:
    """The hints, in the language of now."""
    return (
        translate(
            "Tour",
            "Type the number of boards, or use the arrows or the wheel: table and curve follow.",
        ),
        translate(
            "Tour",
            "Ctrl+D pins a board count. “Compare” takes several at once, as 7, 14, 20, 28.",
        ),
        translate(
            "Tour",
            "Point at a row or at the curve to read off all scales there; the wheel zooms the"
            " curve.",
        ),
        translate(
            "Tour",
            "Ctrl+P prints or exports what you see. F1 explains what you are working on.",
        ),
    )


class Tour(QObject):
    """Shows one hint after the other; Esc, a button or another room ends it.

    room: gives what the hints are about, which is another widget in another language.
    """

    def __init__(self, desk: Toured, room: Callable[[], QWidget]) -> None:
        super().__init__(desk.window_widget)
        self._desk, self._room, self._watched = desk, room, room()
        self._at = 0
        self._shown = ""
        self._esc = QShortcut(QKeySequence(Qt.Key.Key_Escape), desk.window_widget)
        self._esc.activated.connect(self.end)
        self._watched.installEventFilter(self)
        desk.window_widget.installEventFilter(self)
        self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        hidden = event.type() == QEvent.Type.Hide and not event.spontaneous()
        if watched is self._watched and hidden:
            if self._shown == self._text():  # else it makes way for one in another language
                self.end()
        elif event.type() == QEvent.Type.LanguageChange and watched is self._desk.window_widget:
            QTimer.singleShot(0, self, self._speak)  # when the window speaks it
        return False

    def _speak(self) -> None:
        """Say the hint in the language of now, of the room that was made in it."""
        self._desk.bar.withdraw(self._shown)
        if self._esc.isEnabled():
            self._watched = self._room()
            self._watched.installEventFilter(self)
            self._show()

    def end(self) -> None:
        """Take the hint away; no more come."""
        self._esc.setEnabled(False)
        self._desk.bar.withdraw(self._shown)

    def _show(self) -> None:
        self._shown = self._text()
        stop = Answer(translate("Tour", "No More Hints"), "tourStop", self.end)
        following = Answer(translate("Tour", "Next"), "tourNext", self._go_on)
        last = self._at == len(hints()) - 1
        self._desk.bar.show_notice(self._shown, *((stop,) if last else (following, stop)))

    def _text(self) -> str:
        texts, text = hints(), translate("Tour", "{number} of {all}: {hint}")
        return text.format(number=self._at + 1, all=len(texts), hint=texts[self._at])

    def _go_on(self) -> None:
        self._at += 1
        self._show()
