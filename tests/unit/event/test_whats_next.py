"""What is next in an event: whoever does it, step by step, comes to the end."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.unit.event import segments_typed_builders
from tests.unit.event.stages_builders import field, league, played
from vpdesk.event.carry import as_played
from vpdesk.event.event import Stage, Who, WhoKind, of_tournament
from vpdesk.event.formats import EventFormat, EventPlan, new_event
from vpdesk.event.free import put_together
from vpdesk.event.place import StagePlace, tournament_at, with_tournament
from vpdesk.event.planning import begin, planned, without
from vpdesk.event.stages import drawn
from vpdesk.event.whats_next import next_step, next_steps
from vpdesk.next_step import Deed, NextStep, Out
from vpdesk.tournament.draws.next_round import with_round
from vpdesk.tournament.draws.teams.scoring import scored
from vpdesk.tournament.field import entries
from vpdesk.tournament.field.leaving import left
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.chess_matches import empty
from vpdesk.tournament.results.typed_results import typed, with_game
from vpdesk.tournament.score import MatchImps
from vpdesk.tournament.team_rules import FirstRound, TeamRules
from vpdesk.tournament.tournament import Entrant, Tournament

MOST_STEPS = 400


def with_result(event, step, imps, *, only=None):
    """With a result at one of the tables that a step names."""
    group = event.group(*step.place)
    board = (only or step.tables[0]) - as_played(event, *step.place).first_table + 1
    game = group.rounds[step.round - 1].games[board - 1]
    if not group.play.has_imps:
        made = typed(group, game, "1-0" if imps[0] >= imps[1] else "0-1")
        return event.with_group(*step.place, with_game(group, step.round, board, made))
    made = scored(group.teams, game, MatchImps(*imps))
    return event.with_group(*step.place, with_game(group, step.round, board, made))


def paired_by_hand(event, step):
    """With a round in which those beside each other meet."""
    group = event.group(*step.place)
    numbers = [each.number for each in group.entrants]
    made = put_together(group, list(zip(numbers[::2], numbers[1::2], strict=False)))
    return event.with_group(*step.place, with_round(group, made))


def drawn_next(event, step):
    """With the round that the step names."""
    if event.stage(step.stage).draw.is_free:
        return paired_by_hand(event, step)
    return drawn(event, *step.place)


def with_names(draw, event, step):
    """With as many names as the step asks for, or some more."""
    place = StagePlace(*step.place)
    new = [Entrant(1, f"New {at}") for at in range(draw(st.integers(step.count, 6)))]
    return with_tournament(event, place, entries.added(tournament_at(event, place), new))


def planned_otherwise(event, step):
    """Without the stage, or with the rounds that there are."""
    if not step.round:
        return without(event, step.stage)
    group = event.group(*step.place)
    return event.with_group(*step.place, replace(group, planned=len(group.rounds)))


def with_any_result(draw, event, step):
    """With some result at one of the tables; one that parts a tie where that is wanted."""
    home, visitor = draw(st.tuples(st.integers(0, 3), st.integers(0, 3)))
    imps = (home + 4 * (step.do is Deed.TIE), visitor)
    return with_result(event, step, imps, only=draw(st.sampled_from(step.tables)))


DEEDS = {
    Deed.NAMES: with_names,
    Deed.STAGE: lambda _, event, step: begin(event, step.stage),
    Deed.PLAN: lambda _, event, step: planned_otherwise(event, step),
    Deed.DRAW: lambda _, event, step: drawn_next(event, step),
    Deed.RESULTS: with_any_result,
    Deed.TIE: with_any_result,
}


def do(draw, event, step, out):
    """What the step says, done by the engine, which may refuse nothing of it."""
    if step.do is Deed.PRINT:
        return event, replace(out, printed=True)
    if step.do is Deed.PUBLISH:
        return event, replace(out, published=True)
    return DEEDS[step.do](draw, event, step), out


@st.composite
def whole_events(draw):
    """An event of some format, of a field that may still be empty."""
    plan = draw(st.sampled_from(EventFormat))
    kind = draw(st.sampled_from((Kind.TEAMS, Kind.CHESS)))
    groups = draw(st.integers(1, 2))
    least = 2 * groups if plan is EventFormat.GROUPS else 0
    count = draw(st.integers(least, 9))
    rounds = draw(st.integers(1, 5))
    rules = TeamRules(arrears=draw(st.booleans()), first=draw(st.sampled_from(FirstRound)), lot=3)
    made = EventPlan(plan, kind, "Cup", rules, rounds=rounds, groups=groups, through=2)
    event = new_event(made, field(count))
    if plan in (EventFormat.LEAGUE, EventFormat.SWISS) and count > 4 and draw(st.booleans()):
        who = Who(WhoKind.PLACES, 1, 1, draw(st.integers(1, 4)))
        stage = Stage("Final", draw(st.sampled_from(list(type(event.stages[0].draw)))), who)
        like = Tournament((), kind=kind, planned=1)
        event = planned(event, 2, stage, like, 1)
    return event


@settings(max_examples=25, deadline=None)
@given(whole_events(), st.data())
def test_whoever_does_what_is_next_comes_to_the_end(event, data):
    out, last = Out(published=False), None
    for _ in range(MOST_STEPS):
        step = next_step(event, out=out)
        if step.do is Deed.DONE:
            break
        assert (event, out) != last, step
        last = event, out
        event, out = do(data.draw, event, step, out)
    assert step.do is Deed.DONE
    assert out.printed
    assert out.published
    assert all(each.finished for stage in event.stages for g in stage.groups for each in g.rounds)


def test_a_league_goes_from_its_first_results_to_the_printed_ranking():
    event = league(4)
    assert next_step(event) == NextStep(Deed.RESULTS, 2, 1, 1, 1, 3, (1, 2), True)
    event = with_result(event, next_step(event), (9, 2))
    assert next_step(event) == NextStep(Deed.RESULTS, 1, 1, 1, 1, 3, (2,))
    assert next_step(played(event, 1)) == NextStep(Deed.PRINT)
    assert next_step(played(event, 1), out=Out(printed=True)) == NextStep(Deed.DONE)
    assert next_step(played(event, 1), out=Out(True, False)) == NextStep(Deed.PUBLISH)


def test_a_swiss_is_drawn_when_its_results_are_in_and_in_arrears_before():
    plan = EventPlan(EventFormat.SWISS, Kind.TEAMS, rounds=3)
    event = new_event(plan, field(8))
    assert next_step(event) == NextStep(Deed.DRAW, 0, 1, 1, 1, 3, first=True)
    event = drawn(event, 1)
    assert next_step(event).do is Deed.RESULTS
    assert next_step(played(event, 1)) == NextStep(Deed.DRAW, 0, 1, 1, 2, 3)
    behind = new_event(plan._replace(rules=TeamRules(arrears=True)), field(8))
    behind = drawn(behind, 1)
    assert next_step(behind) == NextStep(Deed.DRAW, 4, 1, 1, 2, 3)
    behind = drawn(behind, 1)
    assert next_step(behind) == NextStep(Deed.RESULTS, 4, 1, 1, 1, 3, (1, 2, 3, 4), True)


def test_names_that_are_missing_come_first():
    event = new_event(EventPlan(EventFormat.SWISS, Kind.TEAMS, rounds=3), ())
    assert next_step(event) == NextStep(Deed.NAMES, 2, 1, 1, first=True)


def test_a_tie_is_parted_before_the_next_round():
    event = drawn(new_event(EventPlan(EventFormat.KNOCK_OUT, Kind.TEAMS), field(4)), 1)
    event = with_result(event, next_step(event), (9, 2))
    event = with_result(event, next_step(event), (5, 5))
    assert next_step(event) == NextStep(Deed.TIE, 1, 1, 1, 1, 2, (2,))


def test_a_first_segment_is_a_result_already():
    event = segments_typed_builders.cup()
    assert next_step(event) == NextStep(Deed.RESULTS, 2, 1, 1, 1, 2, (1, 2), True)
    group = event.group(1)
    game = typed(group, group.rounds[0].games[0], "22-10")
    event = event.with_group(1, 1, with_game(group, 1, 1, game))
    assert next_step(event) == NextStep(Deed.RESULTS, 2, 1, 1, 1, 2, (1, 2))


def test_each_group_has_a_step_of_its_own_and_the_final_waits():
    plan = EventPlan(EventFormat.GROUPS, Kind.TEAMS, groups=2, titles=("Groups", "Final"))
    event = new_event(plan, field(8))
    assert [each.place for each in next_steps(event)] == [(1, 1), (1, 2)]
    assert next_step(event, StagePlace(1, 2)).tables == (3, 4)
    assert next_step(event, StagePlace(2, 1)).place == (1, 1)  # the final has none yet
    event = played(played(event, 1, 1), 1, 2)
    assert next_step(event) == NextStep(Deed.STAGE, stage=2, group=1)


def test_more_rounds_than_can_be_drawn_are_not_promised():
    event = new_event(EventPlan(EventFormat.SWISS, Kind.TEAMS, rounds=5), field(4))
    for _ in range(3):
        event = played(drawn(event, 1), 1)
    assert next_step(event) == NextStep(Deed.PLAN, 0, 1, 1, 4, 5)


def test_who_leaves_a_swiss_leaves_no_step_behind():
    event = drawn(new_event(EventPlan(EventFormat.SWISS, Kind.TEAMS, rounds=2), field(6)), 1)
    event = event.with_group(1, 1, left(played(event, 1).group(1), {6}))
    event = played(drawn(event, 1), 1)
    assert next_step(event).do is Deed.PRINT


def test_a_stage_that_nobody_can_play_is_to_be_planned_otherwise():
    event = played(league(2), 1)
    only_one = Stage("Final", who=Who(WhoKind.PLACES, 1, 1, 1))
    event = planned(event, 2, only_one, Tournament((), kind=Kind.TEAMS), 1)
    assert next_step(event) == NextStep(Deed.PLAN, stage=2, group=1)


@pytest.mark.parametrize("kind", Kind)
def test_an_empty_event_of_any_kind_begins_with_names(kind):
    assert next_step(of_tournament(empty(kind))).do is Deed.NAMES
