"""Movements in files: read whole or refused with a reason, written whole or not at all."""

from __future__ import annotations

from pathlib import Path

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.files.atomic import write_atomic
from vpdesk.files.text import TextFileError, read_text, refused
from vpdesk.movements import formats
from vpdesk.movements.errors import MovementError
from vpdesk.movements.movement import Movement

FORMATS = ("asc", "csv", "json")

NO_FORMAT = QT_TRANSLATE_NOOP(
    "TextFileError", "{file}: A movement is saved under a name that ends in .asc, .csv or .json."
)


def read_movement(path: Path) -> Movement:
    """The movement in a file of any format: see formats.read.

    Raises TextFileError.
    """
    text = read_text(path)
    try:
        return formats.read(text, path.suffix)
    except MovementError as error:
        raise refused(path, error) from error


def read_movements(path: Path) -> tuple[Movement, ...]:
    """All movements in a file, which may hold several. Raises TextFileError."""
    text = read_text(path)
    try:
        return formats.read_all(text, path.suffix)
    except MovementError as error:
        raise refused(path, error) from error


def write_movement(path: Path, movement: Movement) -> None:
    """Write a movement in the format that the name's ending says: .asc, .csv or .json.

    Raises TextFileError for another ending and StorageError if the file is not saved.
    """
    ending = path.suffix.casefold().removeprefix(".")
    if ending not in FORMATS:
        raise TextFileError(NO_FORMAT, path)
    write_atomic(path, movement_bytes(movement, ending))


def movement_bytes(movement: Movement, ending: str) -> bytes:
    """What a file of one of FORMATS has in it."""
    # Without the mark at its beginning Excel does not take a file for UTF-8.
    encoding = "utf-8-sig" if ending == "csv" else "utf-8"
    return formats.write(movement, ending).encode(encoding)
