import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vpdesk.paper.blocks import Box, _groups, _most_groups, fitted_blocks, table_blocks
from vpdesk.paper.sheet_layout import (
    DENSITIES,
    ROW,
    Column,
    balanced_lines,
    make_columns,
    make_layout,
    word_lines,
    wrapped_columns,
)
from vpdesk.report.document import Form
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
rows = st.integers(0, 1500)
lengths = st.floats(100, 1200)
every_form = pytest.mark.parametrize("density", DENSITIES.values(), ids=lambda each: str(each.most))


def block_width(columns, density):
    return sum(column.width + 2 * density.padding for column in columns)


@every_form
@given(columns=columns, rows=rows, width=lengths, height=lengths)
def test_every_row_has_its_place_and_nothing_sticks_out(density, columns, rows, width, height):
    layout = make_layout(columns, rows, width, height, density)
    per_page = layout.across * layout.rows
    assert per_page * (layout.pages - 1) < max(rows, 1) <= per_page * layout.pages
    assert layout.column >= 2 * density.padding - 1e-9
    block = sum(column.width + layout.column for column in columns)
    assert layout.across == 1 or layout.gap >= density.gap - 1e-9
    gaps = (layout.across - 1) * layout.gap
    assert (layout.across * block + gaps) * layout.size <= width * (1 + 1e-9)
    # A type that is not to be smaller may be higher than a page that is lower than any paper.
    if layout.rows > 1 or density.pages == 1:
        assert (layout.heading + layout.rows * layout.row) * layout.size <= height * (1 + 1e-9)
    assert layout.row >= ROW - 1e-9


@given(columns, st.integers(1, 1500))
def test_the_type_is_readable_where_the_columns_allow_it(columns, rows):
    density = DENSITIES[Form.SHEET]
    layout = make_layout(columns, rows, 510, 680, density)
    least = min(density.least, 510 / block_width(columns, density))
    assert layout.size >= least * (1 - 1e-9)
    assert layout.size <= density.most


@given(columns, st.integers(1, 1500), lengths, lengths)
def test_no_fewer_pages_would_do(columns, rows, width, height):
    density = DENSITIES[Form.SHEET]
    layout = make_layout(columns, rows, width, height, density)
    least = min(density.least, width / block_width(columns, density))
    heading = 0.75 + 1.15 * max(len(column.heading) for column in columns)
    across = 1
    while True:  # blocks in the smallest type
        used = (across + 1) * block_width(columns, density) + across * density.gap
        if used * least > width * (1 + 1e-9):
            break
        across += 1
    below = max(1, math.floor((height / least - heading) / ROW + 1e-9))
    assert layout.pages <= math.ceil(rows / (across * below))


@given(columns, st.integers(1, 400), lengths, lengths)
def test_a_wall_chart_is_one_page_in_the_largest_type(columns, rows, width, height):
    density = DENSITIES[Form.WALL]
    layout = make_layout(columns, rows, width, height, density)
    assert layout.pages == 1
    heading = 0.75 + 1.15 * max(len(column.heading) for column in columns)
    larger = layout.size + 0.2501  # sizes are in steps of a quarter of a point
    for across in range(1, rows + 1):
        used = across * block_width(columns, density) + (across - 1) * density.gap
        fits = used * larger <= width
        fits &= (heading + ROW * math.ceil(rows / across)) * larger <= height
        assert not fits or larger > density.most


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("19.74", ("19.74", "")),
        ("−0.12", ("−0.12", "")),
        ("31 – 38", ("31", " – 38")),
        ("39 +", ("39", " +")),
        ("0", ("0", "")),
        ("Team 7", ("", "Team 7")),
        ("4½", ("4", "½")),
        ("½", ("½", "")),
        ("½ – ½", ("½", " – ½")),
        ("+½", ("+½", "")),
        ("12w½", ("12w½", "")),
        ("– 12.00", ("–", " 12.00")),
        ("–", ("–", "")),
        ("", ("", "")),
    ],
)
def test_where_a_cell_is_aligned(text, parts):
    assert split_cell(text) == parts


