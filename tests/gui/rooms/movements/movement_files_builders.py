"""What test_movement_files and others are made of."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit, QMessageBox, QPushButton


def dialog_of(desk, kind, name):
    QApplication.processEvents()
    (dialog,) = (each for each in desk.findChildren(kind, name) if each.isVisible())
    return dialog


def choose_file(desk, name, path):
    """Answer the file dialog of this name with a file, as if its name had been typed.

    Its own button would look into the folder, which it reads in a thread, and could ask.
    """
    dialog = dialog_of(desk, QFileDialog, name)
    dialog.findChild(QLineEdit, "fileNameEdit").setText(str(path))
    (chosen,) = dialog.selectedFiles()
    dialog.fileSelected.emit(chosen)
    dialog.reject()


def answer(desk, button):
    """Answer the question whether to save."""
    question = dialog_of(desk, QMessageBox, "unsavedQuestion")
    QTest.mouseClick(question.button(button), Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def notice(desk):
    """What the bar over the room says; "" where it is hidden."""
    bar = desk.frame.bar
    return bar.findChild(QLabel, "noticeLabel").text() if bar.isVisible() else ""


def press(desk, name):
    """Press a button in that bar."""
    (button,) = (each for each in desk.frame.bar.buttons if each.objectName() == name)
    assert isinstance(button, QPushButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
