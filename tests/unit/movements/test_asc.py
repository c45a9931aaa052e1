"""The .ASC format: what is read, and how a director is told what cannot be."""

import pytest
from hypothesis import given

from tests.unit.movements.drawn import movements
from vpdesk.movements.errors import MovementError
from vpdesk.movements.formats import read, write
from vpdesk.movements.movement import Encounter, Movement

MITCHELL = """ 4  2  2  2 0
 1- 3  1   2- 4  1
 1- 4  2   2- 3  2
"""
PLAIN = Movement(
    4,
    2,
    2,
    (
        Encounter(1, 1, 1, 3, 1),
        Encounter(1, 2, 2, 4, 1),
        Encounter(2, 1, 1, 4, 2),
        Encounter(2, 2, 2, 3, 2),
    ),
    ((1,), (2,)),
)


def refusal(text):
    """The line of the first fault and what is wrong."""
    with pytest.raises(MovementError) as caught:
        read(text, "asc")
    return caught.value.line, str(caught.value)


@given(movements())
def test_asc_holds_every_movement(movement):
    assert read(write(movement, "asc"), ".asc") == movement


@pytest.mark.parametrize(
    "text",
    [
        MITCHELL,
        "4 2 2 2\n1-3 1 2-4 1\n1-4 2 2-3 2",
        "4 2 2\n1-3 1 2-4 1\n1-4 2 2-3 2",
        "4,2,2,2,0\n1,3,1,2,4,1\n1,4,2,2,3,2",
        "4;2;2;2;0\r\n1 : 3 ; 1\t2 : 4 ; 1\r\n1:4;2\t2:3;2\r\n",
        "(4 2 2 2)\n| 1-3 1 | 2-4 1 |\n| 1/4 2. | 2–3 2. |",
        "4 2 2 2 0\r1-3A 2-4A\r1-4B 2-3B\r",
        "\n#\n\n4 2 2 2 0 #\n\n1-3 A 2-4 A\n1-4 B 2-3 B",
        "4 2 2 2 0\n1-3 1\n2-4 1\n\n1-4 2\n2-3 2",
        "\ufeff4 2 2 2 0\n01-03 01 02-04 01\n1-4 2 2-3 2",
    ],
)
def test_all_these_are_the_same_movement(text):
    assert read(text, "asc") == PLAIN


def test_sets_after_z_are_counted_as_spreadsheets_count():
    text = "2 1 2 28 0\n1-2 AA\n2-1 AB"
    assert [each.board_set for each in read(text, "asc").encounters] == [27, 28]


def test_a_header_without_sets_counts_those_that_are_played():
    assert read("2 1 2\n1-2 3\n2-1 1", "asc").boards == ((1,), (2,), (3,))


def test_empty_tables():
    movement = read("3 2 3 3 0\n1-2 1 0 0 0\n0-0 2 3-1 2\n0 0 0 2-3 3", "asc")
    assert [each.place for each in movement.encounters] == [(1, 1), (2, 2), (3, 2)]


def test_individual_movements():
    text = " 5  2  2  2 1\n 1- 2  3- 4  1   0- 0  0- 0  0\n 0- 0  0- 0  0   5- 1  2- 3  2\n"
    movement = read(text, "asc")
    assert movement.individual
    assert movement.encounters == (
        Encounter(1, 1, 1, 3, 1, south=2, west=4),
        Encounter(2, 2, 5, 2, 2, south=1, west=3),
    )
    assert write(movement, "asc") == text


