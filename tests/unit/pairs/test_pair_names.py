"""Pairs as they are pasted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.pair_names import entrants_of


@pytest.mark.parametrize(
    "line",
    [
        "Fox – Hare",
        "Fox/Hare",
        "Fox; Hare",
        "Fox\tHare",
        "3. Fox, Hare",
        "12  Fox & Hare",
        "Fox–Hare",
    ],
)
def test_both_names_are_found(line):
    (only,) = entrants_of([line], first=7)
    assert (only.number, only.names) == (7, ("Fox", "Hare"))


def test_names_with_commas_and_hyphens_stay_whole():
    lines = ["Novák, Jan / Malá-Horká, Eva", "", "Owl – Jay"]
    assert [each.names for each in entrants_of(lines)] == [
        ("Novák, Jan", "Malá-Horká, Eva"),
        ("Owl", "Jay"),
    ]
    assert [each.names for each in entrants_of(["Fox, A", "Hare"], single=True)] == [
        ("Fox, A",),
        ("Hare",),
    ]


@pytest.mark.parametrize("line", ["Alone", "A / ", "A/B/C/D"])
def test_what_is_no_pair_is_named_by_its_line(line):
    with pytest.raises(PairsError, match="is not a pair") as caught:
        entrants_of(["A/B", line])
    assert caught.value.line == 2


@given(st.lists(st.text(max_size=30), max_size=5))
def test_any_text_is_read_or_refused(lines):
    try:
        found = entrants_of(lines)
    except PairsError:
        return
    assert all(len(each.names) == 2 and all(each.names) for each in found)
    assert [each.number for each in found] == list(range(1, len(found) + 1))
