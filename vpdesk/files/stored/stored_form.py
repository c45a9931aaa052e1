"""What a kind of value is as rows of tables, and what differs between two of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Generic, TypeVar

T = TypeVar("T")

StoredValue = int | str | None
StoredRow = tuple[StoredValue, ...]
StoredRows = dict[str, dict[StoredRow, StoredRow]]  # by table: key columns -> the other columns
RowChange = tuple[
    str, StoredRow, StoredRow | None, StoredRow | None
]  # table, key, before, after; None: no row
Tables = Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]  # key columns, the other columns

MOST_ROWS = 200_000
SEALED = 2  # the version of the tables that has a check sum first
SETTINGS = "settings"  # the table that every kind has, of names and values: the check sum is in it
JOURNAL = """
CREATE TABLE actions (     -- everything that was done
  number INTEGER NOT NULL PRIMARY KEY,
  at TEXT NOT NULL,
  what TEXT NOT NULL,
  row_changes TEXT NOT NULL,        -- [["table", [key], [row before], [row after]], ...]
  state TEXT NOT NULL,              -- done, undone, dropped (undone, then went on otherwise)
  state_at TEXT NOT NULL
);
"""


@dataclass(frozen=True)
class StoredForm(Generic[T]):
    """A kind of value as a file has it.

    application_id: of its databases. foreign: the sentence for what is none of them. tables: those
    that every file has, schema: what makes them. to_rows: of a value, that is a change of another
    one with its rows, if that is known: what is the same object is taken over. from_rows: the
    value of rows, by what is known of it likewise; raises ValueError where these are none of it.
    added: what later versions have besides: by the version tables, and the statements for them.
    most_rows: of all tables together, the actions too; a file of more is none of ours. most_of_one:
    of a table whose rows take long to read; long: the names of the others, but that of actions.
    """

    application_id: int
    foreign: str
    tables: Tables
    schema: str
    to_rows: Callable[[T, tuple[T, StoredRows] | None], StoredRows]
    from_rows: Callable[[StoredRows, tuple[T, StoredRows] | None], T]
    added: Mapping[int, tuple[Tables, tuple[str, ...]]] = field(default_factory=dict)
    most_rows: int = MOST_ROWS
    most_of_one: int = MOST_ROWS
    long: frozenset[str] = frozenset()

    @property
    def version(self) -> int:
        """The newest one of the tables."""
        return max(self.added, default=SEALED)

    @cached_property
    def all_tables(self) -> Tables:
        """Those of all versions."""
        found = dict(self.tables)
        for tables, _ in self.added.values():
            found |= tables
        return found

    def tables_of(self, version: int) -> Iterator[str]:
        """The names of the tables of a version."""
        yield from self.tables
        for since, (tables, _) in self.added.items():
            if version >= since:
                yield from tables

    def applied(self, rows: StoredRows, changes: Iterable[RowChange]) -> StoredRows:
        """The rows after such changes. Raises ValueError where a row is not as it was before."""
        result = {table: dict(rows.get(table, ())) for table in self.all_tables}
        for table, key, before, after in changes:
            if table not in result or result[table].get(key) != before:
                raise ValueError(f"{table} {key}")
            if after is None:
                result[table].pop(key, None)
            else:
                result[table][key] = after
        return {table: found for table, found in result.items() if found or table in self.tables}


def differences(before: StoredRows, after: StoredRows) -> Iterator[RowChange]:
    """What turns some rows into others."""
    for table in before | after:
        old, new = before.get(table, {}), after.get(table, {})
        if new is old or new == old:
            continue
        for key in old.keys() - new.keys():
            yield table, key, old[key], None
        for key, row in new.items():
            if old.get(key) != row:
                yield table, key, old.get(key), row
