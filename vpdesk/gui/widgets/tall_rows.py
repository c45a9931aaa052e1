"""Rows of a list that are easily hit."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from vpdesk.gui.theme import LEAST_TARGET

LINES = 1.6  # of the type
LEAST = 28  # pixels
GAP = 0.4  # of a line, between rows of several lines


class TallRows(QStyledItemDelegate):
    """Rows of more than a line and a half, whatever the type."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        size = super().sizeHint(option, index)
        return QSize(size.width(), max(size.height(), LEAST, round(size.height() * LINES)))


class TargetRows(QStyledItemDelegate):
    """Rows as high as whatever is pressed, where there are many."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """With a gap between what stands in several lines and the next."""
        gap = QSize(0, round(GAP * option.fontMetrics.height()))
        return (super().sizeHint(option, index) + gap).expandedTo(QSize(0, LEAST_TARGET))
