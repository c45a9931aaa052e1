"""Every function from the keyboard, every widget named."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
)

from tests.gui.accessible_builders import focusable


def test_every_widget_that_takes_focus_has_a_name(desk):
    desk.room.controls.blitz.setCurrentIndex(2)
    desk.room.views.setCurrentIndex(2)
    QApplication.processEvents()
    names = {}
    for widget in focusable(desk):
        interface = QAccessible.queryAccessibleInterface(widget)
        names[widget] = interface.text(QAccessible.Text.Name) if interface else ""
    assert len(names) >= 15
    assert [widget for widget, name in names.items() if not name] == []


def test_tab_reaches_every_widget(qtbot, desk):
    desk.room.go_boards()
    reached = set()
    for _ in range(60):
        reached.add(QApplication.focusWidget())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    wanted = {widget for widget in focusable(desk) if widget.isEnabled()}
    assert wanted - reached == set()


def test_every_action_is_in_a_menu_and_no_two_share_a_key(desk):
    def all_of(menu):
        for action in menu.actions():
            if action.menu():
                yield from all_of(action.menu())
            elif not action.isSeparator():
                yield action

    in_menus = list(all_of(desk.menuBar()))
    assert set(desk.actions()) == set(in_menus)
    for name in desk.house.keepers:
        desk.show_room(name)
        shown = [action for action in in_menus if action.isVisible()]
        keys = Counter(key.toString() for action in shown for key in action.shortcuts())
        assert [key for key, count in keys.items() if count > 1] == [], name


def test_menu_letters_are_not_used_twice(desk):
    for menu in [desk.menuBar(), *(action.menu() for action in desk.menuBar().actions())]:
        shown = [action for action in menu.actions() if action.isVisible()]
        texts = [action.text() for action in shown if not action.isSeparator()]
        letters = Counter(text[text.index("&") + 1].lower() for text in texts if "&" in text)
        assert [letter for letter, count in letters.items() if count > 1] == [], texts


def test_go_actions_move_the_focus(desk):
    room = desk.room
    for action, widget in (
        (desk.menus.action("go_table", "scales"), room.table),
        (desk.menus.action("go_plot", "scales"), room.plot),
        (desk.menus.action("go_pins", "scales"), room.pins),
        (desk.menus.action("go_result", "scales"), room.results.ours),
        (desk.menus.action("go_target", "scales"), room.results.target),
        (desk.menus.action("go_boards", "scales"), room.controls.boards),
    ):
        action.trigger()
        assert widget.hasFocus(), action.text()


@pytest.mark.parametrize("action", ["about", "export"])
def test_dialogs_open_by_key_and_close_by_escape(qtbot, desk, action):
    desk.menus.action(action).trigger()
    (dialog,) = (each for each in desk.findChildren(QDialog) if each.isVisible())
    for widget in focusable(dialog):
        named = widget.accessibleName() or (isinstance(widget, QAbstractButton) and widget.text())
        assert named or widget.metaObject().className() in ("QScrollArea", "QLabel"), widget
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
