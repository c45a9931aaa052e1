"""Files of JSON that people keep and hand on: each kind is one record with its format."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from decimal import Decimal
from pathlib import Path
from typing import Any, Generic, TypeVar

from vpdesk.errors import QT_TRANSLATE_NOOP, LineError, WordedError
from vpdesk.files.atomic import write_atomic
from vpdesk.files.records import WRONG, Shape, Unfit
from vpdesk.files.text import read_text, refused

T = TypeVar("T")

MOST_DIGITS = 40  # of a whole number; one of more is none of ours
MOST_PARTS = 200_000  # lists and objects, of which each takes up to 240 bytes of memory

NOT_JSON = QT_TRANSLATE_NOOP("FileError", "This is not JSON from here on: column {column}.")
TOO_DEEP = QT_TRANSLATE_NOOP("FileError", "Too many brackets are nested here.")
OTHER_FORMAT = QT_TRANSLATE_NOOP(
    "FileError", "This is a file of another kind; “format” should be “{format}”."
)
NEWER = QT_TRANSLATE_NOOP(
    "FileError", "A newer version of vpdesk has written this file; this one cannot read it."
)
BAD_FIELD = QT_TRANSLATE_NOOP("FileError", "“{field}” is missing or not valid.")


class FileError(LineError):
    """A text that is not a file of its kind."""

    context = "FileError"


def check_parts(text: str) -> None:
    """Raise FileError for a JSON text of more lists and objects than there is memory for."""
    if text.count("[") + text.count("{") > MOST_PARTS:
        raise FileError(TOO_DEEP)


def parsed(text: str) -> object:
    """What a JSON text says, numbers with decimals as Decimal. Raises FileError.

    What is no number of ours is a float: one without end, or of thousands of digits.
    """
    check_parts(text)
    try:
        found: object = json.loads(text, parse_int=_whole, parse_float=_exact, parse_constant=float)
    except json.JSONDecodeError as error:
        raise FileError(NOT_JSON, line=error.lineno, column=str(error.colno)) from error
    except RecursionError as error:
        raise FileError(TOO_DEEP) from error
    return found


def laid_out(found: Mapping[str, Any], between: str = ", ") -> str:
    """The text of an object, a line for each of its fields and for each object in a list.

    between: what stands between the fields of these.
    """
    lines = []
    for key, value in found.items():
        listed = isinstance(value, list | tuple) and value and isinstance(value[0], dict)
        told = _listed(value, between) if listed else _told(value)
        lines.append(f"  {_told(key)}: {told}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


class Codec(Generic[T]):
    """A kind of file: an object with "format", "version" and the fields of a record.

    ending: of the names of its files. between: as of laid_out. tell: makes the error of what
    cannot be in a director's words, from where it stands in the object.
    """

    def __init__(
        self,
        format: str,
        ending: str,
        shape: Shape,
        *,
        version: int = 1,
        between: str = ", ",
        tell: Callable[[Unfit, dict[str, Any]], WordedError | None] = lambda error, _: error.reason,
    ) -> None:
        self.format, self.ending, self.version = format, ending, version
        self._shape, self._between, self._tell = shape, between, tell

    def from_text(self, text: str) -> T:
        """What a file says. Raises FileError, with the line or the path of the field.

        Raises the record's own error for values of the right kinds that cannot be.
        """
        return self.from_object(parsed(text))

    def from_object(self, found: object) -> T:
        """The same of an object that stands in a file of another kind."""
        if not isinstance(found, dict) or found.get("format") != self.format:
            raise FileError(OTHER_FORMAT, format=self.format)
        version = found.get("version", self.version)
        if type(version) is not int:
            raise FileError(BAD_FIELD, field="version")
        if version > self.version:
            raise FileError(NEWER)
        try:
            value: T = self._shape.read(found)
        except Unfit as error:
            raise self._tell(error, found) or FileError(BAD_FIELD, field=error.field) from error
        return value

    def to_object(self, value: T) -> dict[str, Any]:
        """The object of a file."""
        return {"format": self.format, "version": self.version, **self._shape.write(value)}

    def to_text(self, value: T) -> str:
        """What a file says."""
        return laid_out(self.to_object(value), self._between)

    def read(self, path: Path) -> T:
        """What is in a file. Raises TextFileError."""
        return read_as(self.from_text, path)

    def write(self, path: Path, value: T) -> None:
        """Write a file. Raises StorageError; an old file is untouched then."""
        # What is no Unicode becomes an escape, as JSON knows it.
        write_atomic(path, self.to_text(value).encode(errors="backslashreplace"))


def read_as(from_text: Callable[[str], T], path: Path) -> T:
    """What a file is by such a reader of its text. Raises TextFileError."""
    text = read_text(path)
    try:
        return from_text(text)
    except LineError as error:
        raise refused(path, error) from error


class Unsaved(Generic[T]):
    """How unsaved work is kept for a start after a crash: an object of its record.

    name: what its files begin with. ending: what they end with; no other kind has the same.
    """

    def __init__(self, name: str, ending: str, shape: Shape) -> None:
        self.name, self.ending, self._shape = name, ending, shape

    def to_bytes(self, work: T) -> bytes:
        """The work as a recovery file."""
        return json.dumps(self._shape.write(work)).encode()

    def step(self, before: T, now: T) -> bytes | None:  # noqa: ARG002 - as a rule there is none
        """What, added to the file of the work before, makes it that of now; None for no such."""
        return None

    def from_bytes(self, data: bytes) -> T:
        """The work in a recovery file. Raises ValueError if that is damaged."""
        try:
            work: T = self._shape.read(parsed(data.decode()))
        except WRONG as error:
            raise ValueError(str(error)) from error
        return work


def _listed(objects: list[dict[str, Any]], between: str) -> str:
    lines = []
    for each in objects:
        parts = (f"{_told(key)}: {_told(value)}" for key, value in each.items())
        lines.append(f"    {{{between.join(parts)}}}")
    return "[\n" + ",\n".join(lines) + "\n  ]"


def _told(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _whole(digits: str) -> int | float:
    return int(digits) if len(digits) <= MOST_DIGITS else float("inf")


def _exact(digits: str) -> Decimal | float:
    try:
        return Decimal(digits)
    except ArithmeticError:  # an exponent beyond all bounds
        return float("inf")
