"""The scales of all board counts, and which of them a result belongs to."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.sure import sure
from vpdesk.files.scale_library import find
from vpdesk.scales import ScaleError, ScaleSpec
from vpdesk.scales.families import Found, Worth, find_counts, scales_of

KINDS = st.sampled_from(["continuous", "discrete"])


def test_the_board_count_of_a_result():
    scales = scales_of(ScaleSpec(), 1, 40)
    assert find_counts(scales, 20, 1426) == Found((24,))
    assert find_counts(scales, 20, 574) == Found((24,))  # as the loser says it
    assert find_counts(scales, -20, 1426) == Found((24,))
    assert find_counts(scales, 0, 1000).boards == tuple(range(1, 41))


def test_the_nearest_on_both_sides_where_there_is_none():
    scales = scales_of(ScaleSpec(), 1, 40)
    assert find_counts(scales, 20, 1420) == Found((), Worth(24, 1426), Worth(25, 1418))
    assert find_counts(scales, 20, 580) == Found((), Worth(25, 582), Worth(24, 574))
    assert find_counts(scales, 20, 1000) == Found((), Worth(40, scales[-1].vps(20)[0]), None)
    assert find_counts(scales, 20, 2100) == Found((), None, Worth(1, 2000))


def test_bands_hold_for_several_counts():
    scales = scales_of(ScaleSpec(kind="discrete"), 1, 40)
    assert find_counts(scales, 20, 1500).boards == tuple(range(13, 22))


@given(KINDS, st.integers(1, 200), st.integers(0, 120), st.booleans())
def test_what_a_count_gives_is_found_there(kind, boards, margin, lost):
    scales = scales_of(ScaleSpec(kind=kind), max(1, boards - 3), boards + 3)
    (scale,) = (scale for scale in scales if scale.boards == boards)
    target = scale.vps(margin)[lost]
    found = find_counts(scales, margin, target)
    side = target < scale.v0_hundredths
    right = tuple(each.boards for each in scales if each.vps(margin)[side] == target)
    assert found == Found(right)
    assert boards in right


def test_counts_without_a_scale_are_left_out():
    spec = ScaleSpec(family=find("acbl-20"))
    first = sure(spec.family).tables[0].first
    last = sure(spec.family).tables[-1].last
    scales = scales_of(spec, first, min(last + 3, 999))
    assert [scale.boards for scale in scales] == list(range(first, min(last, 999) + 1))
    with pytest.raises(ScaleError, match="too short for discrete"):
        scales_of(ScaleSpec(kind="discrete", v0=50), 1, 2)
