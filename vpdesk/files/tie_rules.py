"""Tie-breaks of a regulation in files (.vpties): those of federations, and an organiser's own.

A file is JSON: "format", "version", "name", "source", and "order": the codes of the tie-breaks,
the first to be looked at first.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.files.codec import Codec, FileError
from vpdesk.files.records import Record, several, text
from vpdesk.files.text import refused
from vpdesk.resources import resource
from vpdesk.tournament.standings.tie_breaks import OFFERED, TieBreak, of_code
from vpdesk.tournament.tournament import Tournament

SUFFIX = ".vpties"
FOLDER = "ties"
MOST_TEXT = 2000  # characters of a name or a source
MOST = 50  # tie-breaks

UNKNOWN = QT_TRANSLATE_NOOP("FileError", "“{code}” is not a tie-break for this kind of event.")
SWISS_ONLY = (TieBreak.OPPONENTS_VPS, TieBreak.SB_VP)  # the same for all who are level in a league


@dataclass(frozen=True, slots=True)
class TieRules:
    """By what a regulation parts those who are level. order: codes of tie-breaks."""

    name: str
    source: str = ""
    order: tuple[str, ...] = ()


_TEXT = text(MOST_TEXT)
_SHAPES = {"name": _TEXT, "source": _TEXT, "order": several(text(20), MOST)}
CODEC: Codec[TieRules] = Codec(
    "vpdesk tie-breaks", SUFFIX, Record(TieRules, tuple(_SHAPES), _SHAPES)
)
write_ties = CODEC.write


@cache
def built_in() -> tuple[TieRules, ...]:
    """Those of federations that vpdesk brings along."""
    return tuple(map(CODEC.read, sorted(resource(FOLDER).glob(f"*{SUFFIX}"))))


def read_order(path: Path, tournament: Tournament) -> tuple[TieBreak, ...]:
    """The tie-breaks of a file for a tournament. Raises TextFileError."""
    rules = CODEC.read(path)
    try:
        return order_of(rules, tournament)
    except FileError as error:
        raise refused(path, error) from error


def order_of(rules: TieRules, tournament: Tournament) -> tuple[TieBreak, ...]:
    """The tie-breaks of a regulation; in a round robin without those that part nobody there.

    Raises FileError for one that such a tournament does not have.
    """
    found = []
    for code in rules.order:
        tie_break = of_code(code, tournament.kind) or of_code(f"OTHER_{code}", tournament.kind)
        if tie_break is None or tie_break not in OFFERED[tournament.kind]:
            raise FileError(UNKNOWN, code=code)
        if not (tournament.by_schedule and tie_break in SWISS_ONLY):
            found.append(tie_break)
    return tuple(dict.fromkeys(found))
