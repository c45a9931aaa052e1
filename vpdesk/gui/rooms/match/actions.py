"""The menus and keys of the match room, and of its files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vpdesk.gui.desk.actions import ActionRow, KeyGroup, RoomMenus, RoomRows, file_rows
from vpdesk.gui.desk.paged_keeper import paged_rows
from vpdesk.gui.rooms.match.match_keys import GO_ON_KEYS, PAGE_KEYS
from vpdesk.gui.texts import translate

if TYPE_CHECKING:
    from vpdesk.gui.rooms.match.files import MatchFiles
    from vpdesk.gui.rooms.match.keeper import MatchKeeper


def match_menus(keeper: MatchKeeper) -> RoomMenus:
    """Their rows. The room, which may not be there yet, is asked for when one is triggered."""
    texts = {
        "sheet": translate("Actions", "&Score Sheet"),
        "ruling": translate("Actions", "&Ruling"),
    }

    def settled() -> MatchFiles:
        keeper.settle()
        return keeper.files

    def back() -> None:
        keeper.settle()
        keeper.room.lent.go_back()

    def go_on() -> None:
        if keeper.is_lent:
            back()
        else:
            keeper.settle()
            keeper.room.do_next()

    sheet = RoomRows(lambda: keeper.room.show_sheet())  # noqa: PLW0108 - no room is made before
    open_row, *save_rows = file_rows(settled)
    return RoomMenus(
        title=translate("Actions", "&Match", "menu"),
        own=(
            sheet(
                "cancel",
                translate("Actions", "&Cancel the Board"),
                lambda page: page.cancel_board(),
                "C",
                shown_only=True,
            ),
            sheet(
                "adjust",
                translate("Actions", "&Adjust the Board…"),
                lambda page: page.adjust_board(),
                "A",
                shown_only=True,
            ),
            sheet(
                "clear",
                translate("Actions", "C&lear"),
                lambda page: page.clear(),
                "Del",
                shown_only=True,
            ),
            sheet(
                "change_pairs",
                translate("Actions", "Other &Pairs from This Board"),
                lambda page: page.change_pairs(),
            ),
            ActionRow(
                "enter_down",
                translate("Actions", "&Enter Goes Down, Room by Room"),
                keeper.turn_enter,
                checked=lambda: keeper.goes_down,
            ),
            None,
            ActionRow(
                "back",
                translate("Actions", "Bac&k to the Round"),
                back,
                enabled=lambda: keeper.is_lent,
                why=translate("Actions", "The match is not one of an event."),
            ),
            None,
            sheet(
                "print_blank",
                translate("Actions", "&Blank Sheet to Print…"),
                lambda page: page.print_blank(),
            ),
        ),
        open=(
            ActionRow("new", translate("Actions", "&New"), lambda: settled().new(), ("Ctrl+N",)),
            open_row,
        ),
        has_recent=True,
        save=tuple(save_rows),
        go=(
            *paged_rows(lambda: keeper.room, texts, PAGE_KEYS),
            ActionRow("next_step", translate("Actions", "Do &What Is Next"), go_on, GO_ON_KEYS),
            sheet(
                "go_details",
                translate("Actions", "&Details of the Match"),
                lambda page: page.go_details(),
                "F7",
            ),
            sheet(
                "go_quick",
                translate("Actions", "Board and S&core"),
                lambda page: page.go_quick(),
                "Ctrl+R",
            ),
        ),
        keys=(
            KeyGroup(
                translate("HelpKeys", "In the match room"),
                (
                    (translate("HelpKeys", "Sheet: on to the next room or board"), "Return"),
                    (
                        translate("HelpKeys", "Sheet: the same room of another board"),
                        "Up",
                        "Down",
                    ),
                    (translate("HelpKeys", "Sheet: keep what was there"), "Esc"),
                    (translate("HelpKeys", "Sheet: paste scores"), "Ctrl+V"),
                ),
            ),
        ),
    )
