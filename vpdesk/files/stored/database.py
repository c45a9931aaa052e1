"""The SQLite database of a file: made, read and brought up to date."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Any, TypeVar
from urllib.parse import quote

from vpdesk.files.atomic import PRIVATE, USUAL, make_empty, put_in_place
from vpdesk.files.stored.guard import UnfitError, guarded
from vpdesk.files.stored.journal import (
    ACTION_COLUMNS,
    Action,
    ActionState,
    Journal,
    Snapshot,
    action_row,
    new_actions,
)
from vpdesk.files.stored.seal import resealed, seal_of
from vpdesk.files.stored.stored_form import (
    JOURNAL,
    SEALED,
    SETTINGS,
    RowChange,
    StoredForm,
    StoredRow,
    StoredRows,
    differences,
)
from vpdesk.files.stored.strange import JOURNALS, StrangeError, check_journals
from vpdesk.files.temporary import clear_dead, temporary_for

J = TypeVar("J", bound=Journal[Any])

SEAL = ("seal",)  # the key of the check sum among the settings
MOST_CHANGES = 2_000_000  # lists in what all actions did; the largest events have some 200,000
MOST_ACTIONS = 100_000  # a director who does one per second the whole day comes to some 30,000
WAIT_S = 1  # for a program that is just reading the file


class ForeignError(ValueError):
    """The database is of another kind."""


@dataclass(frozen=True, slots=True)
class Stored:
    """What is in a file. seal: its check sum; None in one of a version that had none.

    version: of its tables.
    """

    rows: StoredRows
    actions: tuple[Action, ...]
    seal: int | None
    version: int

    @property
    def now(self) -> Snapshot:
        """The same as what it is to hold."""
        return Snapshot(self.rows, self.actions)


def nothing(form: StoredForm[Any]) -> Stored:
    """What is in a new file."""
    return Stored({table: {} for table in form.tables}, (), 0, SEALED)


class NewerError(ValueError):
    """The database has tables of a later version."""


def connect(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """A connection to a file that exists, to read it ("ro") or also to write ("rw").

    A transaction that a dying program has left half done is rolled back when it is first used.
    Raises StrangeError where SQLite would go by a file beside it that is none of ours.
    """
    check_journals(path)
    posix = path.as_posix()
    location = quote(os.fsencode(posix if posix.startswith("/") else f"/{posix}"))
    return sqlite3.connect(
        f"file://{location}?mode={mode}",
        uri=True,
        timeout=WAIT_S,
        isolation_level=None,
        check_same_thread=False,  # it may be opened in one thread and used in another
    )


def prepare(connection: sqlite3.Connection) -> None:
    """Have what is written from now on survive a power cut, and copies of the file be whole."""
    # In the mode that some tools prefer, WAL, a copy of an open file may lack its tables.
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.execute("PRAGMA synchronous=EXTRA")  # FULL may bring a journal back


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All that is written within it is in the file afterwards, or nothing of it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
        raise


def make(target: Path, form: StoredForm[Any], now: Snapshot) -> Stored:
    """Write a new database, in one step; a file that has its name is replaced.

    Raises sqlite3.Error or OSError; the old file is untouched then.
    """
    temporary = temporary_for(target)
    try:
        make_empty(temporary, PRIVATE if target.exists() else USUAL)
        with closing(sqlite3.connect(temporary, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode=OFF")  # nobody knows of the file yet
            connection.execute(f"PRAGMA application_id={form.application_id}")
            connection.executescript(f"BEGIN;{form.schema}{JOURNAL}")
            stored = write(connection, form, nothing(form), now)
            connection.execute("COMMIT")
        with suppress(FileNotFoundError):
            temporary.chmod(stat.S_IMODE(target.stat().st_mode))
        _settle(target)
        put_in_place(temporary, target)
        clear_dead(target.parent)
    except BaseException:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise
    return stored


def read(connection: sqlite3.Connection, kind: type[J]) -> tuple[J, Stored]:
    """A journal of a kind, and how it stands in the file.

    Raises ForeignError, NewerError, UnfitError, a WordedError where the value contradicts
    itself, another ValueError where the tables are not as they should be, or sqlite3.Error.
    """
    connection.execute("BEGIN")
    try:
        if _pragma(connection, "application_id") != kind.form.application_id:
            raise ForeignError
        version = int(_pragma(connection, "user_version"))
        if version > kind.form.version:
            raise NewerError
        with guarded(connection, kind.form, version):
            stored = _read_checked(connection, kind.form, version)
    finally:
        connection.execute("COMMIT")
    actions = stored.actions
    if [each.number for each in actions] != list(range(1, len(actions) + 1)):
        raise ValueError("actions")
    return kind(kind.form.from_rows(stored.rows, None), actions, stored.rows), stored


def read_copy(path: Path, kind: type[J]) -> tuple[J, Stored]:
    """The same of a file that is left alone, with what its program was doing when it was ended.

    That is rolled back in a copy. Raises as read() does, StrangeError and OSError.
    """
    check_journals(path)
    with TemporaryDirectory() as folder:
        target = Path(folder) / "copy"
        for ending in ("", JOURNALS[0]):
            with suppress(FileNotFoundError):  # another program has just rolled it back
                copyfile(f"{path}{ending}", f"{target}{ending}")
        with closing(connect(target)) as connection:
            return read(connection, kind)


def _read_checked(connection: sqlite3.Connection, form: StoredForm[Any], version: int) -> Stored:
    if _pragma(connection, "quick_check") != "ok":
        raise ValueError("quick_check")
    rows, left = {}, form.most_rows
    for table in form.tables_of(version):
        most = left if table in form.long else min(left, form.most_of_one)
        rows[table] = _read_table(connection, form, table, most)
        left -= len(rows[table])
    columns = ", ".join(ACTION_COLUMNS)
    left = min(left, MOST_ACTIONS)
    found = connection.execute(f"SELECT {columns} FROM actions ORDER BY number LIMIT {left + 1}")
    actions = tuple(_action(*row) for row in found)
    if len(actions) > left or sum(each.row_changes.count("[") for each in actions) > MOST_CHANGES:
        raise UnfitError("rows")
    return Stored(rows, actions, _checked_seal(rows, actions, version), version)


def _checked_seal(rows: StoredRows, actions: tuple[Action, ...], version: int) -> int | None:
    """Takes the check sum from among the rows. Raises ValueError where it is not theirs."""
    (said,) = rows[SETTINGS].pop(SEAL, (None,))
    if said is None and version < SEALED:
        return None
    if said != (seal := seal_of(rows, actions)):
        raise ValueError("seal")
    return seal


def copy(connection: sqlite3.Connection, target: Path) -> None:
    """Write what is in an open file into an empty one that nobody knows of yet."""
    with closing(sqlite3.connect(target)) as other:
        other.execute("PRAGMA journal_mode=OFF")
        connection.backup(other)


def holds(path: Path, kind: type[Journal[Any]], stored: Stored) -> bool:
    """Whether a file, such as a backup, has just what is in another; False for one that is none."""
    try:
        with closing(connect(path, "ro")) as connection:
            if stored.seal is None:
                return read(connection, kind)[1] == stored
            found = connection.execute("SELECT value FROM settings WHERE name = ?", SEAL)
            return bool(found.fetchone() == (stored.seal,))
    except (sqlite3.Error, OSError, ValueError):
        return False


def data_version(connection: sqlite3.Connection) -> int:
    """A number that is another one once someone else has changed the file."""
    return int(_pragma(connection, "data_version"))


def write(
    connection: sqlite3.Connection, form: StoredForm[Any], stored: Stored, now: Snapshot
) -> Stored:
    """Turn what is in a file into what it is to hold, where they differ."""
    changes = list(differences(stored.rows, now.rows))
    actions = new_actions(stored.actions, now.actions)
    version = _with_tables(
        connection, form, max(stored.version, SEALED), {each[0] for each in changes}
    )
    _write_rows(connection, form, changes)
    _put(connection, "actions", ACTION_COLUMNS, (action_row(new) for _, new in actions))
    seal = seal_of(stored.rows, stored.actions) if stored.seal is None else stored.seal
    seal = resealed(seal, changes, actions)
    _put(connection, SETTINGS, ("name", "value"), [(*SEAL, seal)])
    connection.execute(f"PRAGMA user_version={version}")
    return Stored(now.rows, now.actions, seal, version)


def _with_tables(
    connection: sqlite3.Connection, form: StoredForm[Any], version: int, changed: set[str]
) -> int:
    """Make the tables that are missing for such changes; the version of the file then."""
    wanted = max(
        (since for since, (tables, _) in form.added.items() if changed & tables.keys()), default=0
    )
    for since, (_, statements) in form.added.items():
        if version < since <= wanted:
            for statement in statements:
                connection.execute(statement)
    return max(version, wanted)


def _write_rows(
    connection: sqlite3.Connection, form: StoredForm[Any], changes: Iterable[RowChange]
) -> None:
    removed: dict[str, list[StoredRow]] = {table: [] for table in form.all_tables}
    put: dict[str, list[StoredRow]] = {table: [] for table in form.all_tables}
    for table, key, _, row in changes:
        if row is None:
            removed[table].append(key)
        else:
            put[table].append((*key, *row))
    for table, (keys, rest) in form.all_tables.items():
        if removed[table]:
            where = " AND ".join(f"{name} = ?" for name in keys)
            connection.executemany(f"DELETE FROM {table} WHERE {where}", removed[table])
        if put[table]:
            _put(connection, table, (*keys, *rest), put[table])


def _put(
    connection: sqlite3.Connection, table: str, columns: Sequence[str], rows: Iterable[StoredRow]
) -> None:
    places = ", ".join("?" * len(columns))
    statement = f"INSERT OR REPLACE INTO {table} ({', '.join(columns)}) VALUES ({places})"
    connection.executemany(statement, rows)


def _read_table(
    connection: sqlite3.Connection, form: StoredForm[Any], table: str, most: int
) -> dict[StoredRow, StoredRow]:
    keys, rest = form.all_tables[table]
    columns = ", ".join((*keys, *rest))
    found = connection.execute(f"SELECT {columns} FROM {table} LIMIT {most + 1}")
    rows = {row[: len(keys)]: row[len(keys) :] for row in found}
    if len(rows) > most:
        raise UnfitError("rows")
    return rows


def _action(number: int, at: str, what: str, row_changes: str, state: str, state_at: str) -> Action:
    if type(number) is not int or {type(at), type(what), type(row_changes), type(state_at)} != {
        str
    }:
        raise ValueError("actions")
    return Action(number, at, what, row_changes, ActionState(state), state_at)


def _pragma(connection: sqlite3.Connection, name: str) -> int | str:
    (value,) = connection.execute(f"PRAGMA {name}").fetchone()
    assert isinstance(value, int | str)
    return value


def _settle(target: Path) -> None:
    """Leave nothing of an older file of that name that SQLite would apply to a new one."""
    if target.exists():
        # Rolls back what its program has left half done, should the new one not come about.
        with suppress(sqlite3.Error, StrangeError), closing(connect(target)) as connection:
            _pragma(connection, "schema_version")
    for ending in ("-journal", "-wal", "-shm"):
        target.with_name(target.name + ending).unlink(missing_ok=True)
