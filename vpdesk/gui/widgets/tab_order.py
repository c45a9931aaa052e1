"""The order of Tab where widgets come later than those that stand after them, and unseen labels."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


def tab_after(before: QWidget, widgets: Iterable[QWidget]) -> None:
    """Have Tab come to widgets right after the place of another, which need not take it."""
    policy = before.focusPolicy()
    before.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # else Qt does nothing
    last = before
    for each in widgets:
        QWidget.setTabOrder(last, each)
        last = each
    before.setFocusPolicy(policy)


def tell_label(field: QWidget, text: str) -> QLabel:
    """Give a field in a layout a label for screen readers: of a list they tell the value else."""
    label = QLabel(text, field.parentWidget())
    label.hide()
    label.setBuddy(field)
    return label
