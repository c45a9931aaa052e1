"""Movements as tables: a heading for each column, a row for each table of each round."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from io import StringIO
from itertools import pairwise

from vpdesk.errors import QT_TRANSLATE_NOOP, one_line
from vpdesk.foreign.csv_cells import as_meant, neutral
from vpdesk.movements.errors import MovementError
from vpdesk.movements.formats.parts import MOST_IN_LINE, faults_at, lines_of
from vpdesk.movements.movement import Encounter, Movement

SEPARATORS = ",;\t"
NO_COLUMN = QT_TRANSLATE_NOOP(
    "MovementError",
    "There is no column {missing}; the first line should name the columns {all}.",
)
TWO_COLUMNS = QT_TRANSLATE_NOOP("MovementError", "Column {missing} appears twice.")
FEW_FIELDS = QT_TRANSLATE_NOOP(
    "MovementError", "This line has fewer cells than there are headings."
)
NO_TABLE = QT_TRANSLATE_NOOP("MovementError", "This line cannot be read as part of a table.")
NOT_CLOSED = QT_TRANSLATE_NOOP(
    "MovementError", "A quotation mark is opened in this line and never closed."
)
NO_ROUND = QT_TRANSLATE_NOOP(
    "MovementError", "The file has round {later}, but no line for round {round}."
)
NO_ROWS = QT_TRANSLATE_NOOP("MovementError", "There is no line below the headings.")


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table in a round; the seats of nobody are 0. line: where it stands in its file."""

    line: int
    round: int
    table: int
    ns: int
    ew: int
    boards: tuple[int, ...] = ()
    south: int = 0
    west: int = 0


def headings_of(text: str) -> list[str]:
    """The headings of a table, as its first line with text has them, in small letters."""
    line = next((line for line in text[:MOST_IN_LINE].splitlines() if line.strip()), "")
    return [each.strip(' "').casefold() for each in line.split(_separator(line))]


def read_cells(
    text: str, needed: Sequence[str], others: Sequence[str] = ()
) -> Iterator[tuple[int, list[str]]]:
    """The line of each row and its cells under the headings needed and others, in that order.

    A column that there is not is empty; columns of other headings are left out. Raises
    MovementError, with the line.
    """
    lines = lines_of(text)
    first = next((at for at, line in enumerate(lines) if line.strip()), 0)
    ended = (f"{line}\n" for line in lines[first:])  # a field in quotes may hold a line's end
    reader = csv.reader(ended, delimiter=_separator(lines[first]), strict=True)
    read = first  # lines
    try:
        columns = _columns(next(reader, []), needed, others, first + 1)
        read = first + reader.line_num
        for cells in reader:
            read = first + reader.line_num
            if not any(cell.strip() for cell in cells):
                continue
            if len(cells) <= max(columns[: len(needed)]):
                raise MovementError(FEW_FIELDS, line=first + reader.line_num)
            cells.append("")
            yield first + reader.line_num, [as_meant(cells[at].strip()) for at in columns]
    except csv.Error:
        if first + reader.line_num == len(lines) and _opens(lines[read:]):
            raise MovementError(NOT_CLOSED, line=read + 1) from None
        raise MovementError(NO_TABLE, line=first + reader.line_num) from None


def movement_of(rows: Sequence[TableRow], name: str = "", pairs: int = 0) -> Movement:
    """The movement of all its rows; equal boards are one set, sets are numbered by boards.

    pairs: how many there are, 0 for as many as the highest number. A row in which a seat is 0
    is a table where nobody plays. Raises MovementError, with the line.
    """
    _refuse_gap(rows)
    individual = any(row.south or row.west for row in rows)
    played = [row for row in rows if row.ns and row.ew]
    sets = sorted({row.boards for row in played}) or [()]
    numbers = {boards: at for at, boards in enumerate(sets, 1)}
    with faults_at({(row.round, row.table): row.line for row in rows}):
        return Movement(
            pairs=pairs or max(max(row.ns, row.ew, row.south, row.west) for row in rows),
            tables=max(row.table for row in rows),
            rounds=max(row.round for row in rows),
            encounters=tuple(
                Encounter(
                    row.round, row.table, row.ns, row.ew, numbers[row.boards], row.south, row.west
                )
                for row in played
            ),
            boards=tuple(sets),
            name=one_line(name),
            individual=individual,
        )


def rows_of(movement: Movement) -> Iterator[TableRow]:
    """The rows of a movement, with one for each table that is empty in a round."""
    at = {each.place: each for each in movement.encounters}
    for number in range(1, movement.rounds + 1):
        for table in range(1, movement.tables + 1):
            each = at.get((number, table))
            if each is None:
                yield TableRow(0, number, table, 0, 0)
            else:
                boards = movement.boards[each.board_set - 1]
                yield TableRow(0, number, table, each.ns, each.ew, boards, each.south, each.west)


def write_rows(headings: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table with its headings, separated by commas, lines ended by CR LF."""
    file = StringIO(newline="")
    told = ([neutral(str(cell)) for cell in row] for row in (headings, *rows))
    csv.writer(file).writerows(told)
    return file.getvalue()


def _opens(lines: Sequence[str]) -> bool:
    """Whether these lines open a quoted field that they do not close."""
    return "".join(lines).count('"') % 2 == 1


def _refuse_gap(rows: Sequence[TableRow]) -> None:
    """Refuse rounds of which one in between, or the first, has no row."""
    lines: dict[int, int] = {}
    for row in rows:
        lines.setdefault(row.round, row.line)
    for before, later in pairwise((0, *sorted(lines))):
        if later > before + 1:
            raise MovementError(NO_ROUND, line=lines[later], later=later, round=before + 1)


def _separator(line: str) -> str:
    return max(SEPARATORS, key=line.count)


def _columns(
    cells: Sequence[str], needed: Sequence[str], others: Sequence[str], line: int
) -> list[int]:
    """Where each heading is; -1, the empty cell at a row's end, where it is not."""
    headings = [cell.strip().casefold() for cell in cells]
    for each in needed:
        if headings.count(each) != 1:
            text = TWO_COLUMNS if each in headings else NO_COLUMN
            raise MovementError(text, line=line, missing=f"“{each}”", all=", ".join(needed))
    return [headings.index(each) if each in headings else -1 for each in (*needed, *others)]
