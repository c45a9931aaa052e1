"""A room in one record: everything that the window knows of it before it is opened."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from vpdesk.gui.widgets.rail import Strokes

if TYPE_CHECKING:
    from vpdesk.gui.desk.actions import RoomMenus
    from vpdesk.gui.desk.desk import Desk
    from vpdesk.gui.desk.keeper import Keeper, Kept


@dataclass(frozen=True, slots=True)
class RoomKind:
    """What rail, menus, keyboard map, drops, recent files, recovery and settings loop over.

    name: in the code and in the settings. titles: in the language of now, what the rail calls
    it, and the same with its letter in the menu. picture: in the rail. make: its
    keeper, which loads nothing of the room yet. menus: what its keeper has in the menus.
    endings: of the files that it opens, with their dots. otherwise: it opens files of other
    endings, too; one room does.
    """

    name: str
    titles: Callable[[], tuple[str, str]]
    picture: Strokes
    make: Callable[[Desk], Keeper]
    menus: Callable[[Kept], RoomMenus]
    endings: tuple[str, ...] = ()
    otherwise: bool = False
