"""The menus and keys of the movements room, and of its files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vpdesk.gui.desk.actions import NEXT_KEYS, KeyGroup, RoomMenus, RoomRows, file_rows
from vpdesk.gui.texts import translate

if TYPE_CHECKING:
    from vpdesk.gui.rooms.movements.keeper import MovementKeeper


def movement_menus(keeper: MovementKeeper) -> RoomMenus:
    """Their rows. The room, which may not be there yet, is asked for when one is triggered."""
    row = RoomRows(lambda: keeper.room)
    open_row, *save_rows = file_rows(lambda: keeper.files)
    return RoomMenus(
        title=translate("Actions", "&Movement"),
        own=(
            row(
                "switch",
                translate("Actions", "&Switch"),
                lambda room: room.switch_selected(),
                "Space",
                shown_only=True,
            ),
            row(
                "lock",
                translate("Actions", "&Lock or Unlock"),
                lambda room: room.lock_selected(),
                "L",
                shown_only=True,
            ),
            None,
            row(
                "optimise",
                translate("Actions", "&Optimise…"),
                lambda room: room.start_optimise(),
                "F9",
                "Ctrl+Shift+O",
            ),
            row(
                "compare",
                translate("Actions", "&Compare…"),
                lambda room: room.show_compare(),
                "Ctrl+Shift+K",
            ),
            row(
                "late",
                translate("Actions", "A Pair Comes or &Goes…"),
                lambda room: room.show_late(),
            ),
            None,
            row(
                "places",
                translate("Actions", "Chance of &Places"),
                lambda room: room.show_places(),
                "Ctrl+Shift+P",
            ),
            row(
                "sit_outs",
                translate("Actions", "S&it-Outs"),
                lambda room: room.show_sit_outs(),
                "Ctrl+Shift+I",
            ),
        ),
        open=(open_row,),
        has_recent=True,
        save=tuple(save_rows),
        go=(
            row(
                "next_step",
                translate("Actions", "Do &What Is Next"),
                lambda room: room.do_next(),
                *NEXT_KEYS,
            ),
            row(
                "go_chooser",
                translate("Actions", "C&hoice of Movements"),
                lambda room: room.go_chooser(),
                "F4",
            ),
            row(
                "go_heatmap", translate("Actions", "&Matrix"), lambda room: room.go_heatmap(), "F6"
            ),
            row(
                "go_schedule",
                translate("Actions", "&Schedule"),
                lambda room: room.go_schedule(),
                "F7",
            ),
            row(
                "go_figures", translate("Actions", "Fig&ures"), lambda room: room.go_figures(), "F8"
            ),
        ),
        keys=(
            KeyGroup(
                translate("HelpKeys", "In the movements room"),
                (
                    (
                        translate("HelpKeys", "Matrix, schedule: follow a pair"),
                        f":{translate('HelpKeys', 'type the number')}",
                    ),
                    (translate("HelpKeys", "The same: follow none"), "Esc"),
                    (translate("HelpKeys", "Lists: take what is picked"), "Return"),
                    (translate("HelpKeys", "Figures: walk"), "Left", "Right"),
                    (translate("HelpKeys", "Chances: stronger, weaker pair"), "Up", "Down"),
                    (translate("HelpKeys", "Optimising: stop"), "Esc"),
                ),
            ),
        ),
    )
