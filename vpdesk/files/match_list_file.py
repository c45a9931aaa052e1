"""Lists of past matches: read whole, in steps, or refused with a reason."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from pathlib import Path

from vpdesk.files.table_file import BINARY, plain_text, workbook_text
from vpdesk.files.text import read_bytes, refused
from vpdesk.scales.errors import ScaleError
from vpdesk.scales.match_list import MatchList, match_steps
from vpdesk.stepwise import finished

SUFFIXES = (".csv", ".tsv", ".txt", ".xlsx", ".ods")
MOST_BYTES = 60_000_000


def match_list_steps(path: Path, headings: Mapping[str, str]) -> Generator[float, None, MatchList]:
    """Read the matches in a file (see match_steps); yields the share that is done.

    Raises TextFileError.
    """
    yield 0.0
    data = read_bytes(path, MOST_BYTES)
    try:
        text = workbook_text(data) if data.startswith(BINARY) else plain_text(data)
        return (yield from match_steps(text, headings))
    except ScaleError as error:
        raise refused(path, error) from error


def read_match_list(path: Path, headings: Mapping[str, str]) -> MatchList:
    """The matches in a file. Raises TextFileError."""
    return finished(match_list_steps(path, headings))
