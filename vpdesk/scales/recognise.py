"""Which scale somebody else's table is, and for how many boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from vpdesk.scales import Scale
from vpdesk.scales.comparing import (
    ENOUGH,
    FEWEST,
    SURE,
    USUAL_V0S,
    Agreement,
    ComparedColumn,
    is_headed,
)
from vpdesk.scales.continuous import continuous_scale
from vpdesk.scales.discrete import discrete_scale
from vpdesk.scales.errors import ScaleError
from vpdesk.scales.forms import Identity, VpForm, made_losers, made_vps
from vpdesk.scales.models import Model
from vpdesk.scales.printed import PrintedScales
from vpdesk.scales.rule import MAX_BLITZ, MAX_BOARDS, MAX_V0, STANDARD_FACTOR, ScaleRule
from vpdesk.scales.unit import Unit

MOST_COUNTS = 100  # board counts from 1 that are tried, besides those that a heading tells
HALF_MATCH_V0 = 500  # half matches are on a scale of 10-0
MOST_DECIMALS = 3  # of a blitz or its factor
HEADED, FAR_FETCHED = 2, 3  # cells for the right board count, and against an unusual scale
FEW = 8  # cells for each of which one may count so
FITTED, PRINTED, MOVED = "fitted", "printed", "moved"  # kinds of groups
EXACT = (VpForm.RULE, VpForm.BARE)
FORMS = (*EXACT, VpForm.CUT)
OF_TENTHS = (VpForm.TENTHS, VpForm.CUT_TENTHS)

Key = tuple[object, ...]
"""What the scales of a group have in common."""


class _Candidate(NamedTuple):
    identity: Identity
    values: tuple[int, ...]  # VP of the side that is compared by margin, the last for all beyond


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
            (unit, of_loser): [
                _of_family(family, of_loser=of_loser) for family in printed if family.unit is unit
            ]
            for unit in Unit
            for of_loser in (False, True)
        }
        self._made: dict[tuple[object, ...], tuple[_Group, ...]] = {}

    def matches(self, column: ComparedColumn) -> dict[Key, Agreement]:
        """The scale of each group of them that a column is best."""
        found: dict[Key, Agreement] = {}
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
        if not any(match.likely for match in found.values()):
            found |= self._shifted(column)
        return found

    def best_of(self, column: ComparedColumn, scales: Iterable[Scale]) -> Agreement | None:
        """How well a column is the best of some scales, be it ever so little."""
        forms = OF_TENTHS if column.tenths else FORMS
        groups = [_of_scales((), tuple(scales), column, form) for form in forms]
        matches = (_best(column, group) for group in groups)
        return max(filter(None, matches), key=lambda match: match.explained, default=None)

    def _stages(self, column: ComparedColumn) -> Iterator[Iterable[_Group]]:
        """Groups of scales, the usual ones first."""
        printed = self._printed[column.unit, column.of_loser]
        v0s = _possible(column.v0s)
        if column.unit is not Unit.IMP or not v0s:
            yield printed
            return
        wbf = [group for v0 in v0s for group in self._groups(column, v0, Model.EXPONENTIAL)]
        yield [*wbf, *printed]
        if column.v0s is USUAL_V0S or column.of_loser or column.tenths:
            return  # too little is told to tell more from it
        others = [model for model in Model if model is not Model.EXPONENTIAL]
        yield [group for model in others for group in self._groups(column, v0s[0], model)]
        yield [group for model in Model for group in _fitted(column, v0s[0], model)]

    def _groups(self, column: ComparedColumn, v0: int, model: Model) -> tuple[_Group, ...]:
        """The scales of a model for many board counts; half matches come first on their range."""
        counts = {*range(1, MOST_COUNTS + 1), *(column.boards or ())}
        beyond = tuple(n for n in counts if n > MOST_COUNTS)
        key = (model, v0, column.whole, column.tenths, column.of_loser, beyond)
        if key not in self._made:
            halves = (True, False) if v0 == HALF_MATCH_V0 else (False,)
            forms = OF_TENTHS if column.tenths else FORMS if model is Model.EXPONENTIAL else EXACT
            made: list[_Group] = []
            for half in halves:
                rules = [
                    ScaleRule(n, Fraction(v0, 100), half_match=half, model=model)
                    for n in sorted(counts)
                ]
                made += _of_rules((model, v0, half), rules, column, forms)
            self._made[key] = tuple(made)
        return self._made[key]

    def _shifted(self, column: ComparedColumn) -> dict[Key, Agreement]:
        """The WBF's scale for which most cells are right, if only for the margin beside theirs."""
        found: dict[Key, Agreement] = {}
        if column.unit is Unit.IMP and not column.whole and not column.tenths:
            for v0 in _possible(column.v0s):
                group = self._groups(column, v0, Model.EXPONENTIAL)[0]
                tried = (_match(column, each, moved=True) for each in group.candidates)
                best = max(tried, key=lambda match: match.explained)
                if best.sure:
                    found[MOVED, v0] = best
        return found


def _possible(v0s: Sequence[int]) -> list[int]:
    """Those that a rule can have."""
    return [v0 for v0 in v0s if 0 < v0 <= 100 * MAX_V0]


