"""Scale files (.vpscale): a printed scale or a user's own, to keep and to hand on.

A file is JSON: "format", "version", "name", "source", "note", "margins" ("IMP" or "percent")
and "tables". A table has "boards" (the fewest and the most), "from" (where each band begins, in
IMPs or in percent), "winner" and "loser" (VP of each band).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from vpdesk.files.codec import Codec
from vpdesk.files.records import HUNDREDTHS, Plain, Record, Unfit, several, text
from vpdesk.scales import PrintedScales, PrintedTable, Unit

SUFFIX = ".vpscale"
HALF = 5000  # hundredths of a percent of the matchpoints: a draw
MOST_TEXT = 2000  # characters of a name, a source or a note


@dataclass(frozen=True, slots=True)
class _Table:
    """A table as a file has it; numbers of bands are in hundredths."""

    boards: tuple[int, int]
    starts: tuple[int, ...]
    winner: tuple[int, ...]
    loser: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Scale:
    """A scale as a file has it."""

    name: str
    margins: Unit
    tables: tuple[_Table, ...]
    source: str = ""
    note: str = ""


def _starts(file: _Scale, number: int) -> tuple[int, ...]:
    starts = file.tables[number].starts
    if file.margins is Unit.PERCENT:
        return tuple(start - HALF for start in starts)
    if any(start % 100 for start in starts):
        raise Unfit("tables", number, "from")
    return tuple(start // 100 for start in starts)


def _read(data: object) -> PrintedScales:
    file = RECORD.read(data)
    if file.margins is Unit.BOARD:  # of board-a-match alone, which has no file
        raise Unfit("margins")
    tables = tuple(
        PrintedTable(*each.boards, _starts(file, number), each.winner, each.loser)
        for number, each in enumerate(file.tables)
    )
    return PrintedScales("", file.name, file.source, file.margins, tables, file.note)


def _write(scales: PrintedScales) -> object:
    imps = scales.unit is Unit.IMP
    tables = tuple(
        _Table(
            (each.first, each.last),
            tuple(start * 100 if imps else start + HALF for start in each.starts),
            each.winner,
            each.loser,
        )
        for each in scales.tables
    )
    return RECORD.write(_Scale(scales.name, scales.unit, tables, scales.source, scales.note))


BANDS = several(HUNDREDTHS)
TABLE = Record(
    _Table, (), dict.fromkeys(("starts", "winner", "loser"), BANDS), called={"starts": "from"}
)
RECORD = Record(
    _Scale,
    ("name", "source", "note", "margins", "tables"),
    dict.fromkeys(("name", "source", "note"), text(MOST_TEXT)) | {"tables": several(TABLE)},
)
# A table takes four lines, so that one can read them.
CODEC: Codec[PrintedScales] = Codec(
    "vpdesk scale", SUFFIX, Plain(_read, _write), between=",\n     "
)
to_text, write_scale = CODEC.to_text, CODEC.write


def read_scale(path: Path, *, own: bool = True) -> PrintedScales:
    """The scale in a file; its key is the file's name without the suffix. Raises TextFileError."""
    return replace(CODEC.read(path), key=path.stem, own=own)


def from_text(text: str, key: str, *, own: bool) -> PrintedScales:
    """The scale that a scale file says. Raises FileError or ScaleError."""
    return replace(CODEC.from_text(text), key=key, own=own)
