"""Names of widgets, for tests and scripts."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject

T = TypeVar("T", bound=QObject)


def named(widget: T, name: str) -> T:
    """The widget, with an object name."""
    widget.setObjectName(name)
    return widget
