"""What makes a tournament contradict itself, told in a director's words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.errors import TournamentError

if TYPE_CHECKING:
    from vpdesk.tournament.round import Round
    from vpdesk.tournament.tournament import Tournament

TWICE_NUMBERED = QT_TRANSLATE_NOOP("TournamentError", "The number {number} appears twice.")
UNKNOWN = QT_TRANSLATE_NOOP("TournamentError", "Number {number} of round {round} is not entered.")
TWICE = QT_TRANSLATE_NOOP("TournamentError", "Number {number} appears twice in round {round}.")
ITSELF = QT_TRANSLATE_NOOP("TournamentError", "Number {number} meets nobody else in round {round}.")


def check(tournament: Tournament) -> None:
    """Raise TournamentError, with every fault, if the tournament contradicts itself."""
    if found := tuple(faults(tournament)):
        found[0].faults = found
        raise found[0]


def faults(tournament: Tournament) -> Iterator[TournamentError]:
    """Every contradiction, in the order in which one reads: entrants, then round by round."""
    numbers: set[int] = set()
    for entrant in tournament.entrants:
        if entrant.number in numbers:
            yield TournamentError(TWICE_NUMBERED, number=entrant.number)
        numbers.add(entrant.number)
    for number, each in enumerate(tournament.rounds, 1):
        yield from _of_round(number, each, numbers)


def _of_round(number: int, drawn: Round, numbers: set[int]) -> Iterator[TournamentError]:
    seen: dict[int, int] = {}
    named = [(each, game.triangle) for game in drawn.games for each in game.sides]
    named += [(bye.entrant, 0) for bye in drawn.byes]
    for entrant, triangle in named:
        if entrant not in numbers:
            yield TournamentError(UNKNOWN, number=entrant, round=number)
        elif entrant in seen and not (triangle and seen[entrant] == triangle):
            yield TournamentError(TWICE, number=entrant, round=number)
        seen[entrant] = triangle
    for game in drawn.games:
        if game.home == game.visitor:
            yield TournamentError(ITSELF, number=game.home, round=number)
