"""Rankings by something else than the boards of all: by the mean, the handicap, of a stratum."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from fractions import Fraction

from vpdesk.pairs.evening import HIGHEST
from vpdesk.pairs.scored_evening import PairsRanking, RankBy, Ranked, ScoredEvening
from vpdesk.pairs.session import levels, with_places
from vpdesk.pairs.tie_break import in_order


def ranked_by(scored: ScoredEvening, ranking: PairsRanking, by: RankBy) -> PairsRanking:
    """The same pairs with their places by this; value is what makes them."""
    if by is RankBy.RESULT:
        return ranking
    worth: dict[RankBy, Callable[[Ranked], Fraction]] = {
        RankBy.MEAN: lambda line: _mean(scored, line),
        RankBy.HANDICAP: lambda line: line.with_handicap,
    }
    lines = (replace(each, value=worth[by](each)) for each in ranking.lines)
    return replace(ranking, lines=_placed(scored, lines), by=by)


def of_stratum(scored: ScoredEvening, ranking: PairsRanking, stratum: str) -> PairsRanking:
    """The pairs of a stratum and of those below it, with their places among themselves."""
    level = {each.number: each.level for each in scored.evening.entrants}
    lines = [each for each in ranking.lines if level[each.number] >= stratum]
    return replace(ranking, lines=_placed(scored, lines), stratum=stratum)


def further_rankings(scored: ScoredEvening) -> tuple[PairsRanking, ...]:
    """What there is beside the ranking of all: of each stratum below the first, by handicap.

    By handicap each ranking of all, where somebody has one.
    """
    found: list[PairsRanking] = []
    entrants = scored.evening.by_number
    for ranking in scored.rankings:
        mine = [entrants[each.number] for each in ranking.lines]
        strata = sorted({each.level for each in mine} - {HIGHEST})
        found += [of_stratum(scored, ranking, each) for each in strata]
        if any(each.handicap for each in mine):
            found.append(ranked_by(scored, ranking, RankBy.HANDICAP))
    return tuple(found)


def _placed(scored: ScoredEvening, lines: Iterable[Ranked]) -> tuple[Ranked, ...]:
    """The lines by their values, with their places."""
    own = {each.number: each for each in lines}
    groups = levels({number: each.value for number, each in own.items()}, int)
    if ties := scored.evening.ties:
        groups = [part for group in groups for part in in_order(scored, group, ties)]
    return tuple(
        replace(own[number], place=place, shared=shared)
        for place, shared, number in with_places(groups)
    )


def _mean(scored: ScoredEvening, line: Ranked) -> Fraction:
    """IMPs a board, those of earlier sessions that are carried over among them."""
    if line.percent is not None:
        return line.value
    carried = scored.evening.by_number[line.number].carried
    boards = line.boards + (carried.boards if carried is not None else 0)
    return line.value / boards if boards else line.value
