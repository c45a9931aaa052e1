"""What the FIDE wants to know of a player: a number, a date of birth, a sex, as it writes them."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import replace
from datetime import date

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.fide.trf.columns import quoted
from vpdesk.tournament.tournament import Entrant

YEAR_ONLY = "/00/00"  # behind a year of which no day is known
# First letters of words for women and men in the languages of the lists.
_WOMEN, _MEN = "wfzžkж", "mhм"
_NUMBER = re.compile(r"[1-9][0-9]{0,10}")
_YEAR_FIRST = re.compile(r"([0-9]{4})(?:[-/.\s]+([0-9]{1,2})[-/.\s]+([0-9]{1,2}))?\.?")
_DAY_FIRST = re.compile(r"([0-9]{1,2})[-/.\s]+([0-9]{1,2})[-/.\s]+([0-9]{4})")

NO_FIDE_NUMBER = QT_TRANSLATE_NOOP(
    "TournamentError", "{found} is not a FIDE number, which has 11 digits at most."
)
NO_BIRTH = QT_TRANSLATE_NOOP(
    "TournamentError", "{found} is not a date of birth, such as 1990/05/31, 31.5.1990 or 1990."
)
NO_DAY = QT_TRANSLATE_NOOP(
    "TournamentError", "{found} is not a date, such as 2026/05/31 or 31.5.2026."
)
NO_SEX = QT_TRANSLATE_NOOP("TournamentError", "{found} is neither m nor w.")
NO_FEDERATION = QT_TRANSLATE_NOOP("TournamentError", "{found} is not a federation, such as CZE.")


def register_number(text: str) -> str:
    """A FIDE number, "" for none. Raises TournamentError."""
    if text in ("", "0") or _NUMBER.fullmatch(text):
        return text.strip("0") and text
    raise TournamentError(NO_FIDE_NUMBER, found=quoted(text))


def birth(text: str) -> str:
    """A date as YYYY/MM/DD, of a year alone with 00 for month and day. Raises TournamentError."""
    if not text:
        return ""
    year, month, day = "", "", ""
    if found := _YEAR_FIRST.fullmatch(text):
        year, month, day = found[1], found[2] or "0", found[3] or "0"
    elif found := _DAY_FIRST.fullmatch(text):
        day, month, year = found.groups()
    if year and _is_date(int(year), int(month), int(day)):
        return f"{year}/{int(month):02}/{int(day):02}"
    raise TournamentError(NO_BIRTH, found=quoted(text))


def day(text: str) -> str:
    """A date as YYYY/MM/DD, or "". Raises TournamentError."""
    with suppress(TournamentError):
        found = birth(text)
        if not found.endswith("/00"):
            return found
    raise TournamentError(NO_DAY, found=quoted(text))


def short_birth(text: str) -> str:
    """A date of birth as it is shown: a year alone without the noughts."""
    return text.removesuffix(YEAR_ONLY)


def sex(text: str) -> str:
    """The letter m or w by the first one of a word, or "". Raises TournamentError."""
    letter = text[:1].lower()
    if letter in _WOMEN:
        return letter and "w"
    if letter in _MEN:
        return "m"
    raise TournamentError(NO_SEX, found=quoted(text))


def federation(text: str) -> str:
    """Three capital letters, or "". Raises TournamentError."""
    found = text.upper()
    if not found or (len(found) == 3 and found.isascii() and found.isalpha()):
        return found
    raise TournamentError(NO_FEDERATION, found=quoted(text))


READERS = {
    "register_number": register_number,
    "birth": birth,
    "sex": sex,
}  # by the field of a player


def as_told(player: Entrant) -> Entrant:
    """A player of a list with what makes sense as the FIDE writes it, and the rest as it stands."""
    told: dict[str, str] = {}
    for name, read in READERS.items():
        with suppress(TournamentError):
            told[name] = read(getattr(player, name))
    return replace(
        player,
        register_number=told.get("register_number", player.register_number),
        birth=told.get("birth", player.birth),
        sex=told.get("sex", player.sex),
    )


def _is_date(year: int, month: int, day: int) -> bool:
    """A day, or a year or month of which no day is known."""
    try:
        date(year, month or 1, day or 1)
    except ValueError:
        return False
    return year >= 1000 and bool(month or not day)
