"""Rounds that are put together by hand."""

import pytest

from tests.unit.event.stages_builders import RULES, field, played
from vpdesk.event.event import DrawKind, Event, EventError, Stage
from vpdesk.event.free import odd_ones, put_together
from vpdesk.event.ranking import stage_standings
from vpdesk.event.stages import begun
from vpdesk.tournament.draws.next_round import explained, with_round
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.typed_results import unpaired
from vpdesk.tournament.round import ByeKind


def group(count):
    event = Event(field(count), (Stage("Friendly", DrawKind.FREE),), "Friendly", Kind.TEAMS)
    return begun(event, 1, RULES, [range(1, count + 1)])


def test_one_who_is_left_over_has_a_bye_and_several_get_nothing():
    first = group(7).group(1)
    made = put_together(first, [(1, 4), (3, 2), (5, 6)])
    assert [game.sides for game in made.games] == [(1, 4), (3, 2), (5, 6)]
    after = with_round(first, made)
    assert [(each.entrant, each.kind) for each in made.byes] == [(7, ByeKind.PAIRING)]
    assert after.points_of_bye(made.byes[0]) == after.teams.bye > 0
    several = with_round(first, put_together(first, [(1, 4)]))
    assert [several.points_of_bye(each) for each in several.rounds[0].byes] == [0] * 5
    # Taken back, everybody can be put together again.
    assert [each.number for each in unpaired(several).present(1)] == list(range(1, 8))
    assert not explained(after, 1)


def test_a_repeated_match_is_told_and_drawn():
    event = group(4)
    first = event.group(1)
    event = event.with_group(1, 1, with_round(first, put_together(first, [(1, 2), (3, 4)])))
    event = played(event, 1, 1)
    there = event.group(1)
    assert list(odd_ones(there, [(2, 1), (3, 4)])) == [
        ((2, 1), ("repeat:1",)),
        ((3, 4), ("repeat:1",)),
    ]
    assert list(odd_ones(there, [(1, 3), (2, 4)])) == []
    again = event.with_group(1, 1, with_round(there, put_together(there, [(2, 1), (3, 4)])))
    again = played(again, 1, 1)
    assert [each.place for each in stage_standings(again, 1)] == [1, 1, 3, 3]


@pytest.mark.parametrize(
    ("couples", "words"),
    [
        ([(1, 2), (2, 3)], "Team 2 is in two matches of the round."),
        ([(1, 1)], "Team 1 is in two matches of the round."),
        ([], "The round has no match yet."),
    ],
)
def test_what_is_no_round(couples, words):
    with pytest.raises(EventError, match=words):
        put_together(group(4).group(1), couples)
