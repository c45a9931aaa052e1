"""What test_accessible and others are made of."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QWidget,
)


def focusable(parent):
    return [
        widget
        for widget in parent.findChildren(QWidget)
        if widget.isVisibleTo(parent)
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not widget.focusProxy()  # then that one takes the focus
        and not isinstance(widget.parent(), QAbstractSpinBox)
    ]


def place(window, widget):
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def told(widget):
    return f"{type(widget).__name__} {widget.objectName()} {widget.accessibleName()}"
