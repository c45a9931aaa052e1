"""The page of a room without a match, and what stands over one."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from tests.gui.rooms.match.ruling_page_builders import type_into
from vpdesk.gui.export.dialog import ExportDialog
from vpdesk.match.notation import parse_entry
from vpdesk.match.score_sheet import with_entry

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def room(desk):
    desk.show_room("match")
    return desk.room


def test_a_match_begins_with_boards_and_names_in_one_step(qtbot, desk, room):
    form = room.welcome.rows.form
    assert room.welcome.isVisible()
    assert not room.controls.isVisible()
    room.go_first()
    assert form.home.hasFocus()
    type_into(qtbot, form.home, "Rovers")
    type_into(qtbot, form.away, "Tigers")
    form.boards.setValue(24)
    qtbot.mouseClick(room.welcome.buttons[0], LEFT)
    assert not room.welcome.isVisible()
    sheet = room.document.sheet
    assert (sheet.home, sheet.away, len(sheet.lines)) == ("Rovers", "Tigers", 24)
    assert room.show_sheet().table.hasFocus()
    assert room.header.totals.imps.text() == "Rovers  0 – 0  Tigers"
    assert room.document.undo_text == "new match"
    room.undo()
    assert not room.document.modified
    assert not room.welcome.isVisible()  # one goes on where one was


def test_a_ruling_needs_no_scores(qtbot, room):
    qtbot.mouseClick(room.welcome.buttons[1], LEFT)
    assert room.page_name == "ruling"
    assert not room.welcome.isVisible()
    assert room.page.isVisible()


def test_what_is_not_open_needs_few_controls(room):
    focusable = [
        each
        for each in room.findChildren(QWidget)
        if each.isVisible() and each.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert len(focusable) <= 10  # with the six of the rail 16


def test_a_new_match_begins_where_the_first_one_did(desk, room):
    room.show_sheet().table.typed.emit(1, 0, "420")
    room.document.undo()
    room.document.begin()
    assert room.welcome.isVisible()
    desk.menus.action("sheet", "match").trigger()
    assert room.show_sheet().table.isVisible()


def test_what_is_missing_is_next_and_leads_to_its_board(qtbot, desk, room):
    page = room.show_sheet()
    room.document.fill_in(3, "", "")
    for table in (0, 1):
        page.table.typed.emit(1, table, "420")
    page.table.typed.emit(2, 0, "420")
    assert room.header.next.text() == "Enter 2 Boards"
    room.header.reason.linkActivated.emit("3")
    assert page.table.place == (3, 0)
    room.show_page("ruling")
    qtbot.keyClick(desk, Qt.Key.Key_Return, CTRL)
    assert room.page_name == "sheet"
    assert page.table.place == (2, 1)


def test_when_all_is_in_the_sheet_is_printed(desk, room):
    page = room.show_sheet()
    room.document.fill_in(1, "", "")
    for table in (0, 1):
        page.table.typed.emit(1, table, "420")
    room.header.next.click()
    dialog = desk.findChild(ExportDialog)
    assert dialog.form.choice.what.key == "score sheet"
    dialog.sheetExported.emit(dialog.form.choice.what)
    assert room.header.reason.plain == "All done: the score sheet is printed."
    assert not room.header.next.isVisible()
    dialog.reject()


def test_remarks_are_in_sight_beside_the_details(open_desk):
    desk = open_desk("--sample", "match")
    desk.resize(1280, 800)
    QApplication.processEvents()
    page = desk.room.show_sheet()
    assert page.details.isVisible()
    assert page.table.horizontalScrollBar().maximum() == 0


def test_extra_imps_are_in_sight_where_there_are_any(room):
    room.show_sheet().go_details()
    extras = room.page.details.extras
    assert not extras.fields["carry_imps", 0].isVisible()
    extras.more.setChecked(True)
    assert extras.fields["carry_imps", 0].isVisible()
    extras.fields["carry_imps", 0].setValue(5)
    assert not extras.more.isEnabled()  # what counts cannot be put out of sight


def test_a_match_that_counts_by_boards_too_has_the_sum_over_its_sheet(qtbot, desk, room):
    qtbot.mouseClick(room.welcome.buttons[0], LEFT)
    page = room.show_sheet()
    page.document.request(
        with_entry(
            with_entry(page.document.sheet, 1, 0, parse_entry("4S= N")), 1, 1, parse_entry("-50")
        ),
        "scores",
    )
    totals = room.header.totals
    assert totals.twice.isHidden()
    page.details.twice.setChecked(True)
    assert room.document.sheet.twice
    assert not totals.twice.isHidden()
    assert totals.twice.text().startswith("By boards 2.00 – 0.00, together ")
    room.undo()
    assert totals.twice.isHidden()
    assert not page.details.twice.isChecked()
