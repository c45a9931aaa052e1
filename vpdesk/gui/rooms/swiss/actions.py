"""The menus and keys of the Swiss room, and of its files."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from vpdesk.gui.desk.actions import ActionRow, KeyGroup, RoomMenus, file_rows
from vpdesk.gui.texts import translate

if TYPE_CHECKING:
    from vpdesk.gui.rooms.swiss.files import SwissFiles
    from vpdesk.gui.rooms.swiss.keeper import SwissKeeper
    from vpdesk.gui.rooms.swiss.room import SwissRoom


def swiss_menus(keeper: SwissKeeper) -> RoomMenus:
    """Their rows. The room, which may not be there yet, is asked for when one is triggered."""

    def room(do: Callable[[SwissRoom], object]) -> Callable[[], object]:
        return lambda: do(keeper.room)

    def files(do: Callable[[SwissFiles], object]) -> Callable[[], object]:
        return lambda: do(keeper.files)

    def go(name: str, text: str, do: Callable[[SwissRoom], object], key: str) -> ActionRow:
        return ActionRow(name, text, room(do), (key,))

    open_row, *save_rows = file_rows(lambda: keeper.files)
    return RoomMenus(
        title=translate("Actions", "T&ournament"),
        own=(
            go("add", translate("Actions", "&Add a Player"), lambda room: room.add_player(), "Ins"),
            ActionRow(
                "sort",
                translate("Actions", "&Number by Rating"),
                room(lambda room: room.sort_players()),
            ),
            None,
            go("draw", translate("Actions", "&Draw a Round"), lambda room: room.draw(), "F9"),
            go(
                "unpair",
                translate("Actions", "&Unpair the Last Round"),
                lambda room: room.unpair_last(),
                "Shift+F9",
            ),
            None,
            ActionRow(
                "exchange",
                translate("Actions", "E&xchange Players"),
                room(lambda room: room.exchange()),
                ("X",),
                shown_only=True,
            ),
        ),
        open=(
            ActionRow(
                "new",
                translate("Actions", "&New"),
                files(lambda files: files.new()),
                ("Ctrl+N",),
            ),
            open_row,
        ),
        has_recent=True,
        save=(
            *save_rows,
            None,
            ActionRow(
                "import_players",
                translate("Actions", "&Import Players…"),
                files(lambda files: files.ask_import_players()),
            ),
            ActionRow(
                "export_report",
                translate("Actions", "Write a Report &File…"),
                files(lambda files: files.ask_export()),
            ),
        ),
        view=(ActionRow("present", translate("Actions", "&Present"), keeper.present, ("F5",)),),
        go=(
            go("go_field", translate("Actions", "&Field"), lambda room: room.go_field(), "F4"),
            go("go_rounds", translate("Actions", "&Rounds"), lambda room: room.go_rounds(), "F6"),
            go(
                "go_standings",
                translate("Actions", "&Standings"),
                lambda room: room.go_standings(),
                "F7",
            ),
            go(
                "go_explanation",
                translate("Actions", "E&xplanation"),
                lambda room: room.go_explanation(),
                "F8",
            ),
            go(
                "go_quick",
                translate("Actions", "&Board and Result"),
                lambda room: room.go_quick(),
                "Ctrl+R",
            ),
            go(
                "round_before",
                translate("Actions", "Round Befor&e"),
                lambda room: room.step_round(-1),
                "Alt+Left",
            ),
            go(
                "round_after",
                translate("Actions", "Round Af&ter"),
                lambda room: room.step_round(1),
                "Alt+Right",
            ),
        ),
        keys=(
            KeyGroup(
                translate("HelpKeys", "In the Swiss room"),
                (
                    (translate("HelpKeys", "Field: a bye of a round"), "U", "F", "H", "Z"),
                    (translate("HelpKeys", "Field: paste a list"), "Ctrl+V"),
                    (translate("HelpKeys", "Boards: win, draw, loss"), "1", "=", "0"),
                    (translate("HelpKeys", "Boards: forfeit; nobody came"), "+", "-", "N"),
                    (translate("HelpKeys", "Boards: unrated game"), "W", "D", "L"),
                    (translate("HelpKeys", "Lists: take out, clear"), "Del"),
                    (translate("HelpKeys", "Draw: stop"), "Esc"),
                ),
            ),
            KeyGroup(
                translate("HelpKeys", "In the presentation of a tournament"),
                (
                    (translate("HelpKeys", "Boards, names, standings"), "1", "2", "3"),
                    (translate("HelpKeys", "All in turn; pause"), "T", "Space"),
                    (translate("HelpKeys", "Faster, slower"), "+", "-"),
                ),
            ),
        ),
    )
