"""Who has left an event: in no later draw or stage, and not ranked."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.unit.event.stages_builders import RULES, field, league, played
from vpdesk.event.event import DrawKind, Event, EventError, Stage, Who, WhoKind
from vpdesk.event.final import final_ranking
from vpdesk.event.misfits import misfits
from vpdesk.event.place import StagePlace, tournament_at, with_tournament
from vpdesk.event.planning import begin, planned
from vpdesk.event.ranking import stage_standings
from vpdesk.event.stages import begun, drawn, who_plays
from vpdesk.report.events.final_table import final_table
from vpdesk.report.events.standing_words import StandingWords
from vpdesk.report.language import Language
from vpdesk.tournament.draws.teams.scoring import scored
from vpdesk.tournament.field.leaving import back, left
from vpdesk.tournament.field.left_league import last_counted
from vpdesk.tournament.results.typed_results import with_game
from vpdesk.tournament.score import MatchImps
from vpdesk.tournament.standings.tie_break_order import tournament_order

FINAL = Stage("Final", DrawKind.KNOCK_OUT, Who(WhoKind.PLACES, 1, 1, 2))
REST = Stage("Rest", DrawKind.SWISS, Who(WhoKind.REST, 1))


def withdraw(event, stage, number, group=1):
    place = StagePlace(stage, group)
    return with_tournament(event, place, left(tournament_at(event, place), [number]))


def out_of(event, stage, number):
    place = StagePlace(stage, 1)
    shown = tournament_at(event, place)
    rest = tuple(each for each in shown.entrants if each.number != number)
    return with_tournament(event, place, replace(shown, entrants=rest, rounds=()))


def qualified(count=6, *later):
    """A Swiss of three rounds that is played, and stages that are planned behind it."""
    event = begun(
        Event(field(count), (Stage("Swiss"),)), 1, replace(RULES, planned=3), [range(1, count + 1)]
    )
    for number, stage in enumerate(later, 2):
        event = planned(event, number, stage, RULES, 1)
    for _ in range(3):
        event = played(drawn(event, 1), 1)
    return event


def test_who_left_plays_no_later_stage_and_the_next_one_moves_up():
    event = qualified(6, FINAL, REST)
    first, second, third, *_ = (each.number for each in stage_standings(event, 1))
    event = withdraw(event, 1, second)
    assert who_plays(event, 2) == (first, third)
    assert second not in who_plays(event, 3)
    for who in (Who(), Who(WhoKind.CHOSEN, numbers=(first, second, third))):
        assert second not in who_plays(event.with_stage(4, Stage(who=who)), 4)
    event = begin(begin(event, 2), 3)
    assert not list(misfits(event))
    came_back = with_tournament(event, StagePlace(1, 1), back(event.group(1), [second]))
    assert [each.values["name"] for each in misfits(came_back)]  # who would play now is told


def test_who_leaves_once_the_later_stage_has_begun_is_taken_out_of_it():
    event = begin(qualified(7, REST), 2)
    gone = event.numbers_of(2)[2]
    before = withdraw(event, 1, gone)  # in the stage before
    assert gone not in before.numbers_of(2)
    after = drawn(event, 2)
    assert gone in after.numbers_of(2)
    after = withdraw(played(after, 2), 1, gone)  # where a round is played: it stands
    assert after.group(2).by_number[gone].last_round == 1
    made = drawn(after, 2).group(2).rounds[1]
    assert gone not in {each for game in made.games for each in game.sides}


def test_a_stage_that_is_not_in_play_can_lose_somebody():
    event = begin(begin(qualified(6, FINAL, REST), 2), 3)
    gone = event.numbers_of(3)[1]
    after = out_of(event, 3, gone)
    assert set(after.numbers_of(3)) == set(event.numbers_of(3)) - {gone}
    assert after.group(1).by_number[gone].last_round == 3
    assert not list(misfits(after))
    # Who would come up into the final plays elsewhere already: that is told, and not done.
    finalist = event.numbers_of(2)[0]
    with pytest.raises(EventError, match="fewer than two"):
        out_of(event, 2, finalist)


def test_the_next_one_by_the_standings_comes_up():
    event = begin(qualified(6, FINAL), 2)
    first, second, third, *_ = (each.number for each in stage_standings(event, 1))
    with pytest.raises(EventError, match="fewer than two"):
        out_of(event, 2, first)
    wide = replace(FINAL, who=Who(WhoKind.PLACES, 1, 1, 4))
    event = begin(qualified(6, wide), 2)
    fifth = stage_standings(event, 1)[4].number
    after = out_of(event, 2, second)
    assert after.numbers_of(2) == (first, third, stage_standings(event, 1)[3].number, fifth)
    assert not list(misfits(after))
    with pytest.raises(EventError, match="in play"):
        out_of(drawn(event, 2), 2, second)


def test_a_schedule_of_a_later_stage_is_made_anew():
    event = begin(qualified(6, replace(REST, draw=DrawKind.ROUND_ROBIN)), 2)
    gone = event.numbers_of(2)[0]
    after = out_of(event, 2, gone)
    assert len(after.numbers_of(2)) == 5
    assert len(after.group(2).rounds) == 5
    assert not list(misfits(after))


def test_the_final_list_says_who_has_withdrawn():
    event = qualified(6, FINAL)
    second = stage_standings(event, 1)[1].number
    event = withdraw(event, 1, second)
    event = played(drawn(begin(event, 2), 2), 2)
    ranked = final_ranking(event)
    assert [each.place for each in ranked if not each.withdrawn] == [1, 2, 3, 4, 5]
    assert [(each.number, each.place) for each in ranked if each.withdrawn] == [(second, 0)]
    rows = [[cell.text for cell in row] for row in final_table(event, Language()).rows]
    assert rows[-1][:2] == ["–", f"Team {second} (withdrawn)"]


def test_who_withdrew_is_not_ranked_in_a_stage_of_bridge():
    event = played(drawn(begun(Event(field(6), (Stage(),)), 1, RULES, [range(1, 7)]), 1), 1)
    leader = stage_standings(event, 1)[0].number
    event = played(drawn(withdraw(event, 1, leader), 1), 1)
    found = stage_standings(event, 1)
    assert [(each.place, each.number) for each in found][-1] == (0, leader)
    assert [each.place for each in found][:5] == [1, 2, 3, 4, 5]
    ranked = [each.standing for each in found]
    group = event.group(1)
    words = StandingWords(group, tournament_order(group), Language())
    assert words.place(ranked, 5) == ("Has withdrawn, and so is not ranked.",)


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_law_who_left_is_in_no_later_draw_or_stage(data):
    """Whenever somebody leaves, wherever: no round and no stage that comes later has him."""
    count = data.draw(st.integers(6, 11))
    kinds = st.sampled_from([DrawKind.SWISS, DrawKind.ROUND_ROBIN, DrawKind.KNOCK_OUT])
    whos = st.sampled_from(
        [Who(), Who(WhoKind.REST, 1), Who(WhoKind.PLACES, 1, 1, 4), Who(WhoKind.PLACES, 1, 2, 6)]
    )
    later = [Stage("", data.draw(kinds), data.draw(whos)) for _ in range(2)]
    margin = data.draw(st.permutations(range(count + 1)))
    event = begun(
        Event(field(count), (Stage(),)), 1, replace(RULES, planned=2), [range(1, count + 1)]
    )
    for number, stage in enumerate(later, 2):
        event = planned(event, number, stage, replace(RULES, planned=2), 1)
    left_at: dict[int, tuple[int, int]] = {}
    for at in (1, 2, 3):
        if at > 1 and len(who_plays(event, at)) < 4:
            return
        event = event if at == 1 else begin(event, at)
        group = event.group(at)
        while group.planned != len(group.rounds) or not group.rounds:
            event = drawn(event, at)
            event = played(event, at, margin=lambda home, away: margin[home] - margin[away] or 1)
            group = event.group(at)
            here = [each for each in group.by_number if each not in left_at]
            league_or_cup = at > 1 and later[at - 2].draw is not DrawKind.SWISS
            if len(here) > 5 and not league_or_cup and data.draw(st.booleans()):
                number = data.draw(st.sampled_from(here))
                left_at[number] = at, len(group.rounds)
                event = withdraw(event, at, number)
                group = event.group(at)
        event = played(event, at, margin=lambda home, away: margin[home] - margin[away] or 1)
        for number, (left_in, rounds) in left_at.items():
            if left_in < at:
                assert number not in event.numbers_of(at)
            drawn_later = event.group(left_in).rounds[rounds:]
            met = {each for one in drawn_later for game in one.games for each in game.sides}
            assert number not in met
    final = {each.number: each.place for each in final_ranking(event)}
    # Who leaves after the last round of all has played to the end.
    early = [number for number, at in left_at.items() if at != (3, event.group(3).planned)]
    assert not any(final[number] for number in early)


def test_who_leaves_a_league_begins_no_round_for_the_others():
    event = league(7)
    group = event.group(1)
    for board, game in enumerate(group.rounds[0].games, 1):
        group = with_game(group, 1, board, scored(group.teams, game, MatchImps(20, 10)))
    event = event.with_group(1, 1, group)
    before = {each.number: each.points for each in stage_standings(event, 1)}
    gone, other = group.rounds[0].games[0].sides
    event = event.with_group(1, 1, left(event.group(1), {gone}))
    assert last_counted(event.group(1)) == 1
    found = {each.number: each.points for each in stage_standings(event, 1)}
    others = found.keys() - {gone, other}
    assert {each: found[each] for each in others} == {each: before[each] for each in others}
