"""What leaves the window: the export dialog and the print preview."""

import csv
import io
import json

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrintPreviewDialog, QPrintPreviewWidget
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMessageBox

from vpdesk.gui.dialogs.export import ExportDialog
from vpdesk.report.scale_report import View


@pytest.fixture
def dialog(desk):
    desk.commands.export.trigger()
    found = desk.findChild(ExportDialog)
    assert found.isVisible()
    return found


def choose(combo, data):
    combo.setCurrentIndex(combo.findData(data))
    assert combo.currentData() == data


def press(qtbot, dialog, path=None):
    if path is not None:
        dialog.file.setText(str(path))
    qtbot.mouseClick(dialog.export_button, Qt.MouseButton.LeftButton)


def test_pdf_of_the_table(qtbot, desk, dialog, home):
    choose(dialog.format, "pdf")
    choose(dialog.paper, "Letter")
    dialog.orientation.setCurrentIndex(1)
    press(qtbot, dialog, home / "out.pdf")
    page = PdfReader(home / "out.pdf").pages[0]
    assert (page.mediabox.width, page.mediabox.height) == (792, 612)
    text = page.extract_text()
    assert "16 boards" in text
    assert "13.28" in text
    assert str(home / "out.pdf") in desk.statusBar().currentMessage()
    assert (desk.settings.paper, desk.settings.landscape) == ("Letter", True)


def test_csv_of_the_comparison_with_a_decimal_comma(qtbot, open_desk, home):
    QLocale.setDefault(QLocale("cs_CZ"))
    desk = open_desk("--boards", "8", "16")
    QLocale.setDefault(QLocale("cs_CZ"))
    desk.close()
    desk = open_desk("--boards", "8", "16")
    desk.commands.export.trigger()
    dialog = desk.findChild(ExportDialog)
    choose(dialog.format, "csv")
    assert not dialog.paper.isEnabled()
    press(qtbot, dialog, home / "out.csv")
    text = (home / "out.csv").read_bytes().decode("utf-8-sig")
    rows = list(csv.reader(io.StringIO(text), delimiter=";"))
    assert rows[0] == ["IMPs", "8 boards", "16 boards"]
    assert rows[2] == ["1", "10,44", "10,31"]


def test_json_is_that_of_the_command_line(qtbot, dialog, home):
    choose(dialog.format, "json")
    press(qtbot, dialog, home / "out.json")
    (scale,) = json.loads((home / "out.json").read_text())
    assert (scale["boards"], scale["winner_vp"][12]) == (16, 13.28)


def test_chart_as_png_and_svg(qtbot, desk, dialog, home):
    choose(dialog.what, "chart")
    assert [dialog.format.itemData(i) for i in range(dialog.format.count())] == [
        "pdf", "png", "svg",
    ]  # fmt: skip
    choose(dialog.format, "png")
    press(qtbot, dialog, home / "out.png")
    picture = QImage(str(home / "out.png"))
    assert picture.width() >= 1200
    desk.commands.export.trigger()
    again = desk.findChildren(ExportDialog)[-1]
    assert (again.what.currentData(), again.format.currentData()) == ("chart", "png")
    choose(again.format, "svg")
    assert again.file.text().endswith(".svg")
    press(qtbot, again, home / "out.svg")
    assert QSvgRenderer(str(home / "out.svg")).isValid()


def test_a_name_without_an_ending_gets_one(qtbot, dialog, home):
    choose(dialog.format, "csv")
    press(qtbot, dialog, home / "bare")
    assert (home / "bare.csv").exists()


def test_no_pdf_gets_the_ending_of_another_file(qtbot, dialog, home):
    press(qtbot, dialog, home / "notes.txt")
    assert (home / "notes.txt.pdf").exists()
    assert not (home / "notes.txt").exists()


def test_the_folder_is_remembered(qtbot, open_desk, home):
    desk = open_desk()
    (home / "sheets").mkdir()
    desk.commands.export.trigger()
    press(qtbot, desk.findChild(ExportDialog), home / "sheets" / "a.pdf")
    desk.close()
    desk = open_desk()
    desk.commands.export.trigger()
    assert desk.findChild(ExportDialog).file.text().startswith(str(home / "sheets"))


def answer_question(dialog, word):
    """Press a button of the question that is about to come."""

    def press_button():
        (question,) = (each for each in dialog.findChildren(QMessageBox) if each.isVisible())
        next(each for each in question.buttons() if word in each.text()).click()

    QTimer.singleShot(50, press_button)


@pytest.mark.parametrize("answer", ["Replace", "Cancel"])
def test_a_file_is_replaced_only_when_that_is_wanted(qtbot, dialog, home, answer):
    (home / "old.pdf").write_bytes(b"old")
    answer_question(dialog, answer)
    press(qtbot, dialog, home / "old.pdf")
    assert ((home / "old.pdf").read_bytes() == b"old") == (answer == "Cancel")
    assert dialog.isVisible() == (answer == "Cancel")


def test_a_missing_folder_is_named_and_the_dialog_stays(qtbot, dialog, home):
    press(qtbot, dialog, home / "nowhere" / "a.pdf")
    assert dialog.isVisible()
    assert dialog.problem.isVisible()
    assert "there is no folder" in dialog.problem.text()
    assert "nowhere" in dialog.problem.text()
    dialog.file.setText(str(home / "a.pdf"))
    assert not dialog.problem.isVisible()
    press(qtbot, dialog)
    assert (home / "a.pdf").exists()


def test_a_protected_file_stays_as_it_is(qtbot, dialog, home):
    answer_question(dialog, "Replace")
    path = home / "kept.pdf"
    path.write_bytes(b"old")
    path.chmod(0o444)
    press(qtbot, dialog, path)
    assert path.read_bytes() == b"old"
    assert "write-protected" in dialog.problem.text()
    assert [each.name for each in home.glob("*kept*")] == ["kept.pdf"]


def test_no_name_is_asked_for(qtbot, dialog):
    press(qtbot, dialog, "  ")
    assert "Enter a name" in dialog.problem.text()


def test_escape_leaves_nothing_behind(qtbot, dialog, home):
    before = sorted(home.rglob("*.pdf"))
    qtbot.mouseClick(
        dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel), Qt.MouseButton.LeftButton
    )
    assert not dialog.isVisible()
    assert sorted(home.rglob("*.pdf")) == before


def test_print_preview_shows_the_pages(qtbot, desk):
    desk.room.controls.boards.setValue(100)
    desk.room.show_view(View.SIDE_BY_SIDE)
    desk.commands.print.trigger()
    preview = desk.findChild(QPrintPreviewDialog)
    assert preview.isVisible()
    pages = preview.findChild(QPrintPreviewWidget)
    QApplication.processEvents()
    assert pages.pageCount() >= 2
    preview.close()
