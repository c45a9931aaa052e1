"""Which scale somebody else's table is, and for how many boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from itertools import pairwise
from operator import and_, eq
from typing import NamedTuple

from vpdesk.scales import FormulaScale, Scale
from vpdesk.scales.audit import Row
from vpdesk.scales.continuous import ContinuousScale, continuous_scale
from vpdesk.scales.discrete import discrete_scale
from vpdesk.scales.errors import ScaleError
from vpdesk.scales.models import Model
from vpdesk.scales.printed import MOST_MARGIN, PrintedScale, PrintedScales
from vpdesk.scales.rule import MAX_BLITZ, MAX_BOARDS, MAX_V0, STANDARD_FACTOR, ScaleRule
from vpdesk.scales.unit import Unit

MOST_COUNTS = 100  # board counts from 1 that are tried, besides those that a heading tells
HALF_MATCH_V0 = 500  # half matches are on a scale of 10-0
SURE = 0.9  # with so many cells right, no scale further off is looked for
LIKELY = 0.5  # with fewer cells right it is no scale that is known
FEWEST = 4  # cells that must be right
MOST_DECIMALS = 3  # of a blitz or its factor
HEADED, FAR_FETCHED = 2, 3  # cells for the right board count, and against an unusual scale
FEW = 8  # cells for each of which one may count so
FITTED, PRINTED = "fitted", "printed"  # kinds of groups

Key = tuple[object, ...]
"""What the scales of a group have in common."""


@dataclass(frozen=True, slots=True)
class Identity:
    """A scale that a table may be. corrected: it is made concave, or its bands widen, as a rule."""

    scale: Scale
    corrected: bool = True


@dataclass(frozen=True, slots=True)
class Match:
    """How well a column is a scale: cells of it that are right, of all that can be read."""

    identity: Identity
    right: int
    cells: int

    @property
    def likely(self) -> bool:
        """More cells are right than chance would have it."""
        return self.right >= max(FEWEST, LIKELY * self.cells)

    @property
    def sure(self) -> bool:
        """There is no need to look any further."""
        return self.likely and self.right >= SURE * self.cells


def uncorrected(scale: FormulaScale) -> FormulaScale:
    """The scale as the formula alone has it, rounded but not corrected."""
    if isinstance(scale, ContinuousScale):
        return replace(scale, winner=scale.rounded)
    return replace(scale, limits=scale.uncorrected)


class Column:
    """The cells of a table that can be compared.

    rows: those with a VP of the winner, without margins that stand in two of them.
    boards: the first and last board count that the table tells, None where it tells none.
    """

    def __init__(self, rows: Iterable[Row], unit: Unit, boards: tuple[int, int] | None) -> None:
        told = [row for row in rows if row.winner is not None]
        self.unit, self.rows = unit, told
        self.boards = boards if boards and 1 <= min(boards) <= max(boards) <= MAX_BOARDS else None
        self.firsts = [min(row.first, MOST_MARGIN) for row in told]
        self.lasts = [-1 if row.last is None else min(row.last, MOST_MARGIN) for row in told]
        self.vps = [row.winner for row in told]
        self.single = self.firsts == self.lasts
        self.whole = all(vp is not None and vp % 100 == 0 for vp in self.vps)
        self.end = max([*self.firsts, *self.lasts], default=0)

    @cached_property
    def v0(self) -> int:
        """The VP of a draw that most of the table speaks for, in hundredths; 0 for none."""
        votes: Counter[int] = Counter()
        sums: Counter[int] = Counter()
        for row in self.rows:
            if row.first == 0:
                votes.update(vp for vp in (row.winner, row.loser) if vp)
            if row.winner is not None and row.loser is not None:
                sums[row.winner + row.loser] += 1
        votes.update(total // 2 for total, _ in sums.most_common(1))
        votes[max((row.winner or 0 for row in self.rows), default=0) // 2] += 1
        return votes.most_common(1)[0][0]

    def right(self, values: Sequence[int]) -> int:
        """How many rows are worth the same; values: VP by margin, the last for all beyond."""
        if self.end >= len(values):
            values = [*values, *[values[-1]] * (self.end + 1 - len(values))]
        get = values.__getitem__
        begin = map(eq, map(get, self.firsts), self.vps)
        if self.single:
            return sum(begin)
        return sum(map(and_, begin, map(eq, map(get, self.lasts), self.vps)))


class _Candidate(NamedTuple):
    identity: Identity
    values: tuple[int, ...]  # VP of the winner by margin, the last for all beyond


class _Group(NamedTuple):
    """Scales that differ in the board count only."""

    key: Key
    candidates: tuple[_Candidate, ...]


class Recogniser:
    """Knows the scales of the formulas, made when they are wanted, and printed ones.

    printed: the families of printed scales that a table may be of.
    """

    def __init__(self, printed: Sequence[PrintedScales] = ()) -> None:
        self._printed = {
            unit: [_of_family(family) for family in printed if family.unit is unit] for unit in Unit
        }
        self._made: dict[tuple[object, ...], tuple[_Group, ...]] = {}

    def matches(self, column: Column) -> dict[Key, Match]:
        """The scale of each group of them that a column is best."""
        found: dict[Key, Match] = {}
        if len(column.rows) < FEWEST:
            return found
        for groups in self._stages(column):
            for group in groups:
                match = _best(column, group)
                if match is not None:
                    found[group.key] = match
            headed = [
                match
                for match in found.values()
                if not column.boards or is_headed(match.identity.scale, column.boards)
            ]
            if any(match.sure for match in headed):
                break
        return found

    def _stages(self, column: Column) -> Iterator[Iterable[_Group]]:
        """Groups of scales, the usual ones first."""
        printed = self._printed[column.unit]
        usual = column.unit is Unit.IMP and 0 < column.v0 <= 100 * MAX_V0
        if usual:
            yield [*self._groups(column, Model.EXPONENTIAL), *printed]
        else:
            yield printed
        if usual:
            others = [model for model in Model if model is not Model.EXPONENTIAL]
            yield [group for model in others for group in self._groups(column, model)]
            yield [group for model in Model for group in _fitted(column, model)]

    def _groups(self, column: Column, model: Model) -> tuple[_Group, ...]:
        """The scales of a model for many board counts; half matches come first on their range."""
        counts = {*range(1, MOST_COUNTS + 1), *(column.boards or ())}
        beyond = tuple(n for n in counts if n > MOST_COUNTS)
        key = (model, column.v0, column.whole, beyond)
        if key not in self._made:
            halves = (True, False) if column.v0 == HALF_MATCH_V0 else (False,)
            made: list[_Group] = []
            for half in halves:
                rules = [
                    ScaleRule(n, Fraction(column.v0, 100), half_match=half, model=model)
                    for n in sorted(counts)
                ]
                made += _of_rules((model, half), rules, whole=column.whole)
            self._made[key] = tuple(made)
        return self._made[key]


def _of_rules(key: Key, rules: Iterable[ScaleRule], *, whole: bool) -> tuple[_Group, _Group]:
    """The scales of some rules as they should be, and as the formula alone has them."""
    good, bare = [], []
    for rule in rules:
        try:
            scale = discrete_scale(rule) if whole else continuous_scale(rule)
        except ScaleError:
            continue
        good.append(_Candidate(Identity(scale), _values(scale)))
        values = _values(uncorrected(scale)) if scale.steps else good[-1].values
        bare.append(_Candidate(Identity(scale, corrected=False), values))
    return _Group((*key, True), tuple(good)), _Group((*key, False), tuple(bare))


def _of_family(family: PrintedScales) -> _Group:
    """The tables of a printed scale."""
    scales = (family.scale(table.first) for table in family.tables)
    candidates = tuple(_Candidate(Identity(scale), _values(scale)) for scale in scales)
    return _Group((PRINTED, family.key), candidates)


def _values(scale: Scale) -> tuple[int, ...]:
    if isinstance(scale, ContinuousScale):
        return scale.winner
    return tuple(scale.vps(margin)[0] for margin in range(scale.last_margin + 1))


def _best(column: Column, group: _Group) -> Match | None:
    """The scale of a group that most cells are of, or one of those that a heading tells if sure."""
    headed = [each for each in group.candidates if is_headed(each.identity.scale, column.boards)]
    found = _better(column, headed)
    if found is None or not found.sure:
        found = _better(column, group.candidates, found)
    return found


def _better(
    column: Column, candidates: Iterable[_Candidate], found: Match | None = None
) -> Match | None:
    """The candidate that most cells are of, if they are more than of the headed one found."""
    best = -1 if found is None else found.right + HEADED
    for identity, values in candidates:
        right = column.right(values)
        if right > best:
            best, found = right, Match(identity, right, len(column.rows))
    return found


def ranked(columns: Sequence[Column], found: Sequence[dict[Key, Match]]) -> list[list[Match]]:
    """For each column of a table what it may be, the most likely first.

    found: what a recogniser says of each. Where it costs a column no more than a tenth of its
    cells, it is taken for a scale of the kind that most cells of the whole table speak for.
    """
    scores = [
        {key: _score(key, column, match) for key, match in matches.items()}
        for column, matches in zip(columns, found, strict=True)
    ]
    totals: Counter[Key] = Counter()
    for each in scores:
        totals.update(each)
    return [
        [matches[key] for key in _ranked(score, (1 - SURE) * len(column.rows), totals)]
        for column, matches, score in zip(columns, found, scores, strict=True)
    ]


def _score(key: Key, column: Column, match: Match) -> int:
    """The cells that are right; what a heading tells, or what is far-fetched, counts as some."""
    headed = HEADED * is_headed(match.identity.scale, column.boards)
    usual = key[0] in (PRINTED, Model.EXPONENTIAL)
    return match.right + headed - (0 if usual else min(FAR_FETCHED, match.cells // FEW))


def _ranked(scores: dict[Key, int], slack: float, totals: Counter[Key]) -> list[Key]:
    """The groups of a column, the most likely first."""
    most = max(scores.values(), default=0)

    def rank(key: Key) -> tuple[bool, int, int]:
        near = scores[key] >= most - slack
        return (near, totals[key] if near else 0, scores[key])

    return sorted(scores, key=rank, reverse=True)


def is_headed(scale: Scale, boards: tuple[int, int] | None) -> bool:
    """The scale is for a board count that the heading tells."""
    if boards is None:
        return False
    if isinstance(scale, PrintedScale):
        return scale.table.first <= boards[1] and boards[0] <= scale.table.last
    return boards[0] <= scale.boards <= boards[1]


def _fitted(column: Column, model: Model) -> tuple[_Group, ...]:
    """The scales of a model with the plainest blitzes near the one that most cells speak for.

    Where no board count is told, one is taken that the standard factor leads to.
    """
    blitz = _likely_blitz(column, model)
    if not 0 < blitz < MAX_BLITZ / 2:
        return ()
    v0 = Fraction(column.v0, 100)
    near = min(max(round((blitz / STANDARD_FACTOR) ** 2), 1), MAX_BOARDS)
    boards = column.boards[0] if column.boards else near
    rules = []
    for digits in range(MOST_DECIMALS + 1):
        factor = _rounded(blitz / boards**0.5, digits) if column.boards else STANDARD_FACTOR
        rules.append(ScaleRule(boards, v0, factor=factor, model=model))
        rules.append(ScaleRule(boards, v0, blitz=_rounded(blitz, digits), model=model))
    return _of_rules((FITTED, model), dict.fromkeys(rules), whole=column.whole)


def _rounded(value: float, digits: int) -> Fraction:
    """The nearest number above 0 with so many decimals."""
    return Fraction(max(round(value * 10**digits), 1), 10**digits)


def _likely_blitz(column: Column, model: Model) -> float:
    """The middle of the blitzes at which most cells are what the curve rounds to; 0 for none."""
    unit_rule = ScaleRule(1, Fraction(column.v0, 100), blitz=1, model=model)
    half = Fraction(50 if column.whole else "0.5")
    ends: list[tuple[float, int]] = []
    for row in column.rows:
        if row.winner is None or not row.first:
            continue
        if not column.v0 + half < row.winner <= 2 * column.v0:
            continue
        lower = unit_rule.inverse(Fraction(row.winner - half) / 100)
        if column.whole:  # a band begins with the first margin above the curve's
            low, high = (row.first - 1) / lower, row.first / lower
        elif row.winner < 2 * column.v0:
            low = row.first / unit_rule.inverse(Fraction(row.winner + half) / 100)
            high = row.first / lower
        else:
            continue
        ends += [(low, 1), (high, -1)]
    ends.sort()
    most, depth, found = 0, 0, 0.0
    for (at, step), (then, _) in pairwise(ends):
        depth += step
        if depth > most and then > at:
            most, found = depth, (at + then) / 2
    return found
