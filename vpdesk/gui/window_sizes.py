"""How large the window is at first, and how small it may be made."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QWidget

FIRST_SIZE = QSize(1180, 760)
FRAME = QSize(16, 64)  # what a desktop may take for title, borders and panel
LEAST_TEXT = (80, 24)  # the smallest window, in characters and lines


def first_size(window: QWidget) -> QSize:
    """Its size before the user has chosen one."""
    return FIRST_SIZE.boundedTo(_space(window))


def least_size(window: QWidget) -> QSize:
    """Its smallest size, in the type of now."""
    metrics, (characters, lines) = QFontMetrics(QApplication.font()), LEAST_TEXT
    least = QSize(metrics.averageCharWidth() * characters, metrics.height() * lines)
    return least.boundedTo(_space(window))


def _space(window: QWidget) -> QSize:
    """What the screen has for the window's inside."""
    return window.screen().availableGeometry().size() - FRAME
