"""Scale files (.vpscale): a printed scale or a user's own, to keep and to hand on.

A file is JSON: "format", "version", "name", "source", "note", "margins" ("IMP" or "percent")
and "tables". A table has "boards" (the fewest and the most), "from" (where each band begins, in
IMPs or in percent), "winner" and "loser" (VP of each band).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.files.atomic import write_atomic
from vpdesk.files.codec import FileKind, hundredths
from vpdesk.files.text import read_text, refused
from vpdesk.scales import PrintedScales, PrintedTable, ScaleError, Unit

SUFFIX = ".vpscale"
FORMAT = "vpdesk scale"
VERSION = 1
HALF = 50  # percent of the matchpoints: a draw

NOT_JSON = QT_TRANSLATE_NOOP("ScaleError", "This is not a scale file, or it is damaged.")
OTHER_FORMAT = QT_TRANSLATE_NOOP("ScaleError", "This is a file of another kind, not a scale.")
NEWER = QT_TRANSLATE_NOOP(
    "ScaleError", "A newer version of vpdesk has written this file; this one cannot read it."
)
BAD_FIELD = QT_TRANSLATE_NOOP(
    "ScaleError", "“{field}” is missing or is not what it should be in a scale file."
)
BAD_TABLE_FIELD = QT_TRANSLATE_NOOP(
    "ScaleError", "In table {table}, “{field}” is missing or is not what it should be."
)
KIND = FileKind(FORMAT, VERSION, ScaleError, NOT_JSON, OTHER_FORMAT, NEWER, BAD_FIELD)


def read_scale(path: Path, *, own: bool = True) -> PrintedScales:
    """The scale in a file; its key is the file's name without the suffix. Raises TextFileError."""
    text = read_text(path)
    try:
        return from_text(text, path.stem, own=own)
    except ScaleError as error:
        raise refused(path, error) from error


def write_scale(path: Path, scales: PrintedScales) -> None:
    """Write a scale file. Raises StorageError; an old file is untouched then."""
    write_atomic(path, to_text(scales).encode())


def to_text(scales: PrintedScales) -> str:
    """What a scale file says; a table takes four lines, so that one can read them."""
    unit = scales.unit
    head = {
        "format": FORMAT,
        "version": VERSION,
        "name": scales.name,
        "source": scales.source,
        "note": scales.note,
        "margins": unit.value,
    }
    lines = [f"  {_json(name)}: {_json(value)}," for name, value in head.items()]
    tables = ",\n".join(f"    {_table_text(table, unit)}" for table in scales.tables)
    return "\n".join(("{", *lines, '  "tables": [', tables, "  ]", "}", ""))


def from_text(text: str, key: str, *, own: bool) -> PrintedScales:
    """The scale that a scale file says. Raises ScaleError, with the line where it is known."""
    found = KIND.parsed(text)
    tables = found.get("tables")
    if not isinstance(tables, list):
        raise KIND.unfit("tables")
    units = {unit.value: unit for unit in Unit}
    unit = units.get(KIND.text(found, "margins"))
    if unit is None:
        raise KIND.unfit("margins")
    return PrintedScales(
        key=key,
        name=KIND.text(found, "name"),
        source=KIND.text(found, "source"),
        unit=unit,
        tables=tuple(_table(each, number, unit) for number, each in enumerate(tables, 1)),
        note=KIND.text(found, "note"),
        own=own,
    )


def _table(found: object, number: int, unit: Unit) -> PrintedTable:
    if not isinstance(found, dict):
        raise ScaleError(BAD_TABLE_FIELD, table=number, field="boards")
    boards = _numbers(found, "boards", number)
    if len(boards) != 2 or any(count % 100 for count in boards):
        raise ScaleError(BAD_TABLE_FIELD, table=number, field="boards")
    starts = _numbers(found, "from", number)
    if unit is Unit.PERCENT:
        starts = tuple(start - HALF * 100 for start in starts)
    elif any(start % 100 for start in starts):
        raise ScaleError(BAD_TABLE_FIELD, table=number, field="from")
    else:
        starts = tuple(start // 100 for start in starts)
    winner, loser = (_numbers(found, field, number) for field in ("winner", "loser"))
    return PrintedTable(boards[0] // 100, boards[1] // 100, starts, winner, loser)


def _numbers(found: Mapping[str, object], field: str, table: int) -> tuple[int, ...]:
    """The numbers of a list, each times 100; they have two decimals at most."""
    values = found.get(field)
    if isinstance(values, list):
        whole = [each for each in map(hundredths, values) if each is not None]
        if len(whole) == len(values):
            return tuple(whole)
    raise ScaleError(BAD_TABLE_FIELD, table=table, field=field)


def _table_text(table: PrintedTable, unit: Unit) -> str:
    starts = table.starts
    shown = [s * 100 if unit is Unit.IMP else HALF * 100 + s for s in starts]
    parts = {
        "boards": f"[{table.first}, {table.last}]",
        "from": _list_text(shown),
        "winner": _list_text(table.winner),
        "loser": _list_text(table.loser),
    }
    return "{" + ",\n     ".join(f'"{name}": {value}' for name, value in parts.items()) + "}"


def _list_text(hundredths: list[int] | tuple[int, ...]) -> str:
    return f"[{', '.join(_number_text(each) for each in hundredths)}]"


def _number_text(hundredths: int) -> str:
    whole, rest = divmod(hundredths, 100)
    return f"{whole}.{rest:02d}".rstrip("0") if rest else str(whole)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
