"""What leaves the window: the one export dialog, driven as a user would."""

import csv
import errno
import io
import json
import os
from dataclasses import replace

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QDate, QLocale, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QImage, QWheelEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QInputDialog,
    QLineEdit,
    QMessageBox,
    QPushButton,
)

from vpdesk.gui.export.dialog import ExportDialog
from vpdesk.gui.widgets.beside import FieldError
from vpdesk.report.document import Form
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.scales.report import View

LOGO = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">'
    '<rect width="40" height="20"/></svg>'
)
LEFT = Qt.MouseButton.LeftButton


def open_dialog(desk, action="export"):
    desk.menus.action(action).trigger()
    (found,) = (each for each in desk.findChildren(ExportDialog) if each.isVisible())
    return found


@pytest.fixture
def dialog(desk):
    return open_dialog(desk)


def choose(combo, data):
    combo.setCurrentIndex(combo.findData(data))
    assert combo.currentData() == data


def offered(combo):
    return [combo.itemData(i) for i in range(combo.count())]


def press(qtbot, dialog, path=None, answer=""):
    """Press the button, answer the question that comes, and wait until all is done."""
    if path is not None:
        dialog.file.name.setText(str(path))
    qtbot.mouseClick(dialog.export_button, LEFT)
    if answer:
        (question,) = (each for each in dialog.findChildren(QMessageBox) if each.isVisible())
        next(each for each in question.buttons() if answer in each.text()).click()
    qtbot.waitUntil(lambda: not dialog._work.running)


def export(qtbot, dialog, path):
    """Export to a file; the dialog closes."""
    with qtbot.waitSignal(dialog.exported):
        press(qtbot, dialog, path)
    return path.read_bytes()


def wait_for_preview(qtbot, dialog):
    with qtbot.waitSignal(dialog.previewShown):
        pass


def pdf_text(data):
    return "\n".join(page.extract_text() for page in PdfReader(io.BytesIO(data)).pages)


# Formats


def test_pdf_of_the_table(qtbot, desk, dialog, home):
    choose(dialog.form.paper, "Letter")
    choose(dialog.form.orientation, True)
    data = export(qtbot, dialog, home / "out.pdf")
    page = PdfReader(io.BytesIO(data)).pages[0]
    assert (page.mediabox.width, page.mediabox.height) == (792, 612)
    assert "16 boards" in pdf_text(data)
    assert "13.28" in pdf_text(data)
    assert str(home / "out.pdf") in desk.statusBar().currentMessage()
    assert (
        desk.settings.export_of("scales").paper,
        desk.settings.export_of("scales").landscape,
    ) == ("Letter", True)


def test_csv_of_the_comparison_in_another_language(qtbot, open_desk, home):
    dialog = open_dialog(open_desk("--boards", "8", "16"))
    choose(dialog.form.what, scale_sheets.COMPARISON)
    choose(dialog.form.format, "csv")
    choose(dialog.form.language, "cs")
    assert not dialog.form.paper.isEnabled()
    text = export(qtbot, dialog, home / "out.csv").decode("utf-8-sig")
    rows = list(csv.reader(io.StringIO(text), delimiter=";"))
    assert rows[2] == ["1", "10,44", "10,31"]


def test_csv_with_a_separator_and_a_decimal_sign_of_its_own(qtbot, dialog, home):
    choose(dialog.form.format, "csv")
    assert dialog.form.separator.isVisible()
    choose(dialog.form.separator, "\t")
    choose(dialog.form.decimal_sign, ",")
    text = export(qtbot, dialog, home / "out.csv").decode("utf-8-sig")
    assert text.splitlines()[2].split("\t") == ["1", "10,31", "9,69", "0,30"]


def test_json_is_that_of_the_command_line(qtbot, dialog, home):
    choose(dialog.form.format, "json")
    (scale,) = json.loads(export(qtbot, dialog, home / "out.json"))
    assert (scale["boards"], scale["winner_vp"][12]) == (16, 13.28)


@pytest.mark.parametrize(
    ("ending", "start"), [("xlsx", b"PK\x03\x04"), ("html", b"<!DOCTYPE html>")]
)
def test_other_files_of_the_table(qtbot, dialog, home, ending, start):
    choose(dialog.form.format, ending)
    assert export(qtbot, dialog, home / f"out.{ending}").startswith(start)


