"""What a room says of its files in the window that shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vpdesk.gui.texts import translate

if TYPE_CHECKING:
    from vpdesk.gui.desk.desk import Desk


class Complaints:
    """Says what was done in the status bar, and what was not done in a bar until it is read."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._texts: list[str] = []

    def say(self, text: str) -> None:
        """Say what was done; what could not be done before is of no interest any more."""
        while self._texts:
            self._desk.bar.withdraw(self._texts.pop())
        self._desk.say(text)

    def complain(self, text: str) -> None:
        """Say why something was not done, until it is read."""
        from vpdesk.gui.widgets.notice_bar import Answer

        told = f"\N{WARNING SIGN} {text}"
        self._desk.bar.withdraw(told)  # once is enough
        self._texts.append(told)
        close = Answer(translate("Complaints", "Close"), "noticeClose", lambda: None)
        self._desk.bar.show_notice(self._texts[-1], close)
