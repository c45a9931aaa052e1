"""The menus of a schedule: what can be switched, locked and followed at a place."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from vpdesk.gui.rooms.movements.schedule_model import ScheduleCell
from vpdesk.gui.tables.cell_menu import add_entry, new_menu
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.texts import translate
from vpdesk.movements.movement import Movement, Places

if TYPE_CHECKING:
    from vpdesk.gui.rooms.movements.schedule_view import ScheduleView


def places_menu(view: ScheduleView, places: Places, index: Index) -> QMenu:
    """The menu of the selected places, of which one is under the mouse or the keyboard."""
    menu = new_menu(view)
    model = view.schedule_model
    count = len(places)
    if places:
        text = translate("ScheduleMenu", "Switch %n meeting(s)", None, count)
        add_entry(menu, text, partial(view.switch, places), "Space")
        lock = translate("ScheduleMenu", "Lock %n meeting(s)", None, count)
        unlock = translate("ScheduleMenu", "Unlock %n meeting(s)", None, count)
        _add_lock(menu, view, places, lock, unlock, "L")
        menu.addSeparator()
    _add_round(menu, view, index.row())
    _add_table(menu, view, index.column())
    cell = model.cell(index)
    if cell is not None and model.movement is not None:
        _add_cell(menu, view, cell, model.movement)
    return menu


def round_menu(view: ScheduleView, row: int) -> QMenu:
    """The menu of a whole round."""
    menu = new_menu(view)
    _add_round(menu, view, row)
    return menu


def table_menu(view: ScheduleView, column: int) -> QMenu:
    """The menu of a table in all rounds."""
    menu = new_menu(view)
    _add_table(menu, view, column)
    return menu


def _add_round(menu: QMenu, view: ScheduleView, row: int) -> None:
    places, number = view.of_round(row), row + 1
    text = translate("ScheduleMenu", "Switch all of round {number}").format(number=number)
    add_entry(menu, text, partial(view.switch, places))
    lock = translate("ScheduleMenu", "Lock all of round {number}").format(number=number)
    unlock = translate("ScheduleMenu", "Unlock all of round {number}").format(number=number)
    _add_lock(menu, view, places, lock, unlock)


def _add_table(menu: QMenu, view: ScheduleView, column: int) -> None:
    places, number = view.of_table(column), column + 1
    text = translate("ScheduleMenu", "Switch all of table {number}").format(number=number)
    add_entry(menu, text, partial(view.switch, places))
    lock = translate("ScheduleMenu", "Lock all of table {number}").format(number=number)
    unlock = translate("ScheduleMenu", "Unlock all of table {number}").format(number=number)
    _add_lock(menu, view, places, lock, unlock)


def _add_cell(menu: QMenu, view: ScheduleView, cell: ScheduleCell, movement: Movement) -> None:
    """Locks of the board set and of the pairs of an encounter, and the pairs to follow."""
    menu.addSeparator()
    number, seated = cell.encounter.board_set, cell.encounter.seated
    places = frozenset(each.place for each in movement.encounters if each.board_set == number)
    lock = translate("ScheduleMenu", "Lock board set {number}").format(number=number)
    unlock = translate("ScheduleMenu", "Unlock board set {number}").format(number=number)
    _add_lock(menu, view, places, lock, unlock)
    for pair in seated:
        places = frozenset(each.place for each in movement.of_pair(pair))
        lock = translate("ScheduleMenu", "Lock pair {number}").format(number=pair)
        unlock = translate("ScheduleMenu", "Unlock pair {number}").format(number=pair)
        _add_lock(menu, view, places, lock, unlock)
    menu.addSeparator()
    for pair in seated:
        if pair == view.picked:
            text = translate("ScheduleMenu", "Do not follow pair {number} any more")
            add_entry(menu, text.format(number=pair), partial(view.pick, 0))
        else:
            text = translate("ScheduleMenu", "Follow pair {number}")
            add_entry(menu, text.format(number=pair), partial(view.pick, pair))


def _add_lock(
    menu: QMenu, view: ScheduleView, places: Places, lock: str, unlock: str, key: str = ""
) -> None:
    text = unlock if places <= view.schedule_model.locked else lock
    add_entry(menu, text, partial(view.toggle_lock, places), key)
