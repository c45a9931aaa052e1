"""The actions of the Swiss room, and of its files."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QAction

from vpdesk.gui.desk.action_maker import ActionMaker, file_actions
from vpdesk.gui.texts import translate

if TYPE_CHECKING:
    from vpdesk.gui.desk.room import SwissTasks
    from vpdesk.gui.main_window import MainWindow
    from vpdesk.gui.rooms.swiss.files import SwissFiles


class SwissActions(NamedTuple):
    """What is done in the Swiss room alone."""

    new: QAction
    open: QAction
    save: QAction
    save_as: QAction
    import_players: QAction
    export_report: QAction
    add: QAction
    sort: QAction
    draw: QAction
    unpair: QAction
    exchange: QAction
    present: QAction
    round_before: QAction
    round_after: QAction
    go_field: QAction
    go_rounds: QAction
    go_standings: QAction
    go_explanation: QAction
    go_quick: QAction


def swiss_actions(window: MainWindow, action: ActionMaker) -> SwissActions:
    """Make them. The room, which may not be there yet, is asked for when one is triggered."""

    def swiss(do: Callable[[SwissTasks], object]) -> Callable[[], object]:
        return lambda: do(window.swiss)

    def files(do: Callable[[SwissFiles], object]) -> Callable[[], object]:
        return lambda: do(window.swiss_files)

    return SwissActions(
        new=action(translate("Actions", "&New"), files(lambda files: files.new()), "Ctrl+N"),
        **file_actions(action, files),
        import_players=action(
            translate("Actions", "&Import Players…"),
            files(lambda files: files.ask_import_players()),
        ),
        export_report=action(
            translate("Actions", "Write a Report &File…"), files(lambda files: files.ask_export())
        ),
        add=action(
            translate("Actions", "&Add a Player"), swiss(lambda room: room.add_player()), "Ins"
        ),
        sort=action(
            translate("Actions", "&Number by Rating"), swiss(lambda room: room.sort_players())
        ),
        draw=action(translate("Actions", "&Draw a Round"), swiss(lambda room: room.draw()), "F9"),
        unpair=action(
            translate("Actions", "&Unpair the Last Round"),
            swiss(lambda room: room.unpair_last()),
            "Shift+F9",
        ),
        exchange=action.shown_only(
            translate("Actions", "E&xchange Players"), swiss(lambda room: room.exchange()), "X"
        ),
        present=action(translate("Actions", "&Present"), window.present_tournament, "F5"),
        round_before=action(
            translate("Actions", "Round Befor&e"),
            swiss(lambda room: room.step_round(-1)),
            "Alt+Left",
        ),
        round_after=action(
            translate("Actions", "Round Af&ter"),
            swiss(lambda room: room.step_round(1)),
            "Alt+Right",
        ),
        go_field=action(translate("Actions", "&Field"), swiss(lambda room: room.go_field()), "F4"),
        go_rounds=action(
            translate("Actions", "&Rounds"), swiss(lambda room: room.go_rounds()), "F6"
        ),
        go_standings=action(
            translate("Actions", "&Standings"), swiss(lambda room: room.go_standings()), "F7"
        ),
        go_explanation=action(
            translate("Actions", "E&xplanation"), swiss(lambda room: room.go_explanation()), "F8"
        ),
        go_quick=action(
            translate("Actions", "&Board and Result"), swiss(lambda room: room.go_quick()), "Ctrl+R"
        ),
    )
