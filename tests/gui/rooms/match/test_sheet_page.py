"""The score sheet, filled in from the keyboard."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QPushButton

from tests.folders import ROOT
from tests.gui.accessible_builders import focusable
from tests.gui.cut_off import faults
from tests.sure import sure
from vpdesk.files.match_file import read_match
from vpdesk.files.scale_library import find
from vpdesk.formats.choice import ExportChoice
from vpdesk.gui.rooms.match import ruling_page
from vpdesk.gui.rooms.match.document import MatchDocument
from vpdesk.gui.rooms.match.given_dialog import GivenDialog
from vpdesk.gui.rooms.match.room import MatchRoom
from vpdesk.gui.texts import set_language
from vpdesk.match import outcome as match_outcome
from vpdesk.match.contract import Strain
from vpdesk.match.notation import parse_entry
from vpdesk.match.score_sheet import Method, Status, new_sheet, with_entry, with_method
from vpdesk.report.language import Language
from vpdesk.report.match import sheets as match_sheets

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")
Key = Qt.Key
BEFORE = ROOT / "tests" / "data" / "written_before"
FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def opened(qtbot, shown):
    made = MatchRoom(MatchDocument())
    shown(made, 1180, 700)
    made.go_first()
    qtbot.waitUntil(made.show_sheet().table.hasFocus)
    return made


@pytest.fixture
def room(qtbot, shown):
    return opened(qtbot, shown)


@pytest.fixture
def page(room):
    return room.show_sheet()


@pytest.fixture
def write(qtbot):
    """Type as a user does: each key goes to where the keyboard is; "\n" is Enter."""

    def type_(text):
        for each in text:
            widget = QApplication.focusWidget()
            if each == "\n":
                qtbot.keyClick(widget, Key.Key_Return)
            else:
                qtbot.keyClicks(widget, each)
            QApplication.processEvents()

    return type_


def press(qtbot, key):
    qtbot.keyClick(QApplication.focusWidget(), key)
    QApplication.processEvents()


def line(page, number):
    return page.document.sheet.line(number)


def row(page, number):
    return page.table.scores.rows[number - 1].texts


def typed(page, number):
    return [entry and entry.typed for entry in line(page, number).entries]


def test_a_match_is_typed_without_leaving_the_keyboard(room, page, write):
    write("4s=n\n620\n3nt-2e\n140\nC2h+1s\n-110\n")
    assert typed(page, 1) == ["4s=n", "620"]
    assert line(page, 3).status is Status.CANCELLED
    assert typed(page, 4) == ["2h+1s", "-110"]
    assert row(page, 1) == (
        "N",
        "None",
        "4♠= N",
        "420",
        "620",
        "620",
        "",
        "5",
        "−5",
        "unusual score",
    )
    assert row(page, 2)[-5:] == ("140", "", "1", "−6", "")
    assert row(page, 4)[-4:] == ("6", "", "0", "")
    assert page.table.place == (5, 0)
    assert room.header.totals.imps.text() == "Home side  6 – 6  Visitors"
    assert room.header.totals.vps.text() == "VP 10.00 – 10.00"
    assert room.header.totals.note.text().startswith(
        "WBF continuous scale, 15 boards; cancelled: 3"
    )
    assert room.header.next.text() == "Enter 12 Boards"
    assert room.header.reason.plain.startswith("Missing on boards 5, 6, 7")


def test_by_patton_the_points_of_boards_are_in_the_vps(room, page, write):
    page.document.request(new_sheet(2, method=Method.PATTON), "Patton")
    write("620\n170\n110\n110\n")
    assert room.header.totals.vps.text() == "VP 19.46 – 4.54"
    assert room.header.totals.note.text().endswith("3 – 1 points of boards in the VPs")


def test_average_plus_to_both_gives_each_side_its_own_vps(room, page, write):
    page.document.choose(replace(page.document.choice, boards=2))
    write("A + +\n620\n-100\n")
    assert (line(page, 1).status, line(page, 1).adjusted) == (Status.ADJUSTED, (3, 3))
    assert row(page, 1)[-4:] == ("+3", "+3", "+3 / +3", "adjusted")
    assert room.header.totals.margin.text() == "Margin +15 / −9"
    home, away = (float(each) for each in room.header.totals.vps.text()[3:].split(" – "))
    assert home + away > 20
    assert "own margin" in room.header.totals.note.text()
    assert room.header.reason.plain == "All results are in."


def test_what_is_no_score_stays_to_be_put_right(qtbot, page, write):
    write("4s\n")
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    assert editor.text() == "4s"
    assert page.line.text().startswith("⚠ “4s”")
    assert not page.document.can_undo
    press(qtbot, Key.Key_Down)  # no way out but to put it right
    assert QApplication.focusWidget() is editor
    write("=n\n")
    assert typed(page, 1) == ["4s=n", None]
    assert page.table.place == (1, 1)
    assert "Type 4s=n" in page.line.text()
    write("x\n")
    press(qtbot, Key.Key_Escape)
    assert QApplication.focusWidget() is page.table
    assert typed(page, 1) == ["4s=n", None]


def test_why_a_score_is_refused_stands_beside_it(qtbot, page, room, write):
    page.table.go_place(16, 1)
    write("4x\n")
    error = page.entry.error
    editor: Any = QApplication.focusWidget()
    assert error.isVisible()
    assert error.text().startswith("⚠ “4x” is not a score.")
    assert editor.accessibleDescription() in error.text()
    at = editor.mapTo(page, editor.rect().center())
    assert abs(error.geometry().center().y() - at.y()) < error.height() + editor.height()
    assert page.rect().contains(error.geometry())
    page.details.texts["event"].setFocus()  # the keyboard may go elsewhere
    assert (editor.isVisible(), editor.text(), error.isVisible()) == (True, "4x", True)
    editor.setFocus()
    qtbot.keyClick(editor, Key.Key_Backspace)
    assert not error.isVisible()
    write("s=n\n")
    assert typed(page, 16) == [None, "4s=n"]
    page.quick.setFocus()
    write("99 4s=n\n")
    assert error.isVisible()
    assert "there is no such board" in error.text()
    write("3 620\n")
    assert not error.isVisible()
    assert "620" in typed(page, 3)
    write("3 nonsense\n")
    assert (error.isVisible(), page.quick.text()) == (True, "3 nonsense")


def test_an_unusual_score_is_taken_and_told(page, write):
    write("620\n")
    assert typed(page, 1)[0] == "620"
    assert "No contract gives North-South 620 on board 1" in page.line.text()
    index = page.table.scores.index(0, 3)
    assert index.data() == "620"
    assert "Board 1, NS points, 620, No contract" in index.data(Qt.ItemDataRole.AccessibleTextRole)


def test_what_is_typed_while_the_program_is_busy_is_not_lost(qtbot, page):
    # Key by key, without a turn of the event loop between them.
    for text in ("620", "-100"):
        qtbot.keyClick(QApplication.focusWidget(), text[0])
        qtbot.keyClicks(QApplication.focusWidget(), text[1:])
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_Return)
    assert typed(page, 1) == ["620", "-100"]
    assert page.table.place == (2, 0)


def test_delete_takes_what_is_seen_to_be_selected_as_one_step(qtbot, page, room, write):
    write("620\n-100\n420\n450\n")
    page.table.go_place(2, 1)
    qtbot.keyClick(page.table, Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    press(qtbot, Key.Key_Delete)
    assert (typed(page, 1), typed(page, 2)) == ([None, "-100"], ["420", "450"])
    assert room.undo_text == "board 1"
    room.undo()
    press(qtbot, Key.Key_Home)
    press(qtbot, Key.Key_F2)
    editor: Any = QApplication.focusWidget()
    assert editor.text() == "620"
    press(qtbot, Key.Key_Escape)
    page.table.go_place(2, 0)
    page.cancel_board()
    page.select_all()
    press(qtbot, Key.Key_Delete)
    assert line(page, 1).empty
    assert typed(page, 2) == ["420", "450"]  # which counts again
    assert line(page, 2).status is Status.PLAYED
    assert room.undo_text == "scores"
    room.undo()
    assert typed(page, 1) == ["620", "-100"]


def test_undo_goes_to_what_it_changed(page, room, write):
    page.table.go_place(12, 1)
    write("620\n")
    page.table.go_place(3, 0)
    room.undo()
    assert page.table.place == (12, 1)
    page.table.go_place(3, 0)
    room.redo()
    assert page.table.place == (12, 1)
    room.controls.boards.setValue(8)
    room.undo()
    assert page.document.sheet.boards == 16


def test_a_match_that_is_opened_goes_on_where_scores_are_missing(page, write, tmp_path):
    write("620\n-100\n420\n")
    page.document.save(tmp_path / "a.vpmatch")
    page.document.begin()
    assert page.table.place == (1, 0)
    page.document.open(read_match(tmp_path / "a.vpmatch"), tmp_path / "a.vpmatch")
    assert page.table.place == (2, 1)


def test_a_refusal_of_the_quick_field_does_not_hold_the_table(page, write):
    page.go_quick()
    write("3 xyz\n")
    page.go_first()
    write("620\n")
    assert page.table.hasFocus()
    assert page.table.place == (1, 1)


def test_one_room_is_typed_downwards(qtbot, page, write):
    write("100")
    press(qtbot, Key.Key_Down)
    write("200")
    press(qtbot, Key.Key_Down)
    assert page.table.place == (3, 0)
    assert [typed(page, number) for number in (1, 2)] == [["100", None], ["200", None]]
    press(qtbot, Key.Key_Up)
    press(qtbot, Key.Key_Delete)
    assert line(page, 2).empty
    press(qtbot, Key.Key_Left)
    assert page.table.currentIndex().column() != page.table.scores.score_index(2, 0).column()
    write("300\n")  # goes to the score of the row
    assert typed(page, 2) == ["300", None]


def test_c_and_a_and_delete_take_each_other_back(qtbot, page, write):
    write("C")
    page.table.go_place(1, 0)
    write("C")
    assert line(page, 1).status is Status.PLAYED
    page.table.go_place(1, 0)
    page.adjust.click()
    (dialog,) = page.window().findChildren(GivenDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.keyClicks(dialog.score, "5")  # "A " stands there
    dialog.accept()
    assert line(page, 1).adjusted == (5, -5)
    page.window().activateWindow()  # as a window manager does
    qtbot.waitUntil(page.window().isActiveWindow)
    assert page.table.hasFocus()
    page.table.go_place(1, 1)
    press(qtbot, Key.Key_Return)
    editor: Any = QApplication.focusWidget()
    assert editor.text() == "A +5 -5"
    press(qtbot, Key.Key_Escape)
    press(qtbot, Key.Key_Delete)
    assert line(page, 1).status is Status.PLAYED
    page.cancel.click()
    assert line(page, 1).status is Status.CANCELLED
    assert page.table.place == (2, 0)


def test_all_boards_cancelled_have_no_scale(room, page, write):
    page.document.choose(replace(page.document.choice, boards=1))
    write("C")
    assert room.header.totals.note.text() == "All boards are cancelled."
    assert room.header.totals.vps.text() == "VP –"


def test_a_scale_that_fits_no_match_says_why(room, page):
    page.document.choose(replace(page.document.choice, family=find("ebu-pairs")))
    assert "choose one for IMPs" in room.header.totals.note.text()
    page.document.choose(replace(page.document.choice, family=find("acbl-20"), boards=99))
    assert "has no table for 99 boards" in room.header.totals.note.text()


def test_quick_entry_takes_boards_in_any_order(page, write):
    page.go_quick()
    write("12 4s=n\n7 C\n")
    assert typed(page, 12) == ["4s=n", None]
    assert line(page, 7).status is Status.CANCELLED
    write("12 100\n")  # the other room, as the first one has a score
    assert typed(page, 12) == ["4s=n", "100"]
    write("99 100\n")
    assert "there is no such board" in page.line.text()
    write("3 xyz\n")
    assert "“xyz” is not a score" in page.line.text()
    assert page.quick.selectedText() == "3 xyz"
    write("3\n")
    assert page.table.place == (3, 1)
    assert page.table.hasFocus()


def test_details_are_steps_of_their_own(qtbot, page, room, write):
    page.go_details()
    write("Rovers\tTigers\n")
    page.details.extras.fields["carry_imps", 0].setValue(5.5)
    assert not page.details.extras.reason.isEnabled()  # nobody is fined
    page.details.extras.fields["penalty_vps", 1].setValue(1)
    page.details.extras.reason.setText("late")
    page.details.extras.reason.editingFinished.emit()
    sheet = page.document.sheet
    assert (sheet.home, sheet.away) == ("Rovers", "Tigers")
    assert (sheet.carry_imps, sheet.penalty_vps) == ((550, 0), (0, 100))
    assert sheet.penalty_reason == "late"
    assert room.title == "Rovers – Tigers[*]"
    assert page.table.scores.headerData(6, Qt.Orientation.Horizontal) == "IMPs\nRovers"
    for text in ("Penalty for", "Penalty, VP", "Carry-over, IMPs", "visitors", "home side"):
        assert room.undo_text == text
        room.undo()
    assert (page.document.sheet, room.can_undo) == (new_sheet(16), False)
    assert page.details.texts["home"].text() == ""


def test_boards_are_numbered_from_any_number(page, write):
    write("4s=n\n")
    page.details.first.setValue(33)
    assert page.document.sheet.numbers == tuple(range(33, 49))
    assert typed(page, 33) == ["4s=n", None]
    assert page.table.scores.headerData(0, Qt.Orientation.Vertical) == "33"
    assert page.table.place == (33, 1)


def test_fewer_boards_say_what_is_gone(page, room, write):
    page.table.go_place(10, 0)
    write("100\n")
    room.controls.boards.setValue(8)
    assert room.taken_out.text() == "⚠ 1 scored board removed: 10."
    assert room.taken_out.isVisible()
    room.undo()
    assert typed(page, 10) == ["100", None]
    assert not room.taken_out.isVisible()


def test_scored_boards_are_never_taken_out_without_a_word(qtbot, page, room):
    sheet = new_sheet(24)
    for board in range(1, 25):
        for table in range(2):
            sheet = with_entry(sheet, board, table, parse_entry("100"))
    match = match_outcome.Match(sheet, replace(room.choice, boards=24))
    room.document.open(match, Path("a.vpmatch"))
    boards = room.controls.boards
    QGuiApplication.clipboard().setText("16")
    ways = {
        "digits": lambda: qtbot.keyClicks(boards, "16"),
        "pasted": lambda: qtbot.keyClick(boards, Key.Key_V, Qt.KeyboardModifier.ControlModifier),
        "arrow": lambda: [qtbot.keyClick(boards, Key.Key_Down) for _ in range(8)],
    }
    for name in ("sheet", "ruling"):
        room.go_page(name)
        for way, do in ways.items():
            boards.setFocus()
            boards.selectAll()
            do()
            assert len(room.document.sheet.lines) == 16, way
            told = "⚠ 8 scored boards removed: 17, 18, 19, 20, 21, 22, 23, 24."
            assert (room.taken_out.text(), room.taken_out.isVisible()) == (told, True), way
            qtbot.keyClick(room.put_back, Key.Key_Space)
            assert room.document.sheet == sheet, way
            assert not room.taken_out.isVisible(), way
    room.controls.boards.setValue(16)
    room.document.request(replace(room.document.sheet, home="Rovers"), "home side")
    assert not room.taken_out.isVisible()  # one who goes on has seen it


def test_scores_of_tables_that_go_are_told_too(page, room):
    page.document.request(with_method(new_sheet(2), Method.ROOMS, 4), "tables")
    page.table.typed.emit(1, 3, "100")
    page.details.tables.setValue(2)
    assert room.taken_out.text() == "⚠ 1 score of other tables removed."
    room.put_back.click()
    assert page.document.sheet.line(1).entries[3].typed == "100"


def test_pairs_have_imps_vps_and_names_of_their_own(qtbot, page, room, write):
    page.details.method.setCurrentIndex(page.details.method.findData(Method.BUTLER))
    page.details.tables.setValue(3)
    assert page.document.sheet.method is Method.BUTLER
    page.table.setFocus()
    write("420\n420\n-50\nA + -\n")
    assert line(page, 2).entries[0].adjusted == (2, -2)  # in a Butler an average plus is 2
    room.regulationChosen.emit("1-teams")
    page.table.go_place(2, 1)
    write("A + -\n")
    assert line(page, 2).entries[1].adjusted == (3, -3)
    assert page.pairs.pairs.rows[0] == ("Table 1", "", "", "+6", "+6", "11.76", "8.24")
    page.pairs.setFocus()
    write("Ann & Bo\n")
    press(qtbot, Key.Key_Up)
    press(qtbot, Key.Key_Right)
    write("Cy & Di\n")
    assert page.document.sheet.names[0] == ("Ann & Bo", "Cy & Di")
    page.copy_with_headings()
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied[0].split("\t")[:2] == ["Table", "North-South"]
    assert copied[1].split("\t")[:3] == ["Table 1", "Ann & Bo", "Cy & Di"]
    page.document.undo()
    page.document.undo()
    assert page.document.sheet.names == ()


def test_scores_of_a_spreadsheet_are_pasted_as_one_step(qtbot, page, room):
    page.table.go_place(2, 0)
    QGuiApplication.clipboard().setText("4s=n\t620\n\t-50\n")
    qtbot.keyClick(page.table, Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert (typed(page, 2), typed(page, 3)) == (["4s=n", "620"], [None, "-50"])
    assert room.undo_text == "paste"
    for text, told in (
        ("5x", "⚠ Board 2, table 1: “5x” is not a score"),
        ("", "nothing on the clip"),
    ):
        QGuiApplication.clipboard().setText(text)
        qtbot.keyClick(page.table, Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        assert told in page.line.text()
    room.undo()
    assert page.document.sheet == new_sheet(16)


def test_teams_have_an_even_number_of_tables(page):
    page.document.request(with_method(new_sheet(8), Method.CROSS_IMPS, 5), "form")
    page.details.method.setCurrentIndex(page.details.method.findData(Method.CROSS_TEAMS))
    assert page.document.sheet.tables == 6
    page.details.tables.setValue(7)
    assert page.document.sheet.tables == page.details.tables.value() == 6
    assert "is even" in page.line.text()
    page.details.divisor.setValue(4)
    assert page.document.sheet.divisor == 4


def test_selected_boards_are_copied(qtbot, page, write):
    write("4s=n\n620\n")
    page.table.go_place(1, 0)
    page.copy()
    assert QGuiApplication.clipboard().text().split("\t")[:5] == ["1", "N", "None", "4♠= N", "420"]
    page.select_all()
    page.copy_with_headings()
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied[0].startswith("Board\tDealer\tVulnerable\tOpen room\tNS points")
    assert len(copied) == 17
    press(qtbot, Key.Key_Delete)
    assert line(page, 1).empty
    page.document.undo()
    assert typed(page, 1) == ["4s=n", "620"]


def test_letters_are_those_of_the_language(shown, qtbot, write):
    set_language("de")
    try:
        page = opened(qtbot, shown).show_sheet()
        write("3sa=o\n")
        assert row(page, 1)[2:4] == ("3SA= O", "−400")
    finally:
        set_language("en")


def answer_letter(qtbot, name):
    """Answer the question for a letter, by keyboard; the question before is gone."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    (question,) = (
        each
        for each in QApplication.topLevelWidgets()
        if each.objectName() == "letterQuestion" and each.isVisible()
    )
    if name:
        qtbot.keyClick(question.findChild(QPushButton, name), Key.Key_Space)
    else:
        qtbot.keyClick(question, Key.Key_Escape)
    asked_by = question.parentWidget()
    sure(asked_by).activateWindow()  # as the window system does
    qtbot.waitUntil(sure(asked_by).isActiveWindow)


