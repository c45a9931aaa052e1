"""Fields for numbers, and the keys that they leave to their window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QLineEdit, QWidget

from vpdesk.gui.widgets.number_field import CountField


class KeysFilter(QObject):
    """Lets the window's keys pass by a field, which would take some for its own.

    Undo takes back what the window shows, and under X11 a field takes Ctrl+E and Ctrl+U for
    ways to edit. Only copying and selecting all are the field's.
    """

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        keys = QKeySequence.StandardKey
        if event.matches(keys.Copy) or event.matches(keys.SelectAll):
            return False
        assert isinstance(watched, QWidget)
        pressed, window = QKeySequence(event.keyCombination()), watched.window()
        while window.windowType() is Qt.WindowType.Popup and (parent := window.parentWidget()):
            window = parent.window()  # what opens over it has no keys of its own
        if any(pressed in action.shortcuts() for action in window.actions()):
            event.ignore()
            return True
        return False


class EnterFilter(QObject):
    """Keeps Enter in a field: it ends the typing, and presses no button of the dialog."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False
        assert isinstance(watched, CountField)
        watched.commit()
        watched.selectAll()
        return True


class WheelFilter(QObject):
    """Leaves the wheel to the page around a field that the keyboard is not in."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Wheel:
            return False
        assert isinstance(watched, QWidget)
        if watched.hasFocus():
            return False
        event.ignore()
        return True


def leave_wheel(page: QWidget) -> None:
    """Let the wheel change no field of a page that one only happens to be over."""
    turned = WheelFilter(page)
    fields = (*page.findChildren(QAbstractSpinBox), *page.findChildren(QComboBox))
    for field in fields:
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        field.installEventFilter(turned)


def leave_keys(field: QAbstractSpinBox | QLineEdit) -> None:
    """Make the keys of the window's actions work in a field too.

    A file that is dropped on it is for the window as well.
    """
    field.installEventFilter(KeysFilter(field))
    for line in [field, *field.findChildren(QLineEdit)]:
        line.setAcceptDrops(False)


def keep_enter(field: CountField) -> None:
    """Make Enter in a field of a dialog end the typing only."""
    field.installEventFilter(EnterFilter(field))