@pytest.mark.parametrize(
    ("comments", "name", "notes"),
    [
        (["Club: a Mitchell", "for Tuesdays"], "Club", ["a Mitchell", "for Tuesdays"]),
        (["Club:"], "Club", []),
        (["Club: Tuesday: late"], "Club", ["Tuesday: late"]),
        (["for Tuesdays", "Club: a Mitchell"], "", ["for Tuesdays", "Club: a Mitchell"]),
        (["starts at 12:30"], "", ["starts at 12:30"]),
        (["source: a book"], "", ["source: a book"]),
        (["Club: a Mitchell", "NAME: 1: 2"], "1: 2", ["Club: a Mitchell"]),
        (["name:", "Club: a Mitchell"], "", ["Club: a Mitchell"]),
        (["board sets: 1=3 2=4", "Club: a Mitchell"], "Club", ["a Mitchell"]),
        (["board sets: as they lie"], "", ["board sets: as they lie"]),
    ],
)
def test_comments_give_name_and_notes(comments, name, notes):
    movement = read(MITCHELL + "".join(f"# {each}\n" for each in comments), "asc")
    assert (movement.name, movement.notes) == (name, tuple(notes))
    assert read(write(movement, "asc"), "asc") == movement


@pytest.mark.parametrize(
    "boards", ["1=1-3 2=4,6,8", "2=4,6,8; 1=1-3", "A = 1 2 3, B = 4 , 6 , 8", "1=1 - 2,3 2=4+6+8"]
)
def test_comments_give_the_boards_of_the_sets(boards):
    assert read(f"{MITCHELL}# Board sets: {boards}", "asc").boards == ((1, 2, 3), (4, 6, 8))


def test_boards_are_written_as_they_are_read():
    text = MITCHELL + "# board sets: 1=1-3,7 2=4,6,8-9\n"
    assert write(read(text, "asc"), "asc") == text


