"""Calibration: from a list of past matches to the scale that follows."""

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton

from tests.gui.room_builders import scales_of
from vpdesk.formats.choice import ExportChoice
from vpdesk.gui.rooms.laboratory import calibration_page
from vpdesk.gui.rooms.laboratory.calibration_page import CalibrationPage
from vpdesk.gui.texts import user_language
from vpdesk.report.laboratory import sheets as lab_sheets
from vpdesk.report.scales.report import ScaleChoice

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

LEAGUE = "\n".join(["Boards;Margin", *["16;20"] * 190, *["16;62"] * 10])


@pytest.fixture
def page(shown):
    page = shown(CalibrationPage(), 1100, 620)
    page.show_scale(ScaleChoice(), ScaleChoice().scale(16))
    return page


@pytest.fixture
def league(tmp_path) -> Path:
    path = tmp_path / "county league.csv"
    path.write_text(LEAGUE)
    return path


def read(qtbot, page, path):
    assert page.open_file(path)
    qtbot.waitUntil(lambda: not page._work.running)


def test_an_empty_page_says_what_to_do(page):
    assert page.empty.isVisible()
    assert "Open a list" in page.empty.text()
    assert page.subject is None
    assert not page.use.isEnabled()
    page.go_first()
    assert page.open_button.hasFocus()


def test_a_list_is_read(qtbot, page, league):
    with qtbot.waitSignal(page.stateChanged):
        read(qtbot, page, league)
    assert not page.empty.isVisible()
    assert page.words.toPlainText().startswith("k = 15.50 (5.00 to 15.50)\nThe list has 200")
    assert page.table.table_model.table.rows[0][8].text == "15.50"
    qtbot.waitUntil(page.plot.isVisible)
    assert "from 4 to 5 IMPs" in page.plot.accessibleDescription()
    assert not page.problem.isVisible()
    page.go_first()
    assert page.share.hasFocus()


def test_rows_of_the_table_are_in_sight_beside_long_words(qtbot, shown, league):
    page = shown(CalibrationPage(), 940, 440)
    page.setFont(QFont(page.font().family(), 13))  # the headings take two lines
    page.show_scale(ScaleChoice(), ScaleChoice().scale(16))
    read(qtbot, page, league)
    rows = page.table.table_model.rowCount()
    last = page.table.table_model.index(min(rows, 3) - 1, 0)
    page.table.scrollToTop()
    port = page.table.viewport()
    qtbot.waitUntil(lambda: port.rect().contains(page.table.visualRect(last).center()))


def test_the_share_is_chosen(qtbot, page, league):
    read(qtbot, page, league)
    page.share.setValue(6)
    assert page.report.headline == "k = 5.00 (5.00 to 15.50)"
    page.share.setValue(2)
    assert page.report.headline == "Too few matches for a factor"
    assert not page.use.isEnabled()


def test_the_histogram_as_numbers(qtbot, page, league):
    read(qtbot, page, league)
    page.views.setCurrentIndex(1)
    assert page.table.table_model.table.rows == page.report.bins_table.rows
    page.select_all()
    page.copy_with_headings()
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied[0] == "IMPs per √board\t% of the matches\t% by theory"
    assert len(copied) == 1 + len(page.report.bins_table.rows)


def test_rows_that_could_not_be_read_are_told(qtbot, page, league):
    league.write_text(LEAGUE + "\n16;x\n16;\n;1\n16;9999")
    read(qtbot, page, league)
    assert page.problem.isVisible()
    said = page.problem.text()
    assert "4 rows could not be read: line 202: “x” is not a number of IMPs." in said
    assert "line 205" not in said
    assert "line 205: 9999 IMPs is not a possible margin over 16 boards" in page.problem.toolTip()


def test_a_list_that_makes_no_sense_leaves_the_one_before(qtbot, page, league, tmp_path):
    read(qtbot, page, league)
    other = tmp_path / "other.csv"
    other.write_text("a,b\n1,2\n")
    read(qtbot, page, other)
    assert "other.csv, line 1: Which column is which?" in page.problem.text()
    assert page.report.calibration.overall.matches == 200
    read(qtbot, page, league)
    assert not page.problem.isVisible()


