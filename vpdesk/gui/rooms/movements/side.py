"""What the window has for movements; nothing of it is loaded before it is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from vpdesk.gui.desk.room_side import RoomSide
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.named import named
from vpdesk.settings import recovery_folder

if TYPE_CHECKING:
    from vpdesk.gui.rooms.movements.files import DocumentFiles
    from vpdesk.gui.rooms.movements.room import MovementsRoom


class MovementSide(RoomSide):
    """The movements room of a window, its document with its files, and what a crash left."""

    name = "movements"
    recent_field = "recent"

    @property
    def room(self) -> MovementsRoom:
        """The room, made when it is first asked for."""
        if self._room is None:
            from vpdesk.gui.rooms.movements.room import MovementsRoom  # noqa: PLC0415

            self._take_room(named(MovementsRoom(self.files.document), "movementsRoom"))
        return cast("MovementsRoom", self._room)

    @property
    def files(self) -> DocumentFiles:
        """The document with its files, made when first asked for."""
        if self._files is None:
            from vpdesk.gui.rooms.movements.document import MovementDocument, first_movement  # noqa: PLC0415
            from vpdesk.gui.rooms.movements.files import DocumentFiles  # noqa: PLC0415

            document = MovementDocument(first_movement())
            files = DocumentFiles(self._window, document, recovery_folder(), self._recent)
            self._take_files(files)
        return cast("DocumentFiles", self._files)

    def offer_recovery(self) -> None:
        """Ask what to do with unsaved work that a crash left behind."""
        if not recovery_folder().is_dir():
            return
        from vpdesk.files import movement_recovery  # noqa: PLC0415 - rarely needed

        self._offer_left(movement_recovery, translate("RecoveryOffer", "a new movement"))

    def _get_files(self) -> DocumentFiles:
        return self.files
