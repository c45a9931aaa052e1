"""When something goes wrong: the work stays on screen, the log tells."""

from contextlib import suppress
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from vpdesk.files.match_recovery import UNSAVED_MATCHES
from vpdesk.gui.dialogs.crash_dialog import CrashDialog
from vpdesk.settings import log_folder, recovery_folder

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
    assert "your work is still here" in dialog.text.text()
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


class Raising(QWidget):
    """C raises in it without an exception object, before Python 3.12."""

    def changeEvent(self, event):  # noqa: N802 - Qt
        int("no number")


def test_what_is_typed_is_kept_where_c_raises_in_an_override(desk, capsys):
    desk.show_room("match")
    document = desk.house.keepers["match"].files.document
    document.request(replace(document.sheet, event="Final"), "event")
    widget = Raising(desk)
    for _ in range(20):
        with suppress(ValueError):  # PySide6 hands it on where Python called
            QApplication.sendEvent(widget, QEvent(QEvent.Type.FontChange))
    QApplication.processEvents()
    assert document.sheet.event == "Final"
    (kept,) = recovery_folder().glob("*.unsavedmatch")
    assert UNSAVED_MATCHES.from_bytes(kept.read_bytes()).match == document.match
    capsys.readouterr()
    desk.house.keepers["match"].files.autosave.remove()
    document.undo()


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
