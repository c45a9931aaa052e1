"""Movements in files: read whole or refused with a reason, written whole or not at all."""

from __future__ import annotations

import errno
import stat
from pathlib import Path

from vpdesk.errors import QT_TRANSLATE_NOOP, WordedError
from vpdesk.movements import formats
from vpdesk.movements.errors import MovementError
from vpdesk.movements.formats.parts import one_line
from vpdesk.movements.movement import Movement
from vpdesk.storage import write_atomic

MOST_BYTES = 5_000_000

AT_LINE = QT_TRANSLATE_NOOP("MovementFileError", "{file}, line {line}: {reason}")
SOMEWHERE = QT_TRANSLATE_NOOP("MovementFileError", "{file}: {reason}")
NOT_THERE = QT_TRANSLATE_NOOP("MovementFileError", "{file}: There is no such file.")
NOT_A_FILE = QT_TRANSLATE_NOOP("MovementFileError", "{file}: This is a folder or a device.")
NOT_ALLOWED = QT_TRANSLATE_NOOP("MovementFileError", "{file}: You may not read this file.")
TOO_LARGE = QT_TRANSLATE_NOOP("MovementFileError", "{file}: The file is too large.")
OTHER = QT_TRANSLATE_NOOP(
    "MovementFileError", "{file}: The file could not be read; the computer reported “{reported}”."
)
NO_FORMAT = QT_TRANSLATE_NOOP(
    "MovementFileError",
    "{file}: A movement is saved under a name that ends in .asc, .csv or .json.",
)
_TEXTS = {
    errno.ENOENT: NOT_THERE,
    errno.ENOTDIR: NOT_THERE,
    errno.EACCES: NOT_ALLOWED,
    errno.EPERM: NOT_ALLOWED,
    errno.EISDIR: NOT_A_FILE,
}


class MovementFileError(WordedError, OSError):
    """A movement was not read, or cannot be written; the message is one line.

    path: the file. line: the line that is to blame, 0 where there is none.
    reason: what is wrong with the movement, with all its faults; None for the file itself.
    """

    context = "MovementFileError"

    def __init__(
        self, text: str, path: Path, reason: MovementError | None = None, **values: object
    ) -> None:
        self.path = path
        self.reason = reason
        self.line = reason.line if reason else 0
        told = {"reason": reason, "line": self.line} if reason else {}
        super().__init__(text, file=one_line(path.name), **told, **values)


def read_movement(path: Path) -> Movement:
    """The movement in a file of any format: see formats.read.

    Raises MovementFileError.
    """
    text = _text(path)
    try:
        return formats.read(text, path.suffix)
    except MovementError as error:
        raise _refused(path, error) from error


def read_movements(path: Path) -> tuple[Movement, ...]:
    """All movements in a file, which may hold several. Raises MovementFileError."""
    text = _text(path)
    try:
        return formats.read_all(text, path.suffix)
    except MovementError as error:
        raise _refused(path, error) from error


def write_movement(path: Path, movement: Movement) -> None:
    """Write a movement in the format that the name's ending says: .asc, .csv or .json.

    Raises MovementFileError for another ending and StorageError if the file is not saved.
    """
    suffix = path.suffix.casefold()
    if suffix not in (".asc", ".csv", ".json"):
        raise MovementFileError(NO_FORMAT, path)
    # Without the mark at its beginning Excel does not take a file for UTF-8.
    encoding = "utf-8-sig" if suffix == ".csv" else "utf-8"
    write_atomic(path, formats.write(movement, suffix).encode(encoding))


def _refused(path: Path, error: MovementError) -> MovementFileError:
    return MovementFileError(AT_LINE if error.line else SOMEWHERE, path, error)


def _text(path: Path) -> str:
    """What a file says, in UTF-8 or else in Latin-1."""
    try:
        data = _bytes(path)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        if isinstance(error, MovementFileError):
            raise
        number = error.errno if isinstance(error, OSError) else errno.ENOENT
        text = _TEXTS.get(number or 0, OTHER)
        reported = one_line(getattr(error, "strerror", None) or str(error))
        raise MovementFileError(text, path, reported=reported) from error
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _bytes(path: Path) -> bytes:
    # A pipe would let the program wait for ever.
    if not stat.S_ISREG(path.stat().st_mode):
        raise MovementFileError(NOT_A_FILE, path)
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise MovementFileError(TOO_LARGE, path)
    return data
