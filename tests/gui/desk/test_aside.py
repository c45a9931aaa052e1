"""A file is read in a thread: what it holds comes back, the window goes on, and Esc leaves it."""

import threading

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QProgressDialog, QPushButton

from vpdesk.gui.desk import aside as module
from vpdesk.gui.desk.aside import ReadingStoppedError, aside


@pytest.fixture(autouse=True)
def soon(monkeypatch):
    monkeypatch.setattr(module, "SHOWN_AFTER_MS", 1)


def dialogs():
    return [
        each
        for each in QApplication.topLevelWidgets()
        if isinstance(each, QProgressDialog) and each.isVisible()
    ]


def test_what_is_read_comes_back_from_another_thread(qapp):
    assert aside(threading.current_thread) is not threading.main_thread()
    assert aside(lambda: None) is None


def test_what_is_wrong_is_raised_here(qapp):
    with pytest.raises(KeyError, match="wrong"):
        aside(lambda: dict[str, int]()["wrong"])


def test_the_window_goes_on_and_takes_no_keys_of_the_user(qtbot, qapp):
    button, may_end, seen = QPushButton(), threading.Event(), []
    qtbot.addWidget(button)
    button.show()

    def look():
        seen.append([each.labelText() for each in dialogs()])
        if seen[-1]:
            may_end.set()

    timer = QTimer(interval=50)
    timer.timeout.connect(look)
    timer.start()
    assert aside(lambda: may_end.wait(60)) is True
    timer.stop()
    assert ["The file is being read."] in seen
    assert dialogs() == []


def test_escape_leaves_the_file_and_what_comes_late_is_given_back(qtbot, qapp):
    may_end, given_back, late = threading.Event(), [], threading.Event()

    def give_back(found):
        given_back.append(found)
        late.set()

    def escape():
        for each in dialogs():
            qtbot.keyClick(each, Qt.Key.Key_Escape)

    timer = QTimer(interval=50)
    timer.timeout.connect(escape)
    timer.start()
    try:
        with pytest.raises(ReadingStoppedError, match="was not read to its end"):
            aside(lambda: may_end.wait(60), give_back)
    finally:
        timer.stop()
    assert given_back == []
    may_end.set()
    assert late.wait(60)
    assert given_back == [True]
    assert dialogs() == []


def test_a_dialog_that_is_rejected_without_its_key_leaves_the_file_too(qapp):
    may_end = threading.Event()
    timer = QTimer(interval=50)
    timer.timeout.connect(lambda: [each.reject() for each in dialogs()])
    timer.start()
    try:
        with pytest.raises(ReadingStoppedError):
            aside(lambda: may_end.wait(60))
    finally:
        timer.stop()
        may_end.set()
