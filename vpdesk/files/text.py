"""Text files of other programs: read whole, or refused with a reason in one line."""

from __future__ import annotations

import codecs
import errno
import io
import stat
import sys
from pathlib import Path
from typing import BinaryIO, Protocol

from vpdesk.errors import QT_TRANSLATE_NOOP, WordedError, one_line, shown

MOST_BYTES = 5_000_000
MOST_LINES = 200_000
LONGEST_LINE = 100_000  # characters, where words are looked for in it
STANDARD_INPUT = Path("standard input")  # what is read under this very object is no file

AT_LINE = QT_TRANSLATE_NOOP("TextFileError", "{file}, line {line}: {reason}")
SOMEWHERE = QT_TRANSLATE_NOOP("TextFileError", "{file}: {reason}")
NOT_THERE = QT_TRANSLATE_NOOP("TextFileError", "{file}: There is no such file.")
NOT_A_FILE = QT_TRANSLATE_NOOP("TextFileError", "{file}: This is a folder or a device.")
NOT_ALLOWED = QT_TRANSLATE_NOOP("TextFileError", "{file}: You may not read this file.")
TOO_LARGE = QT_TRANSLATE_NOOP("TextFileError", "{file}: The file is too large.")
OTHER = QT_TRANSLATE_NOOP(
    "TextFileError", "{file}: The file could not be read; the computer reported “{reported}”."
)
_TEXTS = {
    errno.ENOENT: NOT_THERE,
    errno.ENOTDIR: NOT_THERE,
    errno.EACCES: NOT_ALLOWED,
    errno.EPERM: NOT_ALLOWED,
    errno.EISDIR: NOT_A_FILE,
}


class FileFault(Protocol):
    """An error about what a file says; line is 0 where no line is to blame."""

    line: int


class TextFileError(WordedError, OSError):
    """A file was not read; the message is one line.

    path: the file. line: the line that is to blame, 0 where there is none.
    reason: what is wrong with what it says, with all its faults; None for the file itself.
    """

    context = "TextFileError"

    def __init__(
        self, text: str, path: Path, reason: FileFault | None = None, **values: object
    ) -> None:
        self.path = path
        self.reason = reason
        self.line = reason.line if reason else 0
        told = {"reason": reason, "line": self.line} if reason else {}
        super().__init__(text, file=one_line(shown(Path(path.name or path))), **told, **values)


def refused(path: Path, reason: FileFault) -> TextFileError:
    """The error for a file that was read and makes no sense."""
    return TextFileError(AT_LINE if reason.line else SOMEWHERE, path, reason)


def read_text(path: Path, most: int = MOST_BYTES) -> str:
    """What a file of at most so many bytes says, in UTF-8 or else in Latin-1.

    Raises TextFileError.
    """
    return text_of(read_bytes(path, most))


def text_of(data: bytes) -> str:
    """What the bytes of a text file say, in UTF-8, in marked UTF-16 or else in Latin-1."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def check_lines(path: Path, text: str, longest: int = MOST_BYTES) -> str:
    """The text of a file whose reader makes something of each line, where it has few enough.

    longest: characters of a line. Raises TextFileError.
    """
    lines = text.splitlines()
    if len(lines) > MOST_LINES or max(map(len, lines), default=0) > longest:
        raise TextFileError(TOO_LARGE, path)
    return text


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """A file of at most so many bytes. Raises TextFileError."""
    try:
        return _bytes(path, most)
    except TextFileError:
        raise
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise not_read(path, error) from error


def not_read(path: Path, error: OSError | ValueError) -> TextFileError:
    """The error for a file that the computer does not give."""
    number = error.errno if isinstance(error, OSError) else errno.ENOENT
    reported = one_line(getattr(error, "strerror", None) or str(error))
    return TextFileError(_TEXTS.get(number or 0, OTHER), path, reported=reported)


def _bytes(path: Path, most: int) -> bytes:
    if path is STANDARD_INPUT:
        return _bounded(sys.stdin.buffer if sys.stdin else io.BytesIO(), path, most)
    # A pipe would let the program wait for ever.
    if not stat.S_ISREG(path.stat().st_mode):
        raise TextFileError(NOT_A_FILE, path)
    with path.open("rb") as file:
        return _bounded(file, path, most)


def _bounded(file: BinaryIO, path: Path, most: int) -> bytes:
    data = file.read(most + 1)
    if len(data) > most:
        raise TextFileError(TOO_LARGE, path)
    return data
