"""The actions of the movements room, and of its files."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QAction

from vpdesk.gui.desk.action_maker import ActionMaker, file_actions
from vpdesk.gui.texts import translate

if TYPE_CHECKING:
    from vpdesk.gui.desk.room import MovementTasks
    from vpdesk.gui.main_window import MainWindow
    from vpdesk.gui.rooms.movements.files import DocumentFiles


class MovementActions(NamedTuple):
    """What is done in the movements room alone."""

    open: QAction
    save: QAction
    save_as: QAction
    switch: QAction
    lock: QAction
    optimise: QAction
    compare: QAction
    places: QAction
    sit_outs: QAction
    go_chooser: QAction
    go_heatmap: QAction
    go_schedule: QAction
    go_figures: QAction


def movement_actions(window: MainWindow, action: ActionMaker) -> MovementActions:
    """Make them. The room, which may not be there yet, is asked for when one is triggered."""

    def movements(do: Callable[[MovementTasks], object]) -> Callable[[], object]:
        return lambda: do(window.movements)

    def files(do: Callable[[DocumentFiles], object]) -> Callable[[], object]:
        return lambda: do(window.files)

    return MovementActions(
        **file_actions(action, files),
        switch=action.shown_only(
            translate("Actions", "&Switch"), movements(lambda room: room.switch_selected()), "Space"
        ),
        lock=action.shown_only(
            translate("Actions", "&Lock or Unlock"),
            movements(lambda room: room.lock_selected()),
            "L",
        ),
        optimise=action(
            translate("Actions", "&Optimise…"),
            movements(lambda room: room.start_optimise()),
            "F9",
            "Ctrl+Shift+O",
        ),
        compare=action(
            translate("Actions", "&Compare…"),
            movements(lambda room: room.show_compare()),
            "Ctrl+Shift+K",
        ),
        places=action(
            translate("Actions", "Chance of &Places"),
            movements(lambda room: room.show_places()),
            "Ctrl+Shift+P",
        ),
        sit_outs=action(
            translate("Actions", "S&it-Outs"),
            movements(lambda room: room.show_sit_outs()),
            "Ctrl+Shift+I",
        ),
        go_chooser=action(
            translate("Actions", "C&hoice of Movements"),
            movements(lambda room: room.go_chooser()),
            "F4",
        ),
        go_heatmap=action(
            translate("Actions", "&Matrix"), movements(lambda room: room.go_heatmap()), "F6"
        ),
        go_schedule=action(
            translate("Actions", "&Schedule"), movements(lambda room: room.go_schedule()), "F7"
        ),
        go_figures=action(
            translate("Actions", "&Figures"), movements(lambda room: room.go_figures()), "F8"
        ),
    )
