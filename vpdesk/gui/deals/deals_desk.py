"""The window of the deals beside the rooms: shown when it is asked for, closed with the others."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from vpdesk.gui.deals.deals_window import DealsWindow
    from vpdesk.gui.desk.keeper import Keeper
    from vpdesk.report.deals.sheets import DealsSubject

ENDINGS = (".pbn", ".lin", ".dup")  # of their files


class DealsDesk:
    """What the main window knows of the deals; nothing is loaded before it is needed.

    print: lets the user print or export them, over a window. dealt_for: the keeper of the room that
    they may be for.
    """

    def __init__(
        self,
        window: QWidget,
        print: Callable[[DealsSubject, QWidget], object],  # noqa: A002
        dealt_for: Callable[[], Keeper | None],
    ) -> None:
        self._window, self._print, self._dealt_for = window, print, dealt_for

    def show(self, file: Path | None = None) -> None:
        """Show the window, with the deals of a file; there is one at a time."""
        from vpdesk.gui.deals.deals_window import DealsWindow

        deals = self._shown or DealsWindow(self._window)
        if deals.isHidden():
            deals.printRequested.connect(lambda subject: self._print(subject, deals))
        deals.offer(self._dealt_for())
        deals.show()
        deals.raise_()
        deals.activateWindow()
        if file is not None:
            deals.files.open_file(file)

    def takes(self, path: Path) -> bool:
        """Whether a file is one of deals, by its name."""
        return path.suffix.lower() in ENDINGS

    def may_close(self, then: Callable[[], object]) -> bool:
        """Whether nothing would be lost; else the user is asked, and then it is done."""
        deals = self._shown
        return deals is None or deals.may_close(then)

    @property
    def _shown(self) -> DealsWindow | None:
        from vpdesk.gui.deals.deals_window import DealsWindow

        return self._window.findChild(DealsWindow)
