"""Regulations: those that vpdesk brings along, and the user's own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

from vpdesk.match.regulations import Regulation
from vpdesk.regulation_files import SUFFIX, read_regulation, write_regulation
from vpdesk.resources import resource
from vpdesk.scale_library import OWN, own_key
from vpdesk.text_files import TextFileError

FOLDER = "regulations"

__all__ = ["SUFFIX", "built_in", "own", "own_key", "remove_own", "save_own"]


@cache
def built_in() -> tuple[Regulation, ...]:
    """The regulations that vpdesk brings along, the usual one first."""
    files = sorted(resource(FOLDER).glob(f"*{SUFFIX}"))
    return tuple(read_regulation(path, own=False) for path in files)


def own(folder: Path) -> tuple[tuple[Regulation, ...], tuple[TextFileError, ...]]:
    """The user's regulations in a folder, by name, and why others there cannot be read."""
    found = list(_read(folder))
    good = [each for each in found if isinstance(each, Regulation)]
    good.sort(key=lambda each: (each.name.casefold(), each.key))
    return tuple(good), tuple(each for each in found if isinstance(each, TextFileError))


def save_own(folder: Path, regulation: Regulation) -> None:
    """Save an own regulation under its key, making the folder. Raises StorageError."""
    with suppress(OSError):  # writing the file then says what is wrong
        folder.mkdir(parents=True, exist_ok=True)
    write_regulation(_file(folder, regulation.key), regulation)


def remove_own(folder: Path, key: str) -> None:
    """Remove an own regulation. Raises OSError."""
    _file(folder, key).unlink(missing_ok=True)


def _file(folder: Path, key: str) -> Path:
    return folder / f"{key}{SUFFIX}"


def _read(folder: Path) -> Iterator[Regulation | TextFileError]:
    for path in sorted(folder.glob(f"{OWN}*{SUFFIX}")):
        try:
            yield read_regulation(path)
        except TextFileError as error:
            yield error
