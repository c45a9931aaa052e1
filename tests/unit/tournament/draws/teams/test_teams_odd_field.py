"""Byes and triangles of odd fields, and why they are whose they are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.unit.tournament.draws.teams.teams_events import couples_of, event, won
from tests.unit.tournament.draws.teams.teams_odd_field_builders import (
    APART,
    last_in_triangle,
    one_round,
)
from vpdesk.tournament.draws.teams.draw import as_round, draw_teams
from vpdesk.tournament.draws.teams.generator import generate_teams
from vpdesk.tournament.draws.teams.team_history import team_histories
from vpdesk.tournament.draws.teams.trace import Reason, Why
from vpdesk.tournament.draws.teams.why import why_bye, why_not_match
from vpdesk.tournament.errors import NoPairingError
from vpdesk.tournament.round import Bye, ByeKind, Round
from vpdesk.tournament.team_rules import OddField, TeamMethod, TeamRules, Triangle
from vpdesk.tournament.tournament import Forbidden, Request, Tournament

TRIANGLE = TeamRules(odd=OddField.TRIANGLE)


def test_the_bye_is_the_lowest_ranked_teams_with_the_fewest_byes() -> None:
    drawn = draw_teams(one_round())
    assert drawn.ranking == (1, 3, 5, 4, 2)
    assert drawn.bye == 2
    assert drawn.notes == (Reason(Why.BYE, 2),)
    assert why_bye(one_round(), 2) == drawn.notes
    assert why_bye(one_round(), 4) == (Reason(Why.LOWER_FIRST, 4, 2),)


def test_who_has_had_a_bye_is_passed_over() -> None:
    byes = (Bye(2, ByeKind.PAIRING),)
    second = Round((won(1, 3, 1000), won(5, 4, 1000)), byes)
    first = Round((won(1, 3, 1000), won(5, 4, 1000)), byes)
    made = event(5, first, second, teams=TeamRules(bye=0, danish_rounds=(3,)))
    drawn = draw_teams(made)
    assert drawn.ranking[-1] == 2
    assert drawn.bye == 5
    assert drawn.notes == (Reason(Why.MORE_BYES, 2, value=2), Reason(Why.BYE, 5))
    assert why_bye(made, 2) == (Reason(Why.MORE_BYES, 2, value=2),)


def test_a_bye_goes_higher_if_the_rest_could_not_be_drawn() -> None:
    made = event(3, forbidden=(Forbidden((1, 2)),))
    drawn = draw_teams(made)
    assert drawn.bye == 2
    assert drawn.notes == (Reason(Why.NO_BYE, 3), Reason(Why.BYE, 2))
    assert why_bye(made, 3) == (Reason(Why.NO_BYE, 3),)


def test_an_even_field_has_no_bye_and_who_is_away_none_either() -> None:
    made = event(5, requests=(Request(3, 1, ByeKind.ZERO),))
    assert why_bye(made, 1) == (Reason(Why.EVEN),)
    assert why_bye(made, 3) == (Reason(Why.AWAY, 3),)
    assert why_not_match(made, 3, 1).reasons == (Reason(Why.AWAY, 3),)


def test_a_triangle_is_of_the_three_lowest_and_each_is_at_home_once() -> None:
    made = event(7, teams=TRIANGLE)
    drawn = draw_teams(made)
    assert drawn.triangles == ((5, 6, 7),)
    games = as_round(made, drawn).games
    assert [game.sides for game in games if game.triangle] == [(5, 6), (6, 7), (7, 5)]
    assert couples_of(drawn) == ((0, 2), (1, 3))
    assert why_bye(made, 6) == drawn.notes == tuple(Reason(Why.TRIANGLE, at) for at in (5, 6, 7))


def after_triangle() -> Tournament:
    """7, 8 and 9 were in a triangle; 3 and 4 met, and are the lowest."""
    void = replace(won(3, 4, 0), points=(300, 200))
    circle = (won(7, 8, 1000, 1), won(8, 9, 1000, 1), won(9, 7, 1000, 1))
    first = Round((won(1, 2, 1200), won(5, 6, 1200), void, *circle))
    return event(9, first, teams=TRIANGLE)


def test_a_triangle_avoids_teams_that_met() -> None:
    drawn = draw_teams(after_triangle())
    assert drawn.ranking == (1, 5, 7, 8, 9, 2, 6, 3, 4)
    assert drawn.triangles == ((2, 6, 4),)
    assert drawn.notes[0] == Reason(Why.MET, 3, 4, 1)
    assert why_bye(after_triangle(), 3) == (Reason(Why.MET, 3, 4, 1),)
    assert why_bye(after_triangle(), 9) == (Reason(Why.LOWER_FIRST, 9, 4),)


def test_a_triangle_takes_who_met_if_there_is_no_other() -> None:
    made = event(3, Round((won(1, 2, 1200),), (Bye(3, ByeKind.PAIRING),)), teams=TRIANGLE)
    drawn = draw_teams(made)
    assert drawn.triangles == ((3, 1, 2),)  # level, by what the opponents have
    assert drawn.notes[-1] == Reason(Why.TRIANGLE_REPEATS, 1, 2, 1)
    danish = replace(made, teams=replace(TRIANGLE, danish_rounds=(2,)))
    assert {each.code for each in draw_teams(danish).notes} == {Why.TRIANGLE}


def test_nobody_is_in_a_second_triangle_before_all_others() -> None:
    for method in (each for each in TeamMethod if not each.by_table):
        rules = TeamRules(method=method, odd=OddField.TRIANGLE, leaders_apart=False)
        made = generate_teams(15, 5, 3, rules)
        histories = team_histories(made).values()
        assert {len(each.triangles) for each in histories} == {1}
        assert len(team_histories(generate_teams(3, 2, 1, rules))[1].triangles) == 2


@pytest.mark.parametrize(
    ("choice", "places"),
    [(Triangle.BY_TURNS, (2, 4, 6)), (Triangle.ONCE, (2, 4, 6)), (Triangle.LOWEST, (4, 6, 9))],
)
def test_who_may_be_in_a_triangle_is_chosen(choice: Triangle, places: tuple[int, ...]) -> None:
    made = last_in_triangle(replace(TRIANGLE, triangle=choice))
    drawn = draw_teams(made)
    assert drawn.ranking == (1, 3, 5, 2, 4, 6, 7, 8, 9)
    assert drawn.triangles == (places,)
    nine = why_bye(made, 9)
    if choice is Triangle.LOWEST:
        assert nine == drawn.notes
        assert Reason(Why.TRIANGLE, 9, value=1) in nine
        assert why_bye(made, 8) == (Reason(Why.MET, 8, 9, 1),)
    else:
        assert nine == (Reason(Why.MORE_TRIANGLES, 9, value=1),)


def test_two_of_the_first_three_are_never_in_one_triangle() -> None:
    together = replace(TRIANGLE, leaders_apart=False)
    assert draw_teams(last_in_triangle(together, *APART)).triangles == ((1, 3, 6),)
    made = last_in_triangle(TRIANGLE, *APART)
    assert draw_teams(made).triangles == ((3, 6, 9),)
    assert why_bye(made, 1) == (Reason(Why.LEADERS, 1, 3),)
    once = replace(made, teams=replace(TRIANGLE, triangle=Triangle.ONCE))
    with pytest.raises(NoPairingError, match="the first three"):
        draw_teams(once)


def test_nobody_is_in_a_triangle_twice_if_that_is_the_rule() -> None:
    rules = replace(TRIANGLE, triangle=Triangle.ONCE, leaders_apart=False)
    made = generate_teams(15, 5, 3, rules)
    assert {len(each.triangles) for each in team_histories(made).values()} == {1}
    with pytest.raises(NoPairingError, match="let teams be in one by turns"):
        draw_teams(made)


def test_a_triangle_that_must_not_be_is_told() -> None:
    forbidden = (Forbidden((6, 7)), Forbidden((4, 7)))
    drawn = draw_teams(event(7, forbidden=forbidden, teams=TRIANGLE))
    assert drawn.triangles == ((3, 5, 7),)
    assert drawn.notes[:2] == (Reason(Why.FORBIDDEN, 6, 7), Reason(Why.FORBIDDEN, 4, 7))


def test_a_triangle_leaves_a_draw_to_a_club_of_half_the_field() -> None:
    club = Forbidden(tuple(range(22, 42)))
    drawn = draw_teams(event(41, forbidden=(club,), teams=TRIANGLE))
    assert drawn.triangles == ((20, 21, 41),)
    one_more = Forbidden((*club.entrants, 21))
    with pytest.raises(NoPairingError, match="allow some"):
        draw_teams(event(41, forbidden=(one_more,), teams=TRIANGLE))


def test_the_same_seed_makes_the_same_event() -> None:
    first, again, other = (generate_teams(9, 3, seed, TRIANGLE) for seed in (1, 1, 2))
    assert first == again
    assert first != other