def test_chart_as_png_and_svg(qtbot, desk, dialog, home):
    choose(dialog.form.what, scale_sheets.CHART)
    assert offered(dialog.form.form) == [Form.SHEET, Form.WALL, Form.POSTER]
    choose(dialog.form.format, "png")
    picture = QImage.fromData(export(qtbot, dialog, home / "out.png"))
    assert picture.width() >= 1200
    again = open_dialog(desk)
    assert again.form.what.currentData() is scale_sheets.CHART
    choose(again.form.format, "svg")
    assert again.file.text().endswith("vp-continuous-chart-16.svg")
    export(qtbot, again, home / "out.svg")
    assert QSvgRenderer(str(home / "out.svg")).isValid()


def test_a_booklet_of_both_kinds(qtbot, dialog, home):
    choose(dialog.form.what, scale_sheets.BOOKLET)
    assert dialog.form.first.isVisible()
    assert "png" not in offered(dialog.form.format)
    dialog.form.first.setValue(8)
    dialog.form.last.setValue(12)
    dialog.form.per_page.setValue(1)
    dialog.form.discrete.setChecked(True)
    assert dialog.file.text().endswith("vp-booklet-8-12.pdf")
    pages = PdfReader(io.BytesIO(export(qtbot, dialog, home / "out.pdf"))).pages
    assert [page.extract_text().splitlines()[0] for page in pages] == [
        *(f"{boards} boards" for boards in range(8, 13)),
        "IMPs to Victory Points",
    ]


def test_a_booklet_has_a_beginning_an_end_and_a_kind(dialog):
    form = dialog.form
    choose(form.what, scale_sheets.BOOKLET)
    form.last.setValue(20)
    form.first.setValue(30)
    assert (form.first.value(), form.last.value()) == (30, 30)
    form.continuous.setChecked(False)
    assert form.discrete.isChecked()
    form.discrete.setChecked(False)
    assert form.continuous.isChecked()


def test_the_letterhead_is_on_the_page(qtbot, dialog, home):
    (home / "logo.svg").write_text(LOGO)
    dialog.form.title.setText("Spring Teams")
    dialog.form.event_name.setText("Round 3")
    qtbot.mouseClick(dialog.form.findChild(QPushButton, "todayButton"), LEFT)
    dialog.form.logo.setText(str(home / "logo.svg"))
    text = " ".join(pdf_text(export(qtbot, dialog, home / "out.pdf")).split())
    today = QLocale("en").toString(QDate.currentDate(), "d MMMM yyyy")
    assert text.startswith(f"Spring Teams 16 boards · Round 3 · {today} ")


@pytest.mark.parametrize(
    ("what", "has_text"),
    [
        (scale_sheets.TABLE, True),
        (scale_sheets.COMPARISON, True),
        (scale_sheets.CHART, False),
        (scale_sheets.BOTH, False),
    ],
)
def test_the_clipboard_gets_a_table_or_a_picture(qtbot, dialog, what, has_text):
    choose(dialog.form.what, what)
    choose(dialog.form.format, "clipboard")
    assert not dialog.file.isVisible()
    assert dialog.export_button.text() == "&Copy"
    with qtbot.waitSignal(dialog.exported):
        press(qtbot, dialog)
    data = QGuiApplication.clipboard().mimeData()
    assert (data.hasText(), data.hasImage()) == (has_text, not has_text)
    if has_text:
        assert data.text().startswith("IMPs\t")
        assert "<td>10.31</td>" in data.html()


# The preview


def test_the_preview_shows_the_pages(qtbot, dialog):
    wait_for_preview(qtbot, dialog)
    preview = dialog.preview
    assert preview.page.maximum() == 1
    choose(dialog.form.what, scale_sheets.BOOKLET)
    dialog.form.per_page.setValue(1)
    dialog.form.first.setValue(20)
    dialog.form.last.setValue(24)
    wait_for_preview(qtbot, dialog)
    assert preview.page.maximum() == 5
    assert "of 5 pages" in preview.count.text()
    first = preview.picture.pixmap().toImage()
    preview.area.setFocus()
    qtbot.keyClick(preview.area, Qt.Key.Key_PageDown)
    assert preview.page.value() == 2
    assert preview.picture.pixmap().toImage() != first
    qtbot.keyClick(preview.area, Qt.Key.Key_End)
    assert preview.page.value() == 5
    assert "Page 5 of 5" in preview.picture.accessibleName()


