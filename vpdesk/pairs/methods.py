"""The methods of scoring a board across a field, a record each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import cache

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.pairs.board_field import BoardField
from vpdesk.pairs.board_results import PairsResult, Shares, SideScores, sub_fields
from vpdesk.pairs.imp_scores import (
    AVERAGE,
    against,
    artificial_imps,
    bastille_imps,
    crossed,
    to_step,
    trimmed_mean,
)
from vpdesk.pairs.matchpoints import (
    BOARD_TOP,
    BoardComparison,
    artificial_scores,
    ascherman,
    ascherman_top,
    board_a_match,
    compared,
    factored,
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
    them, fractions dropped. cap: IMPs of one comparison at most, 0 for no cap. average: IMPs of
    average plus, and less those of average minus. running: results of the board are still to
    come, so that few of them are compared, too.
    """

    expected: int = 0
    drop: int = 0
    drop_percent: int = 0
    divide: Divide = Divide.SUM
    cap: int = 0
    average: int = AVERAGE
    running: bool = False

    def trim(self, count: int) -> int:
        """Results to leave out at each end of so many."""
        return self.drop or count * self.drop_percent // 100


USUAL_CHOICE = ScoringChoice()
BoardScores = tuple[SideScores, ...]
Scorer = Callable[[Shares], Fraction]


@dataclass(frozen=True, slots=True)
class ScoringMethod:
    """A method. board: the scores of all results of a board, in their order.

    top: the most that there is on a board that should be played so often; None for IMPs.
    """

    key: str
    sentence: str
    source: str
    board: Callable[[Sequence[PairsResult], ScoringChoice], BoardScores]
    top: Callable[[int], Fraction] | None = None


def _by_matchpoints(
    top: Callable[[int], Fraction], points: Callable[[BoardComparison, Fraction], Fraction]
) -> Callable[[Sequence[PairsResult], ScoringChoice], BoardScores]:
    def board(results: Sequence[PairsResult], choice: ScoringChoice) -> BoardScores:
        expected = expected_of(results, choice)
        most = top(expected)

        def scorer(field: BoardField) -> Scorer:
            running = choice.running
            return lambda shares: points(compared(shares, field, expected, running=running), most)

        found = _both_sides(results, scorer, most)
        return tuple(found.get(id(each)) or artificial_scores(each, most) for each in results)

    return board


def expected_of(results: Sequence[PairsResult], choice: ScoringChoice) -> int:
    """How often a board should have been played: as chosen, or as often as it has results."""
    return max(choice.expected or len(results), sum(each.played for each in results))


def _both_sides(
    results: Sequence[PairsResult], scorer: Callable[[BoardField], Scorer], top: Fraction | None
) -> dict[int, SideScores]:
    """The scores of what was played, by the identity of the result."""
    found: dict[int, SideScores] = {}
    for _, played in sub_fields(results):
        if not played:
            continue
        ns = cache(scorer(BoardField([each.shares for each in played])))
        ew = cache(scorer(BoardField([each.of_east_west for each in played])))
        for each in played:
            found[id(each)] = SideScores(ns(each.shares), ew(each.of_east_west), top)
    return found


def _by_imps(
    scorer: Callable[[BoardField, ScoringChoice], Scorer],
    worth: Callable[[int, ScoringChoice], Fraction] = lambda _count, _choice: Fraction(1),
) -> Callable[[Sequence[PairsResult], ScoringChoice], BoardScores]:
    """worth: what one IMP of an artificial score counts, as the others' sums are divided."""

    def board(results: Sequence[PairsResult], choice: ScoringChoice) -> BoardScores:
        found = _both_sides(results, lambda field: scorer(field, choice), None)
        factor = worth(sum(each.played for each in results), choice)
        return tuple(
            found.get(id(each)) or _given(each, factor * choice.average) for each in results
        )

    return board


def _given(result: PairsResult, average: Fraction) -> SideScores:
    """average: IMPs of 60 per cent."""
    if result.artificial is None:
        return SideScores(None, None)
    ns, ew = (artificial_imps(each, average) for each in result.artificial)
    return SideScores(ns, ew)


def _butler(field: BoardField, choice: ScoringChoice) -> Scorer:
    datum = to_step(trimmed_mean(field.scores, choice.trim(len(field))))
    return lambda shares: against(shares, datum)


def _bastille(field: BoardField, choice: ScoringChoice) -> Scorer:
    datum = trimmed_mean(field.scores, choice.trim(len(field)))
    return lambda shares: sum(
        (weight * bastille_imps(points - datum) for weight, points in shares), start=Fraction(0)
    )


def _cross_imps(field: BoardField, choice: ScoringChoice) -> Scorer:
    divisor = divisor_of(len(field), choice)
    return lambda shares: crossed(shares, field.counts, choice.cap) / divisor


def divisor_of(count: int, choice: ScoringChoice) -> int:
    """By what the sum of cross-IMPs on a board with so many scores is divided."""
    by = {Divide.SUM: 1, Divide.COMPARISONS: count - 1, Divide.RESULTS: count}
    return max(1, by[choice.divide])


METHODS = {
    each.key: each
    for each in (
        ScoringMethod(
            "matchpoints",
            QT_TRANSLATE_NOOP(
                "PairsMethods",
                "2 per result beaten, 1 per equal one; Neuberg's formula for boards played "
                "less often.",
            ),
            "Law 78A; EBU White Book 4.2.3",
            _by_matchpoints(top_of, side_points),
            top_of,
        ),
        ScoringMethod(
            "butler",
            QT_TRANSLATE_NOOP(
                "PairsMethods", "IMPs against the mean of the results, to the nearest 10 points."
            ),
            "Law 78B; EBU White Book 4.2.6",
            _by_imps(_butler),
        ),
        ScoringMethod(
            "cross-imps",
            QT_TRANSLATE_NOOP("PairsMethods", "IMPs against every other result."),
            "Law 78B",
            _by_imps(
                _cross_imps,
                lambda count, choice: Fraction(max(1, count - 1), divisor_of(count, choice)),
            ),
        ),
        ScoringMethod(
            "bastille",
            QT_TRANSLATE_NOOP("PairsMethods", "Continuous IMPs against the mean of the results."),
            "the scale of Bastille",
            _by_imps(_bastille),
        ),
        ScoringMethod(
            "ascherman",
            QT_TRANSLATE_NOOP(
                "PairsMethods", "2 for each result beaten, 1 for each equal one and for itself."
            ),
            "Ascherman",
            _by_matchpoints(ascherman_top, lambda found, _: ascherman(found)),
            ascherman_top,
        ),
        ScoringMethod(
            "factored",
            QT_TRANSLATE_NOOP(
                "PairsMethods",
                "2 for each result beaten and 1 for each equal one, times expected by actual "
                "results.",
            ),
            "the old way, before Neuberg",
            _by_matchpoints(top_of, lambda found, _: factored(found)),
            top_of,
        ),
        ScoringMethod(
            "board-a-match",
            QT_TRANSLATE_NOOP(
                "PairsMethods",
                "2 for a board won and 1 for one halved; the mean against all other results.",
            ),
            "Law 78; board-a-match",
            _by_matchpoints(lambda _: BOARD_TOP, lambda found, _: board_a_match(found)),
            lambda _: BOARD_TOP,
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
