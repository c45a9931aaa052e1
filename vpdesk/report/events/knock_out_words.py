"""What the matches of a knock-out are called and how they ended, and a player's way through it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.knock_out import bracket, places, winner
from vpdesk.report.events.names import player_name, round_name
from vpdesk.report.events.scores import Scores, with_brought
from vpdesk.report.language import Language
from vpdesk.report.table import Cell, Table
from vpdesk.tournament.round import Game
from vpdesk.tournament.standings.player_card import PlayerCard
from vpdesk.tournament.tournament import Tournament

LAST = (  # rounds, from the end
    QT_TRANSLATE_NOOP("EventReport", "Final"),
    QT_TRANSLATE_NOOP("EventReport", "Semi-finals"),
    QT_TRANSLATE_NOOP("EventReport", "Quarter-finals"),
)
LOST_IN = (
    QT_TRANSLATE_NOOP("EventReport", "{stage}: lost the final"),
    QT_TRANSLATE_NOOP("EventReport", "{stage}: lost in the semi-final"),
    QT_TRANSLATE_NOOP("EventReport", "{stage}: lost in the quarter-final"),
)
LOST_BEFORE = QT_TRANSLATE_NOOP("EventReport", "{stage}: lost in round {round}")
THIRD_PLACE = QT_TRANSLATE_NOOP("EventReport", "For the third place")
WON = QT_TRANSLATE_NOOP("EventReport", "{round}: won {result} against {name}.")
LOST = QT_TRANSLATE_NOOP("EventReport", "{round}: lost {result} to {name}.")


class _Step(NamedTuple):
    """A match on somebody's way. won: None while it is not decided."""

    round: int
    called: str
    opponent: str
    result: str
    won: bool | None


def called(left: int, number: int, language: Language) -> str:
    """What a round (from 1) is called: the last ones by their own names; left: with it."""
    if left <= len(LAST):
        return language.translate("EventReport", LAST[left - 1])
    return round_name(number, language)


def is_for_third_place(tournament: Tournament, number: int, game: Game) -> bool:
    """A match beside the final, of those who lost before it."""
    rounds = bracket(tournament)
    beside = number == len(rounds) and len(tournament.rounds[number - 1].games) > 1
    return beside and {*game.sides} != {*rounds[-1][0]}


def round_title(tournament: Tournament, number: int, language: Language) -> str:
    """What a round is called: of a knock-out the last ones by their own names."""
    if not tournament.is_knock_out:
        return round_name(number, language)
    return called(len(bracket(tournament)) - number + 1, number, language)


def match_result(tournament: Tournament, number: int, game: Game, scores: Scores) -> str:
    """The result of a match of a round: in a knock-out with the IMPs brought, and no VPs."""
    if not tournament.is_knock_out:
        return scores.result(game)
    brought = tournament.imps_brought(number)
    home, visitor = (brought.get(each, 0) for each in game.sides)
    return scores.result(game, points=False, brought=(home, visitor))


def results(tournament: Tournament, number: int, game: Game, language: Language) -> tuple[str, str]:
    """Of both of a match: IMPs, VPs where there are none, points; "" while there are none.

    What was brought into the match is within the IMPs.
    """
    of_home, of_visitor = game.home_result, game.visitor_result
    scores = Scores(tournament.kind, language)
    if of_home is None or of_visitor is None:
        return "", ""
    if game.board_points is not None:
        home, visitor = map(scores.points_text, game.board_points)
        return home, visitor
    if game.percentages is not None:
        home, visitor = map(scores.percentage, game.percentages)
        return home, visitor
    if game.imps is not None:
        brought = tournament.imps_brought(number)
        more = brought.get(game.home, 0), brought.get(game.visitor, 0)
        home, visitor = map(str, with_brought([game.imps], more))
        return home, visitor
    if game.points is not None and game.played:
        home, visitor = map(language.vp, game.points)
        return home, visitor
    return scores.side(of_home), scores.side(of_visitor)


def how_it_ended(tournament: Tournament, number: int, stage: str, language: Language) -> str:
    """Where somebody went out of a knock-out of that name, or that it was won.

    The match for the third place is of those who have lost in the semi-finals.
    """
    rounds = len(bracket(tournament))
    for at, drawn in enumerate(tournament.rounds, 1):
        for game in drawn.games:
            won = winner(tournament, at, game) if number in game.sides else 0
            if won == number and at == rounds and not is_for_third_place(tournament, at, game):
                return language.translate("EventReport", "{stage}: won").format(stage=stage)
            if won and won != number:
                left = rounds - at
                text = LOST_IN[left] if left < len(LOST_IN) else LOST_BEFORE
                return language.translate("EventReport", text).format(stage=stage, round=at)
    return stage


def way_sentences(tournament: Tournament, number: int, language: Language) -> tuple[str, ...]:
    """Whom somebody has beaten and who has beaten them, round by round."""
    texts = {True: WON, False: LOST}
    return tuple(
        language.translate("EventReport", texts[each.won]).format(
            round=each.called, result=each.result, name=each.opponent
        )
        for each in _way(tournament, number, language)
        if each.won is not None
    )


def knock_out_card(
    tournament: Tournament, card: PlayerCard, title: str, language: Language
) -> Table:
    """The matches of one, with the place in the knock-out; points rank nobody."""
    translate = language.translate
    headings = (
        translate("EventReport", "Round"),
        translate("EventReport", "Opponent"),
        translate("EventReport", "Result"),
    )
    rows = tuple(
        (
            Cell(each.called, each.round),
            Cell(each.opponent),
            Cell(each.result, strong=bool(each.won)),
        )
        for each in _way(tournament, card.entrant.number, language)
    )
    place = 1
    for level in places(tournament):
        if card.entrant.number in level:
            break
        place += len(level)
    rule = translate("EventReport", "place {place}").format(place=place)
    return Table(title, rule, headings, rows, tuple(range(1, len(rows) + 1)), words=(0, 1, 2))


def _way(tournament: Tournament, number: int, language: Language) -> Iterator[_Step]:
    rounds = bracket(tournament)
    for at, drawn in enumerate(tournament.rounds, 1):
        for game in drawn.games:
            if number in game.sides:
                name = called(len(rounds) - at + 1, at, language)
                if is_for_third_place(tournament, at, game):
                    name = language.translate("EventReport", THIRD_PLACE)
                won = winner(tournament, at, game)
                found = results(tournament, at, game, language)
                own = game.sides.index(number)
                result = " \N{EN DASH} ".join((found[own], found[1 - own])) if any(found) else ""
                other = tournament.by_number[game.sides[1 - own]]
                yield _Step(at, name, player_name(other), result, won == number if won else None)
