"""Results as a director types them, and changes of a drawn round by hand."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.draws.opinion import Judge
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.field.entries import with_round
from vpdesk.tournament.field.leaving import settled
from vpdesk.tournament.play import TypedBy
from vpdesk.tournament.results.match_segments import TWO_NUMBERS, typed_segments, with_segments
from vpdesk.tournament.round import Bye, DrawChange, Game, Result, Round
from vpdesk.tournament.score import WHOLE, BoardPoints, MatchImps, Percentages, turned_score
from vpdesk.tournament.team_rules import TeamRules
from vpdesk.tournament.tournament import Entrant, Tournament

# What one key stands for: the results of home and visitor.
KEYS = {
    "1": (Result.WIN, Result.LOSS),
    "=": (Result.DRAW, Result.DRAW),
    "5": (Result.DRAW, Result.DRAW),  # beside 1 and 0 on a number pad
    "½": (Result.DRAW, Result.DRAW),
    "0": (Result.LOSS, Result.WIN),
    "+": (Result.FORFEIT_WIN, Result.FORFEIT_LOSS),
    "-": (Result.FORFEIT_LOSS, Result.FORFEIT_WIN),
    "+-": (Result.FORFEIT_WIN, Result.FORFEIT_LOSS),
    "-+": (Result.FORFEIT_LOSS, Result.FORFEIT_WIN),
    "--": (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS),
    "N": (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS),  # nobody came
    "W": (Result.UNRATED_WIN, Result.UNRATED_LOSS),
    "D": (Result.UNRATED_DRAW, Result.UNRATED_DRAW),
    "L": (Result.UNRATED_LOSS, Result.UNRATED_WIN),
}
_UNRATED = {Result.UNRATED_WIN, Result.UNRATED_DRAW, Result.UNRATED_LOSS}
# What one side can have of a game, as it is typed.
_SIDES = {each.value: each for each in Result if each.played} | dict.fromkeys(
    ("½", "1/2", "0.5", "0,5", "5"), Result.DRAW
)
_BOTH_SIDES = re.compile(r"(\S+?)\s*[-:\N{EN DASH}]\s*(\S+)")
_HALVES = dict(zip(_SIDES.values(), (2, 1, 0, 2, 1, 0), strict=False))  # of a point
TURNED = str.maketrans("10+-", "01-+")  # boards as the other team has them
LONE_SIGNS = ("+", "-")  # that may be slips of the finger
FORFEITS = (*LONE_SIGNS, "+-", "-+", "--", "N")
_POINTS = r"([0-9]{1,9}(?:[.,][0-9]{1,2})?)"
_PER_CENT = r"([0-9]{1,3}(?:[.,][0-9]{1,9})?)\s*%?"
PERCENTAGES = re.compile(rf"{_PER_CENT}(?:\s*[-:/ \N{{EN DASH}}]\s*{_PER_CENT})?")
PATTON = re.compile(
    rf"{TWO_NUMBERS.pattern}(?:\s*[,;/+]\s*|\s+){_POINTS}\s*[-:\N{{EN DASH}}]\s*{_POINTS}"
)
VICTORY_POINTS = re.compile(
    rf"{_POINTS}(?:\s*[-:/ \N{{EN DASH}}]\s*{_POINTS})?\s*(vp)?", re.IGNORECASE
)

NO_RESULT = QT_TRANSLATE_NOOP(
    "TournamentError",
    "“{typed}” is not a result. Type 1, = or 0; ½-0 or 0-0; +-, -+ or -- for a forfeit.",
)
NO_MATCH_RESULT = QT_TRANSLATE_NOOP(
    "TournamentError",
    "“{typed}” is not a result. Type IMPs such as 45-23, or VPs such as 13.2-6.8.",
)
NO_BOARDS_RESULT = QT_TRANSLATE_NOOP(
    "TournamentError",
    "“{typed}” is not a result. Type the board points, 2 per board won, such as 19-13.",
)
NO_PATTON_RESULT = QT_TRANSLATE_NOOP(
    "TournamentError",
    "“{typed}” is not a result. Type IMPs and board points, 2 per board won: 24-17 13-7.",
)
NO_PERCENTAGE = QT_TRANSLATE_NOOP(
    "TournamentError",
    "“{typed}” is not a result. Type per cent of NS (57.5), or VPs with the word (13.2 vp).",
)
NO_KNOCK_OUT_RESULT = QT_TRANSLATE_NOOP(
    "TournamentError",
    "“{typed}” is not a result of a knock-out, which has no VPs. Type IMPs such as 45-23.",
)
NO_KNOCK_OUT_PERCENTAGE = QT_TRANSLATE_NOOP(
    "TournamentError",
    "“{typed}” is not a result of a knock-out, which has no VPs. Type per cent of NS (57.5).",
)
IN_SECOND_ROUND = QT_TRANSLATE_NOOP(
    "TournamentError", "This triangle is played over two rounds: type its results in the second."
)
NO_BYE_RESULT = QT_TRANSLATE_NOOP(
    "TournamentError", "“{typed}” is not a valid value of a bye. Type its VPs, such as 12 or 10.5."
)


def typed(tournament: Tournament, game: Game, text: str) -> Game:
    """The game with the result that the text stands for; with none for "".

    In a game "1", "=", "0", "+-" and the like, see KEYS. In a match of chess teams board points
    ("2.5-1.5", or "2.5" alone), a letter for each board ("1=01") or a forfeit. In a match of
    bridge teams IMPs ("45-23", or of segments "20-10 + 25-13", or "+ 25-13" for one more), VPs
    (with decimals or the word: "13.2-6.8", "13.2 vp"), or a forfeit. Of pairs by percentage that
    of the NS pair, or of both ("57.5", "57.5-42.5"), VPs with the word, or a forfeit. VPs that are
    typed take the place of those of the scale; the IMPs of the match, or its percentages, stay.
    A knock-out has none.
    Raises TournamentError. What is typed may be implausible: see doubts.
    """
    text = text.strip()
    empty = Game(
        game.home, game.visitor, triangle=game.triangle, leg=game.leg, line_ups=game.line_ups
    )
    if not text:
        return empty
    if tournament.play.has_vps:
        if game.leg:
            from vpdesk.tournament.draws.teams.two_rounds import has_result_later  # noqa: PLC0415 - rare

            if has_result_later(tournament, game):
                raise TournamentError(IN_SECOND_ROUND, typed=text)
        if segments := typed_segments(tournament, game, text):
            return with_segments(tournament, empty, segments)
        return _match(tournament.teams, game, empty, text, vps=not tournament.is_knock_out)
    if tournament.play.typed_by is TypedBy.BOARD_POINTS:
        from vpdesk.tournament.results.chess_matches import typed_match  # noqa: PLC0415 - of these alone

        return typed_match(tournament.matches, empty, text)
    home, visitor = KEYS.get(text.upper()) or _both_sides(text)
    return replace(empty, home_result=home, visitor_result=visitor)


def typed_bye(tournament: Tournament, bye: Bye, text: str) -> Bye:
    """The bye with the VPs that the text stands for; with those of the rules for "".

    Raises TournamentError.
    """
    text = text.strip()
    found = VICTORY_POINTS.fullmatch(text)
    if text and (found is None or found[2] is not None):
        raise TournamentError(NO_BYE_RESULT, typed=text)
    points = hundredths(found[1]) if found else None
    usual = tournament.worth_of_bye(bye.kind)
    return replace(bye, points=None if points == usual else points)


def with_bye_of(tournament: Tournament, round_number: int, bye: Bye) -> Tournament:
    """With another bye of the same entrant in a round."""
    drawn = tournament.rounds[round_number - 1]
    byes = tuple(bye if each.entrant == bye.entrant else each for each in drawn.byes)
    return with_round(tournament, round_number, replace(drawn, byes=byes))


def with_game(tournament: Tournament, round_number: int, table: int, game: Game) -> Tournament:
    """With another game at a table, from 1, of a round."""
    drawn = tournament.rounds[round_number - 1]
    games = list(drawn.games)
    games[table - 1] = game
    made = with_round(tournament, round_number, replace(drawn, games=tuple(games)))
    return settled(tournament, made)


def exchanged(tournament: Tournament, round_number: int, one: int, other: int) -> Tournament:
    """With two entrants in each other's places in a round.

    Two without an opponent get each other, at a new table. Opponents change colours and keep
    their result. Pairs that are new have none. What was changed, and the rules that it breaks, is
    noted in the round.
    """
    drawn = tournament.rounds[round_number - 1]
    places = {one: other, other: one}
    byes = tuple(
        replace(bye, entrant=places.get(bye.entrant, bye.entrant), points=None)
        if bye.entrant in places
        else bye
        for bye in drawn.byes
    )
    games = tuple(_exchanged(game, places) for game in drawn.games)
    if one != other and places.keys() <= {bye.entrant for bye in byes}:
        byes = tuple(bye for bye in drawn.byes if bye.entrant not in places)
        games = (*drawn.games, Game(one, other))
    if games == drawn.games and byes == drawn.byes:
        return tournament
    made = replace(drawn, games=games, byes=byes)
    before, after = _pairs(drawn, made), _pairs(made, drawn)
    judge = Judge(tournament, round_number)
    halves = halves_of(made)
    codes = (judge.broken(*pair, half=pair in halves) for pair in after)
    broken = dict.fromkeys(code for found in codes for code in found)
    change = DrawChange(before, after, tuple(broken))
    made = replace(made, changes=(*drawn.changes, change))
    return with_round(tournament, round_number, made)


def unpaired(tournament: Tournament) -> Tournament:
    """Without the last round; byes that were asked for are requests again.

    Who was not in the tournament in that round is none of those who asked. A triangle over two
    rounds that it broke off goes on again.
    """
    before = tournament.through(len(tournament.rounds) - 1)
    if before.rounds and before.play.has_triangles:
        from vpdesk.tournament.draws.teams.two_rounds import as_begun  # noqa: PLC0415 - rare

        before = with_round(before, len(before.rounds), as_begun(before))
    asked = {
        (each.entrant, each.round): each
        for each in before.requests
        if each.round in _rounds_of(before.by_number[each.entrant])
    }
    return replace(before, requests=tuple(asked.values()))


def is_unusual(game: Game) -> bool:
    """Both sides together got less than a game is worth: ½-0, 0-0."""
    return (game.home_result, game.visitor_result) not in KEYS.values() and game.finished


def missing(drawn: Round) -> tuple[int, ...]:
    """The tables without a result."""
    return tuple(table for table, game in enumerate(drawn.games, 1) if game.lacking)


def halves_of(drawn: Round) -> frozenset[tuple[int, int]]:
    """The pairs that play half a match, or begin a triangle over two rounds."""
    return frozenset(game.sides for game in drawn.games if game.half)


def points_after(tournament: Tournament, rounds: int) -> dict[int, int]:
    """The points of every entrant, in hundredths, after so many rounds, and what was brought."""
    points = dict.fromkeys(tournament.by_number, 0)
    brought = tournament.brought_after(rounds)
    points.update((entrant, got) for entrant, (got, _) in brought.items())
    for drawn in tournament.rounds[:rounds]:
        for game in drawn.games:
            for number, got in zip(game.sides, tournament.points_of_game(game), strict=True):
                points[number] += got
        for bye in drawn.byes:
            points[bye.entrant] += tournament.points_of_bye(bye)
    return points


def _rounds_of(entrant: Entrant) -> range:
    """The rounds for which an entrant is entered."""
    return range(entrant.first_round, entrant.last_round + 1 if entrant.last_round else sys.maxsize)


def _exchanged(game: Game, places: dict[int, int]) -> Game:
    home, visitor = (places.get(each, each) for each in game.sides)
    if (home, visitor) == game.sides:
        return game
    if (visitor, home) == game.sides:
        return replace(
            game,
            home=home,
            visitor=visitor,
            home_result=game.visitor_result,
            visitor_result=game.home_result,
            points=game.points and (game.points[1], game.points[0]),
            score=turned_score(game.score),
            boards=game.boards.translate(TURNED),
            line_ups=game.line_ups[::-1],
            segments=tuple((visitor, home) for home, visitor in game.segments),
            on_boards=game.on_boards and BoardPoints(*game.on_boards[::-1]),
        )
    return Game(home, visitor, triangle=game.triangle, leg=game.leg)


def _pairs(drawn: Round, other: Round) -> tuple[tuple[int, int], ...]:
    """The pairs and byes of a round that another one does not have."""
    there = {game.sides for game in other.games} | {(bye.entrant, 0) for bye in other.byes}
    pairs: Iterable[tuple[int, int]] = (
        *(game.sides for game in drawn.games),
        *((bye.entrant, 0) for bye in drawn.byes),
    )
    return tuple(pair for pair in pairs if pair not in there)


def _both_sides(text: str) -> tuple[Result, Result]:
    """The results of "1-0", "½-½", and of "½-0" and "0-0", which an arbiter gives.

    Raises TournamentError.
    """
    found = _BOTH_SIDES.fullmatch(text.upper())
    sides = [_SIDES.get(each) for each in found.groups()] if found else []
    match sides:
        case [Result() as home, Result() as visitor] if (home in _UNRATED) == (
            visitor in _UNRATED
        ) and _HALVES[home] + _HALVES[visitor] <= 2:
            return home, visitor
    raise TournamentError(NO_RESULT, typed=text)


def _match(rules: TeamRules, game: Game, empty: Game, text: str, *, vps: bool) -> Game:
    from vpdesk.tournament.draws.teams.scoring import by_rules, scored  # noqa: PLC0415 - brings the scales

    if text.upper() in FORFEITS:
        of_home, of_visitor = KEYS[text.upper()]
        forfeited = replace(empty, home_result=of_home, visitor_result=of_visitor)
        return replace(forfeited, points=by_rules(rules, forfeited))
    if rules.by_percentage and (percent := PERCENTAGES.fullmatch(text)):
        home = _rounded(percent[1])
        visitor = _rounded(percent[2]) if percent[2] else WHOLE - home
        if abs(home + visitor - WHOLE) > 1 or home > WHOLE:  # both may be rounded up
            raise TournamentError(NO_PERCENTAGE, typed=text)
        return scored(rules, empty, Percentages(home, WHOLE - home))
    if rules.patton and (both := PATTON.fullmatch(text)):
        boards = BoardPoints(hundredths(both[3]), hundredths(both[4]))
        score = MatchImps(int(both[1]), int(both[2]))
        return scored(rules, replace(empty, on_boards=boards), score)
    if not rules.patton and (imps := TWO_NUMBERS.fullmatch(text)):
        return scored(rules, empty, MatchImps(int(imps[1]), int(imps[2])))
    points_typed = VICTORY_POINTS.fullmatch(text)
    of_imps = text.isdecimal() or (rules.patton and TWO_NUMBERS.fullmatch(text))  # they might be
    if points_typed is None or of_imps or not vps:
        raise TournamentError(_wanted(rules, vps=vps), typed=text)
    most = rules.draw if game.half else 2 * rules.draw
    first = hundredths(points_typed[1])
    given = points_typed[2]
    second = max(0, most - first) if given is None else hundredths(given)
    if game.score is not None:  # they say who won, whatever a ruling gives
        return replace(game, points=(first, second))
    return replace(decided(empty, first, second), points=(first, second))


def _wanted(rules: TeamRules, *, vps: bool) -> str:
    """What a match is to be typed as, in a sentence."""
    if rules.by_percentage:
        return NO_PERCENTAGE if vps else NO_KNOCK_OUT_PERCENTAGE
    if rules.patton:
        return NO_PATTON_RESULT
    if rules.of_boards:
        return NO_BOARDS_RESULT
    return NO_MATCH_RESULT if vps else NO_KNOCK_OUT_RESULT


def decided(game: Game, home: int, visitor: int) -> Game:
    """The game won by who has more."""
    key = "1" if home > visitor else "0" if home < visitor else "="
    of_home, of_visitor = KEYS[key]
    return replace(game, home_result=of_home, visitor_result=of_visitor)


def _rounded(text: str) -> int:
    """A number with any decimals, to the nearest hundredth."""
    return int((200 * Fraction(text.replace(",", ".")) + 1) // 2)


def hundredths(text: str) -> int:
    """What a number with decimals says, in hundredths."""
    whole, _, decimals = text.replace(",", ".").partition(".")
    return 100 * int(whole) + int(f"{decimals}00"[:2])
