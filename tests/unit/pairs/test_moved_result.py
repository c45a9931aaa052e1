"""Results that go to another board or table."""

import pytest

from tests.unit.pairs.evenings import filled, of_howell
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.evening import with_entry, without_entries
from vpdesk.pairs.moved_result import with_moved
from vpdesk.pairs.pairs_entry import parse_result


def places_of(evening, board, round=1):
    return [each for each in evening.due if (each.board, each.round) == (board, round)]


def test_a_result_goes_to_another_board_where_it_is_worth_something_else():
    evening = of_howell(6, boards=2)
    first, second = (each for each in evening.due if (each.round, each.table) == (1, 1))
    evening = with_entry(evening, parse_result("4S N =", first))
    moved = with_moved(evening, first, second, swap=False)
    assert list(moved.entries) == [second]
    assert moved.entries[second].typed == "4S N ="
    assert moved.entries[second].place == second
    assert with_moved(moved, second, first, swap=True) == evening


def test_two_results_are_swapped_only_if_that_is_wanted():
    evening = of_howell(6, boards=2)
    one, other, *_ = (each for each in evening.due if each.round == 1 and each.board <= 2)
    evening = filled(evening, ("420", "-50"))
    before = evening.entries[one].typed, evening.entries[other].typed
    with pytest.raises(PairsError, match="already"):
        with_moved(evening, one, other, swap=False)
    swapped = with_moved(evening, one, other, swap=True)
    assert (swapped.entries[other].typed, swapped.entries[one].typed) == before
    assert len(swapped.entries) == len(evening.entries)


def test_what_cannot_be_moved_says_why():
    evening = of_howell(6, boards=2)
    place = evening.due[0]
    with pytest.raises(PairsError, match="no result"):
        with_moved(evening, place, evening.due[1], swap=False)
    evening = with_entry(without_entries(evening, ()), parse_result("420", place))
    with pytest.raises(PairsError, match="there already"):
        with_moved(evening, place, place, swap=True)
    with pytest.raises(PairsError, match="nobody plays board 99"):
        with_moved(evening, place, place._replace(board=99), swap=False)
