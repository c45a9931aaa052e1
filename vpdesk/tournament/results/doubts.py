"""What is implausible about a result as it was typed: to be asked about, not to be refused."""

from __future__ import annotations

from collections.abc import Iterator

from vpdesk.errors import QT_TRANSLATE_NOOP, WordedError
from vpdesk.tournament.draws.teams.scoring import by_rules, is_of_scale, three_blitzes
from vpdesk.tournament.field.leaving import plays_no_more
from vpdesk.tournament.results.typed_results import LONE_SIGNS, typed
from vpdesk.tournament.round import Bye, Game, Result
from vpdesk.tournament.tournament import Tournament

LONE_SIGN = QT_TRANSLATE_NOOP(
    "EventDoubt", "A lone “{typed}” is a forfeit: {winner} wins, {loser} did not play."
)
MARGIN = QT_TRANSLATE_NOOP(
    "EventDoubt", "A margin of {margin} IMPs is rare: three blitzes are {most}."
)
SUM = QT_TRANSLATE_NOOP(
    "EventDoubt", "{home} and {visitors} VP make {sum}; both sides of a match have {full}."
)
BOARDS = QT_TRANSLATE_NOOP(
    "EventDoubt", "{home} and {visitors} board points make {sum}; a match has {full}."
)
NOT_OF_IMPS = QT_TRANSLATE_NOOP(
    "EventDoubt",
    "The scale gives {home}-{visitors} VP for {won}-{lost} IMPs. Other VPs are a ruling.",
)
NOT_OF_PERCENTAGE = QT_TRANSLATE_NOOP(
    "EventDoubt",
    "The scale gives {home}-{visitors} VP for {won} %. Other VPs are a ruling.",
)
FIRST_SEGMENT = QT_TRANSLATE_NOOP(
    "EventDoubt",
    "This takes the place of the segments {segments}. “+ {typed}” adds one to them.",
)
HAS_LEFT = QT_TRANSLATE_NOOP(
    "EventDoubt",
    "{name} has left: the rules give this result. A result typed here counts instead.",
)
BYE = QT_TRANSLATE_NOOP("EventDoubt", "A bye of {vp} VP is worth more than a whole match, {full}.")


class Doubt(WordedError):  # noqa: N818 - it is asked, not raised
    """Something implausible, in a sentence. VPs in its values are whole numbers or decimals."""

    context = "EventDoubt"


def doubts(tournament: Tournament, game: Game, text: str) -> tuple[Doubt, ...]:
    """What to ask about before a game takes a result over; none where it is plausible.

    Raises TournamentError where the text stands for no result.
    """
    return doubts_of(tournament, game, typed(tournament, game, text), text)


def doubts_of(tournament: Tournament, game: Game, made: Game, text: str) -> tuple[Doubt, ...]:
    """The same of the game that the text was found to stand for."""
    if made == game:
        return ()
    found = (*_of_leavers(tournament, game, made), *_of_game(tournament, made, text.strip()))
    if game.parts and not game.finished and made.parts and "+" not in text:
        told = " + ".join(f"{home}-{visitor}" for home, visitor in game.parts)
        return (Doubt(FIRST_SEGMENT, segments=told, typed=text.strip()), *found)
    return found


def standing_doubts(tournament: Tournament, game: Game) -> tuple[Doubt, ...]:
    """The same of a result that a game has."""
    return (*_of_leavers(tournament, game, game), *_of_game(tournament, game, ""))


def bye_doubts(tournament: Tournament, made: Bye) -> tuple[Doubt, ...]:
    """The same of what a bye is worth."""
    worth, full = made.points, 2 * tournament.teams.draw
    return (Doubt(BYE, vp=worth / 100, full=full / 100),) if worth and worth > full else ()


def _of_leavers(tournament: Tournament, game: Game, made: Game) -> Iterator[Doubt]:
    """A result of a match, as it is in its round and as it would be, of who has left."""
    if made.played and made.finished and (gone := plays_no_more(tournament, game)):
        yield Doubt(HAS_LEFT, name=tournament.by_number[gone].name)


def _of_game(tournament: Tournament, game: Game, text: str) -> Iterator[Doubt]:
    if text in LONE_SIGNS:
        names = [tournament.by_number[each].name for each in game.sides]
        if game.home_result is Result.FORFEIT_LOSS:
            names.reverse()
        yield Doubt(LONE_SIGN, typed=text, winner=names[0], loser=names[1])
    if tournament.play.has_vps and game.played and game.points is not None:
        yield from _of_match(tournament, game, game.points)
    if tournament.play.has_boards and game.played and not game.boards:
        most = tournament.matches.most
        if game.board_points is not None and sum(game.board_points) != most:
            home, visitors = (each / 100 for each in game.board_points)
            yield Doubt(BOARDS, home=home, visitors=visitors, sum=home + visitors, full=most / 100)


def _of_match(tournament: Tournament, game: Game, points: tuple[int, int]) -> Iterator[Doubt]:
    rules, half = tournament.teams, game.half
    usual = by_rules(rules, game)
    if usual == points and game.percentages:
        return
    if usual == points and game.imps is not None:
        margin, most = abs(game.imps[0] - game.imps[1]), three_blitzes(rules, half=half)
        if margin > most:
            yield Doubt(MARGIN, margin=margin, most=most)
        full = 2 * (max(1, rules.boards // 2) if half else rules.boards)
        of_boards: tuple[float, ...] = tuple(game.imps) if rules.of_boards else ()
        if rules.patton and game.on_boards is not None:
            of_boards = tuple(each / 100 for each in game.on_boards)
        if of_boards and sum(of_boards) != full:
            home, visitors = of_boards
            yield Doubt(BOARDS, home=home, visitors=visitors, sum=home + visitors, full=full)
        return
    full = rules.draw if half else 2 * rules.draw
    vps = {"home": points[0] / 100, "visitors": points[1] / 100}
    if sum(points) != full and not is_of_scale(rules, points, half=half):
        yield Doubt(SUM, **vps, sum=sum(points) / 100, full=full / 100)
    if usual is not None and game.score is not None:
        vps = {"home": usual[0] / 100, "visitors": usual[1] / 100}
        if game.percentages:
            yield Doubt(NOT_OF_PERCENTAGE, won=game.percentages[0] / 100, **vps)
            return
        yield Doubt(NOT_OF_IMPS, won=game.score.home, lost=game.score.visitors, **vps)
