"""Any two scales side by side: each margin once, with what both give for it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.sure import sure
from vpdesk.files.scale_library import find
from vpdesk.scales import ScaleError, ScaleRule, continuous_scale, discrete_scale
from vpdesk.scales.differences import differences

ACBL = find("acbl-20")
assert ACBL is not None
SCALES = st.one_of(
    st.builds(lambda n: continuous_scale(ScaleRule(n)), st.integers(1, 60)),
    st.builds(lambda n: discrete_scale(ScaleRule(n)), st.integers(1, 60)),
    st.builds(ACBL.scale, st.integers(1, 36)),
)


@given(SCALES, SCALES)
@settings(max_examples=25)
def test_the_rows_say_what_both_scales_give_at_every_margin(one, other):
    rows = differences(one, other).rows
    last = 0
    for row in rows:
        assert row.first == last
        end = row.first + 2 if row.last is None else row.last
        for margin in range(row.first, end + 1):
            assert (row.one, row.other) == (one.vps(margin), other.vps(margin))
        last = end + 1
    assert rows[-1].last is None


@given(SCALES, SCALES)
@settings(max_examples=10)
def test_the_other_way_round_the_differences_have_the_other_sign(one, other):
    there, back = differences(one, other), differences(other, one)
    assert [row.winner for row in there.rows] == [-row.winner for row in back.rows]
    assert len(there.differing) == len(back.differing)


def test_a_scale_does_not_differ_from_itself():
    scale = continuous_scale(ScaleRule(24))
    same = differences(scale, continuous_scale(ScaleRule(24)))
    assert (same.differing, same.most) == ((), None)


def test_the_greatest_difference():
    most = differences(continuous_scale(ScaleRule(8)), sure(find("acbl-20")).scale(8)).most
    assert most is not None
    assert (most.first, most.winner, most.loser) == (28, -196, 196)


def test_imps_and_percentages_cannot_be_compared():
    with pytest.raises(ScaleError, match="cannot be compared"):
        differences(continuous_scale(ScaleRule(8)), sure(find("ebu-pairs")).scale(8))
