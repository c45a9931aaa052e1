"""What the window has for a room with pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vpdesk.gui.desk.room_side import RoomSide

if TYPE_CHECKING:
    from vpdesk.gui.main_window import MainWindow


class PagedSide(RoomSide):
    """The side of a PagedRoom, whose pages keep what they were given."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._kept: dict[str, object] = {}

    def forget_room(self) -> None:
        """The room goes with the old frame; the next one goes on with what its pages kept."""
        if self._room is not None:
            self._kept = self._room.leave()
        super().forget_room()

    def close(self) -> None:
        """The window closes."""
        if self._room is not None:
            self._room.leave()
        super().close()

    def _take_room(self, room: Any) -> None:
        room.restore_pages(self._kept)
        room.controls.ownScalesRequested.connect(self._window.show_own_scales)
        super()._take_room(room)
