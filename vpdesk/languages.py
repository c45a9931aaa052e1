"""The languages of the program: their names, their texts, and how they write numbers."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from vpdesk.report.language import Language, Translate, english
from vpdesk.resources import resource

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator

LANGUAGES = {
    "en": "English",
    "cs": "Čeština",
    "da": "Dansk",
    "de": "Deutsch",
    "fr": "Français",
    "pl": "Polski",
    "ru": "Русский",
}


def language(code: str, decimal_sign: str = "", list_separator: str = "") -> Language:
    """The language of a code in LANGUAGES. Needs no application, whatever the screen speaks.

    decimal_sign, list_separator: "" for those of the language. A text that has no translation
    stays English. Raises FileNotFoundError if the installation lacks the language's file.
    """
    sign = decimal_sign or ("." if code == "en" else ",")
    separator = list_separator or ("," if code == "en" and sign == "." else ";")
    return Language(_translate_into(code), sign, separator, code)


def system_language() -> str:
    """The code of the first language that the user's system asks for and we have."""
    from PySide6.QtCore import QLocale  # the command line rarely asks

    for name in QLocale.system().uiLanguages():
        code = name.partition("-")[0]
        if code in LANGUAGES:
            return code
    return "en"


@cache
def translator(code: str) -> QTranslator:
    """Our texts in a language other than English, for Qt.

    Raises FileNotFoundError if the installation lacks them.
    """
    from PySide6.QtCore import QTranslator  # English needs no Qt

    made = QTranslator()
    made.load(str(resource(f"i18n/vpdesk_{code}.qm")))
    return made


@cache  # so that languages that are the same are equal
def _translate_into(code: str) -> Translate:
    if code == "en":
        return english
    texts = translator(code)

    def translate(
        context: str, text: str, disambiguation: str | None = None, n: int = -1, /
    ) -> str:
        found = texts.translate(context, text, disambiguation, n)
        if not found:
            return english(context, text, disambiguation, n)
        return found.replace("%n", str(n)) if n >= 0 else found

    return translate
