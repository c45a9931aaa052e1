"""Baku acceleration: fictitious points that keep the strong apart from the weak at first."""

from __future__ import annotations

from dataclasses import replace

from vpdesk.tournament.tournament import Acceleration, Tournament


def baku(tournament: Tournament) -> tuple[Acceleration, ...]:
    """The fictitious points of the upper half, for the rounds that are planned (FIDE C.04.5.1).

    The upper half is rounded up to an even number of players. The first half of the rounds,
    rounded up, is accelerated: with a win in the first half of those, rounded up, and with half
    of a win in the others. () where the number of rounds is unknown.
    """
    accelerated = -(-tournament.planned // 2)
    whole = -(-accelerated // 2)
    win = tournament.points.win
    points = (win,) * whole + (win // 2,) * (accelerated - whole)
    upper = 2 * -(-len(tournament.entrants) // 4)
    numbers = sorted(tournament.by_number)[:upper]
    return tuple(Acceleration(number, points) for number in numbers) if points else ()


def keep_baku(before: Tournament, wanted: Tournament) -> Tournament:
    """The wanted tournament; until round 1 is drawn, its Baku acceleration follows its field."""
    on = bool(before.acceleration) and before.acceleration == baku(before)
    if wanted.rounds or not on or wanted.acceleration != before.acceleration:
        return wanted
    return replace(wanted, acceleration=baku(wanted))
