"""When something goes wrong: the work stays on screen, the log tells."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton

from vpdesk.gui.dialogs.crash_dialog import CrashDialog
from vpdesk.settings import log_folder

pytestmark = [pytest.mark.logs_errors, pytest.mark.qt_no_exception_capture]


def fail():
    raise RuntimeError("planted")


def dialogs(desk):
    return [each for each in desk.findChildren(CrashDialog) if each.isVisible()]


def test_an_error_in_a_slot_opens_one_dialog_and_the_desk_works_on(desk, capsys):
    for _ in range(3):
        QTimer.singleShot(0, fail)
    QApplication.processEvents()
    (dialog,) = dialogs(desk)
    assert "Your work is still on screen" in dialog.text.text()
    assert "planted" in dialog.details.toPlainText()
    desk.room.controls.boards.setValue(24)
    assert desk.windowTitle() == "24 boards"
    copy = next(b for b in dialog.findChildren(QPushButton) if "Copy" in b.text())
    copy.click()
    assert dialog.isVisible()
    assert "RuntimeError: planted" in QGuiApplication.clipboard().text()
    dialog.close()
    QApplication.processEvents()
    QTimer.singleShot(0, lambda: fail())  # noqa: PLW0108 - another line, another traceback
    QApplication.processEvents()
    assert len(dialogs(desk)) == 1
    log = (log_folder() / "vpdesk.log").read_text()
    assert log.count("RuntimeError: planted") == 2
    assert "RuntimeError: planted" in capsys.readouterr().err


def test_a_hard_crash_is_told_at_the_next_start(open_desk):
    folder = log_folder()
    folder.mkdir(parents=True)
    (folder / "crash.log").write_text("Fatal Python error: Segmentation fault")
    desk = open_desk()
    assert "ended unexpectedly last time" in desk.statusBar().currentMessage()
    assert "Segmentation" in (folder / "crash.last.log").read_text()
    desk.close()
    desk = open_desk()
    assert desk.statusBar().currentMessage() == ""
