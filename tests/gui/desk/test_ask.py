"""Dialogs that ask for a file: where they begin, what they offer, what they hand on."""

from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEventLoop, QStandardPaths, QTimer
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QWidget,
)

from vpdesk.gui.desk.ask import ask_open, ask_save, existing_folder
from vpdesk.gui.texts import set_language
from vpdesk.languages import LANGUAGES, SOURCE

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
KINDS = ["JSON (*.json)", "CSV (*.csv)"]


@pytest.fixture
def owner(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    return made


def the_dialog(owner):
    (dialog,) = owner.findChildren(QFileDialog)
    return dialog


def name_of(dialog):
    return dialog.findChild(QLineEdit, "fileNameEdit").text()


def test_a_file_to_open_is_begun_with_and_handed_on(owner, tmp_path):
    file, chosen = tmp_path / "one.json", []
    file.write_text("{}")
    ask_open(owner, "some", "Open", KINDS[:1], chosen.append, file)
    dialog = the_dialog(owner)
    assert (dialog.objectName(), dialog.windowTitle()) == ("some", "Open")
    assert dialog.nameFilters() == [KINDS[0], "All files (*)"]
    assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptOpen
    assert Path(dialog.directory().absolutePath()) == tmp_path
    assert name_of(dialog) == "one.json"
    dialog.accept()
    assert chosen == [file]


@pytest.mark.parametrize("code", [each for each in LANGUAGES if each != SOURCE])
def test_what_qt_says_in_a_dialog_is_in_the_language(owner, code):
    def texts():
        dialog = the_dialog(owner)
        labels = [each.text().replace("&", "") for each in dialog.findChildren(QLabel)]
        buttons = [each.text().replace("&", "") for each in dialog.findChildren(QPushButton)]
        folder = QCoreApplication.translate("QAbstractFileIconProvider", "Folder")
        return {*labels, *buttons, folder}

    ask_open(owner, "some", "Open", KINDS, print)
    english = texts()
    assert {"Look in:", "Files of type:", "Cancel", "Folder"} <= english
    shiboken6.delete(the_dialog(owner))
    set_language(code)
    try:
        ask_open(owner, "some", "Open", KINDS, print)
        assert not texts() & english
    finally:
        set_language(SOURCE)


def test_a_folder_is_begun_in_with_no_name(owner, tmp_path):
    ask_open(owner, "some", "Open", KINDS, print, tmp_path)
    assert Path(the_dialog(owner).directory().absolutePath()) == tmp_path
    assert name_of(the_dialog(owner)) == ""


def test_a_file_to_save_has_the_ending_of_its_kind(owner, tmp_path):
    chosen = []
    ask_save(owner, "some", "Save", KINDS, tmp_path / "a.csv", lambda *given: chosen.append(given))
    dialog = the_dialog(owner)
    assert (dialog.selectedNameFilter(), name_of(dialog)) == (KINDS[1], "a.csv")
    dialog.selectNameFilter(KINDS[0])
    dialog.filterSelected.emit(KINDS[0])
    dialog.findChild(QLineEdit, "fileNameEdit").setText("b")
    dialog.accept()
    assert chosen == [(tmp_path / "b.json", KINDS[0])]


def test_without_a_folder_that_is_there_it_is_the_documents(owner, tmp_path, monkeypatch):
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setattr(Path, "home", lambda: home)
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: str(tmp_path))
    too_long = tmp_path / f"{'x' * 300}.json"
    for nowhere in ("", ".", "a name", tmp_path / "gone", too_long):
        assert existing_folder(nowhere) == tmp_path
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: "")
    assert existing_folder("") == home
    ask_save(owner, "some", "Save", KINDS, "a.json", print)
    assert Path(the_dialog(owner).directory().absolutePath()) == home
    assert name_of(the_dialog(owner)) == "a.json"


def test_a_name_that_no_file_can_have_is_no_trouble(owner, tmp_path, monkeypatch):
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: str(tmp_path))
    too_long = tmp_path / f"{'x' * 300}.json"
    ask_open(owner, "opened", "Open", KINDS, print, too_long)
    ask_save(owner, "saved", "Save", KINDS, too_long, print)
    folders = {each.directory().absolutePath() for each in owner.findChildren(QFileDialog)}
    assert {*map(Path, folders)} == {tmp_path}
    assert name_of(owner.findChild(QFileDialog, "saved")) == too_long.name


def test_a_dialog_is_closed_before_its_answer_is_taken(owner, tmp_path):
    """Else a second Enter ends and deletes it while a slow disk is waited for."""
    file, taken = tmp_path / "one.json", []
    file.write_text("{}")

    def take(path):
        taken.append((path, dialog.isVisible()))
        dialog.accept()
        loop = QEventLoop()
        QTimer.singleShot(0, loop.quit)
        loop.exec()
        assert shiboken6.isValid(dialog)

    ask_open(owner, "some", "Open", KINDS[:1], take, file)
    dialog = the_dialog(owner)
    dialog.accept()
    assert taken == [(file, False)]


@pytest.mark.parametrize("end", ["reject", "accept"])
def test_a_dialog_that_asks_whether_to_replace_a_file_does_not_end(owner, qtbot, tmp_path, end):
    """Keys may reach it from behind, through a list that has just gone."""
    chosen, ended = [], []
    (tmp_path / "a.csv").write_text("1")
    ask_save(owner, "some", "Save", KINDS, tmp_path / "a.csv", lambda *given: chosen.append(given))
    dialog = the_dialog(owner)
    dialog.finished.connect(ended.append)

    def answer():
        (question,) = dialog.findChildren(QMessageBox)
        QDialog.reject(dialog) if end == "reject" else QDialog.accept(dialog)
        assert not ended
        question.button(QMessageBox.StandardButton.Yes).click()

    QTimer.singleShot(0, answer)
    dialog.accept()
    assert (ended, len(chosen)) == ([QDialog.DialogCode.Accepted], 1)
