"""What makes a tournament contradict itself, told in a director's words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.errors import SwissError

if TYPE_CHECKING:
    from vpdesk.tournament.round import Round
    from vpdesk.tournament.tournament import Tournament

TWICE_NUMBERED = QT_TRANSLATE_NOOP("SwissError", "The number {number} is there twice.")
UNKNOWN = QT_TRANSLATE_NOOP("SwissError", "Number {number} of round {round} is not entered.")
TWICE = QT_TRANSLATE_NOOP("SwissError", "Number {number} appears twice in round {round}.")
ITSELF = QT_TRANSLATE_NOOP("SwissError", "Number {number} meets nobody else in round {round}.")


def check(tournament: Tournament) -> None:
    """Raise SwissError, with every fault, if the tournament contradicts itself."""
    if found := tuple(faults(tournament)):
        found[0].faults = found
        raise found[0]


def faults(tournament: Tournament) -> Iterator[SwissError]:
    """Every contradiction, in the order in which one reads: players, then round by round."""
    numbers: set[int] = set()
    for player in tournament.players:
        if player.number in numbers:
            yield SwissError(TWICE_NUMBERED, number=player.number)
        numbers.add(player.number)
    for number, each in enumerate(tournament.rounds, 1):
        yield from _of_round(number, each, numbers)


def _of_round(number: int, drawn: Round, numbers: set[int]) -> Iterator[SwissError]:
    seen: dict[int, int] = {}
    named = [(each, game.triangle) for game in drawn.games for each in game.players]
    named += [(bye.player, 0) for bye in drawn.byes]
    for player, triangle in named:
        if player not in numbers:
            yield SwissError(UNKNOWN, number=player, round=number)
        elif player in seen and not (triangle and seen[player] == triangle):
            yield SwissError(TWICE, number=player, round=number)
        seen[player] = triangle
    for game in drawn.games:
        if game.white == game.black:
            yield SwissError(ITSELF, number=game.white, round=number)
