"""Reading a scale out of a table that somebody else made, whichever way it lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.scales import read_cells
from vpdesk.scales.errors import ScaleError
from vpdesk.scales.read_grid import WHOLE, Grid, Notes, make_grid
from vpdesk.scales.read_layouts import LaidOut, margins_at_vp, vp_at_margins
from vpdesk.scales.read_otherwise import other_grids
from vpdesk.scales.read_table import FaultKind, ReadColumn, ReadTable
from vpdesk.scales.unit import Unit

MOST_ROWS, MOST_COLUMNS, MOST_CELLS = 20_000, 12_000, 25_000

TOO_LARGE = QT_TRANSLATE_NOOP(
    "ScaleError", "The table is too large; it can have {rows} rows and {cells} cells."
)
NOTHING = QT_TRANSLATE_NOOP("ScaleError", "There is nothing to read here.")
NO_SENSE = QT_TRANSLATE_NOOP(
    "ScaleError",
    "This table shows no scale: it needs margins (0, 1, 2 or 0-2, 3-6) and their VP.",
)


def read_rows(rows: Sequence[Sequence[str]]) -> ReadTable:
    """The scale in a table of cells, or as much of it as can be read, with its faults.

    rows: from the first line on, empty ones too. Margins may go down or across, alone or in
    bands; VP may be those of the winner, of both sides in two columns, or pairs ("15.76 -
    4.24"); or VP go down or across and each has its band of margins; for one board count or for
    several. The decimal sign is a point or a comma. Other ways to read the same cells are the
    table's others. Raises ScaleError where nothing is found.
    """
    cells = sum(map(len, rows))
    if len(rows) > MOST_ROWS or cells > MOST_CELLS or max(map(len, rows), default=0) > MOST_COLUMNS:
        raise ScaleError(TOO_LARGE, rows=MOST_ROWS, cells=MOST_CELLS)
    tidy = [[read_cells.plain(text) for text in row] for row in rows]
    if not any(any(row) for row in tidy):
        raise ScaleError(NOTHING)
    others = tuple(filter(None, map(_read_otherwise, other_grids(make_grid(tidy, 1, Notes())))))
    read = _read(tidy)
    if read is not None:
        return replace(read, others=others)
    if others:
        return replace(others[0], others=others[1:])
    line = next(number for number, row in enumerate(tidy, 1) if any(row))
    raise ScaleError(NO_SENSE, line=line)


def _read_otherwise(grid: Grid) -> ReadTable | None:
    best = _best(grid)
    if best is None:
        return None
    found, way = best
    columns = _told(_joined(found.blocks), way)
    unit = Unit.PERCENT if found.percent else Unit.IMP
    return ReadTable("", unit, tuple(columns), found.notes.faults())


def _read(tidy: list[list[str]]) -> ReadTable | None:
    """The cells as they lie, down or across."""
    found: list[tuple[LaidOut, Grid]] = []
    all_notes = Notes()
    for first, part in _parts(tidy):
        if best := _best(make_grid(part, first, all_notes)):
            found.append(best)
            all_notes.found += best[0].notes.found
            all_notes.vps += best[0].notes.vps
    if not found:
        return None
    columns: list[ReadColumn] = []
    for each, grid in found:
        columns += _told(_joined(each.blocks), grid)
    columns = _joined([[column] for column in columns]) if len(found) > 1 else columns
    unit = Unit.PERCENT if found[0][0].percent else Unit.IMP
    return ReadTable(_title(tidy), unit, tuple(columns), all_notes.faults())


def _parts(rows: list[list[str]]) -> Iterator[tuple[int, list[list[str]]]]:
    """The tables that stand one below the other, each with the number of its first row.

    A new one begins after an empty row with a line of words, if numbers follow it.
    """
    begins = [0]
    for at in range(1, len(rows)):
        if any(rows[at]) and not any(rows[at - 1]) and not _is_data(rows[at]):
            end = next((to for to in range(at, len(rows)) if not any(rows[to])), len(rows))
            above = any(map(_is_data, rows[begins[-1] : at]))
            if above and any(map(_is_data, rows[at:end])):
                begins.append(at)
    for begin, end in pairwise([*begins, len(rows)]):
        yield begin + 1, rows[begin:end]


def _is_data(row: Sequence[str]) -> bool:
    held = [read_cells.token(text) for text in row if text]
    return len(held) > 1 and held[0].numeric


def _best(grid: Grid) -> tuple[LaidOut, Grid] | None:
    """What makes most sense of a grid: as it is or turned, or else with its rows reversed."""
    turned: Grid = list(zip(*grid, strict=True))
    for tried in ((grid, turned), (_reversed(grid), _reversed(turned))):
        found = [(layout(way), way) for layout in (vp_at_margins, margins_at_vp) for way in tried]
        told = [(_sense(each), each, way) for each, way in found if each]
        sense, best, way = max(told, key=lambda entry: entry[0], default=(0.0, None, grid))
        if best and sense > 0:
            return best, way
    return None


def _reversed(grid: Grid) -> Grid:
    """The rows of numbers from the last to the first, below the headings."""
    first = next(
        (at for at, row in enumerate(grid) if _is_data([cell.text for cell in row])), len(grid)
    )
    return [*grid[:first], *reversed(grid[first:])]


def _sense(found: LaidOut) -> float:
    """How many cells of a column were read and go on as the ones before do, on average.

    What does not, and what cannot be read, tells against it; so do margins that do not begin
    at a draw. Headings that say what is what tell for it.
    """
    columns = _joined(found.blocks)
    if not any(len(column.rows) > 1 for column in columns):
        return 0.0
    kinds = [fault.kind for _, _, fault in found.notes.found]
    sense = -0.5 * (len(kinds) - kinds.count(FaultKind.TOO_MANY_DECIMALS))
    for column in columns:
        read = column.told
        falls = -1 if column.of_loser else 1
        sense += 0.5 * len(read)
        for (before, low), (after, high) in pairwise(read):
            goes_on = before.last is not None and before.last < after.first
            goes_on = goes_on and falls * low <= falls * high
            sense += 1 if goes_on else -1
    begins = any(column.rows[0].first == 0 for column in columns if column.rows)
    return sense / len(columns) * (1 if begins else 0.5) * (2 if found.named else 1)


def _joined(blocks: Sequence[Sequence[ReadColumn]]) -> list[ReadColumn]:
    """The columns, those of a folded table made one."""
    columns: list[ReadColumn] = []
    before = 0
    for block in blocks:
        open_ones = columns[before:]
        if len(block) == len(open_ones) and all(map(_continues, open_ones, block)):
            columns[before:] = map(_one, open_ones, block)
        else:
            before = len(columns)
            columns += block
    return columns


def _continues(column: ReadColumn, after: ReadColumn) -> bool:
    if not column.rows or not after.rows or (column.loser is None) != (after.loser is None):
        return False
    same = column.boards == after.boards or after.boards is None
    last = column.rows[-1].last
    return same and last is not None and after.rows[0].first > last


def _one(column: ReadColumn, after: ReadColumn) -> ReadColumn:
    loser = None
    if column.loser is not None and after.loser is not None:
        loser = column.loser + after.loser
    return replace(
        column,
        winner=column.winner + after.winner,
        loser=loser,
        rows=column.rows + after.rows,
    )


def _told(columns: list[ReadColumn], grid: Grid) -> list[ReadColumn]:
    """A column alone for which a title or a footer tells the boards.

    A number alone does so above everything, unless the margins go on from it.
    """
    if len(columns) != 1 or columns[0].boards:
        return columns
    lines = [[cell for cell in row if cell.text] for row in grid]
    first = next((at for at, line in enumerate(lines) if len(line) > 1), len(lines))
    alone = [(line[0], at < first) for at, line in enumerate(lines) if len(line) == 1]
    begins = columns[0].rows[0].first if columns[0].rows else 0
    said = (
        read_cells.counts(cell.text, bare=above and cell.token.numeric)
        for cell, above in alone
        if not cell.token.numeric or cell.token.low != (begins - 1) * WHOLE
    )
    return [replace(columns[0], boards=next((each for each in said if each), None))]


def _title(rows: Sequence[Sequence[str]]) -> str:
    """The line of words above everything, if there is one."""
    first = next([text for text in row if text] for row in rows if any(row))
    return first[0] if len(first) == 1 and not read_cells.token(first[0]).numeric else ""
