"""A pairs evening and its file, in which every action is saved at once, as in one of an event.

Files of before are JSON (evening_text); they are read, and become such a file with the first action
that is saved in them. What they were is the first of its backups.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from vpdesk.errors import QT_TRANSLATE_NOOP, LineError
from vpdesk.files.evening import evening_text
from vpdesk.files.evening.evening_rows import SCHEMA, TABLES, evening_from_rows, evening_to_rows
from vpdesk.files.kept_file import NOTHING, check_sum, sum_of
from vpdesk.files.stored import database
from vpdesk.files.stored.backups import back_up, backup_folder, is_backed_up
from vpdesk.files.stored.guard import MOST_BYTES
from vpdesk.files.stored.journal import Journal
from vpdesk.files.stored.stored_errors import MOVED, OVERWRITTEN, not_saved, saving
from vpdesk.files.stored.stored_file import Clock, Ours, StoredFile, local_now
from vpdesk.files.stored.stored_form import StoredForm
from vpdesk.files.text import STANDARD_INPUT, read_bytes, refused, text_of
from vpdesk.pairs.evening import Evening

SUFFIX = evening_text.SUFFIX
FOREIGN = QT_TRANSLATE_NOOP("TournamentFileError", "{file}: This is not a pairs evening of vpdesk.")
FORM = StoredForm(
    int.from_bytes(b"VPDp", "big"),
    FOREIGN,
    TABLES,
    SCHEMA,
    evening_to_rows,
    evening_from_rows,
    most_rows=60_000,  # each result is read by itself; the largest evenings have 5,000
)
HEAD = 16  # bytes of a file that tell whether it is a database
TEXT_MARKS = (b"\xff\xfe", b"\xfe\xff")  # UTF-16, which has zeros too


class EveningHistory(Journal[Evening]):
    """An evening with the actions that led to it.

    of_text: the check sum of the JSON that it was read from; "" where it was none.
    """

    form = FORM
    of_text = ""

    @property
    def rounds(self) -> int:
        """How many have begun."""
        return max((each.round for each in self.value.entries), default=0)


class EveningFile(StoredFile[EveningHistory]):
    """An evening with its history and the file that holds both."""

    kind = EveningHistory

    @classmethod
    def create(
        cls, path: Path, kept: Evening | EveningHistory, clock: Clock = local_now
    ) -> EveningFile:
        """Write an evening, or one with its history, to a new file; see make()."""
        history = EveningHistory(kept) if isinstance(kept, Evening) else kept
        found = cls.make(path, history, clock)
        assert isinstance(found, cls)
        return found

    @classmethod
    def open(cls, path: Path, clock: Clock = local_now) -> EveningFile:
        """Open a file; see take(). Raises TournamentFileError or TextFileError."""
        found = cls.take(path, clock)
        assert isinstance(found, cls)
        return found

    @property
    def evening(self) -> Evening:
        """The evening as it is now."""
        return self.history.value

    @property
    def rounds(self) -> int:
        """How many have begun."""
        return self.history.rounds

    def back_up(self) -> Path | None:
        """Add a dated backup of the file; see StoredFile."""
        if self._ours is None or self._ours.connection is not None:
            return super().back_up()
        with self._at_work, saving(backup_folder(self.path)):
            return self._back_up_text(Path(os.path.realpath(self.path)))

    def _back_up_text(self, target: Path) -> Path | None:
        data = target.read_bytes()
        if is_backed_up(target, lambda each: each.read_bytes() == data):
            return None
        return back_up(target, lambda new: new.write_bytes(data), self.rounds, self._clock())

    def _begun(self, ours: Ours) -> sqlite3.Connection:
        target = Path(os.path.realpath(self.path))
        there = check_sum(target)
        if there != self.history.of_text:
            raise not_saved(self.path, MOVED if there == NOTHING else OVERWRITTEN)
        self._back_up_text(target)
        self._stored = database.make(target, FORM, self._written)
        ours.connection = database.connect(target)
        database.prepare(ours.connection)
        self._version = database.data_version(ours.connection)
        return ours.connection

    @classmethod
    def _is_database(cls, target: Path) -> bool:
        with target.open("rb") as file:
            return _is_database(file.read(HEAD))

    @classmethod
    def _read(
        cls, path: Path, target: Path, half_done: Callable[[], object] = lambda: None
    ) -> tuple[EveningHistory, database.Stored]:
        if cls._is_database(target):
            return super()._read(path, target, half_done)
        return _of_text(path, read_bytes(path)), database.nothing(FORM)


def read_evening(path: Path) -> Evening:
    """The evening in a file, which is left alone, or that comes from standard input.

    Raises TournamentFileError or TextFileError.
    """
    return read_evening_history(path).value


def read_evening_history(
    path: Path, half_done: Callable[[], object] = lambda: None
) -> EveningHistory:
    """The same with all that was done in it; half_done: as of look()."""
    if path is not STANDARD_INPUT:
        return EveningFile.look(path, half_done)
    data = read_bytes(path, MOST_BYTES)
    if not _is_database(data[:HEAD]):
        return _of_text(path, data)
    with TemporaryDirectory(prefix="vpdesk-") as folder:
        copy = Path(folder, STANDARD_INPUT.name)
        copy.write_bytes(data)
        return EveningFile.look(copy)


def write_evening(path: Path, evening: Evening) -> None:
    """Write a new file, or one in the place of another. Raises StorageError."""
    EveningFile.create(path, evening).close()


def _is_database(head: bytes) -> bool:
    return b"\0" in head and not head.startswith(TEXT_MARKS)


def _of_text(path: Path, data: bytes) -> EveningHistory:
    try:
        found = EveningHistory(evening_text.from_text(text_of(data)))
    except LineError as error:
        raise refused(path, error) from error
    found.of_text = sum_of(data)
    return found