@pytest.mark.parametrize(
    ("code", "letter", "own", "english"), [("cs", "s", "H", "S"), ("pl", "c", "H", "C")]
)
def test_a_letter_of_two_suits_is_asked_for_once(qtbot, shown, write, code, letter, own, english):
    set_language(code)
    try:
        page = opened(qtbot, shown).show_sheet()
        write(f"4{letter}= n\n")
        answer_letter(qtbot, "")  # who leaves the question has the text to mend
        editor: Any = QApplication.focusWidget()
        assert editor.text() == f"4{letter}= n"
        assert typed(page, 1) == [None, None]
        write("\n")
        answer_letter(qtbot, f"letter{english}")
        assert line(page, 1).entries[0].shares[0].score.strain is Strain(english)
        assert page.table.place == (1, 1)
        page.table.setFocus()
        write(f"4{letter}= n\n")
        assert line(page, 1).entries[1].shares[0].score.strain is Strain(english)
        page.document.letters.clear()
        page.quick.setFocus()
        write(f"7 2{letter}= n\n")
        answer_letter(qtbot, f"letter{own}")
        assert line(page, 7).entries[0].shares[0].score.strain is Strain(own)
        assert page.quick.text() == ""
        page.document.letters.clear()
        page.table.go_place(9, 0)
        page.table.pasteRequested.emit(f"620\t4{letter}= n\n50\t-50\n")
        answer_letter(qtbot, f"letter{own}")
        assert line(page, 9).entries[1].shares[0].score.strain is Strain(own)
        assert typed(page, 10) == ["50", "-50"]
    finally:
        set_language("en")


