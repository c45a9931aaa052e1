"""What is pressed, large enough to be hit with a finger or an unsteady hand."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QCheckBox, QRadioButton, QToolButton

from vpdesk.gui.theme import LEAST_TARGET

LEAST = QSize(LEAST_TARGET, LEAST_TARGET)


class CheckBox(QCheckBox):
    """A check box that is high enough."""

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(LEAST)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(LEAST)


class RadioButton(QRadioButton):
    """A radio button that is high enough."""

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(LEAST)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(LEAST)


class SignButton(QToolButton):
    """A button with a sign alone, which would be narrower."""

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(LEAST)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(LEAST)