def test_enter_in_the_page_number_turns_the_page_only(qtbot, dialog, home):
    choose(dialog.form.what, scale_sheets.BOOKLET)
    dialog.form.per_page.setValue(1)
    wait_for_preview(qtbot, dialog)
    page = dialog.preview.page
    page.setFocus()
    page.selectAll()
    qtbot.keyClicks(page, "40")
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert page.value() == 40
    assert not dialog._work.running
    assert dialog.isVisible()


@pytest.mark.parametrize("ending", ["png", "svg", "clipboard"])
def test_the_preview_of_a_picture_is_the_picture(qtbot, dialog, ending):
    choose(dialog.form.what, scale_sheets.CHART)
    choose(dialog.form.format, ending)
    dialog.form.title.setText("not in a picture")
    wait_for_preview(qtbot, dialog)
    size = dialog.preview.picture.pixmap().size()
    assert size.width() / size.height() == pytest.approx(800 / 560, rel=0.01)
    before = size.width()
    qtbot.keyClick(dialog, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert dialog.preview.picture.pixmap().width() > before


def test_the_preview_of_copied_cells_is_the_cells(qtbot, dialog):
    choose(dialog.form.format, "clipboard")
    wait_for_preview(qtbot, dialog)
    assert dialog.text_preview.toPlainText().startswith("IMPs\tWinner's VP")


def test_the_preview_zooms(qtbot, dialog):
    wait_for_preview(qtbot, dialog)
    preview = dialog.preview
    fitting = preview.picture.pixmap().size()
    qtbot.keyClick(dialog, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    larger = preview.picture.pixmap().size()
    assert larger.width() == pytest.approx(fitting.width() * 1.25, rel=0.01)
    qtbot.keyClick(dialog, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert preview.picture.pixmap().size() == fitting
    dialog.resize(dialog.width() - 100, dialog.height() - 200)
    qtbot.waitUntil(lambda: preview.picture.pixmap().height() < fitting.height())


def test_the_preview_of_a_text_file_is_its_text(qtbot, dialog):
    choose(dialog.form.format, "csv")
    wait_for_preview(qtbot, dialog)
    assert dialog.text_preview.isVisible()
    assert dialog.text_preview.toPlainText().startswith("IMPs,Winner's VP")


def test_a_preview_of_former_choices_is_not_told_as_that_of_the_present_ones(qtbot, dialog):
    wait_for_preview(qtbot, dialog)
    with qtbot.assertNotEmitted(dialog.previewShown):
        dialog._show_preview()
        choose(dialog.form.format, "csv")
        dialog._preview_timer.start(10_000)
        qtbot.waitUntil(lambda: not dialog._preview_work.running)


@pytest.mark.parametrize(("form", "words"), [(Form.WALL, "legible from"), (Form.CARD, "Type of")])
def test_the_size_of_the_type_is_stated(qtbot, dialog, form, words):
    choose(dialog.form.form, form)
    wait_for_preview(qtbot, dialog)
    assert dialog.note.isVisible()
    assert words in dialog.note.text()


# Printing


def answer_printer(dialog, path, accept=True):
    """Let the printer be a file, and press the button of the system's dialog."""

    def answer():
        (question,) = dialog.findChildren(QPrintDialog)
        printer = question.printer()
        question.accept() if accept else question.reject()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)  # the dialog has its own idea
        printer.setOutputFileName(str(path))

    QTimer.singleShot(50, answer)


def test_print(qtbot, desk, home):
    desk.room.show_view(View.SIDE_BY_SIDE)
    dialog = open_dialog(desk, "print")
    assert dialog.form.format.currentData() == "printer"
    assert not dialog.file.isVisible()
    answer_printer(dialog, home / "printed.pdf")
    with qtbot.waitSignal(dialog.exported):
        press(qtbot, dialog)
    assert "8 boards" in " ".join(pdf_text((home / "printed.pdf").read_bytes()).split())
    assert str(home / "printed.pdf") in desk.statusBar().currentMessage()
    assert desk.settings.export_of("scales").format == "pdf"


def test_a_file_of_the_printer_is_not_put_into_the_home_folder(qtbot, desk, home, tmp_path):
    folder = tmp_path / "papers"
    folder.mkdir()
    desk.settings = replace(desk.settings, export_folder=str(folder))
    dialog = open_dialog(desk, "print")
    name = f"{dialog._subject.file_name(dialog.form.choice)}{dialog.form.choice.file_suffix}"
    (folder / f"{name}.pdf").touch()
    seen = []

    def look():
        (question,) = dialog.findChildren(QPrintDialog)
        seen.extend(each.text() for each in question.findChildren(QLineEdit, "filename"))
        question.reject()

    QTimer.singleShot(50, look)
    press(qtbot, dialog)
    qtbot.waitUntil(lambda: not dialog.findChildren(QPrintDialog))
    assert all(text == str(folder / f"{name}-2.pdf") for text in seen)  # none where Qt has none


def test_not_printing_leaves_the_dialog(qtbot, desk, home):
    dialog = open_dialog(desk, "print")
    answer_printer(dialog, home / "printed.pdf", accept=False)
    press(qtbot, dialog)
    qtbot.waitUntil(lambda: not dialog.findChildren(QPrintDialog))
    assert dialog.isVisible()
    assert not (home / "printed.pdf").exists()


@pytest.mark.logs_errors  # Qt's own words about it
@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_is_not_there(qtbot, desk, home):
    dialog = open_dialog(desk, "print")
    answer_printer(dialog, home / "no folder" / "printed.pdf")
    press(qtbot, dialog)
    qtbot.waitUntil(dialog.problem.isVisible)
    assert "The printer takes no pages" in dialog.problem.text()
    assert dialog.isVisible()


def test_a_printer_that_vanishes_in_the_middle(qtbot, desk, home, monkeypatch):
    desk.room.controls.boards.setValue(999)
    dialog = open_dialog(desk, "print")
    monkeypatch.setattr(QPrinter, "newPage", lambda self: False)
    answer_printer(dialog, home / "printed.pdf")
    press(qtbot, dialog)
    qtbot.waitUntil(dialog.problem.isVisible)
    assert "The printer stopped at page 2 of" in dialog.problem.text()


# Files, and what may go wrong with them


def test_a_name_without_an_ending_gets_one(qtbot, dialog, home):
    choose(dialog.form.format, "csv")
    with qtbot.waitSignal(dialog.exported):
        press(qtbot, dialog, home / "bare")
    assert (home / "bare.csv").exists()


def test_no_pdf_gets_the_ending_of_another_file(qtbot, dialog, home):
    with qtbot.waitSignal(dialog.exported):
        press(qtbot, dialog, home / "notes.txt")
    assert (home / "notes.txt.pdf").exists()
    assert not (home / "notes.txt").exists()


@pytest.mark.parametrize("typed", ["bare", "bare.pdf"])
def test_a_name_without_a_folder_goes_where_the_last_one_went(qtbot, desk, home, typed):
    (home / "sheets").mkdir()
    export(qtbot, open_dialog(desk), home / "sheets" / "a.pdf")
    dialog = open_dialog(desk)
    with qtbot.waitSignal(dialog.exported) as told:
        press(qtbot, dialog, typed)
    assert (home / "sheets" / "bare.pdf").exists()
    assert str(home / "sheets" / "bare.pdf") in told.args[0]


def test_a_folder_gets_a_file_of_the_suggested_name(qtbot, dialog, home):
    (home / "sheets").mkdir()
    with qtbot.waitSignal(dialog.exported):
        press(qtbot, dialog, home / "sheets")
    assert (home / "sheets" / "vp-continuous-16.pdf").exists()


def test_today_follows_the_language(dialog):
    dialog.form.findChild(QPushButton, "todayButton").click()
    choose(dialog.form.language, "cs")
    today = QLocale("cs").toString(QDate.currentDate(), "d. MMMM yyyy")  # with a point in Czech
    assert dialog.form.date.text() == today
    dialog.form.date.setText("spring")
    choose(dialog.form.language, "de")
    assert dialog.form.date.text() == "spring"


def test_a_name_of_the_users_own_keeps_its_stem(dialog, home):
    dialog.file.name.setText(str(home / "mine.pdf"))
    choose(dialog.form.format, "csv")
    choose(dialog.form.what, scale_sheets.COMPARISON)
    assert dialog.file.text() == str(home / "mine.csv")


def test_folder_and_choices_are_remembered(qtbot, open_desk, home):
    desk = open_desk()
    (home / "sheets").mkdir()
    dialog = open_dialog(desk)
    choose(dialog.form.form, Form.WALL)
    dialog.form.event_name.setText("Round 3")
    export(qtbot, dialog, home / "sheets" / "a.pdf")
    desk.close()
    again = open_dialog(open_desk())
    assert again.file.text().startswith(str(home / "sheets"))
    assert again.form.form.currentData() is Form.WALL
    assert again.form.event_name.text() == "Round 3"


@pytest.mark.parametrize("answer", ["Replace", "Cancel"])
def test_a_file_is_replaced_only_when_that_is_wanted(qtbot, desk, dialog, home, answer):
    (home / "old.pdf").write_bytes(b"old")
    press(qtbot, dialog, home / "old.pdf", answer)
    assert ((home / "old.pdf").read_bytes() == b"old") == (answer == "Cancel")
    assert any(each.isVisible() for each in desk.findChildren(ExportDialog)) == (answer == "Cancel")


def files(home):
    return {
        path: path.read_bytes()
        for path in home.rglob("*")
        if path.is_file() and path.name != "settings.json" and path.suffix != ".log"
    }


def fail(monkeypatch, code):
    """Let the next file fail as a disk would."""

    def broken(*_):
        raise OSError(code, "injected")

    monkeypatch.setattr(os, "fsync", broken)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (errno.EROFS, "you may not write in"),
        (errno.EACCES, "you may not write in"),
        (errno.ENOSPC, "the disk is full"),
        (errno.EBUSY, "another program has it open"),
        (errno.EIO, "the computer reported"),
    ],
)
def test_a_fault_of_the_disk_is_told_and_the_old_file_stays(
    qtbot, dialog, home, monkeypatch, code, words
):
    (home / "old.pdf").write_bytes(b"old")
    before = files(home)
    fail(monkeypatch, code)
    press(qtbot, dialog, home / "old.pdf", "Replace")
    assert words in dialog.problem.text()
    assert dialog.problem.text().count(".") <= 2  # one sentence, and the name's point
    assert files(home) == before
    monkeypatch.undo()
    assert dialog.isVisible()


