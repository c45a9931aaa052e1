"""The buttons of a dialog that does something: what it does, and to leave it."""

from __future__ import annotations

from PySide6.QtWidgets import QDialogButtonBox

BUTTON = QDialogButtonBox.StandardButton


def action_buttons(action: str = "") -> QDialogButtonBox:
    """The one that is named after what it does, or OK where that is not said, and Cancel."""
    buttons = QDialogButtonBox(BUTTON.Ok | BUTTON.Cancel)
    if action:
        buttons.button(BUTTON.Ok).setText(action)
    return buttons
