"""Errors that a user reads: a sentence that a translator sees, and what goes into its places."""

from __future__ import annotations

import os
import re
from decimal import Decimal
from numbers import Real
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

MOST_IN_FULL = 1e15  # a greater number is told by its power of ten
MOST_FIGURES = 10
# Control characters, and those that turn all text up to their end.
_UNSEEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]")


class WordedError(Exception):
    """An error told in a director's words: what is wrong, and what to do about it.

    context: the context in which its texts are translated.
    text: the message with {named} places, as a translator sees it.
    values: what goes into the places.
    """

    context: ClassVar[str] = "WordedError"

    def __init__(self, text: str, **values: object) -> None:
        self.text = text
        self.values = values
        super().__init__(text.format(**{name: _plain(value) for name, value in values.items()}))


class LineError(WordedError, ValueError):
    """What is told makes no sense. line: the one of a file that is to blame, 0 where none is."""

    def __init__(self, text: str, *, line: int = 0, **values: object) -> None:
        super().__init__(text, **values)
        self.line = line


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802, ARG001
    """The text itself; the name is the one that Qt's string collector looks for."""
    return text


class Imps(NamedTuple):
    """IMPs in an error: "1 IMP", "12.5 IMPs"; a language has words of its own for them."""

    value: Any

    def __str__(self) -> str:
        text = figures(self.value, 6)
        return f"{text} IMP" if text == "1" else f"{text} IMPs"


class Boards(NamedTuple):
    """Boards in an error: "1 board", "16 boards"; or counts of them, as in "1-4 boards"."""

    counts: int | str

    def __str__(self) -> str:
        return "1 board" if str(self.counts) == "1" else f"{self.counts} boards"


def _plain(value: object) -> object:
    return figures(value, 6) if isinstance(value, Real) else value


def figures(value: Any, most: int) -> str:
    """A number with so many figures at most: "20", "12.5", "1000000", and whatever a file says."""
    try:
        number = float(value)
    except OverflowError:
        return f"{Decimal(int(value)):.{most - 1}e}"
    text = f"{number:.{most}g}"
    if "e" in text and abs(number) < MOST_IN_FULL:
        return f"{Decimal(f'{number:.{MOST_FIGURES}g}'):f}"
    return text


def shown(path: Path) -> str:
    """The name of a file in a text; what is no UTF-8 in it stands there escaped."""
    return os.fsencode(path).decode("utf-8", "backslashreplace")


def seen(text: str) -> str:
    """A text without what nobody sees but turns the text around it, and without control characters.

    Marks within words, as Persian and Hebrew have them, stay, and so do line breaks and tabs.
    """
    return text if text.isprintable() else _UNSEEN.sub("", text)


def one_line(text: str) -> str:
    """A text without line breaks, control characters and what no file can hold."""
    joined = " ".join(text.split())
    if joined.isprintable():  # as most are
        return joined
    return "".join(each for each in joined if each.isprintable()).strip()
