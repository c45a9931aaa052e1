"""What holds of every field, and the same scores worked out the slow way."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from tests.sure import sure
from tests.unit.pairs.slow import slow_board
from vpdesk.pairs.board_results import PairsResult, whole
from vpdesk.pairs.methods import METHODS, Divide, ScoringChoice

SCORES = st.lists(st.integers(-30, 30).map(lambda tens: 10 * tens), min_size=2, max_size=14)
EXTRA = st.integers(0, 5)


def field(scores):
    return [PairsResult("1", f"n{at}", f"e{at}", whole(each)) for at, each in enumerate(scores)]


def slowly(scores, expected):
    """Every result against every other one, by the words of the rules."""
    found = []
    for at, mine in enumerate(scores):
        points = Fraction(0)
        for place, other in enumerate(scores):
            if place != at:
                points += 2 if mine > other else 1 if mine == other else 0
        count = len(scores)
        if count < expected and count <= 3 and count * 3 <= expected:
            steps = points - (count - 1)  # steps from the middle, up or down
            points = (60 + 5 * steps) * 2 * (expected - 1) / Fraction(100)
        else:
            points = (points * expected + expected - count) / Fraction(count)
        found.append(points)
    return found


SHARES = st.one_of(
    st.integers(-60, 60).map(lambda tens: whole(10 * tens)),
    st.tuples(st.integers(1, 99), st.integers(-20, 20), st.integers(-20, 20)).map(
        lambda each: (
            (Fraction(each[0], 100), 10 * each[1]),
            (Fraction(100 - each[0], 100), 10 * each[2]),
        )
    ),
)
RESULTS = st.lists(
    st.one_of(
        st.builds(
            PairsResult,
            st.just("1"),
            st.just("n"),
            st.just("e"),
            SHARES,
            split=st.one_of(st.just(()), SHARES),
            group=st.sampled_from(["", "", "x"]),
        ),
        st.builds(
            PairsResult,
            *map(st.just, ("1", "n", "e")),
            artificial=st.just((Fraction(60), Fraction(40))),
        ),
    ),
    min_size=1,
    max_size=7,
)
CHOICES = st.builds(
    ScoringChoice,
    expected=st.sampled_from([0, 0, 8, 12]),
    drop=st.sampled_from([0, 1]),
    drop_percent=st.sampled_from([0, 10, 30]),
    divide=st.sampled_from(list(Divide)),
    cap=st.sampled_from([0, 3, 17]),
)


@given(RESULTS, st.sampled_from(sorted(METHODS)), CHOICES)
def test_every_method_is_that_of_the_slow_way(results, method, choice):
    found = METHODS[method].board(results, choice)
    for each, expected in zip(found, slow_board(results, method, choice), strict=True):
        if expected is not None:
            assert (each.ns, each.ew) == expected


@given(SCORES, EXTRA)
def test_matchpoints_are_those_of_the_slow_way_and_sum_to_the_whole(scores, extra):
    expected = len(scores) + extra
    found = METHODS["matchpoints"].board(field(scores), ScoringChoice(expected))
    assert [each.ns for each in found] == slowly(scores, expected)
    assert [each.ew for each in found] == slowly([-each for each in scores], expected)
    if len(scores) > 3:
        assert all(sure(each.ns) + sure(each.ew) == each.top for each in found)
        assert sum(sure(each.ns) for each in found) == (expected - 1) * len(scores)


@given(SCORES, st.sampled_from(sorted(METHODS)), st.integers(-50, 50))
def test_sides_mirror_and_a_constant_changes_nothing(scores, method, shift):
    choice = ScoringChoice(drop=1)
    board = METHODS[method].board
    found = board(field(scores), choice)
    turned = board(field([-each for each in scores]), choice)
    assert [(each.ns, each.ew) for each in found] == [(each.ew, each.ns) for each in turned]
    moved = board(field([each + 10 * shift for each in scores]), choice)
    if method != "butler":  # whose datum is rounded away from zero
        assert [each.ns for each in found] == [each.ns for each in moved]


@given(SCORES)
def test_ascherman_keeps_the_order_of_neuberg(scores):
    first, second = (
        [sure(each.ns) for each in METHODS[method].board(field(scores), ScoringChoice())]
        for method in ("matchpoints", "ascherman")
    )
    places = range(len(scores))
    assert sorted(places, key=first.__getitem__) == sorted(places, key=second.__getitem__)
