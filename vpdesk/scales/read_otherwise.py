"""Other ways to read the same sheet, for where its first reading is no scale.

Each takes the cells and gives them as the usual layouts have them, with the places where they
stood, or None where the sheet does not look so.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import chain, pairwise

from vpdesk.scales import read_cells
from vpdesk.scales.read_cells import Sort, Token
from vpdesk.scales.read_grid import MOST, WHOLE, Grid, GridCell, shares

LONGEST = 4000  # characters of a line that may be prose
FEWEST = 4  # rows or sentences
TENS = 10
LEAST_HUNDREDTHS = 500 * WHOLE  # a column of hundredths reaches 5 VP
NEARLY_ALL = 0.9

_TO = r"\s*(?:to|-|–|—|−|až|til|bis|à|do|до)\s*"
_SPAN = rf"(?:\d{{1,3}}{_TO})?\d{{1,3}}"
_MORE = r"(?:\s*\+|\s+(?:or|and|oder|und|nebo|a|eller|og|ou|et|lub|i|или|и)\s+\w+)"
_IMPS = r"\s*(?:IMPs?|ИМП\w*)"
_IMP = re.compile("IMP|ИМП", re.IGNORECASE)
_VPS = r"(\d{1,2})\s*[-–—−:]\s*(\d{1,2})(?!\d|[.,]\d)"
_MARGIN_FIRST = re.compile(
    rf"(?<![\d.,-])({_SPAN}(?:{_MORE})?){_IMPS}((?:{_MORE})?)[^\d\n]{{0,30}}{_VPS}", re.IGNORECASE
)
_VPS_FIRST = re.compile(
    rf"(?<![\d.,-]){_VPS}\s*(?:VPs?)?[^\d\n]{{0,20}}?({_SPAN}(?:{_MORE})?){_IMPS}((?:{_MORE})?)",
    re.IGNORECASE,
)


def other_grids(grid: Grid) -> list[Grid]:
    """The cells as all other readings have them that the sheet looks like."""
    found = (reading(grid) for reading in (with_commas, of_tens, of_prose, of_hundredths))
    return [each for each in found if each]


def with_commas(grid: Grid) -> Grid | None:
    """Decimals that were cut off where the comma parts the cells, too: 0 | 15 | 51.

    Of a single column some may be whole, or have one decimal: 0 | 10, 9 | 12 | 5.
    """
    rows, joined, whole = [[cell for cell in row if cell.text] for row in grid], [], 0
    for row in rows:
        parts = row[1:]
        whole += len(parts) == 1 and parts[0].text.isdecimal()
        pairs = list(zip(parts[::2], parts[1::2], strict=False))
        if not pairs or len(parts) != 2 * len(pairs):
            continue
        joined.append(all(one.text.isdecimal() and _is_decimals(other) for one, other in pairs))
    if (
        len(joined) < FEWEST
        or shares(joined) < NEARLY_ALL
        or len(joined) + whole < MOST * len(rows)
    ):
        return None
    return _filled([_with_commas(row) for row in rows])


def _is_decimals(cell: GridCell) -> bool:
    return len(cell.text) <= 2 and cell.text.isdecimal()


def _with_commas(row: Sequence[GridCell]) -> list[GridCell]:
    pairs = list(zip(row[1::2], row[2::2], strict=False))
    if len(row) % 2 == 0 or not all(_is_decimals(other) for _, other in pairs):
        return list(row)
    return [*row[:1], *(_said(one, f"{one.text},{other.text}") for one, other in pairs)]


def of_tens(grid: Grid) -> Grid | None:
    """Tens in the first column and units above, or turned, as a row for each margin."""
    for way in (grid, list(zip(*grid, strict=True))):
        for at, row in enumerate(way):
            units = next((i for i in range(1, 3) if _counts_to_nine(row[i : i + TENS])), None)
            if units is None:
                continue
            below = [each for each in way[at + 1 :] if each[units - 1].token.numeric]
            tens = [each[units - 1].token.low for each in below]
            rising = [tens[0] or 0, *tens[1:]] if tens else []
            if len(below) > 1 and all(b - (a or 0) == TENS * WHOLE for a, b in _steps(rising)):
                return _unfolded(way[:at], below, units)
    return None


def _steps(tens: Sequence[int | None]) -> list[tuple[int | None, int]]:
    return [(a, b if b is not None else -1) for a, b in pairwise(tens)]


def _counts_to_nine(cells: Sequence[GridCell]) -> bool:
    texts = [cell.text.strip("+.…_x") for cell in cells]
    return texts == list(map(str, range(TENS)))


def _unfolded(above: Sequence[Sequence[GridCell]], below: Grid, units: int) -> Grid:
    rows = [[cell for cell in row if cell.text] for row in above]
    for row in below:
        tens = (row[units - 1].token.low or 0) // WHOLE
        for unit, cell in enumerate(row[units : units + TENS]):
            if cell.token.sort is not Sort.BLANK:
                rows.append([_said(cell, str(tens + unit)), cell])
    return _filled(rows)


def of_prose(grid: Grid) -> Grid | None:
    """Sentences such as "0 to 3 IMPs: 10-10", as a row for each."""
    rows: list[list[GridCell]] = []
    for line in grid:
        cells = [cell for cell in line if cell.text]
        if not cells:
            continue
        text = " ".join(cell.text for cell in cells)[:LONGEST]
        if not rows and (boards := read_cells.counts(text, bare=False)):
            rows.append([_said(cells[0], f"{boards[0]} boards")])
        if not _IMP.search(text):
            continue
        said = [(found[3], found[4], found[1] + found[2]) for found in _MARGIN_FIRST.finditer(text)]
        other = [(found[1], found[2], found[3] + found[4]) for found in _VPS_FIRST.finditer(text)]
        bands = max(said, other, key=len)
        for won, lost, margins in bands:
            plain = re.sub(_TO, "-", margins.casefold()) if not margins.isdecimal() else margins
            rows.append([_said(cells[0], each) for each in (plain, won, lost)])
    return _filled(rows) if sum(len(row) > 1 for row in rows) >= FEWEST else None


def of_hundredths(grid: Grid) -> Grid | None:
    """Columns of VP without their decimal sign: 1551 for 15.51."""
    columns = {at for at, column in enumerate(zip(*grid, strict=True)) if _of_hundredths(column)}
    if not columns:
        return None
    return [
        [_hundredth(cell) if at in columns else cell for at, cell in enumerate(row)] for row in grid
    ]


def _of_hundredths(column: Sequence[GridCell]) -> bool:
    held = [cell.token for cell in column if cell.token.sort is not Sort.BLANK]
    told = [token for token in held if token.sort is Sort.NUMBER and not token.signs]
    most = max((token.low or 0 for token in told), default=0)
    return len(told) >= max(FEWEST, MOST * len(held)) and most >= LEAST_HUNDREDTHS


def _hundredth(cell: GridCell) -> GridCell:
    if cell.token.sort is not Sort.NUMBER or cell.token.low is None:
        return cell
    vp = cell.token.low // WHOLE
    return cell._replace(token=Token(Sort.NUMBER, vp, vp))


def _said(cell: GridCell, text: str) -> GridCell:
    """Another text at the place of a cell."""
    return cell._replace(text=text, token=read_cells.token(text))


def _filled(rows: Sequence[Sequence[GridCell]]) -> Grid:
    """The rows as a rectangle."""
    width = max(map(len, rows))
    last = max(chain.from_iterable(rows), key=lambda cell: (cell.row, cell.column))
    empty = _said(last, "")
    return [[*row, *[empty] * (width - len(row))] for row in rows]
