"""Matches of chess teams: what is typed, and what it is worth."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.match_rules import MatchRules
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.typed_results import FORFEITS, KEYS, decided, hundredths
from vpdesk.tournament.round import Game, PointSystem, Result
from vpdesk.tournament.score import BoardPoints
from vpdesk.tournament.team_rules import TeamMethod
from vpdesk.tournament.tournament import Entrant, Tournament

# What a letter of a board gives to both sides, in hundredths; OPEN for none yet.
OPEN = "."
WORTH = {
    "1": (100, 0),
    "=": (50, 50),
    "0": (0, 100),
    "+": (100, 0),
    "-": (0, 100),
    "n": (0, 0),
    OPEN: (0, 0),
}
FORFEITED = {"+", "-", "n"}
_BOARDS = r"([0-9]{1,3}(?:[.,][0-9]{1,2}|½)?|½)"
BOARD_POINTS = re.compile(rf"{_BOARDS}(?:\s*[-:/ \N{{EN DASH}}]\s*{_BOARDS})?")
MEMBER = re.compile(
    r"(?P<name>.*[^0-9 ])(?: +(?P<rating>[0-9]{3,4}))?(?: +(?P<number>[0-9]{5,11}))?"
)
NO_BOARD_POINTS = QT_TRANSLATE_NOOP(
    "TournamentError",
    "“{typed}” is not a result. Type points (2.5-1.5, to {boards}), boards (1=01), +-, -+, --.",
)


def usual_points(kind: Kind) -> PointSystem:
    """What results are usually worth in such a kind of play."""
    return kind.play.points


def empty(kind: Kind) -> Tournament:
    """A tournament of nobody yet, with the points that are usual."""
    return Tournament((), kind=kind, points=usual_points(kind))


def points_drawn_by(tournament: Tournament, method: TeamMethod) -> PointSystem:
    """The points of a tournament that is drawn by this method from now on.

    In a round robin of chess nobody gets any for the round without an opponent.
    """
    points = tournament.points
    if method.by_table == tournament.by_table or tournament.play.has_vps:
        return points
    usual = points.of_result(tournament.play.bye)
    return replace(points, pairing_bye=0 if method.by_table else usual)


def typed_match(rules: MatchRules, empty: Game, text: str) -> Game:
    """The match with the board points or the forfeit of the text. Raises TournamentError.

    empty: the match without a result. Board points are "2.5-1.5", "2½ 1½", or "2.5" alone; or
    there is a letter for each board, as the home team has it.
    """
    if text.upper() in FORFEITS:
        white, black = KEYS[text.upper()]
        home, visitor = (rules.most if each is Result.FORFEIT_WIN else 0 for each in (white, black))
        return replace(
            empty, home_result=white, visitor_result=black, score=BoardPoints(home, visitor)
        )
    found = BOARD_POINTS.fullmatch(text)
    home = _halves(found[1]) if found else -1
    visitor = _halves(found[2]) if found and found[2] else rules.most - home
    possible = range(0, rules.most + 1, 50)
    if home in possible and visitor in possible:
        return replace(decided(empty, home, visitor), score=BoardPoints(home, visitor))
    letters = text.lower().replace("½", "=")
    if len(letters) != rules.boards or not set(letters) <= WORTH.keys():
        raise TournamentError(NO_BOARD_POINTS, typed=text, boards=rules.boards)
    return by_boards(empty, letters)


def by_boards(game: Game, letters: str) -> Game:
    """The match with what the home team has on each board; without a result while one is open."""
    game = replace(game, home_result=None, visitor_result=None, score=None, boards=letters)
    if not letters or OPEN in letters:
        return game
    pairs = [WORTH[each] for each in letters]
    home, visitor = (sum(side) for side in zip(*pairs, strict=True))
    game = replace(decided(game, home, visitor), score=BoardPoints(home, visitor))
    if set(letters) <= FORFEITED:  # nobody played
        won, lost = Result.FORFEIT_WIN, Result.FORFEIT_LOSS
        results = (won if home > visitor else lost), (won if visitor > home else lost)
        return replace(game, home_result=results[0], visitor_result=results[1])
    return game


def with_line_ups(game: Game, home: Sequence[int], visitors: Sequence[int]) -> Game:
    """The match with those who play, as places in their team; the first ones are not told."""
    told = (() if each == tuple(range(1, len(each) + 1)) else each for each in (home, visitors))
    first, second = (tuple(each) for each in told)
    return replace(game, line_ups=(first, second))


class Member(NamedTuple):
    """A player of a team. rating: 0 where there is none."""

    name: str
    rating: int = 0
    register_number: str = ""


def member_of(text: str) -> Member:
    """What is said of a player: "Ann Smith 2100", and the FIDE number: "Ann Smith 2100 309575"."""
    found = MEMBER.fullmatch(text.strip())
    if found is None:
        return Member(text)
    return Member(found["name"], int(found["rating"] or 0), found["number"] or "")


def line_up(team: Entrant, chosen: Sequence[int], boards: int) -> tuple[str, ...]:
    """The members who play, by board, as they stand in the team; "" where nobody is known."""
    places = chosen or range(1, boards + 1)
    return tuple(team.members[at - 1] if at <= len(team.members) else "" for at in places)


def _halves(text: str) -> int:
    """Board points in hundredths: "2½", "2.5", "½"."""
    whole = text.rstrip("½")
    return hundredths(whole or "0") + (50 if whole != text else 0)
