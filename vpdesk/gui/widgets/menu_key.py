"""Shift+F10 for the menu of what the keyboard is at, on keyboards without the key for it."""

from __future__ import annotations

import sys

from PySide6.QtGui import QContextMenuEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from vpdesk.gui.widgets.named import named

NAME = "menuKey"


def add_menu_key(window: QWidget) -> None:
    """Have it in a window, once; on Windows Qt does so itself, and macOS has no such key."""
    if sys.platform not in ("win32", "darwin") and window.findChild(QShortcut, NAME) is None:
        named(QShortcut(QKeySequence("Shift+F10"), window), NAME).activated.connect(_open)


def _open() -> None:
    widget = QApplication.focusWidget()
    if widget is not None:
        place = widget.rect().center()
        reason = QContextMenuEvent.Reason.Keyboard
        event = QContextMenuEvent(reason, place, widget.mapToGlobal(place))
        QApplication.sendEvent(widget, event)
