"""How the window's actions are made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow

from vpdesk.gui.texts import translate

Keys = QKeySequence.StandardKey


class ActionMaker:
    """Makes actions of a window that go when its menus do."""

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self._owner = window.menuBar()

    def __call__(
        self, text: str, slot: Callable[[], object], *keys: str | Keys, checkable: bool = False
    ) -> QAction:
        """An action with these keys, connected to what it does."""
        made = QAction(self._owner, text=text, checkable=checkable)
        made.setShortcuts([QKeySequence(key) for key in keys])
        made.triggered.connect(lambda: slot())  # noqa: PLW0108 - without Qt's argument
        self._window.addAction(made)
        return made

    def shown_only(self, text: str, slot: Callable[[], object], key: str) -> QAction:
        """The key of another widget, shown in the menu: with this context nobody else hears it."""
        made = self(text, slot, key)
        made.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        return made

    def exclusive(self, actions: tuple[QAction, ...]) -> None:
        """Let one of them at a time be checked."""
        group = QActionGroup(self._owner)
        for each in actions:
            group.addAction(each)


def file_actions(
    action: ActionMaker, files: Callable[[Callable[[Any], object]], Callable[[], object]]
) -> dict[str, QAction]:
    """The actions of every room with files: "open", "save" and "save_as".

    files: makes the slot of something that is done with the room's files.
    """
    return {
        "open": action(translate("Actions", "&Open…"), files(lambda own: own.ask_open()), "Ctrl+O"),
        "save": action(translate("Actions", "&Save"), files(lambda own: own.save()), "Ctrl+S"),
        "save_as": action(
            translate("Actions", "Save &As…"), files(lambda own: own.save_as()), "Ctrl+Shift+S"
        ),
    }
