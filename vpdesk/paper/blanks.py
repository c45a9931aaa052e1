"""Forms to fill in by hand: rows high enough to write in, columns as wide on every one of them."""

from __future__ import annotations

import math

from vpdesk.paper.blocks import Block, Box
from vpdesk.paper.page_setup import POINTS_PER_MM
from vpdesk.paper.sheet_layout import (
    HEADING_LINE,
    HEADING_SPACE,
    LEAST_TYPE,
    SIZE_STEP,
    Column,
    Ems,
    Layout,
)
from vpdesk.report.blank_form import BOX
from vpdesk.report.table import Table

ROW, LEAST_ROW = 8.5 * POINTS_PER_MM, 8 * POINTS_PER_MM  # usual; where all rows fit so
MOST_TYPE = 10.0  # points
PADDING = 0.4  # ems on each side of a column
GAP = 14.0  # points between two parts side by side
NARROWEST = 225.0  # points of such a part
LINES = 2  # of a cell


def blank_blocks(table: Table, box: Box, ems: Ems, most: float = MOST_TYPE) -> list[Block]:
    """The parts of a form on pages, a page each.

    Where all rows do not stand below each other they go on at the side, if the paper is wide.
    Texts are as large as their columns allow, and never smaller than can be read.
    """
    across, lines = 1, len(table.rows) + len(table.halves)
    while True:
        width = (box.width - (across - 1) * GAP) / across
        size, columns = _fitted(table, width, ems, min(most, MOST_TYPE))
        heading = HEADING_SPACE + HEADING_LINE * max(len(each.heading) for each in columns)
        room = box.height - heading * size + 0.01
        row = ROW
        if across == 1 and lines * LEAST_ROW <= room < lines * ROW:
            row = room / lines
        rows = max(1, int(room / row + 1e-6) - len(table.halves))
        if rows * across >= len(table.rows):
            break
        if (box.width - across * GAP) / (across + 1) < NARROWEST:
            break
        across += 1
    rows = min(rows, math.ceil(len(table.rows) / across))
    full = rows * across
    layout = Layout(
        size=size,
        across=across,
        rows=rows,
        pages=math.ceil(len(table.rows) / full),
        column=2 * PADDING,
        gap=GAP / size,
        row=row / size,
        heading=heading,
    )
    return [
        Block(table, columns, layout, box, first, min(first + full, len(table.rows)))
        for first in range(0, len(table.rows), full)
    ]


def _fitted(table: Table, width: float, ems: Ems, most: float) -> tuple[float, tuple[Column, ...]]:
    """The largest type in which every text goes into its column, on two lines at most."""
    size = most
    while True:
        rooms = [share * width / size - 2 * PADDING for share in table.shares]
        columns = tuple(_column(table, at, room, ems) for at, room in enumerate(rooms))
        fits = all(
            len(lines) <= LINES and all(_width(line, ems) <= each.width for line in lines)
            for each in columns
            for lines in (each.heading, *each.lines)
        )
        if fits or size < LEAST_TYPE:  # what is told, so that larger paper is taken
            return size, columns
        size -= SIZE_STEP


def _column(table: Table, at: int, room: float, ems: Ems) -> Column:
    heading = _wrapped(table.headings[at], room, ems, bold=True)
    lines = tuple(_wrapped(row[at].text, room, ems, bold=row[at].strong) for row in table.rows)
    return Column(heading, 0.0, room, room, 1.0, lines)


def _wrapped(text: str, room: float, ems: Ems, *, bold: bool) -> tuple[str, ...]:
    """As many words on each line as have room."""
    lines: list[str] = []
    for part in text.split("\n"):
        lines.append("")
        for word in part.split(" "):
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and _width(longer, ems, bold=bold) > room:
                lines.append(word)
            else:
                lines[-1] = longer
    return tuple(lines)


def _width(text: str, ems: Ems, *, bold: bool = False) -> float:
    return ems(text.replace(BOX, "O"), bold)
