"""The audit page: findings, and the differences from a scale that is chosen beside it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tests.gui.room_builders import scales_of
from vpdesk.files.scale_library import find
from vpdesk.formats.choice import ExportChoice
from vpdesk.gui.rooms.laboratory.audit_page import AuditPage
from vpdesk.gui.texts import user_language
from vpdesk.report.laboratory import sheets as lab_sheets
from vpdesk.report.scales.report import ScaleChoice

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


@pytest.fixture
def page(shown, home):
    return shown(AuditPage(), 1100, 640)


def show(page, **choice):
    chosen = ScaleChoice(**choice)
    page.show_scale(chosen, chosen.scale(chosen.boards))


def cell(page, row, column):
    return page.table.table_model.table.rows[row][column].text


def test_a_fault_is_found_and_shown_among_the_differences(page):
    show(page, boards=24, family=find("acbl-20"))
    assert page.verdict.text() == "<h3>⚠ 1 fault found.</h3>"
    assert page.verdict.textFormat() is Qt.TextFormat.RichText
    rows = page.findings.table_model.table.rows
    assert [row[0].text for row in rows] == ["Fault", "Note"]
    assert page.kind.currentData() == "continuous"
    assert page.table.currentIndex().row() == 3
    page.findings.setCurrentIndex(page.findings.table_model.index(1, 0))
    assert page.table.currentIndex().row() == 72


def test_the_usual_scale_is_compared_with_the_discrete_one(page):
    show(page, boards=24)
    assert page.verdict.text() == "<h3>✓ No rule is broken.</h3>"
    assert page.kind.currentData() == "discrete"
    assert page.summary.text().startswith("Rows that differ: 73 of 75, at most by 0.54 VP")


def test_another_scale_is_chosen(page):
    show(page, boards=24)
    page.kind.setCurrentIndex(page.kind.findData("acbl-20"))
    assert cell(page, 1, 2) == "10 – 10"
    page.boards.setValue(8)
    assert cell(page, 1, 2) == "11 – 9"
    assert page.kept.boards == 8


def test_its_board_count_follows_until_it_is_another(page):
    show(page, boards=24)
    show(page, boards=16)
    assert page.boards.value() == 16
    page.boards.setValue(20)
    show(page, boards=32)
    assert page.boards.value() == 20


def test_it_has_the_same_range(page):
    show(page, boards=8, v0=5)
    assert cell(page, 0, 2) == "5.00 – 5.00"


def test_what_cannot_be_compared_is_said(page):
    show(page, boards=24)
    page.kind.setCurrentIndex(page.kind.findData("ebu-pairs"))
    assert "cannot be compared" in page.summary.text()
    assert page.subject.sheets == (lab_sheets.AUDIT,)
    assert not page.only.isEnabled()
    page.kind.setCurrentIndex(page.kind.findData("acbl-30"))
    assert "no table for 24 boards" in page.summary.text()


def test_only_what_differs(page):
    show(page, boards=24, family=find("acbl-20"))
    page.kind.setCurrentIndex(page.kind.findData("discrete"))
    assert len(page.table.table_model.table.rows) == 21
    page.only.setChecked(True)
    assert len(page.table.table_model.table.rows) == 10
    (section,) = page.subject.sections(ExportChoice(lab_sheets.DIFFERENCES), user_language())
    assert len(section.table.rows) == 10


def test_where_nothing_differs_all_rows_are_shown(page):
    page.only.setChecked(True)
    show(page, boards=24, kind="discrete")
    page.kind.setCurrentIndex(page.kind.findData("discrete"))
    assert page.summary.text() == "Both scales give the same VP at every margin."
    assert len(page.table.table_model.table.rows) == 11


def test_it_begins_where_the_difference_is_greatest(page):
    show(page, boards=16)
    assert page.summary.text() == "Rows that differ: 58 of 61, at most by 0.52 VP, at 5 IMPs."
    assert page.table.currentIndex().row() == 5


def test_a_choice_without_a_scale(page):
    page.show_scale(ScaleChoice(), None, "ACBL 20 VP has no table for 99 boards.")
    assert page.verdict.text() == "<h3>⚠ ACBL 20 VP has no table for 99 boards.</h3>"
    assert not page.subject
    show(page, boards=24)
    assert page.subject.sheets == (lab_sheets.AUDIT, lab_sheets.DIFFERENCES)


def test_copying(page):
    show(page, boards=24)
    page.table.setFocus()
    page.select_all()
    page.copy_with_headings()
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied[0].startswith("IMPs\tWBF continuous scale, 24 boards\t")
    assert len(copied) == 76
    page.go_first()
    assert page.findings.hasFocus()
    page.copy()
    assert QGuiApplication.clipboard().text().startswith("Note\t74 +\t")


def test_another_page_goes_on(page, shown):
    show(page, boards=24)
    page.kind.setCurrentIndex(page.kind.findData("acbl-20"))
    page.boards.setValue(8)
    other = shown(AuditPage())
    other.restore(page.kept)
    show(other, boards=24)
    assert (other.kind.currentData(), other.boards.value()) == ("acbl-20", 8)
    assert cell(other, 1, 2) == "11 – 9"


def test_in_the_laboratory(desk):
    desk.show_room("laboratory")
    room = desk.house.keepers["laboratory"].room
    room.go_page("audit")
    scales_of(desk).request(ScaleChoice(boards=24, family=find("acbl-20")))
    assert "1 fault" in room.page.verdict.text()
    assert room.subject.file_name(ExportChoice(lab_sheets.AUDIT)) == "vp-acbl-20-24-audit"
