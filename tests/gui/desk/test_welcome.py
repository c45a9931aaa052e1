"""The page of a room in which nothing is open: numbers, files of before, samples."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tests.gui.rooms.pairs.pairs_room_builders import type_result
from tests.unit.pairs.evenings import filled, of_howell
from vpdesk.files.evening.evening_file import write_evening
from vpdesk.gui.desk.welcome import Welcome, WelcomeRows
from vpdesk.gui.export.dialog import ExportDialog
from vpdesk.gui.rooms.events.keeper import SWISS
from vpdesk.gui.rooms.pairs.entrants_page import FIRST

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def keeper(desk):
    desk.show_room("pairs")
    return desk.house.keepers["pairs"]


def test_an_evening_begins_with_two_numbers_and_names_come_later(qtbot, desk, keeper):
    room = keeper.room
    form = room.welcome.rows.form
    assert room.welcome.isVisible()
    assert not room.tabs.isVisible()
    form.pairs.setValue(9)
    form.boards.setValue(24)
    qtbot.mouseClick(room.welcome.buttons[0], LEFT)
    evening = room.document.evening
    assert len(evening.entrants) == 9
    assert not room.welcome.isVisible()
    assert room.header.next.text() == "Type the Names"
    assert "Names are missing in 9 pairs" in room.header.reason.plain
    assert "Pair " in room.results.table.results.index(0, 3).data()
    for _ in range(3):  # results can be typed all the same
        type_result(qtbot, room, "3nt w +1")
    assert room.header.next.text() == f"Enter {len(evening.due) - 3} Results"


def test_a_movement_with_as_many_boards_as_asked_for_is_offered_and_taken(qtbot, keeper):
    form = keeper.room.welcome.rows.form
    form.pairs.setValue(8)
    form.boards.setValue(24)
    form._propose()
    qtbot.waitUntil(lambda: not form._work.running)
    assert "= 21 boards" in form.facts.text()
    assert form.other.text().startswith("Play as many boards as asked for: Three-quarter Howell")
    top = form.other.y()
    form.other.click()
    assert "= 24 boards" in form.facts.text()
    assert "21 boards" in form.other.text()  # the way back
    assert form.other.y() == top
    form.begin()
    section = keeper.room.document.evening.sections[0]
    assert len({each.board for each in keeper.room.document.evening.due}) == 24
    assert section.movement.rounds == 6


def test_enter_goes_from_the_pairs_to_the_boards_and_begins_there(qtbot, keeper):
    room = keeper.room
    form = room.welcome.rows.form
    room.welcome.go()
    qtbot.keyClicks(form.pairs, "8")
    qtbot.keyClick(form.pairs, Qt.Key.Key_Return)
    assert not room.document.evening.sections
    assert form.boards.hasFocus()
    qtbot.keyClicks(form.boards, "21")
    qtbot.keyClick(form.boards, Qt.Key.Key_Return)
    assert len(room.document.evening.entrants) == 8
    assert not room.welcome.isVisible()


@pytest.mark.parametrize("name", ["pairs", SWISS.name])
def test_enter_presses_the_button_and_the_link_of_an_empty_room(qtbot, desk, name):
    desk.show_room(name)
    welcome, pressed = desk.house.keepers[name].room.welcome, []
    for each in (*welcome.buttons, *welcome.samples):
        each.clicked.disconnect()
        each.clicked.connect(lambda _=False, of=each: pressed.append(of))
        each.setFocus()
        qtbot.keyClick(each, Qt.Key.Key_Return)
    assert pressed == [*welcome.buttons, *welcome.samples]


def test_the_next_step_of_a_new_evening_is_done_by_its_key(qtbot, desk, keeper):
    room = keeper.room
    qtbot.keyClick(desk, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert room.document.evening.sections
    qtbot.keyClick(desk, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert room.entrants.table.currentIndex().column() == FIRST
    assert room.entrants.table.hasFocus()


def test_the_ranking_is_printed_and_then_all_is_done(qtbot, desk, keeper, tmp_path):
    path = tmp_path / "club.vppairs"
    write_evening(path, filled(of_howell(4, 1), ["420", "-50"]))
    keeper.open(path)
    room = keeper.room
    assert room.header.next.text() == "Print the Ranking"
    room.header.next.click()
    dialog = desk.findChild(ExportDialog)
    assert dialog.form.choice.what in keeper._rankings
    dialog.sheetExported.emit(dialog.form.choice.what)
    assert room.header.next.text() == ""
    assert room.header.reason.plain.startswith("All done")
    dialog.reject()


def test_files_of_before_say_what_stands_in_them(qtbot, desk, keeper, tmp_path):
    club, gone, broken = (tmp_path / f"{name}.vppairs" for name in ("club", "gone", "broken"))
    write_evening(club, filled(of_howell(4, 1), ["420"]))
    broken.write_text("{")
    welcome = keeper.room.welcome
    welcome.show_recent((str(club), str(gone), str(broken)))
    qtbot.waitUntil(lambda: bool(welcome.recent[2].detail))
    details = [each.detail for each in welcome.recent]
    assert details[0] == "4 pairs, all results are in, today"
    assert details[1] == "no longer there"
    assert "broken" in details[2]
    assert [each.isEnabled() for each in welcome.recent] == [True, False, True]
    assert welcome.recent[0].accessibleName().startswith("club, 4 pairs")
    qtbot.mouseClick(welcome.recent[0], LEFT)
    assert keeper.files.document.path == club


def test_a_sample_of_the_room_can_be_played_with(qtbot, keeper):
    (sample,) = keeper.room.welcome.samples[:1]
    qtbot.mouseClick(sample, LEFT)
    assert keeper.files.document.evening.name == "Tuesday evening"


def test_enter_in_a_number_that_is_none_says_why(qtbot, desk, keeper):
    form = keeper.room.welcome.rows.form
    form.pairs.selectAll()
    qtbot.keyClicks(form.pairs, "910")
    qtbot.keyClick(form.pairs, Qt.Key.Key_Return)
    assert form.pairs.complaint.text
    assert keeper.room.welcome.isVisible()


def test_files_of_before_are_read_only_where_they_are_seen(qtbot, tmp_path):
    read = []

    def describe(path):
        read.append(path)
        return "4 pairs"

    path = tmp_path / "club.vppairs"
    path.touch()
    window = QWidget()
    qtbot.addWidget(window)
    welcome = Welcome("pairs", WelcomeRows("Pairs", "", (), describe), ())
    welcome.setParent(window)
    welcome.show_recent([str(path)])
    window.show()
    welcome.show()
    qtbot.waitUntil(lambda: bool(welcome.recent[0].detail))
    assert read == [path]
    welcome.hide()
    welcome.show_recent([str(path), str(path)])
    assert read == [path]
    welcome.show()
    qtbot.waitUntil(lambda: read == [path] * 3)
