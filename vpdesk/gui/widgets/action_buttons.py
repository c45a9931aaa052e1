"""The buttons of a dialog that does something: what it does, and to leave it."""

from __future__ import annotations

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialogButtonBox

BUTTON = QDialogButtonBox.StandardButton


class ButtonBox(QDialogButtonBox):
    """The buttons of a dialog say in words what they do: no desktop puts its icons on them."""

    def __init__(self, buttons: QDialogButtonBox.StandardButton = BUTTON.NoButton) -> None:
        super().__init__(buttons)
        self.strip()

    def strip(self) -> None:
        """Leave the words alone."""
        for each in self.buttons():
            each.setIcon(QIcon())


def action_buttons(action: str = "") -> QDialogButtonBox:
    """The one that is named after what it does, or OK where that is not said, and Cancel."""
    buttons = ButtonBox(BUTTON.Ok | BUTTON.Cancel)
    if action:
        buttons.button(BUTTON.Ok).setText(action)
    return buttons
