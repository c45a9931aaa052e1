"""JSON with decimal numbers that stay exact, of files that people hand on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, NoReturn

from vpdesk.errors import WordedError

MOST = 10**6  # of a number
MOST_TEXT = 2000  # characters of a name, a source or a note
MOST_PARTS = 200_000  # lists and objects, of which each takes up to 240 bytes of memory


class NotJsonError(ValueError):
    """A text that is not JSON. line: the one to blame, 0 where that is not known."""

    def __init__(self, line: int = 0) -> None:
        super().__init__(line)
        self.line = line


def check_parts(text: str) -> None:
    """Raise NotJsonError for a JSON text of more lists and objects than there is memory for."""
    if text.count("[") + text.count("{") > MOST_PARTS:
        raise NotJsonError


def parsed(text: str) -> object:
    """What a JSON text says, numbers with decimals as Decimal. Raises NotJsonError."""
    check_parts(text)
    try:
        found: object = json.loads(text, parse_float=Decimal, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise NotJsonError(error.lineno) from error
    except (ValueError, RecursionError, ArithmeticError) as error:  # numbers without end, depth
        raise NotJsonError from error
    return found


@dataclass(frozen=True, slots=True)
class FileKind:
    """A kind of file that vpdesk writes: an object with "format" and "version".

    error: what is raised for one that cannot be read, with the words of the kind: no JSON,
    another format, a newer version, a bad field (with {field}).
    """

    format: str
    version: int
    error: type[WordedError]
    not_json: str
    other_format: str
    newer: str
    bad_field: str

    def parsed(self, text: str) -> dict[str, Any]:
        """The object in a file of this kind."""
        try:
            found = parsed(text)
        except NotJsonError as error:
            raise self.error(self.not_json, line=error.line) from error
        if not isinstance(found, dict) or found.get("format") != self.format:
            raise self.error(self.other_format)
        version = found.get("version")
        if isinstance(version, int) and version > self.version:
            raise self.error(self.newer)
        return found

    def text(self, found: Mapping[str, object], field: str) -> str:
        """A text of the object; "" where it is not there."""
        value = found.get(field, "")
        if not isinstance(value, str) or len(value) > MOST_TEXT:
            raise self.unfit(field)
        return value

    def unfit(self, field: str) -> WordedError:
        """The error that a field of the object is not what it should be."""
        return self.error(self.bad_field, field=field)


def hundredths(value: object) -> int | None:
    """A number times 100; None where it has more than two decimals, is beyond MOST, or is none."""
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        return None
    if not -MOST <= value <= MOST:
        return None
    made = value * 100
    return int(made) if made == int(made) else None


def _no_number(name: str) -> NoReturn:
    raise ValueError(name)
