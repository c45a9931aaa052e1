"""What keeps a room with pages, and the actions of its pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

from vpdesk.gui.desk.actions import ActionRow
from vpdesk.gui.desk.keeper import RoomKeeper
from vpdesk.gui.texts import translate

if TYPE_CHECKING:
    from vpdesk.gui.desk.desk import Desk
    from vpdesk.gui.desk.paged_room import PagedRoom


PagedWidget = TypeVar("PagedWidget", bound="PagedRoom")


class PagedKeeper(RoomKeeper[PagedWidget], Generic[PagedWidget]):
    """Keeps a PagedRoom, whose pages keep what they were given."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._kept: dict[str, object] = {}

    def forget_room(self) -> None:
        """The room goes with the old frame; the next one goes on with what its pages kept."""
        if self._room is not None:
            self._kept = self._room.leave()
        super().forget_room()

    def takes(self, path: Path) -> bool:
        """The page that is shown opens files of that name, whatever other rooms do with them."""
        return self._room is not None and self._room.takes(path)

    def drop(self, path: Path) -> bool:
        """Open a file in the page that is shown."""
        return self.takes(path) and self.room.open_file(path)

    def close(self) -> None:
        """The window closes."""
        if self._room is not None:
            self._room.leave()
        super().close()

    def _take_room(self, room: PagedWidget) -> None:
        room.restore_pages(self._kept)
        room.controls.ownScalesRequested.connect(self._desk.show_own_scales)
        super()._take_room(room)


def paged_rows(
    room: Callable[[], PagedRoom], texts: Mapping[str, str], keys: Mapping[str, str]
) -> tuple[ActionRow, ...]:
    """To the board count, and to each page; texts, keys: by the name of the page."""

    def page(name: str) -> ActionRow:
        return ActionRow(name, texts[name], lambda: room().go_page(name), (keys[name],))

    boards = translate("Actions", "B&oards")
    go_boards = ActionRow("go_boards", boards, lambda: room().go_boards(), ("Ctrl+B",))
    return (go_boards, *map(page, texts))
