"""Own scales: typed, pasted or read from a file, kept, handed on, and offered in the rooms."""

from dataclasses import replace

import openpyxl
import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMessageBox

from tests.gui.room_builders import scales_of
from tests.sure import sure
from vpdesk.files import scale_library
from vpdesk.files.atomic import StorageError
from vpdesk.files.scale_file import read_scale, write_scale
from vpdesk.files.scale_recovery import UNSAVED_SCALES, UnsavedScale
from vpdesk.gui.rooms.scales.own_scales_window import OwnScalesDialog
from vpdesk.gui.rooms.scales.scale_editor import ScaleEditor, draft_of, empty_margins
from vpdesk.gui.tables.grid_model import GridModel, letters
from vpdesk.settings import own_scales_folder, recovery_folder

ACBL = scale_library.find("acbl-20")
assert ACBL is not None
MINE = replace(ACBL, key="own-mine", name="Mine", own=True)
CLUB = "24 boards\nIMPs\tVP\n0\t10.00\n1\t10.25\n2\t10.50"
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
KEYS = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def folder(tmp_path):
    scale_library.save_own(tmp_path / "scales", MINE)
    return tmp_path / "scales"


@pytest.fixture
def dialog(qtbot, home, folder, type_size):
    made = OwnScalesDialog(folder)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def editor(dialog):
    dialog.change.click()
    return dialog.editor


def copy(text: str) -> None:
    data = QMimeData()
    data.setText(text)
    QGuiApplication.clipboard().setMimeData(data)


@pytest.fixture(autouse=True)
def clipboard(qapp):
    yield
    QGuiApplication.clipboard().clear()  # the offscreen one would outlive Python


def names(folder):
    return [scales.name for scales in scale_library.own(folder)]


def test_an_empty_list_says_what_to_do(qtbot, tmp_path):
    dialog = OwnScalesDialog(tmp_path)
    qtbot.addWidget(dialog)
    assert "type one with New" in dialog.facts.text()
    for button in (dialog.use, dialog.change, dialog.copy, dialog.remove, dialog.put_back):
        assert not button.isEnabled()
    dialog.list.itemActivated.emit(None)
    assert not dialog.result()


def test_a_scale_is_changed_and_what_is_wrong_is_said_at_its_cell(qtbot, dialog, folder, editor):
    assert editor.verdict.text() == (
        "A scale for 1-36 boards; the largest win is 20 VP. The audit finds 2 faults."
        "\n21-27, 3 – 6: This band is 4 IMPs wide; the draw, to both sides of 0, is 5 IMPs wide."
        "\n28-36, 4 – 8: This band is 5 IMPs wide; the draw, to both sides of 0, is 7 IMPs wide."
    )
    grid = editor.grid
    grid.go_to(2, 2)
    qtbot.keyClicks(grid, "x")
    qtbot.keyClick(grid.viewport().findChild(QLineEdit), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: editor.verdict.text() == "⚠ C3: “x” is not a margin.")
    assert grid.grid.index(2, 2).data() == "⚠ x"
    assert grid.grid.index(2, 2).data(Qt.ItemDataRole.ToolTipRole) == "C3: “x” is not a margin."
    assert grid.currentIndex().row() == 3
    editor.save.click()
    assert editor.isVisible()
    editor.undo.click()
    editor.check()
    assert grid.grid.index(2, 2).data() == "1-2"
    grid.grid.fill(0, 2, [["6-8"]])
    editor.save.click()
    assert not editor.isVisible()
    assert sure(scale_library.find("own-mine", folder)).counts == "6-36"
    assert dialog.scales.counts == "6-36"


def test_a_new_name_takes_the_old_file_along_and_a_taken_one_is_refused(dialog, folder, editor):
    scale_library.save_own(folder, replace(MINE, key="own-other", name="Other"))
    editor.name.setText("other!")
    editor.save.click()
    beside = editor.name_problem
    assert beside.text().startswith("⚠ There is an own scale named “other!” already")
    assert beside.isVisible()
    assert 0 <= beside.y() - editor.name.geometry().bottom() < 20
    assert editor.name.text() == "other!"
    assert editor.name.hasFocus()
    assert editor.name.accessibleDescription().startswith("There is an own scale")
    editor.name.setText("")
    editor.save.click()
    assert beside.text() == "⚠ A scale needs a name."
    editor.name.setText("Ours")
    editor.save.click()
    assert names(folder) == ["Other", "Ours"]
    assert dialog.list.currentItem().text() == "Ours"


def test_what_is_wrong_with_the_name_and_with_a_cell_is_said_at_once(qtbot, dialog, folder, editor):
    editor.name.setText("")
    grid = editor.grid
    grid.grid.fill(0, 2, [["none"]])
    qtbot.waitUntil(lambda: "The number of boards is missing" in editor.verdict.text())
    assert editor.name_problem.text() == "⚠ A scale needs a name."
    assert editor.verdict.text().startswith("⚠ C2: ")
    at = grid.grid.index(1, 2)
    assert at.data(Qt.ItemDataRole.ToolTipRole) == editor.verdict.text().removeprefix("⚠ ")
    assert grid.grid.index(0, 2).data() == "none"
    editor.save.click()
    assert editor.isVisible()


