"""What a table of VPs ought to be and is not, whoever made it.

Source of the rules: WBF Scoring Panel, technical report (P. Buchen, 2013).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise
from typing import NamedTuple

from vpdesk.scales import FormulaScale, Scale
from vpdesk.scales.continuous import continuous_scale
from vpdesk.scales.discrete import DiscreteScale, discrete_scale
from vpdesk.scales.errors import ScaleError
from vpdesk.scales.models import Model
from vpdesk.scales.printed import PrintedScale
from vpdesk.scales.read_table import ReadColumn
from vpdesk.scales.rule import MAX_BOARDS, MAX_V0, STANDARD_FACTOR, ScaleRule
from vpdesk.scales.unit import Unit


class FindingKind(Enum):
    """What is found; the comment says what its values are. Margins see Unit, VP in hundredths."""

    NO_DRAW = "no draw"  # the first margin
    MISSING = "missing"  # the first and last margin between two rows of one margin each
    GAP = "gap"  # the first and last margin between two bands
    OVERLAP = "overlap"  # the first and last margin that two rows have
    DUPLICATE = "duplicate"  # the margin that two rows have
    FALLS = "falls"  # VP of the margins before, VP of these
    CONCAVITY = "concavity"  # what the IMP before was worth, what this one is worth
    DRAW_BAND = "draw band"  # its width, both sides of 0 together; the next band's width
    NARROWER = "narrower"  # the width of the band before, the width of this one
    JUMP = "jump"  # VP of the band before, VP of this one, the usual step
    SUM = "sum"  # VP of both sides together, what they ought to be
    NOT_REACHED = "not reached"  # the most that is won, all VP of a match
    EARLY = "early"  # the first margin that wins the most, ceil(X)
    RANGE = "range"  # whole VP whose exact margin lies outside its band
    BLITZ = "blitz"  # the first margin that wins the most; by the WBF formula, first and last


NOTES = (FindingKind.EARLY, FindingKind.RANGE, FindingKind.BLITZ)  # no faults, but good to know


class ScaleRow(NamedTuple):
    """Margins first to last, None for no end, and the VP of both sides in hundredths, if known."""

    first: int
    last: int | None
    winner: int | None
    loser: int | None


@dataclass(frozen=True, slots=True)
class Finding:
    """Something found. rows: the rows concerned, by their index. values: see FindingKind."""

    kind: FindingKind
    rows: tuple[int, ...]
    values: tuple[int, ...] = ()

    @property
    def is_fault(self) -> bool:
        """It breaks a rule."""
        return self.kind not in NOTES


@dataclass(frozen=True, slots=True)
class Audit:
    """A table, row by row, and what is found: the faults from the draw up, then the notes.

    boards: the first and last board count that the table is for; None where nobody knows.
    """

    unit: Unit
    boards: tuple[int, int] | None
    rows: tuple[ScaleRow, ...]
    findings: tuple[Finding, ...]

    @property
    def faults(self) -> tuple[Finding, ...]:
        """The findings that break a rule."""
        return tuple(each for each in self.findings if each.is_fault)

    @property
    def notes(self) -> tuple[Finding, ...]:
        """The other findings."""
        return tuple(each for each in self.findings if not each.is_fault)


def scale_rows(scale: Scale) -> tuple[ScaleRow, ...]:
    """The rows of a scale, a band each."""
    starts = scale.band_starts
    ends = (*(start - 1 for start in starts[1:]), None)
    return tuple(
        ScaleRow(first, last, *scale.vps(first)) for first, last in zip(starts, ends, strict=True)
    )


def audit(scale: Scale) -> Audit:
    """Whatever there is to say of a scale."""
    rows = scale_rows(scale)
    found = [*_of_vps(rows, scale.unit)]
    if isinstance(scale, PrintedScale):
        boards = (scale.table.first, scale.table.last)
        found += _blitz(rows, scale.unit, boards, scale.v0_hundredths)
    else:
        boards = (scale.boards, scale.boards)
        found += _blitz_of_formula(scale)
    return Audit(scale.unit, boards, rows, _in_order(found))


def audit_read(column: ReadColumn, unit: Unit) -> Audit:
    """Whatever there is to say of a column of a table that was read."""
    rows = read_rows(column)
    found = [*_of_margins(rows), *_of_vps(rows, unit)]
    draw = next((row.winner for row in rows if row.first == 0), None)
    if column.boards and draw:
        found += _blitz(rows, unit, column.boards, draw)
    return Audit(unit, column.boards, rows, _in_order(found))


def told_rows(column: ReadColumn) -> tuple[int, ...]:
    """The indices of the rows that a column does not leave free, from the draw up."""
    losers = column.loser or (None,) * len(column.rows)
    cells = zip(column.winner, losers, strict=True)
    told = [i for i, (winner, loser) in enumerate(cells) if winner or loser]
    return tuple(sorted(told, key=lambda i: column.rows[i].first))


def read_rows(column: ReadColumn) -> tuple[ScaleRow, ...]:
    """The rows of a column from the draw up, without those that it leaves free."""
    rows = []
    for i in told_rows(column):
        winner, loser = column.winner[i], column.loser[i] if column.loser else None
        vps = (each.vp if each else None for each in (winner, loser))
        rows.append(ScaleRow(column.rows[i].first, column.rows[i].last, *vps))
    return tuple(rows)


def _in_order(found: Sequence[Finding]) -> tuple[Finding, ...]:
    return tuple(sorted(found, key=lambda each: (not each.is_fault, each.rows)))


def _of_margins(rows: Sequence[ScaleRow]) -> Iterator[Finding]:
    """Whether every margin stands in one row; the rows are told from the draw up."""
    if rows and rows[0].first > 0:
        yield Finding(FindingKind.NO_DRAW, (0,), (rows[0].first,))
    i = 0  # the row that reaches furthest so far
    for j in range(1, len(rows)):
        before, row = rows[i], rows[j]
        single = before.first == before.last and row.first == row.last
        if before.last is None or row.first <= before.last:
            end = min((each.last for each in (before, row) if each.last is not None), default=None)
            values = (row.first, row.first if end is None else end)
            if single:
                yield Finding(FindingKind.DUPLICATE, (i, j), values[:1])
            else:
                yield Finding(FindingKind.OVERLAP, (i, j), values)
        elif row.first > before.last + 1:
            kind = FindingKind.MISSING if single else FindingKind.GAP
            yield Finding(kind, (i, j), (before.last + 1, row.first - 1))
        if before.last is not None and (row.last is None or row.last >= before.last):
            i = j


def _of_vps(rows: Sequence[ScaleRow], unit: Unit) -> Iterator[Finding]:
    """Whether the VPs rise, in ever smaller steps or over ever wider bands, and add up."""
    known = [(i, row.winner) for i, row in enumerate(rows) if row.winner is not None]
    for (i, before), (j, vp) in pairwise(known):
        if vp < before:
            yield Finding(FindingKind.FALLS, (i, j), (before, vp))
    single = all(row.first == row.last for row in rows[:-1])
    if single and any(vp % 100 for _, vp in known):
        yield from _concavity(rows)
    else:
        yield from _bands(rows, unit)
    yield from _sums(rows)


def _concavity(rows: Sequence[ScaleRow]) -> Iterator[Finding]:
    """An IMP that is worth more than the one before."""
    for i in range(1, len(rows) - 1):
        a, b, c = (row.winner for row in rows[i - 1 : i + 2])
        if a is None or b is None or c is None or rows[i + 1].first != rows[i - 1].first + 2:
            continue
        if c - b > b - a:
            yield Finding(FindingKind.CONCAVITY, (i - 1, i, i + 1), (b - a, c - b))


def _bands(rows: Sequence[ScaleRow], unit: Unit) -> Iterator[Finding]:
    """A band that is narrower than the one before, and VPs that no margin is worth.

    The draw band reaches to both sides of 0. A margin in per cent may lie between two
    hundredths, so there the draw band is only as wide as its ends are apart.
    """
    bands = _merged(rows)
    steps = [b[1].winner - a[1].winner for a, b in pairwise(bands)]
    usual = Counter(step for step in steps if step > 0).most_common(1)
    for ((i, below), (j, band)), step in zip(pairwise(bands), steps, strict=True):
        if usual and step > usual[0][0]:
            values = (below.winner, band.winner, usual[0][0])
            yield Finding(FindingKind.JUMP, (i, j), values)
        if below.last is None or band.last is None or band.first != below.last + 1:
            continue
        width, width_below = band.last - below.last, below.last - below.first + 1
        if below.first == 0:
            width_below = 2 * below.last + (1 if unit is Unit.IMP else 0)
            if width < width_below:
                yield Finding(FindingKind.DRAW_BAND, (i, j), (width_below, width))
        elif width < width_below:
            yield Finding(FindingKind.NARROWER, (i, j), (width_below, width))


class _Band(NamedTuple):
    first: int
    last: int | None
    winner: int


def _merged(rows: Sequence[ScaleRow]) -> list[tuple[int, _Band]]:
    """Neighbouring rows of one VP as one band, each with the index of its first row."""
    bands: list[tuple[int, _Band]] = []
    for i, row in enumerate(rows):
        if row.winner is None:
            continue
        if bands:
            index, band = bands[-1]
            if band.winner == row.winner and band.last is not None and row.first == band.last + 1:
                bands[-1] = (index, band._replace(last=row.last))
                continue
        bands.append((i, _Band(row.first, row.last, row.winner)))
    if bands:  # the last one goes on, even where its table ends
        index, band = bands[-1]
        bands[-1] = (index, band._replace(last=None))
    return bands


def _sums(rows: Sequence[ScaleRow]) -> Iterator[Finding]:
    """Two VPs that add up to another sum than at a draw, or where that is not told, the usual.

    A scale that is cut gives no more than some VP to the winner, and ever less to the loser.
    """
    sums = {
        i: row.winner + row.loser
        for i, row in enumerate(rows)
        if row.winner is not None and row.loser is not None
    }
    if not sums:
        return
    draw = next((row for row in rows if row.first == 0), None)
    if draw is not None and draw.winner is not None and draw.winner == draw.loser:
        wanted = 2 * draw.winner
    else:
        wanted = Counter(sums.values()).most_common(1)[0][0]
    most = max(rows[i].winner or 0 for i in sums)
    tops = [i for i in sums if rows[i].winner == most]
    left = [rows[i].loser or 0 for i in tops]
    cut = left[-1] == 0 and all(a > b for a, b in pairwise(left))
    for i, total in sums.items():
        if total != wanted and not (cut and i in tops and total < wanted):
            yield Finding(FindingKind.SUM, (i,), (total, wanted))
    if left[-1]:
        yield Finding(FindingKind.NOT_REACHED, (tops[0],), (most, wanted))


def _blitz(
    rows: Sequence[ScaleRow], unit: Unit, boards: tuple[int, int], v0: int
) -> Iterator[Finding]:
    """Where the most is won, and where the WBF formula has it on a scale of such a range."""
    known = [(i, row.winner) for i, row in enumerate(rows) if row.winner is not None]
    cut = max((vp for _, vp in known), default=0) < 2 * v0
    of_formula = (
        not cut and 0 < v0 <= 100 * MAX_V0 and 1 <= min(boards) <= max(boards) <= MAX_BOARDS
    )
    if unit is not Unit.IMP or not known or not of_formula:
        return
    whole = all(vp % 100 == 0 for _, vp in known)
    full = max(vp for _, vp in known)
    top = next(i for i, vp in known if vp == full)
    usual = [_usual_blitz(ScaleRule(n, v0 / 100), whole=whole) for n in boards]
    yield Finding(FindingKind.BLITZ, (top,), (rows[top].first, *usual))


def _blitz_of_formula(scale: FormulaScale) -> Iterator[Finding]:
    starts = scale.band_starts
    first = next(start for start in starts if scale.vps(start)[0] == scale.full)
    rule = replace(scale.rule, factor=STANDARD_FACTOR, blitz=None, model=Model.EXPONENTIAL)
    usual = _usual_blitz(rule, whole=scale.whole)
    top = scale.band_starts.index(first)
    yield Finding(FindingKind.BLITZ, (top,), (first, usual, usual))
    if isinstance(scale, DiscreteScale):
        v0 = scale.v0_hundredths // 100
        for vp in scale.range_violations:
            yield Finding(FindingKind.RANGE, (vp - v0,), (vp,))
    elif first < scale.last_margin:
        yield Finding(FindingKind.EARLY, (top,), (first, scale.last_margin))


def _usual_blitz(rule: ScaleRule, *, whole: bool) -> int:
    """The first margin that wins all by the WBF formula, in whole VPs or in hundredths."""
    if whole:
        try:
            return discrete_scale(rule).last_margin
        except ScaleError:  # too few IMPs for so many VPs
            pass
    scale = continuous_scale(rule)
    return scale.winner.index(scale.full)
