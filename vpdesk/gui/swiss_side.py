"""What the window has for Swiss tournaments; nothing of it is loaded before it is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from vpdesk.gui.dropped import TOURNAMENT
from vpdesk.gui.room_side import RoomSide
from vpdesk.gui.widgets.named import named
from vpdesk.settings import recovery_folder

if TYPE_CHECKING:
    from vpdesk.gui.rooms.swiss_room import SwissRoom
    from vpdesk.gui.swiss_files import SwissFiles


class SwissSide(RoomSide):
    """The Swiss room of a window, its tournament with its files, and what a crash left."""

    name = "swiss"
    recent_field = "recent_tournaments"

    @property
    def room(self) -> SwissRoom:
        """The room, made when it is first asked for."""
        if self._room is None:
            from vpdesk.gui.rooms.swiss_room import SwissRoom  # noqa: PLC0415

            room = named(SwissRoom(self.files.document), "swissRoom")
            room.importRequested.connect(self.files.ask_import_players)
            self._take_room(room)
        return cast("SwissRoom", self._room)

    @property
    def files(self) -> SwissFiles:
        """The tournament with its files, made when first asked for."""
        if self._files is None:
            from vpdesk.gui.swiss_document import SwissDocument  # noqa: PLC0415
            from vpdesk.gui.swiss_files import SwissFiles  # noqa: PLC0415

            document = SwissDocument(recovery_folder())
            self._take_files(SwissFiles(self._window, document, self._recent))
        return cast("SwissFiles", self._files)

    def offer_recovery(self) -> None:
        """Ask what to do with tournaments that a crash left behind."""
        if not any(recovery_folder().glob(f"*{TOURNAMENT}")):
            return
        from vpdesk.gui.swiss_recovery import left_tournaments  # noqa: PLC0415 - rarely needed

        self._offer_all(left_tournaments(recovery_folder()))

    def _get_files(self) -> SwissFiles:
        return self.files
