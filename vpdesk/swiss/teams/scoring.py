"""From the IMPs of a match to the VPs of both teams."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import lru_cache

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.scales import Scale, ScaleError, ScaleRule, make_scale
from vpdesk.swiss.errors import SwissError
from vpdesk.swiss.tournament import Game, Result, Round, TeamRules, Tournament

NO_SCALE = QT_TRANSLATE_NOOP("SwissError", "IMPs cannot be turned into VPs: {reason}")
NEGATIVE = QT_TRANSLATE_NOOP("SwissError", "IMPs are whole numbers from 0, not {imps}.")


def vps(
    rules: TeamRules, imps_home: int, imps_visitor: int, *, half: bool = False
) -> tuple[int, int]:
    """The VPs in hundredths of both teams, the home team's first, by the event's scale.

    half: half a match, of a triangle. It is scored on half of the range with half of the boards
    in the formula, so that the two half matches of a team are worth one match: twice 5 VP for
    two draws, 20 VP at most.

    Raises SwissError for negative IMPs, and where the rules make no scale: half of a discrete
    scale needs an even number of VP at a draw.
    """
    for imps in (imps_home, imps_visitor):
        if imps < 0:
            raise SwissError(NEGATIVE, imps=imps)
    return _scale(rules.scale, rules.boards, rules.v0, half=half).vps(imps_home - imps_visitor)


def scored(rules: TeamRules, game: Game, imps: tuple[int, int] | None) -> Game:
    """The match with these IMPs, home team first, and what follows; None: with no result."""
    if imps is None:
        return replace(game, white_result=None, black_result=None, points=None, imps=None)
    home, visitor = imps
    won, lost = (Result.WIN, Result.LOSS) if home > visitor else (Result.LOSS, Result.WIN)
    if home == visitor:
        won = lost = Result.DRAW
    points = vps(rules, home, visitor, half=bool(game.triangle))
    return replace(game, white_result=won, black_result=lost, points=points, imps=imps)


def rescored(tournament: Tournament) -> Tournament:
    """With the VPs of all matches that have IMPs by the rules as they are now."""
    rounds = tuple(_rescored(tournament.teams, each) for each in tournament.rounds)
    return replace(tournament, rounds=rounds)


def _rescored(rules: TeamRules, drawn: Round) -> Round:
    games = (game if game.imps is None else scored(rules, game, game.imps) for game in drawn.games)
    return replace(drawn, games=tuple(games))


@lru_cache(maxsize=16)
def _scale(kind: str, boards: int, v0: int, *, half: bool) -> Scale:
    draw = Fraction(v0, 200 if half else 100)
    try:
        return make_scale(kind, ScaleRule(boards, draw, half_match=half))
    except ScaleError as error:
        raise SwissError(NO_SCALE, reason=error) from error
