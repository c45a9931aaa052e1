"""What a screen reader hears: the names of fields that open in cells, and what changes."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QMessageBox, QWidget

from tests.gui.rooms.pairs.pairs_room_builders import begin
from tests.gui.sights import fill, settle
from tests.sure import sure
from tests.swiss_events import teams, with_next_round
from vpdesk.gui.hall.schedule_dialog import ScheduleDialog
from vpdesk.gui.rooms.events.rounds.games_model import HOME, RESULT, VISITOR
from vpdesk.gui.rooms.events.stages.new_event import NewEventDialog
from vpdesk.gui.tables.entry_table import EntryTable
from vpdesk.gui.widgets import announce as announcing
from vpdesk.gui.widgets.message_line import MessageLine
from vpdesk.gui.widgets.question import ask
from vpdesk.hall.clock import session_clock, session_periods
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
    assert sure(table.findChild(QLineEdit)).accessibleName() == "Result, Round 2, Table 3"


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
    assert name.startswith(f"Result, missing, {where}, ")
    assert name.endswith("8 Player 8 – Partner 8, 1 Player 1 – Partner 1")
    qtbot.keyClicks(table.editor, "3nt w +1")
    qtbot.keyClick(table.editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: any("Result 3NT+1 W, Points −430" in each for each in heard))
    for _ in range(3):  # the page goes on to the next board
        table.open_field()
        qtbot.keyClicks(table.editor, "4s e -1")
        qtbot.keyClick(table.editor, Qt.Key.Key_Return)
    assert table.place.board == place.board + 1
    QApplication.processEvents()
    assert heard[-1].startswith("Result 4♠−1 E, Points +50, NS ")
    assert heard[-1].endswith(f"; next: Round 1, Table 1, Board {place.board + 1}")


def test_one_who_types_a_match_hears_its_table_and_sides(desk, heard):
    desk.show_room("swiss")
    room = desk.house.keepers["swiss"].room
    room.document.begin(with_next_round(teams(8)))
    room.go_rounds()
    boards = room.rounds.table.games
    spoken = boards.index(0, RESULT).data(Qt.ItemDataRole.AccessibleTextRole)
    home, visitor = (boards.index(0, at).data() for at in (HOME, VISITOR))
    assert spoken == f"Result, missing, Table 1, {home} – {visitor}"


def test_the_fields_of_a_new_event_have_names_of_their_own(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = NewEventDialog(Kind.TEAMS, parent)
    assert dialog.scale.boards.accessibleName() != "Matches"
    assert sure(dialog.kinds["teams"].parentWidget()).accessibleName() == "Who plays"


def begun(desk, count=4):
    """The room of events with a round that is drawn."""
    desk.show_room("swiss")
    room = desk.house.keepers["swiss"].room
    room.document.begin(with_next_round(teams(count)))
    room.go_rounds()
    return room


def test_a_round_in_sounds(qtbot, desk, heard):
    """What a director of teams hears, from the first result to the next round and back."""
    room = begun(desk)
    table = room.rounds.table
    settle()
    heard.clear()
    for text in ("banana", "45-23"):
        table.go_table(1)
        table.open_field()
        table.editor.setText(text)
        qtbot.keyClick(table.editor, Qt.Key.Key_Return)
        settle()
    table.open_field()
    table.editor.setText("20-20")
    qtbot.keyClick(table.editor, Qt.Key.Key_Return)
    settle()
    desk.menus.action("undo").trigger()
    settle()
    desk.menus.action("redo").trigger()
    settle()
    room.draw()
    qtbot.waitUntil(lambda: len(room.document.tournament.rounds) == 2)
    settle()
    assert heard == [
        "“banana” is not a result. Type IMPs such as 45-23, or VPs such as 13.2-6.8.",
        "Result, 45 – 23  (15.38 – 4.62), Table 1, 1  Adams – 3  Clark; next: Table 2",
        "Result, 20 – 20  (10.00 – 10.00), Table 2, 4  Davis – 2  Baker",
        "All results of round 1 are in. Draw Round 2",
        "Undone: result of table 2",
        "Done: result of table 2",
        "All results of round 1 are in. Draw Round 2",
        "Done: draw of round 2",
        "Round 2: no results yet. Enter 2 Results",
    ]


def test_a_match_in_sounds(qtbot, desk, heard):
    desk.show_room("match")
    room = desk.house.keepers["match"].room
    room.show_page("sheet")
    table = room.page.table
    table.go_place(1, 0)
    settle()
    heard.clear()
    for text in ("4s= n", "3s+1 n", "x"):
        table.open_field()
        table.editor.setText(text)
        qtbot.keyClick(table.editor, Qt.Key.Key_Return)
        settle()
    other = "Closed room 3♠+1 N, NS points 170, IMPs Home side 6, Total +6"
    assert heard == [
        "Board 1, Open room 4♠= N, NS points 420; next: Board 1, Closed room",
        f"Board 1, Open room 4♠= N, NS points 420, {other}; next: Board 2, Open room",
        "Home side 6 – 0 Visitors, Margin +6, VP 11.76 – 8.24",
        "“x” is not a score. Type a contract (4S= N), points (620, -50) or “pass”.",
    ]


def test_a_ruling_in_sounds(desk, heard):
    fill(desk)
    desk.show_room("match")
    room = desk.house.keepers["match"].room
    room.show_page("ruling")
    settle()
    heard.clear()
    what = room.page.findChild(QComboBox, "rulingWhat")
    what.setCurrentIndex(2)
    what.activated.emit(2)
    settle()
    assert heard == ["Rovers 12.00 – Tigers 12.00"]


def test_a_scale_in_sounds(qtbot, desk, heard):
    """The VPs that are read off, what a target takes, the pins."""
    qtbot.keyClicks(desk.room.results.margin, "7")
    qtbot.keyClicks(desk.room.results.target, "9")
    desk.room.toggle_pin()
    settle()
    assert heard == [
        "12.03 – 7.97",
        "lose by 3 IMPs at most",
        "Pinned board counts: 8, 24, 32",
    ]


def test_the_hall_in_sounds(desk, heard):
    """The keys of the clock, and the ends of its periods."""
    clock = desk.hall.clock
    start, steady = clock._now(), clock._steady()
    clock._now, clock._steady = (lambda: start), (lambda: steady)
    session = session_clock(session_periods(2, 2, 60, 0), clock.now).started(clock.now)
    clock.put(replace(clock.kept, clock=session, warning=1, sound=False))
    desk.hall.longer(1)
    clock._now, clock._steady = (lambda: start + 181), (lambda: steady + 181)
    clock.look()
    late = "ends 1 minute after plan"
    assert heard == [f"Round 1 · 3:00 · Round 1 {late}", f"Round 2 · 1:59 · Round 2 {late}"]


def test_what_a_dialog_or_a_field_refuses_is_heard(qtbot, desk, heard):
    desk.menus.action("schedule").trigger()
    dialog = desk.findChild(ScheduleDialog)
    dialog.table.item(0, 2).setText("soon")
    assert heard[-1] == "Type minutes as 15, 7.5 or 7:30."
    dialog.rounds.lineEdit().setText("x")
    assert heard[-1].endswith("Enter 1 to 99; Esc brings back 7.")
    dialog.reject()
    desk.say("Saved: “Club night”.")
    assert heard[-1] == "Saved: “Club night”."
    desk.bar.show_notice("Its file was changed by other means.")
    assert heard[-1] == "Its file was changed by other means."


def test_a_question_is_heard(qtbot, desk, heard):
    """The keyboard is on the safe answer then, which alone would not say what is asked."""
    ask(desk, "someQuestion", "Give up?", "It cannot be undone.", ("&Yes", "&No"), lambda: None)
    assert heard[-1] == "Give up? It cannot be undone."
    desk.findChild(QMessageBox).reject()
