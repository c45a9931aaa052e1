"""Names of an evening that began without them: pair by pair, or as a list."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tests.gui.rooms.pairs.test_evening_details import begun
from tests.unit.pairs.evenings import of_howell
from vpdesk.gui.rooms.pairs.entrants_page import CLUB, FIRST, SECOND
from vpdesk.pairs.evening import with_entrant
from vpdesk.pairs.evening_next import evening_step, unnamed
from vpdesk.pairs.evening_way import evening_parts
from vpdesk.pairs.pair_names import names_in_cell

ENTER = Qt.Key.Key_Return

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def keeper(desk):
    desk.show_room("pairs")
    return desk.house.keepers["pairs"]


def nameless():
    evening = of_howell()
    for each in evening.entrants:
        evening = with_entrant(evening, replace(each, names=(), club=""))
    return evening


def names_of(room):
    return [each.names for each in room.document.evening.entrants]


def type_cell(qtbot, table, text):
    qtbot.keyClicks(table, text[:1])
    qtbot.keyClicks(table.editor, text[1:])
    qtbot.keyClick(table.editor, ENTER)


def at(table):
    return table.currentIndex().row(), table.currentIndex().column()


def test_both_names_typed_into_one_cell_are_a_pair_and_enter_goes_on_pair_by_pair(qtbot, keeper):
    room = begun(keeper, nameless())
    room.go_entrants()
    table = room.entrants.table
    assert "Ann Smith, Bob Jones" in room.entrants.hint.text()
    table.go_to(0, FIRST)
    type_cell(qtbot, table, "Ivo Jones, Kay Lane")
    assert (names_of(room)[0], at(table)) == (("Ivo Jones", "Kay Lane"), (1, FIRST))
    type_cell(qtbot, table, "Max Nil")
    assert at(table) == (1, SECOND)  # whose partner is still to come
    type_cell(qtbot, table, "Oto Pan")
    assert (names_of(room)[1], at(table)) == (("Max Nil", "Oto Pan"), (2, FIRST))
    table.go_to(2, SECOND)
    type_cell(qtbot, table, "Una Orr / Pia Quo")
    assert (names_of(room)[2], at(table)) == (("Una Orr", "Pia Quo"), (3, FIRST))
    table.go_to(0, SECOND)
    type_cell(qtbot, table, "Lane, Kay")  # her name alone: the other cell has one
    assert names_of(room)[0] == ("Ivo Jones", "Lane, Kay")


def test_a_list_is_pasted_from_the_row_of_the_keyboard_on(qtbot, keeper):
    room = begun(keeper, nameless())
    room.go_entrants()
    table, pairs = room.entrants.table, len(names_of(room))
    table.go_to(1, FIRST)
    lines = [f"A{each} – B{each}" for each in range(pairs)]
    QGuiApplication.clipboard().setText("\n".join(lines))
    qtbot.keyClick(table, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert names_of(room) == [(), *((f"A{each}", f"B{each}") for each in range(pairs - 1))]
    assert room.entrants.error.text().endswith("1 line of the list had no place left.")
    room.document.undo()
    assert not any(names_of(room))
    QGuiApplication.clipboard().setText("Fox\tHare\tOslo")
    qtbot.keyClick(table, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert names_of(room)[pairs - 1] == ("Fox", "Hare")
    assert room.entrants.model.index(pairs - 1, CLUB).data() == "Oslo"


def test_a_pair_with_one_name_is_not_named_yet(keeper):
    room = begun(keeper, nameless())
    whole = replace(room.document.evening.entrant(1), names=("Ann", "Bob"))
    half = replace(room.document.evening.entrant(2), names=("Cy", ""))
    evening = with_entrant(with_entrant(room.document.evening, whole), half)
    count = len(evening.entrants)
    assert half in unnamed(evening)
    assert evening_step(evening).count == count - 1
    assert evening_parts(evening)[0].done == 1
    room.document.request(evening, "names")
    room.entrants.go_unnamed()
    assert at(room.entrants.table) == (1, SECOND)


@pytest.mark.parametrize("sign", [", ", " - ", " – ", " & ", " / ", "; ", "\t"])
def test_whatever_stands_between_two_names_parts_them(sign):
    assert names_in_cell(f"Ivo Jones{sign}Kay Lane", alone=True)[0] == ("Ivo Jones", "Kay Lane")
