"""From the IMPs of a match, or the percentages of two pairs, to the VPs of both."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from math import ceil, floor

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.scales import MAX_BOARDS, Scale, ScaleError, ScaleSpec
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.field.entries import scheduled_anew
from vpdesk.tournament.field.leaving import settled
from vpdesk.tournament.round import Game, Result, Round
from vpdesk.tournament.score import WHOLE, MatchScore
from vpdesk.tournament.team_rules import MatchCounts, TablePlaces, TeamRules
from vpdesk.tournament.tournament import Tournament

NO_SCALE = QT_TRANSLATE_NOOP("TournamentError", "IMPs cannot be turned into VPs: {reason}")
KEPT = 16  # scales, of whole and half matches
BANDS_OF_WINS = 2  # of a scale by which every win is worth the same: drawn or won
NOT_OF_IMPS = QT_TRANSLATE_NOOP(
    "TournamentError", "This scale turns percentages into VPs; matches need one of IMPs."
)
OTHER_UNIT = QT_TRANSLATE_NOOP(
    "TournamentError", "There are results already; the scale stays one of percentages, or of IMPs."
)
NO_BOARD_POINTS = QT_TRANSLATE_NOOP(
    "TournamentError",
    "Patton has to be chosen before the first result; there are results without board points.",
)
NEGATIVE = QT_TRANSLATE_NOOP("TournamentError", "IMPs are whole numbers from 0, not {imps}.")


def vps(
    rules: TeamRules, imps_home: int, imps_visitor: int, *, half: bool = False
) -> tuple[int, int]:
    """The VPs in hundredths of both sides, the home side's first, by the event's scale.

    IMPs of both; on a scale of percentages hundredths of a per cent, which make WHOLE.
    half: half a match, of a triangle. It is scored on half of the range with half of the boards
    in the formula, whole ones, so that the two half matches of a team are worth one match: twice
    5 VP for two draws, 20 VP at most. A printed scale has none of these: half a match counts half
    of what its table for half of the boards says, and half a hundredth is the winner's. Points of
    boards stay what they are.

    Raises TournamentError for negative IMPs, for IMPs on a scale of percentages, where the rules
    make no scale: half of a discrete scale needs an even number of VP at a draw.
    """
    for imps in (imps_home, imps_visitor):
        if imps < 0:
            raise TournamentError(NEGATIVE, imps=imps)
    margin = imps_home - imps_visitor
    if rules.by_percentage:
        if imps_home + imps_visitor != WHOLE:
            raise TournamentError(NOT_OF_IMPS)
        margin = imps_home - WHOLE // 2
    return _of_margin(rules, margin, half=half)


def three_blitzes(rules: TeamRules, *, half: bool = False) -> int:
    """Three times the margin in IMPs from which a win is maximal; no match ends so.

    Where every win is worth the same it is that of the usual scale; points of boards have none.
    """
    if rules.of_boards:
        return 2 * MAX_BOARDS
    spec = rules.spec
    if len(_scale(spec, half=half).band_starts) == BANDS_OF_WINS:
        spec = ScaleSpec(spec.boards)
    return ceil(3 * _scale(spec, half=half).blitz)


def is_of_scale(rules: TeamRules, points: tuple[int, int], *, half: bool = False) -> bool:
    """Some margin gives these VPs; those of a printed scale may not add up to what a draw gives."""
    if rules.spec.family is None:
        return False
    try:
        starts = _scale(rules.spec, half=half).band_starts
    except TournamentError:
        return False
    made = (_of_margin(rules, each, half=half) for each in starts)
    return any(sorted(each) == sorted(points) for each in made)


def scored(rules: TeamRules, game: Game, score: MatchScore | None) -> Game:
    """The match with these IMPs, or percentages, home side first; None: with no result."""
    if score is None:
        none = replace(game, home_result=None, visitor_result=None, points=None, score=None)
        return replace(none, segments=(), on_boards=None)
    points = _with_boards(rules, game, vps(rules, *score, half=game.half))
    home, visitor = points if rules.patton else score
    won, lost = (Result.WIN, Result.LOSS) if home > visitor else (Result.LOSS, Result.WIN)
    if home == visitor:
        won = lost = Result.DRAW
    return replace(game, home_result=won, visitor_result=lost, points=points, score=score)


def by_rules(rules: TeamRules, game: Game) -> tuple[int, int] | None:
    """The VPs in hundredths that the rules give a match for its IMPs, or for its forfeit.

    None where they say nothing of it: it has no result, or VPs alone.
    """
    if game.score is not None:
        try:
            return _with_boards(rules, game, vps(rules, *game.score, half=game.half))
        except TournamentError:  # rules that make no scale say nothing
            return None
    if game.home_result is None or game.visitor_result is None or game.played:
        return None
    worth = rules.bye // 2 if game.half else rules.bye  # half a match is worth half a bye
    wins = (game.home_result, game.visitor_result)
    home, visitor = (worth if each is Result.FORFEIT_WIN else 0 for each in wins)
    return home, visitor


def _with_boards(rules: TeamRules, game: Game, points: tuple[int, int]) -> tuple[int, int]:
    """With the points of the boards, where a match is scored by Patton."""
    if not rules.patton or game.on_boards is None:
        return points
    return points[0] + game.on_boards.home, points[1] + game.on_boards.visitors


def with_counts(rules: TeamRules, counts: MatchCounts) -> TeamRules:
    """By IMPs alone, or by Patton; a bye keeps its share of a match."""
    wanted = replace(rules, counts=counts)
    bye = floor(Fraction(rules.bye * wanted.draw, rules.draw or 1) + Fraction(1, 2))
    return replace(wanted, bye=bye)


def with_scale(rules: TeamRules, spec: ScaleSpec) -> TeamRules:
    """With another scale; a bye keeps its share of a match, so that 12 VP of 20 become 18 of 30.

    The usual one is a win where every win is worth the same.
    """
    wanted = replace(rules, scale=spec)
    if rules.bye == usual_bye(rules):
        return replace(wanted, bye=usual_bye(wanted))
    bye = floor(Fraction(rules.bye * wanted.draw, rules.draw or 1) + Fraction(1, 2))
    return replace(wanted, bye=bye)


def usual_bye(rules: TeamRules) -> int:
    """12 VP of 20, in hundredths, or as much of other matches; a win where all count the same."""
    family = rules.spec.family
    winner = () if family is None else family.tables[0].winner
    if len(winner) == BANDS_OF_WINS:
        return winner[1]
    return floor(Fraction(6 * rules.draw, 5) + Fraction(1, 2))


def is_ruled(rules: TeamRules, game: Game) -> bool:
    """The director gave the match other VPs than the rules do."""
    usual = by_rules(rules, game)
    return usual is not None and game.points != usual


def with_rules(tournament: Tournament, rules: TeamRules) -> Tournament:
    """With other rules, by which all matches and byes count; VPs that a director gave stand.

    Raises TournamentError where there are matches which the rules cannot score, or the places in
    the table of a league with results are others.
    """
    games = (game for each in tournament.rounds for game in each.games)
    scores = [each for each in games if each.score]
    if tournament.teams.by_percentage != rules.by_percentage and scores:
        raise TournamentError(OTHER_UNIT)
    if rules.patton and any(each.on_boards is None for each in scores):
        raise TournamentError(NO_BOARD_POINTS)
    rounds = tuple(_with_rules(tournament.teams, rules, each) for each in tournament.rounds)
    aside = tuple(
        (number, _rescored(tournament.teams, rules, game)) for number, game in tournament.set_aside
    )
    made = replace(tournament, teams=rules, rounds=rounds, set_aside=aside)
    made = settled(tournament, made)
    if rounds and rules.method.by_table and _places(rules) != _places(tournament.teams):
        return scheduled_anew(made)
    return made


def _places(rules: TeamRules) -> object:
    return rules.places, rules.places is TablePlaces.LOT and rules.lot


def _with_rules(before: TeamRules, rules: TeamRules, drawn: Round) -> Round:
    games = (_rescored(before, rules, game) for game in drawn.games)
    byes = (
        replace(each, points=None) if each.points == before.of_bye(each.kind) else each
        for each in drawn.byes
    )
    return replace(drawn, games=tuple(games), byes=tuple(byes))


def _rescored(before: TeamRules, rules: TeamRules, game: Game) -> Game:
    if game.points is None or game.points != by_rules(before, game):
        return game
    if game.score is not None:
        return scored(rules, game, game.score)
    return replace(game, points=by_rules(rules, game))


def _of_margin(rules: TeamRules, margin: int, *, half: bool) -> tuple[int, int]:
    if half and rules.spec.family is not None and not rules.of_boards:
        return _halved(*_scale(rules.spec, half=True).vps(abs(margin)), won=margin >= 0)
    return _scale(rules.spec, half=half).vps(margin)


def _halved(winner: int, loser: int, *, won: bool) -> tuple[int, int]:
    ours, theirs = -(-winner // 2), loser // 2
    return (ours, theirs) if won else (theirs, ours)


@lru_cache(KEPT)
def _scale(spec: ScaleSpec, *, half: bool) -> Scale:
    boards = spec.boards
    if half and spec.family is not None:
        boards = max(1, boards // 2)
    elif half:
        boards = 2 * max(1, boards // 2)  # half of seven boards are three
        spec = replace(spec, v0=Fraction(spec.v0) / 2, half_match=True)
    try:
        return spec.scale(boards)
    except ScaleError as error:
        raise TournamentError(NO_SCALE, reason=error) from error
