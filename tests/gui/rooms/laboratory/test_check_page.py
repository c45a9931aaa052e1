"""The page that checks a table: opened, pasted or dropped, recognised, its mistakes listed."""

import threading
from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QFileDialog, QLabel, QPushButton

from tests.gui.room_builders import scales_of
from tests.gui.rooms.laboratory.check_page_builders import printed
from tests.sure import sure
from vpdesk.files.scale_library import find
from vpdesk.files.table_file import pasted_table
from vpdesk.formats.choice import ExportChoice
from vpdesk.gui.rooms.laboratory import check_page
from vpdesk.gui.rooms.laboratory.check_page import CheckPage
from vpdesk.gui.texts import user_language
from vpdesk.report.laboratory import sheets as lab_sheets
from vpdesk.scales import PrintedScale, ScaleRule, continuous_scale, discrete_scale

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


CLUB = printed(continuous_scale(ScaleRule(24)), sign=",").replace("11,23", "11,32")


@pytest.fixture
def page(shown, home):
    return shown(CheckPage(), 1100, 640)


@pytest.fixture
def club(tmp_path):
    path = tmp_path / "club table.csv"
    path.write_text(CLUB)
    return path


def open_(qtbot, page, path):
    assert page.open_file(path)
    qtbot.waitUntil(lambda: not page._work.running)


def paste(qtbot, page, text):
    QGuiApplication.clipboard().setText(text)
    page.paste_button.click()
    qtbot.waitUntil(lambda: not page._work.running)


def test_an_empty_page_says_what_to_do(page):
    assert "Open, paste or drop a table" in page.empty.text()
    assert page.empty.isVisible()
    assert page.subject is None
    assert not page.use.isEnabled()
    page.go_first()
    assert page.open_button.hasFocus()


def test_a_table_is_recognised_and_its_mistake_shown(qtbot, page, club):
    with qtbot.waitSignal(page.stateChanged):
        page.open_file(club)
    assert page.verdict.text().startswith("<h2>WBF continuous scale, 24 boards</h2>")
    assert "club table.csv: Cells of this scale: 74 of 75. 1 mistake." in (page.verdict.text())
    (row,) = page.mistakes.table_model.table.rows
    assert [cell.text for cell in row] == [
        *("B7", "5", "11.32", "11.23", "two digits swapped"),
    ]
    assert page.column.currentIndex().row() == 5
    assert page.legend.text() == "◇ wrong"
    assert page.mistakes.hasFocus()
    assert not page.columns.isVisible()


def test_a_mistake_leads_to_its_column(qtbot, page):
    scales = [continuous_scale(ScaleRule(n)) for n in (8, 24)]
    text = printed(*scales).replace("15.76", "15.67").replace("12.75", "12.55")
    paste(qtbot, page, text)
    assert [page.columns.itemText(i) for i in range(2)] == ["8 boards", "24 boards"]
    assert page.columns.isVisible()
    lines = page.report.lines
    assert lines[-1].column == 1
    page.mistakes.setCurrentIndex(page.mistakes.table_model.index(len(lines) - 1, 0))
    assert page.columns.currentIndex() == 1
    assert page.column.currentIndex().row() == lines[-1].row
    assert page.told.text().startswith("WBF continuous scale, 24 boards (")
    page.columns.setCurrentIndex(0)
    assert page.told.text().startswith("WBF continuous scale, 8 boards (")
    assert page.column.table_model.table.rows[40][1].text == "19.74"


def test_pasting_by_the_keyboard(qtbot, page):
    QGuiApplication.clipboard().setText(CLUB)
    page.open_button.setFocus()
    QTest.keyClick(page.open_button, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: page.report is not None)
    assert "pasted table: Cells of this scale: 74 of 75" in page.verdict.text()
    QGuiApplication.clipboard().setText(" ")
    page.paste_button.click()
    assert "nothing on the clipboard" in page.problem.text()


def test_what_makes_no_sense_leaves_the_table_before(qtbot, page, club, tmp_path):
    open_(qtbot, page, club)
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Sir,\nthe cheque is in the post.\n")
    open_(qtbot, page, letter)
    assert page.problem.text().startswith("⚠ letter.txt")
    assert page.report.name == "club table.csv"
    open_(qtbot, page, club)
    assert not page.problem.isVisible()
    assert not page.open_file(tmp_path / "a.pdf")


def test_a_file_is_chosen(qtbot, page, club):
    page.open_button.click()
    dialog = page.findChild(QFileDialog, "checkFile")
    assert "*.xlsx" in dialog.nameFilters()[0]
    dialog.fileSelected.emit(str(club))
    dialog.reject()
    qtbot.waitUntil(lambda: page.report is not None)


@pytest.mark.parametrize(
    "stop", [lambda page: page.cancel.click(), lambda page: QTest.keyClick(page, Qt.Key.Key_Escape)]
)
def test_a_long_check_can_be_cancelled(qtbot, page, club, monkeypatch, stop):
    go_on = threading.Event()

    def slowly(path):
        go_on.wait(10)
        return pasted_table(CLUB)

    monkeypatch.setattr(check_page, "read_table", slowly)
    page._work.late.setInterval(10)
    page.open_file(club)
    assert not page.progress.isVisible()
    qtbot.waitUntil(page.progress.isVisible)
    stop(page)
    go_on.set()
    assert not page.progress.isVisible()
    assert "not checked" in page.problem.text()
    assert page.report is None


