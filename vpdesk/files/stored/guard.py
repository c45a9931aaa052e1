"""What a database must be before anything in it runs: the tables of its form, nothing else."""

from __future__ import annotations

import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from itertools import chain
from typing import Any

from vpdesk.files.stored.stored_form import JOURNAL, StoredForm

MOST_BYTES = 30_000_000  # of a file
MOST_TEXT = 10_000_000  # bytes of a text or of a statement in it
STEPS, MOST_STEPS = 1_000_000, 100  # SQLite's instructions between two looks, and looks
MOST_OBJECTS = 100
# What ANALYZE of SQLite adds, letter by letter: of the same names there may be triggers and views.
_STATISTICS = (
    "CREATE TABLE sqlite_stat1(tbl,idx,stat)",
    "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)",
)
_COMMENT = re.compile(r"--[^\n]*|\s+")


class UnfitError(ValueError):
    """The database has more in it than our files: its size, or views, triggers and such."""


@contextmanager
def guarded(connection: sqlite3.Connection, form: StoredForm[Any], version: int) -> Iterator[None]:
    """Within it nothing runs for long, and all that is read is small.

    form, version: of its tables.
    Raises UnfitError at once for a database that is too large or has other objects than ours.
    """
    connection.execute("PRAGMA trusted_schema=OFF")
    if sys.version_info >= (3, 12):
        connection.setconfig(sqlite3.SQLITE_DBCONFIG_DEFENSIVE, True)
        connection.setconfig(sqlite3.SQLITE_DBCONFIG_ENABLE_TRIGGER, False)
        connection.setconfig(sqlite3.SQLITE_DBCONFIG_ENABLE_VIEW, False)
    usual = connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MOST_TEXT)
    looks = iter(range(MOST_STEPS))
    connection.set_progress_handler(lambda: next(looks, None) is None, STEPS)
    try:
        _check_size(connection)
        if _objects(connection) != _ours(form.schema, _further(form, version)):
            raise UnfitError("objects")
        yield
    finally:
        connection.set_progress_handler(None, 0)
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, usual)


def _check_size(connection: sqlite3.Connection) -> None:
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    (size,) = connection.execute("PRAGMA page_size").fetchone()
    if pages * size > MOST_BYTES:
        raise UnfitError("size")


def _further(form: StoredForm[Any], version: int) -> str:
    """What makes the tables that a version has besides."""
    found = (each for since, (_, each) in form.added.items() if version >= since)
    return ";".join(chain.from_iterable(found))


@cache
def _ours(schema: str, further: str) -> frozenset[tuple[str, ...]]:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(f"{schema}{JOURNAL}{further}")
        return _objects(connection)


def _objects(connection: sqlite3.Connection) -> frozenset[tuple[str, ...]]:
    """Kind, name, table and statement of all objects; statistics of the database's own aside."""
    found = connection.execute(
        "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_master"
        f" WHERE coalesce(sql, '') NOT IN (?, ?) LIMIT {MOST_OBJECTS}",
        _STATISTICS,
    )
    return frozenset(tuple(_COMMENT.sub(" ", str(each)).strip() for each in row) for row in found)
