"""Tables, Bridgemate rows and JSON: how a director is told what cannot be read."""

import json

import pytest

from vpdesk.movements.errors import MovementError
from vpdesk.movements.formats import read, write
from vpdesk.movements.movement import Encounter, Movement

TABLE = "round,table,ns,ew,boards\n"
ROWS = "Section,Table,Round,NSPair,EWPair,LowBoard,HighBoard\n"
TWO_ROUNDS = Movement(
    3, 1, 2, (Encounter(1, 1, 1, 2, 1), Encounter(2, 1, 3, 1, 2)), ((1,), (2,)), "Two", ("Note",)
)


def refusal(text, suffix):
    with pytest.raises(MovementError) as caught:
        read(text, suffix)
    return caught.value.line, str(caught.value)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (
            "",
            1,
            "There is no column “round”; the first line should name the columns round, table",
        ),
        ("round,table,ns,ew\n1,1,1,2", 1, "There is no column “boards”"),
        ("round,table,ns,ew,boards,NS\n", 1, "Column “ns” appears twice."),
        (TABLE, 1, "There is no line below the headings."),
        (TABLE + "1,1,1,2\n", 2, "This line has fewer cells than there are headings."),
        (TABLE + "1,x,1,2,1\n", 2, "A number belongs here, not “x”."),
        (TABLE + "1,,1,2,1\n", 2, "A number is missing here."),
        (TABLE + "\n1,-1,1,2,1\n", 3, "A number belongs here, not “-1”."),
        (TABLE + "1,1,1,2,\n", 2, "“” is not a list of boards"),
        (TABLE + "1,1,1,2,1.5\n", 2, "“1.5” is not a list of boards"),
        (TABLE + "1,1,1,2,1 2-2 2\n", 2, "A board appears twice in “1 2-2 2”."),
        (TABLE + "1,1,1,2,1-101\n", 2, "A board set has at most 100 boards."),
        (TABLE + "1,1,1,2,1\n1,1,1,3,2\n", 3, "Round 1: table 1 appears more than once."),
        (TABLE + "2,1,1,2,1\n\n1,1,1,2,1\n", 2, "Round 2, table 1: pair 1 already played board 1"),
        (TABLE + "1,1,1,3,1\n", 0, "Pair 2 never plays."),
        (TABLE + "1,1,0,0,\n", 0, "A movement has 2 to 200 pairs or players, not 0."),
        (TABLE + '1,1,1,"2\n2",1\n', 3, "A number belongs here, not “2�2”."),
        (
            TABLE + "1,1,1,2,1\n2,1,1,3,2\n4,1,2,3,3\n",
            4,
            "The file has round 4, but no line for round 3.",
        ),
        (TABLE + "2,1,1,2,1\n", 2, "The file has round 2, but no line for round 1."),
        (TABLE + '1,1,1,2,1\n2,1,1,3,"2\n3,1,2,3,3\n', 3, "A quotation mark is opened in this"),
        ('"' + TABLE + "1,1,1,2,1\n", 1, "A quotation mark is opened in this line and never"),
        (TABLE + '1,1,1,2,"1"2\n', 2, "cannot be read as part of a table."),
        (TABLE + '1,1,1,"' + "2\n" * 70_000, 0, "The file is too large"),
        (TABLE + '1,1,1,"' + ("2" * 9_000 + "\n") * 20, 16, "cannot be read as part of a table."),
        ("pairs," + TABLE + "3,1,1,1,2,1\n4,2,1,1,3,2", 3, "Pairs here: 4; in lines above: 3"),
        (
            "pairs," + TABLE + "3,1,1,1,2,1\n,2,1,1,4,2",
            3,
            "there is no pair 4; they are 1 to 3.",
        ),
        ("south,west," + TABLE + "3,4,1,1,1,2,1\n,,2,1,1,2,2", 3, "four players are needed."),
    ],
)
def test_errors_of_tables(text, line, reason):
    found_line, found = refusal(text, "csv")
    assert (found_line, reason) == (line, reason if reason in found else found)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (ROWS, 1, "There is no line below the headings."),
        (ROWS.replace("HighBoard", "High"), 1, "There is no column “highboard”"),
        (ROWS + "A,1,1,1,2,1\n", 2, "This line has fewer cells"),
        (ROWS + "A,1,1,1,2,3,2\n", 2, "“3-2” is not a list of boards"),
        (ROWS + "A,1,1,1,2,1,999\n", 2, "A board set has at most 100 boards."),
        (ROWS + "A,1,1,1,2,1,2\nA,1,2,1,2,2,3\n", 3, "pair 1 already played board 2"),
        (
            ROWS + "A,1,1,1,2,1,2\nA,1,3,1,3,3,4\n",
            3,
            "The file has round 3, but no line for round 2.",
        ),
        (ROWS + "A,1,1,1,2,1,2\nB,1,2,1,x,2,3\n", 3, "A number belongs here, not “x”."),
    ],
)
def test_errors_of_bridgemate_rows(text, line, reason):
    found_line, found = refusal(text, "bridgemate")
    assert (found_line, reason) == (line, reason if reason in found else found)


