"""Fields for numbers that leave undo to the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence, QValidator
from PySide6.QtWidgets import QAbstractSpinBox, QDoubleSpinBox, QLineEdit


class DecimalField(QDoubleSpinBox):
    """A number with decimals; both the point and the comma are the decimal sign."""

    def validate(self, text: str, pos: int) -> tuple[QValidator.State, str, int]:
        return super().validate(_localised(text), pos)

    def valueFromText(self, text: str) -> float:
        return super().valueFromText(_localised(text))


class UndoFilter(QObject):
    """Lets undo and redo pass by a field: what they undo there is what the window shows."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = QKeySequence.StandardKey
            if event.matches(keys.Undo) or event.matches(keys.Redo):
                event.ignore()
                return True
        return False


def leave_undo(field: QAbstractSpinBox | QLineEdit) -> None:
    """Make undo and redo in a field mean those of the window."""
    field.installEventFilter(UndoFilter(field))


def _localised(text: str) -> str:
    sign = QLocale().decimalPoint()
    return text.replace("." if sign == "," else ",", sign)
