"""The cells of somebody else's table that are compared with scales, and how many are right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from operator import and_, eq

from vpdesk.scales import Scale
from vpdesk.scales.audit import ScaleRow
from vpdesk.scales.forms import TENTH, WHOLE, Identity, VpForm
from vpdesk.scales.printed import MOST_MARGIN, PrintedScale
from vpdesk.scales.rule import MAX_BOARDS
from vpdesk.scales.unit import Unit

SURE = 0.9  # with so many cells right, no scale further off is looked for
LIKELY = 0.5  # with fewer cells right it is no scale that is known
LIKELY_WHOLE, WHOLE_HEADED = 0.8, 0.6  # of the limits of bands, which are few
LIKELY_HEADED = 0.25  # under the right board count: VPs with two decimals hardly are by chance
FEWEST = 4  # cells that must be right
ENOUGH = 8  # cells that tell an unusual scale, or rows that are shifted
USUAL_V0S = (1000, 500, 1500, 1250)  # VP of a draw, in hundredths, where none is told


@dataclass(frozen=True, slots=True)
class Agreement:
    """How well a column is a scale: cells of it that are right, of all that can be read.

    moved: further cells that are right for the margin before, or that after. share: what is right
    of all that counts, the cells or, where most have the VP of the cell before, the limits of
    bands. counted: how many these are. least: the share without which it is no match.
    """

    identity: Identity
    right: int
    cells: int
    moved: int
    share: float
    counted: int
    least: float

    @property
    def explained(self) -> int:
        """Cells that are right, if only for the margin beside theirs."""
        return self.right + self.moved

    @property
    def likely(self) -> bool:
        """More cells are right than chance would have it."""
        fewest = FEWEST if self.identity.usual and not self.moved else ENOUGH
        return self.share >= self.least and self.share * self.counted >= fewest - 1

    @property
    def sure(self) -> bool:
        """There is no need to look any further."""
        return self.likely and self.share >= SURE


class ComparedColumn:
    """The cells of a table that can be compared.

    rows: those with a VP of the winner, or where that is told nowhere of the loser, without
    margins that stand in two of them. boards: the first and last board count that the table
    tells, None where it tells none.
    """

    def __init__(
        self, rows: Iterable[ScaleRow], unit: Unit, boards: tuple[int, int] | None
    ) -> None:
        every = list(rows)
        self.of_loser = all(row.winner is None for row in every)
        side = 3 if self.of_loser else 2
        told = [(row, vp) for row in every if (vp := row[side]) is not None]
        self.unit, self.rows = unit, [row for row, _ in told]
        self.boards = boards if boards and 1 <= min(boards) <= max(boards) <= MAX_BOARDS else None
        self.firsts = [min(row.first, MOST_MARGIN) for row in self.rows]
        ends = [row.last for row in self.rows]
        self.lasts = [-1 if end is None else min(end, MOST_MARGIN) for end in ends]
        self.vps = [vp for _, vp in told]
        self.single = self.firsts == self.lasts
        self.whole = all(vp % WHOLE == 0 for vp in self.vps)
        self.tenths = not self.whole and all(vp % TENTH == 0 for vp in self.vps)
        self.end = max([*self.firsts, *self.lasts], default=0)

    @cached_property
    def v0s(self) -> tuple[int, ...]:
        """The VPs of a draw that the table speaks for, in hundredths, or else the usual ones."""
        votes: Counter[int] = Counter()
        sums: Counter[int] = Counter()
        for row in self.rows:
            if row.first == 0:
                votes.update(vp for vp in (row.winner, row.loser) if vp)
            if row.winner is not None and row.loser is not None:
                sums[row.winner + row.loser] += 1
        votes.update(total // 2 for total, _ in sums.most_common(1))
        if not votes:
            return USUAL_V0S
        votes[max(self.vps, default=0) // 2] += 1
        most = max(votes.values())
        return tuple(v0 for v0, count in votes.items() if count == most)

    def least(self, identity: Identity) -> float:
        """The share of the cells without which they are not those of a scale."""
        headed = is_headed(identity.scale, self.boards)
        if not identity.usual:
            return 1.0 if self.whole else SURE
        if self.whole:
            return WHOLE_HEADED if headed else LIKELY_WHOLE
        if self.tenths:
            return LIKELY if headed else LIKELY_WHOLE
        return LIKELY_HEADED if headed else LIKELY

    def right(self, values: Sequence[int], form: VpForm = VpForm.RULE) -> int:
        """How many rows are worth the same; values: VP by margin, the last for all beyond."""
        get = self._reaching(values).__getitem__
        if form.tolerance:
            far = (abs(get(first) - vp) for first, vp in zip(self.firsts, self.vps, strict=True))
            return sum(each <= form.tolerance for each in far)
        begin = map(eq, map(get, self.firsts), self.vps)
        if self.single:
            return sum(begin)
        return sum(map(and_, begin, map(eq, map(get, self.lasts), self.vps)))

    def match(
        self, identity: Identity, values: Sequence[int], *, shifted: bool = False
    ) -> Agreement:
        """How well the table is a scale. shifted: rows that are shifted count, too."""
        right = self.right(values, identity.form)
        moved, by = self._moved(values) if shifted and self.single else (0, 0)
        cells, counted = len(self.rows), len(self.rows)
        share = (right + moved) / cells if cells else 0.0
        if self.whole:
            counted = len(self.limits)
            reach = self._reaching([*values, values[-1]])
            sound = (any(_is_limit(reach, each, at) for at in {0, by}) for each in self.limits)
            share = min(share, sum(sound) / counted if counted else 0.0)
        return Agreement(identity, right, cells, moved, share, counted, self.least(identity))

    @cached_property
    def limits(self) -> list[tuple[int, int, int]]:
        """Where other VPs begin: the first margin, the VP before and the VP from there on."""
        told = sorted(zip(self.firsts, self.lasts, self.vps, strict=True))
        return [
            (first, before, vp)
            for (_, last, before), (first, _, vp) in pairwise(told)
            if vp != before and first == last + 1
        ]

    def _moved(self, values: Sequence[int]) -> tuple[int, int]:
        """How many rows that are not right have the VP of the margin before (-1) or after (1)."""
        reach = self._reaching([*values, values[-1]])
        cells = zip(self.firsts, self.vps, strict=True)
        wrong = [(first, vp) for first, vp in cells if reach[first] != vp]
        ends = len(reach) - 1
        beside = [
            (sum(reach[min(max(first + by, 0), ends)] == vp for first, vp in wrong), by)
            for by in (-1, 1)
        ]
        return max(beside)

    def _reaching(self, values: Sequence[int]) -> Sequence[int]:
        """The values up to the last margin of the table."""
        if self.end < len(values):
            return values
        return [*values, *[values[-1]] * (self.end + 1 - len(values))]


def _is_limit(values: Sequence[int], limit: tuple[int, int, int], by: int) -> bool:
    """A limit is one of a scale, if that is moved by so many margins."""
    first, before, vp = limit
    at = min(max(first + by, 1), len(values) - 1)
    return (values[at - 1], values[at]) == (before, vp)


def is_headed(scale: Scale, boards: tuple[int, int] | None) -> bool:
    """The scale is for a board count that the heading tells."""
    if boards is None:
        return False
    if isinstance(scale, PrintedScale):
        return scale.table.first <= boards[1] and boards[0] <= scale.table.last
    return boards[0] <= scale.boards <= boards[1]
