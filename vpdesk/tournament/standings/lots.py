"""The drawing of lots among those who are level: what it follows from, and each one's lot."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from vpdesk.tournament.tournament import Lots, Tournament


def seed_of(tournament: Tournament) -> str:
    """What the lots of a tournament follow from.

    Where nobody has drawn them: its first name and the pairs of its first round.
    """
    lots = tournament.lots or Lots(tournament.name)
    if lots.at:
        return lots.seed
    pairs = [game.sides for drawn in tournament.rounds[:1] for game in drawn.games]
    return f"{lots.seed}|{pairs}"


def lots_of(tournament: Tournament, numbers: Iterable[int]) -> dict[int, int]:
    """The lots of some, from 1, by number."""
    seed = seed_of(tournament)

    def drawn(number: int) -> bytes:
        return sha256(f"{seed}|{number}".encode()).digest()

    return {number: lot for lot, number in enumerate(sorted(numbers, key=drawn), 1)}