def test_a_missing_folder_is_named_and_the_dialog_stays(qtbot, dialog, home):
    press(qtbot, dialog, home / "nowhere" / "a.pdf")
    assert dialog.isVisible()
    assert "there is no folder" in dialog.problem.text()
    assert "nowhere" in dialog.problem.text()
    dialog.file.name.setText(str(home / "a.pdf"))
    assert not dialog.problem.isVisible()
    with qtbot.waitSignal(dialog.exported):
        press(qtbot, dialog)


def test_a_protected_file_stays_as_it_is(qtbot, dialog, home):
    path = home / "kept.pdf"
    path.write_bytes(b"old")
    path.chmod(0o444)
    press(qtbot, dialog, path, "Replace")
    assert path.read_bytes() == b"old"
    assert "write-protected" in dialog.problem.text()


def test_no_name_is_asked_for(qtbot, dialog):
    press(qtbot, dialog, "  ")
    assert "Enter a name" in dialog.problem.text()


@pytest.mark.parametrize(
    ("content", "words"), [(None, "could not be read"), (b"GIF89a", "not a PNG or SVG picture")]
)
def test_a_logo_that_is_none_is_told(qtbot, dialog, home, content, words):
    path = home / "logo.png"
    if content is not None:
        path.write_bytes(content)
    dialog.form.logo.setText(str(path))
    wait_for_preview(qtbot, dialog)  # the pages are shown without it
    assert words in dialog.problem.text()
    press(qtbot, dialog, home / "out.pdf")
    assert words in dialog.problem.text()
    assert not (home / "out.pdf").exists()


