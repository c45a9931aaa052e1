"""A penalty belongs to its round: what is before does not know it, and it counts."""

from dataclasses import replace

import pytest

from tests.sure import sure
from tests.unit.event.stages_builders import RULES, field, league, played
from tests.unit.report.languages import ENGLISH
from vpdesk.event.carry import as_played
from vpdesk.event.draws import StageRule
from vpdesk.event.event import (
    Adjustment,
    DrawKind,
    Event,
    EventError,
    Stage,
)
from vpdesk.event.misfits import misfits
from vpdesk.event.penalties import with_adjustment
from vpdesk.event.place import FIRST
from vpdesk.event.ranking import stage_standings
from vpdesk.event.stage_rules import check_rule
from vpdesk.event.stages import begun, drawn
from vpdesk.report.events.event_pages import event_pages
from vpdesk.report.events.stage_columns import InStage
from vpdesk.report.events.stage_tables import StageTables
from vpdesk.report.events.tables import EventTables
from vpdesk.tournament.draws.next_round import draw_next
from vpdesk.tournament.draws.teams.scoring import scored
from vpdesk.tournament.results.typed_results import points_after, with_game
from vpdesk.tournament.score import MatchImps
from vpdesk.tournament.standings.tie_break_order import with_order
from vpdesk.tournament.standings.tie_breaks import TieBreak

LATE = Adjustment(1, -300, reason="late", round=2)


def swiss(count=8, rounds=3):
    event = begun(Event(field(count), (Stage(),)), 1, RULES, [range(1, count + 1)])
    for _ in range(rounds):
        event = played(drawn(event, 1), 1)
    return event


def fined(event, *adjustments):
    return event.with_stage(1, replace(event.stage(1), adjustments=adjustments))


def knock_out():
    event = Event(field(4), (Stage(draw=DrawKind.KNOCK_OUT),))
    event = begun(event, 1, RULES, [(1, 2, 3, 4)])
    return played(drawn(played(drawn(event, 1), 1), 1), 1)


def tables(event, after):
    made = EventTables(as_played(event, 1), ENGLISH, stage=InStage(event, FIRST))
    return next(made.standings(after))


def texts(table):
    return [[cell.text for cell in row] for row in table.rows]


def test_a_penalty_counts_from_the_end_of_its_round_on():
    event, before = fined(swiss(), LATE), swiss()
    for after in (0, 1):
        assert stage_standings(event, 1, after=after) == stage_standings(before, 1, after=after)
        assert tables(event, after) == tables(before, after)
        group = as_played(event, 1)
        assert points_after(group, after) == points_after(as_played(before, 1), after)
    for after in (2, 3):
        points = [
            {each.number: each.points for each in stage_standings(one, 1, after=after)}
            for one in (event, before)
        ]
        assert points[0] == points[1] | {1: points[1][1] - 300}
        assert "in round 2: late." in tables(event, after).rule


def test_the_draw_and_the_sheet_of_its_round_do_not_know_it():
    event, before = fined(swiss(), LATE), swiss()
    for number in (1, 2):
        made, known = (as_played(each, 1).through(number - 1) for each in (event, before))
        assert draw_next(made) == draw_next(known)
    for number in (1, 2, 3):
        shown, usual = (
            texts(next(EventTables(as_played(each, 1), ENGLISH).by_board(number)))
            for each in (event, before)
        )
        assert (shown == usual) is (number < 3)


def test_a_draw_in_arrears_does_not_know_a_penalty_of_the_last_round():
    rules = replace(RULES, teams=replace(RULES.teams, arrears=True))
    event = begun(Event(field(8), (Stage(),)), 1, rules, [range(1, 9)])
    event = played(drawn(played(drawn(event, 1), 1), 1), 1)
    late = fined(event, replace(LATE, points=-2000))
    assert draw_next(as_played(late, 1)).round == draw_next(as_played(event, 1)).round