def test_the_sheet_is_printed_filled_in_or_blank(page, write):
    (section,) = _sections(page)
    assert section.table.filled_in
    write("4s=n\n-50\n")
    (section,) = _sections(page)
    assert not section.table.filled_in
    assert "4♠= N" in [cell.text for cell in section.table.rows[0]]
    page.table.go_place(3, 0)
    write("C")
    rooms = list(_sections(page, match_sheets.BLANK_SHEET))
    assert len(rooms) == 2
    for section in rooms:  # a grid to write into, whatever was typed
        assert section.table.filled_in
        assert not any("4♠" in cell.text for row in section.table.rows for cell in row)


def test_a_blank_sheet_is_asked_for(qtbot, page):
    with qtbot.waitSignal(page.printRequested) as asked:
        page.print_blank()
    assert asked.args == [match_sheets.BLANK_SHEET]


def _sections(page, part=match_sheets.SCORE_SHEET):
    return page.subject.sections(ExportChoice(part), Language())


def test_the_models_keep_the_rules_of_models(page):
    sheet_tester = QAbstractItemModelTester(page.table.scores, FATAL)
    pairs_tester = QAbstractItemModelTester(page.pairs.pairs, FATAL)
    for sheet in (
        new_sheet(3),
        with_method(new_sheet(5), Method.BUTLER, 3),
        with_method(new_sheet(5), Method.CROSS_TEAMS, 4),
    ):
        page.document.request(sheet, "another")
    page.document.undo()
    assert page.table.scores.rowCount() == 5
    del sheet_tester, pairs_tester


