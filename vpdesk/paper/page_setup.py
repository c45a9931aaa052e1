"""The paper: its sizes and how it lies."""

from __future__ import annotations

import math
from typing import NamedTuple

POINTS_PER_MM = 72 / 25.4
PAPERS_MM = {
    "A4": (210.0, 297.0),
    "Letter": (215.9, 279.4),
    "A3": (297.0, 420.0),
    "A5": (148.0, 210.0),
    "A6": (105.0, 148.0),
    "A2": (420.0, 594.0),
}
HALVES = {"A4": "A5", "A3": "A4", "A2": "A3", "A5": "A6", "Letter": "half Letter", "A6": "A7"}
POSTER = "A1"  # put together from sheets of paper
SIZES_MM = {
    **PAPERS_MM,
    POSTER: (594.0, 841.0),
    "half Letter": (139.7, 215.9),
    "A7": (74.0, 105.0),
}


class Size(NamedTuple):
    """A width and a height in points."""

    width: float
    height: float


class PageSetup(NamedTuple):
    """The page. paper: a name of SIZES_MM. less: by how many points it is smaller than that."""

    paper: str = "A4"
    landscape: bool = False
    less: Size = Size(0.0, 0.0)

    @property
    def size(self) -> Size:
        """The whole page."""
        width, height = (mm * POINTS_PER_MM for mm in SIZES_MM[self.paper])
        if self.landscape:
            width, height = height, width
        return Size(width - self.less.width, height - self.less.height)


CARD = Size(74 * POINTS_PER_MM, 105 * POINTS_PER_MM)  # A7
CARDS = {
    "sixth": Size(105 * POINTS_PER_MM, 93 * POINTS_PER_MM),  # of A4 and of Letter
    "third": Size(210 * POINTS_PER_MM, 93 * POINTS_PER_MM),
    "A5 wide": Size(210 * POINTS_PER_MM, 148 * POINTS_PER_MM),
    "A7": CARD,
    "A7 wide": Size(CARD.height, CARD.width),
    "A6": Size(105 * POINTS_PER_MM, 148 * POINTS_PER_MM),
    "A6 wide": Size(148 * POINTS_PER_MM, 105 * POINTS_PER_MM),
    "A5": Size(148 * POINTS_PER_MM, 210 * POINTS_PER_MM),
    "A4": Size(210 * POINTS_PER_MM, 297 * POINTS_PER_MM),
}


def card_setup(paper: str, card: Size = CARD) -> PageSetup:
    """The paper as more cards fit on it."""
    setups = (PageSetup(paper), PageSetup(paper, landscape=True))
    return max(setups, key=lambda setup: math.prod(card_grid(setup, card)))


def card_grid(setup: PageSetup, card: Size = CARD) -> tuple[int, int]:
    """How many cards stand beside each other and below each other on a page."""
    size = setup.size
    return int(size.width / card.width + 0.01), int(size.height / card.height + 0.01)
