"""Players or teams from a table: a CSV file, or what was copied from a spreadsheet."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.foreign.csv_cells import as_meant
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.faults import TWICE_NUMBERED
from vpdesk.tournament.fide.player_data import as_told, birth, register_number, sex
from vpdesk.tournament.fide.trf.columns import one_line, quoted
from vpdesk.tournament.field import entrants_headings as headings
from vpdesk.tournament.field.entries import TITLES
from vpdesk.tournament.tournament import Entrant

MOST_CHARACTERS, MOST_ROWS, MOST_CELLS = 2_000_000, 9999, 100
MOST_NUMBER = 9999
MOST_RATING = 9999
SEPARATORS = "\t;,"
NO_RATING = ("", "-", "–", "—", "0")
_RATING = re.compile(r"([0-9]{1,6})(?:[.,]([0-9]{1,4}))?")
_RATED_NAME = re.compile(r"(.*\D)[\s,]([1-9][0-9]{3})")  # four figures: clubs have smaller ones
_FEDERATION = re.compile(r"[A-Z]{3}")
_TOLD = (  # what the FIDE wants to know, how it begins, and what makes sense of it
    (headings.FIDE_NUMBER, re.compile("[0-9]{5}"), register_number),
    (headings.BIRTH, re.compile("[0-9]{1,4}[^0-9]"), birth),
    (headings.SEX, re.compile("[A-Za-z]$"), sex),
)

TOO_LARGE = QT_TRANSLATE_NOOP("TournamentError", "The table is too large; it can have {most} rows.")
TOO_WIDE = QT_TRANSLATE_NOOP(
    "TournamentError", "The table is too wide; it can have {most} columns."
)
NO_ROWS = QT_TRANSLATE_NOOP("TournamentError", "There are no names in the table.")
NO_NAME_COLUMN = QT_TRANSLATE_NOOP(
    "TournamentError", "There is no column with names; give it the heading Name."
)
TWO_COLUMNS = QT_TRANSLATE_NOOP("TournamentError", "Two columns have the heading {found}.")
NO_NAME = QT_TRANSLATE_NOOP("TournamentError", "The name is missing here.")
BAD_NUMBER = QT_TRANSLATE_NOOP(
    "TournamentError", "{found} is not a valid number; numbers go from 1 to {most}."
)
BAD_RATING = QT_TRANSLATE_NOOP(
    "TournamentError", "{found} is not a rating or strength, which is a number from 0 to {most}."
)
TOO_MANY_CELLS = QT_TRANSLATE_NOOP(
    "TournamentError", "Cells in this row: {cells}; columns: {columns}."
)
BAD_QUOTES = QT_TRANSLATE_NOOP(
    "TournamentError", "A quotation mark is missing or misplaced in this row or above it."
)


@dataclass(frozen=True, slots=True)
class _Row:
    """line: where it begins, from 1. cells: without the blanks around them."""

    line: int
    cells: list[str]


def read_players(
    text: str, known: Mapping[str, str], *, family_first: bool = False
) -> tuple[Entrant, ...]:
    """The players (or teams) of a table, by number.

    Cells are separated by tabs, semicolons or commas. The first row may hold headings; known is
    what they stand for, see entrants_headings. Without them the contents tell the columns. Where
    no numbers are given, players have those that are free, from 1, in order.
    family_first: names are "Kos, Eva" as the FIDE writes them, whichever column comes first.
    Raises TournamentError, with the line; its faults name every row that is wrong.
    """
    rows = _rows(text)
    if not rows:
        raise TournamentError(NO_ROWS, line=1)
    columns = headings.columns_of(rows[0].cells, known)
    if columns is not None:
        _check_headings(columns, rows[0])
        rows = rows[1:]
    else:
        rows = _ratings_apart(rows)
        columns = _guessed(rows)
    if not rows:
        raise TournamentError(NO_ROWS, line=1)
    return _players(rows, columns, family_first=family_first)


def read_names(
    text: str, known: Mapping[str, str], *, family_first: bool = False
) -> Sequence[Entrant]:
    """The players (or teams) of names, one a line; or of a table, of whose columns known tells.

    A rating behind a name is one where half of the names have one.
    Raises TournamentError for a table.
    """
    if "\t" in text or ";" in text:
        return read_players(text, known, family_first=family_first)
    lines = enumerate(map(one_line, text.splitlines()), 1)
    rows = _ratings_apart([_Row(at, [each]) for at, each in lines if each])
    return [
        Entrant(number, row.cells[0], rating=_rating("".join(row.cells[1:]), row.line))
        for number, row in enumerate(rows, 1)
    ]


def rated_name(entrant: Entrant) -> Entrant:
    """A player with the rating that stands behind the name, if one does."""
    match = _RATED_NAME.fullmatch(entrant.name)
    if match is None:
        return entrant
    return replace(entrant, name=match[1].rstrip(" ,"), rating=int(match[2]))


def _ratings_apart(rows: Sequence[_Row]) -> list[_Row]:
    """With the ratings behind names in cells of their own, where half of the names have one."""
    found = [_RATED_NAME.fullmatch(row.cells[0]) if len(row.cells) == 1 else None for row in rows]
    if 2 * sum(map(bool, found)) < max(2, len(rows)):
        return list(rows)
    return [
        replace(row, cells=[match[1].rstrip(" ,"), match[2]] if match else row.cells)
        for row, match in zip(rows, found, strict=True)
    ]


def _rows(text: str) -> list[_Row]:
    """The rows that hold something. Raises TournamentError."""
    if len(text) > MOST_CHARACTERS:
        raise TournamentError(TOO_LARGE, most=MOST_ROWS)
    text = re.sub(r"\r\n?", "\n", text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}"))
    lines = io.StringIO(text, newline="")
    reader = csv.reader(lines, delimiter=_separator(text), skipinitialspace=True, strict=True)
    rows = []
    line = 1
    try:
        for cells in reader:
            if len(cells) > MOST_CELLS:
                raise TournamentError(TOO_WIDE, line=line, most=MOST_CELLS)
            stripped = [one_line(as_meant(cell)) for cell in cells]
            if any(stripped):
                rows.append(_Row(line, stripped))
            line = reader.line_num + 1
    except csv.Error:
        raise TournamentError(BAD_QUOTES, line=line) from None
    if len(rows) > MOST_ROWS + 1:
        raise TournamentError(TOO_LARGE, most=MOST_ROWS)
    return rows


def _separator(text: str) -> str:
    """The sign that stands in the most of the first lines; tabs come from spreadsheets."""
    lines = [line for line in text.split("\n", 100)[:100] if line.strip()]
    counts = {sign: sum(sign in line for line in lines) for sign in SEPARATORS}
    return max(SEPARATORS, key=lambda sign: counts[sign])


def _check_headings(columns: Sequence[str], row: _Row) -> None:
    if headings.NAME not in columns:
        raise TournamentError(NO_NAME_COLUMN, line=row.line)
    counts = Counter(each for each in columns if each not in ("", headings.MEMBERS))
    twice = [each for each, count in counts.items() if count > 1]
    if twice:
        found = row.cells[len(columns) - 1 - list(reversed(columns)).index(twice[0])]
        raise TournamentError(TWO_COLUMNS, line=row.line, found=quoted(found))


def _guessed(rows: Sequence[_Row]) -> list[str]:
    """What the columns of a table without headings are, by what stands in them."""
    width = max(len(row.cells) for row in rows)
    columns = [""] * width
    free = dict.fromkeys((headings.TITLE, headings.FEDERATION, headings.NAME, headings.GROUP))
    for at in range(width):
        cells = [row.cells[at] for row in rows if at < len(row.cells) and row.cells[at]]
        kind = _kind(cells)
        if kind == headings.RATING and at == 0 and _counts_up(cells):
            kind = headings.NUMBER
        if kind == headings.NAME and kind not in free:
            # "Last, First" that was cut at its comma, or else a club.
            after_name = at > 0 and columns[at - 1] == headings.NAME
            kind = headings.GIVEN if after_name else headings.GROUP
        if kind not in columns:
            columns[at] = kind
            free.pop(kind, None)
    if headings.NAME not in columns:
        raise TournamentError(NO_NAME_COLUMN, line=rows[0].line)
    return columns


def _kind(cells: Sequence[str]) -> str:
    if not cells:
        return ""
    if all(cell in NO_RATING or _rating_of(cell) is not None for cell in cells):
        return headings.RATING
    if all(cell.upper() in TITLES for cell in cells):
        return headings.TITLE
    for kind, begins, reads in _TOLD:
        if all(begins.match(cell) and _is_read(reads, cell) for cell in cells):
            return kind
    if all(_FEDERATION.fullmatch(cell) for cell in cells):
        return headings.FEDERATION
    return headings.NAME


def _is_read(reads: Callable[[str], str], cell: str) -> bool:
    try:
        return bool(reads(cell))
    except TournamentError:
        return False


def _counts_up(cells: Sequence[str]) -> bool:
    numbers = [_whole(cell) for cell in cells]
    return numbers == list(range(1, len(numbers) + 1))


def _players(
    rows: Sequence[_Row], columns: Sequence[str], *, family_first: bool
) -> tuple[Entrant, ...]:
    faults: list[TournamentError] = []
    read: list[Entrant] = []
    taken: set[int] = set()
    for row in rows:
        try:
            read.append(_player(row, columns, taken, family_first=family_first))
        except TournamentError as fault:
            faults.append(fault)
    if faults:
        faults[0].faults = tuple(faults)
        raise faults[0]
    free = (number for number in range(1, 2 * MOST_NUMBER) if number not in taken)
    numbered = (each if each.number else replace(each, number=next(free)) for each in read)
    return tuple(sorted(numbered, key=lambda entrant: entrant.number))


def _player(row: _Row, columns: Sequence[str], taken: set[int], *, family_first: bool) -> Entrant:
    """The player of a row, number 0 for none; taken: numbers above. Raises TournamentError."""
    if any(row.cells[len(columns) :]):
        raise TournamentError(
            TOO_MANY_CELLS, line=row.line, cells=len(row.cells), columns=len(columns)
        )
    pairs = list(zip(columns, row.cells, strict=False))
    cells = {column: cell for column, cell in pairs if column and column != headings.MEMBERS}
    if not cells.get(headings.NAME):
        raise TournamentError(NO_NAME, line=row.line)
    if family_first:
        cells = {headings.NAME: cells[headings.NAME], **cells}
    entrant = Entrant(
        number=_number(cells.get(headings.NUMBER, ""), row.line, taken),
        name=headings.full_name(cells, ", "),
        rating=_rating(cells.get(headings.RATING, ""), row.line),
        title=_title(cells.get(headings.TITLE, "")),
        sex=cells.get(headings.SEX, "").lower(),
        federation=cells.get(headings.FEDERATION, ""),
        register_number=cells.get(headings.FIDE_NUMBER, ""),
        birth=cells.get(headings.BIRTH, ""),
        group=cells.get(headings.GROUP, ""),
        captain=cells.get(headings.CAPTAIN, ""),
        members=tuple(_members(cell for column, cell in pairs if column == headings.MEMBERS)),
    )
    return as_told(entrant)


def _number(found: str, line: int, taken: set[int]) -> int:
    found = found.rstrip(".")
    if not found:
        return 0
    number = _whole(found)
    if not 1 <= number <= MOST_NUMBER:
        raise TournamentError(BAD_NUMBER, line=line, found=quoted(found), most=MOST_NUMBER)
    if number in taken:
        raise TournamentError(TWICE_NUMBERED, line=line, number=number)
    taken.add(number)
    return number


def _rating(found: str, line: int) -> int:
    if found in NO_RATING:
        return 0
    rating = _rating_of(found)
    if rating is None:
        raise TournamentError(BAD_RATING, line=line, found=quoted(found), most=MOST_RATING)
    return rating


def _members(cells: Iterator[str]) -> Iterator[str]:
    for cell in cells:
        for member in re.split(r"[;/]", cell):
            if member.strip():
                yield member.strip()


def _title(found: str) -> str:
    return found.upper() if found.upper() in TITLES else found


def _whole(found: str) -> int:
    """The whole number, -1 for none."""
    return int(found) if found.isascii() and found.isdigit() and len(found) <= 6 else -1


def _rating_of(found: str) -> int | None:
    """The rating, rounded to a whole number; None if it is none."""
    match = _RATING.fullmatch(re.sub(r"(?<=[0-9])[\s'’](?=[0-9]{3})", "", found))
    if not match:
        return None
    rating = int(match[1]) + (1 if (match[2] or "0")[0] >= "5" else 0)
    return rating if rating <= MOST_RATING else None
