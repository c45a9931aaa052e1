"""The groups of an event as places: what is played there, and put back."""

from dataclasses import replace

import pytest

from tests.swiss_events import play_round, teams
from tests.unit.event.stages_builders import RULES, field, league, played
from vpdesk.event.event import DrawKind, Event, Prize, Stage, Who, WhoKind, of_tournament
from vpdesk.event.formats import EventFormat, EventPlan, new_event
from vpdesk.event.place import (
    FIRST,
    StagePlace,
    StageState,
    changed_place,
    current_place,
    may_renumber,
    places_of,
    state_of,
    tournament_at,
    with_tournament,
)
from vpdesk.event.stages import begun, who_plays
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.draws.teams.by_table import check_table, drawn_by
from vpdesk.tournament.draws.teams.scoring import with_rules, with_scale
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.field.entries import added, by_rating, changed
from vpdesk.tournament.play import Kind
from vpdesk.tournament.standings.tie_break_order import tournament_order, with_order
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.team_rules import TeamMethod
from vpdesk.tournament.tournament import Entrant, Forbidden

NET_IMPS = TieBreak.NET_IMPS

FINAL = Stage("Final", DrawKind.SWISS, Who(WhoKind.PLACES, 1, 1, 4), no_repeats=True)


def test_a_tournament_is_its_only_place():
    event = of_tournament(play_round(teams(6)))
    assert (places_of(event), current_place(event)) == ((FIRST,), FIRST)
    assert tournament_at(event, FIRST) is event.group(1)
    more = play_round(event.group(1))
    assert with_tournament(event, FIRST, more) == of_tournament(more)


def test_who_enters_late_plays_in_a_group_of_the_first_stage():
    event = Event(field(8), (Stage("Groups", DrawKind.ROUND_ROBIN),), "Cup", Kind.TEAMS)
    event = begun(event, 1, RULES, [(1, 4, 5, 8), (2, 3, 6, 7)])
    place = StagePlace(1, 2)
    late = [Entrant(1, "Late"), Entrant(1, "Later")]
    after = with_tournament(event, place, added(tournament_at(event, place), late))
    assert [each.number for each in after.group(1, 2).entrants] == [2, 3, 6, 7, 9, 10]
    assert [each.name for each in after.entrants[8:]] == ["Late", "Later"]
    assert len(after.group(1, 2).rounds) == 5  # its schedule is made anew
    assert after.group(1, 1) == event.group(1, 1)
    ready = played(event, 1, 2)
    with pytest.raises(TournamentError, match="there are results"):
        added(tournament_at(ready, place), late)


def test_a_stage_waits_for_the_one_before_it():
    event = league(6).with_stage(2, FINAL)
    assert [state_of(event, each) for each in (1, 2)] == [StageState.IN_PLAY, StageState.WAITING]
    assert current_place(event) == FIRST
    assert tournament_at(event, StagePlace(2, 1)).entrants == ()
    event = played(event, 1)
    assert [state_of(event, each) for each in (1, 2)] == [StageState.FINISHED, StageState.READY]
    assert current_place(event) == StagePlace(2, 1)
    event = begun(event, 2, RULES, [who_plays(event, 2)])
    assert state_of(event, 2) is StageState.IN_PLAY


def test_what_is_derived_is_not_put_back():
    event = played(league(6), 1).with_stage(2, FINAL)
    event = begun(event, 2, RULES, [who_plays(event, 2)])
    shown = tournament_at(event, StagePlace(2, 1))
    assert len(shown.forbidden) == 6  # they have all met
    assert with_tournament(event, StagePlace(2, 1), shown) == event
    apart = Forbidden((shown.entrants[0].number, shown.entrants[1].number), 1, 2)
    wanted = replace(shown, forbidden=(*shown.forbidden, apart))
    assert with_tournament(event, StagePlace(2, 1), wanted).group(2).forbidden == (apart,)


