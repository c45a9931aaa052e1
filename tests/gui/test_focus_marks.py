"""Where the keyboard is can be seen in texts, lists and lines with links."""

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from vpdesk.gui.theme import apply_theme
from vpdesk.gui.widgets.focus_ring import FocusRing
from vpdesk.gui.widgets.link_line import LinkLine
from vpdesk.gui.widgets.tab_bar import TabBar

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


def ring_of(widget):
    rings = [each for each in widget.children() if type(each).__name__ == "_Ring"]
    return next((each for each in rings if each.isVisible()), None)


@pytest.fixture
def asked(shown):
    """A dialog with a box, a default button and another, of which the program chooses the box."""
    dialog = QDialog()
    FocusRing(dialog)
    layout, chosen = QVBoxLayout(dialog), QComboBox()
    good, other = QPushButton("Export"), QPushButton("Cancel")
    for each in (chosen, good, other):
        layout.addWidget(each)
    good.setDefault(True)
    chosen.setFocus()
    shown(dialog, 300, 200).activateWindow()
    return dialog, chosen, good, other


def test_what_a_dialog_opens_on_is_ringed(asked):
    _, chosen, good, _ = asked
    assert ring_of(chosen) is not None
    assert ring_of(good) is None


def test_the_mouse_leaves_no_ring(qtbot, asked):
    _, chosen, _, other = asked
    qtbot.mousePress(other, Qt.MouseButton.LeftButton)
    assert other.hasFocus()
    assert ring_of(other) is None
    qtbot.mouseRelease(other, Qt.MouseButton.LeftButton)
    chosen.setFocus()
    assert ring_of(chosen) is not None


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_default_button_is_filled_and_framed_like_others(asked, theme):
    apply_theme(theme, system_is_dark=False)
    dialog, chosen, good, _ = asked
    QApplication.processEvents()
    accent = QApplication.palette().color(QPalette.ColorRole.Accent)
    ground = good.grab().toImage()
    assert ground.pixelColor(8, good.height() // 2) == accent
    good.setFocus()
    rim = good.grab().toImage()
    assert sum(rim.pixelColor(x, good.height() // 2) != accent for x in range(3, 8)) >= 2
    dialog.close()
    chosen.clearFocus()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_tab_with_the_keyboard_is_framed(shown, theme):
    apply_theme(theme, system_is_dark=False)
    page, bar, field = QWidget(), TabBar(), QLineEdit()
    layout = QVBoxLayout(page)
    for each in (bar, field):
        layout.addWidget(each)
    for text in ("Standings", "Why"):
        bar.addTab(text)
    shown(page, 300, 200).activateWindow()
    QApplication.processEvents()
    accent = QApplication.palette().color(QPalette.ColorRole.Accent)

    def sides():
        tab, image = bar.tabRect(0), bar.grab().toImage()
        return sum(image.pixelColor(x, tab.center().y()) == accent for x in range(tab.left(), 8))

    field.setFocus()
    assert sides() == 0
    bar.setFocus()
    assert sides() == 2
