"""Tournament report files: read whole or refused with a reason, written whole or not at all."""

from __future__ import annotations

import errno
import stat
from pathlib import Path

from vpdesk.errors import QT_TRANSLATE_NOOP, WordedError
from vpdesk.storage import write_atomic
from vpdesk.swiss import trf
from vpdesk.swiss.errors import SwissError
from vpdesk.swiss.tournament import Edition, Player, Tournament
from vpdesk.swiss.trf.columns import one_line

MOST_BYTES = 5_000_000

AT_LINE = QT_TRANSLATE_NOOP("SwissFileError", "{file}, line {line}: {reason}")
SOMEWHERE = QT_TRANSLATE_NOOP("SwissFileError", "{file}: {reason}")
NOT_THERE = QT_TRANSLATE_NOOP("SwissFileError", "{file}: There is no such file.")
NOT_A_FILE = QT_TRANSLATE_NOOP("SwissFileError", "{file}: This is a folder or a device.")
NOT_ALLOWED = QT_TRANSLATE_NOOP("SwissFileError", "{file}: You may not read this file.")
TOO_LARGE = QT_TRANSLATE_NOOP("SwissFileError", "{file}: The file is too large.")
OTHER = QT_TRANSLATE_NOOP(
    "SwissFileError", "{file}: The file could not be read; the computer reported “{reported}”."
)
_TEXTS = {
    errno.ENOENT: NOT_THERE,
    errno.ENOTDIR: NOT_THERE,
    errno.EACCES: NOT_ALLOWED,
    errno.EPERM: NOT_ALLOWED,
    errno.EISDIR: NOT_A_FILE,
}


class SwissFileError(WordedError, OSError):
    """A tournament was not read from a file; the message is one line.

    path: the file. line: the line that is to blame, 0 where there is none.
    reason: what is wrong with the tournament, with all its faults; None for the file itself.
    """

    context = "SwissFileError"

    def __init__(
        self, text: str, path: Path, reason: SwissError | None = None, **values: object
    ) -> None:
        self.path = path
        self.reason = reason
        self.line = reason.line if reason else 0
        told = {"reason": reason, "line": self.line} if reason else {}
        super().__init__(text, file=one_line(path.name), **told, **values)


def read_trf(path: Path) -> Tournament:
    """The tournament in a report file. Raises SwissFileError."""
    return read_report(path)[0]


def read_report(path: Path) -> tuple[Tournament, Edition | None]:
    """The tournament in a report file, and the edition if the file itself names one.

    Raises SwissFileError.
    """
    text = read_text(path)
    try:
        return trf.read(text), trf.stated_edition(text)
    except SwissError as error:
        raise _refused(path, error) from error


def read_players(path: Path) -> tuple[Player, ...]:
    """The players in a table (see players_table.read_players). Raises SwissFileError."""
    from vpdesk.swiss import players_table  # noqa: PLC0415 - start-up time of the command line

    text = read_text(path)
    try:
        return players_table.read_players(text)
    except SwissError as error:
        raise _refused(path, error) from error


def write_trf(path: Path, tournament: Tournament, dialect: trf.Dialect = "26") -> None:
    """Write a report file by the rules of a year.

    Raises SwissError where the format has no place for the tournament, and StorageError if the
    file is not saved.
    """
    write_atomic(path, trf.write(tournament, dialect).encode())


def read_text(path: Path) -> str:
    """What a file says, in UTF-8 or else in Latin-1. Raises SwissFileError."""
    try:
        data = _bytes(path)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        if isinstance(error, SwissFileError):
            raise
        number = error.errno if isinstance(error, OSError) else errno.ENOENT
        text = _TEXTS.get(number or 0, OTHER)
        reported = one_line(getattr(error, "strerror", None) or str(error))
        raise SwissFileError(text, path, reported=reported) from error
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _refused(path: Path, error: SwissError) -> SwissFileError:
    return SwissFileError(AT_LINE if error.line else SOMEWHERE, path, error)


def _bytes(path: Path) -> bytes:
    # A pipe would let the program wait for ever.
    if not stat.S_ISREG(path.stat().st_mode):
        raise SwissFileError(NOT_A_FILE, path)
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise SwissFileError(TOO_LARGE, path)
    return data
