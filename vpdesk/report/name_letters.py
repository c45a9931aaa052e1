"""Letters by which names are sorted."""

from __future__ import annotations

import unicodedata
from functools import cache

# Letters that Unicode does not take apart, each where a player looks for it.
_ALIKE = str.maketrans(
    {
        "ł": "l",
        "ø": "o",
        "œ": "oe",
        "æ": "ae",
        "þ": "th",
        "đ": "d",
        "ð": "d",
        "ħ": "h",
        "ı": "i",
        "ŋ": "n",
        "ŧ": "t",
    }
)


def plain_letters(name: str) -> str:
    """The letters of a name in lower case, without accents."""
    plain = unicodedata.normalize("NFKD", name.casefold().translate(_ALIKE))
    return "".join(each for each in plain if not unicodedata.combining(each))


SortLetters = tuple[tuple[str, int], ...]


def name_letters(name: str, alphabet: str = "") -> SortLetters:
    """What a name is sorted by in a language; letters of others stand by those like them.

    alphabet: the letters of the language that follow another, as in "c č, h ch, z æ ø å=aa",
    where aa is another way to write å.
    """
    places, text, at = _places(alphabet), unicodedata.normalize("NFC", name.casefold()), 0
    found: list[tuple[str, int]] = []
    while at < len(text):
        letter = text[at : at + 2] if text[at : at + 2] in places else text[at]
        own = places.get(letter)
        found += [own] if own else [(each, 0) for each in plain_letters(letter)]
        at += len(letter)
    return tuple(found)


@cache
def _places(alphabet: str) -> dict[str, tuple[str, int]]:
    groups = (group.split() for group in alphabet.split(",") if group.strip())
    return {
        letter: (first, place)
        for first, *others in groups
        for place, alike in enumerate(others, 1)
        for letter in alike.split("=")
    }


def family_letters(name: str, alphabet: str = "") -> tuple[SortLetters, SortLetters]:
    """What the name of a player is sorted by, family name first; "Ada Jensen" is under J.

    A name with a comma has its family name first already.
    """
    family, comma, _ = name.partition(",")
    words = name.split()
    if not comma and words:
        family = words[-1]
    return name_letters(family.strip(), alphabet), name_letters(name, alphabet)
