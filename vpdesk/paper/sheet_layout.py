"""How a table is spread over pages: widths of columns, size of the type, blocks, pages."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import chain, count

from vpdesk.report.document import Form
from vpdesk.report.table import Table

Ems = Callable[[str, bool], float]  # the width of a text in ems, regular or bold

ROW = 1.36  # ems from row to row, at least
MOST_ROW = 1.6
HEADING_LINE = 1.15  # ems
AIRY = 1.15  # times the least height of a row of two lines it may have
SHORT_WORDS = 5.5  # ems: what is no wider stays on one line, as a contract
SECOND_LINE = 1.15  # ems from the first line of a name to its second
HEADING_SPACE = 0.75  # ems over and under the lines of the headings
ROW_GROUP = 5
EVEN = 0.85  # of the rows of the others: as many the last block on a page has at least
FEW_ROWS = 15  # a block with more of them has a stronger line after every group
SIZE_STEP = 0.25
LEAST_TYPE = 7.0  # points: what is smaller is hard to read at arm's length (see page_plan)
POCKET_TYPE = 6.0  # of the figures of scales: on pocket cards, which are held nearer, and maps
PIECE = re.compile(r"\w+-(?=\w)|\S+\s*")
UNEVEN = 1.15  # times the width of even lines: for no more two names have a line each
ENDS = (" -", " \N{EN DASH}")
DASHES = ("-", "\N{EN DASH}")


@dataclass(frozen=True, slots=True)
class Density:
    """How tightly a table is set.

    least, most: the type's size in points; a table too wide for the least gets a smaller one.
    padding: ems on each side of a column; a mark hangs in the left one. gap: ems between two
    blocks. stretch: ems that a column may be wider than it must be. pages: at most, 0 for any.
    row: ems from row to row, at most. paired: a long table has two blocks rather than one, as
    those on the pages before and after it.
    """

    least: float
    most: float
    padding: float
    gap: float
    stretch: float
    pages: int = 0
    row: float = MOST_ROW
    paired: bool = False


DENSITIES = {
    Form.SHEET: Density(8.5, 14, 0.8, 2.4, 1.6),
    Form.WALL: Density(0, 72, 0.6, 1.6, 2.4, pages=1),
    Form.CARD: Density(POCKET_TYPE, 13, 0.45, 1.2, 1.0),
}

# On a wall it is seen at a glance, all of it on one page, however small its numbers.
HEAT_MAPS = {
    Form.SHEET: Density(POCKET_TYPE, 14, 0.3, 2.4, 1.6),
    Form.WALL: Density(0, 72, 0.3, 1.6, 2.4, pages=1),
}


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a block; lengths in ems.

    heading: its lines. width: what text and heading need, without the padding.
    head: the widest text left of where the column is aligned; tail: the widest right of it.
    share: the size of the heading, of that of the type. lines: those of each row, where some
    have two; nothing where all have one.
    """

    heading: tuple[str, ...]
    head: float
    tail: float
    width: float
    share: float = 1.0
    lines: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything goes.

    size: of the type in points. across: blocks on a page, side by side. rows: rows of a block.
    column: ems that each column takes beyond its width. gap: ems between two blocks.
    row: ems from row to row. heading: ems that the headings take.
    """

    size: float
    across: int
    rows: int
    pages: int
    column: float
    gap: float
    row: float
    heading: float


def make_columns(table: Table, ems: Ems, share: float = 1.0) -> tuple[Column, ...]:
    """Measure the columns of a table. share: the size of headings, of that of the type."""
    columns = []
    for i, heading in enumerate(table.headings):
        parts = [(table.split(i, row[i].text), row[i].strong) for row in table.rows]
        head = max((ems(part[0], strong) for part, strong in parts), default=0.0)
        tail = max((ems(part[1], strong) for part, strong in parts), default=0.0)
        lines: list[str] = []
        for line in heading.split("\n"):
            wide = share * ems(line, True) > head + tail + 0.8
            lines.extend(balanced_lines(line, ems) if wide else (line,))
        width = max(head + tail, *(share * ems(line, True) for line in lines))
        columns.append(Column(tuple(lines), head, tail, width, share))
    return tuple(columns)


def wrapped_columns(table: Table, ems: Ems) -> tuple[Column, ...]:
    """The columns of a table: those of words as narrow as two lines of each text allow, stacked."""
    columns = list(make_columns(table, ems))
    for i in table.words:
        cells = [row[i] for row in table.rows]
        halves = [word_lines(cell.text, ems, bold=cell.strong) for cell in cells]
        widths = [
            max(ems(line, cell.strong) for line in lines)
            for cell, lines in zip(cells, halves, strict=True)
        ]
        heading = max(ems(line, True) for line in columns[i].heading)
        width = max((heading, min(SHORT_WORDS, columns[i].width), *widths))
        lines = tuple(
            (cell.text,) if ems(cell.text, cell.strong) <= width else half
            for cell, half in zip(cells, halves, strict=True)
        )
        if any(len(each) > 1 for each in lines):
            columns[i] = replace(columns[i], head=0.0, tail=width, width=width, lines=lines)
    for i in table.stacked:
        parts = tuple(tuple(row[i].text.split(" ")) for row in table.rows)
        wide = max((ems(each, False) for each in chain(*parts)), default=0.0)
        width = max((wide, *(ems(line, True) for line in columns[i].heading)))
        if wide < columns[i].head + columns[i].tail:
            columns[i] = replace(columns[i], head=wide, tail=0.0, width=width, lines=parts)
    return tuple(columns)


def word_lines(text: str, ems: Ems, *, bold: bool) -> tuple[str, ...]:
    """Words on two lines of about the same width; a dash ends the first, and begins none.

    The lines of two names are broken between them, if neither is much longer then.
    """
    words = PIECE.findall(text)
    splits = [
        ("".join(words[:i]).strip(), "".join(words[i:]).strip())
        for i in range(1, len(words))
        if words[i].strip() not in DASHES
    ]

    def width(lines: tuple[str, str]) -> float:
        between = lines[0].endswith(ENDS) and lines[1][0].isalpha()
        return max(ems(line, bold) for line in lines) * (1 if between else UNEVEN)

    return min(splits, key=width, default=(text,))


def balanced_lines(text: str, ems: Ems) -> tuple[str, ...]:
    """A bold text on two lines of about the same width; on one where it is one word, or a band.

    A hyphen within a word may end a line.
    """
    # A heading goes on two lines also where a sentence would not.
    words = PIECE.findall(text)
    splits = [
        ("".join(words[:i]).strip(), "".join(words[i:]).strip())
        for i in range(1, len(words))
        if words[i - 1].strip() not in DASHES and words[i].strip() not in DASHES
    ]
    return min(splits, key=lambda lines: max(ems(line, True) for line in lines), default=(text,))


def make_layout(
    columns: tuple[Column, ...],
    rows: int,
    width: float,
    height: float,
    density: Density = DENSITIES[Form.SHEET],
) -> Layout:
    """Spread so many rows over pages with an area of width x height points.

    As few pages as the least size allows, then as large a type as they hold, then as few
    blocks as that size needs.
    """
    rows = max(rows, 1)
    block = sum(column.width + 2 * density.padding for column in columns)
    lines = max((len(each) for column in columns for each in column.lines), default=1)
    least_row = ROW + SECOND_LINE * (lines - 1)
    airy = density.row if lines == 1 else max(density.row, AIRY * least_row)
    heading = HEADING_SPACE + HEADING_LINE * max(len(column.heading) for column in columns)

    def best(pages: int) -> tuple[float, int]:
        """The largest type in which so many pages hold all rows; minus the blocks, 0 for a pair."""
        found = (0.0, 0)
        for across in range(1, rows + 1):
            by_width = width / (across * block + (across - 1) * density.gap)
            if by_width < found[0]:
                break
            by_height = height / (heading + least_row * math.ceil(rows / across / pages))
            two = density.paired and across == 2 and rows > 2 * FEW_ROWS
            found = max(found, (min(by_width, by_height, density.most), 0 if two else -across))
        return found

    least = min(density.least, width / block)
    fitting = (
        (best(pages), pages)
        for pages in count(1)
        if pages == density.pages or best(pages)[0] >= least * (1 - 1e-9) or pages == rows
    )
    (size, across), pages = next(fitting)
    across = -across or 2
    if size > density.least:
        size = max(density.least, math.floor(size / SIZE_STEP) * SIZE_STEP) or size
    full = math.ceil(rows / across / pages)
    grouped = math.ceil(full / ROW_GROUP) * ROW_GROUP
    alone = 0 < rows % grouped < min(ROW_GROUP, rows % full or full)  # in the last block
    uneven = pages == 1 and rows - grouped * (across - 1) < EVEN * grouped
    fits = (heading + least_row * grouped) * size <= height
    if across * pages > 1 and fits and not alone and not uneven:
        full = grouped
    across = min(across, math.ceil(rows / full))
    room = (width / size - across * block - (across - 1) * density.gap) / (across * len(columns))
    stretch = max(0.0, min(room, density.stretch))
    used = across * (block + stretch * len(columns))
    return Layout(
        size,
        across,
        full,
        math.ceil(rows / full / across),
        2 * density.padding + stretch,
        max(density.gap, (width / size - used) / (across - 1)) if across > 1 else 0.0,
        max(least_row, min((height / size - heading) / full, airy)),
        heading,
    )
