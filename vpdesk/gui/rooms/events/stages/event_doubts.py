"""What a correction has left behind in an event of several stages, told under its title."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from vpdesk.event.event import Event
from vpdesk.gui.texts import plain_tip, user_language
from vpdesk.gui.widgets.named import named

LOOK_AFTER_MS = 300  # of peace, so that results are not held up
MOST_TOLD = 3


class EventDoubts(QLabel):
    """Says who plays a later stage or round but would not by the results as they are now.

    After a change it says, too, what it has changed of what is carried over into other stages.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "eventDoubts", "groups#stages")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self._event: Event | None = None
        self._seen: Event | None = None  # as it was when it was looked at
        self._soon = QTimer(self, singleShot=True, interval=LOOK_AFTER_MS)
        self._soon.timeout.connect(self._look)
        self.hide()

    def forget(self) -> None:
        """What is shown next is another event, which nothing has changed yet."""
        self._seen = None

    def show_event(self, event: Event) -> None:
        """Look at an event after a moment."""
        knock_out = any(each.draw.is_knock_out for each in event.stages)
        self._event = event if len(event.stages) > 1 or knock_out else None
        if self._event is None:
            self._soon.stop()
            self.hide()
        else:
            self._soon.start()

    def _look(self) -> None:
        if self._event is None:
            return
        from vpdesk.event.misfits import stage_misfits  # when wanted

        language, before, self._seen = user_language(), self._seen or self._event, self._event
        told = [language.error(each) for each in stage_misfits(self._event)]
        if before != self._event:
            from vpdesk.report.events.stage_columns import carried_changes

            told += carried_changes(before, self._event, language)
        more = ["\N{HORIZONTAL ELLIPSIS}"] if len(told) > MOST_TOLD else []
        self.setText(" ".join(("\N{WARNING SIGN}", *told[:MOST_TOLD], *more)))
        self.setToolTip(plain_tip("\n".join(told)))
        self.setVisible(bool(told))
