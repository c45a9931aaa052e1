"""By keyboard in the window itself: out of a menu, Return on a button, and into a room."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from tests.gui.sights import settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier


def in_rail(desk):
    focused = desk.focusWidget()
    return focused is not None and desk.frame.rail.isAncestorOf(focused)


def leave_open_menu(qtbot):
    popup = QApplication.activePopupWidget()
    assert popup is not None
    qtbot.keyClick(popup, Qt.Key.Key_Escape)
    settle()


@pytest.mark.parametrize("letters", ["F", "FV"])
def test_esc_out_of_a_menu_leads_back(qtbot, desk, letters):
    desk.show_room("scales")
    desk.activateWindow()
    settle()
    before = desk.room.controls.kind
    before.setFocus()
    for letter in letters:
        if QApplication.activePopupWidget() is not None:
            leave_open_menu(qtbot)
        qtbot.keyClick(desk, getattr(Qt.Key, f"Key_{letter}"), ALT)
        settle()
    leave_open_menu(qtbot)
    assert QApplication.focusWidget() is before
    assert desk.menuBar().activeAction() is None


def test_left_and_right_go_from_menu_to_menu(qtbot, desk):
    desk.activateWindow()
    settle()
    qtbot.keyClick(desk, Qt.Key.Key_F, ALT)
    settle()
    first = QApplication.activePopupWidget()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    settle()
    other = QApplication.activePopupWidget()
    assert other is not None
    assert other is not first
    leave_open_menu(qtbot)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_return_presses_the_button_with_the_keyboard(qtbot, desk, key):
    button, pressed = QPushButton("Register…", desk.room), []
    button.clicked.connect(lambda: pressed.append(1))
    button.show()
    desk.activateWindow()
    button.setFocus()
    qtbot.keyClick(button, key)
    assert pressed == [1]
    qtbot.keyClick(button, key, CTRL)
    assert pressed == [1]
    button.setEnabled(False)


@pytest.mark.parametrize("at", range(6))
def test_the_keys_of_a_room_lead_into_it(qtbot, desk, at):
    desk.activateWindow()
    kind = desk.house.kinds[at]
    desk.show_room(desk.house.kinds[at - 1].name)
    settle()
    desk.frame.rail.buttons[desk.house.name].setFocus()
    for _ in range(2):
        desk.menus.action(f"room {kind.name}").trigger()
        settle()
        assert desk.house.name == kind.name
        assert not in_rail(desk)
        desk.frame.rail.buttons[desk.house.name].setFocus()
