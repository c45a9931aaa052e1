"""Regulation files (.vprules): a profile of the numbers of an event's regulations.

A file is JSON: "format", "version", "name", "source", "note", and the fields of
match.regulations.Regulation under their names. IMPs, VP and percentages are plain numbers with
at most two decimals; "carry_most" may be null.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import Any, TypeVar

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.files.atomic import write_atomic
from vpdesk.files.codec import FileKind, hundredths
from vpdesk.files.text import read_text, refused
from vpdesk.match.errors import MatchError
from vpdesk.match.regulations import NUMBERS, Carry, Regulation, Rounding, Way

SUFFIX = ".vprules"
FORMAT = "vpdesk regulation"
VERSION = 1
TEXTS = ("name", "source", "note")
FLAGS = ("best_average", "below_zero", "void_average")
WORDS: dict[str, type[Enum]] = {
    "rounding": Rounding,
    "cut_short": Way,
    "cancelled": Way,
    "carry_over": Carry,
    "too_many": Way,
}
LATER = {"too_many": Way.PLANNED, "void_average": False}  # what files of before do not have

NOT_JSON = QT_TRANSLATE_NOOP("MatchError", "This is not a regulation file, or it is damaged.")
OTHER_FORMAT = QT_TRANSLATE_NOOP("MatchError", "This is a file of another kind, not a regulation.")
NEWER = QT_TRANSLATE_NOOP(
    "MatchError", "A newer version of vpdesk has written this file; this one cannot read it."
)
BAD_FIELD = QT_TRANSLATE_NOOP(
    "MatchError", "“{field}” is missing or is not what it should be in a regulation file."
)
E = TypeVar("E", bound=Enum)
KIND = FileKind(FORMAT, VERSION, MatchError, NOT_JSON, OTHER_FORMAT, NEWER, BAD_FIELD)


def read_regulation(path: Path, *, own: bool = True) -> Regulation:
    """The regulation in a file; its key is the file's name without the suffix.

    Raises TextFileError.
    """
    text = read_text(path)
    try:
        return from_text(text, path.stem, own=own)
    except MatchError as error:
        raise refused(path, error) from error


def write_regulation(path: Path, regulation: Regulation) -> None:
    """Write a regulation file. Raises StorageError; an old file is untouched then."""
    write_atomic(path, to_text(regulation).encode())


def to_text(regulation: Regulation) -> str:
    """What a regulation file says, a line for each field."""
    values: dict[str, object] = {"format": FORMAT, "version": VERSION}
    values |= {field: getattr(regulation, field) for field in TEXTS}
    values |= {field: _plain(getattr(regulation, field)) for field in NUMBERS}
    values |= {field: getattr(regulation, field).value for field in WORDS}
    values |= {field: getattr(regulation, field) for field in FLAGS}
    return json.dumps(values, ensure_ascii=False, indent=2) + "\n"


def from_text(text: str, key: str, *, own: bool) -> Regulation:
    """The regulation that a file says. Raises MatchError, with the line where it is known."""
    found = LATER | KIND.parsed(text)
    fields: dict[str, Any] = {field: KIND.text(found, field) for field in TEXTS}
    fields |= {field: _number(found, field) for field in NUMBERS}
    fields |= {field: _word(found, field, words) for field, words in WORDS.items()}
    fields |= {field: _flag(found, field) for field in FLAGS}
    return Regulation(**fields, key=key, own=own)


def _number(found: Mapping[str, object], field: str) -> int | None:
    """A number in hundredths; only the most that is carried over may be none."""
    value = found.get(field)
    if value is None and field == "carry_most" and field in found:
        return None
    number = hundredths(value)
    if number is None:
        raise KIND.unfit(field)
    return number


def _word(found: Mapping[str, object], field: str, words: type[E]) -> E:
    for word in words:
        if found.get(field) in (word, word.value):
            return word
    raise KIND.unfit(field)


def _flag(found: Mapping[str, object], field: str) -> bool:
    value = found.get(field)
    if not isinstance(value, bool):
        raise KIND.unfit(field)
    return value


def _plain(number: int | None) -> int | float | None:
    if number is None:
        return None
    return number / 100 if number % 100 else number // 100
