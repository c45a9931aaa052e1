"""A table to show or print."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple


class Mark(Enum):
    """Why a cell stands out. Each has a shape of its own, on screen and on paper."""

    CORRECTED = "corrected"
    RANGE_VIOLATION = "range violation"
    BEYOND = "beyond"  # past the blitz: the same as the row above


class Cell(NamedTuple):
    """One cell: its text, the number behind it (VP or IMPs) if it is one, and what is special.

    note: what a tooltip or a screen reader adds, one sentence or two. strong: it is set in bold.
    """

    text: str
    value: float | None = None
    mark: Mark | None = None
    note: str = ""
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells under headings.

    row_starts: the first margin (IMPs) of each row, ascending, on the current scale.
    current: the column of the current board count, where several stand side by side.
    legend: the meaning of each mark that occurs.
    rule: the rule that the table follows, for a footer.
    """

    title: str
    rule: str
    headings: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    row_starts: tuple[int, ...]
    current: int | None = None
    legend: tuple[tuple[Mark, str], ...] = ()

    def row_of(self, margin: int) -> int:
        """The row in which a margin >= 0 stands; the last for any greater one."""
        return bisect_right(self.row_starts, margin) - 1


def split_cell(text: str) -> tuple[str, str]:
    """A text before and after the place where its column is aligned.

    Numbers end there, and a dash that stands for one; bands have theirs after it ("31 - 38",
    "39 +"); words begin there.
    """
    if text == "\N{EN DASH}":
        return text, ""
    if not (text[:1].isdecimal() or (text[1:2].isdecimal() and not text[0].isalpha())):
        return "", text
    head, space, tail = text.partition(" ")
    return head, space + tail
