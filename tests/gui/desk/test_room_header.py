"""The header of a room: what is next, and ways to what is missing."""

import pytest
from PySide6.QtCore import Qt

from vpdesk.gui.desk.room_header import RoomHeader
from vpdesk.next_step import Deed, NextStep
from vpdesk.pairs.evening import Evening
from vpdesk.report.language import Language
from vpdesk.report.next_words import evening_next

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def header(qtbot):
    made = RoomHeader("name", "facts")
    qtbot.addWidget(made)
    made.resize(1000, 90)
    made.show()
    return made


def test_it_says_what_is_next_and_why(header):
    words = evening_next(Evening(), NextStep(Deed.RESULTS, 3, tables=(2, 5)), Language())
    header.show_title("Tuesday <b>", "9 pairs")
    header.show_next(words)
    assert header.title.text() == "Tuesday <b>"
    assert header.next.text() == "Enter 3 Results"
    assert header.reason.plain == header.reason.accessibleName() == "Missing on boards 2, 5."
    header.show_next(words, may=False)
    assert not header.next.isVisible()


def test_what_is_missing_is_a_link_for_the_keyboard(qtbot, header):
    words = evening_next(Evening(), NextStep(Deed.RESULTS, 3, tables=(2, 5)), Language())
    header.show_next(words)
    header.activateWindow()
    header.reason.setFocus()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Tab):
        qtbot.keyClick(header.reason, key)
    with qtbot.waitSignal(header.tableRequested) as found:
        header.reason.linkActivated.emit("5")
    assert found.args == [5]


def test_a_narrow_room_leaves_the_side_buttons_to_the_menus(header):
    assert header.print.isVisible()
    header.resize(300, 90)
    assert not header.print.isVisible()
