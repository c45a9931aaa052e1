"""Words and numbers of the user's language, as Qt knows them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from vpdesk.report.language import Language, english


def translate(context: str, text: str, disambiguation: str | None = None, n: int = -1, /) -> str:
    """The translation of a text; where there is none, the English text with its plural made."""
    found = QCoreApplication.translate(context, text, disambiguation, n)
    return english(context, found, disambiguation, n)


def user_language() -> Language:
    """The language of the window, with the number signs of the user's locale."""
    decimal_sign = QLocale().decimalPoint()
    return Language(translate, decimal_sign, ";" if decimal_sign == "," else ",")
