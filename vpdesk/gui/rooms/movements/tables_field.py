"""A count of tables, where half a table is a pair that has no opponent."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.gui.widgets.number_field import DecimalField
from vpdesk.gui.widgets.number_text import NumberError

HALF_TABLE = Decimal("0.5")
HALF = "\N{VULGAR FRACTION ONE HALF}"


class TablesField(DecimalField):
    """Tables in steps of a half: “7”, “6½”; “6.5” and “6,5” can be typed too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDecimals(1)
        self.setSingleStep(0.5)

    def sizeHint(self) -> QSize:
        """With room for a half, which the largest number may not have."""
        return super().sizeHint() + QSize(self.fontMetrics().horizontalAdvance(HALF), 0)

    def textFromValue(self, value: float) -> str:
        whole, half = divmod(round(2 * value), 2)
        return f"{whole}{HALF if half else ''}"

    def _read(self, text: str) -> Decimal:
        number = super()._read(text.replace(HALF, f"{self.locale().decimalPoint()}5"))
        if number % HALF_TABLE:
            raise NumberError(
                QT_TRANSLATE_NOOP(
                    "NumberText", "“{typed}” is not a number of whole or half tables."
                ),
                typed=text,
            )
        return number
