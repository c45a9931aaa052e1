"""Matches of chess teams: what is typed, and what it is worth."""

from __future__ import annotations

import re
from dataclasses import replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.swiss.errors import SwissError
from vpdesk.swiss.match_rules import MatchRules
from vpdesk.swiss.results import FORFEITS, KEYS, decided, hundredths
from vpdesk.swiss.tournament import Game, Kind, PointSystem, Result

MATCH_POINTS = PointSystem(200, 100, 0, 200, 0, pairing_bye=100, full_bye=200, half_bye=100)
_BOARDS = r"([0-9]{1,3}(?:[.,][0-9]{1,2}|½)?|½)"
BOARD_POINTS = re.compile(rf"{_BOARDS}(?:\s*[-:/ \N{{EN DASH}}]\s*{_BOARDS})?")
NO_BOARD_POINTS = QT_TRANSLATE_NOOP(
    "SwissError",
    "“{typed}” is not a result. Type board points such as 2.5-1.5, {boards} at most; +-, -+ or -- "
    "for a forfeit.",
)


def usual_points(kind: Kind) -> PointSystem:
    """What results are usually worth; of chess teams match points, and a bye as a draw."""
    return MATCH_POINTS if kind is Kind.CHESS_TEAMS else PointSystem()


def typed_match(rules: MatchRules, empty: Game, text: str) -> Game:
    """The match with the board points or the forfeit that the text stands for. Raises SwissError.

    empty: the match without a result. Board points are "2.5-1.5", "2½ 1½", or "2.5" alone.
    """
    if text.upper() in FORFEITS:
        white, black = KEYS[text.upper()]
        home, visitor = (rules.most if each is Result.FORFEIT_WIN else 0 for each in (white, black))
        return replace(empty, white_result=white, black_result=black, imps=(home, visitor))
    found = BOARD_POINTS.fullmatch(text)
    home = _halves(found[1]) if found else -1
    visitor = _halves(found[2]) if found and found[2] else rules.most - home
    possible = range(0, rules.most + 1, 50)
    if home not in possible or visitor not in possible:
        raise SwissError(NO_BOARD_POINTS, typed=text, boards=rules.boards)
    return replace(decided(empty, home, visitor), imps=(home, visitor))


def _halves(text: str) -> int:
    """Board points in hundredths: "2½", "2.5", "½"."""
    whole = text.rstrip("½")
    return hundredths(whole or "0") + (50 if whole != text else 0)
