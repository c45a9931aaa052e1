"""Two whole evenings by the keyboard, and what they come to by the slow way of scoring."""

import itertools
from dataclasses import replace
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFileDialog, QLineEdit, QPushButton, QSpinBox

from tests.gui.rooms.pairs.pairs_room_builders import ENTER, accept, begin, dialog_of, type_result
from tests.unit.pairs.slow import slow_board
from vpdesk.files.evening.evening_file import read_evening
from vpdesk.formats.choice import ExportChoice
from vpdesk.gui.export.dialog import ExportDialog
from vpdesk.gui.rooms.pairs.results_model import BOARD, EW, NS, RESULT
from vpdesk.gui.tables.log_dialog import LogDialog
from vpdesk.pairs.pairs_entry import parse_result
from vpdesk.pairs.sessions import Together
from vpdesk.report.language import Language
from vpdesk.report.pairs import sheets
from vpdesk.settings import recovery_folder

SCORES = ("420", "-50", "140", "-110", "100", "170", "-90", "50", "110", "-100", "400")

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def keeper(desk):
    desk.show_room("pairs")
    return desk.house.keepers["pairs"]


def type_missing(qtbot, room, texts):
    """All results that are missing, one after the other; what is odd is meant so."""
    table = room.results.table
    while room.document.evening.missing:
        if table.place is None or table.place in room.document.evening.entries:
            room.go_missing()
        type_result(qtbot, room, next(texts))
        for _ in range(3):
            if table.editor is None:
                break
            if "No contract" in room.results.entry.error.text():
                table.editor.setText("pass")
            qtbot.keyClick(table.editor, ENTER)
        assert table.editor is None


def adjust(qtbot, room, place, **fields):
    """Type into the dialog of an adjusted score."""
    room.results.go_place(place)
    room.work.adjust()
    dialog = dialog_of(room)
    for name, text in fields.items():
        dialog.findChild(QLineEdit, name).setText(text)
    accept(qtbot, dialog)


def slow_percents(evening):
    """The percentages of all pairs by the slow way; an average plus is at least their own."""
    boards, top = {}, max(len(evening.sections[0].with_board(each)) for each in range(1, 4))
    for place, entry in evening.entries.items():
        boards.setdefault(place.board, []).append(entry)
    choice = evening.choice.__class__(expected=top)
    full, sums, given = Fraction(2 * (top - 1)), {}, []
    for entries in boards.values():
        results = [each.result("", "") for each in entries]
        for entry, result, scores in zip(
            entries, results, slow_board(results, "matchpoints", choice), strict=True
        ):
            for side, numbers in enumerate(evening.sides(entry)):
                (number,) = numbers
                if result.artificial is not None:
                    given.append((number, result.artificial[side]))
                elif scores is not None:
                    sums.setdefault(number, []).append(scores[side] / full * 100)
    own = {number: sum(each) / len(each) for number, each in sums.items()}
    for number, percent in given:
        worth = {60: max(percent, own[number]), 40: min(percent, own[number])}
        sums[number].append(worth.get(int(percent), percent))
    return {number: sum(each) / len(each) for number, each in sums.items()}


def agrees_with_the_slow_way(room):
    (ranking,) = room.document.scored.rankings
    slow = slow_percents(room.document.evening)
    assert {each.number: each.value for each in ranking.lines} == slow
    values = [each.value for each in ranking.lines]
    assert values == sorted(values, reverse=True)


def test_eleven_pairs(qtbot, keeper, tmp_path):
    room = begin(qtbot, keeper, 11)
    document = room.document
    type_missing(qtbot, room, itertools.cycle(SCORES))
    assert room.results.missing.text() == "All results are in"
    agrees_with_the_slow_way(room)
    # with twice the type in a small window the pairs and the result are side by side
    desk = room.window()
    desk.resize(1024, 700)
    desk.set_preferences(replace(desk.settings, zoom=200))
    room.go_results()
    table = room.results.table

    def in_sight():
        left = [table.columnViewportPosition(each) for each in (NS, RESULT, EW)]
        room_for = table.viewport().width() - table.columnWidth(EW)
        return 0 <= left[0] < left[1] < left[2] <= room_for

    qtbot.waitUntil(in_sight)
    assert table.isColumnHidden(BOARD)
    room.go_ranking()
    rows = room.ranking.table.figures.table.rows
    assert len(rows) == 11
    (section,) = document.evening.sections
    rounds = range(1, section.movement.rounds + 1)
    for number in range(1, 12):  # each sat out at most once, and has all its other boards
        away = sum(number in section.sit_outs(each) for each in rounds)
        assert away <= 1
        assert len(document.scored.of_entrant(number)) == 27 - 3 * away
    document.save(tmp_path / "eleven.vppairs")
    assert read_evening(tmp_path / "eleven.vppairs") == document.evening
    add_session_before(qtbot, room, tmp_path / "eleven.vppairs")


