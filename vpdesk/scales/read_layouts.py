"""The two ways in which a table of a scale is laid out: VP at margins, or margins at VP.

Either reader takes a grid with its headings on top; one that lies on its side is turned before.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, pairwise
from typing import NamedTuple

from vpdesk.scales import read_cells
from vpdesk.scales.read_cells import ColumnRole, Sort
from vpdesk.scales.read_grid import (
    MOST,
    WHOLE,
    Grid,
    GridCell,
    Notes,
    are_margins,
    beginning,
    column_of,
    counts_up,
    is_margin,
    of_percent,
    read_margins,
    read_vp,
    shares,
)
from vpdesk.scales.read_table import FaultKind, ReadCell, ReadColumn, ReadRow


class LaidOut(NamedTuple):
    """What a layout makes of a grid.

    blocks: columns that stand beside one column of margins. named: the words above say which
    column has the margins, or the winner's VP.
    """

    blocks: list[list[ReadColumn]]
    percent: bool
    named: bool
    notes: Notes


EXTRACT = 4  # so many margins one after the other are margins, wherever they begin

VpColumns = tuple[int | None, int | None]
"""The columns of the winner's and of the loser's VP."""


def vp_at_margins(grid: Grid) -> LaidOut | None:
    """Margins in the first column, single ones or bands, and the VPs of each to the right.

    A long table may be folded: the margins go on in a later column.
    """
    for column in range(len(grid[0]) - 1):
        start = _start(grid, column)
        if start is not None and _begins_margins(grid, column, start):
            break
    else:
        return None
    notes = Notes()
    edges = [*_margin_columns(grid, column, start), len(grid[0])]
    tokens = [cell.token for cell in column_of(grid, column, start) if is_margin(cell.token)]
    percent = of_percent(tokens) and not _says_imps(grid, start, column)
    blocks: list[list[ReadColumn]] = []
    first = _groups(grid, start, column + 1, edges[1], notes)
    for edge, end in pairwise(edges):
        groups = [
            (_moved(winner, edge - column), _moved(loser, edge - column)) for winner, loser in first
        ]
        if end - edge != edges[1] - column:  # else as in the first block
            groups = _groups(grid, start, edge + 1, end, notes)
        blocks.append(_block(grid, start, edge, groups, notes, percent=percent))
    named = _own_role(grid, start, column) is ColumnRole.MARGIN
    return LaidOut([block for block in blocks if block], percent, named, notes)


def margins_at_vp(grid: Grid) -> LaidOut | None:
    """VP in the first column, or those of both sides in the first two, and bands to the right."""
    width = len(grid[0])
    axis = next((at for at in range(width) if _numeric(column_of(grid, at))), width)
    start = next((at for at, row in enumerate(grid) if _numeric(row[axis : axis + 1])), None)
    if start is None or not _numeric(grid[start][axis + 1 :]):
        return None
    first = column_of(grid, axis, start)
    pairs = shares(cell.token.pair for cell in first if cell.token.numeric) >= MOST
    if not pairs and any(cell.token.rises for cell in first):
        return None
    losers: int | None = axis if pairs else None
    if not pairs and axis + 2 < width and _partners(grid, start, axis, axis + 1):
        losers = axis + 1
    body = range((axis if losers is None else losers) + 1, width)
    filled = [at for at in body if _numeric(column_of(grid, at, start))]
    cells = [column_of(grid, at, start) for at in filled]
    if not filled or shares(are_margins(column) for column in cells) < MOST:
        return None
    notes = Notes()
    tokens = [cell.token for cell in cells[0] if is_margin(cell.token)]
    percent = of_percent(tokens)
    columns = []
    for at in filled:
        heading, boards = _heading(grid, start, at, axis)
        columns.append(_bands(grid, start, (axis, losers, at), notes, heading, boards, percent))
    named = _own_role(grid, start, axis) is ColumnRole.WINNER
    return LaidOut([columns], percent, named, notes)


def _moved(at: int | None, by: int) -> int | None:
    return None if at is None else at + by


def _numeric(cells: Sequence[GridCell]) -> bool:
    return any(cell.token.numeric for cell in cells)


def _start(grid: Grid, column: int) -> int | None:
    """The first row of margins in a column; a board count above them is none."""
    rows = [
        at
        for at, row in enumerate(grid)
        if is_margin(row[column].token) and _numeric(row[column + 1 :])
    ]
    for before, after in pairwise(rows):
        if beginning(grid[before][column].token) < beginning(grid[after][column].token):
            return _with_gap(grid, column, before)
    return rows[0] if rows else None


def _with_gap(grid: Grid, column: int, first: int) -> int:
    """The row above, where that has the margin before and no VP."""
    above, margin = first - 1, beginning(grid[first][column].token)
    if above < 0 or not is_margin(grid[above][column].token):
        return first
    return above if beginning(grid[above][column].token) == margin - WHOLE else first


def _begins_margins(grid: Grid, column: int, start: int) -> bool:
    cells = column_of(grid, column, start)
    if not are_margins(cells):
        return False
    read = [cell.token for cell in cells if is_margin(cell.token)]
    least = min(beginning(token) for token in read[:2])
    if (
        least <= 2 * WHOLE
        or of_percent(read)
        or _own_role(grid, start, column) is ColumnRole.MARGIN
    ):
        return True
    return len(read) >= EXTRACT and counts_up(read)


def _margin_columns(grid: Grid, first: int, start: int) -> list[int]:
    """The columns of margins: the first, and those where a folded table goes on."""
    found = [first]
    for column in range(first + 2, len(grid[0]) - 1):
        cells = column_of(grid, column, start)
        if column == found[-1] + 1 or not are_margins(cells):
            continue
        said = _own_role(grid, start, column)
        before = [c.token for c in column_of(grid, found[-1], start) if is_margin(c.token)][-1]
        begins = next(beginning(cell.token) for cell in cells if is_margin(cell.token))
        goes_on = abs(begins - (before.high or before.low or 0) - WHOLE) <= WHOLE
        again = begins == 0 and counts_up([c.token for c in cells if is_margin(c.token)])
        if said is ColumnRole.MARGIN or (said is None and (goes_on or again)):
            found.append(column)
    return found


def _says_imps(grid: Grid, start: int, column: int) -> bool:
    words = " ".join(row[column].text for row in grid[:start])
    return read_cells.says_imps(words)


def _own_role(grid: Grid, start: int, column: int) -> ColumnRole | None:
    return read_cells.role(" ".join(row[column].text for row in grid[:start]))


def _heading(grid: Grid, start: int, column: int, edge: int) -> tuple[str, tuple[int, int] | None]:
    """The words above a column and the board counts in them.

    A heading stands above several columns if the cells to its right are empty; edge: the column
    of margins or VP, beyond which one does not look. A row with one text is a title instead.
    """
    words, boards = [], None
    for row in grid[:start]:
        if not row[column].text and _has_one_text(row):
            continue
        above = next((row[at].text for at in range(column, edge - 1, -1) if row[at].text), "")
        own = row[column].text
        words.append(own or above)
        said = read_cells.role(own)
        bare = said is None or bool(own)
        boards = read_cells.counts(own or above, bare=bare) or boards
    return " ".join(word for word in words if word), boards


def _has_one_text(row: Sequence[GridCell]) -> bool:
    return len(list(islice((cell for cell in row if cell.text), 2))) == 1  # rows can be long


def _block(
    grid: Grid,
    start: int,
    edge: int,
    groups: Sequence[VpColumns],
    notes: Notes,
    *,
    percent: bool,
) -> list[ReadColumn]:
    """The columns of winner and loser beside a column of margins."""
    if not groups:
        return []
    used = [at for group in groups for at in group if at is not None]
    filled = (at for at, row in enumerate(grid) if any(row[c].text for c in used))
    last = max(filled, default=-1)
    kept: list[int] = []
    for at in range(start, last + 1):
        row, margin = grid[at], grid[at][edge]
        blank = margin.token.sort is Sort.BLANK
        if is_margin(margin.token) or (at == last and blank):  # above all limits
            kept.append(at)
        elif _numeric([row[c] for c in used]) and not _is_heading(grid, start, at):
            notes.fault(FaultKind.NO_MARGIN if blank else FaultKind.NOT_A_MARGIN, margin)
    margins = [grid[at][edge] for at in kept]
    rows = read_margins(margins, notes, of_bands=False, percent=percent)
    if margins and rows[-1] is None and margins[-1].token.sort is Sort.BLANK:
        notes.fault(FaultKind.NO_MARGIN, margins[-1])
    kept = [at for at, row in zip(kept, rows, strict=True) if row]
    read = tuple(row for row in rows if row)
    columns = []
    for winner, loser in groups:
        shown = loser if winner is None else winner
        assert shown is not None
        heading, boards = _heading(grid, start, shown, edge)
        won, lost = _vps(grid, kept, winner, loser, notes)
        columns.append(ReadColumn(boards, heading, won, lost, read))
    return columns


def _is_heading(grid: Grid, start: int, at: int) -> bool:
    """The row repeats one of the headings, as on a new page."""
    texts = [cell.text for cell in grid[at]]
    return any(texts == [cell.text for cell in row] for row in grid[:start])


def _groups(grid: Grid, start: int, begin: int, end: int, notes: Notes) -> list[VpColumns]:
    """The columns of VP: winner and loser, the same column for pairs, None for neither.

    Columns that fall are the loser's alone where there are no others.
    """
    columns = [at for at in range(begin, end) if _numeric(column_of(grid, at, start))]
    groups: list[VpColumns] = []
    losers: list[VpColumns] = []
    while columns:
        column = columns.pop(0)
        said = _own_role(grid, start, column)
        cells = [cell for cell in column_of(grid, column, start) if cell.token.numeric]
        if said is ColumnRole.GAIN:
            continue
        if shares(cell.token.sort is Sort.SPAN for cell in cells) >= MOST:
            groups.append((column, column))
        elif columns and _partners(grid, start, column, columns[0]):
            other = columns.pop(0)
            falls = [_falls(grid, start, each) for each in (column, other)]
            swapped = falls[0] if falls[0] != falls[1] else said is ColumnRole.LOSER
            if said is not None and swapped != (said is ColumnRole.LOSER):
                notes.fault(FaultKind.SWAPPED_HEADS, _own_heading(grid, start, column))
            groups.append((other, column) if swapped else (column, other))
        elif said is ColumnRole.LOSER or (said is None and _falls(grid, start, column)):
            losers.append((None, column))
        elif said is ColumnRole.WINNER or not _falls(grid, start, column):
            groups.append((column, None))
    return groups or losers


def _own_heading(grid: Grid, start: int, column: int) -> GridCell:
    """The cell above a column that says whose VP it has."""
    return next(row[column] for row in reversed(grid[:start]) if read_cells.role(row[column].text))


def _partners(grid: Grid, start: int, one: int, other: int) -> bool:
    """Two columns are the VPs of winner and loser: it is said so, or they add up."""
    said = {_own_role(grid, start, one), _own_role(grid, start, other)}
    if said == {ColumnRole.WINNER, ColumnRole.LOSER}:
        return True
    if ColumnRole.GAIN in said or (len(said) == 1 and None not in said):
        return False
    if _falls(grid, start, one) == _falls(grid, start, other):
        return False
    both = [(row[one].token, row[other].token) for row in grid[start:]]
    sums = [(a.low or 0) + (b.low or 0) for a, b in both if a.sort is b.sort is Sort.NUMBER]
    return bool(sums) and max(map(sums.count, set(sums))) >= MOST * len(sums)


def _falls(grid: Grid, start: int, column: int) -> bool:
    values = [c.token.low or 0 for c in column_of(grid, column, start) if c.token.numeric]
    return shares(a > b for a, b in pairwise(values) if a != b) > 0.5


def _vps(
    grid: Grid, kept: Sequence[int], winner: int | None, loser: int | None, notes: Notes
) -> tuple[tuple[ReadCell | None, ...], tuple[ReadCell | None, ...] | None]:
    """The cells of both sides; the table ends for them where the winner's column does."""
    used = [at for at in (winner, loser) if at is not None]
    held = [at for at in kept if any(grid[at][c].token.sort is not Sort.BLANK for c in used)]
    end = max(held, default=-1)
    shown = sum(at <= end for at in kept)
    beyond = [None] * (len(kept) - shown)
    pair = winner == loser
    won: list[ReadCell | None] = [None] * shown
    if winner is not None:
        won = [read_vp(grid[at][winner], notes, of_pair=pair) for at in kept[:shown]]
    if loser is None:
        return (*won, *beyond), None
    lost = [read_vp(grid[at][loser], notes, of_pair=pair, loser=True) for at in kept[:shown]]
    return (*won, *beyond), (*lost, *beyond)


def _bands(
    grid: Grid,
    start: int,
    columns: tuple[int, int | None, int],
    notes: Notes,
    heading: str,
    boards: tuple[int, int] | None,
    percent: bool,
) -> ReadColumn:
    """The bands of one column; columns: those of the winner, of the loser and of the bands."""
    winner, loser, at = columns
    lines = [row for row in grid[start:] if row[winner].token.numeric or row[at].token.numeric]
    rows = read_margins([row[at] for row in lines], notes, of_bands=True, percent=percent)
    read: list[ReadRow] = []
    won: list[ReadCell | None] = []
    lost: list[ReadCell | None] = []
    for line, row in zip(lines, rows, strict=True):
        if row:
            read.append(row)
            pair = winner == loser
            won.append(read_vp(line[winner], notes, of_pair=pair))
            if loser is not None:
                lost.append(read_vp(line[loser], notes, of_pair=pair, loser=True))
    of_loser = tuple(lost) if loser is not None else None
    return ReadColumn(boards, heading, tuple(won), of_loser, tuple(read))
