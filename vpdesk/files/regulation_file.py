"""Regulation files (.vprules): a profile of the numbers of an event's regulations.

A file is JSON: "format", "version", "name", "source", "note", and the fields of
match.regulations.Regulation under their names. IMPs, VP and percentages are plain numbers with
at most two decimals; "carry_most" may be null.
"""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

from vpdesk.files.codec import Codec
from vpdesk.files.records import HUNDREDTHS, Record, optional, text
from vpdesk.match.regulations import NUMBERS, Regulation

SUFFIX = ".vprules"
MOST_TEXT = 2000  # characters of a name, a source or a note
TEXTS = ("name", "source", "note")
NOT_KEPT = ("key", "own")  # they are its place
SHAPES = {name: text(MOST_TEXT) for name in TEXTS} | dict.fromkeys(NUMBERS, HUNDREDTHS)
RECORD = Record(
    Regulation,
    (*TEXTS, *(f.name for f in fields(Regulation) if f.name not in (*TEXTS, *NOT_KEPT))),
    SHAPES | {"carry_most": optional(HUNDREDTHS)},
)
CODEC: Codec[Regulation] = Codec("vpdesk regulation", SUFFIX, RECORD)
to_text, write_regulation = CODEC.to_text, CODEC.write


def read_regulation(path: Path, *, own: bool = True) -> Regulation:
    """The regulation in a file; its key is the file's name without the suffix.

    Raises TextFileError.
    """
    return replace(CODEC.read(path), key=path.stem, own=own)


def from_text(text: str, key: str, *, own: bool) -> Regulation:
    """The regulation that a file says. Raises FileError or MatchError."""
    return replace(CODEC.from_text(text), key=key, own=own)
