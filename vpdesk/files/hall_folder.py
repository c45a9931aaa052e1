"""The folder that the window writes and the process of the hall reads: pages, and what they are.

A page is a file named by what is in it, written once. `state.json` says which of them there are
now; it is renamed into place last, so that a reader finds either all that was told before or all
that is told now. Where the disk is full, what was told before stays.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from shutil import rmtree

from vpdesk.files.atomic import write_atomic
from vpdesk.files.clock_file import CLOCK_SHAPE
from vpdesk.files.codec import Codec
from vpdesk.files.records import Plain, Record, by_name, optional, several, text, whole
from vpdesk.files.temporary import is_dead, temporary_for
from vpdesk.files.text import read_bytes
from vpdesk.hall.snapshot import (
    HASH_LETTERS,
    MOST_MESSAGES,
    HallPage,
    HallSnapshot,
    Message,
    page_hash,
)

STATE = "state.json"
PAGES = "pages"
MOST_PAGES = 20_000
MOST_LOOK = 200_000  # characters of a bar, the style, the script
MOST_TEXT = 2_000


def _hash(value: object) -> str:
    if not isinstance(value, str) or len(value) != HASH_LETTERS or not value.isalnum():
        raise ValueError(value)
    return value


_TOLD = Record(HallPage, (), {"hash": Plain(_hash), "since": whole(0)})
_MESSAGE = Record(Message, (), {"text": text(MOST_TEXT), "since": whole(0)})
SNAPSHOT: Codec[HallSnapshot] = Codec(
    "vpdesk hall",
    ".json",
    Record(
        HallSnapshot,
        (),
        {
            "number": whole(0),
            "event": text(MOST_TEXT),
            "pages": by_name(lambda _: _TOLD, MOST_PAGES),
            "bars": by_name(lambda _: text(MOST_LOOK), 100),
            "style": text(MOST_LOOK),
            "script": text(MOST_LOOK),
            "clock": optional(CLOCK_SHAPE),
            "messages": several(_MESSAGE, MOST_MESSAGES),
        },
    ),
)


def write_snapshot(folder: Path, snapshot: HallSnapshot, pages: Mapping[str, bytes]) -> None:
    """Have a snapshot in a folder, in the place of the one before.

    pages: the bytes of all of its pages, by the names of their files. Raises StorageError; what
    was there before is there as it was then.
    """
    store = folder / PAGES
    with suppress(OSError):  # writing then says what is wrong
        store.mkdir(parents=True, exist_ok=True)
    there = {each.name for each in store.iterdir()} if store.is_dir() else set()
    for name, told in snapshot.pages.items():
        if told.hash not in there:
            write_atomic(
                store / told.hash, pages[name], sync=False
            )  # its name tells if it is whole
    SNAPSHOT.write(folder / STATE, snapshot)
    needed = {told.hash for told in snapshot.pages.values()}
    for left in there - needed:
        with suppress(OSError):  # the reader may have it open, on Windows
            (store / left).unlink()


def read_snapshot(folder: Path) -> HallSnapshot:
    """The snapshot in a folder. Raises TextFileError."""
    return SNAPSHOT.read(folder / STATE)


def read_page(folder: Path, told: HallPage) -> bytes:
    """The bytes of a page. Raises TextFileError; ValueError where they are not those told of."""
    data = read_bytes(folder / PAGES / told.hash)
    if page_hash(data) != told.hash:
        raise ValueError(told.hash)
    return data


def new_hall_folder(settings: Path) -> Path:
    """A new folder beside a user's settings; those of programs that were killed go.

    Raises OSError.
    """
    for each in settings.parent.iterdir() if settings.parent.is_dir() else ():
        if is_dead(each.name) and each.is_dir() and not each.is_symlink():
            rmtree(each, ignore_errors=True)
    settings.parent.mkdir(parents=True, exist_ok=True)
    folder = temporary_for(settings)
    folder.mkdir(mode=0o700)
    return folder


def remove_hall_folder(folder: Path) -> None:
    """Have it no more; what the reader still has open goes when the next one is made."""
    rmtree(folder, ignore_errors=True)
