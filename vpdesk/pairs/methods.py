"""The methods of scoring a board across a field, a record each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from vpdesk.pairs.board_results import PairsResult, Shares, SideScores, mirrored, sub_fields
from vpdesk.pairs.imp_scores import (
    against,
    artificial_imps,
    bastille_imps,
    crossed,
    to_step,
    trimmed_mean,
)
from vpdesk.pairs.matchpoints import (
    BoardComparison,
    artificial_scores,
    ascherman,
    compared,
    factored,
    of_east_west,
    side_points,
    top_of,
)


class Divide(StrEnum):
    """By what a sum of cross-IMPs is divided."""

    SUM = "sum"  # by nothing
    COMPARISONS = "comparisons"
    RESULTS = "results"


@dataclass(frozen=True, slots=True)
class ScoringChoice:
    """What a regulation leaves open.

    expected: how often each board should have been played; 0 for as often as it has results.
    drop: results that a datum leaves out at each end; drop_percent: the same in per cent of
    them, fractions dropped. cap: IMPs of one comparison at most, 0 for no cap.
    """

    expected: int = 0
    drop: int = 0
    drop_percent: int = 0
    divide: Divide = Divide.SUM
    cap: int = 0

    def trim(self, count: int) -> int:
        """Results to leave out at each end of so many."""
        return self.drop or count * self.drop_percent // 100


BoardScores = tuple[SideScores, ...]


@dataclass(frozen=True, slots=True)
class ScoringMethod:
    """A method. board: the scores of all results of a board, in their order."""

    key: str
    sentence: str
    source: str
    board: Callable[[Sequence[PairsResult], ScoringChoice], BoardScores]


def _by_matchpoints(
    top: Callable[[int], Fraction], points: Callable[[BoardComparison, Fraction], Fraction]
) -> Callable[[Sequence[PairsResult], ScoringChoice], BoardScores]:
    def board(results: Sequence[PairsResult], choice: ScoringChoice) -> BoardScores:
        expected = max(choice.expected or len(results), sum(each.played for each in results))
        most = top(expected)
        found: dict[int, SideScores] = {}
        for _, field in sub_fields(results):
            ours = [each.shares for each in field]
            theirs = [mirrored(each.shares) for each in field]
            for at, each in enumerate(field):
                ns = points(compared(each.shares, at, ours, expected), most)
                ew = points(compared(of_east_west(each), at, theirs, expected), most)
                found[id(each)] = SideScores(ns, ew, most)
        return tuple(found.get(id(each)) or artificial_scores(each, most) for each in results)

    return board


def _by_imps(
    imps: Callable[[Shares, int, Sequence[Shares], ScoringChoice], Fraction],
    worth: Callable[[int, ScoringChoice], Fraction] = lambda _count, _choice: Fraction(1),
) -> Callable[[Sequence[PairsResult], ScoringChoice], BoardScores]:
    """worth: what one IMP of an artificial score counts, as the others' sums are divided."""

    def board(results: Sequence[PairsResult], choice: ScoringChoice) -> BoardScores:
        found: dict[int, SideScores] = {}
        for _, field in sub_fields(results):
            ours = [each.shares for each in field]
            theirs = [mirrored(each.shares) for each in field]
            for at, each in enumerate(field):
                ns = imps(each.shares, at, ours, choice)
                ew = imps(of_east_west(each), at, theirs, choice)
                found[id(each)] = SideScores(ns, ew)
        factor = worth(sum(each.played for each in results), choice)
        return tuple(found.get(id(each)) or _given(each, factor) for each in results)

    return board


def _given(result: PairsResult, factor: Fraction) -> SideScores:
    if result.artificial is None:
        return SideScores(None, None)
    ns, ew = (factor * artificial_imps(each) for each in result.artificial)
    return SideScores(ns, ew)


def _butler(shares: Shares, _at: int, field: Sequence[Shares], choice: ScoringChoice) -> Fraction:
    return against(shares, to_step(trimmed_mean(field, choice.trim(len(field)))))


def _bastille(shares: Shares, _at: int, field: Sequence[Shares], choice: ScoringChoice) -> Fraction:
    datum = trimmed_mean(field, choice.trim(len(field)))
    parts = (weight * bastille_imps(points - datum) for weight, points in shares)
    return sum(parts, start=Fraction(0))


def _cross_imps(
    shares: Shares, at: int, field: Sequence[Shares], choice: ScoringChoice
) -> Fraction:
    others = (other for place, other in enumerate(field) if place != at)
    total = sum((crossed(shares, other, choice.cap) for other in others), start=Fraction(0))
    return total / _divisor(len(field), choice)


def _divisor(count: int, choice: ScoringChoice) -> int:
    by = {Divide.SUM: 1, Divide.COMPARISONS: count - 1, Divide.RESULTS: count}
    return max(1, by[choice.divide])


METHODS = {
    each.key: each
    for each in (
        ScoringMethod(
            "matchpoints",
            "2 for each result beaten and 1 for each equal one; a board played less often than "
            "expected is brought to the whole field by Neuberg's formula.",
            "Law 78A; EBU White Book 4.2.3",
            _by_matchpoints(top_of, side_points),
        ),
        ScoringMethod(
            "butler",
            "IMPs against the mean of the results, to the nearest 10 points.",
            "Law 78B; EBU White Book 4.2.6",
            _by_imps(_butler),
        ),
        ScoringMethod(
            "cross-imps",
            "IMPs against every other result.",
            "Law 78B",
            _by_imps(
                _cross_imps,
                lambda count, choice: Fraction(max(1, count - 1), _divisor(count, choice)),
            ),
        ),
        ScoringMethod(
            "bastille",
            "Continuous IMPs against the mean of the results.",
            "the scale of Bastille",
            _by_imps(_bastille),
        ),
        ScoringMethod(
            "ascherman",
            "2 for each result beaten, 1 for each equal one and for itself.",
            "Ascherman",
            _by_matchpoints(
                lambda expected: Fraction(2 * expected), lambda found, _: ascherman(found)
            ),
        ),
        ScoringMethod(
            "factored",
            "2 for each result beaten and 1 for each equal one, times expected by actual results.",
            "the old way, before Neuberg",
            _by_matchpoints(top_of, lambda found, _: factored(found)),
        ),
    )
}


def scored(
    results: Sequence[PairsResult], method: ScoringMethod, choice: ScoringChoice
) -> BoardScores:
    """The scores of results of any boards, in their order."""
    boards: dict[str, list[int]] = {}
    for at, each in enumerate(results):
        boards.setdefault(each.board, []).append(at)
    found: dict[int, SideScores] = {}
    for places in boards.values():
        board = method.board([results[at] for at in places], choice)
        found |= dict(zip(places, board, strict=True))
    return tuple(found[at] for at in range(len(results)))
