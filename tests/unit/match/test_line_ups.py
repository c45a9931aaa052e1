"""The pairs that players of a team make, and those who play from a board on."""

from dataclasses import replace

import pytest

from vpdesk.files.match_file import from_text, to_text
from vpdesk.match.errors import MatchError
from vpdesk.match.line_ups import pairs_of
from vpdesk.match.outcome import Match
from vpdesk.match.score_sheet import Method, new_sheet, with_boards, with_method, with_names
from vpdesk.match.turned import turned
from vpdesk.scales import ScaleSpec

TEAM = ("Ann Adams", "Bob Baker", "Cid", "Dan", " ")


def test_pairs_are_found_by_what_begins_a_name():
    assert len([*pairs_of(TEAM, "")]) == 6
    assert [*pairs_of(TEAM, "bak")] == [
        "Bob Baker – Ann Adams",
        "Bob Baker – Cid",
        "Bob Baker – Dan",
    ]
    assert [*pairs_of(TEAM, "CID - a")] == ["Cid – Ann Adams"]
    assert [*pairs_of(TEAM, "ann adams / d")] == ["Ann Adams – Dan"]
    assert not [*pairs_of(TEAM, "da - x")]
    assert not [*pairs_of(TEAM, "a, b, c")]
    assert not [*pairs_of((), "a")]


FIRST = (("Ann – Bob", "Eve – Fay"), ("Gus – Hal", "Cid – Dan"))
SECOND = (("Ann – Cid", "Eve – Gus"), ("Gus – Hal", "Bob – Dan"))


def test_others_play_from_a_board_on():
    sheet = with_names(with_names(new_sheet(8), 1, FIRST), 5, SECOND)
    assert [sheet.names_at(number) for number in (1, 4, 5, 8)] == [FIRST, FIRST, SECOND, SECOND]
    assert (sheet.names, sheet.later) == (FIRST, ((5, SECOND),))
    assert with_names(sheet, 5, (("", ""), ("", ""))).later == ()
    with pytest.raises(MatchError):
        with_names(sheet, 9, SECOND)
    assert with_boards(sheet, 4, 1).later == ()
    assert with_method(sheet, Method.ROOMS, 4).later[0][1] == (*SECOND, ("", ""), ("", ""))


def test_they_are_in_the_file_and_turn_with_the_match():
    sheet = with_names(with_names(new_sheet(8), 1, FIRST), 5, SECOND)
    match = Match(sheet, ScaleSpec(8))
    assert from_text(to_text(match)) == match
    assert '"later"' not in to_text(replace(match, sheet=replace(sheet, later=())))
    assert turned(match).sheet.later == ((5, SECOND[::-1]),)
    assert turned(turned(match)) == match
    with pytest.raises(ValueError, match="Ann"):
        replace(sheet, later=((5, SECOND[:1]),))
