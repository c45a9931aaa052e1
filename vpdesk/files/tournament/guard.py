"""What a database must be before anything in it runs: the tables of a tournament, nothing else."""

from __future__ import annotations

import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache

from vpdesk.files.tournament.schema import ADDED, JOURNAL, SCHEMA

MOST_BYTES = 30_000_000  # of a file
MOST_TEXT = 10_000_000  # bytes of a text or of a statement in it
MOST_ROWS = 200_000  # of all its tables
STEPS, MOST_STEPS = 1_000_000, 100  # SQLite's instructions between two looks, and looks
MOST_OBJECTS = 100
# What ANALYZE of SQLite adds, letter by letter: of the same names there may be triggers and views.
_STATISTICS = (
    "CREATE TABLE sqlite_stat1(tbl,idx,stat)",
    "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)",
)
_COMMENT = re.compile(r"--[^\n]*|\s+")


class UnfitError(ValueError):
    """The database has more in it than a tournament: its size, or views, triggers and such."""


@contextmanager
def guarded(connection: sqlite3.Connection, version: int) -> Iterator[None]:
    """Within it nothing runs for long, and all that is read is small.

    version: of its tables.
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
        if _objects(connection) != _ours(version):
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


@cache
def _ours(version: int) -> frozenset[tuple[str, ...]]:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(SCHEMA + JOURNAL)
        for since, (_, statements) in ADDED.items():
            if version >= since:
                connection.executescript(";".join(statements))
        return _objects(connection)


def _objects(connection: sqlite3.Connection) -> frozenset[tuple[str, ...]]:
    """Kind, name, table and statement of all objects; statistics of the database's own aside."""
    found = connection.execute(
        "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_master"
        f" WHERE coalesce(sql, '') NOT IN (?, ?) LIMIT {MOST_OBJECTS}",
        _STATISTICS,
    )
    return frozenset(tuple(_COMMENT.sub(" ", str(each)).strip() for each in row) for row in found)
