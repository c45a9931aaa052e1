import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vpdesk.export.sheet_layout import (
    GAP,
    PADDING,
    ROW,
    SIZES,
    Column,
    make_columns,
    make_layout,
)
from vpdesk.report.table import Cell, Table, split_cell

columns = st.lists(
    st.builds(
        lambda width, lines: Column(("x",) * lines, width, 0, width),
        st.floats(0.5, 12),
        st.integers(1, 2),
    ),
    min_size=1,
    max_size=40,
).map(tuple)


@given(columns, st.integers(0, 1500), st.floats(200, 1200), st.floats(200, 1200))
def test_every_row_has_its_place_and_nothing_sticks_out(columns, rows, width, height):
    layout = make_layout(columns, rows, width, height)
    per_page = layout.across * layout.rows
    assert per_page * (layout.pages - 1) < max(rows, 1) <= per_page * layout.pages
    block = sum(column.width + 2 * PADDING + layout.column_space for column in columns)
    gaps = (layout.across - 1) * GAP
    assert (layout.across * block + gaps) * layout.size <= width * (1 + 1e-9)
    assert layout.column_space >= -1e-9
    assert (layout.heading + layout.rows * layout.row) * layout.size <= height * (1 + 1e-9)
    assert layout.row >= ROW - 1e-9


@given(columns, st.integers(1, 1500))
def test_the_type_is_readable_where_the_columns_allow_it(columns, rows):
    layout = make_layout(columns, rows, 510, 680)
    block = sum(column.width + 2 * PADDING for column in columns)
    assert layout.size >= SIZES[-1] or math.isclose(layout.size * block, 510)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("19.74", ("19.74", "")),
        ("−0.12", ("−0.12", "")),
        ("31 - 38", ("31", " - 38")),
        ("39 +", ("39", " +")),
        ("0", ("0", "")),
        ("Team 7", ("", "Team 7")),
        ("", ("", "")),
    ],
)
def test_where_a_cell_is_aligned(text, parts):
    assert split_cell(text) == parts


def test_headings_take_two_lines_where_they_are_wider_than_their_cells():
    table = Table(
        title="",
        rule="",
        headings=("IMPs", "Winner's VP", "VP - VP"),
        rows=((Cell("0"), Cell("10.00"), Cell("10 - 10")),),
        row_starts=(0,),
    )

    class Letters(dict):
        def __missing__(self, text):
            return float(len(text))

    made = make_columns(table, Letters(), Letters())
    assert [column.heading for column in made] == [("IMPs",), ("Winner's", "VP"), ("VP - VP",)]
    assert [column.width for column in made] == [4, 8, 7]
