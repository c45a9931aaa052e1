"""The WBF's old scales agree with all that is known of them, and are found by their keys."""

import json
from itertools import pairwise

import pytest

from tests.unit.scales.published import FOLDER
from vpdesk.files.scale_library import built_in, find
from vpdesk.scales import Unit
from vpdesk.scales.old_scales import MOST_BOARDS, cusped, old_scales, straight

FACTS = [  # boards, IMPs, VPs of both sides
    *((boards, imps, 15, 15) for boards in (14, 16) for imps in (0, 1, 2)),
    *((16, imps, 16, 14) for imps in range(3, 8)),
    (14, 39, 25, 5),
    (16, 21, 20, 10),
    (32, 21, 18, 12),
]


@pytest.mark.parametrize(("boards", "imps", "won", "lost"), FACTS)
def test_each_known_result(boards, imps, won, lost):
    scale = cusped().scale(boards)
    assert scale.vps(imps) == (100 * won, 100 * lost)
    assert scale.vps(-imps) == ((100 * lost, 100 * won) if imps else (1500, 1500))


def test_14_boards_have_25_vp_from_39_imps_and_no_earlier():
    assert cusped().scale(14).vps(38) == (2400, 600)


def test_what_is_said_of_them_where_the_tables_are_kept():
    (old,) = json.loads((FOLDER / "other_scales.json").read_text("utf-8"))["fragments"]
    assert len(old["facts"]) == 3


@pytest.mark.parametrize("boards", range(1, MOST_BOARDS + 1))
def test_the_winner_ends_at_25_and_the_loser_at_0(boards):
    for family in old_scales():
        scale = family.scale(boards)
        rows = [scale.vps(margin) for margin in range(scale.last_margin + 2)]
        assert rows[0] == (1500, 1500)
        assert rows[-1] == (2500, 0)
        for (won, lost), (more, less) in pairwise(rows):
            assert more >= won
            assert less <= lost
            assert won == min(3000 - lost, 2500)


def test_an_imp_of_the_straight_one_is_always_worth_the_same():
    scale = straight().scale(16)
    gains = {scale.gain(margin) for margin in range(40)}
    assert max(gains) - min(gains) <= 1


def test_they_belong_to_no_federation_and_are_found():
    assert [find(each.key) for each in old_scales()] == list(old_scales())
    assert not set(old_scales()) & set(built_in())
    assert {each.unit for each in old_scales()} == {Unit.IMP}
