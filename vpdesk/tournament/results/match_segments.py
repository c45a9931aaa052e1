"""The segments of a match of a knock-out: typed one after the other, and those to come."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from vpdesk.tournament.round import Game
from vpdesk.tournament.score import MatchImps

if TYPE_CHECKING:
    from vpdesk.tournament.tournament import Tournament

TWO_NUMBERS = re.compile(r"([0-9]{1,9})\s*[-:/ \N{EN DASH}]\s*([0-9]{1,9})")
Segments = Sequence[tuple[int, int]]


def to_come(tournament: Tournament, game: Game) -> int:
    """The segments without a result of a match that has begun; 0 of any other one."""
    return max(0, tournament.segments - len(game.parts)) if game.parts else 0


def typed_segments(tournament: Tournament, game: Game, text: str) -> tuple[tuple[int, int], ...]:
    """The IMPs of the segments that a text stands for; () for anything else.

    "20-15 + 12-18": all of them; "+ 12-18": one more than the match has; "20-15": the first one,
    where there are several.
    """
    parts = text.split("+")
    found = [TWO_NUMBERS.fullmatch(each.strip()) for each in parts]
    before: tuple[tuple[int, int], ...] = ()
    if len(parts) > 1 and not parts[0].strip():
        whole = () if game.imps is None else (game.imps,)  # one more after a tie
        before, found = game.parts or whole, found[1:]
    elif len(parts) < 2 and tournament.segments < 2:
        return ()
    if None in found or not found or tournament.teams.by_percentage:
        return ()
    return (*before, *((int(each[1]), int(each[2])) for each in found if each))


def with_segments(tournament: Tournament, game: Game, segments: Segments) -> Game:
    """The match with these segments; it has its result when the last one is there.

    Raises TournamentError.
    """
    from vpdesk.tournament.draws.teams.scoring import scored  # noqa: PLC0415 - brings the scales

    if len(segments) < tournament.segments:
        return replace(scored(tournament.teams, game, None), segments=tuple(segments))
    home, visitor = map(sum, zip(*segments, strict=True))
    made = scored(tournament.teams, game, MatchImps(home, visitor))
    return replace(made, segments=tuple(segments) if len(segments) > 1 else ())
