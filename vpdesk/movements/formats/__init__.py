"""Movements as texts of files."""

from __future__ import annotations

from collections.abc import Callable

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.errors import MovementError
from vpdesk.movements.formats import (
    asc,
    bridgemate,
    ebuscore,
    movement_json,
    movement_table,
    table_rows,
)
from vpdesk.movements.movement import Movement

_READERS: dict[str, Callable[[str], tuple[Movement, ...]]] = {
    "asc": lambda text: (asc.read_asc(text),),
    "csv": movement_table.read_tables,
    "json": lambda text: (movement_json.read_json(text),),
    "bridgemate": bridgemate.read_bridgemate,
    "ebuscore": ebuscore.read_ebuscore,
}
_WRITERS: dict[str, Callable[[Movement], str]] = {
    "asc": asc.write_asc,
    "csv": movement_table.write_table,
    "json": movement_json.write_json,
    "bridgemate": bridgemate.write_bridgemate,
}
FORMATS = tuple(_WRITERS)


def read(text: str, suffix: str) -> Movement:
    """The movement of a file's text; suffix as of read_all.

    Raises MovementError, with the line, also where there are several movements.
    """
    found = read_all(text, suffix)
    if len(found) > 1:
        raise MovementError(
            QT_TRANSLATE_NOOP(
                "MovementError", "There are {count} movements in the file; leave one of them in it."
            ),
            count=len(found),
        )
    return found[0]


def read_all(text: str, suffix: str) -> tuple[Movement, ...]:
    """The movements of a file's text, one or more.

    suffix: one of FORMATS or the ending of the file's name, with or without its dot; headings
    tell the two formats that end in .csv apart, and the text tells what has another ending.
    Raises MovementError, with the line.
    """
    text = text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")
    return _READERS[_format(text, suffix.removeprefix(".").casefold())](text)


def write(movement: Movement, suffix: str) -> str:
    """The text of a file: suffix is one of FORMATS, with or without a dot.

    Raises MovementError where the format has no place for such a movement, and ValueError for
    another suffix.
    """
    name = suffix.removeprefix(".").casefold()
    if name not in _WRITERS:
        raise ValueError(f"no format of movements: {suffix}")
    return _WRITERS[name](movement)


def _format(text: str, suffix: str) -> str:
    if suffix in _READERS and suffix != "csv":
        return suffix
    headings = table_rows.headings_of(text)
    if "nspair" in headings:
        return "bridgemate"
    if ebuscore.looks_like_ebuscore(text):
        return "ebuscore"
    if suffix == "csv" or "round" in headings:
        return "csv"
    return "json" if text.lstrip()[:1] == "{" else "asc"