@pytest.mark.parametrize("method", [Method.ROOMS, Method.CROSS_TEAMS, Method.BUTLER])
def test_all_can_be_read_reached_and_heard(page, room, method):
    page.document.request(with_method(new_sheet(16), method, 4), "form")
    page.restore_layout((1, 0, 0))
    QApplication.processEvents()
    # The screen of the tests is narrower than a window in which all of it fits.
    assert [each for each in faults(page) if "leaves the screen" not in each] == []
    unnamed = [
        widget.objectName()
        for widget in focusable(room)
        if not QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
    ]
    assert unnamed == []


def test_a_narrow_page_leaves_the_room_to_the_scores(page, room):
    assert page.more.isChecked()
    room.resize(600, 700)
    QApplication.processEvents()
    assert not page.more.isChecked()
    assert not page.details.isVisible()
    page.go_details()
    assert page.details.texts["home"].hasFocus()
    assert page.widths[0] == 1


def test_a_match_whose_sheet_is_wide_takes_the_room_of_the_details(page, tmp_path):
    """Whether it was opened before the page had its width or after it."""
    assert page.more.isChecked()
    page.document.open(read_match(BEFORE / "match.vpmatch"), tmp_path / "match.vpmatch")
    QApplication.processEvents()
    assert not page.more.isChecked()
    assert page.table.horizontalScrollBar().maximum() == 0
    page.document.begin()
    assert page.more.isChecked()


