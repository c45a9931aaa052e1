"""A pairs evening as rows of tables, and back.

Each result stands at its place; whatever else an evening has is JSON, as evening_text says it: a
row for each thing in a list, and a setting for each field that is none.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from vpdesk.files.codec import MOST_PARTS, parsed
from vpdesk.files.evening.evening_text import ENTRY, EVENING, check
from vpdesk.files.records import Unfit
from vpdesk.files.stored.stored_form import SETTINGS, StoredRow, StoredRows, Tables
from vpdesk.pairs.evening import Evening
from vpdesk.pairs.pairs_entry import BoardPlace, PairsEntry

SCHEMA = """
CREATE TABLE settings (    -- what an evening has one of; value is JSON
  name TEXT NOT NULL PRIMARY KEY,
  value
) WITHOUT ROWID;
CREATE TABLE entries (     -- results, and what the director gave instead of them
  section TEXT NOT NULL,
  round INTEGER NOT NULL,
  at_table INTEGER NOT NULL,
  board INTEGER NOT NULL,
  entry TEXT NOT NULL,     -- JSON
  PRIMARY KEY (section, round, at_table, board)
) WITHOUT ROWID;
"""
LISTED = {  # fields that are lists, and their tables
    "entrants": "entrants",
    "sections": "sections",
    "adjustments": "adjustments",
    "cancelled": "cancelled",
    "deals": "deals",
    "before": "sessions",
    "decisions": "decisions",
}
SINGLE = tuple(each.name for each in fields(Evening) if each.name not in (*LISTED, "entries"))
SCHEMA += "".join(
    f"CREATE TABLE {table} (position INTEGER NOT NULL PRIMARY KEY, said TEXT NOT NULL);\n"
    for table in LISTED.values()
)
TABLES: Tables = {
    SETTINGS: (("name",), ("value",)),
    "entries": (("section", "round", "at_table", "board"), ("entry",)),
    **dict.fromkeys(LISTED.values(), (("position",), ("said",))),
}
Known = tuple[Evening, StoredRows] | None


def evening_to_rows(evening: Evening, known: Known = None) -> StoredRows:
    """All of an evening; see StoredForm."""
    old, rows = known or (None, {})
    found: StoredRows = {
        SETTINGS: {
            (name,): (_told(EVENING.part(name).write(getattr(evening, name))),) for name in SINGLE
        },
        "entries": dict(_entry_rows(evening, old, rows.get("entries", {}))),
    }
    for name, table in LISTED.items():
        values = getattr(evening, name)
        if old is not None and values is getattr(old, name):
            found[table] = rows.get(table, {})
        else:
            said = EVENING.part(name).write(values)
            found[table] = {(at,): (_told(each),) for at, each in enumerate(said, 1)}
    return found


def _entry_rows(
    evening: Evening, old: Evening | None, rows: dict[StoredRow, StoredRow]
) -> Iterator[tuple[StoredRow, StoredRow]]:
    before = {} if old is None else old.entries
    for place, entry in evening.entries.items():
        if before.get(place) is entry:
            yield place, rows[place]
        else:
            said = {key: each for key, each in ENTRY.write(entry).items() if key != "place"}
            yield tuple(place), (_told(said),)


def evening_from_rows(rows: StoredRows, known: Known = None) -> Evening:
    """The evening of such rows; see StoredForm. Raises PairsError where it contradicts itself."""
    try:
        _check_parts(rows)
        evening = Evening(**dict(_values(rows, known)))
        check(evening)
    except (KeyError, TypeError, AttributeError, OverflowError) as error:
        raise ValueError(f"{type(error).__name__}: {error}") from error
    except Unfit as error:
        if error.reason is not None:
            raise error.reason from error
        raise
    return evening


def _check_parts(rows: StoredRows) -> None:
    """Raise ValueError for more lists and objects, of all rows together, than any evening has."""
    texts = (each for found in rows.values() for (each, *_) in found.values())
    parts = sum(each.count("[") + each.count("{") for each in texts if isinstance(each, str))
    if parts > MOST_PARTS:
        raise ValueError(parts)


def _values(rows: StoredRows, known: Known) -> Iterator[tuple[str, Any]]:
    old, before = known or (None, {})
    for name in SINGLE:
        if (row := rows[SETTINGS].get((name,))) is not None:  # a later field has its usual value
            yield name, EVENING.part(name).read(_said(row[0]))
    for name, table in LISTED.items():
        if old is not None and rows[table] == before.get(table):
            yield name, getattr(old, name)
        else:
            found = [_said(row[0]) for _, row in sorted(rows[table].items(), key=_position)]
            yield name, EVENING.part(name).read(found)
    entries, was = {}, before.get("entries", {})
    for key, row in rows["entries"].items():
        place = BoardPlace(*key)  # type: ignore[arg-type] # ENTRY looks at it
        if old is not None and was.get(key) == row:
            entries[place] = old.entries[place]
        else:
            entries[place] = entry_of(key, row)
    yield "entries", entries


def entry_of(key: StoredRow, row: StoredRow) -> PairsEntry:
    """The result in a row. Raises ValueError or TypeError where there is none."""
    said = _said(row[0])
    if not isinstance(said, dict):
        raise TypeError(key)
    found: PairsEntry = ENTRY.read({"place": list(key), **said})
    return found


def _position(row: tuple[StoredRow, StoredRow]) -> int:
    (at,) = row[0]
    if type(at) is not int:
        raise TypeError(at)
    return at


def _said(text: object) -> object:
    if not isinstance(text, str):
        raise TypeError(text)
    return parsed(text)


def _told(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
