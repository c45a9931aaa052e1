"""Letters by which names are sorted."""

from __future__ import annotations

import unicodedata

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


def family_letters(name: str) -> tuple[str, str]:
    """What the name of a player is sorted by, family name first; "Ada Jensen" is under J.

    A name with a comma has its family name first already.
    """
    family, comma, _ = name.partition(",")
    words = name.split()
    if not comma and words:
        family = words[-1]
    return plain_letters(family.strip()), plain_letters(name)
