"""Win/loss and board-a-match are tables like those of federations, found by their keys."""

import pytest

from tests.sure import sure
from vpdesk.files.scale_library import built_in, find
from vpdesk.languages import language
from vpdesk.report.scales.names import margin_heading, margin_text, scale_name, span_text, title
from vpdesk.report.scales.tables import rule_text
from vpdesk.scales import ScaleError, ScaleSpec, Unit
from vpdesk.scales.match_scales import MOST_BOARDS, match_scales

ENGLISH = language("en")


def test_both_are_found_by_their_keys_and_belong_to_no_federation():
    won, boards = match_scales()
    assert [find("win-loss"), find("board-a-match")] == [won, boards]
    assert not set(match_scales()) & set(built_in())
    assert (won.unit, boards.unit) == (Unit.IMP, Unit.BOARD)


@pytest.mark.parametrize("boards", [1, 8, 32, 999])
def test_a_match_won_is_worth_one_and_a_drawn_one_a_half(boards):
    scale = sure(find("win-loss")).scale(boards)
    assert [scale.vps(each) for each in (0, 1, 80, -1)] == [(50, 50), (100, 0), (100, 0), (0, 100)]
    assert rule_text((scale,), ENGLISH) == f"Win/loss, {ENGLISH.boards(boards)}"


def test_the_vps_of_board_a_match_are_the_points_of_the_boards():
    for boards in (1, 7, 24, MOST_BOARDS):
        scale = sure(find("board-a-match")).scale(boards)
        for won in range(boards + 1):
            for halved in range(boards - won + 1):
                ours, theirs = 2 * won + halved, 2 * (boards - won - halved) + halved
                assert scale.vps(ours - theirs) == (100 * ours, 100 * theirs)
    with pytest.raises(ScaleError, match="no table for 65 boards"):
        ScaleSpec(MOST_BOARDS + 1, family=find("board-a-match")).scale(MOST_BOARDS + 1)


def test_points_of_boards_are_told_as_such():
    scale = sure(find("board-a-match")).scale(8)
    assert (scale_name(scale, ENGLISH), margin_heading(scale, ENGLISH)) == (
        "Board-a-match",
        "Points of boards",
    )
    assert title(scale, ENGLISH) == "Points of boards to Victory Points"
    assert margin_text(scale, 3, ENGLISH) == "3"
    assert [span_text(Unit.BOARD, 3, last, ENGLISH) for last in (3, 5)] == ["3", "3 – 5"]
    assert rule_text((scale,), ENGLISH) == "Board-a-match, 8 boards"
