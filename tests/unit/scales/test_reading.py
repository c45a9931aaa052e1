"""Tables of other programs are read whichever way they lie, and what is wrong is told."""

import csv
import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.sure import sure
from tests.unit.scales.reading_builders import printed
from vpdesk.files.table_file import cells_of_text
from vpdesk.scales import (
    ScaleError,
    ScaleRule,
    Unit,
    continuous_scale,
)
from vpdesk.scales.printed_rows import as_printed, rows_of
from vpdesk.scales.read_cells import counts
from vpdesk.scales.read_table import FaultKind, ReadColumn
from vpdesk.scales.reading import MOST_ROWS, read_rows


def read(text: str):
    return read_rows(cells_of_text(text))


def bands(column: ReadColumn) -> list[tuple[int, int | None]]:
    return [(row.first, row.last) for row in column.rows]


def vps(column: ReadColumn) -> list[tuple[int | None, int | None]]:
    assert column.loser is not None
    both = zip(column.winner, column.loser, strict=True)
    return [(won.vp, lost.vp) for won, lost in both if won and lost]


@given(scales=printed(), comma=st.booleans(), turned=st.booleans())
@settings(max_examples=60)
def test_what_is_written_is_read_back_in_either_orientation(scales, comma, turned):
    rows = rows_of(scales, sign="," if comma else ".")
    if turned:
        rows = [list(row) for row in zip(*rows, strict=True)]
    file = io.StringIO()
    csv.writer(file, delimiter=";" if comma else ",").writerows(rows)
    found = read(file.getvalue())
    assert found.faults == ()
    assert as_printed(found, "own-x", "X") == scales


@pytest.mark.parametrize(
    "text",
    [
        "24 boards\nIMPs,Winner,Loser\n0,10.00,10.00\n1,10.25,9.75\n2,10.50,9.50",
        "Boduji 24\nIMP;vítěz;poražený\n0;10,00;10,00\n1;10,25;9,75\n2;10,50;9,50",
        "IMPs\t0\t1\t2\n24 boards\t10.00\t10.25\t10.5\n\t10\t9.75\t9.5",
        "24 boards\n0 10.00 - 10.00\n1 10.25 - 9.75\n2 10.50 - 9.50",
        "IMP | 24\n0|10,00–10,00\n1|10,25–9,75\n2|10,50–9,50",
        "WBF continuous scale, 20-0, 24 boards\n\n0  10.00*  10.00\n1  10.25  9.75\n2  10.50  9.50",
        "IMP,Loser,Winner,Next\n0,10.00,10.00,0.3\n1,9.75,10.25,0.25\n2,9.5,10.5,0.2\n24 boards",
        "24\nIMPs,W,L,IMPs,W,L\n0,10.00,10.00,2,10.50,9.50\n1,10.25,9.75,,,",
        "2\t10.50\t9.50\n1\t10.25\t9.75\n0\t10.00\t10.00\n24 boards",
    ],
)
def test_margins_may_go_down_or_across_with_pairs_or_columns(text):
    found = read(text)
    (column,) = found.columns
    assert found.faults == ()
    assert found.unit is Unit.IMP
    assert bands(column) == [(0, 0), (1, 1), (2, 2)]
    assert vps(column) == [(1000, 1000), (1025, 975), (1050, 950)]
    assert column.boards == (24, 24)


@pytest.mark.parametrize(
    "text",
    [
        "VP - VP,8 boards\n10 - 10,0\n11 - 9,1 – 3\n12 - 8,4 – 6\n13 - 7,≥ 7",
        "IMPs;8\n0;10-10\n1-3;11-9\n4-6;12-8\n7 or more;13-7",
        "Boards\t10-10\t11-9\t12-8\t13-7\n8\t0\t1-3\t4-6\t7+",
        "Winner,Loser,8\n10,10,0\n11,9,1\n12,8,4\n13,7,7",
        "Winner,Loser,8\n13,7,7+\n12,8,4 to 6\n11,9,1-3\n10,10,0",
        "8 boards\n0 10 10\n1 11 9\n4 12 8\n7 13 7",
        "8 boards\nVP IMPs\n13-7 7+\n12-8 4-6\n11-9 1-3\n10-10 0",
    ],
)
def test_bands_may_be_rows_or_cells_whole_or_where_they_begin(text):
    (column,) = read(text).columns
    assert bands(column) == [(0, 0), (1, 3), (4, 6), (7, None)]
    assert vps(column) == [(1000, 1000), (1100, 900), (1200, 800), (1300, 700)]
    assert column.boards == (8, 8)


def test_percentages_are_the_upper_limits_of_their_vp_and_the_limit_belongs_below():
    limits = read("VP,2-4,5-6\n10,50.92,50.78\n11,52.8,52.39\n12,,")
    shared = read("%;2-4 boards\n50-50,92;10-10\n50,92-52,8;11-9\n52,8+;12-8")
    for found, count in ((limits, 2), (shared, 1)):
        assert found.unit is Unit.PERCENT
        assert len(found.columns) == count
        assert bands(found.columns[0]) == [(0, 92), (93, 280), (281, None)]
    assert limits.columns[1].boards == (5, 6)
    assert limits.columns[1].loser is None


