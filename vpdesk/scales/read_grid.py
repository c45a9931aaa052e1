"""The cells of somebody's table, with their places, and what goes wrong in reading them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from vpdesk.scales import read_cells
from vpdesk.scales.read_cells import Sort, Token
from vpdesk.scales.read_table import FaultKind, ReadCell, ReadFault, ReadRow

GridValue = int | str
MOST = 0.6  # what is true of so many cells is meant, the others are errors
SEVERAL = 3  # cells with the same fault that are told as one
FEW = 0.05  # so many rows are no error
WHOLE = 100
HALF_PERCENT = 5000


class GridCell(NamedTuple):
    """A cell. row, column: from 1. stray: its row has too many cells."""

    text: str
    token: Token
    row: int
    column: int
    stray: bool = False

    @property
    def place(self) -> str:
        """As in a spreadsheet: "C7"."""
        letters, rest = "", self.column
        while rest:
            rest, digit = divmod(rest - 1, 26)
            letters = chr(ord("A") + digit) + letters
        return f"{letters}{self.row}"


Grid = Sequence[Sequence[GridCell]]


class Notes:
    """The faults found so far, and the VPs read, whose decimal signs are compared in the end."""

    def __init__(self) -> None:
        self.found: list[tuple[int, int, ReadFault]] = []
        self.vps: list[GridCell] = []

    def fault(self, kind: FaultKind, cell: GridCell, **values: GridValue) -> None:
        """Note a fault, once for each cell and kind."""
        told = {"found": f"“{cell.text}”"} if "{found}" in kind.value else {}
        fault = ReadFault(kind, cell.place, tuple({**told, **values}.items()))
        if (entry := (cell.row, cell.column, fault)) not in self.found[-4:]:
            self.found.append(entry)

    def faults(self) -> tuple[ReadFault, ...]:
        """All, in reading order."""
        signs = Counter(sign for cell in self.vps for sign in cell.token.signs)
        usual = {sign for sign, _ in signs.most_common(1)}
        mixed = [cell for cell in dict.fromkeys(self.vps) if set(cell.token.signs) - usual]
        if len(mixed) < SEVERAL:
            for cell in mixed:
                self.fault(FaultKind.MIXED_SIGNS, cell)
        else:
            first = min(mixed, key=lambda cell: (cell.row, cell.column))
            self.fault(FaultKind.MANY_MIXED_SIGNS, first, cells=len(mixed))
        ordered = sorted(self.found, key=lambda entry: entry[:2])
        return tuple(dict.fromkeys(fault for _, _, fault in ordered))


def make_grid(rows: Sequence[Sequence[str]], first: int, notes: Notes) -> Grid:
    """The cells as a rectangle. first: the number of the first row.

    What a row has beyond the width that others share is cut off; a fault, if it is no words.
    """
    widths = [_width(row) for row in rows]
    several = max(2, len(rows) * FEW)
    shared = [width for width, times in Counter(widths).items() if times >= several and width > 1]
    usual = max(shared, default=max(widths, default=0))
    grid = []
    for number, (row, width) in enumerate(zip(rows, widths, strict=True), first):
        texts = [*row[:usual], *[""] * (usual - len(row))]
        stray = any(char.isdigit() for text in row[usual:] for char in text)
        cells = [
            GridCell(text, read_cells.token(text), number, column, stray)
            for column, text in enumerate(texts, 1)
        ]
        if stray:
            beyond = GridCell(row[usual], Token(Sort.WORDS), number, usual + 1)
            notes.fault(FaultKind.RAGGED, beyond, cells=width, usual=usual)
        grid.append(cells)
    return grid


def _width(row: Sequence[str]) -> int:
    return max((at for at, text in enumerate(row, 1) if text), default=0)


def column_of(grid: Grid, column: int, start: int = 0) -> list[GridCell]:
    """The cells of a column from a row on."""
    return [row[column] for row in grid[start:]]


def is_margin(token: Token) -> bool:
    """It can be a margin, or a band of them."""
    if token.sort is Sort.NUMBER:
        return True
    return token.rises or (token.sort is Sort.SPAN and token.low == token.high)


def beginning(token: Token) -> int:
    """Where a margin begins, in hundredths."""
    return token.low if token.low is not None else min(token.high or 0, 0)


def shares(flags: Iterable[bool]) -> float:
    """How many of them are true, 0 of none."""
    listed = list(flags)
    return sum(listed) / len(listed) if listed else 0.0


def are_margins(cells: Sequence[GridCell]) -> bool:
    """Most of a column's cells that hold something are margins, and most rise."""
    held = [cell.token for cell in cells if cell.token.sort is not Sort.BLANK]
    read = [token for token in held if is_margin(token)]
    if not read or len(read) < MOST * len(held):
        return False
    values = [beginning(token) for token in read]
    if not of_percent(read) and shares(value % WHOLE == 0 for value in values) < MOST:
        return False
    return len(values) == 1 or shares(a < b for a, b in pairwise(values)) >= MOST


