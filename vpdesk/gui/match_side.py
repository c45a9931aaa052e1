"""What the window has for matches; nothing of it is loaded before it is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from vpdesk.gui.room_side import RoomSide
from vpdesk.gui.widgets.named import named

if TYPE_CHECKING:
    from vpdesk.gui.rooms.match_room import MatchRoom


class MatchSide(RoomSide):
    """The match room of a window, its score sheet with its files, and what a crash left."""

    name = "match"
    recent_field = "recent_matches"

    @property
    def room(self) -> MatchRoom:
        """The room, made when it is first asked for."""
        if self._room is None:
            from vpdesk.gui.rooms.match_room import MatchRoom  # noqa: PLC0415

            self._take_room(named(MatchRoom(self._window.settings.choice), "matchRoom"))
        return cast("MatchRoom", self._room)

    def offer_recovery(self) -> None:
        """Ask what to do with unsaved work that a crash left behind."""
