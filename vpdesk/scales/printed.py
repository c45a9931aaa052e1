"""Scales that are tables, not formulas: those that federations print, and a user's own."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar

from vpdesk.errors import QT_TRANSLATE_NOOP, Boards
from vpdesk.scales.errors import ScaleError
from vpdesk.scales.rule import MAX_BOARDS, MAX_V0
from vpdesk.scales.rule_scale import check_target
from vpdesk.scales.unit import Unit

MOST_MARGIN = 9999
MOST_VP = 200 * MAX_V0  # in hundredths
MOST_TABLES = 999

NO_TABLE = QT_TRANSLATE_NOOP(
    "ScaleError", "{name} has no table for {boards}; it has tables for {counts}."
)
NO_NAME = QT_TRANSLATE_NOOP("ScaleError", "A scale needs a name.")
NO_TABLES = QT_TRANSLATE_NOOP("ScaleError", "A scale needs a table.")
TOO_MANY = QT_TRANSLATE_NOOP("ScaleError", "A scale has at most {most} tables.")
BAD_COUNTS = QT_TRANSLATE_NOOP(
    "ScaleError",
    "A table is for board counts from 1 to {most}, the fewest first, not {first} to {last}.",
)
TWICE = QT_TRANSLATE_NOOP("ScaleError", "There are two tables for {boards}.")
BAD_STARTS = QT_TRANSLATE_NOOP(
    "ScaleError",
    "In the table for {counts}, the margins must begin with a draw and rise to at most {most}.",
)
BAD_LENGTHS = QT_TRANSLATE_NOOP(
    "ScaleError", "In the table for {counts}, every margin needs the VP of both sides."
)
BAD_VPS = QT_TRANSLATE_NOOP(
    "ScaleError", "In the table for {counts}, a VP is not between 0 and {most}."
)
NO_WIN = QT_TRANSLATE_NOOP(
    "ScaleError", "In the table for {counts}, no margin is worth more than a draw."
)


@dataclass(frozen=True, slots=True)
class PrintedTable:
    """The bands of margins of the board counts first to last.

    starts: the first margin of each band, from the draw (0), ascending. winner, loser: VPs in
    hundredths of each band. They need not rise evenly, nor add up: an audit says so.
    Raises ScaleError.
    """

    first: int
    last: int
    starts: tuple[int, ...]
    winner: tuple[int, ...]
    loser: tuple[int, ...]

    def __post_init__(self) -> None:
        if not 1 <= self.first <= self.last <= MAX_BOARDS:
            raise ScaleError(BAD_COUNTS, most=MAX_BOARDS, first=self.first, last=self.last)
        rising = all(a < b for a, b in pairwise(self.starts))
        if self.starts[:1] != (0,) or not rising or self.starts[-1] > MOST_MARGIN:
            raise ScaleError(BAD_STARTS, counts=Boards(self.counts), most=MOST_MARGIN)
        if not len(self.starts) == len(self.winner) == len(self.loser):
            raise ScaleError(BAD_LENGTHS, counts=Boards(self.counts))
        if not all(0 <= vp <= MOST_VP for vp in (*self.winner, *self.loser)):
            raise ScaleError(BAD_VPS, counts=Boards(self.counts), most=MOST_VP // 100)
        if max(self.winner) <= self.winner[0]:
            raise ScaleError(NO_WIN, counts=Boards(self.counts))

    @property
    def counts(self) -> str:
        """The board counts: "21-27", "8"."""
        return str(self.first) if self.first == self.last else f"{self.first}-{self.last}"


@dataclass(frozen=True, slots=True)
class PrintedScales:
    """All tables of a printed scale, one for each band of board counts.

    key: what names it for good, in settings and on the command line: "acbl-20".
    name: as its federation calls it. source: where the tables are from. note: what else there
    is to say. own: it is the user's. Raises ScaleError.
    """

    key: str
    name: str
    source: str
    unit: Unit
    tables: tuple[PrintedTable, ...]
    note: str = ""
    own: bool = False

    def __post_init__(self) -> None:
        if not self.name.strip():
            raise ScaleError(NO_NAME)
        if not self.tables:
            raise ScaleError(NO_TABLES)
        if len(self.tables) > MOST_TABLES:
            raise ScaleError(TOO_MANY, most=MOST_TABLES)
        tables = tuple(sorted(self.tables, key=lambda table: table.first))
        for before, after in pairwise(tables):
            if after.first <= before.last:
                raise ScaleError(TWICE, boards=Boards(after.first))
        object.__setattr__(self, "tables", tables)

    @property
    def counts(self) -> str:
        """The board counts that have a table: "1-4, 6"."""
        runs: list[list[int]] = []
        for table in self.tables:
            if runs and runs[-1][1] + 1 == table.first:
                runs[-1][1] = table.last
            else:
                runs.append([table.first, table.last])
        return ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in runs)

    def scale(self, boards: int) -> PrintedScale:
        """The scale of a board count. Raises ScaleError where it is outside all bands."""
        for table in self.tables:
            if table.first <= boards <= table.last:
                return PrintedScale(self, table, boards)
        raise ScaleError(NO_TABLE, name=self.name, boards=Boards(boards), counts=self.counts)


@dataclass(frozen=True, slots=True)
class PrintedScale:
    """A printed scale for one board count. All VPs are in hundredths; margins see Unit."""

    kind: ClassVar[str] = "printed"

    family: PrintedScales
    table: PrintedTable
    boards: int

    @property
    def unit(self) -> Unit:
        """What its margins count."""
        return self.family.unit

    @property
    def v0_hundredths(self) -> int:
        """The VP of the winner's column at a draw."""
        return self.table.winner[0]

    @property
    def full(self) -> int:
        """The most VPs that can be won."""
        return max(self.table.winner)

    @property
    def whole(self) -> bool:
        """Every VP is a whole number."""
        return all(vp % 100 == 0 for vp in (*self.table.winner, *self.table.loser))

    @property
    def by_margin(self) -> bool:
        """The table has a row for every margin rather than bands."""
        return self.table.starts == tuple(range(len(self.table.starts)))

    @property
    def band_starts(self) -> tuple[int, ...]:
        """First margin of each band, from the draw (0) to the maximal win."""
        return self.table.starts

    @property
    def last_margin(self) -> int:
        """The first margin of the last band."""
        return self.table.starts[-1]

    @property
    def blitz(self) -> float:
        """The first margin that wins the most."""
        return self.table.starts[self.table.winner.index(self.full)]

    def band(self, margin: int) -> int:
        """The band of a margin, whichever side won it; 0 is the draw."""
        return bisect_right(self.table.starts, abs(margin)) - 1

    def vps(self, margin: int) -> tuple[int, int]:
        """VP of our side and of the other for a margin, negative if we lost."""
        band = self.band(margin)
        won, lost = self.table.winner[band], self.table.loser[band]
        return (won, lost) if margin >= 0 else (lost, won)

    def gain(self, margin: int) -> int:
        """What a margin greater by one is worth to us, in hundredths."""
        return self.vps(margin + 1)[0] - self.vps(margin)[0]

    def margin_for(self, target: int) -> int:
        """The least margin, negative for a loss, worth at least target hundredths to us.

        Where even the heaviest loss is enough, minus the last margin. Raises ScaleError
        for a target outside 0 to the most that can be won.
        """
        check_target(target, self.full)
        starts = self.table.starts
        ends = (*(start - 1 for start in starts[1:]), starts[-1])
        losses = [-end for end in reversed(ends[1:])]
        for margin in (*losses, *([-ends[0]] if self.vps(-ends[0])[0] >= target else []), *starts):
            if self.vps(margin)[0] >= target:
                return margin
        raise AssertionError(target)
