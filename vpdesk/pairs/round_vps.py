"""Swiss pairs: what each table's boards of a round are worth in VPs.

By the percentage of matchpoints, on a scale of percentages such as those of the EBU, or by IMPs,
to the nearest whole one, on a scale of IMPs; the sum of cross-IMPs on a board with r results and c
comparisons of each is divided by sqrt(r c / 2) before. Source: EBU White Book 3.1.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal, localcontext
from fractions import Fraction

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.methods import divisor_of
from vpdesk.pairs.scored_evening import ScoredEvening, ScoredResult
from vpdesk.pairs.section import PairsMeeting
from vpdesk.pairs.session import rounded
from vpdesk.scales.spec import Scale, ScaleSpec
from vpdesk.scales.unit import Unit

OTHER_UNIT = QT_TRANSLATE_NOOP(
    "PairsError", "Matchpoints need a scale of percentages, and IMPs one of IMPs."
)
HALF = Fraction(50)
ROOT_DIGITS = 40


@dataclass(frozen=True, slots=True)
class RoundVps:
    """A table of a round. boards: of which there are scores.

    score: of North-South, in per cent or IMPs. ns, ew: VPs in hundredths.
    """

    meeting: PairsMeeting
    boards: int
    score: Fraction
    ns: int
    ew: int


def round_vps(scored: ScoredEvening, spec: ScaleSpec) -> tuple[RoundVps, ...]:
    """All tables that have a score, by section, round and table.

    Raises PairsError for a scale of the other unit, and ScaleError where there is no such scale.
    """
    at: dict[tuple[str, int, int], list[ScoredResult]] = {}
    for results in scored.boards.values():
        for each in results:
            if each.scores.ns is not None:
                place = each.entry.place
                at.setdefault((place.section, place.round, place.table), []).append(each)
    return tuple(
        _of_table(scored, spec, meeting, found)
        for section in scored.evening.sections
        for meeting in section.meetings.values()
        if (found := at.get((section.letter, meeting.round, meeting.table)))
    )


def sums(found: Iterable[RoundVps]) -> dict[int, int]:
    """VPs in hundredths of each entrant."""
    total: dict[int, int] = {}
    for each in found:
        for numbers, vps in ((each.meeting.ns, each.ns), (each.meeting.ew, each.ew)):
            for number in numbers:
                total[number] = total.get(number, 0) + vps
    return total


def _of_table(
    scored: ScoredEvening, spec: ScaleSpec, meeting: PairsMeeting, results: list[ScoredResult]
) -> RoundVps:
    """The table's share of the points that both sides have there, so that these are one match."""
    scale = spec.scale(len(results))
    ours, theirs = (
        sum(
            (
                (scored.counts(each, side[0]) or Fraction(0)) * _as_match(scored, each)
                for each in results
            ),
            start=Fraction(0),
        )
        for side in (meeting.ns, meeting.ew)
    )
    top = sum((each.scores.top or Fraction(0) for each in results), start=Fraction(0))
    percents = scale.unit is Unit.PERCENT
    if percents != bool(top):
        raise PairsError(OTHER_UNIT)
    if not percents:
        margin = int(rounded((ours - theirs) / 2, 0))
        return RoundVps(meeting, len(results), Fraction(margin), *_vps(scale, margin))
    percent = 100 * ours / (ours + theirs) if ours + theirs else HALF
    margin = int(100 * rounded(percent - HALF, 2))
    return RoundVps(meeting, len(results), percent, *_vps(scale, margin))


def _as_match(scored: ScoredEvening, result: ScoredResult) -> Fraction:
    """What its cross-IMPs are multiplied by, to be like those of a match; else 1."""
    if scored.evening.method != "cross-imps":
        return Fraction(1)
    board = scored.results(result.entry.place)
    group = result.result.group
    count = sum(each.result.played and each.result.group == group for each in board)
    return divisor_of(count, scored.evening.choice) / match_divisor(count)


def match_divisor(count: int) -> Fraction:
    """By what a sum of cross-IMPs on a board with so many results is divided, to be a match's."""
    if count < 2:
        return Fraction(1)
    with localcontext(prec=ROOT_DIGITS):
        return Fraction(Decimal(count * (count - 1) // 2).sqrt())


def _vps(scale: Scale, margin: int) -> tuple[int, int]:
    won, lost = scale.vps(abs(margin))
    return (won, lost) if margin >= 0 else (lost, won)
