"""Words by which people look for an action that is called otherwise."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from vpdesk.gui.texts import translate

LANGUAGE = "language jazyk sprog Sprache langue język язык"  # where the program speaks another one
LANGUAGES = {
    "en": QT_TRANSLATE_NOOP("SeekWords", "English"),
    "cs": QT_TRANSLATE_NOOP("SeekWords", "Czech"),
    "da": QT_TRANSLATE_NOOP("SeekWords", "Danish"),
    "de": QT_TRANSLATE_NOOP("SeekWords", "German"),
    "fr": QT_TRANSLATE_NOOP("SeekWords", "French"),
    "pl": QT_TRANSLATE_NOOP("SeekWords", "Polish"),
    "ru": QT_TRANSLATE_NOOP("SeekWords", "Russian"),
}
"""What each is called in English, by its code; its own name stands on the screen."""

WORDS = {
    "present": QT_TRANSLATE_NOOP("SeekWords", "projector monitor television hall full screen"),
    "zoom_in": QT_TRANSLATE_NOOP("SeekWords", "text size bigger font zoom"),
    "zoom_out": QT_TRANSLATE_NOOP("SeekWords", "text size smaller font zoom"),
    "print": QT_TRANSLATE_NOOP("SeekWords", "printer paper"),
    "export": QT_TRANSLATE_NOOP("SeekWords", "PDF file spreadsheet share send"),
    "show_file": QT_TRANSLATE_NOOP("SeekWords", "where are my files folder saved"),
    "publish": QT_TRANSLATE_NOOP("SeekWords", "internet website online"),
    "clock": QT_TRANSLATE_NOOP("SeekWords", "timer countdown time"),
    "hall_pages": QT_TRANSLATE_NOOP("SeekWords", "mobile QR code players"),
    "preferences": QT_TRANSLATE_NOOP("SeekWords", "settings options"),
    "new_version": QT_TRANSLATE_NOOP("SeekWords", "update upgrade"),
    "compare": QT_TRANSLATE_NOOP("SeekWords", "several scales side by side"),
    "undo": QT_TRANSLATE_NOOP("SeekWords", "take back mistake"),
    "sample": QT_TRANSLATE_NOOP("SeekWords", "sample demo example try"),
    "shortcuts": QT_TRANSLATE_NOOP("SeekWords", "keys"),
    "add_stage": QT_TRANSLATE_NOOP("SeekWords", "final semifinal playoffs next stage"),
    "go_field": QT_TRANSLATE_NOOP("SeekWords", "withdraw leave late entry team player"),
    "leave": QT_TRANSLATE_NOOP("SeekWords", "withdraw goes home retire"),
}
"""By the name of the action in the code, or its first word."""


def words_for(name: str) -> str:
    """Other words for an action, in the user's language; "" for none."""
    first, _, rest = name.partition(" ")
    if first == "language":
        english = str(LANGUAGES.get(rest, ""))
        spoken = translate("SeekWords", english) if english else ""
        return f"{LANGUAGE} {english} {spoken}"
    words = WORDS.get(name) or WORDS.get(first)
    return translate("SeekWords", str(words)) if words else ""
