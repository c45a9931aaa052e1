"""The menu of a cell of the table of scales."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint

from vpdesk.gui.rooms.scales.pin_strip import pin_text
from vpdesk.gui.tables.cell_menu import add_entry, new_menu
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.named import named
from vpdesk.report.scales.report import MAX_PINS, Pin, View

if TYPE_CHECKING:
    from vpdesk.gui.rooms.scales.room import ScalesRoom


def open_table_menu(room: ScalesRoom, index: Index, place: QPoint) -> None:
    """Open the menu of a cell: its rows, and the board count of its column."""
    menu, choice = named(new_menu(room.table), "scaleTableMenu"), room.choice
    add_entry(menu, translate("Actions", "&Copy"), room.copy, "Ctrl+C")
    add_entry(
        menu=menu,
        text=translate("Actions", "Copy with &Headings"),
        slot=room.copy_with_headings,
        key="Ctrl+Shift+C",
    )
    add_entry(menu, translate("Actions", "Select &All"), room.select_all, "Ctrl+A")
    pin = _pin_of(room, index)
    if pin:
        menu.addSeparator()
        language, text = user_language(), pin_text(pin).replace("&", "&&")
        name = language.boards(pin) if isinstance(pin, int) else text
        is_current = choice.plain(pin) == choice.boards
        if not is_current:
            show = translate("PinMenu", "&Show {boards}").format(boards=name)
            add_entry(menu, show, partial(room.request, choice.pinned(pin)))
        pinned = pin in choice.pins
        unpin, to_pin = translate("PinRow", "Unpin {boards}"), translate("PinRow", "Pin {boards}")
        key = "Ctrl+D" if pin == choice.boards else ""
        can = pinned or len(choice.pins) < MAX_PINS
        add_entry(
            menu=menu,
            text=(unpin if pinned else to_pin).format(boards=text),
            slot=partial(room.toggle_pin, pin),
            key=key,
            enabled=can,
        )
        base = translate("ScaleTableMenu", "&Differences from {boards}").format(boards=name)
        is_base = choice.view is View.DIFFERENCES and pin == room.views_row.shown_base
        add_entry(menu, base, partial(room.show_differences, pin), enabled=not is_base)
    menu.popup(place)


def open_plot_menu(room: ScalesRoom, place: QPoint) -> None:
    """Open the menu of the plot: its picture, its pins, and all of the axis."""
    assert room.plot is not None
    menu, choice = named(new_menu(room.plot), "plotMenu"), room.choice
    picture = translate("Actions", "&Copy Picture of the Curves")
    add_entry(menu, picture, room.copy_picture, "Ctrl+Alt+C")
    whole = translate("ScaleTableMenu", "Show &All of the Axis")
    add_entry(menu, whole, partial(room.show_part, None), "0", enabled=choice.part is not None)
    if room.can_choose_axis:
        per_root = translate("ScalesRoom", "IMPs per \N{SQUARE ROOT}board")
        axis = partial(room.request, replace(choice, per_root_board=not choice.per_root_board))
        add_entry(menu, per_root, axis, checked=choice.per_root_board)
    menu.addSeparator()
    pin = translate("Actions", "&Pin or Unpin These Boards")
    add_entry(menu, pin, room.toggle_pin, "Ctrl+D", enabled=room.pin_button.isEnabled())
    unpin = translate("Actions", "&Unpin All")
    add_entry(menu, unpin, room.unpin_all, "Ctrl+Shift+D", enabled=bool(choice.pins))
    menu.popup(place)


def _pin_of(room: ScalesRoom, index: Index) -> Pin:
    """The board count or scale that a cell is about; 0 for the margins beside several."""
    assert room.report is not None
    column = index.column()
    if room.choice.view is View.BY_BOARDS:
        return room.report.scales[index.row()].boards
    if room.choice.view is View.TABLE:
        return room.choice.boards
    if room.choice.view is View.HEAT_MAP:
        return room.report.scales[column - 1].boards if column else 0
    return room.report.pins[column - 1] if column else 0
