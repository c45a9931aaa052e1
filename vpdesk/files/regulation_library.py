"""Regulations: those that vpdesk brings along, and the user's own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from vpdesk.files.own import OwnFiles
from vpdesk.files.regulation_file import SUFFIX, read_regulation, write_regulation
from vpdesk.files.text import TextFileError
from vpdesk.match.regulations import Regulation
from vpdesk.resources import resource

FOLDER = "regulations"

_own_files = OwnFiles(SUFFIX, read_regulation, write_regulation)


@cache
def built_in() -> tuple[Regulation, ...]:
    """The regulations that vpdesk brings along, the usual one first."""
    files = sorted(resource(FOLDER).glob(f"*{SUFFIX}"))
    return tuple(read_regulation(path, own=False) for path in files)


def own(folder: Path) -> tuple[tuple[Regulation, ...], tuple[TextFileError, ...]]:
    """The user's regulations in a folder, by name, and why others there cannot be read."""
    return _own_files.found(folder)


def save_own(folder: Path, regulation: Regulation) -> None:
    """Save an own regulation under its key, making the folder. Raises StorageError."""
    _own_files.save(folder, regulation)


def remove_own(folder: Path, key: str) -> None:
    """Remove an own regulation. Raises OSError."""
    _own_files.remove(folder, key)
