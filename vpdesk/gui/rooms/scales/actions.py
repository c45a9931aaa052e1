"""The actions of the scales room."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QAction

from vpdesk.gui.desk.action_maker import ActionMaker
from vpdesk.gui.rooms.scales.own_scales import show_own_scales
from vpdesk.gui.texts import translate
from vpdesk.report.scales.report import View

if TYPE_CHECKING:
    from vpdesk.gui.main_window import MainWindow


class ScaleActions(NamedTuple):
    """What is done in the scales room alone."""

    pin: QAction
    unpin_all: QAction
    more_boards: QAction
    fewer_boards: QAction
    views: tuple[QAction, ...]
    present: QAction
    go_boards: QAction
    go_table: QAction
    go_plot: QAction
    go_pins: QAction
    go_result: QAction
    go_target: QAction
    own: QAction


def scale_actions(window: MainWindow, action: ActionMaker) -> ScaleActions:
    """Make them."""
    scales = window.scales
    view_texts = {
        View.TABLE: translate("Actions", "&Table"),
        View.SIDE_BY_SIDE: translate("Actions", "&Side by Side"),
        View.DIFFERENCES: translate("Actions", "&Differences"),
    }
    view_keys = {
        View.TABLE: "Ctrl+T",
        View.SIDE_BY_SIDE: "Ctrl+M",
        View.DIFFERENCES: "Ctrl+Shift+M",
    }
    made = ScaleActions(
        pin=action(translate("Actions", "&Pin or Unpin These Boards"), scales.toggle_pin, "Ctrl+D"),
        unpin_all=action(translate("Actions", "&Unpin All"), scales.unpin_all, "Ctrl+Shift+D"),
        more_boards=action(
            translate("Actions", "&More Boards"), lambda: scales.step_boards(1), "Ctrl+Up"
        ),
        fewer_boards=action(
            translate("Actions", "&Fewer Boards"), lambda: scales.step_boards(-1), "Ctrl+Down"
        ),
        views=tuple(
            action(text, partial(scales.show_view, view), view_keys[view], checkable=True)
            for view, text in view_texts.items()
        ),
        present=action(translate("Actions", "&Present"), window.present, "F5"),
        go_boards=action(translate("Actions", "&Boards"), scales.go_boards, "Ctrl+B"),
        go_table=action(translate("Actions", "&Table"), scales.go_table, "Ctrl+L"),
        go_plot=action(translate("Actions", "&Curve"), scales.go_plot, "Ctrl+U"),
        go_pins=action(translate("Actions", "&Pins"), scales.go_pins, "Ctrl+I"),
        go_result=action(translate("Actions", "&Result"), scales.go_result, "Ctrl+R"),
        go_target=action(translate("Actions", "&Needed for VP"), scales.go_target, "Ctrl+G"),
        own=action(translate("Actions", "Own &Scales…"), partial(show_own_scales, window)),
    )
    scales.controls.ownScalesRequested.connect(made.own.trigger)
    action.exclusive(made.views)
    return made
