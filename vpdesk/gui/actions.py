"""The window's actions, and the menus that they stand in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from vpdesk.gui.texts import translate
from vpdesk.report.scale_report import View
from vpdesk.settings import THEMES

if TYPE_CHECKING:
    from vpdesk.gui.main_window import MainWindow

Keys = QKeySequence.StandardKey


class Actions(NamedTuple):
    """Every action of the window."""

    export: QAction
    print: QAction
    quit: QAction
    undo: QAction
    redo: QAction
    copy: QAction
    copy_headings: QAction
    select_all: QAction
    preferences: QAction
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
    """Make the actions; each is connected to what the window or its room does."""
    room = window.room

    owner = window.menuBar()  # so that the actions go when the menus do

    def action(
        text: str,
        slot: Callable[[], object],
        *keys: str | Keys,
        checkable: bool = False,
    ) -> QAction:
        made = QAction(owner, text=text, checkable=checkable)
        made.setShortcuts([QKeySequence(key) for key in keys])
        made.triggered.connect(lambda: slot())  # noqa: PLW0108 - without Qt's argument
        window.addAction(made)
        return made

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
    theme_texts = {
        "system": translate("Actions", "As the &System"),
        "light": translate("Actions", "&Light"),
        "dark": translate("Actions", "&Dark"),
    }
    actions = Actions(
        export=action(translate("Actions", "&Export…"), window.export, "Ctrl+E"),
        print=action(translate("Actions", "&Print…"), window.print, Keys.Print),
        quit=action(translate("Actions", "&Quit"), window.close, "Ctrl+Q"),
        undo=action(translate("Actions", "&Undo"), room.undo, Keys.Undo),
        redo=action(translate("Actions", "&Redo"), room.redo, "Ctrl+Shift+Z", "Ctrl+Y"),
        copy=action(translate("Actions", "&Copy"), room.copy, Keys.Copy),
        copy_headings=action(
            translate("Actions", "Copy with &Headings"), room.copy_with_headings, "Ctrl+Shift+C"
        ),
        select_all=action(translate("Actions", "Select &All"), room.select_all, Keys.SelectAll),
        preferences=action(
            translate("Actions", "Pre&ferences…"), window.show_preferences, "Ctrl+,"
        ),
        pin=action(translate("Actions", "&Pin or Unpin These Boards"), room.toggle_pin, "Ctrl+D"),
        unpin_all=action(translate("Actions", "&Unpin All"), room.unpin_all, "Ctrl+Shift+D"),
        more_boards=action(
            translate("Actions", "&More Boards"), lambda: room.step_boards(1), "Ctrl+Up"
        ),
        fewer_boards=action(
            translate("Actions", "&Fewer Boards"), lambda: room.step_boards(-1), "Ctrl+Down"
        ),
        views=tuple(
            action(text, partial(room.show_view, view), view_keys[view], checkable=True)
            for view, text in view_texts.items()
        ),
        present=action(translate("Actions", "&Present"), window.present, "F5"),
        go_boards=action(translate("Actions", "&Boards"), room.go_boards, "Ctrl+B"),
        go_table=action(translate("Actions", "&Table"), room.go_table, "Ctrl+L"),
        go_plot=action(translate("Actions", "&Curve"), room.go_plot, "Ctrl+U"),
        go_pins=action(translate("Actions", "&Pins"), room.go_pins, "Ctrl+I"),
        go_result=action(translate("Actions", "&Result"), room.go_result, "Ctrl+R"),
        go_target=action(translate("Actions", "&Needed for VP"), room.go_target, "Ctrl+G"),
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
    for group in (actions.views, actions.themes):
        exclusive = QActionGroup(owner)
        for member in group:
            exclusive.addAction(member)
    actions.quit.setMenuRole(QAction.MenuRole.QuitRole)
    actions.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
    actions.about.setMenuRole(QAction.MenuRole.AboutRole)
    return actions


def fill_menus(window: MainWindow, actions: Actions) -> None:
    """Put the actions into the menu bar."""
    a = actions
    bar = window.menuBar()
    _fill(bar.addMenu(translate("Actions", "&File")), a.export, a.print, None, a.quit)
    _fill(
        bar.addMenu(translate("Actions", "&Edit")),
        *(a.undo, a.redo, None, a.copy, a.copy_headings, a.select_all, None, a.preferences),
    )
    _fill(
        bar.addMenu(translate("Actions", "&Boards")),
        *(a.more_boards, a.fewer_boards, None, a.pin, a.unpin_all),
    )
    view = bar.addMenu(translate("Actions", "&View"))
    _fill(view, *a.views, None, a.present, None, a.zoom_in, a.zoom_out, a.zoom_reset, None)
    _fill(view.addMenu(translate("Actions", "T&heme")), *a.themes)
    _fill(view, a.reset_layout)
    _fill(
        bar.addMenu(translate("Actions", "&Go")),
        *(a.go_boards, a.go_pins, a.go_table, a.go_plot, a.go_result, a.go_target),
    )
    _fill(
        bar.addMenu(translate("Actions", "&Help")),
        *(a.help, a.shortcuts, a.news, None, a.log_folder, a.about),
    )


def _fill(menu: QMenu, *actions: QAction | None) -> None:
    for action in actions:
        if action is None:
            menu.addSeparator()
        else:
            menu.addAction(action)
