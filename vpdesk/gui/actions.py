"""The window's actions: those of every room, and with them those of one room alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QAction

from vpdesk.gui.desk.action_maker import ActionMaker, Keys
from vpdesk.gui.frame import ROOM_KEYS
from vpdesk.gui.rooms.laboratory.actions import LaboratoryActions, laboratory_actions
from vpdesk.gui.rooms.match.actions import MatchActions, match_actions
from vpdesk.gui.rooms.movements.actions import MovementActions, movement_actions
from vpdesk.gui.rooms.scales.actions import ScaleActions, scale_actions
from vpdesk.gui.rooms.swiss.actions import SwissActions, swiss_actions
from vpdesk.gui.texts import translate
from vpdesk.settings import THEMES

if TYPE_CHECKING:
    from vpdesk.gui.desk.room import Room
    from vpdesk.gui.main_window import MainWindow


class Actions(NamedTuple):
    """Every action of the window; scales to match: those of one room alone."""

    scales: ScaleActions
    movements: MovementActions
    swiss: SwissActions
    laboratory: LaboratoryActions
    match: MatchActions
    export: QAction
    print: QAction
    quit: QAction
    undo: QAction
    redo: QAction
    copy: QAction
    copy_headings: QAction
    select_all: QAction
    preferences: QAction
    rooms: tuple[QAction, ...]
    zoom_in: QAction
    zoom_out: QAction
    zoom_reset: QAction
    themes: tuple[QAction, ...]
    reset_layout: QAction
    help: QAction
    shortcuts: QAction
    news: QAction
    log_folder: QAction
    about: QAction


def make_actions(window: MainWindow) -> Actions:
    """Make the actions; each is connected to what the window or a room does.

    The room that is shown is asked for when an action is triggered.
    """
    action = ActionMaker(window)

    def here(do: Callable[[Room], object]) -> Callable[[], object]:
        return lambda: do(window.room)

    room_texts = {
        "scales": translate("Actions", "S&cales"),
        "movements": translate("Actions", "Mo&vements"),
        "swiss": translate("Actions", "S&wiss"),
        "laboratory": translate("Actions", "La&boratory"),
        "match": translate("Actions", "M&atch"),
    }
    theme_texts = {
        "system": translate("Actions", "As the &System"),
        "light": translate("Actions", "&Light"),
        "dark": translate("Actions", "&Dark"),
    }
    actions = Actions(
        scales=scale_actions(window, action),
        movements=movement_actions(window, action),
        swiss=swiss_actions(window, action),
        laboratory=laboratory_actions(window, action),
        match=match_actions(window, action),
        export=action(translate("Actions", "&Export…"), window.export, "Ctrl+E"),
        print=action(translate("Actions", "&Print…"), window.print, Keys.Print),
        quit=action(translate("Actions", "&Quit"), window.close, "Ctrl+Q"),
        undo=action(translate("Actions", "&Undo"), here(lambda room: room.undo()), Keys.Undo),
        redo=action(
            translate("Actions", "&Redo"), here(lambda room: room.redo()), "Ctrl+Shift+Z", "Ctrl+Y"
        ),
        copy=action(translate("Actions", "&Copy"), here(lambda room: room.copy()), Keys.Copy),
        copy_headings=action(
            translate("Actions", "Copy with &Headings"),
            here(lambda room: room.copy_with_headings()),
            "Ctrl+Shift+C",
        ),
        select_all=action(
            translate("Actions", "Select &All"),
            here(lambda room: room.select_all()),
            Keys.SelectAll,
        ),
        preferences=action(
            translate("Actions", "Pre&ferences…"), window.show_preferences, "Ctrl+,"
        ),
        rooms=tuple(
            action(room_texts[name], partial(window.show_room, name), key, checkable=True)
            for name, key in ROOM_KEYS.items()
        ),
        zoom_in=action(
            translate("Actions", "&Larger Text"), lambda: window.zoom_by(1), "Ctrl++", "Ctrl+="
        ),
        zoom_out=action(
            translate("Actions", "S&maller Text"), lambda: window.zoom_by(-1), "Ctrl+-"
        ),
        zoom_reset=action(translate("Actions", "&Normal Text"), window.zoom_reset, "Ctrl+0"),
        themes=tuple(
            action(theme_texts[theme], partial(window.set_theme, theme), checkable=True)
            for theme in THEMES
        ),
        reset_layout=action(translate("Actions", "&Reset Layout"), window.reset_layout),
        help=action(
            translate("Actions", "vpdesk &Help"), window.help_desk.show_for_focus, Keys.HelpContents
        ),
        shortcuts=action(
            translate("Actions", "&Keyboard Shortcuts"),
            partial(window.help_desk.show, "keyboard"),
        ),
        news=action(translate("Actions", "What’s &New"), partial(window.help_desk.show, "news")),
        log_folder=action(translate("Actions", "Open &Log Folder"), window.open_log_folder),
        about=action(translate("Actions", "&About vpdesk"), window.show_about),
    )
    action.exclusive(actions.rooms)
    action.exclusive(actions.themes)
    actions.quit.setMenuRole(QAction.MenuRole.QuitRole)
    actions.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
    actions.about.setMenuRole(QAction.MenuRole.AboutRole)
    return actions
