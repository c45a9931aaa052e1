"""Files that the Finder of macOS asks to open."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent

from vpdesk.gui.desk.finder import FinderFiles


def test_a_file_is_opened_once_the_window_is_filled(desk, monkeypatch, qtbot, tmp_path):
    opened = []
    monkeypatch.setattr(desk, "open_file", opened.append)
    files = FinderFiles(desk)
    first, second = tmp_path / "a.vppairs", tmp_path / "b.vpt"
    assert files.eventFilter(desk, QFileOpenEvent(str(first)))
    assert opened == []
    desk.ready.emit()
    assert opened == [first]
    assert files.eventFilter(desk, QFileOpenEvent(str(second)))
    qtbot.waitUntil(lambda: opened == [first, second])
    assert not files.eventFilter(desk, QEvent(QEvent.Type.User))
