"""What each pair has over all boards, and its place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby
from typing import Any, Generic, NamedTuple, TypeVar

from vpdesk.pairs.board_results import PairsResult, SideScores
from vpdesk.pairs.methods import ScoringChoice, ScoringMethod, scored

PLUS, MINUS = Fraction(60), Fraction(40)
PARTNER = "+"  # between the two players of a side in an individual
Key = TypeVar("Key")


class Placed(NamedTuple, Generic[Key]):
    """A place, whether others have it too, and who has it."""

    place: int
    shared: bool
    key: Key


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

    Average plus is at least the pair's own percentage, or IMPs a board, on its other boards,
    average minus at most that (Law 12C2). Who are level share a place and stand by their names.
    Where every side is two players, as in "3+7", each of them is ranked: an individual.
    """
    scores = scored(results, method, choice)
    individual = all(PARTNER in side for each in results for side in (each.ns, each.ew))
    sums: dict[str, _Sum] = {}
    averages: list[tuple[str, Fraction, SideScores, Fraction]] = []
    for result, each in zip(results, scores, strict=True):
        sides = [
            (pair, points, side)
            for side, (pairs, points) in enumerate(((result.ns, each.ns), (result.ew, each.ew)))
            for pair in (pairs.split(PARTNER) if individual else (pairs,))
        ]
        for pair, points, side in sides:
            total = sums.setdefault(pair, _Sum())
            if points is None:
                continue
            if result.artificial is not None:
                averages.append((pair, result.artificial[side], each, points))
            else:
                total.add(points, each.top)
    own = {
        pair: each.percent if each.top else each.points / each.boards if each.boards else None
        for pair, each in sums.items()
    }
    for pair, percent, each, points in averages:
        worth = average_worth(percent, own[pair], points, each.top)
        sums[pair].add(worth, each.top)
    return _placed(sums)


def rankings_apart(
    results: Sequence[PairsResult], method: ScoringMethod, choice: ScoringChoice
) -> dict[str, tuple[PairTotal, ...]]:
    """The pairs of both directions apart, by "NS" and "EW": the same number is two pairs."""
    named = [replace(each, ns=f"NS {each.ns}", ew=f"EW {each.ew}") for each in results]
    totals = {each.pair: each for each in ranking(named, method, choice)}
    found = {}
    for side in ("NS", "EW"):
        own = {
            pair.removeprefix(f"{side} "): each
            for pair, each in totals.items()
            if pair.startswith(f"{side} ")
        }
        values = {
            pair: each.points if each.percent is None else each.percent
            for pair, each in own.items()
        }
        found[side] = tuple(
            replace(own[pair], place=place, shared=shared, pair=pair)
            for place, shared, pair in placed(values, _by_number)
        )
    return found


def average_worth(
    given: Fraction, own: Fraction | None, points: Fraction, top: Fraction | None
) -> Fraction:
    """The points of an artificial score. given: its per cent. points: what that is by itself.

    own: per cent on the other boards, or IMPs a board; average plus is at least that, average
    minus at most.
    """
    if top:
        return average_percent(given, own) * top / 100
    if own is None:
        return points
    if given == PLUS:
        return max(points, own)
    return min(points, own) if given == MINUS else points


def average_percent(given: Fraction, own: Fraction | None) -> Fraction:
    """What an artificial score is worth to who has so many per cent on its other boards."""
    if own is None:
        return given
    if given == PLUS:
        return max(given, own)
    return min(given, own) if given == MINUS else given


def _placed(sums: dict[str, _Sum]) -> tuple[PairTotal, ...]:
    values = {
        pair: each.points if each.percent is None else each.percent for pair, each in sums.items()
    }
    return tuple(
        PairTotal(place, shared, pair, sums[pair].points, sums[pair].percent, sums[pair].boards)
        for place, shared, pair in placed(values, _by_number)
    )


def placed(values: Mapping[Key, Fraction], order: Callable[[Key], Any]) -> list[Placed[Key]]:
    """Places by values, the highest first; who are level share a place and stand by the order."""
    return with_places(levels(values, order))


def levels(values: Mapping[Key, Fraction], order: Callable[[Key], Any]) -> list[list[Key]]:
    """Those who have the same value together, the highest first, in each by the order."""
    # Most differ as floats already, which are compared much faster.
    ordered = sorted(values, key=lambda each: (-float(values[each]), -values[each], order(each)))
    return [list(group) for _, group in groupby(ordered, values.__getitem__)]


def with_places(groups: Iterable[Sequence[Key]]) -> list[Placed[Key]]:
    """Places of those who stand together."""
    found: list[Placed[Key]] = []
    for group in groups:
        place = len(found) + 1
        found += [Placed(place, len(group) > 1, each) for each in group]
    return found


def rounded(value: Fraction, places: int) -> Fraction:
    """To so many decimals, once, halves away from zero."""
    scale = 10**places
    size = Fraction(int((2 * abs(value) * scale + 1) // 2), scale)
    return size if value >= 0 else -size


def _by_number(pair: str) -> tuple[int, str]:
    return (int(pair) if pair.isdecimal() and len(pair) < 10 else 10**10, pair)
