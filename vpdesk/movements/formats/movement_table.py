"""Movements as a table for spreadsheets, several in a file.

Columns: movement (a name), pairs, round, table, ns, ew, boards, and in an individual movement
south and west, ns and ew being North and East. All but movement, pairs, south and west are
needed; their order is free. Boards are written as 1 2 3, read as 1-3 and 1,2,3 too. Seats that
are 0 or empty: nobody plays at that table. Rows of the same name are one movement.
"""

from __future__ import annotations

from collections.abc import Sequence

from vpdesk.errors import QT_TRANSLATE_NOOP, one_line
from vpdesk.movements.errors import MovementError
from vpdesk.movements.formats.parts import boards_of, number
from vpdesk.movements.formats.table_rows import (
    NO_ROWS,
    TableRow,
    movement_of,
    read_cells,
    rows_of,
    write_rows,
)
from vpdesk.movements.movement import Movement

NEEDED = ("round", "table", "ns", "ew", "boards")
PARTNERS = ("south", "west")
OTHERS = (*PARTNERS, "movement", "pairs")


def read_tables(text: str) -> tuple[Movement, ...]:
    """All movements of a file's text, in its order. Raises MovementError, with the line."""
    rows: dict[str, list[TableRow]] = {}
    pairs: dict[str, int] = {}
    known: dict[str, tuple[int, ...]] = {}
    for line, (*cells, name, count) in read_cells(text, NEEDED, OTHERS):
        rows.setdefault(name, []).append(_row(cells, line, known))
        if count:
            declared = number(count, line)
            if pairs.setdefault(name, declared) != declared:
                differ = QT_TRANSLATE_NOOP(
                    "MovementError", "Pairs here: {pairs}; in lines above: {before}."
                )
                raise MovementError(differ, line=line, pairs=declared, before=pairs[name])
    if not rows:
        raise MovementError(NO_ROWS, line=1)
    return tuple(movement_of(found, name, pairs.get(name, 0)) for name, found in rows.items())


def write_table(movement: Movement) -> str:
    """The text of a file with one movement; its notes and sets that are not played are left out."""
    partners = PARTNERS if movement.individual else ()
    headings = ["movement", "pairs", "round", "table", "ns", "ew", *partners, "boards"]
    rows = (
        [
            one_line(movement.name),
            movement.pairs,
            row.round,
            row.table,
            row.ns,
            row.ew,
            *([row.south, row.west] if partners else []),
            " ".join(map(str, row.boards)),
        ]
        for row in rows_of(movement)
    )
    return write_rows(headings, rows)


def _row(cells: Sequence[str], line: int, known: dict[str, tuple[int, ...]]) -> TableRow:
    """A row; known are the lists of boards that were read before."""
    round_, table, *seats, listed, south, west = cells
    ns, ew, south_, west_ = (number(seat or "0", line) for seat in (*seats, south, west))
    boards: tuple[int, ...] = ()
    if ns and ew:
        boards = known.get(listed) or tuple(sorted(boards_of(listed, line)))
        known[listed] = boards
    return TableRow(line, number(round_, line), number(table, line), ns, ew, boards, south_, west_)
