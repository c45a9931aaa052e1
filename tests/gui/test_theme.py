"""What the page of colours and sizes promises: contrasts by WCAG 2, of tokens and in pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QImage, QPalette, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.gui.contrast_builders import contrast
from tests.gui.focus_marks import MARK
from vpdesk import gui
from vpdesk.gui.theme import DARK, LEAST_TYPE, LIGHT, ThemeColours, apply_theme
from vpdesk.gui.widgets.accent_button import AccentButton
from vpdesk.gui.widgets.action_buttons import ButtonBox
from vpdesk.gui.widgets.focus_ring import FocusRing
from vpdesk.gui.widgets.fonts import small
from vpdesk.gui.widgets.number_field import CountField
from vpdesk.gui.widgets.tab_bar import TabBar
from vpdesk.gui.widgets.targets import CheckBox, RadioButton

GUI = Path(gui.__file__).parent
THEMES = {"light": LIGHT, "dark": DARK}
GROUNDS = ("window", "base", "stripe", "button")
SIGNS = ("missing", "asked", "ruled", "adjusted", "corrected", "good")
READ, LARGE = 4.5, 3.0  # WCAG 2: of texts, and of large ones, outlines and signs
LEFT, WIDTH, HEIGHT = 40, 160, 40
HUE = 30  # degrees, or steps of saturation: nearer ones are one colour


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[ThemeColours]:
    apply_theme(request.param, system_is_dark=False)
    yield THEMES[request.param]
    apply_theme("light", system_is_dark=False)


def between(colours: ThemeColours, one: str, other: str) -> float:
    return contrast(QColor(getattr(colours, one)), QColor(getattr(colours, other)))


@pytest.mark.parametrize("colours", THEMES.values(), ids=list(THEMES))
def test_texts_can_be_read_on_every_ground(colours: ThemeColours) -> None:
    pairs = [(text, ground) for text in ("text", "hint") for ground in GROUNDS]
    pairs += [("accent_text", "accent"), ("text", "chosen")]
    pairs += [("accent", ground) for ground in ("window", "base", "stripe")]  # links
    pairs += [(sign, ground) for sign in SIGNS for ground in ("window", "base", "stripe")]
    weak = {pair: between(colours, *pair) for pair in pairs if between(colours, *pair) < READ}
    assert not weak


@pytest.mark.parametrize("colours", THEMES.values(), ids=list(THEMES))
def test_outlines_signs_and_what_is_closed_are_in_sight(colours: ThemeColours) -> None:
    pairs = [(each, ground) for each in ("outline", "closed", "accent") for ground in GROUNDS]
    pairs += [(sign, "chosen") for sign in SIGNS]
    weak = {pair: between(colours, *pair) for pair in pairs if between(colours, *pair) < LARGE}
    assert not weak


@pytest.mark.parametrize("colours", THEMES.values(), ids=list(THEMES))
def test_what_explains_does_not_look_switched_off(colours: ThemeColours) -> None:
    assert between(colours, "hint", "closed") > 1.5
    assert between(colours, "accent", "chosen") > LARGE  # where the keys go, and where they do not


def picture(widget: QWidget) -> QImage:
    holder = QWidget()
    widget.setParent(holder)
    holder.resize(240, 120)
    widget.setGeometry(LEFT, LEFT, WIDTH, HEIGHT)
    widget.ensurePolished()
    made = holder.grab().toImage()
    holder.deleteLater()
    return made


def strongest(image: QImage, line: QRect, ground: str) -> float:
    """The most that any pixel of a line stands out from a ground."""
    return max(
        contrast(image.pixelColor(x, y), QColor(ground))
        for x in range(line.left(), line.right() + 1)
        for y in range(line.top(), line.bottom() + 1)
    )


OUTLINED: dict[str, Callable[[], QWidget]] = {
    "field": QLineEdit,
    "number": CountField,
    "choice": QComboBox,
    "button": lambda: QPushButton(""),
    "list": QListWidget,
    "texts": QPlainTextEdit,
}


@pytest.mark.parametrize("kind", OUTLINED)
def test_edges_of_fields_and_buttons_are_in_sight(theme: ThemeColours, kind: str) -> None:
    image = picture(OUTLINED[kind]())
    for ground in (theme.window, theme.base):
        line = QRect(LEFT + WIDTH // 2, LEFT - 1, 1, 4)
        assert strongest(image, line, ground) >= LARGE, (kind, ground)


PRESSED: dict[str, Callable[[], QWidget]] = {
    "button": lambda: QPushButton("One"),
    "choice": QComboBox,
    "field": QLineEdit,
    "check": lambda: CheckBox("One"),
    "round": lambda: RadioButton("One"),
}


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("kind", PRESSED)
def test_what_has_the_keyboard_is_marked(qtbot, theme: ThemeColours, kind: str) -> None:
    """It has a ring of the accent's hue, which stands out from the window and from what it covers.

    Of a line that takes another colour the latter is not true.
    """
    window, before, widget = QWidget(), QPushButton("Before"), PRESSED[kind]()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    for each in (before, widget):
        layout.addWidget(each)
    FocusRing(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    before.setFocus()
    without = window.grab(widget.geometry()).toImage()
    qtbot.keyClick(before, Qt.Key.Key_Tab)
    assert widget.hasFocus()
    focused = window.grab(widget.geometry()).toImage()
    changed = [
        (without.pixelColor(x, y), focused.pixelColor(x, y))
        for x in range(focused.width())
        for y in range(focused.height())
        if without.pixel(x, y) != focused.pixel(x, y)
    ]
    hue, ground = QColor(theme.accent).hue(), QColor(theme.window)
    marks = [
        new
        for old, new in changed
        if abs(new.hue() - hue) < HUE and new.saturation() > HUE and contrast(new, old) >= LARGE
    ]
    assert len(marks) > MARK, kind
    assert max(contrast(each, ground) for each in marks) >= LARGE, kind


def test_the_chosen_tab_is_marked_and_all_can_be_read(theme: ThemeColours) -> None:
    tabs = TabBar()
    for text in ("One", "Two", "Three"):
        tabs.addTab(text)
    tabs.setCurrentIndex(1)
    image = picture(tabs)
    tops = [
        {image.pixelColor(LEFT + tabs.tabRect(at).center().x(), LEFT + y).name() for y in range(8)}
        for at in range(3)
    ]
    assert [theme.accent in each for each in tops] == [False, True, False]
    for at in range(3):
        tab = tabs.tabRect(at)
        ground = image.pixelColor(LEFT + tab.left() + 5, LEFT + tab.center().y())
        assert contrast(QColor(theme.text), ground) >= READ


def test_what_is_next_can_be_read_in_a_window_behind(qtbot: QtBot, theme: ThemeColours) -> None:
    button, before = AccentButton("Enter a Result"), QWidget()
    for window in (button, before):
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
    assert not button.isActiveWindow()
    image = button.grab().toImage()
    seen = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(4, 20)}
    assert theme.accent_text in seen
    assert theme.text not in seen


def test_a_list_without_the_keyboard_is_calm(theme: ThemeColours) -> None:
    palette = QApplication.palette()
    group, role = QPalette.ColorGroup, QPalette.ColorRole
    assert palette.color(group.Inactive, role.Highlight).name() == theme.chosen
    assert palette.color(group.Active, role.Highlight).name() == theme.accent


@pytest.mark.parametrize(
    ("usual", "made"), [(10.0, LEAST_TYPE), (9.0, 9.0), (8.0, 8.0), (20.0, 18.0)]
)
def test_small_type_is_still_read(qapp: QApplication, usual: float, made: float) -> None:
    font = QFont()
    font.setPointSizeF(usual)
    assert small(font).pointSizeF() == pytest.approx(made)


def test_no_desktop_puts_its_icons_on_the_buttons_of_a_dialog(qapp: QApplication) -> None:
    own = "action_buttons.py"  # which takes them away
    sources = {path.name: path.read_text(encoding="utf-8") for path in GUI.rglob("*.py")}
    assert not [name for name, text in sources.items() if " QDialogButtonBox(" in text]
    assert "QDialogButtonBox)" in sources[own]
    box = ButtonBox(QDialogButtonBox.StandardButton.Ok)
    (button,) = box.buttons()
    button.setIcon(QIcon(QPixmap(16, 16)))
    box.strip()
    assert button.icon().isNull()
