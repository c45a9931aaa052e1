"""Actions and menus as rows: what the window and its rooms offer, and how it is made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, NamedTuple, Protocol, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from vpdesk.gui.texts import translate

T = TypeVar("T")
Keys = QKeySequence.StandardKey
NEXT_KEYS = ("Ctrl+Return", "Ctrl+Enter")  # do what is next, in every room that knows it


class ActionRow(NamedTuple):
    """An action.

    name: in the code, unique in its room. do: what it does. keys: all that start it.
    shown_only: the key is that of another widget, and the menu only shows it.
    enabled, shown: None for always. why: what it waits for where it is not enabled.
    said: its text as it is now, where that changes.
    checked: None for what is not checked; where several rows have the same group, one of
    them is at a time.
    """

    name: str
    text: str
    do: Callable[[], object]
    keys: tuple[str | Keys, ...] = ()
    shown_only: bool = False
    enabled: Callable[[], bool] | None = None
    shown: Callable[[], bool] | None = None
    said: Callable[[], str] | None = None
    checked: Callable[[], bool] | None = None
    group: str = ""
    why: str = ""


Entries = tuple[ActionRow | None, ...]
"""Actions one under the other; None is a line between them."""


class KeyGroup(NamedTuple):
    """Keys that belong to a part of the window rather than to a menu.

    rows: what they do, and the keys; words in place of keys begin with a colon.
    """

    title: str
    rows: tuple[tuple[str, ...], ...]


class RoomMenus(NamedTuple):
    """What a room has in the menus and on the keyboard.

    title: of a menu of its own, "" where it has none; own: what is in that. open, save: in File,
    before and after the files opened last; has_recent: there are such. share: in Print and Share.
    view, go: in these menus.
    keys: of parts of the room.
    """

    title: str = ""
    own: Entries = ()
    open: Entries = ()
    has_recent: bool = False
    save: Entries = ()
    share: Entries = ()
    view: Entries = ()
    go: Entries = ()
    keys: tuple[KeyGroup, ...] = ()

    @property
    def rows(self) -> Iterator[ActionRow]:
        """All of its actions."""
        for entries in (self.own, self.open, self.save, self.share, self.view, self.go):
            yield from (each for each in entries if each is not None)


class RoomRows(Generic[T]):
    """Makes rows that do something with a room, or a part of it, which may not be there yet.

    place: gives it when one is triggered. enabled, why: of all these rows.
    """

    def __init__(
        self, place: Callable[[], T], enabled: Callable[[], bool] | None = None, why: str = ""
    ) -> None:
        self._place, self._enabled, self._why = place, enabled, why

    def __call__(
        self,
        name: str,
        text: str,
        do: Callable[[T], object],
        *keys: str,
        shown_only: bool = False,
        shown: Callable[[], bool] | None = None,
    ) -> ActionRow:
        """The row of one action; see there."""
        return ActionRow(
            name,
            text,
            lambda: do(self._place()),
            keys,
            shown_only,
            self._enabled,
            shown,
            why=self._why,
        )


class FileTasks(Protocol):
    """What the File menu asks of the files of a room."""

    def ask_open(self) -> None:
        """Let the user choose a file, and open it."""

    def save(self) -> None:
        """Save to the document's file, or to one that the user names."""

    def save_as(self) -> None:
        """Let the user name a file, and save to it."""


def file_rows(files: Callable[[], FileTasks]) -> tuple[ActionRow, ActionRow, ActionRow]:
    """Open, Save and Save As of every room with files, which may not be there yet."""
    return (
        ActionRow("open", translate("Actions", "&Open…"), lambda: files().ask_open(), ("Ctrl+O",)),
        ActionRow("save", translate("Actions", "&Save"), lambda: files().save(), ("Ctrl+S",)),
        ActionRow(
            "save_as",
            translate("Actions", "Save &As…"),
            lambda: files().save_as(),
            ("Ctrl+Shift+S",),
        ),
    )


class PublishTasks(Protocol):
    """What the File menu asks of what publishes: see Publisher."""

    again: bool
    languages: bool

    def ask(self) -> None:
        """Let the user choose a folder, and publish there."""

    def toggle(self) -> None:
        """Publish after every action, or no longer."""

    def toggle_languages(self) -> None:
        """Publish in all languages from now on, or in one again."""


def publish_rows(made: Callable[[], bool], publisher: Callable[[], PublishTasks]) -> Entries:
    """Those of every room that publishes. made: whether there is a publisher yet."""
    return (
        ActionRow("publish", translate("Actions", "Publis&h…"), lambda: publisher().ask()),
        ActionRow(
            "publish_again",
            translate("Actions", "Publish after E&very Action"),
            lambda: publisher().toggle(),
            checked=lambda: made() and publisher().again,
        ),
        ActionRow(
            "publish_languages",
            translate("Actions", "Pages in All Lang&uages"),
            lambda: publisher().toggle_languages(),
            checked=lambda: made() and publisher().languages,
        ),
    )


class ActionMaker:
    """Makes actions of a window that go when its menus do.

    made: each with the row that it was made from, by the name of the room ("" for those of the
    window) and that of the row.
    """

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self._owner = window.menuBar()
        self._groups: dict[tuple[str, str], QActionGroup] = {}
        self.made: dict[tuple[str, str], tuple[ActionRow, QAction]] = {}
        self._changing: dict[str, list[tuple[ActionRow, QAction]]] = {}

    def make(self, room: str, rows: Iterable[ActionRow]) -> None:
        """Make the actions of a room."""
        self._changing.clear()
        for row in rows:
            self.made[room, row.name] = row, self._action(room, row)

    def action(self, room: str, name: str) -> QAction:
        """One of the actions."""
        return self.made[room, name][1]

    def fill(self, menu: QMenu, room: str, entries: Entries) -> None:
        """Put actions of a room into a menu."""
        for row in entries:
            if row is None:
                menu.addSeparator()
            else:
                menu.addAction(self.action(room, row.name))

    def show_state(self, room: str) -> None:
        """What can be done in a room now, and what is checked."""
        for row, action in self._that_change(room):
            if row.said is not None:
                action.setText(row.said())
            if row.shown is not None:
                action.setVisible(row.shown())
            if row.enabled is not None:
                action.setEnabled(row.enabled())
            if row.checked is not None:
                action.setChecked(row.checked())

    def _that_change(self, room: str) -> list[tuple[ActionRow, QAction]]:
        """Those of the window and of a room that are not always the same."""
        if room not in self._changing:
            self._changing[room] = [
                (row, action)
                for (owner, _), (row, action) in self.made.items()
                if owner in ("", room) and (row.said or row.shown or row.enabled or row.checked)
            ]
        return self._changing[room]

    def _action(self, room: str, row: ActionRow) -> QAction:
        made = QAction(self._owner, text=row.text, checkable=row.checked is not None)
        made.setShortcuts([QKeySequence(key) for key in row.keys])
        if row.shown_only:
            made.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)  # nobody else hears it
        made.triggered.connect(lambda: row.do())  # noqa: PLW0108 - without Qt's argument
        self._window.addAction(made)
        if row.group:
            place = room, row.group
            if place not in self._groups:
                self._groups[place] = QActionGroup(self._owner)
            self._groups[place].addAction(made)
        return made
