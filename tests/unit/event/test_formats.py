"""The usual formats of an event, begun with their fields."""

import pytest

from tests.unit.event.stages_builders import field
from vpdesk.event.event import DrawKind, EventError, WhoKind
from vpdesk.event.formats import EventFormat, EventPlan, new_event
from vpdesk.event.misfits import misfits
from vpdesk.event.place import StageState, state_of
from vpdesk.event.stages import drawn
from vpdesk.tournament.play import Kind
from vpdesk.tournament.team_rules import Sharing, TeamMethod, TeamRules


def made(plan, count, kind=Kind.TEAMS, **more):
    return new_event(EventPlan(plan, kind, "Cup", **more), field(count))


@pytest.mark.parametrize("kind", Kind)
def test_a_league_has_all_its_rounds(kind):
    once, twice = (made(each, 7, kind) for each in (EventFormat.LEAGUE, EventFormat.LEAGUE_TWICE))
    assert [len(each.group(1).rounds) for each in (once, twice)] == [7, 14]
    assert [list(misfits(each)) for each in (once, twice)] == [[], []]


def test_a_league_of_nobody_yet_is_a_round_robin():
    event = made(EventFormat.LEAGUE_TWICE, 0)
    assert event.is_tournament
    assert event.group(1).teams.method is TeamMethod.TWICE


def test_a_swiss_is_a_tournament():
    event = made(EventFormat.SWISS, 9, Kind.CHESS, rounds=5)
    assert event.is_tournament
    assert (event.group(1).planned, len(drawn(event, 1).group(1).rounds)) == (5, 1)


def test_groups_have_a_final():
    event = made(EventFormat.GROUPS, 8, groups=2, through=1, titles=("Groups", "Final"))
    assert [each.title for each in event.stages] == ["Groups", "Final"]
    assert [[each.number for each in group.entrants] for group in event.stages[0].groups] == [
        [1, 4, 5, 8],
        [2, 3, 6, 7],
    ]
    who = event.stages[1].who
    assert (who.kind, who.stage, who.first, who.last) == (WhoKind.PLACES, 1, 1, 1)
    assert state_of(event, 2) is StageState.WAITING
    by_lot = TeamRules(sharing=Sharing.LOT, lot=5)
    event = made(EventFormat.GROUPS, 8, groups=2, through=2, rules=by_lot)
    assert event.group(1).teams.sharing is Sharing.LOT
    assert event.group(2).teams.sharing is Sharing.SNAKE  # the final goes by the places
    with pytest.raises(EventError, match=r"groups: 2, entrants: 3"):
        made(EventFormat.GROUPS, 3, groups=2)


def test_a_knock_out_is_drawn_by_seeds():
    event = drawn(made(EventFormat.KNOCK_OUT, 6), 1)
    assert event.stages[0].draw is DrawKind.KNOCK_OUT
    assert [game.sides for game in event.group(1).rounds[0].games] == [(4, 5), (3, 6)]
    assert event.group(1).planned == 3