def test_board_counts_stand_side_by_side_or_one_below_the_other():
    beside = read("IMPs,8,16,21-27\n0,10.00,10.00,10.00\n1,10.44,10.31,10.25\n2,10.86,,10.5")
    assert [column.boards for column in beside.columns] == [(8, 8), (16, 16), (21, 27)]
    assert [cell and cell.vp for cell in beside.columns[1].winner] == [1000, 1031, None]
    below = read("8 boards\nIMPs,VP\n0,10.00\n1,10.44\n\n16 boards\nIMPs,VP\n0,10.00\n1,10.31")
    assert [column.boards for column in below.columns] == [(8, 8), (16, 16)]
    assert below.columns[1].winner[1].place == "B9"


def test_a_table_folded_over_pages_is_one():
    found = read("8 boards\nIMPs,VP\n0,10.00\n1,10.44\n\nIMPs,VP\n2,10.86\n3,11.27")
    assert [bands(column) for column in found.columns] == [[(0, 0), (1, 1), (2, 2), (3, 3)]]


def test_every_fault_names_its_cell_and_the_rest_is_read():
    found = read(
        "24 boards\nIMP;winner;loser\n0;10,00;10,00\n1;10.25;9,75\n2;1O,50;9,50\n;10,74;9,26\n"
        "4;10,981;9,02\n5;;8,78\nx;11,45;8,55\n7;11,68;8,32;8\n8;11,90;8,10\n"
    )
    told = [(fault.kind, fault.place) for fault in found.faults]
    assert told == [
        (FaultKind.MIXED_SIGNS, "B4"),
        (FaultKind.NOT_A_NUMBER, "B5"),
        (FaultKind.NO_MARGIN, "A6"),
        (FaultKind.TOO_MANY_DECIMALS, "B7"),
        (FaultKind.EMPTY, "B8"),
        (FaultKind.NOT_A_MARGIN, "A9"),
        (FaultKind.RAGGED, "D10"),
    ]
    (column,) = found.columns
    assert [row.first for row in column.rows] == [0, 1, 2, 4, 5, 7, 8]
    assert [cell and cell.vp for cell in column.winner] == [
        1000,
        1025,
        None,
        1098,
        None,
        None,
        1190,
    ]
    assert str(found.faults[1].error) == "B5: “1O,50” is not a VP."
    assert str(found.faults[-1].error) == "D10: Cells in this row: 4; in the others: 3."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "nothing to read"),
        ("  \n\t\n", "nothing to read"),
        ("hello, world\nhow, are\nyou", "This table shows no scale"),
        ("0\n1\n2", "This table shows no scale"),
    ],
)
def test_what_is_no_table_is_refused(text, said):
    with pytest.raises(ScaleError, match=said):
        read(text)


def test_what_is_too_large_is_refused():
    with pytest.raises(ScaleError, match="too large"):
        read_rows([["0", "10"]] * (MOST_ROWS + 1))


@given(st.text(alphabet='0129,.;-+ \tVPIMs\n"|%', max_size=120))
def test_any_text_is_read_or_refused(text):
    try:
        found = read(text)
    except ScaleError:
        return
    for column in found.columns:
        assert len(column.rows) == len(column.winner)
        assert column.loser is None or len(column.loser) == len(column.rows)


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("0,10,10\n1,11,9\n2,12,8", "C?"),
        ("Boards 8\n1,11,9\n2,12,8\n3,13,7", "A2: The first margin is 1;"),
        ("Boards 8\n0,10,10\n1,11,9\n3,12,8\n4,13,7", "A4: Margins are missing before 3."),
        ("Boards 8\n0-2,10,10\n2-4,11,9\n5+,12,8", "A3: The margin 2 is in the line before"),
        ("Boards 8\n0-2,10,10\n3+,11,9\n5-7,12,8", "A3: Only the last margins"),
        ("Boards 8\n0,10\n1,12\n2,21", "B4: The loser's VP are missing"),
        ("Boards 8\n0,10,10\n1,x,9\n2,12,8", "B3: “x” is not a VP."),
    ],
)
def test_a_scale_is_not_made_of_half_a_table(table, said):
    with pytest.raises(ScaleError) as caught:
        as_printed(read(table), "own-x", "X")
    assert str(caught.value).startswith(said.replace("C?", "B1: The number of boards is missing"))


def test_mixed_signs_do_not_hinder_and_what_the_winner_leaves_is_the_losers():
    scales = as_printed(read("Boards 8\n0;10,00\n1;10,25\n2;10.50"), "own-x", "X")
    assert scales.scale(8).vps(2) == (1050, 950)


@pytest.mark.parametrize(
    ("heading", "found"),
    [
        ("24 boards", (24, 24)),
        ("Boduji 24", (24, 24)),
        ("21-27", (21, 27)),
        ("Winner, 20-0, 16 Boards", (16, 16)),
        ("20-0", None),
        ("8 and 16", None),
        ("Boards 0", None),
        ("1,5", None),
        ("", None),
    ],
)
def test_board_counts_are_found_in_headings(heading, found):
    assert counts(heading) == found


def test_a_folded_table_with_one_more_column_in_the_middle():
    scale = continuous_scale(ScaleRule(24))

    def cells(margin: int) -> list[str]:
        return [str(margin), *(f"{vp / 100:.2f}" for vp in scale.vps(margin))]

    rows = [[*cells(i), *cells(i + 10), "20", *cells(i + 20)] for i in range(10)]
    told = {
        row.first: sure(cell).vp
        for column in read_rows(rows).columns[::-1]
        for row, cell in zip(column.rows, column.winner, strict=True)
    }
    for margin in (*range(10), *range(20, 30)):
        assert told[margin] == scale.vps(margin)[0]
