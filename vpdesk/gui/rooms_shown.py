"""The rooms of a window: which one is shown, and how the panes of each share it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vpdesk.gui.menus import show_room
from vpdesk.settings import ROOMS, Settings

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from vpdesk.gui.main_window import MainWindow
    from vpdesk.gui.menus import Menus
    from vpdesk.gui.rooms.laboratory.room import LaboratoryRoom
    from vpdesk.gui.rooms.match.room import MatchRoom
    from vpdesk.gui.rooms.movements.room import MovementsRoom
    from vpdesk.gui.rooms.scales.room import ScalesRoom
    from vpdesk.gui.rooms.swiss.room import SwissRoom

    AnyRoom = ScalesRoom | MovementsRoom | SwissRoom | LaboratoryRoom | MatchRoom

# The fields of the settings that remember how a room is shared.
WIDTHS = {
    "scales": "splitter",
    "movements": "movement_widths",
    "swiss": "swiss_widths",
    "laboratory": "lab_widths",
    "match": "match_widths",
}


class RoomsShown:
    """Shows one room of a window at a time; each is made when it is first shown.

    settings: how the panes of each shared it last.
    """

    def __init__(self, window: MainWindow, settings: Settings) -> None:
        self.name = ROOMS[0]
        self._window = window
        self._widths: dict[str, tuple[int, ...]] = {
            name: getattr(settings, field) for name, field in WIDTHS.items()
        }
        self._laid_out: set[str] = set()
        self._statuses: dict[str, QWidget] = {}

    @property
    def room(self) -> AnyRoom:
        """The room that is shown."""
        return self._get(self.name)

    def begin(self) -> None:
        """Go on in a window that is put together anew."""
        self.keep_widths()
        self._laid_out.clear()
        self._statuses.clear()

    def add_status(self, name: str, status: QWidget) -> None:
        """Have what a room says in the status bar while it is shown."""
        self._statuses[name] = status
        self._window.statusBar().addPermanentWidget(status)

    def show(self, name: str, menus: Menus) -> None:
        """Show a room; the keyboard goes to where it was there, but stays in the rail."""
        window, room = self._window, self._get(name)
        self.name = name
        window.frame.show_room(name, room)
        show_room(menus, name)
        window.commands.rooms[ROOMS.index(name)].setChecked(True)
        for each, status in self._statuses.items():
            status.setVisible(each == name)
        if name not in self._laid_out:
            self._laid_out.add(name)
            room.restore_layout(self._widths[name])
            if not window.frame.rail.isAncestorOf(window.focusWidget() or window):
                room.go_first()

    def keep_widths(self) -> dict[str, Any]:
        """How the rooms are shared, by the fields of the settings.

        A room that was not shown yet does not know; for it things are as they were.
        """
        for name in self._laid_out:
            self._widths[name] = self._get(name).widths
        return {WIDTHS[name]: widths for name, widths in self._widths.items()}

    def _get(self, name: str) -> AnyRoom:
        window = self._window
        return window.scales if name == "scales" else window.sides.by_name[name].room
