"""Results of another program's file go to the tables where these pairs play these boards."""

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.unit.pairs.evenings import entrants, filled, of_howell, of_mitchell
from vpdesk.files.pairs_file import read_results
from vpdesk.pairs.board_results import PairsResult
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.evening import Evening
from vpdesk.pairs.formats import write
from vpdesk.pairs.pairs_entry import BoardPlace, parse_result, with_contract
from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.pairs.taken_in import with_results

TEXTS = ("420", "-50", "60% 110, 40% -50", "A60/40", "420 | -50", "100", "-1430")


def results_of(evening):
    """What a file of all results has, pairs by their labels."""
    for place, entry in sorted(evening.entries.items()):
        meeting = evening.meeting(place)
        yield entry.result(*(evening.label(*each) for each in (meeting.ns, meeting.ew)))


@pytest.mark.parametrize("letters", ["", "AB"])
def test_all_kinds_of_results_go_where_they_were_played(letters):
    sections = [of_mitchell(6, letter=each, first=1 + 6 * at) for at, each in enumerate(letters)]
    evening = Evening("Club", entrants=entrants(12), sections=tuple(sections))
    evening = filled(evening if letters else of_howell(), TEXTS)
    taken = with_results(replace(evening, entries={}), results_of(evening))
    assert ScoredEvening(taken).rankings == ScoredEvening(evening).rankings
    assert not taken.missing


def test_east_west_may_be_numbered_from_one_and_the_arrow_turned():
    section = of_mitchell(6, two_winners=True)
    evening = Evening("Club", entrants=entrants(6), sections=(section,))
    score = ((Fraction(1), 420),)
    first = BoardPlace("", 1, 1, 1)
    meeting = section.places[first]
    east = str(meeting.ew[0] - 3)
    taken = with_results(evening, [PairsResult("1", str(meeting.ns[0]), east, score)])
    assert taken.entries.keys() == {first}
    turned = PairsResult("1", str(meeting.ew[0]), str(meeting.ns[0]), score)
    assert with_results(taken, [turned]).entries[first].turned


@pytest.mark.parametrize(
    ("board", "ew", "words"),
    [("1", "9", "1 and 9 do not meet on it"), ("1/1", "2", "not the number of a board")],
)
def test_who_does_not_meet_is_refused(board, ew, words):
    result = PairsResult(board, "1", ew, artificial=(Fraction(60), Fraction(40)))
    with pytest.raises(PairsError) as error:
        with_results(of_howell(), [result, PairsResult("1", "7", "8")])
    assert words in str(error.value)
    assert not with_results(of_howell(), [PairsResult("1", "7", "8")]).entries  # not played


@pytest.mark.parametrize("board", ["9" * 5000, "²", "12a"])
def test_what_is_no_board_is_told_in_a_sentence(board):
    result = PairsResult(board, "1", "2", ((Fraction(1), 420),))
    with pytest.raises(PairsError, match="is not the number of a board") as refused:
        with_results(of_howell(), [result])
    assert len(str(refused.value)) < 100


def test_who_does_not_meet_is_told_in_a_short_sentence():
    result = PairsResult("1", "A" * 5000, "B\n", ((Fraction(1), 420),))
    with pytest.raises(PairsError, match="do not meet") as refused:
        with_results(of_howell(), [result])
    assert len(str(refused.value)) < 150
    assert str(refused.value).isprintable()


WRITERS = {"csv": "results", "pbn": "pbn", "xml": "usebio"}
WRITTEN = ("3NT+1 W", "4S= N", "5DX-2 S", "pass", "60% 2H= N, 40% -50", "6C-1 E", "NP")


@pytest.mark.parametrize("ending", WRITERS)
def test_what_was_played_comes_along_with_the_points(tmp_path, ending):
    evening = filled(of_howell(), WRITTEN)
    path = tmp_path / f"evening.{ending}"
    path.write_text(write(ScoredEvening(evening), WRITERS[ending]), encoding="utf-8", newline="")
    taken = with_results(replace(evening, entries={}), read_results(path))
    at = {each: entry.shares for each, entry in evening.entries.items() if len(entry.shares) == 1}
    assert {each: taken.entries[each].shares for each in at} == at


def test_a_contract_that_does_not_give_the_points_of_a_file_is_left_out():
    at = BoardPlace("", 0, 0, 1)
    entry = parse_result("420", at)
    assert with_contract(entry, "4S N =").result("1", "2").contract == "4S= N"
    for other in ("4S N +1", "no contract", "", "A60/40"):
        assert with_contract(entry, other) == entry
    assert not with_contract(parse_result("A60/40", at), "4S N =").result("1", "2").contract