def test_a_small_page_shows_the_result_in_a_line_and_one_part_at_a_time(page, room, write):
    page.document.request(replace(page.document.sheet, home="Rovers", away="Tigers"), "names")
    write("620\n-100\n")
    room.resize(640, 330)
    QApplication.processEvents()
    assert room.header.totals.imps.text() == "12 – 0"
    assert (
        room.header.totals.vps.geometry().bottom() < room.header.totals.imps.parentWidget().height()
    )
    assert not page.line.isVisible()
    write("x\n")
    assert page.line.isVisible()
    page.go_details()
    QApplication.processEvents()
    assert not page.table.isVisible()
    assert page.details.texts["home"].visibleRegion().boundingRect().width() > 200
    room.go_first()
    assert page.table.isVisible()
    room.resize(1180, 700)
    QApplication.processEvents()
    assert room.header.totals.imps.text() == "Rovers  12 – 0  Tigers"


def test_the_ruling_is_on_the_match_of_now(room, page, write, monkeypatch):
    told = []

    def rulings_of(match, regulation):
        told.append(match)
        return match_outcome.rulings_of(match, regulation)

    room.show_page("ruling")
    monkeypatch.setattr(ruling_page, "rulings_of", rulings_of)
    room.show_page("sheet")
    room.go_first()
    write("620\n-100\n")
    assert told == []  # it is not in sight
    room.show_page("ruling")
    assert told == [page.document.match]
    room.show_page("ruling")
    assert len(told) == 1  # it knows
    room.request(replace(room.choice, v0=5))
    room.undo()
    room.undo()
    assert told[-1] == page.document.match
    assert not page.document.sheet.line(1).entries[1]