def test_pages_do_not_fit_into_a_picture(qtbot, desk, home):
    desk.room.controls.boards.setValue(999)
    dialog = open_dialog(desk)
    choose(dialog.form.format, "png")
    press(qtbot, dialog, home / "out.png")
    assert "choose PDF instead" in dialog.problem.text()
    assert not (home / "out.png").exists()


def long_export(dialog):
    choose(dialog.form.what, scale_sheets.BOOKLET)
    dialog.form.last.setValue(999)


def test_cancel_in_the_middle_leaves_nothing(qtbot, dialog, home):
    long_export(dialog)
    before = files(home)
    dialog.file.name.setText(str(home / "long.pdf"))
    qtbot.mouseClick(dialog.export_button, LEFT)
    assert dialog._work.running
    assert not dialog.form.isEnabled()
    qtbot.waitUntil(lambda: dialog.progress.value() > 0)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert not dialog._work.running
    assert "Cancelled" in dialog.problem.text()
    assert dialog.form.isEnabled()
    assert files(home) == before
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_progress_is_shown_after_half_a_second(qtbot, dialog, home):
    long_export(dialog)
    dialog.file.name.setText(str(home / "long.pdf"))
    qtbot.mouseClick(dialog.export_button, LEFT)
    assert not dialog.progress.isVisible()
    qtbot.waitUntil(dialog.progress.isVisible)
    qtbot.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel), LEFT)
    assert not dialog.progress.isVisible()


