"""Whatever somebody printed is recognised, and each mistake in it is told once."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.sure import sure
from tests.unit.scales.read_tables import table_of, table_of_rows
from vpdesk.files.scale_library import built_in, find
from vpdesk.report.laboratory.check import CheckReport
from vpdesk.report.language import Language
from vpdesk.scales import (
    Model,
    ScaleError,
    ScaleRule,
    continuous_scale,
    discrete_scale,
)
from vpdesk.scales.audit import scale_rows
from vpdesk.scales.check import Certainty, Wanted, check
from vpdesk.scales.forms import uncorrected
from vpdesk.scales.mistakes import Mistake, MistakeKind
from vpdesk.scales.read_table import FaultKind
from vpdesk.scales.reading import read_rows
from vpdesk.scales.recognise import Recogniser

Kind = MistakeKind
RECOGNISER = Recogniser(built_in())  # keeps the scales that it has made


def checked(table):
    return check(table, RECOGNISER)


def identity(table):
    (column,) = checked(table).columns
    assert column.match is not None
    return column.match.identity


def with_row(table, i, **new):
    """The table with other margins or VP in a row."""
    (column,) = table.columns
    rows, winner, loser = list(column.rows), list(column.winner), list(column.loser)
    margins = {name: new[name] for name in ("first", "last") if name in new}
    rows[i] = replace(rows[i], **margins)
    winner[i] = replace(winner[i], vp=new.get("winner", winner[i].vp))
    loser[i] = replace(loser[i], vp=new.get("loser", loser[i].vp))
    changed = replace(column, rows=tuple(rows), winner=tuple(winner), loser=tuple(loser))
    return replace(table, columns=(changed,))


def mistakes(table):
    (column,) = checked(table).columns
    return column.mistakes


# Which scale it is


@pytest.mark.parametrize("rule", [ScaleRule(1), ScaleRule(24), ScaleRule(100), ScaleRule(24, 15)])
@pytest.mark.parametrize("make", [continuous_scale, discrete_scale])
def test_scales_of_the_formula(rule, make):
    if (rule.boards, make) == (1, discrete_scale):
        return
    table = table_of(make(rule))
    assert identity(table).scale == make(rule)
    assert mistakes(table) == ()


@pytest.mark.parametrize("family", built_in(), ids=lambda family: family.key)
def test_printed_scales(family):
    for table in family.tables:
        found = identity(table_of(family.scale(table.first)))
        assert found.scale == family.scale(table.first)


@pytest.mark.parametrize("model", [model for model in Model if model is not Model.EXPONENTIAL])
def test_other_curves(model):
    rule = ScaleRule(20, model=model)
    for make in (continuous_scale, discrete_scale):
        assert identity(table_of(make(rule))).scale == make(rule)


@pytest.mark.parametrize(
    "rule",
    [
        ScaleRule(24, factor=16),
        ScaleRule(33, blitz=50),
        ScaleRule(40, 12, factor=12.5),
        ScaleRule(300),
        ScaleRule(7, 5, half_match=True),
    ],
    ids=lambda rule: f"{rule.boards} {float(rule.x):.1f}",
)
def test_blitzes_and_counts_that_a_heading_tells(rule):
    found = identity(table_of(continuous_scale(rule), headed=True))
    assert found.scale == continuous_scale(rule)


def test_a_blitz_without_a_board_count():
    found = identity(table_of(continuous_scale(ScaleRule(33, blitz=50))))
    assert found.scale.rule.x == 50


def test_24_boards_without_correction():
    scale = continuous_scale(ScaleRule(24))
    table = table_of(uncorrected(scale))
    found = checked(table)
    assert (found.known, found.corrected) == (True, False)
    (column,) = found.columns
    assert column.match.identity.scale == scale
    assert found.cells(Kind.UNCORRECTED) == len(mistakes(table)) == 13
    raised = [margin for margin in range(75) if scale.raised(margin)]
    assert [each.first for each in column.mistakes] == raised


def test_a_decimal_left_off_either_way_is_right_and_counted_so():
    winner = continuous_scale(ScaleRule(24)).winner
    down = [(vp + 4) // 10 for vp in winner]  # a half of the printed hundredths down
    rows = [[str(at), f"{vp / 10:.1f}"] for at, vp in enumerate(down)]
    (column,) = checked(read_rows([["IMPs", "24 boards"], *rows])).columns
    assert (column.match.right, column.match.cells, column.mistakes) == (75, 75, ())
    rows[20][1] = "16.5"
    (column,) = checked(read_rows([["IMPs", "24 boards"], *rows])).columns
    assert (column.match.right, column.match.cells, len(column.mistakes)) == (74, 75, 1)


def test_all_boards_without_correction():
    scales = (uncorrected(continuous_scale(ScaleRule(n))) for n in range(1, 101))
    table = table_of(*scales, headed=True)
    found = checked(table)
    assert (found.rows, found.cells(Kind.UNCORRECTED), found.mistakes) == (10_219, 3_596, 3_596)
    assert [each.scale.boards for each in found.identities] == [*range(1, 101)]
    assert not found.corrected


@pytest.mark.parametrize("boards", [7, 24, 100])
def test_whole_vps_without_correction(boards):
    scale = discrete_scale(ScaleRule(boards))
    table = table_of(uncorrected(scale))
    assert (identity(table).scale, identity(table).corrected) == (scale, False)
    assert {each.kind for each in mistakes(table)} == {Kind.UNCORRECTED}


def test_a_heading_that_tells_other_boards():
    (column,) = table_of(continuous_scale(ScaleRule(28))).columns
    table = replace(
        table_of(continuous_scale(ScaleRule(28))),
        columns=(replace(column, boards=(24, 24), heading="24 boards"),),
    )
    assert mistakes(table) == (Mistake(Kind.HEADING, "24 boards", given=24, expected=28),)


@pytest.mark.parametrize("boards", [(0, 0), (5, 99_999)])
def test_a_heading_that_makes_no_sense(boards):
    (column,) = table_of(continuous_scale(ScaleRule(28))).columns
    headed = replace(column, boards=boards, heading="boards")
    (found,) = checked(
        replace(table_of(continuous_scale(ScaleRule(28))), columns=(headed,))
    ).columns
    assert found.match.identity.scale.boards == 28


def test_what_is_no_scale():
    rows = [(i, i, 1000 + 37 * i * i % 900, 500) for i in range(30)]
    (column,) = checked(table_of_rows(rows)).columns
    assert (column.match, column.mistakes) == (None, ())
    assert column.audit.faults


# How sure that is, and what a user says that it is


def certainties(*tables):
    return [checked(table).columns[0].certainty for table in tables]


def test_how_sure_it_is_which_scale_a_table_is():
    half = continuous_scale(ScaleRule(16, v0=5, half_match=True))  # that of 8 boards, too
    rows = [(i, i, 1000 + 37 * i * i % 900, 500) for i in range(30)]
    few = [(i, i, *continuous_scale(ScaleRule(24)).vps(i)) for i in range(6)]
    assert certainties(
        table_of(continuous_scale(ScaleRule(24))),
        table_of(half),
        table_of(half, headed=True),
        table_of_rows(few),
        table_of_rows(rows),
        table_of(continuous_scale(ScaleRule(33, blitz=50))),
    ) == [
        Certainty.SURE,
        Certainty.OPEN,
        Certainty.SURE,
        Certainty.PROBABLE,
        Certainty.UNKNOWN,
        Certainty.PROBABLE,
    ]


def wanted(table, kind, boards=None):
    def make(count, v0):
        if kind == "acbl-20":
            return sure(find(kind)).scale(count)
        return continuous_scale(ScaleRule(count, v0 / 100))

    return check(table, RECOGNISER, Wanted(make, boards))


@pytest.mark.parametrize(("boards", "headed", "found"), [(24, False, 24), (None, True, 28)])
def test_a_table_is_compared_with_what_is_wanted(boards, headed, found):
    table = table_of(continuous_scale(ScaleRule(28)), headed=headed)
    (column,) = wanted(table, "continuous", boards).columns
    assert column.match.identity.scale == continuous_scale(ScaleRule(found))
    assert bool(column.mistakes) == (found != 28)
    assert [each.identity.scale.boards for each in column.others][:1] == [28] * (found != 28)


def test_a_wanted_scale_without_boards_is_the_one_that_suits_best():
    table = table_of(continuous_scale(ScaleRule(16, v0=5)))
    (column,) = wanted(table, "continuous").columns
    assert column.match.identity.scale == continuous_scale(ScaleRule(16, v0=5))
    (column,) = wanted(table_of(discrete_scale(ScaleRule(24))), "acbl-20").columns
    assert column.match.identity.scale.family.key == "acbl-20"
    assert column.mistakes


def test_a_wanted_scale_that_does_not_suit():
    with pytest.raises(ScaleError, match="no table for 40 boards"):
        wanted(table_of(continuous_scale(ScaleRule(24))), "acbl-20", 40)
    with pytest.raises(ScaleError, match="cannot be compared"):
        wanted(table_of(sure(find("ebu-pairs")).scale(8)), "continuous")


# What is wrong with it


def text(vp):
    return f"{vp // 100}.{vp % 100:02d}"


def test_eleven_mistakes_are_told_and_nothing_else():
    scale = continuous_scale(ScaleRule(24))
    rows = [[str(m), *map(text, scale.vps(m))] for m in range(75)]
    rows[5][1:] = ["11.53", "8.47"]  # a wrong cell: 11.23
    rows[12][1:] = rows[11][1:]  # a shifted row
    rows[18][1] = "13,90"  # comma and point mixed
    rows[27][2] = "5.06"  # the loser is wrong: 4.61
    rows[30][0] = "30-31"  # an overlap
    rows[38][1] = "16.98"  # swapped digits: 16.89
    rows[48][1] = "l7.99"  # not a number
    rows[55][1:] = ["17.65", "2.35"]  # less than the row before: 18.65
    rows[73:] = [["75+", "20.00", "0.00"]]  # a gap: 73 and 74
    del rows[63]  # a missing margin
    rows.insert(45, list(rows[44]))  # a doubled margin
    table = read_rows([["IMPs", "Winner", "Loser"], *rows])
    assert [(fault.kind, fault.place) for fault in table.faults] == [
        (FaultKind.MIXED_SIGNS, "B20"),
        (FaultKind.NOT_A_NUMBER, "B51"),
    ]
    assert identity(table).scale == scale
    assert [
        (each.kind, each.place, each.first, each.last, each.given, each.expected)
        for each in mistakes(table)
    ] == [
        (Kind.WRONG, "B7", 5, 5, 1153, 1123),
        (Kind.SHIFTED, "B14", 12, 12, 1254, 1275),
        (Kind.LOSER, "C29", 27, 27, 506, 461),
        (Kind.OVERLAP, "A33", 31, 31, None, None),
        (Kind.SWAPPED, "B40", 38, 38, 1698, 1689),
        (Kind.DUPLICATE, "A47", 44, 44, None, None),
        (Kind.FALLS, "B58", 55, 55, 1765, 1865),
        (Kind.MISSING, "A66", 63, 63, None, 1930),
        (Kind.GAP, "A75", 73, 74, None, None),
    ]
    assert checked(table).mistakes == 11


@given(st.integers(2, 100), st.data())
@settings(max_examples=15)
def test_one_wrong_cell_is_the_only_one_that_is_told(boards, data):
    scale = continuous_scale(ScaleRule(boards))
    margin = data.draw(st.integers(0, scale.last_margin - 1))
    right = scale.vps(margin)[0]
    wrong = data.draw(st.integers(0, 2500).filter(lambda vp: vp != right))
    (found,) = mistakes(with_row(table_of(scale), margin, winner=wrong))
    assert (found.first, found.last, found.row) == (margin, margin, margin)
    assert (found.given, found.expected, found.place) == (wrong, right, f"B{margin + 2}")


@pytest.mark.parametrize(
    ("new", "kind"),
    [
        ({"winner": 14_760}, Kind.DECIMAL_PLACE),
        ({"winner": 1460}, Kind.WRONG),  # as in the row before, but not the loser's
        ({"winner": 1460, "loser": 540}, Kind.SHIFTED),
        ({"winner": 1467}, Kind.SWAPPED),
        ({"winner": 1477}, Kind.OFF_BY_ONE),
        ({"loser": 525}, Kind.LOSER),
    ],
)
def test_what_happened_to_a_cell(new, kind):
    table = table_of(continuous_scale(ScaleRule(24)))  # 23 IMPs: 14.76 - 5.24
    (found,) = mistakes(with_row(table, 23, **new))
    assert found.kind is kind


def test_the_rows_may_stand_in_any_order():
    table = with_row(table_of(continuous_scale(ScaleRule(24))), 23, winner=1460)
    expected = mistakes(table)
    (column,) = table.columns
    turned = replace(
        column,
        rows=column.rows[::-1],
        winner=column.winner[::-1],
        loser=column.loser[::-1],
    )
    assert len(expected) == 1
    assert mistakes(replace(table, columns=(turned,))) == expected


def test_rows_that_are_shifted_are_one_mistake():
    scale = continuous_scale(ScaleRule(24))
    table = table_of(scale)
    for margin in range(20, 30):
        won, lost = scale.vps(margin + 1)
        table = with_row(table, margin, winner=won, loser=lost)
    (found,) = mistakes(table)
    assert (found.kind, found.first, found.last) == (Kind.SHIFTED, 20, 29)
    assert (found.rows, found.by) == (10, 1)


def test_a_row_with_the_margin_of_another_one():
    table = with_row(table_of(continuous_scale(ScaleRule(24))), 46, first=45, last=45)
    (found,) = mistakes(table)
    assert (found.kind, found.given, found.expected, found.row) == (Kind.MISNAMED, 45, 46, 46)


@given(st.integers(8, 60), st.data())
@settings(max_examples=15)
def test_a_limit_between_two_bands_is_one_mistake(boards, data):
    scale = discrete_scale(ScaleRule(boards))
    rows = scale_rows(scale)
    wide = [i for i, row in enumerate(rows) if i and row.last and row.last - row.first > 2]
    band = data.draw(st.sampled_from(wide))
    start = rows[band].first
    table = with_row(table_of(scale), band - 1, last=start)  # one margin more
    table = with_row(table, band, first=start + 1)
    (found,) = mistakes(table)
    assert (found.first, found.last, found.row) == (start, start, band - 1)
    assert found.kind in (Kind.LIMIT, Kind.UNCORRECTED)
    assert (found.given, found.expected) == (rows[band - 1].winner, rows[band].winner)


CELLS = st.sampled_from(["", "0", "7", "10", "12,5", "13-17", "20+", "x", "15 - 5", "99999"])
CHANGES = st.dictionaries(st.tuples(st.integers(0, 43), st.integers(0, 2)), CELLS, max_size=40)


@given(CHANGES, st.permutations(range(44)))
@settings(max_examples=15)
def test_any_table_that_can_be_read_can_be_checked(changes, order):
    scale = continuous_scale(ScaleRule(8))
    cells = [[str(margin), *map(text, scale.vps(margin))] for margin in range(44)]
    for (row, column), cell in changes.items():
        cells[row][column] = cell
    try:
        table = read_rows([cells[row] for row in order])
    except ScaleError:
        return
    found = checked(table)
    assert any(
        replace(found.table, columns=each.columns) == each
        and all(
            column in (read, read.at_starts, read.at_ends)
            for column, read in zip(found.table.columns, each.columns, strict=True)
        )
        for each in (table, *table.others)
    )
    assert len(found.columns) == len(found.table.columns)
    report = CheckReport(found, "table", Language())
    assert len(report.table.rows) == max(1, len(report.lines))
    for i, column in enumerate(found.columns):
        assert len(report.column_table(i).rows) == len(column.audit.rows)