def test_a_table_that_was_copied_becomes_a_scale(qtbot, dialog, folder):
    dialog.paste.click()
    assert dialog.problem.text() == "⚠ Copy a table first; there is no text to paste."
    copy(CLUB)
    dialog.paste.click()
    assert dialog.editor.grid.grid.cells[2] == ("0", "10.00")
    assert dialog.editor.name_problem.text() == "⚠ A scale needs a name."
    assert dialog.editor.verdict.text().startswith("A scale for 24 boards")
    qtbot.keyClicks(dialog.editor.name, "Club")
    with qtbot.waitSignal(dialog.ownScalesChanged):
        dialog.editor.save.click()
    assert sure(scale_library.find("own-club", folder)).scale(24).vps(-2) == (950, 1050)


def test_a_scale_typed_in_from_the_beginning(dialog, folder):
    (bands, margins) = dialog.new.menu().actions()
    margins.trigger()
    assert dialog.editor.verdict.text() == "Give the scale a name and fill in the table."
    dialog.editor.reject()
    assert not dialog.editor.isVisible()
    bands.trigger()
    editor = dialog.editor
    editor.name.setText("Bands")
    starts = sure(ACBL).tables[0].starts
    editor.grid.go_to(1, 2)
    copy("\n".join(map(str, starts)))
    editor.paste.click()
    editor.save.click()
    assert sure(scale_library.find("own-bands", folder)).tables[0].starts == starts


def test_files_are_opened_in_the_editor(dialog, folder, tmp_path):
    path = tmp_path / "Printed.vpscale"
    write_scale(path, sure(ACBL))
    dialog.edit_file(path)
    assert dialog.editor.name.text() == "ACBL 20 VP"
    dialog.editor.save.click()
    assert sure(scale_library.find("own-acbl-20-vp", folder)).tables == sure(ACBL).tables
    book = openpyxl.Workbook()
    for line in CLUB.splitlines():
        book.active.append(line.split("\t"))
    book.save(tmp_path / "Club 24.xlsx")
    dialog.edit_file(tmp_path / "Club 24.xlsx")
    dialog.editor.save.click()
    assert names(folder) == ["ACBL 20 VP", "Club 24", "Mine"]
    dialog.edit_file(tmp_path / "none.csv")
    assert dialog.problem.text() == "⚠ none.csv: There is no such file."


def test_a_scale_is_handed_on_as_a_file(dialog, tmp_path):
    dialog.copy.click()
    (files,) = dialog.findChildren(QFileDialog)
    files.fileSelected.emit(str(tmp_path / "mine.vpscale"))
    files.close()
    assert read_scale(tmp_path / "mine.vpscale").tables == sure(ACBL).tables
    dialog.save_copy(tmp_path / "nowhere" / "mine.vpscale", MINE)
    assert "was not saved because there is no folder" in dialog.problem.text()


def test_what_was_removed_can_be_put_back(qtbot, dialog, folder):
    with qtbot.waitSignal(dialog.ownScalesChanged):
        qtbot.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert names(folder) == []
    dialog.put_back.click()
    assert names(folder) == ["Mine"]
    assert dialog.scales == MINE
    assert not dialog.put_back.isEnabled()


def test_a_damaged_file_is_named(qtbot, folder):
    (folder / "own-bad.vpscale").write_text("{")
    dialog = OwnScalesDialog(folder)
    qtbot.addWidget(dialog)
    assert dialog.problem.text().startswith("⚠ own-bad.vpscale, line 1: This is not JSON")


def kept():
    return [
        UNSAVED_SCALES.from_bytes(each.read_bytes())
        for each in recovery_folder().glob("*.unsavedscale")
    ]


def test_what_is_typed_is_kept_for_a_crash_until_it_is_saved_or_discarded(dialog, editor):
    assert kept() == []
    editor.note.setText("New")
    editor.grid.grid.setData(editor.grid.grid.index(2, 1), "12.34")
    (work,) = kept()
    assert (work.note, work.cells[2][1], work.key) == ("New", "12.34", MINE.key)
    editor.save.click()
    assert kept() == []
    copy(CLUB)
    dialog.paste.click()  # nowhere else once the other program is closed
    (work,) = kept()
    assert (work.name, work.cells[-1], work.key) == ("", ("2", "10.50"), "")
    dialog.editor.reject()
    (question,) = dialog.editor.findChildren(QMessageBox)
    question.button(QMessageBox.StandardButton.Discard).click()
    assert kept() == []


