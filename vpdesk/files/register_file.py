"""A federation's register of players in a file of its own."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from vpdesk.files.atomic import write_atomic
from vpdesk.files.text import read_bytes, read_text, refused
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.register import Register, read_register

MOST_BYTES = 60_000_000


def read_register_file(path: Path, headings: Mapping[str, str]) -> Register:
    """The register in a table (see pairs.register.read_register). Raises TextFileError."""
    text = read_text(path, MOST_BYTES)
    try:
        return read_register(text, headings)
    except PairsError as error:
        raise refused(path, error) from error


def keep_register(path: Path, kept: Path, headings: Mapping[str, str]) -> Register:
    """The register in a table, copied to where it is kept once it makes sense.

    Raises TextFileError, StorageError.
    """
    register = read_register_file(path, headings)
    with suppress(OSError):  # writing the file then says what is wrong
        kept.parent.mkdir(parents=True, exist_ok=True)
    write_atomic(kept, read_bytes(path, MOST_BYTES))
    return register
