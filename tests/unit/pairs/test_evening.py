"""Who plays what in an evening, what is missing, and what changes with a late pair."""

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.sure import sure
from tests.unit.pairs.evenings import entrants, filled, of_howell, of_mitchell
from vpdesk.match.errors import MatchError
from vpdesk.movements.builders.howell import howell
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.evening import (
    Evening,
    changed_meetings,
    left,
    lost,
    seated,
    with_entrant,
    with_entry,
    with_section,
    without_entries,
)
from vpdesk.pairs.pairs_entry import BoardPlace, PairsEntry, parse_result
from vpdesk.pairs.section import PairsSection, two_fields

HERE = BoardPlace("", 1, 1, 1)


def test_the_movement_says_who_plays_which_boards():
    evening = of_howell(6, boards=2)
    section = evening.sections[0]
    for encounter in section.movement.encounters:
        meeting = section.meetings[encounter.place]
        assert (meeting.ns, meeting.ew) == ((encounter.ns,), (encounter.ew,))
        assert meeting.boards == section.movement.boards[encounter.board_set - 1]
    assert len(evening.due) == 3 * 5 * 2 == len(evening.missing)
    assert {each.board for each in section.with_board(3)} == {3}
    assert len(section.with_board(3)) == 3
    place = section.with_board(3)[1]
    assert place in evening.meeting(place).places
    with pytest.raises(PairsError, match="nobody plays board 99"):
        evening.meeting(BoardPlace("", 1, 1, 99))
    with pytest.raises(PairsError, match="no section X"):
        evening.meeting(BoardPlace("X", 1, 1, 1))


def test_results_are_missing_until_they_are_typed_and_again_once_taken_back():
    evening = of_howell(6)
    place = evening.due[4]
    one = with_entry(evening, parse_result("3NT W +1", place))
    assert set(evening.missing) - set(one.missing) == {place}
    assert without_entries(one, [place]).missing == evening.missing
    assert len(replace(one, cancelled=(place.board,)).missing) == len(evening.missing) - 3
    with pytest.raises(PairsError):
        with_entry(evening, parse_result("420", BoardPlace("", 1, 1, 99)))


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("420", ((1, 420),)),
        ("3NT W +1", ((1, -430),)),
        ("pass", ((1, 0),)),
        ("60% 110, 40% -50", ((Fraction(6, 10), 110), (Fraction(4, 10), -50))),
    ],
)
def test_what_is_typed_is_a_score(typed, expected):
    result = parse_result(typed, HERE).result("1", "2")
    assert result.shares == expected
    assert not result.split
    assert result.artificial is None


def test_what_stands_in_the_place_of_a_score():
    assert parse_result("a60/40", HERE).artificial == (60, 40)
    assert parse_result("A 55,5 / 44.5", HERE).artificial == (Fraction(111, 2), Fraction(89, 2))
    split = parse_result("420 | -50", HERE).result("1", "2")
    assert (split.shares, split.of_east_west) == (((1, 420),), ((1, 50),))
    assert not parse_result("NP", HERE).result("1", "2").played
    assert parse_result("A60/40", HERE).given
    for typed in ("60/40", "60-40", "60 % / 40 %", "A+ A-", "a+/a-", "A 60 / 40"):
        assert parse_result(typed, HERE).artificial == (60, 40)
    assert parse_result("A= A-", HERE).artificial == (50, 40)
    assert not parse_result("420", HERE).given
    for wrong in ("A160/40", "420 | -50 | 30", "420 |"):
        with pytest.raises(PairsError):
            parse_result(wrong, HERE)
    with pytest.raises(MatchError):
        parse_result("nonsense", HERE)


def test_the_arrow_turned_and_the_wrong_pairs():
    evening = of_howell(6)
    place = evening.due[0]
    ns, ew = evening.meeting(place).ns, evening.meeting(place).ew
    assert evening.sides(PairsEntry(place)) == (ns, ew)
    assert evening.sides(PairsEntry(place, turned=True)) == (ew, ns)
    assert evening.sides(PairsEntry(place, ns=(6,))) == ((6,), ew)


def test_a_late_pair_fills_a_free_position_and_what_changes_is_told():
    section = PairsSection("", howell(6).with_boards(2), (1, 2, 3, 4, 5, 0))
    evening = Evening(entrants=entrants(6), sections=(section,))
    assert section.vacant == (6,)
    assert all(len(section.sit_outs(round)) == 1 for round in range(1, 6))
    assert len(evening.due) == 2 * 2 * 5
    late = seated(evening, "", 6, 6, since=3)
    now = late.sections[0]
    assert [len(now.sit_outs(round)) for round in range(1, 6)] == [1, 1, 0, 0, 0]
    assert len(late.due) == len(evening.due) + 3 * 2
    changes = changed_meetings(section, now)
    assert {sure(each).round for _, each in changes} == {3, 4, 5}
    assert all(sure(before).seated != sure(after).seated for before, after in changes)
    assert late.label(6) == "6"
    with pytest.raises(PairsError, match="Another pair has"):
        seated(late, "", 6, 6)
    with pytest.raises(PairsError, match="1 to 6"):
        seated(late, "", 7, 6)


def test_a_pair_that_leaves_has_its_results_and_its_opponents_sit_out():
    evening = filled(of_howell(6), ["420", "-50"])
    gone = left(evening, 2, until=2)
    assert {each.round for each in gone.sections[0].of_entrant(2)} == {1, 2}
    assert len(gone.sections[0].sit_outs(4)) == 1
    dropped = set(evening.entries) - set(gone.entries)
    assert len(dropped) == 3 * 2
    assert all(each.round > 2 for each in dropped)
    assert set(lost(evening, gone.sections[0])) == dropped
    with pytest.raises(PairsError, match="no starting position"):
        left(replace(evening, sections=()), 2, 1)


def test_numbers_letters_and_positions_do_not_contradict():
    evening = of_howell(6, letter="A")
    with pytest.raises(PairsError, match="two pairs with the number 1"):
        replace(evening, entrants=(*evening.entrants, evening.entrants[0]))
    with pytest.raises(PairsError, match="Section A appears twice"):
        replace(evening, sections=evening.sections * 2)
    with pytest.raises(PairsError, match="two starting positions"):
        replace(evening, sections=(*evening.sections, of_mitchell(6, letter="B")))
    with pytest.raises(PairsError, match="no pair 7"):
        replace(evening, sections=(*evening.sections, of_mitchell(6, letter="B", first=7)))
    with pytest.raises(PairsError, match="6 starting positions, not 5"):
        PairsSection("A", howell(6), (1, 2, 3, 4, 5))
    renamed = replace(evening.entrants[2], names=("New", "Name"))
    assert with_entrant(evening, renamed).by_number[3].name == "New – Name"
    two = with_section(replace(evening, entrants=entrants(12)), of_mitchell(6, letter="B", first=7))
    assert two.label(9) == "B3"
    assert two.next_number == 13


def test_a_mitchell_can_have_two_winners_and_a_howell_not():
    section = of_mitchell(6)
    assert two_fields(section.movement)
    assert not two_fields(howell(6))
    assert [section.sides[each] for each in range(1, 7)] == ["NS"] * 3 + ["EW"] * 3
