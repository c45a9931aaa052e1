"""Context menus of the scales room: of the pins, and of the cells of its table."""

import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu

from tests.gui.context_menus import choose, entries, open_menu
from vpdesk.report.scales.report import MAX_PINS, View

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def chip(pins, row):
    return pins.visualRect(pins.model().index(row, 0)).center()


def cell(table, row, column):
    return table.visualRect(table.model().index(row, column)).center()


def test_the_menu_of_a_pin(desk, room):
    pins = room.pins
    assert entries(open_menu(pins, chip(pins, 1))) == {
        "&Show 16 boards": "Return",
        "Unpin 16": "Del",
        "Move &Left": "Alt+Left",
        "Move &Right": "Alt+Right",
        "&Unpin All": "Ctrl+Shift+D",
    }
    choose(open_menu(pins, chip(pins, 2)), "&Show 24 boards")
    assert room.choice.boards == 24
    choose(open_menu(pins, chip(pins, 2)), "Move &Left")
    assert room.choice.pins == (8, 24, 16, 32)
    pins.setFocus()
    pins.setCurrentRow(3)
    menu = open_menu(pins, None, keyboard=True)
    assert "Move &Right" not in entries(menu)
    choose(open_menu(pins, None, keyboard=True), "Unpin 32")
    assert room.choice.pins == (8, 24, 16)
    choose(open_menu(pins, chip(pins, 0)), "Move &Right")
    assert room.choice.pins == (24, 8, 16)
    choose(open_menu(pins, chip(pins, 0)), "&Unpin All")
    assert room.choice.pins == ()
    desk.menus.action("undo").trigger()
    assert room.choice.pins == (24, 8, 16)


def test_the_menu_of_a_cell(room):
    table = room.table
    assert entries(open_menu(table, cell(table, 3, 1))) == {
        "&Copy": "Ctrl+C",
        "Copy with &Headings": "Ctrl+Shift+C",
        "Select &All": "Ctrl+A",
        "Unpin 16": "Ctrl+D",
        "&Differences from 16 boards": "",
    }
    assert table.selected_rows == {3}
    choose(open_menu(table, cell(table, 3, 1)), "&Copy")
    assert QGuiApplication.clipboard().text().startswith("3\t")
    choose(open_menu(table, None, keyboard=True), "Select &All")
    choose(open_menu(table, cell(table, 1, 1)), "Copy with &Headings")
    assert len(QGuiApplication.clipboard().text().splitlines()) == 1 + len(
        table.table_model.table.rows
    )
    choose(open_menu(table, cell(table, 1, 1)), "&Differences from 16 boards")
    assert (room.choice.view, room.choice.base) == (View.DIFFERENCES, 16)
    assert room.base.currentText() == "16"
    assert "&Differences from 16 boards" not in entries(open_menu(table, cell(table, 1, 2)))
    choose(open_menu(table, cell(table, 1, 3)), "&Differences from 24 boards")
    assert room.choice.base == 24
    choose(open_menu(table, cell(table, 1, 1)), "Unpin 8")
    assert room.choice.pins == (16, 24, 32)
    assert list(entries(open_menu(table, cell(table, 1, 0)))) == [
        "&Copy",
        "Copy with &Headings",
        "Select &All",
    ]


def test_no_more_is_pinned_than_can_be(room):
    for boards in range(40, 40 + MAX_PINS - len(room.choice.pins)):
        room.toggle_pin(boards)
    room.controls.boards.setValue(20)
    assert "Pin 20" not in entries(open_menu(room.table, cell(room.table, 1, 1)))
    room.toggle_pin(40)
    choose(open_menu(room.table, cell(room.table, 1, 1)), "Pin 20")
    assert 20 in room.choice.pins


def test_differences_begin_with_the_board_count_on_the_screen(desk):
    room = desk.room
    for boards in (24, 11):  # one that is pinned, one that is not
        room.controls.boards.setValue(boards)
        desk.menus.action("differences", "scales").trigger()
        assert (room.choice.base, room.base.currentText()) == (boards, str(boards))
        assert room.report.table.title == f"Differences from {boards} boards"
        room.base.setCurrentIndex(room.base.findText("8"))
        room.views.setCurrentIndex(2)  # it is there: what was chosen stays
        assert room.choice.base == 8
        room.views.setCurrentIndex(0)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="Qt does so itself")
def test_shift_f10_opens_the_menu_of_what_the_keyboard_is_at(qtbot, desk):
    for language in ("cs", "en"):  # menus are made anew with it
        desk.set_language(language)
        room = desk.room
        for widget, name in (
            (room.plot, "plotMenu"),
            (room.table, "scaleTableMenu"),
            (room.pins, "pinMenu"),
        ):
            widget.setFocus()
            qtbot.keyClick(widget, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
            menu = QApplication.activePopupWidget()
            assert isinstance(menu, QMenu), name
            assert menu.objectName() == name
            menu.close()
