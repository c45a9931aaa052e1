"""The ranks that a report file tells, compared with those that its tie-breaks give."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vpdesk.tournament.standings.standings import standings
from vpdesk.tournament.standings.tie_break_order import POINTS
from vpdesk.tournament.standings.tie_breaks import TieBreak, of_code
from vpdesk.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class WrongRank:
    """A player whose rank is not between the first and the last that there can be."""

    number: int
    told: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class StandingsCheck:
    """by: codes of what could be looked at, the points first; ranked: players with a rank."""

    by: tuple[str, ...]
    ranked: int
    wrong: tuple[WrongRank, ...]


def check_standings(
    tournament: Tournament, told: Mapping[int, int], codes: Sequence[str]
) -> StandingsCheck | None:
    """Check ranks by number; None where there are none, or none yet.

    codes: the tie-breaks that the file names. Looked at are those up to the first that is not
    known here; without them the points. Those who are level may have any rank among them.
    """
    finished = bool(tournament.rounds) and tournament.rounds[-1].finished
    unranked = len(set(told.values())) < 2 or all(rank == each for each, rank in told.items())
    if not finished or unranked:
        return None  # who writes no ranks gives all the same, or those of the starting list
    order: list[TieBreak] = []
    for code in codes:
        known = of_code(code, tournament.kind)
        if known is None:
            break
        order.append(known)
    ranked = standings(tournament, None, tuple(order))
    level: dict[int, int] = {}
    for each in ranked:
        level[each.place] = level.get(each.place, 0) + 1
    possible = ((each.number, each.place, each.place + level[each.place] - 1) for each in ranked)
    wrong = tuple(
        WrongRank(number, rank, first, last)
        for number, first, last in possible
        if (rank := told.get(number, 0)) and not first <= rank <= last
    )
    by = (POINTS, *(each.value.code for each in order))
    return StandingsCheck(by, sum(map(bool, told.values())), wrong)
