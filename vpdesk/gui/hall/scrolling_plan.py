"""Where the rows of a table go on a screen that a hall looks at, and how they move; no Qt."""

from __future__ import annotations

import math
from dataclasses import dataclass

from vpdesk.paper.blocks import Box
from vpdesk.paper.sheet_layout import Column, Density, make_layout
from vpdesk.report.table import Table

PADDING, GAP = 0.6, 2.0  # ems: on each side of a column; between two stacks
ROW = 1.5  # ems from row to row, where there are more rows than the screen has room for
LEAST_ROW, MOST_ROW = 1.36, 2.0  # the same where there is room for all
MOST_STRETCH = 2.4  # ems that a column may be wider than it must be
LEAST_WORDS, MOST_WORDS = 9.0, 14.0  # ems: how short names are cut: at worst; for one more stack
PAUSE = 6.0  # seconds at the top, and at the bottom
MOST_STEP = 0.1  # seconds: after a longer delay the rows go on from where they were


@dataclass(frozen=True, slots=True)
class StackColumn:
    """A column within a stack, in pixels from its left edge.

    left: where its heading begins, and its texts if they are words. width: of the longest text
    that is not cut. anchor: where the other texts are aligned. middle: of the column.
    """

    left: float
    width: float
    anchor: float
    middle: float


@dataclass(frozen=True, slots=True)
class ScrollingPlan:
    """Stacks of rows side by side; the first one has the first rows. Lengths are pixels.

    size: of the type. row: from row to row. heading: what the headings take.
    stack: rows of one stack. lefts: the left edges of the stacks. width: of one stack.
    most: how far the rows can be moved up; 0 where all are seen at once.
    """

    size: int
    row: int
    heading: int
    stack: int
    lefts: tuple[float, ...]
    width: float
    columns: tuple[StackColumn, ...]
    most: int


def plan_rows(
    table: Table, columns: tuple[Column, ...], box: Box, least: float, most: float, zoom: float
) -> ScrollingPlan:
    """Plan a table in a box of pixels.

    least, most: the size of the type at a zoom of 1, which is the largest in which all is seen
    at once. Rows that have no room then are moved past, in as many stacks as the width allows.
    A table that is too wide has its names cut; where that is not enough, it has smaller type.
    """
    count = max(len(table.rows), 1)
    narrow = [_words_width(table, at, column, LEAST_WORDS) for at, column in enumerate(columns)]
    wide = [_words_width(table, at, column, MOST_WORDS) for at, column in enumerate(columns)]
    measured = tuple(
        Column(column.heading, column.head, column.tail, width)
        for column, width in zip(columns, wide, strict=True)
    )
    density = Density(0, most, PADDING, GAP, MOST_STRETCH, pages=1)
    layout = make_layout(measured, count, box.width, box.height, density)
    padding = 2 * PADDING * len(columns)
    size = zoom * max(layout.size, least)
    size = max(1, math.floor(min(size, box.width / (sum(narrow) + padding)) + 1e-9))
    heading = math.ceil(layout.heading * size)
    seen = max(1, int((box.height - heading) / (LEAST_ROW * size)))
    block = sum(wide) + padding
    possible = 1 if table.lined else max(1, int((box.width / size + GAP) / (block + GAP)))
    stack = math.ceil(count / min(possible, math.ceil(count / seen)))
    across = math.ceil(count / stack)
    row = round(ROW * size)
    if stack <= seen:
        row = int(min((box.height - heading) / stack, MOST_ROW * size))
    room = (box.width / size - (across - 1) * GAP) / across - padding
    widths = _shared(room, narrow, wide, [column.width for column in columns])
    stretch = min(max(room - sum(widths), 0) / len(columns), MOST_STRETCH)
    width = (sum(widths) + padding + stretch * len(columns)) * size
    gap = (box.width - across * width) / (across - 1) if across > 1 else 0.0
    first = box.x if across > 1 else box.x + (box.width - width) / 2
    return ScrollingPlan(
        size,
        row,
        heading,
        stack,
        tuple(first + at * (width + gap) for at in range(across)),
        width,
        _places(table, columns, widths, 2 * PADDING + stretch, size),
        max(0, row * stack - int(box.height - heading)),
    )


class Motion:
    """How far the rows have moved up: slowly, with a pause at the top and one at the bottom.

    offset: in pixels. wait: the seconds until they move on.
    """

    def __init__(self) -> None:
        self.offset, self.wait = 0.0, PAUSE
        self._at_end = False

    def begin(self) -> None:
        """Be at the top."""
        self.move_to(0, 0)

    def move_to(self, offset: float, most: int) -> None:
        """Be at a place as near to a wanted one as can be, and pause there."""
        self.offset, self.wait = min(max(offset, 0.0), most), PAUSE
        self._at_end = self.offset >= most > 0

    def keep_within(self, most: int) -> None:
        """Go on with rows that can be moved so far."""
        self._at_end = self._at_end and self.offset >= most
        self.offset = min(self.offset, most)

    def advance(self, seconds: float, speed: float, most: int) -> bool:
        """Let time pass; whether all has been shown, and it begins anew.

        speed: in pixels a second. most: how far the rows can be moved.
        """
        self.wait -= seconds
        if self.wait > 0:
            return False
        if self._at_end:
            self.begin()
            return True
        passed, self.wait = min(-self.wait, MOST_STEP), 0.0
        self.offset = min(self.offset + speed * passed, most)
        if self.offset >= most:
            self.wait, self._at_end = PAUSE, True
        return False


def _words_width(table: Table, at: int, column: Column, most: float) -> float:
    """The ems that a column takes where names are cut to so many."""
    if at not in table.words:
        return column.width
    return min(column.width, max(most, column.width - column.head - column.tail))


def _shared(room: float, least: list[float], most: list[float], full: list[float]) -> list[float]:
    """Widths that fill no more than a room: from the least ones towards the full ones."""
    widths = least
    for wanted in (most, full):
        spare, lacking = room - sum(widths), sum(wanted) - sum(widths)
        share = min(max(spare / lacking, 0), 1) if lacking > 0 else 1
        widths = [
            width + share * (goal - width) for width, goal in zip(widths, wanted, strict=True)
        ]
    return widths


def _places(
    table: Table, columns: tuple[Column, ...], widths: list[float], beyond: float, size: int
) -> tuple[StackColumn, ...]:
    """Where the columns are; beyond: the ems that each takes beyond its width."""
    places, start = [], 0.0
    for at, (column, width) in enumerate(zip(columns, widths, strict=True)):
        middle = start + (width + beyond) / 2
        left = middle - width / 2
        anchor = left if at in table.words else middle + (column.head - column.tail) / 2
        places.append(StackColumn(left * size, width * size, anchor * size, middle * size))
        start += width + beyond
    return tuple(places)