def test_notes_that_would_be_read_as_something_else_are_left_out():
    odd = Movement(
        2, 1, 1, (Encounter(1, 1, 1, 2, 1),), ((1,),), "", ("name: a", "board sets: 1=7")
    )
    assert write(odd, "asc") == " 2  1  1  1 0\n 1- 2  1\n"


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "First line:"),
        ("# nothing\n", 1, "Numbers in it: 0"),
        ("-6 3 3 3 0\n", 1, "A number belongs here, not “-6”."),
        ("# six\n6 3 -3 3 0\n", 2, "A number belongs here, not “-3”."),
        ("4 2\n1-3 1 2-4 2", 1, "Numbers in it: 2"),
        ("\n4 2 2 2 0 0\n", 2, "Numbers in it: 6"),
        ("A 2 2 2", 1, "A number belongs here, not “A”."),
        ("4 2 2 2 2\n", 1, "The fifth number is 1 for an individual"),
        ("999999999999 2 2 2", 1, "The number “999999999999” is too large."),
        ("99999 2 2 2", 1, "A movement has 2 to 200 pairs or players, not 99999."),
        ("4 0 2 2", 1, "A movement has 1 to 200 tables, not 0."),
        ("4 2 201 2", 1, "A movement has 1 to 200 rounds, not 201."),
        ("200 100 199 199", 1, "The movement is too large; take fewer boards"),
        ("4 2 2 0", 1, "A movement has 1 to 400 board sets, not 0."),
        (
            "4 2 2 2 0\n1-3 1 2-4 2\n",
            2,
            "The file ends before round 2 is complete; rounds by the first line: 2",
        ),
        ("4 2 1 2 0\n1-3 1", 2, "The file ends before round 1 is complete"),
        (MITCHELL + "1-2 1 3-4 2", 4, "The rounds are complete (2); this line would be one more."),
        ("4 2 2 2 0\n1-3 1 2-4", 2, "Round 1 needs 6 numbers, three per table"),
        ("4 2 2 2 0\n1-3\n1 2-4 2", 2, "board set), not 2."),
        ("4 2 2 2 0\n1-3 1\n2-4 2 1-4 2", 3, "Round 1 needs 3 numbers"),
        ("4 1 1 1 1\n1-3 1", 2, "five per table (N, S, E, W, board set)"),
        ("4 2 2 2 0\n1-3 a 2-4 2", 2, "“a” is neither a number nor a board set, which is a number"),
        ("4 2 2 2 0\n1-3 1 2-4 2 ?late start of this one\n", 2, "“?late” is neither a number"),
        ("4 2 2 2 0\n1-3 \x00 2-4 2", 2, "“�” is neither a number"),
        ("4 2 2 2 0\n1-B 1 2-4 2", 2, "A number belongs here, not “B”."),
        ("4 2 2 2 0\n1-3 1 2-4 B", 2, "or all as letters; “B” differs from the others"),
        ("4 2 2 2 0\n1-3 A 2-4 2", 2, "or all as letters; “2” differs from the others"),
        ("4 2 2 2 0\n1-3 AAA 2-4 B", 2, "A number belongs here, not “AAA”."),
        ("4 2 2 2 0\n1-0 1 2-4 2", 2, "Round 1, table 1: somebody plays against 0"),
        ("4 2 1 2 0\n1-3 1 2-4 0", 2, "Round 1, table 2: there is no board set 0"),
        ("4 2 2 2 0\n1-3 1 2-4 C", 2, "or all as letters; “C” differs"),
        ("4 2 1 2 0\n1-3 1 2-4 3", 2, "there is no board set 3; they are 1 to 2."),
        ("4 2 1 2 0\n1-3 1\n2-5 2", 3, "Round 1, table 2: there is no pair 5; they are 1 to 4."),
        ("4 2 2 2 0\n1-3 1 2-4 1\n1-4 2 2-4 2", 3, "Round 2: pair 4 is in two places"),
        ("4 2 2 2 0\n1-3 1 2-4 2\n# x\n1-4 1 2-3 2", 4, "pair 1 already played board 1"),
        ("\n5 2 2 2 0\n1-3 1 2-4 1\n1-4 2 2-3 2", 2, "Pair 5 never plays."),
        (MITCHELL + "# board sets: 1=1-3", 4, "The boards of board set 2 are missing."),
        (MITCHELL + "# board sets: 1=1 2=2 3=3", 4, "There is no board set 3; they are 1 to 2."),
        (MITCHELL + "# board sets: 1=1 1=2", 4, "The boards of board set 1 appear twice."),
        (MITCHELL + "# board sets: 1=1 2=3-2", 4, "“3-2” is not a list of boards"),
        (MITCHELL + "# board sets: 1=1 2=", 4, "“” is not a list of boards"),
        (MITCHELL + "# board sets: 1=1 2=1-999999", 4, "“1-999999” is not a list of boards"),
        (MITCHELL + "# board sets: 1=1 2=1-9999", 4, "A board set has at most 100 boards."),
        (MITCHELL + "# board sets: 1=1 2=2,2", 4, "A board appears twice in “2,2”."),
        (MITCHELL + "# board sets: AAA=1", 4, "“AAA=1” is not a list of boards"),
        (MITCHELL + "# board sets: 1=1 2=2\n" * 2, 5, "The boards of the sets appear twice."),
        (MITCHELL + "#" + "x" * 10_000, 4, "This line is too long."),
        (MITCHELL + "\n" * 12_000, 0, "The file is too large to be a movement."),
        (MITCHELL + "#\n1" * 1_000_000, 0, "The file is too large to be a movement."),
    ],
)
def test_errors_name_line_and_reason(text, line, reason):
    found_line, found = refusal(text)
    assert (found_line, reason) == (line, reason if reason in found else found)


def test_all_faults_have_the_lines_of_their_rounds():
    text = "5 2 2 2 0\n1-3 1 2-6 1\n1-4 2 4-3 1\n"
    with pytest.raises(MovementError) as caught:
        read(text, "asc")
    assert [(each.line, str(each)) for each in caught.value.faults] == [
        (2, "Round 1, table 2: there is no pair 6; they are 1 to 5."),
        (3, "Round 2: pair 4 is in two places, at table 1 and at table 2."),
        (3, "Round 2, table 2: pair 3 already played board 1, round 1."),
        (1, "Pair 5 never plays."),
    ]
