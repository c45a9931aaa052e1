"""The actions of the match room, and of its files."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QAction

from vpdesk.gui.desk.action_maker import ActionMaker, file_actions
from vpdesk.gui.texts import translate

if TYPE_CHECKING:
    from vpdesk.gui.main_window import MainWindow
    from vpdesk.gui.rooms.match.files import MatchFiles
    from vpdesk.gui.rooms.match.sheet_page import SheetPage

# The keys of its pages, in the order in which they stand.
PAGE_KEYS = {"sheet": "F4", "ruling": "F6"}


class MatchActions(NamedTuple):
    """What is done in the match room alone. pages: to each of its pages."""

    new: QAction
    open: QAction
    save: QAction
    save_as: QAction
    cancel: QAction
    adjust: QAction
    clear: QAction
    print_blank: QAction
    go_boards: QAction
    pages: tuple[QAction, ...]
    go_details: QAction
    go_quick: QAction


def match_actions(window: MainWindow, action: ActionMaker) -> MatchActions:
    """Make them. The room, which may not be there yet, is asked for when one is triggered."""
    texts = {
        "sheet": translate("Actions", "&Score Sheet"),
        "ruling": translate("Actions", "&Ruling"),
    }

    def files(do: Callable[[MatchFiles], object]) -> Callable[[], object]:
        def settled() -> None:
            window.sides.match.settle()
            do(window.sides.match.files)

        return settled

    def sheet(do: Callable[[SheetPage], object]) -> Callable[[], object]:
        return lambda: do(window.sides.match.room.show_sheet())

    def go_boards() -> None:
        window.sides.match.room.go_boards()

    def go_page(name: str) -> None:
        window.sides.match.room.go_page(name)

    return MatchActions(
        new=action(translate("Actions", "&New"), files(lambda files: files.new()), "Ctrl+N"),
        **file_actions(action, files),
        cancel=action.shown_only(
            translate("Actions", "&Cancel the Board"), sheet(lambda page: page.cancel_board()), "C"
        ),
        adjust=action.shown_only(
            translate("Actions", "&Adjust the Board…"), sheet(lambda page: page.adjust_board()), "A"
        ),
        clear=action.shown_only(
            translate("Actions", "C&lear"), sheet(lambda page: page.clear()), "Del"
        ),
        print_blank=action(
            translate("Actions", "&Blank Sheet to Print…"), sheet(lambda page: page.print_blank())
        ),
        go_boards=action(translate("Actions", "&Boards"), go_boards, "Ctrl+B"),
        pages=tuple(action(texts[name], partial(go_page, name), PAGE_KEYS[name]) for name in texts),
        go_details=action(
            translate("Actions", "&Details of the Match"),
            sheet(lambda page: page.go_details()),
            "F7",
        ),
        go_quick=action(
            translate("Actions", "Board and S&core"), sheet(lambda page: page.go_quick()), "Ctrl+R"
        ),
    )
