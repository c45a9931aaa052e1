"""A count of tables, where half a table is a pair that has no opponent."""

from __future__ import annotations

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QWidget

from vpdesk.gui.widgets.fields import DecimalField

HALF = "\N{VULGAR FRACTION ONE HALF}"


class TablesField(DecimalField):
    """Tables in steps of a half: “7”, “6½”; “6.5” and “6,5” can be typed too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDecimals(1)
        self.setSingleStep(0.5)

    def textFromValue(self, value: float) -> str:
        whole, half = divmod(round(2 * value), 2)
        return f"{whole}{HALF if half else ''}"

    def valueFromText(self, text: str) -> float:
        return round(2 * super().valueFromText(self._plain(text))) / 2

    def validate(self, text: str, pos: int) -> tuple[QValidator.State, str, int]:
        state, _, at = super().validate(self._plain(text), pos)
        return state, text, at

    def _plain(self, text: str) -> str:
        return text.replace(HALF, f"{self.locale().decimalPoint()}5")
