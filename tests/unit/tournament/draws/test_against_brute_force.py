"""The drawn round is the one that an enumeration of all candidates finds."""

import pytest

from tests.unit.tournament.draws.brute_force import by_brute_force, by_the_program
from tests.unit.tournament.draws.histories import history

CASES = 80


@pytest.mark.parametrize("edition", ["2012", "2017", "2026"])
def test_draws_are_those_of_the_brute_force(edition):
    differing = [
        seed
        for seed in range(CASES)
        if by_brute_force(event := history(seed, edition)) != by_the_program(event)
    ]
    assert differing == []


@pytest.mark.parametrize("seed", [3258, 11361])
def test_of_floaters_as_good_the_earlier_ones_in_the_order_are_taken(seed):
    event = history(seed, "2012", 11)
    assert by_the_program(event) == by_brute_force(event)


@pytest.mark.parametrize("seed", [11474, 18227])
def test_after_a_remainder_no_moved_down_player_more_floats_for_the_bye(seed):
    event = history(seed, "2012", 11)
    assert by_the_program(event) == by_brute_force(event)


def test_histories_try_what_is_rare():
    events = [history(seed, "2012", 8) for seed in range(CASES)]
    found = [by_brute_force(each) for each in events]
    assert 3 < found.count(None) < CASES // 3
    assert sum(bool(each.forbidden) for each in events) > 3
    assert sum(bool(each.acceleration) for each in events) > 3
    assert sum(each.planned == each.next_round for each in events) > 10
