"""A click or a choice in a dialog changes neither its size nor the place of what is clicked."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QPlainTextEdit,
    QRadioButton,
)

from tests.gui.languages_builders import DIALOGS, settle
from vpdesk.gui.desk.work import Work
from vpdesk.gui.rooms.match.regulation_bar import RegulationBar
from vpdesk.gui.rooms.match.regulation_dialog import RegulationDialog
from vpdesk.gui.widgets.number_field import CountField, PlainField

OPENED = {  # and how many it has to click at least
    "export": 5,
    "preferences": 2,
    "compare": 1,
    "own scale": 3,
    "regulation": 8,
    "new event": 4,
    "new evening": 5,
}
ROOMS = {"new event": "swiss", "new evening": "pairs"}
RENAMES = "languageCombo"  # its choice changes the words of the dialog, which fits them
SCALES = "zoomSpin"  # its steps change the size of all type above it
PEACE_MS = 150  # in which what comes has come


def clicks(widget):
    """All that a mouse can do to it."""
    if isinstance(widget, CountField | PlainField):
        return [widget.stepUp, widget.stepDown]
    if isinstance(widget, QLineEdit):
        return [lambda: QTest.keyClicks(widget, "Club")]
    if not isinstance(widget, QComboBox):
        return [widget.click, widget.click]
    return [lambda at=at: choose(widget, at) for at in range(widget.count())]


def choose(combo, at):
    combo.setCurrentIndex(at)
    combo.activated.emit(at)


def opened(desk, name):
    """The dialog of this name, in sight."""
    if name == "regulation":
        desk.show_room("match")
        desk.room.show_page("ruling")
        (bar,) = desk.room.findChildren(RegulationBar)
        RegulationDialog(bar._shown, bar).open()
    elif name in ROOMS:
        desk.show_room(ROOMS[name])
        desk.menus.action("new", ROOMS[name]).trigger()
        if name == "new evening":
            desk.findChild(QPlainTextEdit, "eveningNames").setPlainText("18")
    elif name in DIALOGS:
        DIALOGS[name](desk)
    else:
        desk.show_room("movements")
        settle()
        desk.menus.action(name, "movements").trigger()
    settle()
    (dialog,) = (each for each in desk.findChildren(QDialog) if each.isVisible())
    return dialog


@pytest.mark.parametrize("name", OPENED)
def test_a_dialog_keeps_still(qtbot, desk, name):
    dialog = opened(desk, name)
    works = dialog.findChildren(Work)
    qtbot.waitUntil(lambda: not any(each.running for each in works), timeout=20_000)
    size = None
    while size != dialog.size():  # what it shows may come from the background
        size = dialog.size()
        QTest.qWait(PEACE_MS)
    clicked = set()
    for kind in (QComboBox, QCheckBox, QRadioButton, CountField, PlainField, QLineEdit):
        for widget in dialog.findChildren(kind):
            if widget.objectName() == SCALES or isinstance(widget.parent(), QAbstractSpinBox):
                continue
            for click in clicks(widget):
                if not (widget.isVisible() and widget.isEnabled()):
                    continue
                before = dialog.size(), widget.mapTo(dialog, QPoint())
                click()
                if name == "compare":  # what is measured of another movement widens it, later
                    works[0].cancel()
                settle()
                size = before[0] if widget.objectName() == RENAMES else dialog.size()
                assert (size, widget.mapTo(dialog, QPoint())) == before, widget
                clicked.add(widget)
    assert len(clicked) >= OPENED[name], clicked
    dialog.reject()


def test_the_arrows_of_the_text_size_stay_under_the_mouse(qtbot, desk):
    """The dialog moves up instead, as far as the screen lets it."""
    DIALOGS["preferences"](desk)
    settle()
    (dialog,) = (each for each in desk.findChildren(QDialog) if each.isVisible())
    dialog.move(250, 150)
    settle()
    field, high = dialog.fields["zoom"], dialog.height()

    def arrows():
        return field.mapToGlobal(QPoint(field.width(), field.height() // 2))

    before = arrows()
    for _ in range(3):
        field.stepUp()
        settle()
    qtbot.waitUntil(lambda: dialog.height() > high + 20)
    qtbot.waitUntil(lambda: arrows() == before)
    dialog.reject()
