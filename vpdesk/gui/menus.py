"""The menus, and which of them belong to one room alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar

from vpdesk.gui.actions import Actions
from vpdesk.gui.texts import translate


class Menus(NamedTuple):
    """recent, tournaments: the files opened last. only: by room, the actions of no other room."""

    recent: QMenu
    tournaments: QMenu
    only: Mapping[str, tuple[QAction, ...]]


def fill_menus(bar: QMenuBar, actions: Actions) -> Menus:
    """Put the actions into a menu bar."""
    a, scales, movements, swiss = actions, actions.scales, actions.movements, actions.swiss
    file = bar.addMenu(translate("Actions", "&File"))
    _fill(file, swiss.new, movements.open, swiss.open)
    recent = file.addMenu(translate("Actions", "Open &Recent"))
    tournaments = file.addMenu(translate("Actions", "Open &Recent"))
    _fill(file, movements.save, movements.save_as, swiss.save, swiss.save_as, None)
    _fill(file, swiss.import_players, swiss.export_report, None, a.export, a.print, None, a.quit)
    _fill(
        bar.addMenu(translate("Actions", "&Edit")),
        *(a.undo, a.redo, None, a.copy, a.copy_headings, a.select_all, None, a.preferences),
    )
    of_boards = (scales.more_boards, scales.fewer_boards, None, scales.pin, scales.unpin_all)
    boards = bar.addMenu(translate("Actions", "&Boards"))
    _fill(boards, *of_boards)
    of_movement = (
        movements.switch,
        movements.lock,
        None,
        movements.optimise,
        movements.compare,
        None,
        movements.places,
        movements.sit_outs,
    )
    movement = bar.addMenu(translate("Actions", "&Movement"))
    _fill(movement, *of_movement)
    of_tournament = (
        swiss.add,
        swiss.sort,
        None,
        swiss.draw,
        swiss.unpair,
        None,
        swiss.exchange,
    )
    tournament = bar.addMenu(translate("Actions", "T&ournament"))
    _fill(tournament, *of_tournament)
    view = bar.addMenu(translate("Actions", "&View"))
    _fill(view, *a.rooms, None, *scales.views, None, scales.present, swiss.present, None)
    _fill(view, a.zoom_in, a.zoom_out, a.zoom_reset, None)
    _fill(view.addMenu(translate("Actions", "T&heme")), *a.themes)
    _fill(view, a.reset_layout)
    to_scales = (
        scales.go_boards,
        scales.go_pins,
        scales.go_table,
        scales.go_plot,
        scales.go_result,
        scales.go_target,
    )
    to_movements = (
        movements.go_chooser,
        movements.go_heatmap,
        movements.go_schedule,
        movements.go_figures,
    )
    to_swiss = (
        swiss.go_field,
        swiss.go_rounds,
        swiss.go_standings,
        swiss.go_explanation,
        swiss.go_quick,
        swiss.round_before,
        swiss.round_after,
    )
    _fill(bar.addMenu(translate("Actions", "&Go")), *to_scales, *to_movements, *to_swiss)
    _fill(
        bar.addMenu(translate("Actions", "&Help")),
        *(a.help, a.shortcuts, a.news, None, a.log_folder, a.about),
    )
    of_files = (movements.open, recent.menuAction(), movements.save, movements.save_as)
    of_tournaments = (
        swiss.new,
        swiss.open,
        tournaments.menuAction(),
        swiss.save,
        swiss.save_as,
        swiss.import_players,
        swiss.export_report,
    )
    only = {
        "scales": (boards.menuAction(), *of_boards, *scales.views, scales.present, *to_scales),
        "movements": (movement.menuAction(), *of_movement, *of_files, *to_movements),
        "swiss": (
            tournament.menuAction(),
            *of_tournament,
            *of_tournaments,
            swiss.present,
            *to_swiss,
        ),
    }
    return Menus(
        recent,
        tournaments,
        {room: tuple(each for each in rest if each is not None) for room, rest in only.items()},
    )


def show_room(menus: Menus, name: str) -> None:
    """Show what belongs to a room and hide what belongs to another, keys and all."""
    for room, actions in menus.only.items():
        for action in actions:
            action.setVisible(room == name)


def show_recent(menu: QMenu, files: tuple[str, ...], open_file: Callable[[Path], object]) -> None:
    """Offer files, the latest first."""
    menu.clear()
    menu.menuAction().setEnabled(bool(files))
    for number, file in enumerate(files, 1):
        path = Path(file)
        name = path.name.replace("&", "&&")
        action = menu.addAction(f"&{number} {name}")
        action.setToolTip(file)
        action.triggered.connect(_without_arguments(open_file, path))
    menu.setToolTipsVisible(True)


def show_steps(actions: Actions, undo: str, redo: str) -> None:
    """Say what undo takes back and what redo does again; "" where that goes without saying."""
    undo_text, redo_text = translate("Actions", "&Undo"), translate("Actions", "&Redo")
    if undo:
        undo_text = translate("Actions", "&Undo {step}").format(step=undo)
    if redo:
        redo_text = translate("Actions", "&Redo {step}").format(step=redo)
    actions.undo.setText(undo_text)
    actions.redo.setText(redo_text)


def _without_arguments(do: Callable[[Path], object], path: Path) -> Callable[[], object]:
    return lambda: do(path)


def _fill(menu: QMenu, *actions: QAction | None) -> None:
    for action in actions:
        if action is None:
            menu.addSeparator()
        else:
            menu.addAction(action)
