"""The session after an evening: the same pairs, with what they bring along."""

from __future__ import annotations

from dataclasses import replace

from vpdesk.pairs.evening import Carried, Entrant, Evening
from vpdesk.pairs.scored_evening import Ranked, ScoredEvening
from vpdesk.pairs.session import rounded


def next_session(scored: ScoredEvening) -> Evening:
    """An evening without results; each pair carries over its per cent, weighted by boards, or IMPs.

    Sections, starting positions, method and ties are as they were; who came late is there from
    the start, and nobody has left yet.
    """
    lines = {each.number: each for ranking in scored.rankings for each in ranking.lines}
    evening = scored.evening
    return replace(
        evening,
        entrants=tuple(_carrying(each, lines.get(each.number)) for each in evening.entrants),
        sections=tuple(replace(each, since=(), until=()) for each in evening.sections),
        entries={},
        adjustments=(),
        cancelled=(),
        date="",
    )


def _carrying(entrant: Entrant, line: Ranked | None) -> Entrant:
    if line is None:
        return entrant
    before = entrant.carried.boards if entrant.carried else 0
    hundredths = int(100 * rounded(line.value, 2))
    return replace(entrant, carried=Carried(hundredths, line.boards + before), substitutes=())