@pytest.mark.parametrize("code", ["en", "de", "cs"])
def test_both_rooms_and_their_imps_are_in_sight_in_a_small_window(open_desk, code):
    desk = open_desk()
    desk.set_preferences(replace(desk.settings, language=code))
    desk.show_room("match")
    desk.resize(1024, 700)
    names = {"home": "Bridge Club Hradec Králové A", "away": "Tigers of the North"}
    document = desk.house.keepers["match"].files.document
    document.request(replace(document.sheet, **names), "names")
    desk.room.show_page("sheet")
    QApplication.processEvents()
    page = desk.room.page
    assert page.table.horizontalScrollBar().maximum() == 0
    page.more.setChecked(True)  # the rooms alone, beside the details
    QApplication.processEvents()
    last = page.table.scores.columnCount() - 5  # the points of the closed room
    right = page.table.columnViewportPosition(last) + page.table.columnWidth(last)
    assert right <= page.table.viewport().width()
    document.undo()


def test_a_table_of_eight_says_who_sits_north_south(page):
    sheet = with_method(new_sheet(4), Method.CROSS_TEAMS, 4)
    page.document.request(replace(sheet, home="Rovers", away="Tigers of the North"), "eight")
    headings = [page.table.scores.headerData(at, Qt.Orientation.Horizontal) for at in range(10)]
    assert headings[2::2] == [
        "Table 1\nRovers NS",
        "Table 2\nTigers of… NS",
        "Table 3\nRovers NS",
        "Table 4\nTigers of… NS",
    ]


