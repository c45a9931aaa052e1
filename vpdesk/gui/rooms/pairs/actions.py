"""The menus and keys of the pairs room, and of its files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vpdesk.gui.desk.actions import (
    NEXT_KEYS,
    ActionRow,
    KeyGroup,
    RoomMenus,
    RoomRows,
    file_rows,
    publish_rows,
)
from vpdesk.gui.texts import translate

if TYPE_CHECKING:
    from vpdesk.gui.rooms.pairs.files import PairsFiles
    from vpdesk.gui.rooms.pairs.keeper import PairsKeeper


def pairs_menus(keeper: PairsKeeper) -> RoomMenus:
    """Their rows. The room, which may not be there yet, is asked for when one is triggered."""
    always = RoomRows(lambda: keeper.room)
    why = translate("Actions", "There is no evening yet.")
    row = RoomRows(lambda: keeper.room, lambda: keeper.has_evening, why)

    def files() -> PairsFiles:
        return keeper.files

    open_row, *save_rows = file_rows(files)
    return RoomMenus(
        title=translate("Actions", "Pa&irs", "menu"),
        own=(
            row(
                "adjust",
                translate("Actions", "&Adjusted Score…"),
                lambda r: r.work.adjust(),
                "Ctrl+J",
            ),
            row("turn", translate("Actions", "Arrow &Turned"), lambda r: r.turn(), "Ctrl+T"),
            row(
                "move",
                translate("Actions", "M&ove to Another Board…"),
                lambda room: room.work.move_result(),
                "Ctrl+M",
            ),
            row(
                "clear",
                translate("Actions", "&Clear the Result"),
                lambda room: room.clear(),
                "Ctrl+Del",
            ),
            row(
                "cancel", translate("Actions", "Ca&ncel the Board"), lambda r: r.work.cancel_board()
            ),
            row(
                "restore",
                translate("Actions", "&Uncancel Boards"),
                lambda r: r.work.restore_boards(),
            ),
            None,
            row("late", translate("Actions", "&Late Pair…"), lambda room: room.work.add_late()),
            row(
                "leave",
                translate("Actions", "Wit&hdraw a Pair…"),
                lambda room: room.work.let_leave(),
            ),
            row(
                "substitute",
                translate("Actions", "Su&bstitute…"),
                lambda room: room.work.let_substitute(),
            ),
            ActionRow(
                "register",
                translate("Actions", "Re&gister of Players…"),
                lambda: files().ask_register(),
            ),
            row("penalty", translate("Actions", "P&enalty…"), lambda room: room.work.penalise()),
            None,
            row(
                "details",
                translate("Actions", "Na&me, Place and Date…"),
                lambda room: room.work.ask_details(),
            ),
            row(
                "take_sessions",
                translate("Actions", "Sessions Be&fore…"),
                lambda room: room.work.take_sessions(),
            ),
            row(
                "movement",
                translate("Actions", "Pla&y Another Movement…"),
                lambda room: room.work.change_movement(),
            ),
            row(
                "winners",
                translate("Actions", "One or T&wo Winners"),
                lambda room: room.work.change_winners(),
            ),
            row(
                "take_results",
                translate("Actions", "&Import Results…"),
                lambda room: room.work.take_results(),
            ),
            row(
                "take_deals", translate("Actions", "&Deals Played…"), lambda r: r.work.take_deals()
            ),
        ),
        open=(
            ActionRow("new", translate("Actions", "&New…"), lambda: files().new(), ("Ctrl+N",)),
            open_row,
        ),
        has_recent=True,
        save=tuple(save_rows),
        share=publish_rows(lambda: keeper.has_files, lambda: keeper.publisher),
        view=(
            ActionRow("present", translate("Actions", "Second Screen"), keeper.present, ("F5",)),
            ActionRow(
                "log", translate("Actions", "Log o&f the Evening"), keeper.show_log, ("Ctrl+L",)
            ),
        ),
        go=(
            row("go_entrants", translate("Actions", "&Names"), lambda r: r.go_entrants(), "F4"),
            always(
                "next_step",
                translate("Actions", "Do &What Is Next"),
                lambda room: room.do_next(),
                *NEXT_KEYS,
            ),
            row("go_results", translate("Actions", "&Results"), lambda r: r.go_results(), "F6"),
            row("go_ranking", translate("Actions", "Rankin&g"), lambda r: r.go_ranking(), "F7"),
            row(
                "go_frequencies",
                translate("Actions", "Freq&uencies"),
                lambda room: room.go_frequencies(),
                "Shift+F7",
            ),
            row(
                "go_decisions",
                translate("Actions", "Dec&isions"),
                lambda room: room.go_decisions(),
            ),
            row(
                "go_missing",
                translate("Actions", "&Missing Result"),
                lambda room: room.go_missing(),
                "F8",
            ),
            row(
                "go_next",
                translate("Actions", "Ne&xt Board or Table"),
                lambda room: room.step(1),
                "Ctrl+PgDown",
            ),
            row(
                "go_before",
                translate("Actions", "Board or Table Befor&e"),
                lambda room: room.step(-1),
                "Ctrl+PgUp",
            ),
            row("go_why", translate("Actions", "Wh&y?"), lambda room: room.go_why(), "F9"),
        ),
        keys=(
            KeyGroup(
                translate("HelpKeys", "In the pairs room"),
                (
                    (translate("HelpKeys", "Results: on to the next one"), "Return"),
                    (translate("HelpKeys", "Results: keep what was there"), "Esc"),
                ),
            ),
        ),
    )
