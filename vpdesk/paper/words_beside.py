"""Sentences on the page of a table and a chart: in columns below them, or beside them if wide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from vpdesk.paper.blocks import Block, Box, table_blocks
from vpdesk.paper.sheet_layout import LEAST_TYPE, ROW, Column, Density, Ems, Layout
from vpdesk.paper.text_lines import prose_lines
from vpdesk.report.table import Cell, Table

WORDS_TYPES = (11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, LEAST_TYPE)  # points, the usual one first
COLUMNS, COLUMN_GAP = 2, 22.0  # of words below; points between them, and to what is above
BESIDE = 0.36  # of the width of a page that lies
CHART_SHARES = (0.5, 0.45, 0.4, 0.36)  # of what the words leave
LEAST_CHART = 150.0  # points: its height
CHART_GAP = 12.0
MOST_TABLE = 11.0  # points
TIGHT = 0.45  # ems: the padding of columns that would not fit otherwise
NARROW = 0.45  # of the width: what a table may take that has the chart at its side
MOST_ROWS = 28  # rows of the largest type: no table beside a chart is higher
BELOW_RULE = 0.45  # ems: from the rule over the words to them


def arranged(
    words: Table, table: Table, columns: tuple[Column, ...], body: Box, density: Density, ems: Ems
) -> tuple[Block, Box, Block] | None:
    """Table, place of the chart, and words on one page; None where these have no room together.

    Words are in the largest type that leaves the table a readable one. A table that is narrow has
    the chart at its side, others above it.
    """
    for said, rest in said_steps(words, body, ems):
        for padding in dict.fromkeys((density.padding, min(density.padding, TIGHT))):
            set_so = replace(density, least=LEAST_TYPE, padding=padding)
            smaller = replace(set_so, most=min(density.most, MOST_TABLE))
            found = _beside(table, columns, rest, set_so) or _above(table, columns, rest, smaller)
            if found is not None:
                block, chart = found
                return block, chart, _moved_up(said, max(block.bottom, chart.y + chart.height))
    return None


def _moved_up(said: Block, above: float) -> Block:
    """Words that stand below follow what is above them; what is left is at the foot."""
    if said.layout.across == 1:
        return said
    return replace(said, box=said.box._replace(y=min(said.box.y, above + COLUMN_GAP)))


def _above(
    table: Table, columns: tuple[Column, ...], room: Box, density: Density
) -> tuple[Block, Box] | None:
    """The table with the chart below it."""
    for share in CHART_SHARES:
        height = (room.height - CHART_GAP) * share
        if height < LEAST_CHART:
            break
        above = room._replace(height=room.height - CHART_GAP - height)
        block = _whole(table, columns, above, density)
        if block is not None:
            top = block.bottom + CHART_GAP
            return block, room._replace(y=top, height=room.y + room.height - top)
    return None


def _beside(
    table: Table, columns: tuple[Column, ...], room: Box, density: Density
) -> tuple[Block, Box] | None:
    """A table of one run of rows with the chart at its right; both are as high as the room."""
    if room.height > MOST_ROWS * ROW * density.most:
        room = room._replace(height=MOST_ROWS * ROW * density.most)
    block = _whole(table, columns, room._replace(width=room.width * NARROW), density)
    if block is None or block.layout.across > 1:
        return None
    layout = block.layout
    taken = sum(each.width + layout.column for each in columns) * layout.size + COLUMN_GAP
    height = min(room.height, max(block.bottom - room.y, LEAST_CHART))
    return block, Box(room.x + taken, room.y, room.width - taken, height)


def _whole(table: Table, columns: tuple[Column, ...], room: Box, density: Density) -> Block | None:
    """The table in a readable type on one page; None where it needs more room."""
    blocks = table_blocks(table, columns, room, density)
    fits = len(blocks) == 1 and blocks[0].layout.size >= LEAST_TYPE
    return blocks[0] if fits else None


def said_steps(words: Table, body: Box, ems: Ems) -> Iterator[tuple[Block, Box]]:
    """The words at the foot or the side of a page, ever smaller, and what they leave of it."""
    wide = body.width > body.height
    count = 1 if wide else COLUMNS
    width = body.width * BESIDE if wide else (body.width - COLUMN_GAP * (count - 1)) / count
    for size in WORDS_TYPES:
        lines = prose_lines(words, width / size, 0.0, ems)
        rows, most = _in_columns([row[0] for row in lines.rows], count)
        height = (most * ROW + BELOW_RULE) * size
        if height > body.height:
            continue
        if wide:
            box = body._replace(x=body.x + body.width - width, width=width)
            rest = body._replace(width=body.width - width - COLUMN_GAP)
        else:
            box = body._replace(y=body.y + body.height - height, height=height)
            rest = body._replace(height=body.height - height - COLUMN_GAP)
        layout = Layout(size, count, most, 1, 0.0, COLUMN_GAP / size, ROW, BELOW_RULE)
        told = replace(
            lines, rows=tuple((cell,) for cell in rows), row_starts=tuple(range(len(rows)))
        )
        column = Column((), 0.0, width / size, width / size)
        yield Block(replace(told, lined=True), (column,), layout, box, 0, len(rows)), rest


def _in_columns(lines: Sequence[Cell], count: int) -> tuple[list[Cell], int]:
    """Lines in columns of equal height; none ends with a heading or begins with an empty line."""
    most = -(-len(lines) // count)
    while True:
        rows: list[Cell] = []
        left = list(lines)
        for _ in range(count):
            while left and not left[0].text:
                left.pop(0)
            taken = left[:most]
            while taken and len(taken) < len(left) and (taken[-1].strong or not taken[-1].text):
                taken.pop()
            left = left[len(taken) :]
            rows += [*taken, *[Cell("")] * (most - len(taken))]
        if not left:
            while rows and not rows[-1].text:
                rows.pop()
            return rows, most
        most += 1