def test_a_long_name_of_two_words_is_whole_in_a_heading(page):
    page.document.request(replace(page.document.sheet, home="Lead Directors"), "home side")
    scores = page.table.scores
    assert scores.headerData(6, Qt.Orientation.Horizontal) == "IMPs\nLead\nDirectors"
    page.document.request(replace(page.document.sheet, home="Tigers of Saskatchewan"), "home side")
    assert scores.headerData(6, Qt.Orientation.Horizontal) == "IMPs\nTigers of\nSaskatchew…"


def test_a_heading_has_room_for_the_name_of_a_team(page):
    page.document.request(replace(page.document.sheet, home="MMMMMMMMMMM"), "home side")
    table, header = page.table, page.table.horizontalHeader()
    for at in range(table.model().columnCount()):
        assert table.columnWidth(at) >= header.sectionSizeFromContents(at).width()


def test_columns_keep_their_width_while_one_types(page, write):
    page.document.request(new_sheet(4), "four boards")
    table = page.table
    before = [table.columnWidth(at) for at in range(table.model().columnCount())]
    page.table.setFocus()
    page.table.go_place(1, 0)
    write("7nt=n\n-2000\n620\n-600\nA 3 -3\nC")
    assert [table.columnWidth(at) for at in range(table.model().columnCount())] == before
    page.document.undo()
    page.document.undo()
    write("60% 4s=n, 40% 4s-1n\n")
    wide = [table.columnWidth(at) for at in range(table.model().columnCount())]
    assert sum(wide) > sum(before)
    page.document.undo()
    assert [table.columnWidth(at) for at in range(table.model().columnCount())] == wide


