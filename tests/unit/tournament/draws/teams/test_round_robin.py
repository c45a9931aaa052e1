"""Round robins: the printed Berger tables, and what holds of any size."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vpdesk.tournament.draws.teams.round_robin import berger, schedule, seeds_last, twice

PRINTED = {
    4: "1-4 2-3 | 4-3 1-2 | 2-4 3-1",
    6: "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1",
    8: "1-8 2-7 3-6 4-5 | 8-5 6-4 7-3 1-2 | 2-8 3-1 4-7 5-6 | 8-6 7-5 1-4 2-3 |"
    " 3-8 4-2 5-1 6-7 | 8-7 1-6 2-5 3-4 | 4-8 5-3 6-2 7-1",
    10: "1-10 2-9 3-8 4-7 5-6 | 10-6 7-5 8-4 9-3 1-2 | 2-10 3-1 4-9 5-8 6-7 |"
    " 10-7 8-6 9-5 1-4 2-3 | 3-10 4-2 5-1 6-9 7-8 | 10-8 9-7 1-6 2-5 3-4 |"
    " 4-10 5-3 6-2 7-1 8-9 | 10-9 1-8 2-7 3-6 4-5 | 5-10 6-4 7-3 8-2 9-1",
}


@pytest.mark.parametrize("count", PRINTED)
def test_the_tables_are_the_printed_ones(count):
    rounds = (" ".join(f"{home}-{visitor}" for home, visitor in each) for each in berger(count))
    assert " | ".join(rounds) == PRINTED[count]


@given(st.integers(2, 31), st.booleans())
def test_everybody_meets_everybody_with_balanced_sides(count, double):
    numbers = range(101, 101 + count)
    rounds = list(schedule(numbers, double=double))
    met = Counter(frozenset(couple) for couples, _ in rounds for couple in couples)
    assert len(met) == count * (count - 1) // 2
    assert set(met.values()) == {2 if double else 1}
    for couples, resting in rounds:
        assert sorted(
            [each for couple in couples for each in couple] + [resting] * (count % 2)
        ) == (list(numbers))
    homes = Counter(home for couples, _ in rounds for home, _ in couples)
    visits = Counter(visitor for couples, _ in rounds for _, visitor in couples)
    assert all(abs(homes[each] - visits[each]) <= 1 for each in numbers)
    if double:
        ways = [couple for couples, _ in rounds for couple in couples]
        assert len(set(ways)) == len(ways)


@pytest.mark.parametrize("count", [4, 6, 8, 10, 14])
def test_nobody_has_a_side_three_times_running_when_all_meet_twice(count):
    sides = dict.fromkeys(range(1, count + 1), "")
    for couples in twice(berger(count)):
        for home, visitor in couples:
            sides[home] += "h"
            sides[visitor] += "v"
    assert not [each for each in sides.values() if "hhh" in each or "vvv" in each]


@given(st.integers(2, 40))
def test_the_first_two_seeds_meet_last(count):
    places = seeds_last(count)
    assert sorted(places) == list(range(1, count + 1))
    last = [set(each) for each in berger(count + count % 2)[-1]]
    assert set(places[:2]) in last


def test_rounds_are_made_for_an_even_number_of_places():
    assert list(schedule([7])) == []
    for count in (0, 1, 5):
        with pytest.raises(ValueError, match=str(count)):
            berger(count)
    assert all(len(one) == len(other) for one, other in pairwise(berger(8)))
