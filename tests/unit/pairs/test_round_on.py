"""The round that a section plays, by which results are there."""

from dataclasses import replace

import pytest

from tests.unit.pairs.evenings import of_howell
from vpdesk.pairs.evening import Evening, with_entry
from vpdesk.pairs.pairs_entry import parse_result
from vpdesk.pairs.round_on import rounds_on


def entered(evening, which):
    for place in filter(which, evening.due):
        evening = with_entry(evening, parse_result("90", place))
    return evening


def but_one_slip(first, second=0):
    """All tables of the first round but one, and so many of the second one."""
    return lambda each: (
        (each.round == 1 and 1 < each.table <= 1 + first)
        or (each.round == 2 and each.table <= second)
    )


@pytest.mark.parametrize(
    ("which", "number"),
    [
        (lambda each: False, 1),
        (but_one_slip(3), 1),
        (lambda each: each.round == 1, 2),
        (lambda each: each.round <= 3, 4),
        # A slip of the first round is missing: the second one is played all the same.
        (but_one_slip(3, 1), 1),
        (but_one_slip(3, 2), 2),
        (but_one_slip(3, 4), 3),
        # One result in a wrong round.
        (lambda each: each.round == 1 or each[1:3] == (6, 1), 2),
        (lambda each: True, 7),
    ],
)
def test_the_round_that_is_on(which, number):
    evening = entered(of_howell(8, 2), which)
    assert rounds_on(evening) == {"": number}


def test_cancelled_boards_are_waited_for_by_nobody():
    evening = of_howell(8, 2)
    first = {each.board for each in evening.due if each.round == 1}
    gone = replace(evening, cancelled=tuple(first))
    assert rounds_on(entered(gone, lambda each: each.round == 1)) == {"": 1}
    some = replace(evening, cancelled=(min(first),))
    played = entered(some, lambda each: each.round == 1 and each.board not in some.cancelled)
    assert rounds_on(played) == {"": 2}


def test_nobody_is_anywhere_before_there_is_a_section():
    assert rounds_on(Evening()) == {}
