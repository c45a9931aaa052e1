"""Every round of a tournament drawn again from what was before it, and compared."""

from __future__ import annotations

from collections.abc import Collection, Generator
from dataclasses import dataclass

from vpdesk.tournament.draws.draw import draw
from vpdesk.tournament.draws.trace import Draw
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.round import ByeKind, Round
from vpdesk.tournament.tournament import Edition, Tournament

Pair = tuple[int, int]
"""White and black; a player and 0 for the pairing bye."""


@dataclass(frozen=True, slots=True)
class RoundCheck:
    """What the rules say of a round that was played.

    round: its number. file_only: pairs that were played and that the rules do not give;
    drawn_only: those that they give instead; both in the order of the boards. draw: what the
    rules give, None where they give nothing; error says why.
    """

    round: int
    differs: bool
    file_only: tuple[Pair, ...] = ()
    drawn_only: tuple[Pair, ...] = ()
    draw: Draw | None = None
    error: TournamentError | None = None


def check_rounds(
    tournament: Tournament, edition: Edition | None = None
) -> Generator[RoundCheck, None, None]:
    """Check the rounds in their order, one at a step.

    edition: the tournament's own if None. Boards may be in any order; colours have to agree.
    """
    for number in range(1, len(tournament.rounds) + 1):
        yield check_round(tournament, number, edition)


def check_round(tournament: Tournament, number: int, edition: Edition | None = None) -> RoundCheck:
    """Check one round, from 1."""
    played = tournament.rounds[number - 1]
    try:
        drawn = draw(tournament.through(number - 1), edition or tournament.edition)
    except TournamentError as error:
        there = _pairs_of_round(played, ())
        return RoundCheck(number, bool(there), file_only=there, error=error)
    wanted = _pairs_of_draw(drawn)
    there = _pairs_of_round(played, wanted)
    file_only = tuple(pair for pair in there if pair not in wanted)
    drawn_only = tuple(pair for pair in wanted if pair not in there)
    return RoundCheck(number, bool(file_only or drawn_only), file_only, drawn_only, drawn)


def _pairs_of_round(played: Round, wanted: Collection[Pair]) -> tuple[Pair, ...]:
    """The pairs of a round; one that did not play has the colours of the draw: it has no others."""
    byes = ((bye.entrant, 0) for bye in played.byes if bye.kind is ByeKind.PAIRING)
    games = (
        turned
        if not game.played and (turned := (game.visitor, game.home)) in wanted
        else game.sides
        for game in played.games
    )
    return (*games, *byes)


def _pairs_of_draw(drawn: Draw) -> tuple[Pair, ...]:
    bye = [(drawn.bye, 0)] if drawn.bye else []
    return (*((each.white, each.black) for each in drawn.pairings), *bye)
