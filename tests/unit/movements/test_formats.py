"""Movements come back from every format as they were, and real ones are read."""

import csv

import pytest
from hypothesis import given

from tests.unit.movements.drawn import ASC_FILES, DATA, REAL, movements
from vpdesk.movements.errors import MovementError
from vpdesk.movements.formats import FORMATS, read, read_all, write
from vpdesk.movements.movement import Encounter, Movement

HOWELL = Movement(
    3,
    2,
    3,
    (Encounter(1, 1, 1, 2, 1), Encounter(2, 1, 3, 1, 2), Encounter(3, 2, 2, 3, 3)),
    ((1, 2), (3, 4), (5, 6)),
    "Three pairs",
)


@given(movements(plain=True, individual=False))
def test_every_format_holds_a_plain_movement(movement):
    for each in FORMATS:
        assert read(write(movement, each), each) == movement


@given(movements())
def test_json_holds_every_movement(movement):
    assert read(write(movement, "json"), ".json") == movement


@given(movements())
def test_a_table_holds_all_that_is_played(movement):
    found = read(write(movement, "csv"), ".csv")
    assert (found.pairs, found.tables, found.rounds) == (
        movement.pairs,
        movement.tables,
        movement.rounds,
    )
    assert (found.name, found.individual) == (movement.name, movement.individual)
    assert played(found) == played(movement)
    assert read(write(found, "csv"), "csv") == found


def played(movement):
    return [
        (each.place, each.seated, movement.boards[each.board_set - 1])
        for each in movement.encounters
    ]


@pytest.mark.parametrize("path", ASC_FILES, ids=lambda path: path.stem)
def test_real_asc_files_are_read_and_written_as_they_were(path):
    text = path.read_text(encoding="utf-8")
    movement = read(text, path.suffix)
    assert movement.name == path.stem
    assert write(movement, path.suffix) == text


def test_all_real_movements_of_a_table_are_read():
    with (DATA / "bridgescorer_movements.csv").open(encoding="utf-8", newline="") as file:
        rows = [*csv.DictReader(file)]
    assert [movement.name for movement in REAL] == [*dict.fromkeys(row["movement"] for row in rows)]
    assert len(REAL) == 23
    found = [
        [movement.name, movement.pairs, *place, *pairs, " ".join(map(str, boards))]
        for movement in REAL
        for place, pairs, boards in played(movement)
    ]
    assert [[str(cell) for cell in row] for row in found] == [[*row.values()] for row in rows]


def test_the_table_and_the_asc_files_agree():
    of_table = {movement.name: movement for movement in REAL}
    for path in ASC_FILES:
        movement = read(path.read_text(encoding="utf-8"), "asc")
        assert played(of_table[path.stem]) == played(movement)
        assert of_table[path.stem].boards == movement.boards


def test_partly_overlapping_boards_are_sets_of_their_own():
    (movement,) = (each for each in REAL if each.name == "Howell05T2B20")
    assert movement.overlapping
    assert (movement.pairs, movement.tables, movement.sets) == (5, 3, 10)


def test_several_movements_are_read_only_where_several_are_wanted():
    text = (DATA / "bridgescorer_movements.csv").read_text(encoding="utf-8")
    with pytest.raises(MovementError, match="There are 23 movements in the file"):
        read(text, "csv")
    rows = write(HOWELL, "bridgemate")
    both = rows + rows.partition("\n")[2].replace("\n1,", "\n2,").replace("1,1,1", "2,1,1", 1)
    one, other = read_all(both, "bridgemate")
    assert (one.name, other.name) == ("1", "2")
    assert played(one) == played(other) == played(HOWELL)


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_tables_have_the_separators_and_marks_of_all_spreadsheets(separator, mark):
    text = mark + write(HOWELL, "csv").replace(",", separator)
    assert read(text, ".csv") == HOWELL


def test_a_table_needs_five_columns_in_any_order():
    text = 'EW,Boards,"NS",Table,Remark,Round\n\n2,1-3,1,1,late,1\n1,"4, 5,6",2,1,,2\n,,,2,,2\n'
    assert read(text, "csv") == Movement(
        2,
        2,
        2,
        (Encounter(1, 1, 1, 2, 1), Encounter(2, 1, 2, 1, 2)),
        ((1, 2, 3), (4, 5, 6)),
    )


def test_bridgemate_rows():
    assert write(HOWELL, "bridgemate").splitlines() == [
        "Section,Table,Round,NSPair,EWPair,LowBoard,HighBoard",
        "1,1,1,1,2,1,2",
        "1,2,1,3,0,0,0",
        "1,1,2,3,1,3,4",
        "1,2,2,2,0,0,0",
        "1,1,3,1,0,0,0",
        "1,2,3,2,3,5,6",
    ]


def test_bridgemate_rows_need_no_order_of_boards():
    movement = Movement(2, 1, 1, (Encounter(1, 1, 1, 2, 1),), ((3, 1, 2),))
    assert read(write(movement, "bridgemate"), "bridgemate").boards == ((1, 2, 3),)


def test_bridgemate_rows_hold_no_boards_with_gaps_and_no_players():
    gaps = Movement(2, 1, 1, (Encounter(1, 1, 1, 2, 1),), ((1, 3),))
    with pytest.raises(MovementError, match="unlike those of board set 1"):
        write(gaps, "bridgemate")
    single = Movement(4, 1, 1, (Encounter(1, 1, 1, 2, 1, 3, 4),), ((1,),), individual=True)
    with pytest.raises(MovementError, match="this movement is individual"):
        write(single, "bridgemate")


@pytest.mark.parametrize("each", FORMATS)
@pytest.mark.parametrize("ending", ["", ".txt"])
def test_the_text_tells_its_format_where_the_ending_does_not(each, ending):
    assert played(read(write(HOWELL, each), ending)) == played(HOWELL)


def test_csv_files_are_told_apart_by_their_headings():
    assert read(write(HOWELL, "bridgemate"), ".CSV").encounters == HOWELL.encounters


def test_there_is_no_other_format():
    with pytest.raises(ValueError, match="pdf"):
        write(HOWELL, "pdf")
