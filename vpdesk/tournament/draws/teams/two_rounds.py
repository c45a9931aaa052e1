"""Triangles over two rounds: whole matches of which half of the boards are played in each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from vpdesk.tournament.draws.teams.trace import Reason, Why
from vpdesk.tournament.round import FIRST_LEG, SECOND_LEG, Game, Round
from vpdesk.tournament.team_rules import OddField
from vpdesk.tournament.tournament import Tournament

Three = tuple[int, int, int]


def begun(tournament: Tournament) -> Iterator[Three]:
    """The triangles that began in the last round that is drawn, the first at home first."""
    games = tournament.rounds[-1].games if tournament.rounds else ()
    legs = (each for each in games if each.leg == FIRST_LEG)
    for _, couples in groupby(legs, key=lambda each: each.triangle):
        teams = tuple(dict.fromkeys(each.home for each in couples))  # each is at home once
        if len(teams) == 3:  # else it was changed by hand
            yield teams


def going_on(tournament: Tournament) -> tuple[Three, ...]:
    """Those of them that can go on in the next round: all three are there."""
    there = {each.number for each in tournament.present(tournament.next_round)}
    return tuple(each for each in begun(tournament) if there.issuperset(each))


def broken_off(tournament: Tournament) -> Iterator[Reason]:
    """Who is not there, of the triangles that should go on."""
    last, there = tournament.next_round - 1, going_on(tournament)
    present = {each.number for each in tournament.present(tournament.next_round)}
    for three in begun(tournament):
        if three not in there:
            away = next(each for each in three if each not in present)
            yield Reason(Why.BROKEN_OFF, away, round=last)


def begins(tournament: Tournament) -> bool:
    """A triangle of the next round goes on in the one after it: there is one."""
    last = tournament.next_round == tournament.planned
    return tournament.teams.odd is OddField.TWO_ROUNDS and not last


def has_result_later(tournament: Tournament, game: Game) -> bool:
    """The result of a match of the first leg is that of the second, which is or may be drawn."""
    if game.leg != FIRST_LEG:
        return False
    rounds = tournament.rounds
    for drawn, after in zip(rounds, (*rounds[1:], None), strict=True):
        if game in drawn.games and (after is None or _ends_in(after.games, game)):
            return True
    return False


def as_halves(drawn: Round, after: Round) -> Round:
    """A round with what it began and the next one does not end as half matches, due like others."""
    games = (
        replace(each, leg=0) if each.leg == FIRST_LEG and not _ends_in(after.games, each) else each
        for each in drawn.games
    )
    return replace(drawn, games=tuple(games))


def as_begun(tournament: Tournament) -> Round:
    """The last round with its triangles as first ones of two rounds, where the next broke them off.

    Where results of half matches are there, they stand.
    """
    drawn = tournament.rounds[-1]
    last = len(tournament.rounds) == tournament.planned
    halves = [each for each in drawn.games if each.triangle and not each.leg]
    two = tournament.teams.odd is OddField.TWO_ROUNDS and not last
    if not two or not halves or any(each.finished for each in halves):
        return drawn
    games = (replace(each, leg=FIRST_LEG) if each in halves else each for each in drawn.games)
    return replace(drawn, games=tuple(games))


def _ends_in(games: tuple[Game, ...], game: Game) -> bool:
    couple = set(game.sides)
    return any(each.leg == SECOND_LEG and set(each.sides) == couple for each in games)
