"""The rooms of a window: their keepers, which room is shown, and how the panes of each share it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from vpdesk.gui.desk.paged_keeper import PagedKeeper

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from vpdesk.gui.desk.desk import Desk, SharedScale
    from vpdesk.gui.desk.keeper import Keeper
    from vpdesk.gui.desk.kind import RoomKind
    from vpdesk.gui.desk.lent_match import LentMatch
    from vpdesk.gui.desk.room import Room
    from vpdesk.report.sheet import Sheet
    from vpdesk.settings import Settings


class House:
    """Shows one room of a window at a time; each is made when it is first shown.

    kinds: the rooms, in their order; the first is there from the start, and opened where the
    settings know of no other. keepers: by the name of their room.
    """

    def __init__(self, desk: Desk, kinds: Sequence[RoomKind], settings: Settings) -> None:
        self.kinds = tuple(kinds)
        self.name = self.kinds[0].name
        self._desk = desk
        self.keepers: dict[str, Keeper] = {kind.name: kind.make(desk) for kind in self.kinds}
        self._widths: dict[str, tuple[int, ...]] = {
            kind.name: settings.of(kind.name).widths for kind in self.kinds
        }
        self._laid_out: set[str] = set()
        self._statuses: dict[str, QWidget] = {}

    def __iter__(self) -> Iterator[Keeper]:
        """All keepers."""
        return iter(self.keepers.values())

    @property
    def room(self) -> Room:
        """The room that is shown."""
        room: Room = self.keepers[self.name].room
        return room

    @property
    def shown_scale(self) -> SharedScale:
        """The scale of the room that is shown; one without a scale shows the shared one."""
        shown = self.keepers[self.name]
        scale: SharedScale = shown.room if isinstance(shown, PagedKeeper) else self.shared_scale
        return scale

    @property
    def shared_scale(self) -> SharedScale:
        """The scale that rooms have in common: that of the room that shares it."""
        return next(each for keeper in self if (each := keeper.shared_scale) is not None)

    @property
    def first(self) -> QWidget:
        """The first room, which is there from the start."""
        room: QWidget = self.keepers[self.kinds[0].name].room
        return room

    def make_first(self) -> None:
        """Make the first room."""
        self.keepers[self.kinds[0].name].make_room()

    def begin(self) -> None:
        """Go on in a window that is put together anew: the rooms go with its old frame."""
        self.keep_widths()
        self._laid_out.clear()
        self._statuses.clear()
        for keeper in self:
            keeper.forget_room()

    def add_status(self, name: str, status: QWidget) -> None:
        """Have what a room says in the status bar while it is shown."""
        self._statuses[name] = status

    def enter(self, name: str) -> None:
        """Have a room be the one that is shown, or the first for a name that none has."""
        left, scale = self.name, self.keepers[self.name].scale
        self.name = name if name in self.keepers else self.kinds[0].name
        self.keepers[self.name].make_room()
        if scale is not None and self.name != left:
            self.keepers[self.name].take_scale(scale)
        for each, status in self._statuses.items():
            status.setVisible(each == self.name)

    def lay_out(self) -> bool:
        """Share out the room that is shown as it was; False where that is done already."""
        if self.name in self._laid_out:
            return False
        self._laid_out.add(self.name)
        self.room.restore_layout(self._widths[self.name])
        return True

    def keep_widths(self) -> dict[str, tuple[int, ...]]:
        """How each room is shared, by its name.

        A room that was not shown yet does not know; for it things are as they were.
        """
        for name in self._laid_out:
            self._widths[name] = self.keepers[name].room.widths
        return dict(self._widths)

    def lend_match(self, lent: LentMatch, page: str) -> None:
        """Show a match of one room in the room that shows matches, at a page."""
        any(keeper.take_match(lent, page) for keeper in self)

    @property
    def dealt_for(self) -> Keeper | None:
        """The keeper of a room in which boards are directed, of which the cards may be known."""
        return next((each for each in self if each.boards is not None), None)

    def note_exported(self, sheet: Sheet) -> None:
        """Something of the room that is shown was printed or exported."""
        self.keepers[self.name].note_exported(sheet)

    # Files

    def open(self, path: Path) -> None:
        """Open a file in the room of its kind."""
        self.keepers[room_of(path, self.kinds)].open(path)

    def takes(self, path: Path) -> bool:
        """Somebody opens files of that name: some room, or the page that is shown."""
        known = any(path.suffix.lower() in kind.endings for kind in self.kinds)
        return known or self.keepers[self.name].takes(path)

    def open_dropped(self, path: Path) -> None:
        """Open a file in the room that is shown if it takes such, else in that of its kind."""
        if not self.keepers[self.name].drop(path):
            self.open(path)

    def may_close(self) -> bool:
        """Nothing would be lost; else ask, and close the window once that is so."""
        return all(keeper.may_close() for keeper in self)

    def close(self) -> None:
        """The window closes."""
        for keeper in self:
            keeper.close()

    def offer_recovery(self) -> None:
        """Ask what to do with what a crash left behind, the newest first."""
        left = [each for keeper in self for each in keeper.left_behind()]
        for _, ask in sorted(left, key=lambda each: each[0], reverse=True):
            ask()

    def lend_again(self) -> bool:
        """Show the match of an event that was shown at the end; whether there is one."""
        return any(keeper.lend_again() for keeper in self)


def room_of(path: Path, kinds: Sequence[RoomKind]) -> str:
    """The name of the room that opens a file, whatever its ending is."""
    suffix = path.suffix.lower()
    known = (kind.name for kind in kinds if suffix in kind.endings)
    return next(known, next(kind.name for kind in kinds if kind.otherwise))
