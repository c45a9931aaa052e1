"""What ranks pairs that are level, where a place must be named (EBU White Book 3.2)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vpdesk.pairs.scored_evening import ScoredEvening, ScoredResult


class PairsTieBreak(Enum):
    """A criterion; the higher value goes first.

    BETWEEN: points of the results that they had against each other, where all of them met.
    BOARDS_WON: boards with more than half of the top, or above 0 IMPs; half a board for half.
    LAST_ROUND: per cent, or IMPs, of the last round that the pair played.
    PARTNERS: of individuals, the sum of the opponents' results by that of the partners'.
    """

    BETWEEN = "between"
    BOARDS_WON = "boards won"
    LAST_ROUND = "last round"
    PARTNERS = "partners"


def in_order(
    scored: ScoredEvening, level: Sequence[int], ties: Sequence[PairsTieBreak]
) -> list[list[int]]:
    """Those who are level in the order of the criteria; who still are stand together."""
    groups = [list(level)]
    for each in ties:
        groups = [part for group in groups for part in _parted(scored, group, each)]
    return groups


def _parted(scored: ScoredEvening, group: list[int], by: PairsTieBreak) -> list[list[int]]:
    if len(group) < 2:
        return [group]
    values = {number: _value(scored, number, group, by) for number in group}
    kinds = sorted(set(values.values()), reverse=True)
    return [[number for number in group if values[number] == kind] for kind in kinds]


def _value(scored: ScoredEvening, number: int, group: list[int], by: PairsTieBreak) -> Fraction:
    results = scored.of_entrant(number)
    if by is PairsTieBreak.BETWEEN:
        return _between(scored, number, group)
    if by is PairsTieBreak.BOARDS_WON:
        return sum((_won(scored, each, number) for each in results), start=Fraction(0))
    if by is PairsTieBreak.PARTNERS:
        return opponents_by_partners(scored, number, results)
    last = max((each.entry.place.round for each in results), default=0)
    own = [each for each in results if each.entry.place.round == last]
    return _points(scored, own, number)


def _points(scored: ScoredEvening, results: Sequence[ScoredResult], number: int) -> Fraction:
    """Per cent of these results, or IMPs."""
    points = top = Fraction(0)
    for each in results:
        counted = scored.counts(each, number)
        if counted is not None:
            points += counted
            top += each.scores.top or 0
    return 100 * points / top if top else points


def _won(scored: ScoredEvening, each: ScoredResult, number: int) -> Fraction:
    counted = scored.counts(each, number)
    if counted is None:
        return Fraction(0)
    half = (each.scores.top or Fraction(0)) / 2
    return Fraction(1) if counted > half else Fraction(counted == half, 2)


def _between(scored: ScoredEvening, number: int, group: list[int]) -> Fraction:
    """Nothing for anybody where two of the group have not met."""
    own = Fraction(0)
    for one in group:
        others = set(group) - {one}
        met: set[int] = set()
        for each in scored.of_entrant(one):
            against = others.intersection(each.ew if one in each.ns else each.ns)
            met |= against
            if one == number and against:
                own += scored.counts(each, number) or 0
        if met != others:
            return Fraction(0)
    return own


def opponents_by_partners(
    scored: ScoredEvening, number: int, results: Sequence[ScoredResult]
) -> Fraction:
    """Each partner and opponent counted once a round, by the points of the ranking."""
    partners, opponents = Fraction(0), Fraction(0)
    tables = {each.entry.place[:3]: (each.ns, each.ew) for each in results}
    for ns, ew in tables.values():
        ours, theirs = (ns, ew) if number in ns else (ew, ns)
        partners += sum(scored.totals[each].points for each in ours if each != number)
        opponents += sum(scored.totals[each].points for each in theirs)
    return opponents / partners if partners > 0 else Fraction(0)
