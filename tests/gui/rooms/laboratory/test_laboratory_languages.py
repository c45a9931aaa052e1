"""The laboratory and the match room, page by page, in every language and in two sizes."""

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel

from tests.gui.cut_off import faults
from tests.gui.languages_builders import SIZES, remember, repeated_letters, settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def each_page(desk):
    """The names of the pages, each shown."""
    for name in ("laboratory", "match"):
        desk.show_room(name)
        room = desk.house.keepers[name].room
        for page in room.page_names:
            room.show_page(page)
            settle()
            yield page


@pytest.mark.parametrize(("code", "zoom"), SIZES)
def test_no_text_of_a_page_is_cut_off_and_no_letter_taken_twice(open_desk, code, zoom):
    remember(language=code, zoom=zoom)
    desk = open_desk()
    found = {}
    for name in each_page(desk):
        widgets = [*desk.findChildren(QLabel), *desk.findChildren(QAbstractButton)]
        shown = [each.text() for each in widgets if each.isVisible()]
        found[name] = faults(desk) + repeated_letters(shown)
    assert {name: each for name, each in found.items() if each} == {}
