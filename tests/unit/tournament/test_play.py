"""The kinds of play: each has its row, and what the row names is there."""

from __future__ import annotations

from dataclasses import replace
from types import NoneType

import pytest

from vpdesk.files.tournament.stored_rows import from_rows, to_rows
from vpdesk.files.usual_rules import usual_rules
from vpdesk.report.events import kind_words
from vpdesk.report.events.kind_words import KindWords
from vpdesk.tournament.draws.teams.seats import SeatWish, read_seat
from vpdesk.tournament.draws.teams.team_history import HOME, VISITOR
from vpdesk.tournament.play import PLAYS, Kind, Play, TieFamily, TypedBy
from vpdesk.tournament.results.doubts import doubts
from vpdesk.tournament.results.typed_results import typed
from vpdesk.tournament.round import Game, Round
from vpdesk.tournament.score import BoardPoints, MatchImps, Percentages, turned_score
from vpdesk.tournament.standings.tie_breaks import OFFERED, TieBreak, default_order
from vpdesk.tournament.tournament import Entrant, Tournament

EVERY = pytest.mark.parametrize("play", PLAYS.values(), ids=list(PLAYS))


def test_every_kind_has_its_row():
    assert set(PLAYS) == set(Kind)
    assert all(each.play is PLAYS[each] for each in Kind)
    assert len({each.option for each in PLAYS.values()}) == len(PLAYS)


@EVERY
def test_the_usual_tie_breaks_are_offered(play: Play):
    for scheduled, codes in ((False, play.order), (True, play.in_schedule)):
        order = default_order(play.kind, scheduled=scheduled)
        assert [each.value.code for each in order] == list(codes)
        assert set(order) <= set(OFFERED[play.kind])


def test_every_tie_break_is_offered_to_somebody():
    assert {each for order in OFFERED.values() for each in order} == set(TieBreak)
    assert {each for play in PLAYS.values() for each in play.families} == set(TieFamily)


@EVERY
def test_the_example_can_be_typed_without_a_doubt(play: Play):
    players = tuple(Entrant(number, f"Nr {number}") for number in (1, 2))
    tournament = Tournament(players, kind=play.kind, points=play.points)
    game = Game(1, 2)
    result = play.example.split()[1]
    assert typed(tournament, game, result).finished
    assert play.typed_by is TypedBy.PERCENTAGE or not doubts(tournament, game, result)


@EVERY
def test_a_score_says_what_it_is_typed_or_turned_or_read_of_a_file(play: Play):
    kinds = {
        TypedBy.OUTCOME: NoneType,
        TypedBy.IMPS: MatchImps,
        TypedBy.BOARD_POINTS: BoardPoints,
        TypedBy.PERCENTAGE: Percentages,
    }
    players = tuple(Entrant(number, f"Nr {number}") for number in (1, 2))
    tournament = Tournament(
        players, kind=play.kind, points=play.points, teams=usual_rules(play.kind), planned=1
    )
    game = typed(tournament, Game(1, 2), play.example.split()[1])
    read = from_rows(to_rows(replace(tournament, rounds=(Round((game,)),)))).rounds[0].games[0]
    swapped = turned_score(game.score)
    for score in (game.score, read.score, swapped):
        assert type(score) is kinds[play.typed_by]
    assert read.score == game.score
    assert swapped is None or (game.score and tuple(swapped) == tuple(game.score)[::-1])
    known = [each for each in (game.imps, game.board_points, game.percentages) if each is not None]
    assert known == [each for each in (game.score,) if each is not None]


@EVERY
def test_a_wish_for_a_seat_is_read_as_it_is_written(play: Play):
    for side in (HOME, VISITOR):
        assert read_seat(SeatWish(side, 3).text(play.kind)) == ("H3" if side == HOME else "V3")


@EVERY
def test_every_text_of_kinds_is_there_for_it(play: Play):
    rows = [each for each in vars(kind_words).values() if isinstance(each, KindWords)]
    assert len(rows) > 50
    for row in (*rows, *kind_words.BYES.values()):
        assert any(getattr(row, column) for column in play.words)


def test_every_kind_has_a_name_of_its_own():
    for row in (kind_words.KIND, kind_words.NEW):
        assert len({row.text(each) for each in Kind}) == len(Kind)