def test_what_is_said_of_a_team_is_said_in_the_whole_event():
    event = played(league(6), 1).with_stage(2, FINAL)
    event = begun(event, 2, RULES, [who_plays(event, 2)])
    shown = tournament_at(event, StagePlace(2, 1))
    named = replace(shown.entrants[0], name="Mountain")
    event = with_tournament(event, StagePlace(2, 1), replace(changed(shown, named), name="County"))
    assert event.name == event.group(1).name == "County"
    for players in (event.entrants, event.group(1).entrants, event.group(2).entrants):
        assert [each.number for each in players if each.name == "Mountain"] == [named.number]
    assert not may_renumber(event)


def test_the_first_stage_is_entered_as_a_tournament_is():
    event = Event(field(4), (replace(FINAL, who=Who()),), kind=Kind.TEAMS)
    event = begun(event, 1, RULES, [(1, 2, 3, 4)]).with_stage(2, FINAL)
    event = with_tournament(event, FIRST, added(event.group(1), [Entrant(1, "Late", 90)]))
    assert event.entrants is event.group(1).entrants
    assert may_renumber(event)
    event = with_tournament(event, FIRST, by_rating(event.group(1)))
    assert event.entrants[0].name == "Late"
    rules = replace(event.group(1).teams, method=TeamMethod.TWICE)
    event = with_tournament(event, FIRST, replace(event.group(1), teams=rules))
    assert (event.stages[0].draw, event.stages[0].double) == (DrawKind.ROUND_ROBIN, True)


def test_undo_leads_to_what_has_changed():
    before = played(league(6), 1).with_stage(2, FINAL)
    after = begun(before, 2, RULES, [who_plays(before, 2)])
    assert changed_place(before, after, FIRST) == StagePlace(2, 1)
    assert changed_place(after, replace(after, prizes=(Prize("1", "Cup"),)), FIRST) == FIRST
    gone = replace(after, stages=after.stages[:1])
    assert changed_place(after, gone, StagePlace(2, 1)) == FIRST


def test_rules_that_are_changed_in_one_group_are_those_of_the_whole_stage():
    plan = EventPlan(EventFormat.GROUPS, Kind.TEAMS, "Cup", groups=2, titles=("Groups", "Final"))
    event = played(played(new_event(plan, field(8)), 1, 1), 1, 2)
    here = tournament_at(event, FIRST)
    wanted = with_order(with_rules(here, with_scale(here.teams, ScaleSpec(32))), (NET_IMPS,))
    after = with_tournament(event, FIRST, wanted)
    one, other = after.stages[0].groups
    assert other.teams.boards == one.teams.boards == 32
    assert tournament_order(other) == tournament_order(one) == (NET_IMPS,)
    games = [each.stages[0].groups[1].rounds[0].games[0] for each in (event, after)]
    assert games[0].imps == games[1].imps
    assert games[0].points != games[1].points  # by the other scale
    assert after.stages[1] == event.stages[1]  # the final has its own
    back = tournament_at(event, StagePlace(1, 2))
    again = with_tournament(after, StagePlace(1, 2), back).stages[0].groups
    assert again[0].rounds == event.group(1, 1).rounds
    assert tournament_order(again[0]) == tournament_order(back)


def test_another_draw_is_that_of_all_groups():
    plan = EventPlan(EventFormat.GROUPS, Kind.TEAMS, "Cup", groups=2, titles=("Groups", "Final"))
    event = new_event(plan, field(8))
    twice = drawn_by(tournament_at(event, FIRST), TeamMethod.TWICE)
    after = with_tournament(event, FIRST, twice)
    assert [(len(each.rounds), each.planned) for each in after.stages[0].groups] == [(6, 6)] * 2
    assert after.stages[0].double
    once = drawn_by(tournament_at(after, FIRST), TeamMethod.ROUND_ROBIN)
    assert with_tournament(after, FIRST, once) == event


def test_a_table_goes_on_from_what_was_played():
    league_of_four = played(league(4), 1).group(1)
    twice = drawn_by(league_of_four, TeamMethod.TWICE)
    assert (twice.rounds, twice.planned) == (league_of_four.rounds, 6)
    check_table(twice)
    check_table(drawn_by(drawn_by(league_of_four, TeamMethod.DANISH), TeamMethod.ROUND_ROBIN))
    with pytest.raises(TournamentError, match="would repeat matches"):
        check_table(drawn_by(play_round(play_round(teams(6))), TeamMethod.ROUND_ROBIN))
