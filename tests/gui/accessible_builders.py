"""What test_accessible and others are made of."""

from PySide6.QtCore import Qt
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
