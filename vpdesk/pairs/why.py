"""Why a pair has what it has on a board: the figures that its score is made of."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from vpdesk.match import laws
from vpdesk.pairs.board_field import BoardField
from vpdesk.pairs.board_results import Shares
from vpdesk.pairs.imp_scores import bastille_imps, capped, left_out_of, to_step, trimmed_mean
from vpdesk.pairs.matchpoints import BoardComparison, compared, part_compared
from vpdesk.pairs.methods import ScoringChoice, divisor_of, expected_of
from vpdesk.pairs.pairs_entry import BoardPlace
from vpdesk.pairs.scored_evening import ScoredEvening, ScoredResult


@dataclass(frozen=True, slots=True)
class Datum:
    """What IMPs are counted from, as the side sees it.

    mean: of the scores that are left. left_out: scores at each end. counted: the others.
    points: what differences are taken from; rounded for Butler, else the mean.
    """

    mean: Fraction
    left_out: int
    counted: int
    points: Fraction


@dataclass(frozen=True, slots=True)
class Versus:
    """One of the other scores, how often it is there, and the IMPs against it once."""

    points: int
    count: Fraction
    imps: int


@dataclass(frozen=True, slots=True)
class WhyPart:
    """A score, or one of a weighted one, as the side sees it.

    comparison: for matchpoints. difference, imps: from the datum. versus: for cross-IMPs, the
    best for the side first.
    """

    weight: Fraction
    points: int
    comparison: BoardComparison | None = None
    difference: Fraction | None = None
    imps: Fraction | None = None
    versus: tuple[Versus, ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreWhy:
    """Why an entrant has its points on a board.

    side: "NS" or "EW", where it sat. points: those of the board; counts: what the ranking counts,
    which differs for an average plus or minus. Both None where nothing was played or given.
    top, percent: for matchpoints. parts: the score, or those of a weighted one; () without one.
    comparison: all parts by their weights, for matchpoints. datum: for Butler and Bastille.
    divisor: of the sum of cross-IMPs. given: the per cent of an artificial score; own: what
    the entrant has on its other boards, per cent or IMPs a board.
    """

    method: str
    number: int
    side: str
    result: ScoredResult
    points: Fraction | None
    counts: Fraction | None
    top: Fraction | None
    parts: tuple[WhyPart, ...] = ()
    comparison: BoardComparison | None = None
    datum: Datum | None = None
    divisor: int = 1
    given: Fraction | None = None
    own: Fraction | None = None

    @property
    def percent(self) -> Fraction | None:
        """What counts, of the top."""
        return None if self.counts is None or not self.top else 100 * self.counts / self.top


def why(scored: ScoredEvening, place: BoardPlace, number: int) -> ScoreWhy | None:
    """Why an entrant has what it has for the result of a place.

    None where there is no result, or where the entrant has not played it.
    """
    found = scored.result(place)
    if found is None or number not in (*found.ns, *found.ew):
        return None
    ns, scores, result = number in found.ns, found.scores, found.result
    points = scores.ns if ns else scores.ew
    head = (scored.evening.method, number, "NS" if ns else "EW", found, points)
    if result.artificial is not None:
        given, own = result.artificial[0 if ns else 1], scored.own(number)
        counts = scored.counts(found, number)
        return ScoreWhy(*head, counts, scores.top, given=given, own=own)
    if not result.played:
        return ScoreWhy(*head, points, scores.top)
    choice = scored.choice(scored.board_of(place))
    board = [each.result for each in scored.results(place)]
    played = [each for each in board if each.played and each.group == result.group]
    field = BoardField([each.shares if ns else each.of_east_west for each in played])
    mine = result.shares if ns else result.of_east_west
    if scores.top is not None:
        expected = expected_of(board, choice)
        parts = tuple(
            WhyPart(weight, each, part_compared(each, mine, field, expected))
            for weight, each in mine
        )
        whole = compared(mine, field, expected, running=choice.running)
        return ScoreWhy(*head, points, scores.top, parts, whole)
    if scored.evening.method == "cross-imps":
        parts = tuple(_crossed(weight, each, mine, field, choice) for weight, each in mine)
        return ScoreWhy(*head, points, None, parts, divisor=divisor_of(len(field), choice))
    rounded = scored.evening.method == "butler"
    datum = _datum(field, choice, rounded=rounded)
    parts = tuple(_from_datum(weight, each, datum, rounded=rounded) for weight, each in mine)
    return ScoreWhy(*head, points, None, parts, datum=datum)


def _datum(field: BoardField, choice: ScoringChoice, *, rounded: bool) -> Datum:
    count = len(field)
    left_out = left_out_of(count, choice.trim(count))
    mean = trimmed_mean(field.scores, left_out)
    used = Fraction(to_step(mean)) if rounded else mean
    return Datum(mean, left_out, count - 2 * left_out, used)


def _from_datum(weight: Fraction, points: int, datum: Datum, *, rounded: bool) -> WhyPart:
    difference = points - datum.points
    imps = Fraction(laws.imps(int(difference))) if rounded else bastille_imps(difference)
    return WhyPart(weight, points, difference=difference, imps=imps)


def _crossed(
    weight: Fraction, points: int, own: Shares, field: BoardField, choice: ScoringChoice
) -> WhyPart:
    versus = []
    for other, count in sorted(field.counts.items()):
        left = Fraction(count) - sum(share for share, each in own if each == other)
        if left:
            versus.append(Versus(other, left, capped(points - other, choice.cap)))
    imps = sum((each.count * each.imps for each in versus), start=Fraction(0))
    return WhyPart(weight, points, imps=imps, versus=tuple(versus))
