"""What is told of a match beside its result: who begins with IMPs, what a director ruled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from vpdesk.event.carry import adjustments_of
from vpdesk.event.knock_out import winner
from vpdesk.event.penalties import match_penalties
from vpdesk.report.events.knock_out_words import THIRD_PLACE, is_for_third_place
from vpdesk.report.language import Language
from vpdesk.report.table import Mark
from vpdesk.tournament.field.leaving import is_walkover
from vpdesk.tournament.field.left_league import leaver_of
from vpdesk.tournament.results.doubts import standing_doubts
from vpdesk.tournament.results.match_segments import to_come
from vpdesk.tournament.round import Bye, Game
from vpdesk.tournament.tournament import Tournament

if TYPE_CHECKING:
    from vpdesk.event.event import Adjustment
    from vpdesk.report.events.stage_columns import InStage


def match_remarks(
    tournament: Tournament, number: int, game: Game, language: Language, *, brief: bool = False
) -> Iterator[str]:
    """Of a match of a round, by number, what matters most first; brief: without its segments."""
    if tournament.is_knock_out and is_for_third_place(tournament, number, game):
        yield language.translate("EventReport", THIRD_PLACE)
    if tournament.is_knock_out and (won := winner(tournament, number, game)):
        text = language.translate("GamesModel", "winner: {name}")
        yield text.format(name=tournament.by_number[won].name)
    if game.parts and (left := to_come(tournament, game)):
        yield language.translate("GamesModel", "%n segment(s) to come", None, left)
    yield from brought_remarks(tournament, number, game, language)
    if game.parts and not brief:
        yield " + ".join(f"{home} \N{EN DASH} {visitor}" for home, visitor in game.parts)
    if game.finished and not game.played and (gone := leaver_of(tournament, game)):
        text = language.translate("GamesModel", "{name} has left")
        yield text.format(name=tournament.by_number[gone].name)
    if is_ruled(tournament, game) and not is_walkover(tournament, game):
        yield language.translate("GamesModel", "VPs by the director")


def brought_remarks(
    tournament: Tournament, number: int, game: Game, language: Language
) -> Iterator[str]:
    """Who begins a match of a knock-out, in a round, with how many IMPs; adjustments apart."""
    text = language.translate("GamesModel", "{name} begins with {imps}")
    brought = tournament.imps_brought(number) if tournament.is_knock_out else {}
    adjusted = tournament.imps_adjusted(number)
    for player, total in brought.items():
        imps = total - adjusted.get(player, 0)
        if imps and player in game.sides:
            name = tournament.by_number[player].name
            yield text.format(name=name, imps=language.signed_imps(imps))


def triangle_remarks(game: Game, language: Language, *, brief: bool = False) -> Iterator[str]:
    """Of which triangle a match is; brief: no more than that."""
    if game.triangle:
        text = language.translate("GamesModel", "half a match of triangle {number}")
        if brief:
            text = language.translate("GamesModel", "triangle {number}")
        elif game.leg:
            text = language.translate("GamesModel", "triangle {number}, round {leg} of 2")
        yield text.format(number=game.triangle, leg=game.leg)


def bye_remarks(tournament: Tournament, bye: Bye, language: Language) -> Iterator[str]:
    """Of who has no opponent."""
    if bye.points not in (None, tournament.worth_of_bye(bye.kind)):
        yield language.translate("GamesModel", "VPs by the director")


def kept_remarks(
    at: InStage, number: int, game: Game, language: Language, *, brief: bool = False
) -> Iterator[str]:
    """Of a match of an event: a ruling that was adopted, and what was adjusted for the round.

    brief: without the reason, which is as long as a line.
    """
    if _is_adopted(at, number, game):
        yield language.translate("MatchWork", "ruling")
    for each in _adjusted(at, number, game):
        yield at.columns(language).told(each, brief=brief)


def game_marks(tournament: Tournament, game: Game) -> tuple[Mark, ...]:
    """The sign of a result: it is missing, given by the director, or looks like a mistake."""
    if not game.finished:
        return (Mark.MISSING,)
    if is_ruled(tournament, game) and not is_walkover(tournament, game):
        return (Mark.RULED,)
    return (Mark.ASKED,) if standing_doubts(tournament, game) else ()


def paper_mark(tournament: Tournament, number: int, game: Game, at: InStage | None) -> Mark | None:
    """The sign of a result for everybody to see: of the director, adjusted, missing, corrected.

    It is missing where others of the round are in. What looks like a mistake is the director's.
    """
    marks = game_marks(tournament, game)
    if Mark.MISSING in marks:
        begun = any(each.finished for each in tournament.rounds[number - 1].games)
        return Mark.MISSING if begun else None
    if at is not None and any(_adjusted(at, number, game)):
        return Mark.ADJUSTED
    if Mark.RULED in marks or (at is not None and _is_adopted(at, number, game)):
        return Mark.RULED
    changed = {frozenset(pair) for each in _changes(tournament, number) for pair in each}
    return Mark.CORRECTED if {*game.sides} in changed else None


def _changes(tournament: Tournament, number: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """The games that the director has put together in a round."""
    yield from (each.after for each in tournament.rounds[number - 1].changes)


def _adjusted(at: InStage, number: int, game: Game) -> Iterator[Adjustment]:
    """What was given to or taken from who plays a match of a round."""
    stage, group = at.place
    told = (*adjustments_of(at.event, stage), *match_penalties(at.event, stage, group))
    return (each for each in told if each.round == number and each.entrant in game.sides)


def _is_adopted(at: InStage, number: int, game: Game) -> bool:
    """A ruling of a match was adopted."""
    here = (*at.place, number)
    return any(
        each.place[:3] == here
        and {*each.place[3:]} == {*game.sides}
        and each.ruled.adopted is not None
        for each in at.event.matches
    )


def is_ruled(tournament: Tournament, game: Game) -> bool:
    """The VPs of a match are not those of the rules."""
    if game.points is None or not tournament.play.has_vps:
        return False
    from vpdesk.tournament.draws.teams import scoring  # it brings the scales

    return scoring.is_ruled(tournament.teams, game)
