"""The pairs that players of a team make."""

from vpdesk.match.line_ups import pairs_of

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
