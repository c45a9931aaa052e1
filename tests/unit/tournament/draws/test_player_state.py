"""Scores, colours, floats and byes as the editions see them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from vpdesk.tournament.draws.colours import allocate
from vpdesk.tournament.draws.player_state import Float, PlayerState, Strength, player_states
from vpdesk.tournament.round import Bye, ByeKind, Game, Result, Round
from vpdesk.tournament.tournament import Acceleration, Edition, Entrant, Forbidden, Tournament

WIN, LOSS, DRAW = Result.WIN, Result.LOSS, Result.DRAW
FORFEITED = Result.FORFEIT_WIN, Result.FORFEIT_LOSS


def players(count: int) -> tuple[Entrant, ...]:
    return tuple(Entrant(number, f"Player {number}") for number in range(1, count + 1))


def with_colours(colours: str, number: int = 1) -> PlayerState:
    return PlayerState(number, colours=colours)


@pytest.mark.parametrize(
    ("colours", "preference", "strength"),
    [
        ("", "", Strength.NONE),
        ("w", "b", Strength.STRONG),
        ("wb", "w", Strength.MILD),
        ("bw", "b", Strength.MILD),
        ("ww", "b", Strength.ABSOLUTE),
        ("bww", "b", Strength.ABSOLUTE),  # twice running, though the difference is 1
        ("bbww", "b", Strength.ABSOLUTE),  # twice running, though there is no difference
        ("wbwbb", "w", Strength.ABSOLUTE),
        ("wwbw", "b", Strength.ABSOLUTE),  # a difference of 2
        ("wwb", "b", Strength.STRONG),
    ],
)
def test_preference_follows_from_the_games_played(
    colours: str, preference: str, strength: Strength
) -> None:
    state = with_colours(colours)
    assert (state.preference, state.strength) == (preference, strength)


def test_a_game_between_unequal_scores_floats_both_and_an_unplayed_round_goes_by_the_edition() -> (
    None
):
    first = Round((Game(1, 2, WIN, LOSS), Game(3, 4, DRAW, DRAW)), (Bye(5, ByeKind.HALF),))
    second = Round((Game(2, 1, DRAW, DRAW), Game(3, 4, *FORFEITED)), (Bye(5, ByeKind.ZERO),))
    tournament = Tournament(players(5), (first, second))
    floats = {
        edition: [player_states(tournament, edition)[n].floats for n in (1, 2, 3, 4, 5)]
        for edition in Edition
    }
    down, none, up = Float.DOWN, Float.NONE, Float.UP
    shared = [[none, down], [none, up], [none, down]]
    assert floats[Edition.E2012] == [*shared, [none, none], [down, none]]
    assert floats[Edition.E2017] == [*shared, [none, down], [down, down]]
    assert floats[Edition.E2026] == [*shared, [none, none], [down, none]]


def test_what_bars_the_bye_goes_by_the_edition() -> None:
    byes = (
        Bye(3, ByeKind.PAIRING),
        Bye(4, ByeKind.FULL),
        Bye(5, ByeKind.HALF),
        Bye(6, ByeKind.ZERO),
    )
    tournament = Tournament(players(6), (Round((Game(1, 2, *FORFEITED),), byes),))
    barred = {
        edition: {n for n, state in player_states(tournament, edition).items() if state.barred}
        for edition in Edition
    }
    assert barred == {
        Edition.E2012: {1, 3, 4, 5},
        Edition.E2017: {1, 3},
        Edition.E2026: {1, 3, 4},
    }


def test_a_forfeited_game_has_no_colour_and_may_be_played_again() -> None:
    tournament = Tournament(players(2), (Round((Game(1, 2, *FORFEITED),)),))
    state = player_states(tournament, Edition.E2026)[1]
    assert (state.colours, state.scheduled, state.opponents) == ("", "w", set())
    assert (state.score, state.unplayed) == (100, 1)


def test_fictitious_points_count_for_pairing_and_for_floats_only() -> None:
    rounds = (Round((Game(1, 2, DRAW, DRAW),)),)
    tournament = Tournament(players(2), rounds, acceleration=(Acceleration(1, (100, 50)),))
    state = player_states(tournament, Edition.E2026)[1]
    assert (state.score, state.real_score, state.floats) == (100, 50, [Float.DOWN])
    later = replace(tournament, rounds=(*rounds, *rounds))
    assert player_states(later, Edition.E2026)[1].score == 100  # the fictitious ones are over


def test_only_the_last_round_has_top_scorers() -> None:
    tournament = Tournament(players(2), (Round((Game(1, 2, WIN, LOSS),)),), planned=2)
    assert [s.top_scorer for s in player_states(tournament, Edition.E2026).values()] == [
        True,
        False,
    ]
    assert not player_states(replace(tournament, planned=3), Edition.E2026)[1].top_scorer


def test_forbidden_pairs_hold_in_their_rounds() -> None:
    rule = Forbidden((1, 2), 2, 2)
    tournament = Tournament(players(3), forbidden=(rule,))
    assert player_states(tournament, Edition.E2012)[1].opponents == set()
    later = replace(tournament, rounds=(Round((Game(1, 3, WIN, LOSS),), (Bye(2, ByeKind.ZERO),)),))
    assert player_states(later, Edition.E2012)[1].opponents == {2, 3}


@pytest.mark.parametrize(
    ("higher", "lower", "edition", "white", "rule"),
    [
        ("wb", "bw", Edition.E2012, True, "E.1"),
        ("", "bw", Edition.E2026, True, "5.2.1"),
        ("wb", "wbb", Edition.E2017, False, "E.2"),
        ("wbwww", "ww", Edition.E2017, False, "E.2"),  # a difference of 3 is the wider
        ("ww", "wbwww", Edition.E2017, True, "E.2"),
        ("wbwww", "bww", Edition.E2012, False, "E.3"),  # no wider difference in this edition
        ("bbw", "wbb", Edition.E2026, False, "5.2.2"),
        ("wbwb", "bwwb", Edition.E2012, True, "E.3"),
        ("wb", "wb", Edition.E2012, True, "E.4"),
        ("", "", Edition.E2026, False, "5.2.5"),
    ],
)
def test_the_first_colour_rule_that_decides(
    higher: str, lower: str, edition: Edition, white: bool, rule: str
) -> None:
    found = allocate(with_colours(higher), with_colours(lower, 2), edition, "b", 1)
    assert found == (white, rule)
