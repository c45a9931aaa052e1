"""What a player must never see is in no byte that leaves the window.

Two events that differ in nothing but what is hidden make the same folder, to the last byte, at
every moment, and the same answers: pages, states, and so their sizes and numbers.
"""

from dataclasses import replace
from random import Random

import pytest

from tests.unit.event.segments_typed_builders import cup
from tests.unit.event.stages_builders import league
from tests.unit.formats.told_hall import Told
from tests.unit.pairs.evenings import entrants, of_howell, of_mitchell
from tests.unit.report.hall.seen_builders import deals, hidden_otherwise, moments, places, sheet_of
from vpdesk.event.kept_matches import match_at, with_match
from vpdesk.hall.seen import Seen, evening_over
from vpdesk.match.notation import parse_entry
from vpdesk.match.score_sheet import with_entry
from vpdesk.pairs.evening import Evening
from vpdesk.pairs.round_on import rounds_on


def evenings():
    yield of_howell(4, 1, deals=deals(60, 1))
    two = (of_mitchell(4, 1, "A"), of_mitchell(4, 1, "B", 5, apart=True))
    yield Evening("Two", entrants=entrants(8), sections=two, deals=deals(60, 2))


@pytest.mark.parametrize("seen", Seen)
@pytest.mark.parametrize("which", range(2))
def test_nothing_hidden_leaves_the_window_at_any_moment_of_an_evening(tmp_path, which, seen):
    one, two = Told(tmp_path / "one"), Told(tmp_path / "two")
    for number, each in enumerate(moments(list(evenings())[which], which)):
        other = hidden_otherwise(each, number)
        assert one.all_of(each, seen) == two.all_of(other, seen)
    assert evening_over(each)
    assert "ranking.html" in str(one.all_of(each, seen)[1])


@pytest.mark.parametrize("seen", Seen)
@pytest.mark.parametrize("make", [lambda: league(4), cup])
def test_no_score_sheet_leaves_the_window_while_its_round_is_played(tmp_path, make, seen):
    event = make()
    one, two = Told(tmp_path / "one"), Told(tmp_path / "two")
    for place in places(event):
        first = sheet_of(event, place, "400", "980")
        second = sheet_of(event, place, "-1400", "50")
        assert one.all_of(first, seen) == two.all_of(second, seen)
        event = first


def one_room(event, place, text):
    match = match_at(event, place)
    sheet = match.sheet
    for number in range(1, 4):
        sheet = with_entry(sheet, number, 0, parse_entry(text))
    return with_match(event, place, replace(match, sheet=sheet))


def test_one_room_of_a_match_tells_nothing(tmp_path):
    """The other room's results are for nobody before the match has ended."""
    event = league(4)
    place = places(event)[0]
    one, two = Told(tmp_path / "one"), Told(tmp_path / "two")
    first, second = (one_room(event, place, text) for text in ("620", "-50"))
    assert first != second
    for seen in Seen:
        assert one.all_of(first, seen) == two.all_of(second, seen)


@pytest.mark.parametrize("seen", [Seen.NOTHING, Seen.SEATS])
def test_where_no_result_is_seen_the_number_stays_as_long_as_the_round(tmp_path, seen):
    told, found = Told(tmp_path / "hall"), {}
    *during, _ = moments(of_howell(4, 1, deals=deals(60, 1)), 3)
    for each in during:
        number = rounds_on(each)[""] if seen is Seen.SEATS else 1
        assert told.all_of(each, seen) == found.setdefault(number, told.all_of(each, seen))
        assert told.writer.snapshot.number == number
    assert list(found) == ([1, 2, 3] if seen is Seen.SEATS else [1])


def test_nothing_is_told_of_the_clock_where_nothing_is_seen(tmp_path):
    told = Told(tmp_path / "hall")
    files, _ = told.all_of(of_howell(4, 1), Seen.NOTHING)
    assert b"1700000" not in b"".join(files.values())


def test_a_page_that_is_hidden_again_is_gone(tmp_path):
    told = Told(tmp_path / "hall")
    evening = list(moments(of_howell(4, 1, deals=deals(60, 1)), 3))[-2]
    seen = told.all_of(evening, Seen.EVERYTHING)
    nothing = told.all_of(evening, Seen.NOTHING)
    assert len(nothing[0]) < len(seen[0])
    assert not any("ranking" in each or "pair-" in each for each in nothing[1])


def test_no_name_of_the_files_is_in_a_page(tmp_path):
    """Pages lead to one another by their names in the table, and to nothing else."""
    told = Told(tmp_path / "hall")
    files, _ = told.all_of(of_howell(4, 1), Seen.EVERYTHING)
    whole = b"".join(files.values())
    for word in (b"state.json", str(tmp_path).encode(), b"file://", b"http://"):
        assert word not in whole.replace(b"http://www.w3.org", b"")


def test_a_random_event_with_a_message_is_the_same_for_all(tmp_path):
    dice = Random(5)
    told = Told(tmp_path / "hall")
    evening = replace(of_howell(4, 1), name=str(dice.random()))
    assert told.all_of(evening, Seen.EVERYTHING) == told.all_of(evening, Seen.EVERYTHING)
