"""What keeps the laboratory; nothing of it is loaded before it is needed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from vpdesk.gui.desk.dropped import WORKBOOKS
from vpdesk.gui.desk.kind import RoomKind
from vpdesk.gui.desk.paged_keeper import PagedKeeper
from vpdesk.gui.rooms.laboratory.actions import laboratory_menus
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.named import named

if TYPE_CHECKING:
    from vpdesk.gui.rooms.laboratory.room import LaboratoryRoom


class LaboratoryKeeper(PagedKeeper["LaboratoryRoom"]):
    """Keeps the laboratory. It has no document: its pages keep what they were given."""

    name = "laboratory"

    def open(self, path: Path) -> None:
        """Check a table of another program."""
        self._desk.show_room(self.name)
        self.room.show_page("check")
        self.room.open_file(path)

    def ask_open(self) -> None:
        """Let the user choose a file for the page that is shown, or a table to be checked."""
        from vpdesk.gui.desk.reading_page import ReadingPage  # with the pages

        room = self.room
        if not isinstance(room.page, ReadingPage):
            room.show_page("check")
        if isinstance(room.page, ReadingPage):
            room.page.ask_open()

    def _make_room(self) -> LaboratoryRoom:
        from vpdesk.gui.rooms.laboratory.room import LaboratoryRoom

        room = named(LaboratoryRoom(self._desk.shared_scale), "laboratoryRoom", "laboratory")
        room.header.printRequested.connect(lambda: self._desk.print())  # noqa: PLW0108
        return room


LABORATORY = RoomKind(
    name="laboratory",
    titles=lambda: (translate("Frame", "Laboratory"), translate("Actions", "Lab&oratory")),
    picture=(
        ((8, 3), (16, 3)),
        ((10, 3), (10, 9), (4, 19), (5.5, 21), (18.5, 21), (20, 19), (14, 9), (14, 3)),
        ((7, 15), (17, 15)),
    ),
    make=LaboratoryKeeper,
    menus=laboratory_menus,
    endings=WORKBOOKS,
)
