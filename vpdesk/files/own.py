"""Files of the user's own in a folder: found, kept and removed by their keys."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from vpdesk.files.kept_file import held, not_saved
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

    def save(self, folder: Path, kept: Kept, before: Kept | None = None) -> None:
        """Save a file under its key, making the folder.

        before: what it is to replace. Raises StorageError, also where there is something else by
        now: another window has saved that.
        """
        from vpdesk.files.stored.stored_errors import OVERWRITTEN  # SQLite, when wanted

        with suppress(OSError):  # writing the file then says what is wrong
            folder.mkdir(parents=True, exist_ok=True)
        path = self._file(folder, kept.key)
        with held(path) as file:
            file.take()
            if path.exists() and self._there(path) not in (before, kept):
                raise not_saved(path, OVERWRITTEN)
            with suppress(OSError):  # which the writer says in words
                file.replace()
            file.write(lambda path: self.write(path, kept))

    def remove(self, folder: Path, key: str, before: Kept | None = None) -> Kept | None:
        """Remove a file, if it is there; what was in it.

        before: what it is to be; another one stays. Raises OSError.
        """
        path = self._file(folder, key)
        there = self._there(path)
        if before is None or there == before:
            path.unlink(missing_ok=True)
        return there

    def _there(self, path: Path) -> Kept | None:
        try:
            return self.read(path)
        except TextFileError:
            return None

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
