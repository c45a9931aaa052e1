"""Starting points (.vpstart): a scale, its pins and its paper under a name, to be handed on.

A file is JSON: "format", "version", "name", "scale" (as in the settings, one of the user's own
whole), "pins" (board counts, or scales with theirs), "what", "form", "paper" and "landscape".
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from vpdesk.files.codec import Codec
from vpdesk.files.records import Plain, Record, one_of, text
from vpdesk.files.scale_spec import EXACT, PINS
from vpdesk.report.scales.sheets import SHEETS
from vpdesk.report.scales.starts import LONGEST, Start

SUFFIX = ".vpstart"
MOST_PAPER = 20  # letters of its name; of one that is not known the usual one is taken


def _named(value: object) -> object:
    name = text(LONGEST).read(value)
    if not name.strip():
        raise ValueError(value)
    return name


RECORD = Record(
    Start,
    ("name", "scale", "pins", "what", "form", "paper", "landscape"),
    {
        "name": Plain(_named),
        "scale": EXACT,
        "pins": PINS,
        "what": one_of(tuple(each.key for each in SHEETS)),
        "paper": text(MOST_PAPER),
    },
)
CODEC: Codec[Start] = Codec("vpdesk starting point", SUFFIX, RECORD)
to_text, write_start = CODEC.to_text, CODEC.write


def read_start(path: Path) -> Start:
    """The one in a file; its key is the file's name without the suffix. Raises TextFileError."""
    return replace(CODEC.read(path), key=path.stem, own=True)
