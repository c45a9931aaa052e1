"""A round that is paired by hand: begun with nobody paired, until all have an opponent."""

from __future__ import annotations

from vpdesk.swiss.next_round import with_round
from vpdesk.swiss.tournament import Bye, ByeKind, Round, Tournament


def begun_by_hand(tournament: Tournament) -> Tournament:
    """With a next round in which everybody who is there has the bye, to be paired two by two."""
    number = tournament.next_round
    there = {each.number for each in tournament.present(number)}
    asked = {each.player: each.kind for each in tournament.requests if each.round == number}
    byes = (
        Bye(
            each.number,
            ByeKind.PAIRING if each.number in there else asked.get(each.number, ByeKind.ZERO),
        )
        for each in tournament.players
    )
    return with_round(tournament, Round((), tuple(byes)))


def left_unpaired(tournament: Tournament) -> tuple[int, ...]:
    """Who has no opponent yet in the last round; () where one alone has the bye."""
    byes = tournament.rounds[-1].byes if tournament.rounds else ()
    left = tuple(bye.player for bye in byes if bye.kind is ByeKind.PAIRING)
    return left if len(left) > 1 else ()
