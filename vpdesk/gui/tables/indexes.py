"""Indexes of Qt's models, as its methods get them."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()  # the parent of all rows of a table
