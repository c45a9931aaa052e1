"""Every page and dialog: Tab goes as the eye does, fields of cells have names, no text is cut,
nothing that is pressed is small, and what has the keyboard is marked."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QTabBar,
    QTableView,
    QToolButton,
    QWidget,
)

from tests.gui.accessible_builders import focusable, place, told
from tests.gui.cut_off import NO_FAULTS, faults
from tests.gui.focus_marks import unmarked
from tests.gui.sights import fill, windows
from vpdesk.gui.theme import LEAST_TARGET, LEAST_TYPE
from vpdesk.gui.widgets.reading_order import ReadingOrder, stops

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
KNOWN = {
    *("pairsTable", "resultsTable", "fieldTable", "gamesTable", "sheetTable"),
    *("prizesTable", "periodsTable", "roundBoardsTable", "scaleGrid"),
}
PRESSED = (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox)
PARTED = (QAbstractSpinBox, QComboBox, QLineEdit, QTabBar, QTableView)
MOST = 200  # stops of a window
LEAST_STOPS = 200  # of all windows


def walked(qtbot, window):
    """Where Tab halts in a window, once round from where it begins."""
    wanted = stops(window)
    window.activateWindow()
    wanted[0].setFocus()
    found = []
    for _ in range(MOST):
        here = window.focusWidget()
        assert here is not None, told(found[-1])
        if here in found[:-1]:
            break
        if here not in found:  # Tab halts twice in a time of day
            found.append(here)
        qtbot.keyClick(here, Qt.Key.Key_Tab)
    missed = {each for each in focusable(window) if each.isEnabled()} - set(found)
    assert [told(each) for each in missed] == []
    assert found[0] is wanted[0]
    return found


def steps_back(window, found):
    """The steps that go up without going to the right, or to the left without going down.

    Where the walk has scrolled, all is seen from the top again.
    """
    for area in window.findChildren(QScrollArea):
        area.verticalScrollBar().setValue(0)
    places = [place(window, each) for each in found]
    return [
        f"{told(found[at])} -> {told(found[at + 1])}"
        for at, (one, other) in enumerate(pairwise(places))
        if goes_back(one, other)
    ]


def goes_back(one, other):
    if other.bottom() < one.top():
        return other.left() <= one.left()
    return other.right() < one.left() and other.center().y() < one.top()


def editable(view):
    """A cell of each column that can be typed in."""
    model = view.model()
    for column in range(model.columnCount()):
        cells = (model.index(row, column) for row in range(model.rowCount()))
        may = (each for each in cells if model.flags(each) & Qt.ItemFlag.ItemIsEditable)
        if not view.isColumnHidden(column) and (index := next(may, None)) is not None:
            yield index


def take_names(window, found):
    """Open a field in each column of each table of a window; their names, by the table."""
    trigger = QAbstractItemView.EditTrigger
    for view in window.findChildren(QTableView):
        if not view.isVisible() or view.editTriggers() == trigger.NoEditTriggers:
            continue
        for index in editable(view):
            view.setCurrentIndex(index)
            view.edit(index, trigger.AllEditTriggers, QEvent(QEvent.Type.None_))
            editor = view.indexWidget(index)
            if editor is not None:
                found.setdefault(view.objectName(), []).append(editor.accessibleName())
                view.closeEditor(editor, view.itemDelegate().EndEditHint.RevertModelCache)


def low_rows(window):
    """The lists whose rows are too low to be hit easily."""
    shown = (each for each in window.findChildren(QListWidget) if each.isVisible() and each.count())
    return [told(each) for each in shown if each.sizeHintForRow(0) < LEAST_TARGET]


def small_targets(window):
    """What is pressed or typed in, and is too low or too narrow to be hit easily."""
    for each in window.findChildren(QWidget):
        shown = isinstance(each, PRESSED) and each.isVisible() and each.window() is window
        own = not isinstance(each.parentWidget(), PARTED)  # not a part of Qt's own
        if shown and own and min(each.width(), each.height()) < LEAST_TARGET:
            yield told(each)


def small_type(window):
    """What is smaller than can be read easily."""
    for each in window.findChildren(QWidget):
        if each.isVisible() and each.font().pointSizeF() < LEAST_TYPE:
            yield told(each)


@pytest.mark.parametrize("kind", [QPushButton, QToolButton])
def test_enter_presses_the_button_that_the_keyboard_is_at(qtbot, kind):
    class Window(ReadingOrder, QWidget):
        pass

    window, pressed = Window(), []
    qtbot.addWidget(window)
    first, other = kind(window), kind(window)
    for each in (first, other):
        each.clicked.connect(lambda _=False, each=each: pressed.append(each))
    window.show()
    window.activateWindow()
    other.setFocus()
    qtbot.keyClick(other, Qt.Key.Key_Return)
    qtbot.keyClick(other, Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    qtbot.keyClick(other, Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)
    assert pressed == [other, other]


def test_every_window(qtbot, desk):
    fill(desk)
    seen: set[object] = set()
    names, back, cut, low, plain = {}, {}, {}, [], []
    for name, window in windows(desk):
        found = [each for each in faults(window) if not any(word in each for word in NO_FAULTS)]
        if found:
            cut[name] = found
        if isinstance(window, ReadingOrder):  # one of Qt's own goes its own way
            back[name] = steps_back(window, walked(qtbot, window))
        take_names(window, names)
        low += [*low_rows(window), *small_targets(window), *small_type(window)]
        plain += [f"{name}: {each}" for each in unmarked(window, seen)]
    assert {name: steps for name, steps in back.items() if steps} == {}
    assert cut == {}
    assert low == []
    assert plain == []
    assert len(seen) > LEAST_STOPS
    assert set(names) >= KNOWN, "no field of these tables was opened"
    assert [(table, each) for table, each in names.items() if not all(each)] == []
    assert names["roundBoardsTable"][0].startswith("Board 1, table 1: ")
