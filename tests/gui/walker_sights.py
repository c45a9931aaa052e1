"""What the walker sees of a window: its texts, and what its tables say."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QTabBar,
    QTableView,
    QWidget,
)

MOST_ROWS, MOST_COLUMNS = 60, 16  # of a table that are compared
PASSING = {"candidateTable"}  # what a search has found goes with the window


def shown_texts(window: QWidget) -> Iterator[str]:
    """The texts of labels, buttons, fields, tabs, choices, menus and headings in sight."""
    for each in window.findChildren(QWidget):
        if each.isVisible():
            yield from _texts_of(each)


def _texts_of(part: QWidget) -> Iterator[str]:
    match part:
        case QLabel() | QAbstractButton():
            yield part.text()
        case QLineEdit():
            yield part.placeholderText()
        case QTabBar():
            yield from (part.tabText(at) for at in range(part.count()))
        case QComboBox():
            yield from (part.itemText(at) for at in range(part.count()))
        case QMenuBar():
            menus = (each.menu() for each in part.actions())
            rows = chain.from_iterable(each.actions() for each in menus if isinstance(each, QMenu))
            yield from (each.text() for each in rows if each.isVisible())
        case QTableView() if part.model() is not None:
            model, across = part.model(), Qt.Orientation.Horizontal
            headings = (model.headerData(at, across) for at in range(model.columnCount()))
            yield from (str(each or "") for each in headings)


def tables_of(window: QWidget) -> dict[str, list[list[str]]]:
    """What the tables in sight say, by their names."""
    found = {}
    for view in window.findChildren(QTableView):
        model = view.model()
        name = view.objectName()
        if view.isVisible() and name and name not in PASSING and model is not None:
            rows = range(min(model.rowCount(), MOST_ROWS))
            columns = range(min(model.columnCount(), MOST_COLUMNS))
            found[name] = [
                [str(model.index(row, column).data() or "") for column in columns] for row in rows
            ]
    return found
