"""What a single cell of somebody's table says: a number, a range or pair, or words."""

from __future__ import annotations

import re
from enum import Enum
from functools import lru_cache
from typing import Any, NamedTuple

from vpdesk.scales.rule import MAX_BOARDS

MOST_DECIMALS = 18
HUNDREDTH = 10 ** (MOST_DECIMALS - 2)
NOISE = HUNDREDTH // 1000


class Sort(Enum):
    """BLANK: empty, or a dash. SPAN: two numbers, or one with an open end. WORDS: all else."""

    BLANK = "blank"
    NUMBER = "number"
    SPAN = "span"
    WORDS = "words"


class Token(NamedTuple):
    """What a cell says.

    low, high: hundredths; equal for a number; high None for "39+", low None for "up to 2".
    signs: the decimal signs in it. exact: it has no third decimal.
    """

    sort: Sort
    low: int | None = None
    high: int | None = None
    signs: str = ""
    exact: bool = True

    @property
    def numeric(self) -> bool:
        """It is made of numbers."""
        return self.sort in (Sort.NUMBER, Sort.SPAN)

    @property
    def rises(self) -> bool:
        """It is a range of margins, not the VPs of a winner and a loser."""
        if self.sort is not Sort.SPAN:
            return False
        return self.low is None or self.high is None or self.low < self.high

    @property
    def pair(self) -> bool:
        """It can be the VPs of a winner and a loser."""
        both = self.low is not None and self.high is not None
        return self.sort is Sort.SPAN and both and not self.rises


class ColumnRole(Enum):
    """What the words above a column say of it."""

    MARGIN = "margin"
    WINNER = "winner"
    LOSER = "loser"
    GAIN = "gain"  # of the next IMP; nothing to read


_NUMBER = r"([0-9]{1,6})(?:([.,])([0-9]{1,18}))?"
_AND = r"(?:or|and|&|a|nebo|og|eller|und|oder|et|ou|i|lub|и|или)"
_DASH = r"(?:-|–|—|−|:|/|\.\.\.?|…|to|až|til|bis|à|do|до)"
_ONE = re.compile(_NUMBER)
_TWO = re.compile(rf"{_NUMBER} ?{_DASH} ?{_NUMBER}")
_OPEN = re.compile(rf"{_NUMBER} ?(?:\+|-|–|—|…|→|{_AND} \w+)")
_FROM = re.compile(rf"(?:≥|>=|from|od|fra|ab|dès|от) ?{_NUMBER}")
_ABOVE = re.compile(rf"(?:>|over|above|nad|über|ponad|свыше) ?{_NUMBER}")
_UP_TO = re.compile(rf"(?:≤|<=|up to|max|do|til|bis|jusqu['’]à|до) ?{_NUMBER}")
_BELOW = re.compile(rf"(?:<|under|below|pod|unter|poniżej) ?{_NUMBER}")
_DASHES = {"", "-", "–", "—", "−", "."}
_EMPHASIS = re.compile(r"([*_`]{1,3})([^*_`]+)\1")
_MARKS = re.compile(r"[*†‡°#^]+$")
_UNITS = re.compile(r"(?<=[0-9+]) ?(?:imps?|vps?)$", re.IGNORECASE)

_BOARD_WORDS = (
    r"(?:boards?|bds?|brds?|hands?|deals?|rozd[áa]\w*|krab\w*|boduj\w*|spil\w*|donnes?|étuis?"
    r"|сдач\w*)"
)
_COUNTS = r"([0-9]{1,3})(?: ?[-–—] ?([0-9]{1,3}))?(?![0-9.,])"
_WORD_COUNTS = re.compile(rf"\b{_BOARD_WORDS}\b[ :=]*{_COUNTS}", re.IGNORECASE)
_COUNTS_WORD = re.compile(rf"(?<![0-9.,-]){_COUNTS} ?{_BOARD_WORDS}\b", re.IGNORECASE)
_ANY_COUNTS = re.compile(rf"(?<![0-9.,]){_COUNTS}")

