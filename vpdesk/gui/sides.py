"""The rooms of a window beside the scales room, each with its files and what a crash left."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from vpdesk.gui.desk.dropped import SCALE, room_of
from vpdesk.gui.rooms.laboratory.side import LaboratorySide
from vpdesk.gui.rooms.match.side import MatchSide
from vpdesk.gui.rooms.movements.side import MovementSide
from vpdesk.gui.rooms.scales.own_scales import show_own_scales
from vpdesk.gui.rooms.swiss.side import SwissSide

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from vpdesk.gui.desk.paged_room import PagedRoom
    from vpdesk.gui.main_window import MainWindow


class Sides:
    """All of them; no room is loaded before it is needed."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.movements = MovementSide(window)
        self.swiss = SwissSide(window)
        self.laboratory = LaboratorySide(window)
        self.match = MatchSide(window)
        self.by_name = {
            side.name: side for side in (self.movements, self.swiss, self.laboratory, self.match)
        }

    def open(self, path: Path) -> None:
        """Open a file in the room of its kind, a scale among the own ones."""
        if path.suffix.lower() == SCALE:
            show_own_scales(self._window, path)
            return
        self.by_name[room_of(path)].open(path)

    def takes(self, path: Path) -> bool:
        """The page that is shown opens files of a name, whatever other rooms do with them."""
        return self._paged is not None and self._paged.takes(path)

    def open_dropped(self, path: Path) -> None:
        """Open a file in the page that is shown if it is one for that, else as open does.

        A list of players is added to the tournament that is shown.
        """
        if self._window.room_name == self.swiss.name and path.suffix.lower() == ".csv":
            self.swiss.files.import_players(path)
        elif self._paged is None or not (self._paged.takes(path) and self._paged.open_file(path)):
            self.open(path)

    def may_close(self) -> bool:
        """Nothing would be lost; else ask, and close the window once that is so."""
        return all(side.may_close() for side in self.by_name.values())

    def close(self) -> None:
        """The window closes."""
        for side in self.by_name.values():
            side.close()

    def forget_rooms(self) -> None:
        """The rooms go with the old frame of the window."""
        for side in self.by_name.values():
            side.forget_room()

    def offer_recovery(self) -> None:
        """Ask what to do with what a crash left behind."""
        for side in self.by_name.values():
            side.offer_recovery()

    def show_recent(self, menus: Mapping[str, QMenu]) -> None:
        """Offer the files used last in menus, by the name of their room."""
        for name, menu in menus.items():
            self.by_name[name].show_recent(menu)

    @property
    def _paged(self) -> PagedRoom | None:
        """The room that is shown, if it has pages."""
        side = {each.name: each for each in (self.laboratory, self.match)}.get(
            self._window.room_name
        )
        return None if side is None else side.room
