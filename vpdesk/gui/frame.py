"""What fills the window: the rail, the room that is shown, and over it what waits for an answer."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.notice_bar import NoticeBar
from vpdesk.gui.widgets.rail import (
    LABORATORY,
    MATCH,
    MOVEMENTS,
    SCALES,
    SWISS,
    Rail,
    RailEntry,
)
from vpdesk.settings import ROOMS

ROOM_KEYS = {name: f"Ctrl+{number}" for number, name in enumerate(ROOMS, 1)}


class Frame(QWidget):
    """Holds the rooms, one of which is shown."""

    def __init__(self) -> None:
        super().__init__()
        texts = {
            "scales": (translate("Frame", "Scales"), SCALES),
            "movements": (translate("Frame", "Movements"), MOVEMENTS),
            "swiss": (translate("Frame", "Swiss"), SWISS),
            "laboratory": (translate("Frame", "Laboratory"), LABORATORY),
            "match": (translate("Frame", "Match"), MATCH),
        }
        native = QKeySequence.SequenceFormat.NativeText
        entries = (
            RailEntry(name, text, QKeySequence(ROOM_KEYS[name]).toString(native), strokes)
            for name, (text, strokes) in texts.items()
        )
        self.rail = Rail(tuple(entries))
        self.bar = NoticeBar()
        self._stack = QStackedWidget()
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self.bar)
        right.addWidget(self._stack, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.rail)
        layout.addLayout(right, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.rail.fit(self.width())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.rail.fit(self.width())

    def add_room(self, room: QWidget) -> None:
        """Hold a room; it goes with the frame."""
        self._stack.addWidget(room)

    def show_room(self, name: str, room: QWidget) -> None:
        """Show a room that it holds, and mark it in the rail."""
        self._stack.setCurrentWidget(room)
        self.rail.show_room(name)
