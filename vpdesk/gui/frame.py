"""What fills the window: the rail, the room that is shown, and over it what waits for an answer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from vpdesk.gui.desk.kind import RoomKind
from vpdesk.gui.widgets.notice_bar import NoticeBar
from vpdesk.gui.widgets.rail import Rail, RailEntry


class Frame(QWidget):
    """Holds the rooms, one of which is shown."""

    def __init__(self, kinds: Sequence[RoomKind]) -> None:
        super().__init__()
        native = QKeySequence.SequenceFormat.NativeText
        entries = (
            RailEntry(kind.name, kind.titles()[0], QKeySequence(key).toString(native), kind.picture)
            for kind, key in zip(kinds, room_keys(len(kinds)), strict=True)
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
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        self.rail.fit(self.width())
        self.bar.fit(self.height() // self.fontMetrics().lineSpacing())

    def add_room(self, room: QWidget) -> None:
        """Hold a room; it goes with the frame."""
        self._stack.addWidget(room)

    def show_room(self, name: str, room: QWidget) -> None:
        """Show a room that it holds, and mark it in the rail."""
        self._stack.setCurrentWidget(room)
        self.rail.show_room(name)


def room_keys(count: int) -> tuple[str, ...]:
    """The keys of so many rooms, in their order."""
    return tuple(f"Ctrl+{number}" for number in range(1, count + 1))