@pytest.mark.parametrize(
    ("heading", "lines"),
    [
        ("Winner's VP", ("Winner's", "VP")),
        ("24\N{NO-BREAK SPACE}rozdání", ("24", "rozdání")),
        ("След. имп", ("След.", "имп")),
        ("ВП за проигрыш", ("ВП за", "проигрыш")),
        ("VP – VP", ("VP – VP",)),
        ("10 – 10", ("10 – 10",)),
        ("IMPs", ("IMPs",)),
        ("", ("",)),
    ],
)
def test_where_a_heading_is_broken(heading, lines):
    assert balanced_lines(heading, lambda text, bold: float(len(text))) == lines


def test_headings_take_two_lines_where_they_are_wider_than_their_cells():
    table = Table(
        title="",
        rule="",
        headings=("IMPs", "Winner's VP", "VP – VP"),
        rows=((Cell("0"), Cell("10.00"), Cell("10 – 10")),),
        row_starts=(0,),
    )
    made = make_columns(table, lambda text, bold: float(len(text)))
    assert [column.heading for column in made] == [("IMPs",), ("Winner's", "VP"), ("VP – VP",)]
    assert [column.width for column in made] == [4, 8, 7]
    assert [(column.head, column.tail) for column in made] == [(1, 0), (5, 0), (2, 5)]


def test_lines_of_a_heading_stay_lines():
    table = Table(
        title="",
        rule="",
        headings=("Visitors\nIMPs", "Home side\nVP", "Sit-out"),
        rows=((Cell("a long cell"), Cell("12.00"), Cell("0")),),
        row_starts=(0,),
    )
    made = make_columns(table, lambda text, bold: float(len(text)))
    wanted = [("Visitors", "IMPs"), ("Home", "side", "VP"), ("Sit-", "out")]
    assert [column.heading for column in made] == wanted


def ems_of_letters(text, _bold):
    return 0.5 * len(text)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Petr Novák", ("Petr", "Novák")),
        ("Petr Novák – Ida Møller", ("Petr Novák –", "Ida Møller")),
        ("Jiří Øst – Ida Vondráčková", ("Jiří Øst –", "Ida Vondráčková")),
        ("22 – 42 (4.42 – 15.58)", ("22 – 42", "(4.42 – 15.58)")),
        ("Yarborough", ("Yarborough",)),
        ("", ("",)),
    ],
)
def test_a_name_goes_on_two_lines(text, lines):
    assert word_lines(text, ems_of_letters, bold=False) == lines


def test_only_what_is_long_goes_on_two_lines():
    names = ("Bridge club of the old town hall", "Ely", "3NT+1 N")
    rows = tuple((Cell(name), Cell("12")) for name in names)
    table = Table("", "", ("Team", "VP"), rows, (1, 2, 3), words=(0,))
    team, vp = wrapped_columns(table, ems_of_letters)
    assert team.lines == (("Bridge club of", "the old town hall"), ("Ely",), ("3NT+1 N",))
    assert team.width == 0.5 * len("the old town hall")
    assert not vp.lines


def test_long_names_on_two_lines_are_set_in_larger_type():
    names = [f"Sports and bridge club of Old {number}" for number in range(1, 9)]
    rows = tuple((Cell(name), Cell("44.95"), Cell(name)) for name in names)
    table = Table("", "", ("Home", "VP", "Visitors"), rows, tuple(range(8)), words=(0, 2))
    box, density = Box(0, 0, 540, 680), DENSITIES[Form.WALL]
    (one,) = table_blocks(table, make_columns(table, ems_of_letters), box, density)
    (two,) = fitted_blocks(table, box, density, ems_of_letters)
    assert two.layout.size > 1.4 * one.layout.size
    assert two.bottom <= box.height


def test_columns_that_belong_together_go_on_below_together():
    headings = ("Place", *(text for at in range(4) for text in (f"Group {at}", "VP")))
    row = ("1", *("Bridge club of a long name", "12.00") * 4)
    table = Table("", "", headings, (tuple(map(Cell, row)),), (0,), wraps=True, together=2)
    assert _groups(table, 2) == [(0, 1, 2, 3, 4), (0, 5, 6, 7, 8)]
    assert _groups(table, 3) == [(0, 1, 2), (0, 3, 4), (0, 5, 6, 7, 8)]
    assert _most_groups(table) == 4