def test_in_a_knock_out_a_penalty_counts_in_the_match_of_its_round():
    event = knock_out()
    (first, second) = event.group(1).rounds
    champion = stage_standings(event, 1)[0].number
    loser = next(each for each in second.games[0].sides if each != champion)
    (out,) = {one for game in first.games for one in game.sides if champion in game.sides} - {
        champion
    }
    fine = Adjustment(out, imps=99, reason="error", round=2)
    assert stage_standings(fined(event, fine), 1)[0].number == champion
    late = fined(event, Adjustment(champion, imps=-99, reason="late", round=2))
    assert stage_standings(late, 1)[0].number == loser
    assert stage_standings(late, 1, after=1) == stage_standings(event, 1, after=1)
    assert list(misfits(late)) == []


def test_web_pages_have_it_in_the_total_of_its_round():
    event = fined(swiss(), LATE)

    def totals(one):
        (page,) = (each for each in event_pages(one, ENGLISH) if each.file == "entrant-1.html")
        table = page.sections[0].table
        return [row[-1].value for row in sure(table).rows]

    was, now = totals(swiss()), totals(event)
    assert now == pytest.approx([was[0], *(each - 3 for each in was[1:])])


def test_a_penalty_of_a_round_that_is_not_planned_is_of_the_last():
    event = swiss()
    event = event.with_group(1, 1, replace(event.group(1), planned=3))
    event = fined(event, replace(LATE, round=9))
    assert {each.number: each.brings.adjusted for each in stage_standings(event, 1)}[1] == -300
    assert "in round 3: late." in next(StageTables(event, 1, ENGLISH).standings()).rule


def test_imps_count_where_ties_are_parted_by_imps():
    event = league(4)
    group = event.group(1)
    for number, each in enumerate(group.rounds, 1):
        for board, game in enumerate(each.games, 1):
            group = with_game(group, number, board, scored(group.teams, game, MatchImps(10, 10)))
    group = with_order(group, (TieBreak.NET_IMPS,))
    event = event.with_group(1, 1, group)
    made = with_adjustment(event, 1, Adjustment(1, imps=-3, reason="slow", round=1))
    assert [each.number for each in stage_standings(made, 1)][-1] == 1
    assert stage_standings(made, 1, after=0)[0].number == 1
    quotient = made.with_group(1, 1, with_order(group, (TieBreak.IMP_QUOTIENT,)))
    assert [each.number for each in stage_standings(quotient, 1)][-1] == 1


def test_what_would_count_for_nothing_is_refused():
    event = league(4)
    event = event.with_group(1, 1, with_order(event.group(1), (TieBreak.DIRECT, TieBreak.LOTS)))
    imps = Adjustment(1, imps=-3, reason="slow")
    with pytest.raises(EventError, match="IMPs would count for nothing in stage 1"):
        with_adjustment(event, 1, imps)
    assert len(list(misfits(fined(event, imps)))) == 1
    with pytest.raises(EventError, match="VPs would count for nothing in stage 1"):
        with_adjustment(knock_out(), 1, LATE)
    with pytest.raises(EventError, match="knock-out of bridge teams"):
        check_rule(DrawKind.SWISS, StageRule.HALF_MARGIN, event.kind)
    check_rule(DrawKind.KNOCK_OUT, StageRule.HALF_MARGIN, event.kind)


def test_imps_of_a_round_without_a_match_are_refused_in_a_knock_out():
    event = begun(Event(field(3), (Stage(draw=DrawKind.KNOCK_OUT),)), 1, RULES, [(1, 2, 3)])
    event = drawn(event, 1)
    slow = Adjustment(1, 0, -5, "slow", 1)
    for of_round in (0, 1):  # the first seed has a bye
        with pytest.raises(EventError, match="Team 1 has no match in round 1"):
            with_adjustment(event, 1, replace(slow, round=of_round))
    event = with_adjustment(event, 1, replace(slow, round=2))
    event = drawn(played(event, 1), 1)
    assert not list(misfits(event))
    (loser,) = {2, 3}.difference(event.group(1).rounds[1].games[0].sides)
    with pytest.raises(EventError, match="has no match in round 2"):
        with_adjustment(event, 1, Adjustment(loser, 0, -5, "slow", 2))
    (told,) = misfits(fined(event, replace(slow, round=1)))
    assert "choose a round with one" in str(told)
