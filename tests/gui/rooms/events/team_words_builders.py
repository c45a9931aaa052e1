"""What test_team_words and others are made of."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QTabBar,
    QTextEdit,
    QWidget,
)

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)


def cells(view: QAbstractItemView) -> Iterator[object]:
    model = view.model()
    for column in range(1 if isinstance(view, QListView) else model.columnCount()):
        for role in ROLES[:2]:
            yield model.headerData(column, Qt.Orientation.Horizontal, role)
        for row in range(model.rowCount()):
            yield from (model.index(row, column).data(role) for role in ROLES)


def of_widget(widget: QWidget) -> Iterator[object]:
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QLineEdit():
            yield widget.placeholderText()
        case QComboBox():
            yield from (widget.itemText(at) for at in range(widget.count()))
        case QTabBar():
            for at in range(widget.count()):
                yield from (widget.tabText(at), widget.tabToolTip(at))
        case QTextEdit():
            yield widget.toPlainText()
        case QAbstractItemView():
            yield from cells(widget)
        case QMenu():
            yield from (each.text() for each in widget.actions() if each.isVisible())
