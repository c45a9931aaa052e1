"""What is typed into a cell of a score sheet."""

import pytest

from vpdesk.match.errors import MatchError
from vpdesk.match.letters import ENGLISH
from vpdesk.match.score_sheet import Method, Status, new_sheet
from vpdesk.match.typed import first_missing, next_place, place_for, with_pasted, with_typed


def typed(sheet, *texts, averages=(300, 300)):
    """The sheet after texts for a table (from 0) on a board, as "1/0 4s= n"."""
    for each in texts:
        place, _, text = each.partition(" ")
        number, table = map(int, place.split("/"))
        sheet = with_typed(sheet, number, table, text, ENGLISH, averages)
    return sheet


@pytest.mark.parametrize("key", ["C", "c", " c ", "С"])
def test_c_cancels_a_board_and_takes_that_back(key):
    sheet = typed(new_sheet(2), "1/0 620", f"1/1 {key}")
    assert sheet.line(1).status is Status.CANCELLED
    assert sheet.boards == 1
    sheet = typed(sheet, f"1/0 {key}")
    assert sheet.line(1).status is Status.PLAYED
    assert sheet.line(1).entries[0].typed == "620"


@pytest.mark.parametrize(
    ("text", "sides"),
    [("A 3 3", (3, 3)), ("a + -", (2, -2)), ("А++", (2, 2)), ("Ф5", (5, -5)), ("A =", (0, 0))],
)
def test_a_gives_imps_to_both_sides(text, sides):
    line = typed(new_sheet(2), f"2/1 {text}", averages=(200, 200)).line(2)
    assert (line.status, line.adjusted) == (Status.ADJUSTED, sides)


def test_where_tables_are_matches_a_adjusts_one_of_them():
    sheet = typed(new_sheet(1, 1, Method.BUTLER, 3), "1/0 620", "1/2 A + -")
    assert sheet.line(1).status is Status.PLAYED
    assert [entry and entry.adjusted for entry in sheet.line(1).entries] == [None, None, (3, -3)]


def test_nothing_takes_back_what_is_there_and_a_score_makes_a_board_played():
    sheet = typed(new_sheet(1), "1/0 620", "1/1 A 3 3", "1/1")
    assert (sheet.line(1).status, sheet.line(1).adjusted) == (Status.PLAYED, (0, 0))
    assert sheet.line(1).entries[0].typed == "620"
    assert typed(sheet, "1/0").line(1).empty
    assert typed(sheet, "1/0 C", "1/1 4s= n").line(1).status is Status.PLAYED


@pytest.mark.parametrize("text", ["A", "A x", "4s", "615", "CC"])
def test_what_is_nothing_of_these_is_refused(text):
    with pytest.raises(MatchError):
        typed(new_sheet(1), f"1/0 {text}")


def test_one_goes_on_to_the_next_room_the_next_board_and_what_is_missing():
    sheet = typed(new_sheet(3, 7), "7/0 620", "8/0 C", "9/0 100", "9/1 100")
    assert next_place(sheet, 7, 0) == (7, 1)
    assert next_place(sheet, 7, 1) == (8, 0)
    assert next_place(sheet, 8, 0) == (9, 0)  # there is nothing to type on a cancelled board
    assert next_place(sheet, 9, 1) == first_missing(sheet) == (7, 1)
    whole = typed(sheet, "7/1 620")
    assert first_missing(whole) is None
    assert next_place(whole, 9, 1) == (9, 1)


def test_a_score_of_a_board_goes_where_there_is_none():
    sheet = typed(new_sheet(1), "1/1 100")
    assert place_for(sheet, 1, 0) == (1, 0)
    assert place_for(sheet, 1, 1) == (1, 0)
    assert place_for(typed(sheet, "1/0 50"), 1, 1) == (1, 1)
    with pytest.raises(MatchError):
        place_for(sheet, 2, 0)


def pasted(sheet, *rows, start=(1, 0)):
    return with_pasted(sheet, start, [row.split("\t") for row in rows], ENGLISH, (300, 300))


def test_rows_of_scores_are_pasted_and_gaps_leave_what_is_there():
    sheet = typed(new_sheet(4), "3/0 50", "3/1 60")
    sheet = pasted(sheet, "4s= n\t620", "\t", "A 3 3\t", "\t-50")
    assert [entry.typed for entry in sheet.line(1).entries] == ["4s= n", "620"]
    assert sheet.line(2).empty
    assert sheet.line(3).adjusted == (3, 3)
    assert sheet.line(4).entries[0] is None
    assert pasted(sheet, "100", start=(4, 1)).line(4).entries[1].typed == "100"


@pytest.mark.parametrize(
    ("rows", "start", "text"),
    [
        (("620", "615"), (1, 1), "Board 2, table 2: “615” is not a score"),
        (("620\t50",), (1, 1), "Board 1, table 3: There is no table 3"),
        (("620",) * 3, (3, 0), "Too many lines, 3: from board 3 on there is room for 2."),
    ],
)
def test_what_cannot_be_pasted_is_told_with_its_place(rows, start, text):
    with pytest.raises(MatchError) as caught:
        pasted(new_sheet(4), *rows, start=start)
    assert str(caught.value).startswith(text)