def of_percent(tokens: Sequence[Token]) -> bool:
    """Margins that begin at a half are percentages of the matchpoints; whole ones near it."""
    first = [(token.high if token.low is None else token.low) or 0 for token in tokens[:3]]
    least = min(first, default=0)
    whole = all(value % WHOLE == 0 for value in first)
    return (
        HALF_PERCENT - WHOLE <= least <= (HALF_PERCENT + 2 * WHOLE if whole else 2 * HALF_PERCENT)
    )


def counts_up(tokens: Sequence[Token]) -> bool:
    """Margins of which nearly each is one more than that before."""
    values = [beginning(token) for token in tokens]
    return shares(b - a == WHOLE for a, b in pairwise(values)) >= 1 - 2 * FEW


def read_vp(
    cell: GridCell, notes: Notes, *, of_pair: bool = False, loser: bool = False
) -> ReadCell:
    """The VP in a cell, or the first or the second of a pair."""
    token = cell.token
    vp = token.high if loser and of_pair else token.low
    if cell.stray:
        vp = None
    elif token.sort is Sort.BLANK:
        notes.fault(FaultKind.EMPTY, cell)
    elif token.sort is not Sort.NUMBER and (not of_pair or None in (token.low, token.high)):
        vp = None
        notes.fault(FaultKind.NOT_A_NUMBER, cell)
    else:
        notes.vps.append(cell)
        if not token.exact:
            notes.fault(FaultKind.TOO_MANY_DECIMALS, cell)
    return ReadCell(vp, cell.text, cell.place)


def read_margins(
    cells: Sequence[GridCell], notes: Notes, *, of_bands: bool, percent: bool
) -> list[ReadRow | None]:
    """The margins in cells, None for a cell that holds none.

    of_bands: single numbers are where bands begin, or else, if the first is no draw, where they
    end; otherwise they are that if most of them leave some out.
    """
    rows = [_read_margin(cell, notes, percent=percent) for cell in cells]
    read = [row for row in rows if row]
    single = all(row.first == row.last for row in read)
    skips = shares(b.first > a.first + 1 for a, b in pairwise(read)) > 0.5
    if not single or not (of_bands or skips):
        return _parted(rows) if percent else rows
    return _banded(rows, cells)


def _read_margin(cell: GridCell, notes: Notes, *, percent: bool) -> ReadRow | None:
    token = cell.token
    if token.sort is Sort.BLANK:
        return None
    zero, step = (HALF_PERCENT, 1) if percent else (0, WHOLE)
    ends = [None if end is None else divmod(end - zero, step) for end in (token.low, token.high)]
    wrong = any(end is not None and (end[1] or end[0] < 0) for end in ends)
    if not is_margin(token) or not token.exact or wrong:
        notes.fault(FaultKind.NOT_A_MARGIN, cell)
        return None
    first, last = (None if end is None else end[0] for end in ends)
    return ReadRow(first or 0, last, cell.place, cell.text)


def _banded(rows: list[ReadRow | None], cells: Sequence[GridCell]) -> list[ReadRow | None]:
    """Bands out of the margins that they begin at, or that they end at.

    In the latter case the last band has no end, and its cell is empty.
    """
    at = [index for index, row in enumerate(rows) if row]
    read = [row for row in rows if row]
    if not read:
        return rows
    last = cells[min(at[-1] + 1, len(cells) - 1)]
    open_end = last.token.sort is Sort.BLANK  # what is above all limits has none
    if read[0].first == 0 and not open_end:
        ends = [*(after.first - 1 for after in read[1:]), None]
        bands = [row.at(row.first, end) for row, end in zip(read, ends, strict=True)]
    else:
        begins = [0, *(before.first + 1 for before in read)]
        bands = [row.at(begin, row.first) for begin, row in zip(begins, read, strict=False)]
        if open_end:
            at.append(at[-1] + 1)
            bands.append(ReadRow(begins[-1], None, last.place, last.text))
    for index, band in zip(at, bands, strict=True):
        rows[index] = band
    return rows


def _parted(rows: list[ReadRow | None]) -> list[ReadRow | None]:
    """Bands of percentages that share their limits; what is equal stays in the lower band."""
    at = [index for index, row in enumerate(rows) if row]
    read = [row for row in rows if row]
    if shares(after.first == before.last for before, after in pairwise(read)) <= 0.5:
        return rows
    for index, before, row in zip(at[1:], read, read[1:], strict=False):
        if row.first == before.last:
            rows[index] = row.at(row.first + 1, row.last)
    return rows
