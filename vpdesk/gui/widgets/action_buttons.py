"""The buttons of a dialog that does something: what it does, and to leave it."""

from __future__ import annotations

from PySide6.QtWidgets import QDialogButtonBox

BUTTON = QDialogButtonBox.StandardButton


def action_buttons(action: str) -> QDialogButtonBox:
    """The one that is named after what it does, in the place of OK, and Cancel."""
    buttons = QDialogButtonBox(BUTTON.Ok | BUTTON.Cancel)
    buttons.button(BUTTON.Ok).setText(action)
    return buttons
