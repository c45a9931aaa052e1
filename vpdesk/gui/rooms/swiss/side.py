"""What the window has for Swiss tournaments; nothing of it is loaded before it is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QTimer

from vpdesk.gui.desk.dropped import TOURNAMENT
from vpdesk.gui.desk.room_side import RoomSide
from vpdesk.gui.widgets.named import named
from vpdesk.settings import recovery_folder

if TYPE_CHECKING:
    from vpdesk.gui.main_window import MainWindow
    from vpdesk.gui.rooms.swiss.files import SwissFiles
    from vpdesk.gui.rooms.swiss.presentation import SwissPresentation
    from vpdesk.gui.rooms.swiss.room import SwissRoom


class SwissSide(RoomSide):
    """The Swiss room of a window, its tournament with its files, and what a crash left."""

    name = "swiss"
    recent_field = "recent_tournaments"
    open_field = "tournament"

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.presentation: SwissPresentation | None = None

    @property
    def room(self) -> SwissRoom:
        """The room, made when it is first asked for."""
        if self._room is None:
            from vpdesk.gui.rooms.swiss.room import SwissRoom  # noqa: PLC0415

            room = named(SwissRoom(self.files.document), "swissRoom")
            room.importRequested.connect(self.files.ask_import_players)
            self._take_room(room)
            QTimer.singleShot(0, self, self._begin)
        return cast("SwissRoom", self._room)

    @property
    def files(self) -> SwissFiles:
        """The tournament with its files, made when first asked for."""
        if self._files is None:
            from vpdesk.gui.rooms.swiss.document import SwissDocument  # noqa: PLC0415
            from vpdesk.gui.rooms.swiss.files import SwissFiles  # noqa: PLC0415

            document = SwissDocument(recovery_folder())
            self._take_files(SwissFiles(self._window, document, self._recent))
        return cast("SwissFiles", self._files)

    def present(self) -> None:
        """Show pairings and standings to the players, on a second screen if there is one."""
        from vpdesk.gui.rooms.swiss.presentation import SwissPresentation  # noqa: PLC0415

        if self.presentation is None:
            self.presentation = SwissPresentation()
            self.presentation.helpRequested.connect(self._window.help_desk.show_for_focus)
            self.presentation.follow(self.files.document)
        self.presentation.open_beside(self._window)

    def forget_room(self) -> None:
        super().forget_room()
        if self.presentation is not None:
            self.presentation.follow(self.files.document)  # in the language of now

    def close(self) -> None:
        super().close()
        if self.presentation is not None:
            self.presentation.close()
            self.presentation.deleteLater()
            self.presentation = None

    def offer_recovery(self) -> None:
        """Ask what to do with tournaments that a crash left behind."""
        if not any(recovery_folder().glob(f"*{TOURNAMENT}")):
            return
        from vpdesk.gui.rooms.swiss.recovery import left_tournaments  # noqa: PLC0415 - rarely needed

        self._offer_all(left_tournaments(recovery_folder()))

    def _get_files(self) -> SwissFiles:
        return self.files
