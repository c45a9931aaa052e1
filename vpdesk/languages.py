"""The languages of the program: their names, their texts, and how they write numbers."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from string import Formatter
from typing import TYPE_CHECKING

from vpdesk.match.letters import ENGLISH, Letters
from vpdesk.report.language import ISO_DATE, QUOTES, Language, Translate, english
from vpdesk.resources import resource

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator

logger = logging.getLogger("vpdesk")
SOURCE = "en"  # the language of the program's texts


@dataclass(frozen=True, slots=True)
class LanguageRecord:
    """A language, as resources/languages/CODE/language.json has it; what it lacks is English.

    name: its own. plural_forms: how many Qt knows for it. seats, strains, passes: see Letters;
    with blanks between the letters, and commas between the words.
    date: with {year}, {month}, {day}. alphabet: letters that follow another: "c č, h ch".
    quotes: the marks, with a blank between them.
    player_headings, match_headings: of tables of players and of lists of matches, by what they
    stand for, with commas between them; they are understood whatever language is spoken.
    """

    name: str
    decimal_sign: str = "."
    list_separator: str = ","
    plural_forms: int = 0
    seats: str = " ".join(ENGLISH.seats)
    strains: str = " ".join(ENGLISH.strains)
    passes: str = ""
    date: str = ISO_DATE
    alphabet: str = ""
    quotes: str = QUOTES
    player_headings: Mapping[str, str] = field(default_factory=dict)
    match_headings: Mapping[str, str] = field(default_factory=dict)

    @property
    def letters(self) -> Letters:
        """Those of contracts."""
        passes = tuple(self.passes.upper().split(", ")) if self.passes else ()
        return Letters(tuple(self.seats.split()), tuple(self.strains.split()), passes)


def _records() -> dict[str, LanguageRecord]:
    """The languages that have a folder, English first. Raises FileNotFoundError."""
    files = {path.parent.name: path for path in resource("languages").glob("*/language.json")}
    return {
        code: LanguageRecord(**json.loads(files[code].read_text(encoding="utf-8")))
        for code in sorted(files, key=lambda code: (code != SOURCE, code))
    }


RECORDS = _records()
LANGUAGES = {code: record.name for code, record in RECORDS.items()}


def player_headings() -> Mapping[str, str]:
    """What headings of tables of players stand for, in all languages (see entrants_headings)."""
    return _by_heading(record.player_headings for record in RECORDS.values())


def match_headings() -> Mapping[str, str]:
    """What headings of lists of matches stand for, in all languages (see match_list)."""
    return _by_heading(record.match_headings for record in RECORDS.values())


def _by_heading(found: Iterable[Mapping[str, str]]) -> Mapping[str, str]:
    return {
        heading: meaning
        for headings in found
        for meaning, words in headings.items()
        for heading in words.split(", ")
    }


def language(code: str, decimal_sign: str = "", list_separator: str = "") -> Language:
    """The language of a code in LANGUAGES. Needs no application, whatever the screen speaks.

    decimal_sign, list_separator: "" for those of the language. A text that has no translation
    stays English. Raises FileNotFoundError if the installation lacks the language's file.
    """
    record = RECORDS[code]
    sign = decimal_sign or record.decimal_sign
    usual = record.list_separator if sign == record.decimal_sign else ";"
    separator = list_separator or usual
    translate = _translate_into(code)
    forms = record.date, record.alphabet, record.quotes
    return Language(translate, sign, separator, code, record.letters, *forms)


def system_language() -> str:
    """The code of the first language that the user's system asks for and we have."""
    from PySide6.QtCore import QLocale  # the command line rarely asks

    for name in QLocale.system().uiLanguages():
        code = name.partition("-")[0]
        if code in LANGUAGES:
            return code
    return SOURCE


@cache
def translator(code: str) -> QTranslator:
    """Our texts in a language other than English, for Qt.

    Raises FileNotFoundError if the installation lacks them.
    """
    from PySide6.QtCore import QTranslator  # English needs no Qt

    class Checked(QTranslator):
        """Leaves a text English whose translation has places that nothing fills."""

        data: bytes  # which Qt does not copy

        def translate(
            self, context: str, text: str, disambiguation: str | None = None, n: int = -1
        ) -> str | None:
            found = super().translate(context, text, disambiguation, n) or ""
            if "{" in found and not has_places_of(found, text):
                return english(context, text, disambiguation, n)
            return found or None  # "" would end Qt's search

    made = Checked()
    # Qt would map the file, and the program end with a bus error once another one shortens it.
    made.data = resource(f"i18n/vpdesk_{code}.qm").read_bytes()
    made.load(made.data)
    return made


@cache  # told once
def has_places_of(found: str, text: str) -> bool:
    """Whether a translation can be filled like the English text; the log says why it cannot."""
    try:
        strange = _places(found) - _places(text)
    except ValueError:
        strange = {found}
    if strange:
        logger.warning("A translation was not used: “%s” for “%s”", found, text)
    return not strange


def _places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@cache  # so that languages that are the same are equal
def _translate_into(code: str) -> Translate:
    if code == SOURCE:
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
