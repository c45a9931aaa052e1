"""The movements room with all its tools in every language, in two sizes."""

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel

from tests.gui.cut_off import faults
from tests.gui.languages_builders import SIZES, remember, repeated_letters, settle
from vpdesk.gui.desk.work import Work
from vpdesk.gui.rooms.movements.tools import CHANCES, NAMES, SIT_OUTS

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def each_tool(desk, qtbot):
    """The names of the tools, each shown beside the movement; "" for none."""
    desk.show_room("movements")
    room = desk.house.keepers["movements"].room
    qtbot.waitUntil(lambda: room.heatmap is not None)
    for name in ("", *NAMES):
        room.tools.show_tool(name)
        if name in (SIT_OUTS, CHANCES):
            works = room.tools.tools[name].findChildren(Work)
            qtbot.waitUntil(lambda: not any(each.running for each in works))  # noqa: B023
        settle()
        yield name


@pytest.mark.parametrize(("code", "zoom"), SIZES)
def test_no_text_of_the_room_is_cut_off_and_no_letter_taken_twice(open_desk, qtbot, code, zoom):
    remember(language=code, zoom=zoom)
    desk = open_desk()
    found = {}
    for name in each_tool(desk, qtbot):
        widgets = [*desk.findChildren(QLabel), *desk.findChildren(QAbstractButton)]
        menus = [action for action in desk.menuBar().actions() if action.isVisible()]
        shown = [each.text() for each in widgets if each.isVisible()]
        letters = repeated_letters([*shown, *(action.text() for action in menus)])
        found[name] = faults(desk) + letters
    assert {name: each for name, each in found.items() if each} == {}
