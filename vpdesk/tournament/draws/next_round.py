"""The next round, whoever plays; and which later rounds a correction would have changed."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.round import FIRST_LEG, Round
from vpdesk.tournament.tournament import FREE, HALVES, SCHEDULED, Tournament

if TYPE_CHECKING:
    from vpdesk.tournament.draws.teams.trace import TeamDraw
    from vpdesk.tournament.draws.trace import Draw

PairSet = frozenset[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A round by the tournament's own rules, and how that came about."""

    round: Round
    trace: Draw | TeamDraw


def draw_next(tournament: Tournament) -> Drawn:
    """The next round; raises TournamentError."""
    if not tournament.play.dutch or tournament.by_table:
        from vpdesk.tournament.draws.teams.draw import as_round, draw_teams  # noqa: PLC0415 - one of the two

        of_teams = draw_teams(tournament)
        return Drawn(as_round(tournament, of_teams), of_teams)
    from vpdesk.tournament.draws import draw  # noqa: PLC0415 - one of the two

    made = draw.draw(tournament)
    return Drawn(draw.as_round(tournament, made), made)


def drawn(tournament: Tournament) -> Round:
    """The same without its trace."""
    return draw_next(tournament).round


def explained(tournament: Tournament, number: int) -> bool:
    """What drew a round can say why: rules and a bracket can, the tables of chess cannot."""
    method = tournament.rounds[number - 1].method
    if tournament.play.dutch and (tournament.by_table or method in SCHEDULED):
        return False
    return method not in (HALVES, FREE)


def with_round(tournament: Tournament, made: Round) -> Tournament:
    """With a round as the next one; what was asked for it is among its byes."""
    number = tournament.next_round
    rest = tuple(each for each in tournament.requests if each.round != number)
    planned = tournament.planned
    if tournament.by_table:
        from vpdesk.tournament.draws.teams.by_table import table_rounds  # noqa: PLC0415 - of these alone

        planned = len(table_rounds(tournament))
    rounds = tournament.rounds
    if rounds and any(game.leg == FIRST_LEG for game in rounds[-1].games):
        from vpdesk.tournament.draws.teams.two_rounds import as_halves  # noqa: PLC0415 - rare

        rounds = (*rounds[:-1], as_halves(rounds[-1], made))
    return replace(tournament, rounds=(*rounds, made), requests=rest, planned=planned)


class Later(NamedTuple):
    """Rounds after a corrected one.

    changed: they would be drawn otherwise. others: they were drawn by other rules or changed by
    hand, so that nothing can be said of them.
    """

    changed: tuple[int, ...]
    others: tuple[int, ...]


def compare_later(
    before: Tournament, after: Tournament, corrected: int
) -> Generator[float, None, Later]:
    """The rounds after a corrected one, compared with what would be drawn now, and before."""
    found, others = [], []
    count = len(after.rounds) - corrected
    for at, number in enumerate(range(corrected + 1, len(after.rounds) + 1)):
        yield at / count
        there = _pairs(after.rounds[number - 1])
        if _redrawn(before, number) != there:
            others.append(number)
        elif _redrawn(after, number) != there:
            found.append(number)
    return Later(tuple(found), tuple(others))


def _redrawn(tournament: Tournament, number: int) -> PairSet | None:
    try:
        return _pairs(drawn(tournament.through(number - 1)))
    except TournamentError:
        return None


def _pairs(each: Round) -> PairSet:
    return frozenset(game.sides for game in each.games)
