"""Context menus of the cells of a table, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QMenu, QWidget


def menu_place(view: QAbstractItemView, event: QContextMenuEvent) -> tuple[QModelIndex, QPoint]:
    """The cell under the mouse, or the one that the keyboard is at; and where its menu opens."""
    if event.reason() == QContextMenuEvent.Reason.Mouse:
        return view.indexAt(event.pos()), event.globalPos()
    index = view.currentIndex()
    return index, view.viewport().mapToGlobal(view.visualRect(index).center())


def new_menu(parent: QWidget) -> QMenu:
    """A menu that is gone once it is closed."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return menu


def add_entry(
    menu: QMenu,
    text: str,
    slot: Callable[[], object],
    key: str = "",
    *,
    enabled: bool = True,
    checked: bool | None = None,
) -> None:
    """Add what can be done. key: the table's own key for it, shown beside it.

    checked: whether it is on, of what is on or off.
    """
    action = menu.addAction(text)
    action.triggered.connect(lambda: slot())  # noqa: PLW0108 - without Qt's argument
    action.setEnabled(enabled)
    if checked is not None:
        action.setCheckable(True)
        action.setChecked(checked)
    if key:
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)


def plain(name: str) -> str:
    """A name as a menu shows it, which takes & for the mark of a key."""
    return name.replace("&", "&&")
