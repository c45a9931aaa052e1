"""What a room says of its files in the window that shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vpdesk.gui.texts import translate

if TYPE_CHECKING:
    from vpdesk.gui.main_window import MainWindow


class Complaints:
    """Says what was done in the status bar, and what was not done in a bar until it is read."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._texts: list[str] = []

    def say(self, text: str) -> None:
        """Say what was done; what could not be done before is of no interest any more."""
        while self._texts:
            self._window.frame.bar.withdraw(self._texts.pop())
        self._window.notify(text)

    def complain(self, text: str) -> None:
        """Say why something was not done, until it is read."""
        from vpdesk.gui.widgets.notice_bar import Answer  # noqa: PLC0415 - start-up time

        self._texts.append(f"\N{WARNING SIGN} {text}")
        close = Answer(translate("Complaints", "Close"), "noticeClose", lambda: None)
        self._window.frame.bar.show_notice(self._texts[-1], close)
