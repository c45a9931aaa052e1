"""The menus of the window: what all rooms have in common, and what each has alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar

from vpdesk.gui.desk.actions import ActionMaker, ActionRow, Entries, Keys, RoomMenus
from vpdesk.gui.desk.samples import SAMPLES, open_sample
from vpdesk.gui.dialogs.new_version import can_look, look_for_new_version
from vpdesk.gui.frame import room_keys
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.left_menus import LeftMenus
from vpdesk.gui.widgets.menu_key import add_menu_key
from vpdesk.languages import LANGUAGES
from vpdesk.settings import SYSTEM, THEMES

if TYPE_CHECKING:
    from vpdesk.gui.desk.house import House
    from vpdesk.gui.desk.room import Room
    from vpdesk.gui.desk.steps import Undoing
    from vpdesk.gui.hall.hall_desk import HallDesk
    from vpdesk.gui.main_window import MainWindow

WINDOW = ""  # the room, in names of actions, of those that belong to all rooms


class Menus:
    """The menu bar, with actions that go when it does.

    rooms: by room, what it has in the menus. recent: by room, the menu of the files opened last.
    """

    def __init__(self, window: MainWindow, house: House) -> None:
        bar = window.menuBar()
        bar.clear()  # of what gave it its height
        self.rooms: Mapping[str, RoomMenus] = {
            kind.name: kind.menus(house.keepers[kind.name]) for kind in house.kinds
        }
        self._maker = ActionMaker(window)
        self._of_rooms = _room_rows(window, house)
        self._of_window = _window_rows(window, house)
        self._themes, self._samples = _theme_rows(window), _sample_rows(window)
        self._languages = _language_rows(window)
        rows = (*self._of_rooms, *self._of_window.values(), *self._themes, *self._samples)
        rows += self._languages
        self._maker.make(WINDOW, rows)
        for name, menus in self.rooms.items():
            self._maker.make(name, menus.rows)
        self._only: dict[str, list[QAction]] = {
            name: [self.action(row.name, name) for row in menus.rows]
            for name, menus in self.rooms.items()
        }
        self._undo, self._redo = self.action("undo"), self.action("redo")
        self.recent: dict[str, QMenu] = {}
        self._own: dict[str, tuple[QMenu, str]] = {}
        self._fill(bar, house)
        self._left_menus = LeftMenus(bar)
        add_menu_key(window)

    def action(self, name: str, room: str = WINDOW) -> QAction:
        """An action of the window, or of a room."""
        return self._maker.action(room, name)

    @property
    def made(self) -> Mapping[tuple[str, str], tuple[ActionRow, QAction]]:
        """All actions, each with its row, by room and name."""
        return self._maker.made

    def show_room(self, name: str) -> None:
        """Show what belongs to a room and hide what belongs to another, keys and all."""
        for room, actions in self._only.items():
            for action in actions:
                action.setVisible(room == name)
        for room, (menu, title) in self._own.items():
            # The letter of a hidden menu would still be taken.
            menu.setTitle(title if room == name else title.replace("&", ""))

    def show_state(self, room: str) -> None:
        """What can be done in a room now, but for its steps."""
        self._maker.show_state(room)

    def show_steps(self, steps: Undoing) -> None:
        """What can be undone and done again now."""
        undo, redo = translate("Actions", "&Undo"), translate("Actions", "&Redo")
        if steps.undo_text:
            undo = translate("Actions", "&Undo {step}").format(step=steps.undo_text)
        if steps.redo_text:
            redo = translate("Actions", "&Redo {step}").format(step=steps.redo_text)
        self._undo.setText(undo)
        self._undo.setEnabled(steps.can_undo)
        self._redo.setText(redo)
        self._redo.setEnabled(steps.can_redo)

    def _fill(self, bar: QMenuBar, house: House) -> None:
        fill, rooms = self._maker.fill, self.rooms
        file = bar.addMenu(translate("Actions", "&File"))
        for name, menus in rooms.items():
            fill(file, name, menus.open)
        for name, menus in rooms.items():
            if menus.has_recent:
                recent = file.addMenu(translate("Actions", "Open &Recent"))
                self._only[name].append(recent.menuAction())
                house.keepers[name].show_recent(recent)
                self.recent[name] = recent
        for name, menus in rooms.items():
            fill(file, name, menus.save)
        share = file.addMenu(translate("Actions", "Print and S&hare"))
        self._add(share, "print", "export")
        for name, menus in rooms.items():
            fill(share, name, (None, *menus.share))
        self._add(file, "show_file", None, "deals", None, "quit")
        edit = bar.addMenu(translate("Actions", "&Edit"))
        self._add(edit, "undo", "redo", None, "copy", "copy_headings", "select_all", None)
        self._add(edit, "preferences")
        for name, menus in rooms.items():
            if menus.title:
                menu = bar.addMenu(menus.title)
                fill(menu, name, menus.own)
                self._only[name].append(menu.menuAction())
                self._own[name] = menu, menus.title
        view = bar.addMenu(translate("Actions", "&View"))
        fill(view, WINDOW, self._of_rooms)
        for name, menus in rooms.items():
            fill(view, name, (None, *menus.view))
        self._add(view, None, "zoom_in", "zoom_out", "zoom_reset", None)
        fill(view.addMenu(translate("Actions", "&Theme")), WINDOW, self._themes)
        fill(view.addMenu(translate("Actions", "Lang&uage")), WINDOW, self._languages)
        hall = view.addMenu(translate("Actions", "H&all"))
        self._add(hall, "hall_pages", None, "clock", "clock_wall", "schedule", None)
        self._add(hall, "clock_start", "clock_less", "clock_more", "clock_next", "clock_back")
        self._add(view, "reset_layout")
        go = bar.addMenu(translate("Actions", "&Go"))
        self._add(go, "find", None)
        for name, menus in rooms.items():
            fill(go, name, menus.go)
        help_menu = bar.addMenu(translate("Actions", "&Help"))
        self._add(help_menu, "help", "shortcuts", "news")
        fill(help_menu.addMenu(translate("Actions", "&Samples")), WINDOW, self._samples)
        self._add(help_menu, None, "log_folder", "new_version", "about")
        self.action("quit").setMenuRole(QAction.MenuRole.QuitRole)
        self.action("preferences").setMenuRole(QAction.MenuRole.PreferencesRole)
        self.action("about").setMenuRole(QAction.MenuRole.AboutRole)

    def _add(self, menu: QMenu, *names: str | None) -> None:
        entries: Entries = tuple(None if name is None else self._of_window[name] for name in names)
        self._maker.fill(menu, WINDOW, entries)


def _room_rows(window: MainWindow, house: House) -> tuple[ActionRow, ...]:
    return tuple(
        ActionRow(
            f"room {kind.name}",
            kind.titles()[1],
            partial(window.go_to_room, kind.name),
            (key,),
            checked=partial(_is_shown, house, kind.name),
            group="rooms",
        )
        for kind, key in zip(house.kinds, room_keys(len(house.kinds)), strict=True)
    )


def _is_shown(house: House, name: str) -> bool:
    return house.name == name


def _theme_rows(window: MainWindow) -> tuple[ActionRow, ...]:
    texts = {
        "system": translate("Actions", "As the &System"),
        "light": translate("Actions", "&Light"),
        "dark": translate("Actions", "&Dark"),
    }
    return tuple(
        ActionRow(
            f"theme {theme}",
            texts[theme],
            partial(window.set_theme, theme),
            checked=partial(_is_theme, window, theme),
            group="themes",
        )
        for theme in THEMES
    )


def _language_rows(window: MainWindow) -> tuple[ActionRow, ...]:
    """Each language under its own name, so that one finds it in whichever is shown."""
    names = {SYSTEM: translate("Actions", "As the &System"), **LANGUAGES}
    return tuple(
        ActionRow(
            f"language {code}",
            name,
            partial(window.set_language, code),
            checked=partial(_is_language, window, code),
            group="languages",
        )
        for code, name in names.items()
    )


def _is_language(window: MainWindow, code: str) -> bool:
    return window.settings.language == code


def _sample_rows(window: MainWindow) -> tuple[ActionRow, ...]:
    return tuple(
        ActionRow(
            f"sample {each.name}",
            translate("Samples", each.text),
            partial(open_sample, each, window.open_file, window.say, window),
        )
        for each in SAMPLES
    )


def _is_theme(window: MainWindow, theme: str) -> bool:
    return window.settings.theme == theme


def _window_rows(window: MainWindow, house: House) -> dict[str, ActionRow]:
    """The actions of every room, by their names; the room is asked for when one is triggered."""
    has_subject = partial(_has_subject, house)
    nothing = translate("Actions", "There is nothing to print here yet.")

    def here(do: Callable[[Room], object]) -> Callable[[], object]:
        return lambda: do(house.room)

    known = can_look()
    rows = (
        ActionRow(
            "export",
            translate("Actions", "&Export…"),
            window.export,
            ("Ctrl+E",),
            enabled=has_subject,
            why=nothing,
        ),
        ActionRow(
            "print",
            translate("Actions", "&Print…"),
            window.print,
            (Keys.Print,),
            enabled=has_subject,
            why=nothing,
        ),
        ActionRow(
            "show_file",
            translate("Actions", "Show in &Folder"),
            window.show_file,
        ),
        *_hall_rows(window),
        ActionRow("deals", translate("Actions", "&Deals…"), window.deals.show, ("Ctrl+Shift+H",)),
        ActionRow("find", translate("Actions", "&Find Anything…"), window.seek, ("Ctrl+K",)),
        ActionRow("quit", translate("Actions", "&Quit"), window.close, ("Ctrl+Q",)),
        ActionRow(
            "undo",
            translate("Actions", "&Undo"),
            window.undo,
            (Keys.Undo,),
            why=translate("Actions", "There is nothing to undo."),
        ),
        ActionRow(
            "redo",
            translate("Actions", "&Redo"),
            window.redo,
            ("Ctrl+Shift+Z", "Ctrl+Y"),
            why=translate("Actions", "There is nothing to redo."),
        ),
        ActionRow(
            "copy", translate("Actions", "&Copy"), here(lambda room: room.copy()), (Keys.Copy,)
        ),
        ActionRow(
            "copy_headings",
            translate("Actions", "Copy with &Headings"),
            here(lambda room: room.copy_with_headings()),
            ("Ctrl+Shift+C",),
        ),
        ActionRow(
            "select_all",
            translate("Actions", "Select &All"),
            here(lambda room: room.select_all()),
            (Keys.SelectAll,),
        ),
        ActionRow(
            "preferences",
            translate("Actions", "Pre&ferences…"),
            window.show_preferences,
            ("Ctrl+,",),
        ),
        ActionRow(
            "zoom_in",
            translate("Actions", "&Larger Text"),
            lambda: window.zoom_by(1),
            ("Ctrl++", "Ctrl+="),
        ),
        ActionRow(
            "zoom_out",
            translate("Actions", "Smaller Te&xt"),
            lambda: window.zoom_by(-1),
            ("Ctrl+-",),
        ),
        ActionRow(
            "zoom_reset", translate("Actions", "&Normal Text"), window.zoom_reset, ("Ctrl+0",)
        ),
        ActionRow("reset_layout", translate("Actions", "&Reset Layout"), window.reset_layout),
        ActionRow(
            "help", translate("Actions", "vpdesk &Help"), window.show_help, (Keys.HelpContents,)
        ),
        ActionRow(
            "shortcuts",
            translate("Actions", "&Keyboard Shortcuts"),
            partial(window.help_desk.show, "keyboard"),
        ),
        ActionRow(
            "news", translate("Actions", "What’s &New"), partial(window.help_desk.show, "news")
        ),
        ActionRow("log_folder", translate("Actions", "Open &Log Folder"), window.open_log_folder),
        ActionRow(
            "new_version",
            translate("Actions", "Look for a New &Version"),
            look_for_new_version,
            shown=lambda: known,
        ),
        ActionRow("about", translate("Actions", "&About vpdesk"), window.show_about),
    )
    return {row.name: row for row in rows}


def _hall_rows(window: MainWindow) -> tuple[ActionRow, ...]:
    """The hall with its clock; it is loaded when one of them is triggered."""

    def of_hall(name: str, text: str, do: Callable[[HallDesk], object], *keys: str) -> ActionRow:
        return ActionRow(name, text, lambda: do(window.hall), keys)

    return (
        of_hall(
            "hall_pages",
            translate("Actions", "Pages for &Phones…"),
            lambda hall: hall.show_pages(),
            "Ctrl+F11",
        ),
        of_hall("clock", translate("Actions", "&Clock"), lambda hall: hall.show_clock(), "Alt+F12"),
        of_hall(
            "clock_wall", translate("Actions", "Clock on the &Wall"), lambda hall: hall.show_wall()
        ),
        of_hall(
            "schedule",
            translate("Actions", "&Schedule of the Session…"),
            lambda hall: hall.show_schedule(),
        ),
        of_hall(
            "clock_start",
            translate("Actions", "S&tart or Pause the Clock"),
            lambda hall: hall.toggle(),
            "F12",
        ),
        of_hall(
            "clock_less",
            translate("Actions", "A Minute &Less"),
            lambda hall: hall.longer(-1),
            "Shift+F11",
        ),
        of_hall(
            "clock_more",
            translate("Actions", "A Minute &More"),
            lambda hall: hall.longer(1),
            "Shift+F12",
        ),
        of_hall(
            "clock_next",
            translate("Actions", "&Next Round or Move"),
            lambda hall: hall.next(),
            "Ctrl+F12",
        ),
        of_hall(
            "clock_back",
            translate("Actions", "&Undo the Last Clock Change"),
            lambda hall: hall.take_back(),
            "Ctrl+Shift+F12",
        ),
    )


def _has_subject(house: House) -> bool:
    return house.room.has_subject
