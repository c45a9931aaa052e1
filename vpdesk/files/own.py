"""Files of the user's own in a folder: found, kept and removed by their keys."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from vpdesk.files.text import TextFileError

OWN = "own-"  # how the keys of own files begin
MOST_STEM = 60  # characters


class Named(Protocol):
    """What a file holds; its key is the stem of the file."""

    @property
    def key(self) -> str:
        """What names it for good."""

    @property
    def name(self) -> str:
        """What its user calls it."""


Kept = TypeVar("Kept", bound=Named)


@dataclass(frozen=True, slots=True)
class OwnFiles(Generic[Kept]):
    """The user's own files of one kind, by their suffix.

    read: raises TextFileError. write: raises StorageError.
    """

    suffix: str
    read: Callable[[Path], Kept]
    write: Callable[[Path, Kept], None]

    def found(self, folder: Path) -> tuple[tuple[Kept, ...], tuple[TextFileError, ...]]:
        """What the files of a folder hold, by name, and why others there cannot be read."""
        good, faults = [], []
        for each in self._read_all(folder):
            if isinstance(each, TextFileError):
                faults.append(each)
            else:
                good.append(each)
        good.sort(key=lambda each: (each.name.casefold(), each.key))
        return tuple(good), tuple(faults)

    def save(self, folder: Path, kept: Kept) -> None:
        """Save a file under its key, making the folder. Raises StorageError."""
        with suppress(OSError):  # writing the file then says what is wrong
            folder.mkdir(parents=True, exist_ok=True)
        self.write(self._file(folder, kept.key), kept)

    def remove(self, folder: Path, key: str) -> None:
        """Remove a file, if it is there. Raises OSError."""
        self._file(folder, key).unlink(missing_ok=True)

    def _file(self, folder: Path, key: str) -> Path:
        return folder / f"{key}{self.suffix}"

    def _read_all(self, folder: Path) -> Iterator[Kept | TextFileError]:
        for path in sorted(folder.glob(f"{OWN}*{self.suffix}")):
            try:
                yield self.read(path)
            except TextFileError as error:
                yield error


def own_key(name: str) -> str:
    """The key of an own file: that of "Žďár 7" is "own-zdar-7", of no letters "own-scale".

    Letters that have no Latin ones stay.
    """
    plain = "".join(
        each for each in unicodedata.normalize("NFKD", name) if not unicodedata.combining(each)
    )
    stem = re.sub(r"[\W_]+", "-", unicodedata.normalize("NFC", plain.lower()))
    return OWN + (stem.strip("-")[:MOST_STEM].strip("-") or "scale")
