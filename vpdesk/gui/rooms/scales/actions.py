"""The menus and keys of the scales room."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from vpdesk.gui.desk.actions import ActionRow, KeyGroup, RoomMenus, RoomRows
from vpdesk.gui.texts import translate
from vpdesk.report.scales.report import View

if TYPE_CHECKING:
    from vpdesk.gui.rooms.scales.keeper import ScalesKeeper


def scale_menus(keeper: ScalesKeeper) -> RoomMenus:
    """Their rows."""
    row = RoomRows(lambda: keeper.room)

    def view(name: str, text: str, view: View, key: str) -> ActionRow:
        return ActionRow(
            name,
            text,
            lambda: keeper.room.show_view(view),
            (key,),
            checked=lambda: keeper.room.choice.view is view,
            group="views",
        )

    def can_pin() -> bool:
        return keeper.room.pin_button.isEnabled()

    def can_pin_scale() -> bool:
        return keeper.room.pin_row.whole.isEnabled()

    def has_scale() -> bool:
        return keeper.room.report is not None

    no_scale = translate("Actions", "These numbers give no scale.")
    no_pin = translate("Actions", "No more can be pinned, or the numbers give no scale.")
    pin = row(
        "pin",
        translate("Actions", "&Pin or Unpin These Boards"),
        lambda room: room.toggle_pin(),
        "Ctrl+D",
    )
    return RoomMenus(
        title=translate("Actions", "Bo&ards", "menu"),
        own=(
            row(
                "more_boards",
                translate("Actions", "&More Boards"),
                lambda room: room.step_boards(1),
                "Ctrl+Up",
            ),
            row(
                "fewer_boards",
                translate("Actions", "&Fewer Boards"),
                lambda room: room.step_boards(-1),
                "Ctrl+Down",
            ),
            None,
            pin._replace(enabled=can_pin, why=no_pin),
            row(
                "pin_scale",
                translate("Actions", "Pin or Unpin &This Scale"),
                lambda room: room.pin_row.toggle_scale(),
                "Ctrl+Alt+D",
            )._replace(enabled=can_pin_scale, why=no_pin),
            row(
                "compare",
                translate("Actions", "Compare &Board Counts…"),
                lambda room: room.ask_counts(),
            ),
            row(
                "sort_pins",
                translate("Actions", "S&ort Pins"),
                lambda room: room.pin_row.sort(),
                "Ctrl+Shift+I",
            ),
            row(
                "unpin_all",
                translate("Actions", "&Unpin All"),
                lambda room: room.unpin_all(),
                "Ctrl+Shift+D",
            ),
            None,
            row(
                "start_from",
                translate("Actions", "Sta&rt From…"),
                lambda room: room.pin_row.starts.show_starts(),
                "Ctrl+Alt+S",
            ),
            ActionRow(
                "event_scale",
                translate("Actions", "Scale of the &Event"),
                keeper.show_event_scale,
                enabled=lambda: keeper.has_event_scale,
                why=translate("Actions", "Come here from an event that has another scale."),
            ),
            row(
                "copy_picture",
                translate("Actions", "&Copy Picture of the Curves"),
                lambda room: room.copy_picture(),
                "Ctrl+Alt+C",
            )._replace(enabled=has_scale, why=no_scale),
            ActionRow(
                "own", translate("Actions", "Own &Scales…"), partial(keeper.show_own_scales, None)
            ),
        ),
        view=(
            view("table", translate("Actions", "Ta&ble"), View.TABLE, "Ctrl+T"),
            view(
                "side_by_side", translate("Actions", "&Side by Side"), View.SIDE_BY_SIDE, "Ctrl+M"
            ),
            view(
                "differences",
                translate("Actions", "&Differences"),
                View.DIFFERENCES,
                "Ctrl+Shift+M",
            ),
            view("by_boards", translate("Actions", "B&y Boards"), View.BY_BOARDS, "Ctrl+Shift+B"),
            view("heat_map", translate("Actions", "&Heat Map"), View.HEAT_MAP, "Ctrl+H"),
            None,
            ActionRow(
                "present",
                translate("Actions", "Second Screen"),
                keeper.present,
                ("F5",),
                enabled=has_scale,
                why=no_scale,
            ),
        ),
        go=(
            row(
                "go_boards",
                translate("Actions", "B&oards"),
                lambda room: room.go_boards(),
                "Ctrl+B",
            ),
            row("go_pins", translate("Actions", "&Pins"), lambda room: room.go_pins(), "Ctrl+I"),
            row("go_table", translate("Actions", "Ta&ble"), lambda room: room.go_table(), "Ctrl+L"),
            row("go_plot", translate("Actions", "&Curve"), lambda room: room.go_plot(), "Ctrl+U"),
            row(
                "go_result",
                translate("Actions", "&Result"),
                lambda room: room.go_result(),
                "Ctrl+R",
            ),
            row(
                "go_target",
                translate("Actions", "&Needed for VP"),
                lambda room: room.go_target(),
                "Ctrl+G",
            ),
        ),
        keys=_keys(),
    )


def _keys() -> tuple[KeyGroup, ...]:
    return (
        KeyGroup(
            translate("HelpKeys", "In parts of the window"),
            (
                (translate("HelpKeys", "Boards: ten more or fewer"), "PgUp", "PgDown"),
                (
                    translate("HelpKeys", "Table: jump to a margin"),
                    f":{translate('HelpKeys', 'type the number')}",
                ),
                (translate("HelpKeys", "Curve: step through the margins"), "Left", "Right"),
                (translate("HelpKeys", "Curve: ten margins at once"), "PgUp", "PgDown"),
                (translate("HelpKeys", "Curve: zoom, all of it"), "+", "-", "0"),
                (translate("HelpKeys", "Curve: move what is seen"), "Shift+Left", "Shift+Right"),
                (translate("HelpKeys", "Pins: walk"), "Left", "Right"),
                (translate("HelpKeys", "Pins: show, unpin"), "Return", "Del"),
                (translate("HelpKeys", "Pins: move"), "Alt+Left", "Alt+Right"),
            ),
        ),
        KeyGroup(
            translate("HelpKeys", "On the second screen"),
            (
                (translate("HelpKeys", "Table, curve"), "T", "C"),
                (translate("HelpKeys", "Change between them"), "Space"),
                (translate("HelpKeys", "Next page, the one before"), "PgDown", "PgUp"),
                (translate("HelpKeys", "Clock below the picture"), "K"),
                (translate("HelpKeys", "Full screen"), "F11"),
                (translate("HelpKeys", "Close the second screen"), "Esc"),
            ),
        ),
    )