# In the languages of the program; the first that is found says it.
_ROLES = (
    (ColumnRole.GAIN, r"\b(?:next|další|næste|nächst|suivant|kolejn|след|gain)"),
    (ColumnRole.LOSER, r"(?:\bl\b|\blos|poraž|\btab|verlier|perd|przegr|проигр)"),
    (
        ColumnRole.WINNER,
        r"(?:\bw\b|\bwin|\bwon\b|vítěz|\bvind|sieg|gewinn|vainq|gagn|zwyci|wygr|выигр|побед)",
    ),
    (
        ColumnRole.MARGIN,
        r"(?:\bimp|имп|margin|differ|rozdíl|écart|różnic|разниц|%|percent|procent|prozent)",
    ),
)


_IMPS = re.compile(r"\bimp|имп", re.IGNORECASE)


def plain(text: str) -> str:
    """The text of a cell without needless blanks, and without the marks of emphasis in Markdown."""
    told = " ".join(text.split())
    found = _EMPHASIS.fullmatch(told)
    return found[2].strip() if found else told


@lru_cache(maxsize=4096)
def token(text: str) -> Token:
    """What a cell says."""
    told = _UNITS.sub("", _MARKS.sub("", plain(text).replace("%", "").strip())).strip()
    told = " ".join(told.casefold().split())
    if told in _DASHES:
        return Token(Sort.BLANK)
    if found := _ONE.fullmatch(told):
        value, exact = _value(found.group(1, 2, 3))
        return Token(Sort.NUMBER, value, value, found[2] or "", exact)
    if found := _TWO.fullmatch(told):
        low, exact_low = _value(found.group(1, 2, 3))
        high, exact_high = _value(found.group(4, 5, 6))
        signs = (found[2] or "") + (found[5] or "")
        return Token(Sort.SPAN, low, high, signs, exact_low and exact_high)
    return _half_open(told)


def _half_open(told: str) -> Token:
    """A range with one end; "above 38" is 39 for whole numbers, 38.01 for others."""
    for pattern, above in ((_OPEN, False), (_FROM, False), (_ABOVE, True)):
        if found := pattern.fullmatch(told):
            value, exact = _value(found.group(1, 2, 3))
            step = (1 if found[2] else 100) if above else 0
            return Token(Sort.SPAN, value + step, None, found[2] or "", exact)
    for pattern, below in ((_UP_TO, False), (_BELOW, True)):
        if found := pattern.fullmatch(told):
            value, exact = _value(found.group(1, 2, 3))
            step = (1 if found[2] else 100) if below else 0
            return Token(Sort.SPAN, None, value - step, found[2] or "", exact)
    return Token(Sort.WORDS)


def _value(found: tuple[str | Any, ...]) -> tuple[int, bool]:
    """A number in hundredths, and whether that is all of it.

    A spreadsheet's 12.299999999 is 12.3.
    """
    whole, _, decimals = found
    told = int(whole + (decimals or "").ljust(MOST_DECIMALS, "0"))
    value = (told + HUNDREDTH // 2) // HUNDREDTH
    return value, abs(told - value * HUNDREDTH) < NOISE


def role(heading: str) -> ColumnRole | None:
    """What the words above a column say of it, None for nothing."""
    return next((each for each, words in _ROLES if re.search(words, heading, re.IGNORECASE)), None)


def says_imps(heading: str) -> bool:
    """The words above a column of margins say that they are IMPs."""
    return bool(_IMPS.search(heading))


def counts(heading: str, *, bare: bool = True) -> tuple[int, int] | None:
    """The board counts in a heading: "24 boards" is (24, 24), "21-27" is (21, 27).

    bare: a number alone is taken for one if there is but one; otherwise it needs the word.
    """
    found = _WORD_COUNTS.search(heading) or _COUNTS_WORD.search(heading)
    if found is None and bare:
        every = list(_ANY_COUNTS.finditer(heading))
        found = every[0] if len(every) == 1 else None
    if found is None:
        return None
    first, last = int(found[1]), int(found[2] or found[1])
    return (first, last) if 1 <= first <= last <= MAX_BOARDS else None