@pytest.mark.qt_log_ignore("does not support")
def test_typing_goes_on_where_the_menu_asks_for_what_has_begun(page):
    table = page.table
    table.go_place(3, 0)
    table.begin_with("4s")
    for column in (2, 0):  # the menu of the cell, and of its board: with Shift nobody moves
        table.menuRequested.emit(table.scores.index(2, column), QPoint(10, 10))
        (opened,) = (each for each in table.findChildren(QMenu) if each.isVisible())
        table.setCurrentIndex(table.scores.index(2, 2))
        entry = next(each for each in opened.actions() if "Type" in each.text())
        entry.trigger()  # Qt would warn of a second field
        opened.close()
        assert table.editor is not None
    assert table.place == (3, 0)


def test_what_was_refused_is_mended_after_a_click_beside_it_too(qtbot, page):
    table = page.table
    page.window().resize(page.window().width(), 1200)  # below its rows nothing is
    table.go_place(3, 0)
    table.begin_with("4x9")
    qtbot.keyClick(table.editor, Qt.Key.Key_Return)
    beside = table.viewport().rect().bottomRight() - QPoint(2, 2)
    assert not table.indexAt(beside).isValid()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=beside)
    table.setFocus()
    assert table.editor is not None
    qtbot.keyClick(table, Qt.Key.Key_A)  # elsewhere it begins an adjustment
    assert table.editor.text() == "4x9a"
    table.begin_with("620")  # Qt would warn of a second field
    qtbot.keyClick(table.editor, Qt.Key.Key_Return)
    assert table.editor is None
    assert typed(page, 3)[0] is not None


@pytest.mark.qt_log_ignore("does not support")
def test_a_cell_has_a_menu_with_what_its_keys_do(qtbot, page, write):
    write("620\n")

    def menu(row, column):
        index = page.table.scores.index(row, column)
        page.table.menuRequested.emit(index, QPoint(10, 10))
        (opened,) = (each for each in page.table.findChildren(QMenu) if each.isVisible())
        named = [each for each in opened.actions() if each.text()]
        return opened, {each.text().replace("&", ""): each for each in named}

    opened, entries = menu(0, 2)
    assert list(entries) == [
        *("Board 1", "Type a Score", "Cancel the Board", "Adjust the Board…", "Delete"),
        *("Copy", "Paste"),
    ]
    entries["Delete"].trigger()
    assert typed(page, 1) == [None, None]
    opened.close()
    opened, entries = menu(4, 4)
    assert page.table.place == (5, 1)  # the board that the menu was opened for
    assert not entries["Delete"].isEnabled()
    entries["Cancel the Board"].trigger()
    opened.close()
    assert line(page, 5).status is Status.CANCELLED
    opened, entries = menu(4, 0)
    entries["Count the Board Again"].trigger()
    opened.close()
    assert line(page, 5).status is Status.PLAYED
    opened, entries = menu(6, 4)
    entries["Type a Score"].trigger()
    opened.close()
    editors = page.table.viewport().findChildren(QLineEdit)
    (editor,) = (each for each in editors if each.isVisible())
    qtbot.keyClicks(editor, "50")
    qtbot.keyClick(editor, Key.Key_Return)
    assert typed(page, 7) == [None, "50"]
    header = page.table.verticalHeader()
    place = QPoint(5, header.sectionViewportPosition(8) + 5)
    header.customContextMenuRequested.emit(place)  # of the board's number
    assert page.table.place == (9, 0)
    for each in page.table.findChildren(QMenu):
        each.close()


def test_a_low_page_leaves_the_room_to_the_scores_or_to_the_pairs(page, room):
    page.document.request(with_method(new_sheet(16), Method.BUTLER, 4), "form")
    assert page.pairs.isVisible()
    room.resize(1180, 400)
    QApplication.processEvents()
    assert (page.table.isVisible(), page.pairs.isVisible()) == (False, True)  # with the details
    assert not page.cancel.isVisible()
    room.go_first()
    assert page.table.hasFocus()
    assert not page.pairs.isVisible()
