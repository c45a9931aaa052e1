"""Rows of a list that are easily hit."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

LINES = 1.6  # of the type
LEAST = 28  # pixels


class TallRows(QStyledItemDelegate):
    """Rows of more than a line and a half, whatever the type."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        size = super().sizeHint(option, index)
        return QSize(size.width(), max(size.height(), LEAST, round(size.height() * LINES)))
