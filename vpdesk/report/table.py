"""A table to show or print."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, Flag
from functools import lru_cache
from typing import NamedTuple


class Mark(Enum):
    """Why a cell stands out. Each has a shape of its own, on screen and on paper."""

    CORRECTED = "corrected"
    RANGE_VIOLATION = "range violation"
    BEYOND = "beyond"  # past the blitz: the same as the row above
    MISSING = "missing"  # a result that is to come
    ASKED = "asked"  # one that looks like a mistake
    RULED = "ruled"  # one that a director gave
    ADJUSTED = "adjusted"  # an artificial score, or something taken from it or given


class CellEdge(Flag):
    """The sides of a cell at which a line is drawn."""

    NONE = 0
    TOP = 1
    RIGHT = 2
    BOTTOM = 4
    LEFT = 8


class Cell(NamedTuple):
    """One cell: its text, the number behind it (VP or IMPs) if it is one, and what is special.

    note: what a tooltip or a screen reader adds, one sentence or two. strong: it is set in bold.
    heat: the share, 0 to 1, that a colour behind it shows; None for no colour.
    edges: of a table that is lined, where the lines are. to: the file of the page that
    it leads to, among pages that have one.
    """

    text: str
    value: float | None = None
    mark: Mark | None = None
    note: str = ""
    strong: bool = False
    heat: float | None = None
    edges: CellEdge = CellEdge.NONE
    to: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells under headings.

    row_starts: the first margin (IMPs) of each row, ascending, on the current scale.
    current: the column of the current board count, where several stand side by side.
    legend: the meaning of each mark that occurs.
    rule: the rule that the table follows, for a footer.
    words: the columns whose texts are words, though some may begin with a digit, as names do.
    prose: its one column has sentences, each row a paragraph to be broken into lines.
    filled_in: by hand, so its rows are high.
    ruled: on paper a line goes below every so many rows.
    lined: it has no other lines than those of its cells, and no stripes.
    shares: of what is filled in by hand: how wide each column is, of the whole; there are lines
    between them. halves: rows below, each of two texts that share its width, as signatures.
    leads: of each heading the page that it leads to, or whom it stands for, "" for none.
    leading: the column that stands beside the name where there is room for no more.
    goes_on: a row whose first cell is empty belongs to that above it, and says so where a page or
    a column of a page begins with it.
    wraps: its columns may go on below, or on other pages, where they begin with the first ones
    again, of which repeats says how many; so many of the others as together says stay side by side.
    stacked: columns whose texts stand on paper in lines below each other where that is narrower,
    parted at blanks.
    highest_first: the columns of which the highest value is the best.
    percent: its row_starts are hundredths of a percentage point above 50 %, not IMPs.
    """

    title: str
    rule: str
    headings: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    row_starts: tuple[int, ...]
    current: int | None = None
    legend: tuple[tuple[Mark, str], ...] = ()
    words: tuple[int, ...] = ()
    highest_first: tuple[int, ...] = ()
    prose: bool = False
    filled_in: bool = False
    wraps: bool = False
    percent: bool = False
    ruled: int = 1
    lined: bool = False
    leading: int | None = None
    shares: tuple[float, ...] = ()
    halves: tuple[tuple[str, str], ...] = ()
    leads: tuple[str, ...] = ()
    goes_on: bool = False
    repeats: int = 1
    together: int = 1
    stacked: tuple[int, ...] = ()

    @property
    def is_heat_map(self) -> bool:
        """Its cells have heat, those of the first column apart."""
        return bool(self.rows) and self.rows[0][-1].heat is not None

    def begun(self, number: int) -> Cell:
        """The first cell of a row, or of the row to which it belongs."""
        while self.goes_on and number and not self.rows[number][0].text:
            number -= 1
        return self.rows[number][0]

    def filled(self, rows: range) -> range:
        """Rows without those at their end in which nothing stands, where some belong together."""
        while self.goes_on and rows and not any(cell.text for cell in self.rows[rows[-1]]):
            rows = rows[:-1]
        return rows

    def split(self, column: int, text: str) -> tuple[str, str]:
        """A text of a column before and after the place where the column is aligned."""
        return ("", text) if column in self.words else split_cell(text)

    def row_of(self, margin: int) -> int:
        """The row in which a margin >= 0 stands; the last for any greater one."""
        return bisect_right(self.row_starts, margin) - 1

    def row_typed(self, number: int) -> int:
        """The row that is meant by a whole number as it is read in the table."""
        return max(self.row_of(100 * (number - 50) if self.percent else number), 0)


def with_columns(table: Table, columns: Sequence[int]) -> Table:
    """A table of some of the columns, in their order."""
    return replace(
        table,
        headings=tuple(table.headings[i] for i in columns),
        rows=tuple(tuple(row[i] for i in columns) for row in table.rows),
        current=columns.index(table.current) if table.current in columns else None,
        leading=columns.index(table.leading) if table.leading in columns else None,
        words=tuple(columns.index(i) for i in table.words if i in columns),
        highest_first=tuple(columns.index(i) for i in table.highest_first if i in columns),
        stacked=tuple(columns.index(i) for i in table.stacked if i in columns),
    )


def unbroken(table: Table, rows: int) -> Table:
    """A table that goes on, with empty rows so that no parts of so many rows begin within a group.

    A group that is longer than a part is broken.
    """
    made: list[tuple[Cell, ...]] = []
    starts = [at for at, row in enumerate(table.rows) if row[0].text or not at]
    for start, end in zip(starts, (*starts[1:], len(table.rows)), strict=True):
        room = -len(made) % rows
        if room < end - start <= rows:
            made += [tuple(Cell("") for _ in table.headings)] * room
        made += table.rows[start:end]
    return replace(table, rows=tuple(made), row_starts=tuple(range(len(made))))


def without_empty(table: Table) -> Table:
    """A table without the columns in which nothing stands."""
    cells = zip(*table.rows, strict=True)
    filled = [at for at, column in enumerate(cells) if any(cell.text for cell in column)]
    return with_columns(table, filled) if table.rows else table


def without_marks(table: Table) -> Table:
    """A table in which nothing says what was corrected; what is beyond the blitz stays muted."""
    rows = tuple(
        tuple(cell if cell.mark is Mark.BEYOND else cell._replace(mark=None) for cell in row)
        for row in table.rows
    )
    return replace(table, rows=rows, legend=())


@lru_cache(4096)  # tables that are turned through say the same again
def split_cell(text: str) -> tuple[str, str]:
    """A text before and after the place where its column is aligned.

    Numbers end there, and a dash that stands for one; halves follow it ("4½"); bands have
    theirs after it ("31 – 38", "39 +"), as has what is of nobody ("– 12.00"); words begin there.
    """
    if text == "\N{EN DASH}":
        return text, ""
    first, second = text[:1], text[1:2]
    dashed = text.startswith("\N{EN DASH} ")
    if not (_is_digit(first) or dashed or (_is_digit(second) and not first.isalpha())):
        return "", text
    if text[-1] == "½" and text[:-1].isdecimal():
        return text[:-1], "½"
    head, space, tail = text.partition(" ")
    return head, space + tail


def _is_digit(character: str) -> bool:
    return character.isdecimal() or character == "½"
