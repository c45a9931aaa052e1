"""What goes on after an evening: the next session, or one ranking of all sessions."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from vpdesk.pairs.evening import Carried, Contestant, Evening
from vpdesk.pairs.scored_evening import Ranked, ScoredEvening
from vpdesk.pairs.session import rounded
from vpdesk.pairs.sessions import Overall, PlayedSession, SessionLine, overall

FINEST = 10**12  # of a fraction in a file


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
        decisions=(),
        before=(*evening.before, played_session(scored)),
    )


def played_session(scored: ScoredEvening) -> PlayedSession:
    """What all reached who have a score; what they carried over from before is left out."""
    by_number = scored.evening.by_number
    percent = scored.evening.scoring.top is not None
    lines = tuple(
        SessionLine(
            by_number[each.number].names,
            by_number[each.number].register,
            each.points if each.percent is None else each.percent,
            each.boards,
        )
        for ranking in scored.rankings
        for each in ranking.lines
        if each.boards
    )
    return PlayedSession(scored.evening.name, scored.evening.date, percent, lines)


def all_sessions(scored: ScoredEvening) -> tuple[Overall, ...]:
    """The ranking of an evening with the sessions before it. Raises PairsError."""
    evening = scored.evening
    sessions = (*evening.before, played_session(scored))
    return overall(sessions, evening.carry, evening.share)


def _carrying(entrant: Contestant, line: Ranked | None) -> Contestant:
    if line is None:
        return entrant
    before = entrant.carried.boards if entrant.carried else 0
    hundredths = int(100 * rounded(line.value, 2))
    rest = (line.value - Fraction(hundredths, 100)).limit_denominator(FINEST)
    carried = Carried(hundredths, line.boards + before, rest)
    return replace(entrant, carried=carried, substitutes=())
