"""Have a screen reader say what has changed elsewhere than where the keyboard is."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Say a text that a widget shows now; nothing where no screen reader listens."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # not at the start

    if text and QAccessible.isActive() and widget.isVisible():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
