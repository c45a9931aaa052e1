"""Results of a pairs evening as a table: board, pairs, score."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from vpdesk.errors import QT_TRANSLATE_NOOP, WordedError, one_line
from vpdesk.files.bridgewebs_rows import as_table, is_of_bridgewebs, separator_of
from vpdesk.files.text import LONGEST_LINE, MOST_BYTES, check_lines, read_text, refused
from vpdesk.foreign.csv_cells import as_meant
from vpdesk.foreign.whole_numbers import whole_number
from vpdesk.match.contract import Contract
from vpdesk.match.errors import MatchError
from vpdesk.pairs.board_results import PairsResult
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.formats import pbn_tables, usebio, usebio_kept
from vpdesk.pairs.formats.usebio_kept import Rescored
from vpdesk.pairs.pairs_entry import BoardPlace, parse_result, with_contract

MOST_RESULTS = 50_000
NEEDED, OPTIONAL = (
    ("board", "ns", "ew", "score"),
    ("group", "section", "round", "table", "contract"),
)
_HEAD = re.compile(r"""(\s*<\?xml\b[^>]*?\bencoding=["'])([\w.:-]+)""")
SHOWN = 40  # letters of what was typed

EMPTY = QT_TRANSLATE_NOOP("PairsFileError", "There are no results in the file.")
NO_COLUMN = QT_TRANSLATE_NOOP(
    "PairsFileError", "The first line names the columns; “{column}” is missing."
)
UNKNOWN_COLUMN = QT_TRANSLATE_NOOP("PairsFileError", "“{column}” is not a known column.")
CELLS = QT_TRANSLATE_NOOP(
    "PairsFileError",
    "Cells in this line: {found}, not {wanted}; put a score with a comma in quotes.",
)
BLANK = QT_TRANSLATE_NOOP("PairsFileError", "The column “{column}” is blank here.")
TWICE = QT_TRANSLATE_NOOP(
    "PairsFileError", "Pair {pair} has board {board} a second time; the first is in line {first}."
)
ITSELF = QT_TRANSLATE_NOOP("PairsFileError", "Pair {pair} meets itself.")
NO_NUMBER = QT_TRANSLATE_NOOP(
    "PairsFileError",
    "“{typed}” is a contract, and its score needs a board number; “{board}” is not one.",
)
SCORE = QT_TRANSLATE_NOOP("PairsFileError", "{reason}")
TOO_MANY = QT_TRANSLATE_NOOP("PairsFileError", "There are more than {most} results in the file.")
UNCLOSED = QT_TRANSLATE_NOOP(
    "PairsFileError", "A quotation mark is not closed, or closed too early."
)


class PairsFileError(WordedError, ValueError):
    """A table of results that makes no sense. line: the line that is to blame."""

    context = "PairsFileError"

    def __init__(self, text: str, *, line: int = 0, **values: object) -> None:
        super().__init__(text, **values)
        self.line = line


def read_pairs(path: Path) -> tuple[PairsResult, ...]:
    """The results of a CSV file, in its order; commas, semicolons or tabs part the columns.

    A file for BridgeWebs is read, too: the travellers that are in it.

    Raises TextFileError, which names the line.
    """
    text = read_text(path)
    try:
        return tuple(_results(text))
    except PairsFileError as error:
        raise refused(path, error) from error


def read_results(path: Path) -> tuple[PairsResult, ...]:
    """The results of a USEBIO file (.xml), of the tables of a PBN file, or of a table.

    Raises TextFileError.
    """
    reader = {".xml": usebio.read, ".pbn": pbn_tables.read}.get(path.suffix.lower())
    if reader is None:
        return read_pairs(path)
    longest = LONGEST_LINE if reader is pbn_tables.read else MOST_BYTES
    text = check_lines(path, read_text(path), longest)
    try:
        return reader(text)
    except PairsError as error:
        raise refused(path, error) from error


def says_two_winners(path: Path, results: Sequence[PairsResult]) -> bool:
    """Whether a file has two winners: USEBIO says so, or the places of a PBN file begin twice.

    Else it has where one number sits both ways on a board.

    Raises TextFileError.
    """
    if path.suffix.lower() == ".xml":
        return usebio.says_two_winners(read_text(path))
    if path.suffix.lower() == ".pbn" and pbn_tables.says_two_winners(read_text(path), results):
        return True
    ns = {(each.board, each.ns) for each in results}
    return not ns.isdisjoint((each.board, each.ew) for each in results)


def named_method(path: Path) -> str:
    """The key of the method that a USEBIO file (.xml) names, "" for none or another kind of file.

    Raises TextFileError.
    """
    if path.suffix.lower() != ".xml":
        return ""
    try:
        return usebio.named_method(read_text(path))
    except PairsError as error:
        raise refused(path, error) from error


def usebio_anew(
    path: Path, method: str = "", given: Mapping[str, Any] = MappingProxyType({})
) -> tuple[bytes, Rescored]:
    """A USEBIO file scored anew, with what has changed; see `scored_anew`. All else is kept.

    It stays in the encoding that its head names, or is in UTF-8. Raises TextFileError.
    """
    text = read_text(path)
    try:
        found = usebio_kept.scored_anew(text, method, given)
    except PairsError as error:
        raise refused(path, error) from error
    head = _HEAD.match(found.text)
    if head and head[2].lower() in ("iso-8859-1", "windows-1252", "us-ascii"):
        return found.text.encode(head[2], "xmlcharrefreplace"), found
    return _HEAD.sub(r"\1UTF-8", found.text).encode(), found


def _results(text: str) -> Iterator[PairsResult]:
    rows = _rows(text, separator_of(text)) if is_of_bridgewebs(text) else _rows(text)
    if is_of_bridgewebs(text):
        rows = as_table(rows)
    columns = _columns(*next(rows, (1, [])))
    seen: dict[tuple[str, str, str], int] = {}
    count = 0
    for number, cells in rows:
        if not any(each.strip() for each in cells):
            continue
        if len(cells) != len(columns):
            raise PairsFileError(CELLS, line=number, found=len(cells), wanted=len(columns))
        meant = (as_meant(each.strip()) for each in cells)
        yield _result(dict(zip(columns, meant, strict=True)), number, seen)
        count += 1
        if count > MOST_RESULTS:
            raise PairsFileError(TOO_MANY, line=number, most=MOST_RESULTS)
    if not count:
        raise PairsFileError(EMPTY)
    _check_opponents(seen)


def _check_opponents(seen: dict[tuple[str, str, str], int]) -> None:
    """Raises PairsFileError for who meets itself; with two winners 1 meets 1, and is two pairs.

    seen: the line of each board, section and seat.
    """
    both = {}
    for (board, section, seat), line in seen.items():
        side, pair = seat.split(" ", 1)
        other = seen.get((board, section, f"ew {pair}")) if side == "ns" else None
        if other is not None:
            both[line, pair] = other
    if all(line == other for (line, _), other in both.items()):
        for line, pair in both:
            raise PairsFileError(ITSELF, line=line, pair=_short(pair))


def _columns(line: int, names: list[str]) -> list[str]:
    columns = [each.strip().casefold() for each in names]
    if not any(columns):
        raise PairsFileError(EMPTY)
    for column in NEEDED:
        if column not in columns:
            raise PairsFileError(NO_COLUMN, line=line, column=column)
    for column in columns:
        if column not in (*NEEDED, *OPTIONAL):
            raise PairsFileError(UNKNOWN_COLUMN, line=line, column=_short(column))
    return columns


def _rows(text: str, separator: str = "") -> Iterator[tuple[int, list[str]]]:
    head = text.split("\n", 1)[0]
    separator = separator or max(",;\t", key=head.count)
    reader = csv.reader(text.splitlines(keepends=True), delimiter=separator, strict=True)
    try:
        for cells in reader:
            yield reader.line_num, cells
    except csv.Error as error:
        raise PairsFileError(UNCLOSED, line=reader.line_num) from error


def _result(cells: dict[str, str], line: int, seen: dict[tuple[str, str, str], int]) -> PairsResult:
    board, ns, ew = cells["board"], cells["ns"], cells["ew"]
    section = cells.get("section", "")
    for column in ("board", "ns", "ew"):
        if not cells[column]:
            raise PairsFileError(BLANK, line=line, column=column)
    for side, pair in (("ns", ns), ("ew", ew)):
        key = (board, section, f"{side} {pair}")
        if key in seen:
            raise PairsFileError(
                TWICE, line=line, pair=_short(pair), board=_short(board), first=seen[key]
            )
        seen[key] = line
    return _scored(cells["score"], cells, line)


def _scored(typed: str, cells: dict[str, str], line: int) -> PairsResult:
    board = cells["board"]
    number = whole_number(board) or 0
    number = number if number < 10_000 else 0
    try:
        entry = parse_result(typed or "-", BoardPlace("", 0, 0, number))
    except (MatchError, PairsError) as error:
        raise PairsFileError(SCORE, line=line, reason=error) from error
    if not number and any(
        isinstance(each.score, Contract) for each in (*entry.shares, *entry.split)
    ):
        raise PairsFileError(NO_NUMBER, line=line, typed=_short(typed), board=_short(board))
    entry = with_contract(entry, cells.get("contract", "")) if number else entry
    result = entry.result(cells["ns"], cells["ew"])
    return replace(result, board=board, group=cells.get("group", ""))


def _short(text: str) -> str:
    return one_line(text if len(text) <= SHOWN else f"{text[:SHOWN]}…")
