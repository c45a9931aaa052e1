"""Each kind of carry-over, and of draw, is a row of what it does and one of its words."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction

import pytest

from tests.unit.event.stages_builders import RULES, field, league, played
from tests.unit.report.languages import ENGLISH
from vpdesk.event.carry import CARRIES, as_played, brought_into
from vpdesk.event.event import (
    Adjustment,
    CarryKind,
    CarryOver,
    DrawKind,
    Event,
    Stage,
    Who,
    WhoKind,
)
from vpdesk.event.ranking import totals
from vpdesk.event.stages import begun, drawn
from vpdesk.report.events.stage_words import carried_text, carry_names, draw_name
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.draws.teams.scoring import scored, with_scale
from vpdesk.tournament.draws.teams.team_history import team_histories
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.typed_results import with_game
from vpdesk.tournament.round import Result
from vpdesk.tournament.score import MatchImps, Percentages
from vpdesk.tournament.standings.standings import Ranking, explain
from vpdesk.tournament.standings.tie_breaks import TieBreak


@pytest.mark.parametrize("kind", CarryKind)
def test_what_is_carried_over_has_its_row_and_its_words(kind):
    draw = DrawKind.KNOCK_OUT if kind is CarryKind.HALF_MARGIN else DrawKind.ROUND_ROBIN
    final = Stage("Final", draw, Who(WhoKind.PLACES, 1, 1, 2))
    stage = replace(final, carry=CarryOver(kind, 1))
    event = begun(played(league(4), 1).with_stage(2, stage), 2, RULES, [(1, 2)])
    event = drawn(event, 2) if draw is DrawKind.KNOCK_OUT else event
    assert {*CARRIES[kind](event, 2)} == ({1, 2} if kind is not CarryKind.NOTHING else set())
    assert bool(carried_text(event, stage, ENGLISH)) is (kind is not CarryKind.NOTHING)
    assert carry_names(ENGLISH)[kind]


def test_every_draw_has_its_word():
    assert len({draw_name(each, ENGLISH) for each in DrawKind}) == len(DrawKind)


@pytest.mark.parametrize(("boards", "carried"), [(12, 4617), (20, 2770), (24, 2308)])
def test_the_white_book_counts_boards(boards, carried):
    """3.8: the leader's 92.33 VP of 7 matches of 12 boards, into a final of four."""
    rules = replace(RULES, teams=with_scale(RULES.teams, ScaleSpec(12)))
    event = Event(field(8), (Stage(draw=DrawKind.ROUND_ROBIN),), kind=Kind.TEAMS)
    event = played(begun(event, 1, rules, [tuple(range(1, 9))]), 1)
    had = totals(event, 1)[1][0]
    first = replace(event.stage(1), adjustments=(Adjustment(1, 9233 - had),))
    event = event.with_stage(1, first)
    assert totals(event, 1)[1][0] == 9233
    carry = CarryOver(CarryKind.EBU, 1)
    final = Stage("Final", DrawKind.ROUND_ROBIN, Who(WhoKind.PLACES, 1, 1, 4), carry)
    rules = replace(RULES, teams=with_scale(RULES.teams, ScaleSpec(boards)))
    event = begun(event.with_stage(2, final), 2, rules, [(1, 2, 3, 4)])
    assert brought_into(event, 2)[1].carried == carried


def test_no_imps_follow_from_the_percentages_of_pairs():
    event = league(4)
    group = event.group(1)
    for number, each in enumerate(group.rounds, 1):
        for board, game in enumerate(each.games, 1):
            points = (1300, 700) if game.home < game.visitor else (700, 1300)
            made = replace(game, score=Percentages(5800, 4200), points=points)
            made = replace(made, home_result=Result.WIN, visitor_result=Result.LOSS)
            group = with_game(group, number, board, made)
    carry = CarryOver(CarryKind.QUALIFIED, 1)
    final = Stage("Final", DrawKind.ROUND_ROBIN, Who(WhoKind.PLACES, 1, 1, 2), carry)
    event = begun(event.with_group(1, 1, group).with_stage(2, final), 2, RULES, [(1, 2)])
    found = brought_into(event, 2)
    assert [(each.carried, each.carried_imps) for each in found.values()] == [(1300, 0), (700, 0)]


@pytest.mark.parametrize("here", [(1, 2, 3, 4), (1, 3)])
@pytest.mark.parametrize("taken", [0, 3])
def test_matches_that_come_along_give_their_imps_won_and_lost_to_the_quotient(here, taken):
    event = league(4)
    group, won, lost = event.group(1), Counter(), Counter({1: taken})
    for number, each in enumerate(group.rounds, 1):
        for board, game in enumerate(each.games, 1):
            imps = MatchImps(30 + 5 * game.visitor, 20 + number)
            group = with_game(group, number, board, scored(group.teams, game, imps))
            if {*here} >= {*game.sides}:
                won.update({game.home: imps.home, game.visitor: imps.visitors})
                lost.update({game.home: imps.visitors, game.visitor: imps.home})
    who = Who(WhoKind.CHOSEN, 1, numbers=here)
    final = Stage("Final", DrawKind.ROUND_ROBIN, who, CarryOver(CarryKind.QUALIFIED, 1))
    event = begun(event.with_group(1, 1, group).with_stage(2, final), 2, RULES, [here])
    adjusted = (Adjustment(1, imps=-taken),) if taken else ()
    found = as_played(event.with_stage(2, replace(event.stage(2), adjustments=adjusted)), 2)
    (told,) = explain(found, TieBreak.IMP_QUOTIENT, 1, 0)
    assert (told.points, told.score) == (won[1], lost[1])
    quotients = Ranking(found, 0, (TieBreak.IMP_QUOTIENT,)).standings
    assert {each.number: each.values[0] for each in quotients} == {
        each: Fraction(won[each], lost[each]) for each in here
    }
    history = team_histories(found)[1]
    assert (history.imps_won, history.imps_lost) == (won[1], lost[1])