def test_files_of_other_kinds_are_not_taken(page, tmp_path):
    assert not page.open_file(tmp_path / "a.pdf")


def test_pasting(qtbot, page):
    QGuiApplication.clipboard().setText(LEAGUE.replace(";", "\t"))
    page.setFocus()
    page.open_button.setFocus()
    QTest.keyClick(page.open_button, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: page.report is not None)
    assert page.report.calibration.overall.matches == 200
    assert page.subject.name == "pasted-list"
    QGuiApplication.clipboard().setText(" ")
    page.paste_button.click()
    assert "nothing on the clipboard" in page.problem.text()


def test_a_file_is_chosen(qtbot, desk, league):
    desk.show_room("laboratory")
    room = desk.house.keepers["laboratory"].room
    room.go_page("calibration")
    page = room.page
    page.open_button.click()
    dialog = page.findChild(QFileDialog, "calibrationFile")
    assert "*.csv" in dialog.nameFilters()[0]
    dialog.fileSelected.emit(str(league))
    dialog.reject()
    qtbot.waitUntil(lambda: page.report is not None)


@pytest.mark.parametrize(
    "stop", [lambda page: page.cancel.click(), lambda page: QTest.keyClick(page, Qt.Key.Key_Escape)]
)
def test_long_reading_shows_how_far_it_is_and_can_be_cancelled(
    qtbot, page, league, monkeypatch, stop
):
    read(qtbot, page, league)

    def slowly(path, headings):
        yield 0.25
        while True:
            QTest.qSleep(5)
            yield 0.5

    monkeypatch.setattr(calibration_page, "match_list_steps", slowly)
    page._work.late.setInterval(30)
    page.open_file(league)
    assert not page.progress.isVisible()
    qtbot.waitUntil(lambda: page.progress.isVisible() and page.progress.value() == 50)
    stop(page)
    assert not page.progress.isVisible()
    assert not page.cancel.isVisible()
    assert "not read to its end" in page.problem.text()
    assert page.report.calibration.overall.matches == 200


def test_another_page_goes_on(qtbot, page, league, shown):
    assert page.kept is None
    read(qtbot, page, league)
    page.share.setValue(6)
    other = shown(CalibrationPage())
    other.restore(page.kept)
    assert other.share.value() == 6
    assert other.report.headline == page.report.headline


def test_what_is_exported(qtbot, page, league):
    read(qtbot, page, league)
    subject = page.subject
    assert subject.sheets == (lab_sheets.CALIBRATION, lab_sheets.HISTOGRAM)
    choice = ExportChoice(what=lab_sheets.CALIBRATION)
    assert tuple(subject.sections(choice, user_language())) == page.report.sections
    choice = ExportChoice(what=lab_sheets.HISTOGRAM)
    (histogram,) = subject.sections(choice, user_language())
    assert histogram.chart == page.report.chart
    assert subject.file_name(choice) == "county-league-histogram"


def test_the_factor_is_used_in_the_scales_room(qtbot, desk, league):
    desk.show_room("laboratory")
    room = desk.house.keepers["laboratory"].room
    room.go_page("calibration")
    page = room.page
    read(qtbot, page, league)
    assert "10 of 200 matches reach 15 √boards IMPs" in page.words.toPlainText()
    page.use.click()
    assert scales_of(desk).choice.factor == 15.5
    assert "10 of 200 matches reach 15.5 √boards IMPs" in page.words.toPlainText()
    assert page.table.table_model.table.rows[0][3].text == "62"
    desk.menus.action("undo").trigger()
    assert scales_of(desk).choice.factor == 15
    assert page.table.table_model.table.rows[0][3].text == "60"


def test_no_letter_is_taken_twice(desk):
    desk.show_room("laboratory")
    room = desk.house.keepers["laboratory"].room
    room.go_page("calibration")
    page = [*room.page.findChildren(QPushButton), *room.page.findChildren(QLabel)]
    own = _letters(each.text() for each in page)
    assert own["w"]
    menus = _letters(each.text() for each in desk.menuBar().actions() if each.isVisible())
    controls = _letters(each.text() for each in room.controls.findChildren(QLabel))
    assert max((own + menus + controls).values()) == 1


def _letters(texts) -> Counter[str]:
    return Counter(text[text.index("&") + 1].lower() for text in texts if "&" in text)
