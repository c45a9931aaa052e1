"""What each pair has over all boards, and its place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from vpdesk.pairs.board_results import PairsResult, SideScores
from vpdesk.pairs.methods import ScoringChoice, ScoringMethod, scored

PLUS, MINUS = Fraction(60), Fraction(40)


@dataclass(frozen=True, slots=True)
class PairTotal:
    """A pair's total. percent: of the tops of its boards; None for IMPs.

    shared: others have the same place.
    """

    place: int
    shared: bool
    pair: str
    points: Fraction
    percent: Fraction | None
    boards: int


@dataclass(slots=True)
class _Sum:
    points: Fraction = Fraction(0)
    top: Fraction = Fraction(0)
    boards: int = 0

    def add(self, points: Fraction, top: Fraction | None) -> None:
        self.points += points
        self.top += top or 0
        self.boards += 1

    @property
    def percent(self) -> Fraction | None:
        return 100 * self.points / self.top if self.top else None


def ranking(
    results: Sequence[PairsResult], method: ScoringMethod, choice: ScoringChoice
) -> tuple[PairTotal, ...]:
    """All pairs, the first one first: by per cent of matchpoints, or by IMPs.

    Average plus is at least the pair's own percentage on its other boards, average minus at most
    that (Law 12C2). Who are level share a place and stand by their names.
    """
    scores = scored(results, method, choice)
    sums: dict[str, _Sum] = {}
    averages: list[tuple[str, Fraction, SideScores, Fraction]] = []
    for result, each in zip(results, scores, strict=True):
        sides = ((result.ns, each.ns, 0), (result.ew, each.ew, 1))
        for pair, points, side in sides:
            total = sums.setdefault(pair, _Sum())
            if points is None:
                continue
            if result.artificial is not None and each.top:
                averages.append((pair, result.artificial[side], each, points))
            else:
                total.add(points, each.top)
    own = {pair: each.percent for pair, each in sums.items()}
    for pair, percent, each, points in averages:
        sums[pair].add(_average(percent, own[pair], points, each.top), each.top)
    return _placed(sums)


def _average(
    percent: Fraction, own: Fraction | None, points: Fraction, top: Fraction | None
) -> Fraction:
    if own is None or not top:
        return points
    if percent == PLUS:
        percent = max(percent, own)
    elif percent == MINUS:
        percent = min(percent, own)
    return percent * top / 100


def _placed(sums: dict[str, _Sum]) -> tuple[PairTotal, ...]:
    def value(pair: str) -> Fraction:
        total = sums[pair]
        return total.points if total.percent is None else total.percent

    ordered = sorted(sums, key=lambda pair: (-value(pair), _by_number(pair)))
    found: list[PairTotal] = []
    for at, pair in enumerate(ordered):
        total, place = sums[pair], at + 1
        if at and value(ordered[at - 1]) == value(pair):
            place = found[-1].place
            found[-1] = replace(found[-1], shared=True)
        shared = place != at + 1
        found.append(PairTotal(place, shared, pair, total.points, total.percent, total.boards))
    return tuple(found)


def _by_number(pair: str) -> tuple[int, str]:
    return (int(pair) if pair.isdecimal() and len(pair) < 10 else 10**10, pair)