@pytest.mark.parametrize("there", [True, False])
def test_a_table_that_a_crash_left_is_gone_on_with(desk, there):
    if there:
        scale_library.save_own(own_scales_folder(), MINE)
    rows = tuple(tuple(line.split("\t")) for line in CLUB.splitlines())
    work = UnsavedScale(rows, "Club", "Bern", "2026", MINE.key)
    recovery_folder().mkdir(parents=True, exist_ok=True)
    left = recovery_folder() / "scale-1-1.unsavedscale"
    left.write_bytes(UNSAVED_SCALES.to_bytes(work))
    desk.house.offer_recovery()
    (text,) = desk.bar.shown
    assert text.startswith("Unsaved work was recovered: “Club” (own scale; rows of the table: 5)")
    desk.bar._rows[0].buttons[0].click()
    assert not left.exists()
    assert desk.bar.shown == ()
    assert kept() == [work if there else replace(work, key="")]
    (editor,) = desk.findChildren(ScaleEditor)
    editor.save.click()
    assert [each.name for each in scale_library.own(own_scales_folder())] == ["Club"]
    assert kept() == []


def test_unsaved_changes_are_asked_about(editor, folder):
    editor.note.setText("New")
    editor.reject()
    (question,) = editor.findChildren(QMessageBox)
    question.button(QMessageBox.StandardButton.Cancel).click()
    assert editor.isVisible()
    editor.reject()
    editor._question.button(QMessageBox.StandardButton.Save).click()
    assert not editor.isVisible()
    assert sure(scale_library.find("own-mine", folder)).note == "New"


def test_changes_can_be_discarded(editor, folder):
    editor.note.setText("New")
    editor.reject()
    editor._question.button(QMessageBox.StandardButton.Discard).click()
    assert not editor.isVisible()
    assert scale_library.find("own-mine", folder) == MINE


def test_a_scale_that_cannot_be_saved_stays_open(monkeypatch, editor):
    def refuse(*_):
        raise StorageError("The disk is full.")

    monkeypatch.setattr("vpdesk.gui.rooms.scales.scale_editor.save_own", refuse)
    editor.save.click()
    assert editor.isVisible()
    assert editor.verdict.text() == "⚠ The disk is full."


def test_cells_are_copied_cut_and_cleared_as_in_a_spreadsheet(qtbot, editor):
    grid = editor.grid
    grid.setFocus()
    grid.go_to(1, 0)
    qtbot.keyClick(grid, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(grid, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(grid, Qt.Key.Key_C, KEYS)
    assert QGuiApplication.clipboard().text() == "10\t10\n11\t9\n"
    qtbot.keyClick(grid, Qt.Key.Key_X, KEYS)
    assert [grid.grid.text(row, 0) for row in (1, 2, 3)] == ["", "", "12"]
    grid.go_to(12, 9)
    qtbot.keyClick(grid, Qt.Key.Key_V, KEYS)
    assert grid.grid.text(13, 10) == "9"
    for _ in range(2):
        qtbot.keyClick(grid, Qt.Key.Key_Z, KEYS)
    assert grid.grid.text(1, 0) == "10"
    assert not grid.grid.can_undo
    qtbot.keyClick(grid, Qt.Key.Key_Z, KEYS | Qt.KeyboardModifier.ShiftModifier)
    assert grid.grid.text(1, 0) == ""


def test_the_grid_is_a_sound_model(qapp):
    model = GridModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.begin(draft_of(sure(ACBL), new=True).cells)
    model.fill(40, 30, [["1", "2"], ["3"]])
    assert (model.rowCount(), model.columnCount()) == (44, 34)
    model.undo()
    model.undo()
    model.redo()
    model.begin([])
    assert not model.can_redo
    model.setData(model.index(3, 2), "  4  5 ")
    assert model.cells == ((), (), (), ("", "", "4 5"))
    assert [letters(at) for at in (0, 25, 26, 701, 702)] == ["A", "Z", "AA", "ZZ", "AAA"]


def test_the_rooms_offer_a_new_scale_and_show_a_changed_one(qtbot, desk):
    desk.menus.action("own", "scales").trigger()
    (dialog,) = desk.findChildren(OwnScalesDialog)
    dialog.edit(empty_margins()._replace(cells=[line.split("\t") for line in CLUB.splitlines()]))
    dialog.editor.name.setText("Club")
    dialog.editor.save.click()
    combo = scales_of(desk).controls.kind
    assert combo.findData("own-club") > 0
    dialog.use.click()
    assert sure(scales_of(desk).choice.family).name == "Club"
    assert scales_of(desk).choice.scale(24).vps(1) == (1025, 975)
    combo.setCurrentIndex(combo.findText("Own Scales…"))
    (dialog,) = [each for each in desk.findChildren(OwnScalesDialog) if each.isVisible()]
    assert dialog.scales.name == "Club"
    dialog.change.click()
    dialog.editor.grid.grid.fill(3, 1, [["10.30", "9.70"]])
    dialog.editor.save.click()
    assert scales_of(desk).choice.scale(24).vps(1) == (1030, 970)
    assert names(own_scales_folder()) == ["Club"]


def test_a_scale_file_is_opened_by_the_window(desk, tmp_path):
    write_scale(tmp_path / "handed.vpscale", MINE)
    desk.open_file(tmp_path / "handed.vpscale")
    (editor,) = desk.findChildren(ScaleEditor)
    assert editor.name.text() == "Mine"
    editor.reject()
