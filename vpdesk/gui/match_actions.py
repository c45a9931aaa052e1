"""The actions of the match room, and of its files."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QAction

from vpdesk.gui.action_maker import ActionMaker
from vpdesk.gui.texts import translate

if TYPE_CHECKING:
    from vpdesk.gui.main_window import MainWindow

# The keys of its pages, in the order in which they stand.
PAGE_KEYS = {"sheet": "F4", "ruling": "F6"}


class MatchActions(NamedTuple):
    """What is done in the match room alone. pages: to each of its pages."""

    go_boards: QAction
    pages: tuple[QAction, ...]


def match_actions(window: MainWindow, action: ActionMaker) -> MatchActions:
    """Make them. The room, which may not be there yet, is asked for when one is triggered."""
    texts = {
        "sheet": translate("Actions", "&Score Sheet"),
        "ruling": translate("Actions", "&Ruling"),
    }

    def go_boards() -> None:
        window.sides.match.room.go_boards()

    def go_page(name: str) -> None:
        window.sides.match.room.go_page(name)

    return MatchActions(
        go_boards=action(translate("Actions", "&Boards"), go_boards, "Ctrl+B"),
        pages=tuple(action(texts[name], partial(go_page, name), PAGE_KEYS[name]) for name in texts),
    )
