"""How many controls a room shows where nothing is open, those of the rail among them."""

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)

from tests.gui.sights import settle

CONTROLS = (
    *(QAbstractButton, QLineEdit, QAbstractSpinBox, QComboBox),
    *(QAbstractItemView, QTextEdit, QPlainTextEdit, QTabBar),
)
INNER = (QComboBox, QAbstractSpinBox, QLineEdit)  # what is in them is a part of them


def in_sight(desk):
    shown = (each for each in desk.findChildren(QWidget) if each.isVisibleTo(desk))
    return [
        each
        for each in shown
        if isinstance(each, CONTROLS)
        and not isinstance(each, QHeaderView)
        and not isinstance(each.parentWidget(), INNER)
        and not each.visibleRegion().isEmpty()
    ]


@pytest.mark.parametrize(("room", "most"), [("swiss", 12), ("match", 16), ("pairs", 12)])
def test_an_empty_room_shows_few_controls_and_none_that_is_dead(desk, room, most):
    desk.resize(1366, 768)
    desk.show_room(room)
    settle()
    found = in_sight(desk)
    assert len(found) <= most, [each.objectName() for each in found]
    assert all(each.isEnabled() for each in found)
