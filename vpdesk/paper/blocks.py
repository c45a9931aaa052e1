"""A table on pages: blocks of its rows, and of its columns where they are too many for a page."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise, product
from typing import NamedTuple

from vpdesk.paper.sheet_layout import (
    POCKET_TYPE,
    ROW,
    SECOND_LINE,
    Column,
    Density,
    Ems,
    Layout,
    make_columns,
    make_layout,
    wrapped_columns,
)
from vpdesk.report.table import Table, unbroken, with_columns

JOIN_GAP, JOIN_TITLE = 2.0, 0.7  # ems from a table to the title of the next, and from there to it
SAID_LINE, CLOSE_LINES = 1.3, 1.08  # ems of a line of words; times rows of two lines
STACK_GAP = 1.5  # ems between columns and those that go on below them
ENOUGH = 0.8  # times the largest type
CARD_TIGHT = 0.28  # ems on each side of a column, where that makes fewer cards
CARD_HEADINGS = (0.9, 0.85, 0.8)  # sizes of headings on cards, of that of the type
MOST_TRIES = 6
LARGER = 1.05  # times the type: for less, columns stay side by side
WORTH_LINES = 1.15  # times the type: for less, no name goes on two lines


class Box(NamedTuple):
    """A rectangle in points, from the upper left corner of the page."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a table on a panel: rows first to last - 1, spread by a layout.

    picked: the row to emphasise, of the whole table. title: what stands above it, said: in lines
    between these.
    """

    table: Table
    columns: tuple[Column, ...]
    layout: Layout
    box: Box
    first: int
    last: int
    picked: int | None = None
    title: str = ""
    said: tuple[str, ...] = ()

    @property
    def bottom(self) -> float:
        """Where it ends, in points."""
        rows = min(self.layout.rows, self.last - self.first) + len(self.table.halves)
        return self.box.y + (self.layout.heading + rows * self.layout.row) * self.layout.size


def table_blocks(
    table: Table, columns: tuple[Column, ...], box: Box, density: Density
) -> list[Block]:
    """The parts of a table on pages with so much room, a page each."""
    layout = make_layout(columns, len(table.rows), box.width, box.height, density)
    full = layout.rows * layout.across
    return [
        Block(table, columns, layout, box, full * page, min(full * (page + 1), len(table.rows)))
        for page in range(layout.pages)
    ]


def fitted_blocks(table: Table, box: Box, density: Density, ems: Ems) -> list[Block]:
    """The same, with words on two lines where these make the type larger or the pages fewer."""
    plain = table_blocks(table, make_columns(table, ems), box, density)
    columns = wrapped_columns(table, ems)
    if not any(column.lines for column in columns):
        return plain
    found = table_blocks(table, columns, box, density)
    return found if _is_worth(found, plain, density.least) else plain


def unbroken_blocks(table: Table, box: Box, density: Density, ems: Ems) -> list[Block]:
    """The same of a table that goes on: no group of rows that belong together is broken."""
    blocks = fitted_blocks(table, box, density, ems)
    layout = blocks[0].layout
    for _ in range(MOST_TRIES):  # empty rows may lead to another layout
        whole = unbroken(table, layout.rows)
        blocks = fitted_blocks(whole, box, density, ems)
        if blocks[0].layout.rows == layout.rows:
            return blocks
        layout = blocks[0].layout
    whole, columns = unbroken(table, layout.rows), blocks[0].columns
    if any(column.lines for column in columns):
        columns = wrapped_columns(whole, ems)
    full, count = layout.rows * layout.across, len(whole.rows)
    return [
        Block(whole, columns, layout, box, first, min(first + full, count))
        for first in range(0, count, full)
    ]


def _is_worth(found: list[Block], plain: list[Block], least: float) -> bool:
    """Two lines are worth their height: in the same type, on as many pages, one is better."""
    size, before = found[0].layout.size, plain[0].layout.size
    worth = WORTH_LINES if before >= least else LARGER  # small type takes what it gets
    if len(found) > len(plain):  # a page more only for what could not be read
        return before < least and size >= WORTH_LINES * before
    return len(found) < len(plain) or size >= worth * before


def card_blocks(
    table: Table, columns: tuple[Column, ...], box: Box, density: Density, ems: Ems
) -> list[Block]:
    """The same on cards: with small headings where these make the figures larger or fewer cards."""
    best = table_blocks(table, columns, box, density)
    tight = replace(density, padding=min(density.padding, CARD_TIGHT))
    for share, set_so in product((1, *CARD_HEADINGS), (density, tight)):
        found = table_blocks(table, make_columns(table, ems, share), box, set_so)
        better = (len(found), -found[0].layout.size) < (len(best), -best[0].layout.size)
        if set_so is tight:  # narrow columns are for fewer cards alone
            better = len(found) < len(best)
        if better and share * found[0].layout.size >= POCKET_TYPE:
            best = found
    columns = wrapped_columns(table, ems)
    if any(column.lines for column in columns):
        found = table_blocks(table, columns, box, density)
        if _is_worth(found, best, density.least):
            best = found
    return best


def prose_blocks(
    table: Table, columns: tuple[Column, ...], box: Box, density: Density
) -> list[Block]:
    """The parts of lines of prose on pages: full ones, none of which ends with a heading."""
    blocks = table_blocks(table, columns, box, density)
    if len(blocks) == 1:
        return blocks
    layout, first, rows = blocks[0].layout, 0, table.rows
    room = max(int((box.height / layout.size - layout.heading) / ROW), 2)
    layout, blocks = replace(layout, rows=room, row=ROW), []
    while first < len(rows):
        last = min(first + room, len(rows))
        while last < len(rows) and last > first + 1 and rows[last - 1][0].strong:
            last -= 1
        blocks.append(Block(table, columns, layout, box, first, last))
        first = last
        while first < len(rows) and not rows[first][0].text:
            first += 1
    return blocks


def joined_block(
    table: Table,
    box: Box,
    above: float,
    density: Density,
    ems: Ems,
    said: tuple[str, ...] = (),
) -> Block | None:
    """A table with its title in what is left of a box below a place; None if it has no room.

    said: lines below the title.
    """
    top = above + (JOIN_GAP + JOIN_TITLE + SAID_LINE * len(said)) * density.most
    room = box._replace(y=top, height=box.y + box.height - top)
    if room.height <= 0:
        return None
    blocks = fitted_blocks(table, room, density, ems)
    layout, columns = blocks[0].layout, blocks[0].columns
    if len(blocks) > 1 or layout.size < density.least:
        return None
    if any(column.lines for column in columns):  # others are to have room below it
        layout = replace(layout, row=min(layout.row, CLOSE_LINES * (ROW + SECOND_LINE)))
    return replace(blocks[0], layout=layout, title=table.title, said=said)


def wrapped_pages(
    table: Table, box: Box, density: Density, least: float, ems: Ems
) -> list[tuple[Block, ...]]:
    """The blocks on each page of a table whose columns may go on below.

    They do where they are too many for the type that the density wants, and the type is larger
    so. least: the size in points below which groups of columns have pages of their own instead.
    """
    blocks = fitted_blocks(table, box, density, ems)
    pages: list[tuple[Block, ...]] = [(block,) for block in blocks]
    size = blocks[0].layout.size
    if size >= density.least:
        return pages
    stack = _stack(table, box, density, ems)
    if stack[0].layout.size > LARGER * size:
        pages, size = [stack], stack[0].layout.size
    if size >= least:
        return pages
    for count in range(2, _most_groups(table) + 1):
        parts = [with_columns(table, each) for each in _groups(table, count)]
        size = min(fitted_blocks(part, box, density, ems)[0].layout.size for part in parts)
        if size >= least:
            same = replace(density, most=size, least=min(density.least, size))
            runs = [fitted_blocks(part, box, same, ems) for part in parts]
            return [(block,) for run in runs for block in run]
    return pages


def _stack(table: Table, box: Box, density: Density, ems: Ems) -> tuple[Block, ...]:
    """The columns in as many groups below each other as make the type the largest."""
    density = replace(density, least=0, pages=1)
    found: tuple[Block, ...] = ()
    for count in range(1, _most_groups(table) + 1):
        parts = [with_columns(table, each) for each in _groups(table, count)]
        height = box.height / count
        room = box._replace(height=height)
        size = min(fitted_blocks(part, room, density, ems)[0].layout.size for part in parts)
        size /= 1 + STACK_GAP * size / height if count > 1 else 1
        if found and size < ENOUGH * found[0].layout.size:
            break  # more groups need ever more height
        if found and size <= found[0].layout.size:
            continue
        same = replace(density, most=size)
        room = room._replace(height=height - (STACK_GAP * size if count > 1 else 0))
        found = tuple(
            fitted_blocks(part, room._replace(y=box.y + i * height), same, ems)[0]
            for i, part in enumerate(parts)
        )
    return found


def _most_groups(table: Table) -> int:
    return (len(table.headings) - table.repeats) // table.together


def _groups(table: Table, count: int) -> list[tuple[int, ...]]:
    """The columns in so many groups of about the same size, each after those that are repeated."""
    again = table.repeats
    others = _most_groups(table)
    edges = [again + table.together * (others * i // count) for i in range(count + 1)]
    return [(*range(again), *range(start, end)) for start, end in pairwise(edges)]
