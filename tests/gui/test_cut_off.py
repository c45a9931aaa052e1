"""The check for cut-off texts finds what a reader would miss, and nothing else."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QTabBar,
    QTableWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tests.gui.cut_off import faults

TEXT = "A text of some length"
NARROW = 20

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


def combo():
    made = QComboBox()
    made.addItems(["No", TEXT])
    return made


def tabs():
    made = QTabBar()
    for text in (TEXT, "Two"):
        made.addTab(text)
    return made


def table():
    made = QTableWidget(1, 1)
    made.setHorizontalHeaderLabels([TEXT])
    made.setColumnWidth(0, 200)
    return made


def placeholder():
    made = QLineEdit()
    made.setPlaceholderText(TEXT)
    made.setMinimumWidth(200)
    return made


def tool_button():
    made = QToolButton()
    made.setText(TEXT)
    return made


MAKERS = {
    "label": lambda: QLabel(TEXT),
    "wrapped label": lambda: QLabel(" ".join([TEXT] * 4), wordWrap=True),
    "rich label": lambda: QLabel(f"<b>{TEXT.replace(' ', '_')}</b>", wordWrap=True),
    "button": lambda: QPushButton(TEXT),
    "tool button": tool_button,
    "check box": lambda: QCheckBox(TEXT),
    "combo": combo,
    "spin": lambda: QSpinBox(maximum=999_999_999, suffix=" boards"),
    "placeholder": placeholder,
    "tabs": tabs,
    "group": lambda: QGroupBox(TEXT),
}


@pytest.fixture
def window(qapp, qtbot):
    made = QWidget()
    made.resize(500, 400)
    qtbot.addWidget(made)
    return made


def show(window, *widgets):
    """Show a window with these widgets in it, where they are."""
    for widget in widgets:
        if widget.parent() is None:
            widget.setParent(window)
    window.show()
    QApplication.processEvents()


@pytest.mark.parametrize("kind", MAKERS)
def test_enough_room_is_no_fault(window, kind):
    QVBoxLayout(window).addWidget(MAKERS[kind]())
    show(window)
    assert faults(window) == []


@pytest.mark.parametrize("kind", MAKERS)
def test_a_widget_that_is_too_narrow_is_found(window, kind):
    widget = MAKERS[kind]()
    widget.setFixedWidth(NARROW)
    show(window, widget)
    assert "needs a width of" in " ".join(faults(window))


@pytest.mark.parametrize("kind", ["label", "wrapped label", "check box"])
def test_a_widget_that_is_too_low_is_found(window, kind):
    widget = MAKERS[kind]()
    widget.setFixedHeight(8)
    widget.setFixedWidth(250)
    show(window, widget)
    assert "needs a height of" in " ".join(faults(window))


def test_a_narrow_section_of_a_header_is_found(window):
    view = table()
    view.resize(300, 100)
    show(window, view)
    assert faults(window) == []
    view.setColumnWidth(0, 50)
    assert TEXT in " ".join(faults(window))


def test_what_its_parent_cuts_is_found(window):
    parent = QWidget(window)
    parent.resize(40, 40)
    label = QLabel(TEXT, parent)
    label.adjustSize()
    show(window)
    (fault,) = faults(window)
    assert "lies outside" in fault


@pytest.mark.parametrize("scrolls", [True, False])
def test_what_can_be_scrolled_to_is_not_cut(window, scrolls):
    area = QScrollArea(window)
    area.setWidget(QLabel(TEXT))
    area.resize(60, 60)
    if not scrolls:
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    show(window)
    assert bool(faults(window)) is not scrolls


def test_widgets_that_overlap_are_found(window):
    one, other = QLabel("one"), QLabel("other")
    other.move(10, 0)
    show(window, one, other)
    (fault,) = faults(window)
    assert fault == "QLabel  “one” overlaps QLabel  “other”"
    other.move(200, 0)
    assert faults(window) == []


def test_a_window_that_leaves_the_screen_is_found(window):
    window.resize(10_000, 100)
    show(window)
    (fault,) = faults(window)
    assert "leaves the screen" in fault