def changed(**values):
    return json.dumps(json.loads(write(TWO_ROUNDS, "json")) | values)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "This is not JSON from here on: column 1."),
        ("{\n x", 2, "This is not JSON from here on: column 2."),
        ("[" * 1_000_000, 0, "Too many brackets are nested here."),
        ("[]", 1, "This is not a movement; “format” should be “vpdesk movement”."),
        (changed(format="else"), 1, "This is not a movement"),
        (changed(version=2), 1, "of another version of the program"),
        (changed(pairs="3"), 0, "“pairs” is missing or not valid in a movement."),
        (changed(rounds=True), 0, "“rounds” is missing or"),
        (changed(name=1), 0, "“name” is missing or"),
        (changed(notes=[1]), 0, "“notes” is missing or"),
        (changed(individual=1), 0, "“individual” is missing or"),
        (changed(boards=[1]), 0, "“boards” is missing or"),
        (changed(boards=[[1], [None]]), 0, "“boards” is missing or"),
        (changed(encounters=3), 0, "“encounters” is missing or"),
        (changed(encounters=[3]), 0, "“encounters” is missing or"),
        (changed(tables=1.5), 0, "A number belongs here, not “1.5”."),
        (changed(tables=float("inf")), 0, "A number belongs here, not"),
        (changed(tables=10**4000), 0, "is too large."),
        (changed(pairs=99999), 0, "A movement has 2 to 200 pairs or players, not 99999."),
        (changed(encounters=[{}]), 1, "“round” is missing or"),
        (changed(individual=True), 1, "“south” is missing or"),
        (" " * 2_000_001, 0, "The file is too large to be a movement."),
    ],
)
def test_errors_of_json(text, line, reason):
    found_line, found = refusal(text, "json")
    assert (found_line, reason) == (line, reason if reason in found else found)


def test_faults_in_json_have_the_lines_of_their_encounters():
    text = write(TWO_ROUNDS, "json").replace('"Note"', '"a { \\" { brace"')
    number = next(at for at, line in enumerate(text.split("\n"), 1) if '"round": 2' in line)
    assert refusal(text.replace('"ew": 1', '"ew": 4'), "json") == (
        number,
        "Round 2, table 1: there is no pair 4; they are 1 to 3.",
    )
    assert refusal(text.replace('"ew": 1', '"ew": "1"'), "json")[0] == number


def test_texts_in_json_are_one_line_and_can_be_written():
    movement = read(changed(name=" a\n\ud800\x07 b ", notes=["\n", "c\r\nd"]), "json")
    assert (movement.name, movement.notes) == ("a  b", ("c d",))
    movement.name.encode()
