"""The first start: four hints in the bar over the room, which never come again."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Qt
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
            "Type how many boards the match has, or turn the number: table and curve follow.",
        ),
        translate(
            "Tour",
            "Ctrl+D pins a board count, Ctrl+Alt+D a scale, to be compared. “Presets” has a "
            "sample to play with.",
        ),
        translate(
            "Tour",
            "Point at a row or at the curve to read off all scales there; the wheel zooms the"
            " curve.",
        ),
        translate(
            "Tour",
            "Ctrl+P prints or exports what you see. F1 explains whatever you are at.",
        ),
    )


class Tour(QObject):
    """Shows one hint after the other; Esc, a button or another room ends it.

    room: what the hints are about.
    """

    def __init__(self, desk: Toured, room: QWidget) -> None:
        super().__init__(desk.window_widget)
        self._desk = desk
        self._at = 0
        self._shown = ""
        self._esc = QShortcut(QKeySequence(Qt.Key.Key_Escape), desk.window_widget)
        self._esc.activated.connect(self.end)
        room.installEventFilter(self)
        self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Hide and not event.spontaneous():
            self.end()
        return False

    def end(self) -> None:
        """Take the hint away; no more come."""
        self._esc.setEnabled(False)
        self._desk.bar.withdraw(self._shown)

    def _show(self) -> None:
        texts = hints()
        text = translate("Tour", "{number} of {all}: {hint}")
        self._shown = text.format(number=self._at + 1, all=len(texts), hint=texts[self._at])
        stop = Answer(translate("Tour", "No More Hints"), "tourStop", self.end)
        following = Answer(translate("Tour", "Next"), "tourNext", self._go_on)
        last = self._at == len(texts) - 1
        self._desk.bar.show_notice(self._shown, *((stop,) if last else (following, stop)))

    def _go_on(self) -> None:
        self._at += 1
        self._show()