def test_the_scale_is_chosen_in_the_scales_room(qtbot, desk):
    desk.show_room("laboratory")
    room = desk.house.keepers["laboratory"].room
    room.go_page("check")
    page = room.page
    paste(qtbot, page, printed(continuous_scale(ScaleRule(14, v0=6))))
    page.use.click()
    choice = scales_of(desk).choice
    assert (choice.boards, choice.v0, choice.kind) == (14, 6, "continuous")
    paste(qtbot, page, printed(sure(find("acbl-20")).scale(24)))
    page.use.click()
    assert scales_of(desk).choice.family == find("acbl-20")
    choice = scales_of(desk).choice
    scale = choice.scale(choice.boards)
    assert isinstance(scale, PrintedScale)
    assert scale.table.counts == "21-27"
    desk.menus.action("undo").trigger()
    assert scales_of(desk).choice.boards == 14


def test_what_is_no_scale_cannot_be_chosen(qtbot, page):
    paste(qtbot, page, "\n".join(f"{i};{10 + (37 * i * i) % 9}.5" for i in range(30)))
    assert "No scale that is known" in page.verdict.text()
    assert not page.use.isEnabled()


def test_what_is_exported_and_copied(qtbot, page, club):
    open_(qtbot, page, club)
    choice = ExportChoice(lab_sheets.CHECK)
    (section,) = page.subject.sections(choice, user_language())
    assert section.table == page.report.table
    assert page.subject.file_name(choice) == "club-table-check"
    page.copy()
    assert QGuiApplication.clipboard().text().startswith("B7\t5\t11.32\t11.23\t")
    page.column.setFocus()
    page.select_all()
    page.copy_with_headings()


def test_another_page_goes_on(qtbot, page, club, shown):
    assert page.kept is None
    open_(qtbot, page, club)
    other = shown(CheckPage())
    other.restore(page.kept)
    assert other.verdict.text() == page.verdict.text()


def test_whole_vps_in_bands(qtbot, page):
    scale = discrete_scale(ScaleRule(24))
    ends = (*(start - 1 for start in scale.band_starts[1:]), None)
    rows = [
        f"{scale.vps(a)[0] // 100}-{scale.vps(a)[1] // 100}\t{a}-{b}"
        if b is not None
        else f"{scale.vps(a)[0] // 100}-{scale.vps(a)[1] // 100}\t{a}+"
        for a, b in zip(scale.band_starts, ends, strict=True)
    ]
    paste(qtbot, page, "\n".join(["VP\tIMPs", *rows]))
    assert page.verdict.text().startswith("<h2>WBF discrete scale, 24 boards</h2>")
    assert "Nothing is wrong" in page.verdict.text()


def test_a_table_is_compared_with_the_scale_that_the_user_names(qtbot, page, club):
    open_(qtbot, page, club)
    assert "This is certain." in page.verdict.text()
    assert not page.boards.isEnabled()

    def choose(key, boards):
        page.boards.setValue(boards)
        page.against.setCurrentIndex(page.against.findData(key))
        qtbot.waitUntil(lambda: not page._work.running)

    choose("acbl-20", 0)
    assert page.verdict.text().startswith("<h2>ACBL 20 VP, 21-27 boards</h2>")
    assert "Compared with the scale that was asked for." in page.verdict.text()
    assert "It seems to be: WBF continuous scale, 24 boards" in page.verdict.text()
    page.boards.setValue(8)
    qtbot.waitUntil(lambda: not page._work.running)
    assert "ACBL 20 VP, 1-8 boards" in page.verdict.text()
    page.boards.setValue(40)
    qtbot.waitUntil(lambda: not page._work.running)
    assert "no table for 40 boards" in page.problem.text()
    choose("continuous", 28)
    assert page.verdict.text().startswith("<h2>WBF continuous scale, 28 boards</h2>")
    other = CheckPage(page)
    other.restore(page.kept)
    assert (other.against.currentData(), other.boards.value()) == ("continuous", 28)
    page.against.setCurrentIndex(0)
    qtbot.waitUntil(lambda: not page._work.running)
    assert page.verdict.text().startswith("<h2>WBF continuous scale, 24 boards</h2>")


def test_a_right_table_says_so_once(qtbot, page):
    paste(qtbot, page, printed(continuous_scale(ScaleRule(24))))
    assert "Nothing is wrong." in page.verdict.text()
    assert not page.mistakes.isVisible()
    assert page.column.hasFocus()
    paste(qtbot, page, CLUB)
    assert page.mistakes.isVisible()


def test_no_letter_is_taken_twice(desk):
    desk.show_room("laboratory")
    room = desk.house.keepers["laboratory"].room
    menus = _letters(each.text() for each in desk.menuBar().actions() if each.isVisible())
    controls = _letters(each.text() for each in room.controls.findChildren(QLabel))
    for name in ("audit", "check"):
        room.go_page(name)
        kinds = (QLabel, QPushButton, QCheckBox)
        own = _letters(each.text() for kind in kinds for each in room.page.findChildren(kind))
        assert own, name
        assert max((own + menus + controls).values()) == 1, name


def _letters(texts):
    return Counter(text[text.index("&") + 1].lower() for text in texts if "&" in text)