def test_closing_the_window_ends_the_export(qtbot, desk, home):
    dialog = open_dialog(desk)
    long_export(dialog)
    dialog.file.name.setText(str(home / "long.pdf"))
    qtbot.mouseClick(dialog.export_button, LEFT)
    before = files(home)
    desk.close()
    qtbot.wait(100)
    assert files(home) == before


# Presets


def name_preset(qtbot, dialog, action, name):
    action.trigger()
    (question,) = dialog.presets.findChildren(QInputDialog)
    question.setTextValue(name)
    question.accept()
    qtbot.waitUntil(lambda: not dialog.presets.findChildren(QInputDialog))


def test_presets_are_saved_brought_back_renamed_and_deleted(qtbot, open_desk, home):
    desk = open_desk()
    dialog = open_dialog(desk)
    presets = dialog.presets
    assert not presets.rename.isEnabled()
    choose(dialog.form.form, Form.CARD)
    choose(dialog.form.paper, "Letter")
    name_preset(qtbot, dialog, presets.save, "Club cards")
    assert presets.combo.currentText() == "Club cards"
    choose(dialog.form.form, Form.SHEET)
    assert presets.combo.currentText() == "none"
    name_preset(qtbot, dialog, presets.save, "Letter sheet")
    dialog.reject()
    desk.close()

    dialog = open_dialog(open_desk())
    presets = dialog.presets
    assert offered(presets.combo) == ["", "Club cards", "Letter sheet"]
    choose(presets.combo, "Club cards")
    assert dialog.form.form.currentData() is Form.CARD
    assert dialog.form.paper.currentData() == "Letter"
    name_preset(qtbot, dialog, presets.rename, "Letter sheet")
    assert offered(presets.combo) == ["", "Letter sheet", "Letter sheet*"]
    presets.delete.trigger()
    assert offered(presets.combo) == ["", "Letter sheet"]
    choose(presets.combo, "Letter sheet")
    choose(dialog.form.paper, "A3")
    presets.save.trigger()
    (question,) = presets.findChildren(QInputDialog)
    question.setTextValue("  ")
    question.accept()
    assert question.isVisible()
    assert question.complaint.text == "A preset needs a name."
    (error,) = question.findChildren(FieldError)
    assert error.isVisible()
    assert question.rect().contains(error.geometry())
    question.setTextValue("x")
    assert question.complaint.text == ""
    question.reject()
    qtbot.waitUntil(lambda: not presets.findChildren(QInputDialog))
    presets.save.trigger()  # its own name is offered, to update it
    (question,) = presets.findChildren(QInputDialog)
    assert question.textValue() == "Letter sheet"
    question.accept()
    assert [preset.choice.paper for preset in presets.presets] == ["A3"]
    choose(dialog.form.form, Form.CARD)
    assert dialog.form.form.currentData() is Form.CARD


def test_everything_is_reached_by_the_keyboard(qtbot, dialog):
    dialog.form.what.setFocus()
    names = set()
    for _ in range(60):
        names.add(QGuiApplication.focusObject().objectName())
        qtbot.keyClick(QGuiApplication.focusObject(), Qt.Key.Key_Tab)
    assert {
        *("whatCombo", "formatCombo", "formCombo", "paperCombo", "orientationCombo"),
        *("outputLanguageCombo", "outputDecimalSignCombo", "titleEdit", "eventEdit", "dateEdit"),
        *("todayButton", "logoEdit", "logoButton", "presetCombo", "presetButton", "fileEdit"),
        *("browseButton", "previewArea", "previewLarger"),
    } <= names


def test_the_wheel_with_ctrl_zooms_the_page(qtbot, dialog):
    wait_for_preview(qtbot, dialog)
    before = dialog.preview.picture.pixmap().width()
    wheel(dialog.preview.area, 120)
    assert dialog.preview.picture.pixmap().width() > before


def wheel(area, delta):
    place = QPointF(10, 10)
    event = QWheelEvent(
        place,
        area.viewport().mapToGlobal(place),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(area.viewport(), event)