def add_session_before(qtbot, room, path):
    """The evening goes on from one in a file; both together are ranked."""
    room.work.take_sessions()
    dialog = dialog_of(room)
    qtbot.mouseClick(dialog.findChild(QPushButton, "addSession"), Qt.MouseButton.LeftButton)
    files = dialog.findChild(QFileDialog, "sessionFileDialog")
    files.fileSelected.emit(str(path))
    files.reject()
    carry = dialog.findChild(QComboBox, "sessionsCarry")
    carry.setCurrentIndex(carry.findData(Together.SUM))
    accept(qtbot, dialog)
    ranking = room.ranking
    ranking.which.setCurrentIndex(ranking.which.findText("All sessions"))
    ranking.which.activated.emit(1)
    rows = ranking.table.figures.table.rows
    assert len(rows) == 11
    assert all(row[4].value == 2 * row[2].value == 2 * row[3].value for row in rows)
    assert "sessions" in [each.key for each in room.subject.sheets]
    room.document.undo()
    assert not room.document.evening.before
    assert ranking.which.count() == 1
    assert ranking.number


def test_twelve_and_a_half_tables(qtbot, keeper):
    room = begin(qtbot, keeper, 25, 13, seats=26)
    document = room.document
    # a late pair comes to the free seat for the second round
    room.work.add_late()
    dialog = dialog_of(room)
    dialog.findChild(QLineEdit, "lateNames").setText("Late A, Late B")
    dialog.findChild(QSpinBox, "lateRound").setValue(2)
    accept(qtbot, dialog)
    type_missing(qtbot, room, itertools.cycle(SCORES))
    agrees_with_the_slow_way(room)
    assert "Late A" in document.evening.decisions[0].now
    known = len(document.evening.decisions)
    places = document.evening.sections[0].with_board(2)
    # board 2 was fouled: the first five tables played other cards than the rest
    for at, place in enumerate(places):
        typed = document.evening.entries[place].typed
        adjust(
            qtbot,
            room,
            place,
            adjustedScore=typed,
            adjustedReason="fouled",
            adjustedGroup="A" if at < 5 else "B",
        )
    assert {each.group for each in document.evening.entries.values()} == {"", "A", "B"}
    assert (
        "group A" in room.results.why.toPlainText() or "group B" in room.results.why.toPlainText()
    )
    # average plus and minus, a weighted score
    average, weighted = document.evening.sections[0].with_board(3)[:2]
    adjust(qtbot, room, average, adjustedScore="A60/40", adjustedLaw="Law 12C2")
    adjust(qtbot, room, weighted, adjustedScore="60% 110, 40% -50", adjustedLaw="Law 12C1c")
    agrees_with_the_slow_way(room)
    # a correction of an early board tells who moves
    first = document.evening.sections[0].with_board(1)[0]
    room.results.go_place(first)
    qtbot.keyClick(room.results.table, Qt.Key.Key_F2)
    room.results.table.editor.setText("1nt e -3")
    while room.results.table.editor is not None:
        qtbot.keyClick(room.results.table.editor, ENTER)
    before = document.scored
    assert document.evening.entries[first].shares == parse_result("1nt e -3", first).shares
    agrees_with_the_slow_way(room)
    assert room.line.text().startswith("Places: ")
    # all that was decided is listed, and can be printed
    room.go_decisions()
    shown = [row[1].text for row in room.decisions.table.figures.table.rows[known:]]
    assert shown.count("Score given") == len(places) + 2
    assert shown[-1] == "Correction"
    assert room.subject.shown[0].key == "decisions"
    (kept,) = recovery_folder().glob("*.vppairs")
    assert read_evening(kept) == document.evening
    # all of it can be undone, and done again
    now = document.evening
    for _ in range(10):
        document.undo()
    assert not any(each.artificial for each in document.evening.entries.values())
    while document.can_redo:
        document.redo()
    assert document.evening == now
    assert document.scored.rankings == before.rankings


def test_the_log_tells_what_was_typed_and_corrected_and_is_printed(qtbot, keeper):
    room = begin(qtbot, keeper, 6)
    place = room.results.table.place
    type_result(qtbot, room, "3nt w =")
    room.go_place(place)
    type_result(qtbot, room, "3nt w -1")
    room.document.undo()
    keeper.show_log()
    (dialog,) = (each for each in room.window().findChildren(LogDialog) if each.isVisible())
    rows = dialog.table.figures.table.rows
    assert [row[1].text for row in rows[:2]] == ["Correction", "Result"]
    assert [row[8].text for row in rows[:2]] == ["3NT-1 W", "3NT= W"]
    assert [bool(row[3].text) for row in rows[:2]] == [True, False]
    (section,) = room.subject.sections(ExportChoice(sheets.LOG), Language())
    assert section.table.title == "Log of the evening"
    assert len(section.table.rows) == len(rows)
    dialog.look.click()
    (then,) = (each for each in dialog.findChildren(ExportDialog) if each.isVisible())
    assert len(then._subject.scored.evening.entries) == 1
    evening = room.document.evening
    then.reject()
    assert room.document.evening is evening
    dialog.export.click()
    (export,) = (each for each in room.window().findChildren(ExportDialog) if each.isVisible())
    assert export.form.choice.what is sheets.LOG
    export.reject()
