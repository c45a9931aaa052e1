"""Context menus as a user has them: opened, read, chosen from."""

from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu


def open_menu(view, place, *, keyboard=False):
    """By a click with the right button at a place of what scrolls in the view, or by its key."""
    reason = QContextMenuEvent.Reason.Mouse
    if keyboard:
        reason, place = QContextMenuEvent.Reason.Keyboard, view.rect().topLeft()
    event = QContextMenuEvent(reason, place, view.viewport().mapToGlobal(place))
    QApplication.sendEvent(view.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def entries(menu):
    """The texts, with the keys shown, of what can be chosen; the menu is closed."""
    found = {
        each.text(): each.shortcut().toString()
        for each in menu.actions()
        if each.text() and each.isEnabled()
    }
    menu.close()
    return found


def choose(menu, text):
    """As on a screen: the menu is gone, and the window active, before the action is triggered."""
    (action,) = (each for each in menu.actions() if each.text() == text)
    assert action.isEnabled()
    window = menu.parentWidget().window()
    menu.hide()
    window.activateWindow()
    QApplication.processEvents()
    action.trigger()
    menu.close()
    QApplication.processEvents()
