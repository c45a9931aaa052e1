"""Where the keyboard is can be seen in texts, lists and lines with links."""

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QTextBrowser, QVBoxLayout, QWidget

from vpdesk.gui.widgets.focus_ring import FocusRing
from vpdesk.gui.widgets.link_line import LinkLine

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def page(shown):
    """A window with a field, a line that leads to two places, and a text."""
    window, line = QWidget(), LinkLine()
    layout = QVBoxLayout(window)
    line.show_pieces((("Missing on boards ", ""), ("21", "a"), (", ", ""), ("22", "b"), (".", "")))
    for each in (QLineEdit(), line, QTextBrowser()):
        layout.addWidget(each)
    shown(window, 300, 200)
    return window


def test_tab_goes_from_link_to_link(qtbot, page):
    field, line, text = (page.layout().itemAt(at).widget() for at in range(3))
    followed = []
    line.linkActivated.connect(followed.append)
    field.setFocus()
    for chosen in ("21", "22", ""):
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        assert line.selectedText() == chosen
        if chosen:
            qtbot.keyClick(line, Qt.Key.Key_Return)
    assert followed == ["a", "b"]
    assert text.hasFocus()
    qtbot.keyClick(text, Qt.Key.Key_Backtab)
    assert line.selectedText() == "22"


def test_the_ring_goes_where_the_keyboard_goes(qtbot, page):
    field, _, text = (page.layout().itemAt(at).widget() for at in range(3))
    keeper = QObject(page)
    FocusRing(keeper)
    field.setFocus()
    inside = {*text.children()}
    text.setFocus()
    (ring,) = {*text.children()} - inside
    page.resize(400, 400)
    QApplication.processEvents()
    assert ring.geometry() == text.rect()
    field.setFocus()
    assert not ring.isVisible()
