"""The menus, and which of them belong to one room alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar

from vpdesk.gui.actions import Actions
from vpdesk.gui.rooms.laboratory.actions import LaboratoryActions
from vpdesk.gui.rooms.match.actions import MatchActions
from vpdesk.gui.rooms.movements.actions import MovementActions
from vpdesk.gui.rooms.scales.actions import ScaleActions
from vpdesk.gui.rooms.swiss.actions import SwissActions
from vpdesk.gui.texts import translate

Entries = tuple[QAction | None, ...]
"""Actions one under the other; None is a line between them."""


class Menus(NamedTuple):
    """What differs from room to room.

    recent: by room, the files opened last. only: by room, the actions of no other room. own: by
    room, the menu that it alone has, and its title.
    """

    recent: Mapping[str, QMenu]
    only: Mapping[str, tuple[QAction, ...]]
    own: Mapping[str, tuple[QMenu, str]]


class RoomMenus(NamedTuple):
    """What a room has in the menus.

    title: of a menu of its own, "" where it has none; own: what is in that. open, save: in File,
    before and after the files opened last; has_recent: there are such. view, go: in these menus.
    """

    title: str = ""
    own: Entries = ()
    open: Entries = ()
    has_recent: bool = False
    save: Entries = ()
    view: Entries = ()
    go: Entries = ()

    @property
    def actions(self) -> Iterator[QAction]:
        """All of them."""
        for entries in (self.own, self.open, self.save, self.view, self.go):
            yield from (each for each in entries if each is not None)


def fill_menus(bar: QMenuBar, actions: Actions) -> Menus:
    """Put the actions into a menu bar."""
    a, rooms = actions, _rooms(actions)
    only = {name: list(room.actions) for name, room in rooms.items()}
    recent, own = {}, {}
    file = bar.addMenu(translate("Actions", "&File"))
    for room in rooms.values():
        _fill(file, *room.open)
    for name, room in rooms.items():
        if room.has_recent:
            recent[name] = file.addMenu(translate("Actions", "Open &Recent"))
            only[name].append(recent[name].menuAction())
    for room in rooms.values():
        _fill(file, *room.save)
    _fill(file, None, a.export, a.print, None, a.quit)
    _fill(
        bar.addMenu(translate("Actions", "&Edit")),
        *(a.undo, a.redo, None, a.copy, a.copy_headings, a.select_all, None, a.preferences),
    )
    for name, room in rooms.items():
        if room.title:
            menu = bar.addMenu(room.title)
            _fill(menu, *room.own)
            only[name].append(menu.menuAction())
            own[name] = menu, room.title
    view = bar.addMenu(translate("Actions", "&View"))
    _fill(view, *a.rooms)
    for room in rooms.values():
        _fill(view, None, *room.view)
    _fill(view, None, a.zoom_in, a.zoom_out, a.zoom_reset, None)
    _fill(view.addMenu(translate("Actions", "T&heme")), *a.themes)
    _fill(view, a.reset_layout)
    go = bar.addMenu(translate("Actions", "&Go"))
    for room in rooms.values():
        _fill(go, *room.go)
    _fill(
        bar.addMenu(translate("Actions", "&Help")),
        *(a.help, a.shortcuts, a.news, None, a.log_folder, a.about),
    )
    return Menus(recent, {name: tuple(each) for name, each in only.items()}, own)


def _rooms(actions: Actions) -> dict[str, RoomMenus]:
    return {
        "scales": _of_scales(actions.scales),
        "movements": _of_movements(actions.movements),
        "swiss": _of_swiss(actions.swiss),
        "laboratory": _of_laboratory(actions.laboratory),
        "match": _of_match(actions.match),
    }


def _of_scales(a: ScaleActions) -> RoomMenus:
    return RoomMenus(
        title=translate("Actions", "Bo&ards"),
        own=(a.more_boards, a.fewer_boards, None, a.pin, a.unpin_all, None, a.own),
        view=(*a.views, None, a.present),
        go=(a.go_boards, a.go_pins, a.go_table, a.go_plot, a.go_result, a.go_target),
    )


def _of_movements(a: MovementActions) -> RoomMenus:
    return RoomMenus(
        title=translate("Actions", "&Movement"),
        own=(
            *(a.switch, a.lock, None, a.optimise, a.compare, None),
            *(a.places, a.sit_outs),
        ),
        open=(a.open,),
        has_recent=True,
        save=(a.save, a.save_as),
        go=(a.go_chooser, a.go_heatmap, a.go_schedule, a.go_figures),
    )


def _of_swiss(a: SwissActions) -> RoomMenus:
    return RoomMenus(
        title=translate("Actions", "T&ournament"),
        own=(a.add, a.sort, None, a.draw, a.unpair, None, a.exchange),
        open=(a.new, a.open),
        has_recent=True,
        save=(a.save, a.save_as, None, a.import_players, a.export_report),
        view=(a.present,),
        go=(
            *(a.go_field, a.go_rounds, a.go_standings, a.go_explanation, a.go_quick),
            *(a.round_before, a.round_after),
        ),
    )


def _of_laboratory(a: LaboratoryActions) -> RoomMenus:
    return RoomMenus(go=(a.go_boards, *a.pages))


def _of_match(a: MatchActions) -> RoomMenus:
    return RoomMenus(
        title=translate("Actions", "&Match"),
        own=(a.cancel, a.adjust, a.clear, None, a.print_blank),
        open=(a.new, a.open),
        has_recent=True,
        save=(a.save, a.save_as),
        go=(a.go_boards, *a.pages, a.go_details, a.go_quick),
    )


def show_room(menus: Menus, name: str) -> None:
    """Show what belongs to a room and hide what belongs to another, keys and all."""
    for room, actions in menus.only.items():
        for action in actions:
            action.setVisible(room == name)
    for room, (menu, title) in menus.own.items():
        # The letter of a hidden menu would still be taken.
        menu.setTitle(title if room == name else title.replace("&", ""))


def show_steps(actions: Actions, undo: str, redo: str) -> None:
    """Say what undo takes back and what redo does again; "" where that goes without saying."""
    undo_text, redo_text = translate("Actions", "&Undo"), translate("Actions", "&Redo")
    if undo:
        undo_text = translate("Actions", "&Undo {step}").format(step=undo)
    if redo:
        redo_text = translate("Actions", "&Redo {step}").format(step=redo)
    actions.undo.setText(undo_text)
    actions.redo.setText(redo_text)


def _fill(menu: QMenu, *actions: QAction | None) -> None:
    for action in actions:
        if action is None:
            menu.addSeparator()
        else:
            menu.addAction(action)
