"""The window's actions: those of every room, and those of one room alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from vpdesk.gui.frame import ROOM_KEYS
from vpdesk.gui.texts import translate
from vpdesk.report.scale_report import View
from vpdesk.settings import THEMES

if TYPE_CHECKING:
    from vpdesk.gui.document_files import DocumentFiles
    from vpdesk.gui.main_window import MainWindow
    from vpdesk.gui.rooms.room import MovementTasks, Room

Keys = QKeySequence.StandardKey


class Actions(NamedTuple):
    """Every action of the window."""

    open: QAction
    save: QAction
    save_as: QAction
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
    switch: QAction
    lock: QAction
    optimise: QAction
    compare: QAction
    places: QAction
    sit_outs: QAction
    rooms: tuple[QAction, ...]
    views: tuple[QAction, ...]
    present: QAction
    go_boards: QAction
    go_table: QAction
    go_plot: QAction
    go_pins: QAction
    go_result: QAction
    go_target: QAction
    go_chooser: QAction
    go_heatmap: QAction
    go_schedule: QAction
    go_figures: QAction
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

    The room that is shown and that of the movements are asked for when an action is triggered.
    """
    scales = window.scales

    owner = window.menuBar()  # so that the actions go when the menus do

    def here(do: Callable[[Room], object]) -> Callable[[], object]:
        return lambda: do(window.room)

    def movements(do: Callable[[MovementTasks], object]) -> Callable[[], object]:
        return lambda: do(window.movements)

    def files(do: Callable[[DocumentFiles], object]) -> Callable[[], object]:
        return lambda: do(window.files)

    def shown_only(made: QAction) -> QAction:
        """The key of another widget, shown in the menu: with this context nobody else hears it."""
        made.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        return made

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

    room_texts = {
        "scales": translate("Actions", "S&cales"),
        "movements": translate("Actions", "Mo&vements"),
    }
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
        open=action(
            translate("Actions", "&Open…"), files(lambda files: files.ask_open()), "Ctrl+O"
        ),
        save=action(translate("Actions", "&Save"), files(lambda files: files.save()), "Ctrl+S"),
        save_as=action(
            translate("Actions", "Save &As…"), files(lambda files: files.save_as()), "Ctrl+Shift+S"
        ),
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
        pin=action(translate("Actions", "&Pin or Unpin These Boards"), scales.toggle_pin, "Ctrl+D"),
        unpin_all=action(translate("Actions", "&Unpin All"), scales.unpin_all, "Ctrl+Shift+D"),
        more_boards=action(
            translate("Actions", "&More Boards"), lambda: scales.step_boards(1), "Ctrl+Up"
        ),
        fewer_boards=action(
            translate("Actions", "&Fewer Boards"), lambda: scales.step_boards(-1), "Ctrl+Down"
        ),
        switch=shown_only(
            action(
                translate("Actions", "&Switch"),
                movements(lambda room: room.switch_selected()),
                "Space",
            )
        ),
        lock=shown_only(
            action(
                translate("Actions", "&Lock or Unlock"),
                movements(lambda room: room.lock_selected()),
                "L",
            )
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
        rooms=tuple(
            action(room_texts[name], partial(window.show_room, name), key, checkable=True)
            for name, key in ROOM_KEYS.items()
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
    for group in (actions.rooms, actions.views, actions.themes):
        exclusive = QActionGroup(owner)
        for member in group:
            exclusive.addAction(member)
    actions.quit.setMenuRole(QAction.MenuRole.QuitRole)
    actions.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
    actions.about.setMenuRole(QAction.MenuRole.AboutRole)
    return actions
