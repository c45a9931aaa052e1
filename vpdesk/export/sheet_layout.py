"""How a table is spread over the pages: widths of columns, size of the type, blocks, pages."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count

from vpdesk.report.table import Table, split_cell

PADDING = 0.8  # ems on each side of a column; a mark hangs in the left one
GAP = 2.4  # ems between two blocks
MOST_STRETCH = 1.6  # ems that a column may be wider than it must be
ROW = 1.36  # ems from row to row, at least
MOST_ROW = 1.6
HEADING_LINE = 1.15  # ems
HEADING_SPACE = 0.75  # ems over and under the lines of the headings
SIZES = tuple(size / 4 for size in range(56, 33, -1))  # points of the type, the best first
ROW_GROUP = 5


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a block; lengths in ems.

    heading: its lines. width: what text and heading need, without the padding.
    head: the widest text left of where the column is aligned; tail: the widest right of it.
    """

    heading: tuple[str, ...]
    head: float
    tail: float
    width: float


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything goes.

    size: of the type, in the unit of the area's size. across: blocks on a page, side by side.
    rows: rows of a block. column_space: ems added to each column. row: ems from row to row.
    heading: ems that the headings take.
    """

    size: float
    across: int
    rows: int
    pages: int
    column_space: float
    row: float
    heading: float


def make_columns(
    table: Table, ems: Mapping[str, float], bold_ems: Mapping[str, float]
) -> tuple[Column, ...]:
    """Measure the columns; ems and bold_ems give the width of any text, bold for headings."""
    columns = []
    for i, heading in enumerate(table.headings):
        parts = [split_cell(row[i].text) for row in table.rows]
        head = max((ems[part[0]] for part in parts), default=0.0)
        tail = max((ems[part[1]] for part in parts), default=0.0)
        lines = _lines(heading, head + tail, bold_ems)
        width = max(head + tail, *(bold_ems[line] for line in lines))
        columns.append(Column(lines, head, tail, width))
    return tuple(columns)


def make_layout(columns: tuple[Column, ...], rows: int, width: float, height: float) -> Layout:
    """Spread so many rows over pages with an area of width x height points.

    As few pages as a readable size allows, then as large a type as they hold; a table that is
    too wide for the page gets a smaller one.
    """
    rows = max(rows, 1)
    block = sum(column.width + 2 * PADDING for column in columns)
    heading = HEADING_SPACE + HEADING_LINE * max(len(column.heading) for column in columns)
    sizes = SIZES if SIZES[-1] * block <= width else (width / block,)

    def capacity(size: float) -> tuple[int, int]:
        across = math.floor((width / size + GAP) / (block + GAP) + 1e-9)
        return across, max(1, math.floor((height / size - heading) / ROW))

    size, pages = next(
        (size, pages)
        for pages in count(1)
        for size in sizes
        if math.prod(capacity(size)) * pages >= rows
    )
    across, deep = capacity(size)
    across = min(across, math.ceil(rows / deep / pages))
    full = math.ceil(rows / across / pages)
    grouped = math.ceil(full / ROW_GROUP) * ROW_GROUP
    if grouped <= deep and across * pages > 1:
        full = grouped
    room = (width / size - across * block - (across - 1) * GAP) / (across * len(columns))
    return Layout(
        size,
        across,
        full,
        math.ceil(rows / full / across),
        min(room, MOST_STRETCH),
        min((height / size - heading) / full, MOST_ROW),
        heading,
    )


def _lines(heading: str, room: float, bold_ems: Mapping[str, float]) -> tuple[str, ...]:
    """A heading on one line, or on two where it is much wider than its cells."""
    if bold_ems[heading] <= room + PADDING or " " not in heading:
        return (heading,)
    words = heading.split(" ")
    splits = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return min(splits, key=lambda lines: max(bold_ems[line] for line in lines))
