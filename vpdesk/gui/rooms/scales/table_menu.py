"""The menu of a cell of the table of scales."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint

from vpdesk.gui.tables.cell_menu import add_entry, new_menu
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.named import named
from vpdesk.report.scales.report import MAX_PINS, View

if TYPE_CHECKING:
    from vpdesk.gui.rooms.scales.room import ScalesRoom


def open_table_menu(room: ScalesRoom, index: Index, place: QPoint) -> None:
    """Open the menu of a cell: its rows, and the board count of its column."""
    menu, choice = named(new_menu(room.table), "scaleTableMenu"), room.choice
    add_entry(menu, translate("Actions", "&Copy"), room.copy, "Ctrl+C")
    add_entry(
        *(menu, translate("Actions", "Copy with &Headings")),
        *(room.copy_with_headings, "Ctrl+Shift+C"),
    )
    add_entry(menu, translate("Actions", "Select &All"), room.select_all, "Ctrl+A")
    boards = _boards_of(room, index)
    if boards:
        menu.addSeparator()
        if boards != choice.boards:
            show = translate("PinMenu", "&Show {boards}")
            show = show.format(boards=user_language().boards(boards))
            add_entry(menu, show, partial(room.request, replace(choice, boards=boards)))
        pinned = boards in choice.pins
        unpin, pin = translate("PinRow", "Unpin {boards}"), translate("PinRow", "Pin {boards}")
        key = "Ctrl+D" if boards == choice.boards else ""
        can = pinned or len(choice.pins) < MAX_PINS
        add_entry(
            *(
                menu,
                (unpin if pinned else pin).format(boards=boards),
                partial(room.toggle_pin, boards),
                key,
            ),
            enabled=can,
        )
        name = user_language().boards(boards)
        base = translate("ScaleTableMenu", "&Differences from {boards}").format(boards=name)
        is_base = choice.view is View.DIFFERENCES and str(boards) == room.base.currentText()
        add_entry(menu, base, partial(room.show_differences, boards), enabled=not is_base)
    menu.popup(place)


def _boards_of(room: ScalesRoom, index: Index) -> int:
    """The board count that a cell is about; 0 for the margins beside several."""
    assert room.report is not None
    column = index.column()
    if room.choice.view is View.BY_BOARDS:
        return room.report.scales[index.row()].boards
    if room.choice.view is View.TABLE:
        return room.choice.boards
    return room.report.scales[column - 1].boards if column else 0