def _of_rules(
    key: Key, rules: Iterable[ScaleRule], column: ComparedColumn, forms: Sequence[VpForm]
) -> list[_Group]:
    """The scales of some rules, in each form a group."""
    scales: list[Scale] = []
    for rule in rules:
        with suppress(ScaleError):  # there is none for so few boards
            scales.append(discrete_scale(rule) if column.whole else continuous_scale(rule))
    return [_of_scales((*key, form), scales, column, form) for form in forms]


def _of_scales(key: Key, scales: Sequence[Scale], column: ComparedColumn, form: VpForm) -> _Group:
    made = made_losers if column.of_loser else made_vps
    candidates = (Identity(scale, form) for scale in scales)
    return _Group(key, tuple(_Candidate(each, made(each)) for each in candidates))


def _of_family(family: PrintedScales, *, of_loser: bool) -> _Group:
    """The tables of a printed scale."""
    made = made_losers if of_loser else made_vps
    identities = (Identity(family.scale(table.first)) for table in family.tables)
    candidates = tuple(_Candidate(each, made(each)) for each in identities)
    return _Group((PRINTED, family.key), candidates)


def _match(column: ComparedColumn, candidate: _Candidate, *, moved: bool = False) -> Agreement:
    identity, values = candidate
    return column.match(identity, values, shifted=moved and identity.form is VpForm.RULE)


def _best(column: ComparedColumn, group: _Group) -> Agreement | None:
    """The scale of a group that most cells are of, or one of those that a heading tells if sure.

    Where rows are shifted, the heading counts, unless another scale has every cell right.
    """
    headed = [each for each in group.candidates if is_headed(each.identity.scale, column.boards)]
    found = _better(column, headed)
    if found is not None and found.sure:
        return found
    other = _better(column, group.candidates, found)
    if other is None or other.right == other.cells:
        return other
    shifted = [_match(column, each, moved=True) for each in headed if each.identity.usual]
    return next((each for each in shifted if each.sure), other)


def _better(
    column: ComparedColumn, candidates: Iterable[_Candidate], found: Agreement | None = None
) -> Agreement | None:
    """The candidate that most cells are of, if they are more than of the headed one found."""
    best = -1 if found is None else found.right + HEADED
    for candidate in candidates:
        right = column.right(candidate.values, candidate.identity.form)
        if right > best:
            best, found = right, _match(column, candidate)
    return found


def ranked(
    columns: Sequence[ComparedColumn], found: Sequence[dict[Key, Agreement]]
) -> list[list[Agreement]]:
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


def _score(key: Key, column: ComparedColumn, match: Agreement) -> int:
    """The cells that are right; what a heading tells, or what is far-fetched, counts as some."""
    headed = HEADED * is_headed(match.identity.scale, column.boards)
    usual = key[0] in (PRINTED, MOVED, Model.EXPONENTIAL)
    return match.explained + headed - (0 if usual else min(FAR_FETCHED, match.cells // FEW))


def _ranked(scores: dict[Key, int], slack: float, totals: Counter[Key]) -> list[Key]:
    """The groups of a column, the most likely first."""
    most = max(scores.values(), default=0)

    def rank(key: Key) -> tuple[bool, int, int]:
        near = scores[key] >= most - slack
        return (near, totals[key] if near else 0, scores[key])

    return sorted(scores, key=rank, reverse=True)


def _fitted(column: ComparedColumn, v0: int, model: Model) -> Sequence[_Group]:
    """The scales of a model with the plainest blitzes near the one that most cells speak for.

    Where no board count is told, one is taken that the standard factor leads to.
    """
    blitz = _likely_blitz(column, v0, model)
    if not 0 < blitz < MAX_BLITZ / 2 or len(column.rows) < ENOUGH:
        return ()
    draw = Fraction(v0, 100)
    near = min(max(round((blitz / STANDARD_FACTOR) ** 2), 1), MAX_BOARDS)
    boards = column.boards[0] if column.boards else near
    rules = []
    for digits in range(MOST_DECIMALS + 1):
        factor = _rounded(blitz / boards**0.5, digits) if column.boards else STANDARD_FACTOR
        rules.append(ScaleRule(boards, draw, factor=factor, model=model))
        rules.append(ScaleRule(boards, draw, blitz=_rounded(blitz, digits), model=model))
    return _of_rules((FITTED, model), dict.fromkeys(rules), column, EXACT)


def _rounded(value: float, digits: int) -> Fraction:
    """The nearest number above 0 with so many decimals."""
    return Fraction(max(round(value * 10**digits), 1), 10**digits)


def _likely_blitz(column: ComparedColumn, v0: int, model: Model) -> float:
    """The middle of the blitzes at which most cells are what the curve rounds to; 0 for none."""
    unit_rule = ScaleRule(1, Fraction(v0, 100), blitz=1, model=model)
    half = Fraction(50 if column.whole else "0.5")
    ends: list[tuple[float, int]] = []
    for row in column.rows:
        if row.winner is None or not row.first:
            continue
        if not v0 + half < row.winner <= 2 * v0:
            continue
        lower = unit_rule.inverse(Fraction(row.winner - half) / 100)
        if column.whole:  # a band begins with the first margin above the curve's
            low, high = (row.first - 1) / lower, row.first / lower
        elif row.winner < 2 * v0:
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
