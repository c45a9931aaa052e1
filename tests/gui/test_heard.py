"""What a screen reader hears: the names of fields that open in cells, and what changes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QLineEdit, QWidget

from tests.gui.rooms.pairs.pairs_room_builders import begin
from tests.swiss_events import teams, with_next_round
from vpdesk.gui.rooms.events.rounds.games_model import HOME, RESULT, VISITOR
from vpdesk.gui.rooms.events.stages.new_event import NewEventDialog
from vpdesk.gui.tables.entry_table import EntryTable
from vpdesk.gui.widgets import announce as announcing
from vpdesk.gui.widgets.message_line import MessageLine
from vpdesk.tournament.play import Kind

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def heard(monkeypatch):
    """The texts that are announced."""
    texts = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: texts.append(event.message())
    )
    return texts


def test_the_field_of_a_cell_is_named_after_the_cell(qtbot):
    table, model, item = EntryTable(), QStandardItemModel(1, 1), QStandardItem("4S")
    qtbot.addWidget(table)
    item.setData("Result, Round 2, Table 3", Qt.ItemDataRole.AccessibleTextRole)
    model.setItem(0, 0, item)
    table.setModel(model)
    table.show()
    table.go_to(0, 0)
    table.open_field()
    assert table.findChild(QLineEdit).accessibleName() == "Result, Round 2, Table 3"


def test_sentences_of_the_moment_are_said_and_lasting_ones_are_not(qtbot, heard):
    line = MessageLine()
    qtbot.addWidget(line)
    announcing.announce(line, "not in sight")
    line.show()
    line.set_lasting("7 names", "")
    line.show_for_now("Adams is back.")
    line.show_for_now("")
    assert heard == ["Adams is back."]


def test_one_who_types_results_hears_where_and_what_they_are_worth(qtbot, desk, heard):
    desk.show_room("pairs")
    room = begin(qtbot, desk.house.keepers["pairs"], 8, 14)
    table = room.results.table
    place = table.place
    table.open_field()
    name = table.editor.accessibleName()
    where = f"Round {place.round}, Table {place.table}, Board {place.board}"
    assert name.startswith(f"Result, {where}, ")
    assert name.endswith("8 Player 8 – Partner 8, 1 Player 1 – Partner 1")
    qtbot.keyClicks(table.editor, "3nt w +1")
    qtbot.keyClick(table.editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: any("Result 3NT+1 W, Points −430" in each for each in heard))


def test_one_who_types_a_match_hears_its_table_and_sides(desk, heard):
    desk.show_room("swiss")
    room = desk.house.keepers["swiss"].room
    room.document.begin(with_next_round(teams(8)))
    room.go_rounds()
    boards = room.rounds.table.games
    spoken = boards.index(0, RESULT).data(Qt.ItemDataRole.AccessibleTextRole)
    home, visitor = (boards.index(0, at).data() for at in (HOME, VISITOR))
    assert spoken.startswith("Result, ")
    assert spoken.endswith(f"1, {home} – {visitor}")


def test_the_fields_of_a_new_event_have_names_of_their_own(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = NewEventDialog(Kind.TEAMS, parent)
    assert dialog.scale.boards.accessibleName() != "Matches"
    assert dialog.kinds["teams"].parentWidget().accessibleName() == "Who plays"
