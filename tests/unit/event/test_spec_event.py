"""An event of groups, Swiss, play-off and ranking groups, drawn and scored from one file.

Forty teams in groups of ten: half against half, five matches; then five rounds of Swiss with the
full score kept and no repeats; the best 16 play off, 12 boards, the final 32; the others play in
groups of six by rank with their scores. Bye 12 VP, continuous 20-0.
"""

from dataclasses import replace
from functools import partial
from itertools import combinations

import pytest

from tests.unit.event.stages_builders import RULES, field, played
from vpdesk.event import planning
from vpdesk.event.draws import half_against_half
from vpdesk.event.event import (
    CarryKind,
    CarryOver,
    DrawKind,
    Event,
    EventError,
    Stage,
    Who,
    WhoKind,
    finished,
    snake,
)
from vpdesk.event.misfits import misfits
from vpdesk.event.place import StageState, state_of
from vpdesk.event.ranking import stage_standings
from vpdesk.event.stages import begun, drawn
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.file import read_event
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.tournament import Tournament

TEAMS = 40
SIXES = tuple((first, first + 5) for first in range(17, TEAMS, 6))


def margin(home, visitor):
    """A margin in IMPs that the teams' numbers give, never 0."""
    return (visitor - home) * 2 // 3 + (7 * home + 3 * visitor) % 11 - 5 or 1


def with_boards(rules, boards):
    return replace(rules, name="Congress", teams=replace(rules.teams, scale=ScaleSpec(boards)))


def all_stages():
    """The event before its first match: the first stage has begun, the others are planned."""
    event = Event(field(TEAMS), (Stage("Groups", DrawKind.HALVES),), "Congress", RULES.kind)
    event = begun(event, 1, with_boards(RULES, 8), snake(range(1, TEAMS + 1), 4))
    swiss = Stage("Swiss", carry=CarryOver(CarryKind.ALL, 1), no_repeats=True)
    event = planning.planned(event, 2, swiss, replace(with_boards(RULES, 8), planned=5), 1)
    play_off = Stage("Play-off", DrawKind.KNOCK_OUT, Who(WhoKind.PLACES, 2, 1, 16))
    event = planning.planned(event, 3, play_off, replace(with_boards(RULES, 12), planned=3), 1)
    final = Stage("Final", DrawKind.KNOCK_OUT, Who(WhoKind.PLACES, 3, 1, 2))
    event = planning.planned(event, 4, final, with_boards(RULES, 32), 1)
    for number, (first, last) in enumerate(SIXES, 5):
        stage = Stage(
            f"Places {first} to {last}",
            DrawKind.ROUND_ROBIN,
            Who(WhoKind.PLACES, 2, first, last),
            CarryOver(CarryKind.ALL, 2),
        )
        event = planning.planned(event, number, stage, with_boards(RULES, 8), 1)
    return event


def played_through(event, save):
    """All of it, as it would be drawn and scored on the day; save: the event after each step."""
    for number, stage in enumerate(event.stages, 1):
        if number > 1:
            assert state_of(event, number) is StageState.READY
            event = planning.begin(event, number)
        while not finished(event, number):
            if stage.draw in (DrawKind.SWISS, DrawKind.KNOCK_OUT):
                event = drawn(event, number)
            for group, _ in enumerate(event.stage(number).groups, 1):
                event = played(event, number, group, margin=margin)
            save(event)
    return event


def test_the_event_is_drawn_and_scored_from_one_file(tmp_path):
    path = tmp_path / "congress.vpt"
    file = TournamentFile.create(path, all_stages())
    assert [state_of(file.event, each) for each in (3, 4, 5)] == [StageState.WAITING] * 3
    with pytest.raises(EventError, match="Swiss is not finished"):
        planning.begin(file.event, 3)
    event = played_through(file.event, partial(file.save, what="a round"))
    file.close()
    assert read_event(path) == event
    assert list(misfits(event)) == []
    met = [
        frozenset(game.sides)
        for stage in event.stages[:2]
        for group in stage.groups
        for each in group.rounds
        for game in each.games
    ]
    assert len(met) == len(set(met)) == TEAMS // 2 * 10
    before = {each.number: each.points for each in stage_standings(event, 2)}
    ranked = sorted(before, key=before.__getitem__, reverse=True)
    assert set(event.numbers_of(3)) == set(ranked[:16])
    for number, (first, last) in enumerate(SIXES, 5):
        here = stage_standings(event, number)
        assert {each.number for each in here} == set(ranked[first - 1 : last])
        assert all(each.brings.carried == before[each.number] for each in here)
    final = stage_standings(event, 4)
    assert [len(each.rounds) for each in event.stages[2].groups] == [3]
    assert (event.group(4).teams.boards, [each.place for each in final]) == (32, [1, 2])
    with pytest.raises(EventError, match="Play-off takes its entrants"):
        planning.without(_unplayed(event, 2), 2)


def _unplayed(event, number):
    """Without the rounds of a stage."""
    return event.with_group(number, 1, replace(event.group(number), rounds=()))


@pytest.mark.parametrize("count", range(2, 14))
def test_each_of_one_half_meets_each_of_the_other_once(count):
    tournament = replace(RULES, entrants=field(count))
    rounds = half_against_half(snake([each.number for each in tournament.entrants], 2))
    one, other = map(set, snake(range(1, count + 1), 2))
    met = [frozenset(game.sides) for each in rounds for game in each.games]
    assert sorted(map(sorted, met)) == sorted(sorted((a, b)) for a in one for b in other)
    assert not any(set(each) <= one or set(each) <= other for each in met)
    assert all(a != b for a, b in combinations(met, 2))
    for each in rounds:
        there = [player for game in each.games for player in game.sides]
        there += [bye.entrant for bye in each.byes]
        assert sorted(there) == list(range(1, count + 1))
    assert Tournament(tournament.entrants, rounds, kind=RULES.kind).by_schedule
