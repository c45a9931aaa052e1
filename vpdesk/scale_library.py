"""Scales that are tables: those of federations, which vpdesk brings along, and the user's own."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

from vpdesk.resources import resource
from vpdesk.scale_files import SUFFIX, read_scale, write_scale
from vpdesk.scales import PrintedScales
from vpdesk.text_files import TextFileError

FOLDER = "scales"
OWN = "own-"  # how the keys of own scales begin
MOST_STEM = 60  # characters


@cache
def built_in() -> tuple[PrintedScales, ...]:
    """The printed scales that vpdesk brings along, by key."""
    files = sorted(resource(FOLDER).glob(f"*{SUFFIX}"))
    return tuple(read_scale(path, own=False) for path in files)


def own(folder: Path) -> tuple[PrintedScales, ...]:
    """The user's scales in a folder, by name; files that cannot be read are left out."""
    found = [each for each in _read(folder) if isinstance(each, PrintedScales)]
    return tuple(sorted(found, key=lambda scales: (scales.name.casefold(), scales.key)))


def own_faults(folder: Path) -> tuple[TextFileError, ...]:
    """Why files of a folder of own scales cannot be read, if there are any."""
    return tuple(each for each in _read(folder) if isinstance(each, TextFileError))


def find(key: str, folder: Path | None = None) -> PrintedScales | None:
    """The scale of a key, one of those in the folder of the user's own if one is given."""
    mine = own(folder) if folder is not None and key.startswith(OWN) else ()
    return next((each for each in (*built_in(), *mine) if each.key == key), None)


def own_key(name: str) -> str:
    """The key of an own scale, the stem of its file: "Žďár 7" is "own-zdar-7".

    Letters that have no Latin ones stay.
    """
    plain = "".join(
        each for each in unicodedata.normalize("NFKD", name) if not unicodedata.combining(each)
    )
    stem = re.sub(r"[\W_]+", "-", unicodedata.normalize("NFC", plain.lower()))
    return OWN + (stem.strip("-")[:MOST_STEM].strip("-") or "scale")


def save_own(folder: Path, scales: PrintedScales) -> None:
    """Save an own scale under its key, making the folder. Raises StorageError."""
    with suppress(OSError):  # what follows says what is wrong
        folder.mkdir(parents=True, exist_ok=True)
    write_scale(_file(folder, scales.key), scales)


def remove_own(folder: Path, key: str) -> None:
    """Remove an own scale. Raises OSError."""
    _file(folder, key).unlink(missing_ok=True)


def _file(folder: Path, key: str) -> Path:
    return folder / f"{key}{SUFFIX}"


def _read(folder: Path) -> Iterator[PrintedScales | TextFileError]:
    for path in sorted(folder.glob(f"{OWN}*{SUFFIX}")):
        try:
            yield read_scale(path)
        except TextFileError as error:
            yield error
