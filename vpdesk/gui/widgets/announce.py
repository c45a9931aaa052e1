"""Have a screen reader say what has changed elsewhere than where the keyboard is."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel, QWidget

SIGN = "\N{WARNING SIGN} "  # seen, not said
_said: set[str] = set()  # at this moment: what stands at two places is said once


def announce(widget: QWidget, text: str) -> None:
    """Say a text that a widget shows now; nothing where no screen reader listens."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # not at the start

    text = text.removeprefix(SIGN)
    if text and text not in _said and QAccessible.isActive() and widget.isVisible():
        _said.add(text)
        QTimer.singleShot(0, _said.clear)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def warn(label: QLabel, text: str, *, lasting: bool = False) -> None:
    """Show why something cannot be as it is wanted, and say it; "" where it can.

    lasting: it is shown again and again, and is said when it becomes so.
    """
    told = f"{SIGN}{text}" if text else ""
    if not lasting or told != label.text():
        label.setText(told)
        announce(label, text)
