"""Movements as the RoundData rows of Bridgemate, for programs that run its scoring boxes.

Columns: Section, Table, Round, NSPair, EWPair, LowBoard, HighBoard; a seat or a board of 0
says that nobody is there. A section is a movement.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.errors import MovementError
from vpdesk.movements.formats.parts import boards_of, number, runs
from vpdesk.movements.formats.table_rows import (
    NO_ROWS,
    TableRow,
    movement_of,
    read_cells,
    rows_of,
    write_rows,
)
from vpdesk.movements.movement import Movement

COLUMNS = ("Section", "Table", "Round", "NSPair", "EWPair", "LowBoard", "HighBoard")
NEEDED = tuple(column.casefold() for column in COLUMNS[1:])


def read_bridgemate(text: str) -> tuple[Movement, ...]:
    """The movements of all sections. Raises MovementError, with the line."""
    rows: dict[str, list[TableRow]] = {}
    for line, (*cells, section) in read_cells(text, NEEDED, ("section",)):
        rows.setdefault(section, []).append(_row(cells, line))
    if not rows:
        raise MovementError(NO_ROWS, line=1)
    return tuple(
        movement_of(found, section if len(rows) > 1 else "") for section, found in rows.items()
    )


def write_bridgemate(movement: Movement, section: int = 1) -> str:
    """The text of a file; name, notes and sets that are not played are left out.

    A pair that sits out has the row of a table that is empty, where there are as many of both.
    Raises MovementError for an individual movement and where the boards of a set do not follow
    one after the other: the rows have no place for these.
    """
    if movement.individual:
        text = QT_TRANSLATE_NOOP(
            "MovementError", "Bridgemate rows are for pairs, and this movement is individual."
        )
        raise MovementError(text)
    for number_, boards in enumerate(movement.boards, 1):
        if len([*runs(sorted(boards))]) > 1:
            text = QT_TRANSLATE_NOOP(
                "MovementError",
                "Bridgemate rows need boards that follow one another, unlike those of board "
                "set {set}.",
            )
            raise MovementError(text, set=number_)
    return write_rows(COLUMNS, _rows(movement, section))


def _rows(movement: Movement, section: int) -> Iterator[list[int]]:
    rows = [*rows_of(movement)]
    for first in range(0, len(rows), movement.tables):
        tables = rows[first : first + movement.tables]
        seated = {pair for row in tables for pair in (row.ns, row.ew)}
        waiting = [pair for pair in range(1, movement.pairs + 1) if pair not in seated]
        if len(waiting) != len([row for row in tables if not row.ns]):
            waiting = []
        for row in tables:
            ns = row.ns or (waiting.pop(0) if waiting else 0)
            low, high = (min(row.boards), max(row.boards)) if row.boards else (0, 0)
            yield [section, row.table, row.round, ns, row.ew, low, high]


def _row(cells: Sequence[str], line: int) -> TableRow:
    table, round_, ns, ew, low, high = (number(cell or "0", line) for cell in cells)
    boards = boards_of(f"{low}-{high}", line) if ns and ew else ()
    return TableRow(line, round_, table, ns, ew, boards)
