"""What the window has for the laboratory; nothing of it is loaded before it is needed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from vpdesk.gui.desk.paged_side import PagedSide
from vpdesk.gui.widgets.named import named

if TYPE_CHECKING:
    from vpdesk.gui.rooms.laboratory.room import LaboratoryRoom


class LaboratorySide(PagedSide):
    """The laboratory of a window. It has no document: its pages keep what they were given."""

    name = "laboratory"

    @property
    def room(self) -> LaboratoryRoom:
        """The room, made when it is first asked for."""
        if self._room is None:
            from vpdesk.gui.rooms.laboratory.room import LaboratoryRoom  # noqa: PLC0415

            room = named(LaboratoryRoom(self._window.scales), "laboratoryRoom")
            self._take_room(room)
        return cast("LaboratoryRoom", self._room)

    def open(self, path: Path) -> None:
        """Check a table of another program."""
        self._window.show_room(self.name)
        self.room.show_page("check")
        self.room.open_file(path)

    def offer_recovery(self) -> None:
        """A crash leaves nothing of the laboratory behind."""
