"""A pair comes late or leaves: what is played stays, and the rest can be played."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vpdesk.movements.builders.howell import howell
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.errors import MovementError
from vpdesk.movements.faults import notices
from vpdesk.movements.late import pair_comes, pair_leaves, played
from vpdesk.movements.measures import quality
from vpdesk.movements.optimise import optimise_steps
from vpdesk.movements.seating import sit_outs
from vpdesk.stepwise import finished

MOVEMENTS = [howell(7), howell(8), howell(14, 9), mitchell(13), mitchell(14), mitchell(15)]


def over(movement, first):
    return [each for each in movement.encounters if each.round < first]


def meetings(movement):
    return [frozenset(each.seated) for each in movement.encounters]


@given(st.sampled_from(MOVEMENTS), st.integers(3, 6), st.integers(1, 7))
def test_who_leaves_is_gone_and_nobody_sits_out_more_than_has_to(movement, first, pair):
    left = pair_leaves(movement, pair, first)  # boards that are played twice would be refused
    assert over(left, first) == over(movement, first)
    assert left.pairs == movement.pairs
    assert all(each.round < first for each in left.of_pair(pair))
    assert len(set(meetings(left))) == len(left.encounters)
    before, after = sit_outs(movement), sit_outs(left)
    for number in range(first, movement.rounds + 1):
        assert pair in after[number]
        assert len(after[number]) <= len(before[number]) + 2


@given(st.sampled_from(MOVEMENTS), st.integers(2, 6))
def test_who_comes_late_plays_those_who_would_sit_out_or_is_a_rover(movement, first):
    made = pair_comes(movement, first)
    late = made.pairs
    assert late == movement.pairs + 1
    assert over(made, first) == over(movement, first)
    own = made.of_pair(late)
    assert len(own) >= movement.rounds - first  # all rounds, but for one perhaps
    opponents = [pair for each in own for pair in each.seated if pair != late]
    assert len(set(opponents)) == len(opponents)
    idle = sit_outs(made)
    if movement.pairs % 2:
        assert all(len(idle[each.round]) == 0 for each in own)
    else:
        displaced = [pair for each in own for pair in idle[each.round]]
        assert len(displaced) == len(set(displaced)) == len(own)


@pytest.mark.parametrize("movement", [mitchell(13), mitchell(14), howell(8)])
def test_switches_of_what_is_left_make_it_fairer(movement):
    for left in (pair_comes(movement, 2), pair_leaves(howell(8), 3, 4)):
        first = 2 if left.pairs > movement.pairs else 4
        found = finished(optimise_steps(left, locked=played(left, first)))
        assert found.qf >= quality(left).qf
        assert over(found.best, first) == over(left, first)


def test_a_perfect_howell_whose_last_pair_comes_late_stays_nearly_perfect():
    made = pair_comes(howell(11), 2)
    assert made.pairs == 12
    assert len(made.of_pair(12)) == 10
    assert quality(made).qf > 97
    assert not [each for each in notices(made) if "shared" in str(each)]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda: pair_comes(mitchell(14), 1), "rounds 2 to 7 can be worked out again"),
        (lambda: pair_comes(mitchell(14), 8), "rounds 2 to 7 can be worked out again"),
        (lambda: pair_leaves(mitchell(14), 15, 3), "No pair 15 has played before round 3."),
        (lambda: pair_leaves(howell(7), 1, 2), "No pair 1 has played before round 2."),
    ],
)
def test_what_cannot_be_is_refused(change, reason):
    with pytest.raises(MovementError, match=reason):
        change()
