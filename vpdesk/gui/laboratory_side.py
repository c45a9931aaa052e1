"""What the window has for the laboratory; nothing of it is loaded before it is needed."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from vpdesk.gui.own_scales import show_own_scales
from vpdesk.gui.room_side import RoomSide
from vpdesk.gui.widgets.named import named

if TYPE_CHECKING:
    from vpdesk.gui.rooms.laboratory_room import LaboratoryRoom


class LaboratorySide(RoomSide):
    """The laboratory of a window. It has no document: its pages keep what they were given."""

    name = "laboratory"

    _kept: dict[str, object] | None = None

    @property
    def room(self) -> LaboratoryRoom:
        """The room, made when it is first asked for."""
        if self._room is None:
            from vpdesk.gui.rooms.laboratory_room import LaboratoryRoom  # noqa: PLC0415

            room = named(LaboratoryRoom(self._window.scales), "laboratoryRoom")
            if self._kept is not None:
                room.restore_pages(self._kept)
            room.controls.ownScalesRequested.connect(partial(show_own_scales, self._window))
            self._take_room(room)
        return cast("LaboratoryRoom", self._room)

    def forget_room(self) -> None:
        """The room goes with the old frame; the next one goes on with what its pages kept."""
        if self._room is not None:
            self._kept = self._room.leave()
        super().forget_room()

    def open(self, path: Path) -> None:
        """Check a table of another program."""
        self._window.show_room(self.name)
        self.room.show_page("check")
        self.room.open_file(path)

    def close(self) -> None:
        """The window closes."""
        if self._room is not None:
            self._room.leave()

    def offer_recovery(self) -> None:
        """A crash leaves nothing of the laboratory behind."""
