"""Diagrams of boards on a page: how many across and down, and the type that they take."""

from __future__ import annotations

import math
from typing import NamedTuple

from vpdesk.paper.blocks import Box
from vpdesk.paper.sheet_layout import Ems
from vpdesk.report.deals.diagram import Diagram

LINE = 1.16  # ems from suit to suit
SUITS = 4
LINES = 3 * SUITS + 0.9  # North; West and East; South, beside whom are the tricks
SQUARE = 4.4  # ems: the side of the table
GAP = 0.9  # ems between a hand and the table
TITLE = 1.5  # times the type: the number of the board
TRICK = 1.35  # ems: a column of the table of tricks
SIGN = 1.15  # ems: a suit before its cards
MOST, MOST_ALONE = 12.0, 15.0  # points
ROOM = 7.0  # points between two tiles
BESIDE = 14.0  # points from a diagram to the results
STRIPS = 4  # so few a page have their results at the side, and the whole width


class Widths(NamedTuple):
    """The ems of the left, middle and right part of a diagram."""

    left: float
    middle: float
    right: float

    @property
    def whole(self) -> float:
        """All of it, with the gaps."""
        return self.left + self.middle + self.right + 2 * GAP

    def most(self, other: Widths) -> Widths:
        """What holds both."""
        return Widths(*map(max, zip(self, other, strict=True)))


class DrawnBoard(NamedTuple):
    """A diagram with its place on a page, and the size of its type in points.

    widths: of its parts, in ems, the same for all on a page.
    """

    diagram: Diagram
    box: Box
    size: float
    widths: Widths


HEIGHT = LINES * LINE + 0.2


def hand_width(hand: tuple[str, ...], ems: Ems) -> float:
    """The ems that a hand takes."""
    return SIGN + max(ems(each, False) for each in hand)


def widths_of(diagram: Diagram, ems: Ems) -> Widths:
    """What the parts of a diagram need."""
    north, east, south, west = (hand_width(each, ems) for each in diagram.hands)
    said = (ems(each, False) for each in (*diagram.told, *diagram.par))
    left = max(west, TITLE * ems(diagram.title, True), *said)
    points = 2 * max(ems(f"{each} ", False) for each in diagram.points) + 2.4
    tricks = TRICK * (len(diagram.strains) + 1) if diagram.tricks else 0.0
    return Widths(left, max(north, south, SQUARE), max(east, points, tricks))


def grid(count: int, *, landscape: bool, strips: bool) -> tuple[int, int]:
    """How many stand across and down a page.

    strips: they have something at their side, so that a few take the whole width.
    """
    if strips and count <= STRIPS:
        return 1, count
    across = {1: 1, 2: 1, 3: 1, 4: 2, 6: 2}.get(count, 3)
    down = math.ceil(count / across)
    return (down, across) if landscape else (across, down)


def tile_boxes(body: Box, across: int, down: int) -> list[Box]:
    """The places of tiles on a page, row by row."""
    width = (body.width - (across - 1) * ROOM) / across
    height = (body.height - (down - 1) * ROOM) / down
    return [
        Box(body.x + x * (width + ROOM), body.y + y * (height + ROOM), width, height)
        for y in range(down)
        for x in range(across)
    ]


def tile_size(widths: Widths, box: Box, room: float = 0.0, most: float = MOST) -> float:
    """The type in points in which a diagram goes into a box, but for room at its side."""
    return min(most, (box.width - room) / widths.whole, box.height / HEIGHT)
