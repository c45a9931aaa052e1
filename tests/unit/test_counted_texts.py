"""What is counted: each text of a number with 1, 2, 5, 21 and 22, in every language."""

from __future__ import annotations

import re

import pytest

from tests.translation_tool import load_tool
from vpdesk.languages import LANGUAGES, SOURCE, language

NUMBERS = (1, 2, 5, 21, 22)
# Words that are the same after 1 and after 5, of which a text with one form for both has one.
UNCHANGED = {
    "cs": r"rozdání|IMP|setkání|porušení|krát|\bz nich|\bze?\s%n",
    "da": r"spil|hold|par\b|fejl|IMP|trin|regelbrud|bord|bræt|af dem",
    "de": r"Fehler|Spieler|Teilnehmer|-mal|davon",
    "fr": r"IMP|\bpas\b|fois|en joue|\bsur %n",
    "pl": r"IMP|z nich|\bz\s%n",
    "ru": r"из %n|из них|%n раз",
}


@pytest.fixture(scope="module")
def tool():
    return load_tool()


def form(code: str, number: int) -> int:
    """Which of its plural forms a language uses for a number."""
    if (code in ("cs", "pl") and number == 1) or code not in ("cs", "pl", "ru"):
        return int(number != 1) if code != "fr" else int(number > 1)
    ones = number % 10 if code != "cs" else number
    if code == "ru" and ones == 1:
        return 0
    return 1 if ones in (2, 3, 4) else 2


@pytest.mark.parametrize("code", [each for each in LANGUAGES if each != SOURCE])
def test_each_number_takes_the_form_of_its_language(tool, code):
    translate = language(code).translate
    for message in tool.read(tool.I18N / f"vpdesk_{code}.ts"):
        text = message.text
        if not text.plural:
            continue
        for number in NUMBERS:
            made = translate(text.context, text.source, text.comment or None, number)
            wanted = message.translations[form(code, number)].replace("%n", str(number))
            assert made == wanted, number
        forms = message.translations
        if forms[0] == forms[-1]:
            assert re.search(UNCHANGED[code], forms[0]), forms
