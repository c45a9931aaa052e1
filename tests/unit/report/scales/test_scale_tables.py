"""The tables hold what the scales say, and say what is special about a cell."""

from typing import Any

import pytest

from tests.unit.report.languages import CZECH, ENGLISH
from vpdesk.report.language import MINUS
from vpdesk.report.scales.report import ScaleChoice, View, scale_report
from vpdesk.report.scales.tables import boards_table, margins_table
from vpdesk.report.table import Cell, Mark, Table
from vpdesk.scales import DiscreteScale, ScaleError, ScaleRule, discrete_scale, make_scale

BOTH = pytest.mark.parametrize("kind", ["continuous", "discrete"])


def table(language=ENGLISH, **choice) -> Table:
    return scale_report(ScaleChoice(**choice), language).table


def test_margins_table():
    scale = make_scale("continuous", ScaleRule(8))
    made = table(boards=8)
    assert made.title == "8 boards"
    assert made.rule == "WBF continuous scale, 20-0, 8 boards, blitz 42.4 IMPs"
    assert made.headings == ("IMPs", "Winner's VP", "Loser's VP", "Next IMP")
    assert made.row_starts == tuple(range(44))
    assert made.current is None
    assert made.legend == ((Mark.CORRECTED, "corrected by the concavity rule"),)
    for margin, (imps, won, lost, gain) in enumerate(made.rows):
        winner, loser = scale.vps(margin)
        assert imps == Cell(str(margin), margin)
        assert (won.text, won.value) == (ENGLISH.vp(winner), winner / 100)
        assert lost == Cell(ENGLISH.vp(loser), loser / 100)
        assert gain == Cell(ENGLISH.vp(scale.gain(margin)), scale.gain(margin) / 100)
    corrected = {margin: row[1] for margin, row in enumerate(made.rows) if row[1].mark}
    note = "19.73 before correction, raised by 0.01"
    assert corrected == {40: Cell("19.74", 19.74, Mark.CORRECTED, note)}


def test_a_table_in_another_language():
    made = table(CZECH, boards=8)
    assert made.title == "8 rozdání"
    assert made.rule == "WBF continuous scale, 20-0, 8 rozdání, blitz 42,4 IMPů"
    assert made.headings[0] == "IMPy"
    assert [cell.text for cell in made.rows[40]] == ["40", "19,74", "0,26", "0,11"]
    assert made.rows[40][1].note == "zvýšeno o 0,01, před opravou 19,73"


def test_no_legend_without_marks():
    made = table(boards=1)
    assert make_scale("continuous", ScaleRule(1)).steps == 0
    assert made.legend == ()


def test_discrete_table():
    made = table(boards=7, kind="discrete")
    assert made.title == "7 boards"
    assert made.rule == "WBF discrete scale, 20-0, 7 boards, blitz 39.7 IMPs"
    assert made.headings == ("VP – VP", "IMPs")
    assert made.row_starts == (0, 1, 3, 6, 9, 12, 15, 19, 24, 29, 36)
    assert [vps.text for vps, _ in made.rows] == [f"{10 + k} – {10 - k}" for k in range(11)]
    outside = "11 VP is exactly 2.18 IMPs on the curve, outside this band"
    assert [band for _, band in made.rows[:4]] == [
        Cell("0", 0, Mark.CORRECTED, "0 – 1 before correction"),
        Cell("1 – 2", 1, Mark.RANGE_VIOLATION, f"2 – 3 before correction; {outside}"),
        Cell("3 – 5", 3, Mark.CORRECTED, "4 – 5 before correction"),
        Cell("6 – 8", 6),
    ]
    assert made.rows[-1][1] == Cell("36 +", 36)
    assert [mark for mark, _ in made.legend] == [Mark.CORRECTED, Mark.RANGE_VIOLATION]


@pytest.mark.parametrize(
    ("choice", "rule"),
    [
        ({"v0": 12.5}, "WBF continuous scale, 25-0, 16 boards, blitz 60.0 IMPs"),
        (
            {"v0": 5, "half_match": True, "kind": "discrete"},
            "WBF discrete scale, 10-0, 16 boards, half match, blitz 42.4 IMPs",
        ),
        ({"blitz": 50}, "WBF continuous scale, 20-0, 16 boards, blitz 50.0 IMPs"),
        (
            {"view": View.SIDE_BY_SIDE, "factor": 12.5},
            "WBF continuous scale, 20-0, blitz 12.5 √boards IMPs",
        ),
        (
            {"view": View.SIDE_BY_SIDE, "blitz": 50, "half_match": True},
            "WBF continuous scale, 20-0, half match, blitz 50.0 IMPs",
        ),
    ],
)
def test_the_rule_in_words(choice, rule):
    assert table(**choice).rule == rule


def test_continuous_side_by_side():
    made = table(boards=16, pins=(8, 24, 16), view=View.SIDE_BY_SIDE)
    assert made.title == "IMPs to Victory Points"
    assert made.headings == ("IMPs", "8 boards", "24 boards", "16 boards")
    assert made.current == 3
    assert made.row_starts == tuple(range(75))
    scales = [make_scale("continuous", ScaleRule(boards)) for boards in (8, 24, 16)]
    for margin, (imps, *cells) in enumerate(made.rows):
        assert imps.text == str(margin)
        assert [cell.text for cell in cells] == [ENGLISH.vp(s.vps(margin)[0]) for s in scales]
        beyond = [margin > scale.last_margin for scale in scales]
        assert [cell.mark is Mark.BEYOND for cell in cells] == beyond
    assert made.rows[40][1].mark is Mark.CORRECTED
    assert [mark for mark, _ in made.legend] == [Mark.CORRECTED]


def test_an_unpinned_current_scale_stands_at_its_place():
    made = table(boards=20, pins=(8, 24), view=View.SIDE_BY_SIDE)
    assert made.headings[1:] == ("8 boards", "20 boards", "24 boards")
    assert made.current == 2


def test_discrete_side_by_side():
    made = table(boards=8, kind="discrete", pins=(8, 32), view=View.SIDE_BY_SIDE)
    assert made.headings == ("VP – VP", "8 boards", "32 boards")
    assert [cell.text for cell in made.rows[0]] == ["10 – 10", "0", "0 – 2"]
    assert [cell.text for cell in made.rows[10]] == ["20 – 0", "39 +", "77 +"]
    assert made.row_starts == make_scale("discrete", ScaleRule(8)).band_starts


def test_continuous_differences():
    made = table(boards=16, pins=(8, 16), view=View.DIFFERENCES, base=8)
    assert made.title == "Differences from 8 boards"
    base, other = (make_scale("continuous", ScaleRule(boards)) for boards in (8, 16))
    for margin, (_, first, second) in enumerate(made.rows):
        assert first.text == ENGLISH.vp(base.vps(margin)[0])
        difference = other.vps(margin)[0] - base.vps(margin)[0]
        assert (second.text, second.value) == (ENGLISH.gain(difference), difference / 100)
    assert made.rows[10][2].text == f"{MINUS}0.98"


def test_discrete_differences():
    made = table(boards=8, kind="discrete", pins=(8, 32), view=View.DIFFERENCES, base=32)
    assert made.title == "Differences from 32 boards"
    assert [row[2].text for row in made.rows[:2]] == ["0 – 2", "3 – 7"]
    assert [(row[1].text, row[1].value) for row in made.rows[:3]] == [
        ("0", 0),
        (f"{MINUS}2", -2),
        (f"{MINUS}4", -4),
    ]


def test_differences_from_a_base_that_is_not_there():
    made = table(boards=16, pins=(24, 16), view=View.DIFFERENCES, base=8)
    assert made.title == "Differences from 24 boards"


@BOTH
@pytest.mark.parametrize("view", [view for view in View if view is not View.BY_BOARDS])
def test_row_of_a_margin(kind, view):
    report = scale_report(ScaleChoice(boards=16, kind=kind, view=view), ENGLISH)
    for margin in range(report.scale.last_margin + 1):
        row = report.table.row_of(margin)
        assert report.scale.vps(report.table.row_starts[row]) == report.scale.vps(margin)
        assert report.table.row_starts[row] <= margin
    assert report.table.row_of(9999) == len(report.table.rows) - 1


@BOTH
@pytest.mark.parametrize("view", View)
def test_every_row_is_as_wide_as_the_headings(kind, view):
    made = table(kind=kind, view=view)
    assert len(made.rows) == len(made.row_starts)
    assert {len(row) for row in made.rows} == {len(made.headings)}


def test_a_pin_without_a_scale_is_a_problem():
    choice = ScaleChoice(
        boards=16, kind="discrete", v0=30, pins=(1, 16, 24), view=View.SIDE_BY_SIDE
    )
    report = scale_report(choice, CZECH)
    rules = [scale.rule for scale in report.scales if isinstance(scale, DiscreteScale)]
    assert [rule.boards for rule in rules] == [16, 24]
    assert report.table.headings[1:] == ("16 rozdání", "24 rozdání")
    (problem,) = report.problems
    assert problem.startswith("1 rozdání jedno: A blitz of 15 IMPs is too short")


def test_a_current_scale_that_cannot_be_is_an_error():
    with pytest.raises(ScaleError, match="too short"):
        scale_report(ScaleChoice(boards=1, kind="discrete", v0=30), ENGLISH)


def test_a_scale_is_made_once():
    report = scale_report(ScaleChoice(boards=16, pins=(8, 16)), ENGLISH)
    again = scale_report(ScaleChoice(boards=8, pins=(8, 16)), ENGLISH)
    assert again.compared[0] is again.scale is report.compared[0]
    assert again.compared[1] is report.scale


def test_one_scale_alone_is_not_compared():
    report = scale_report(ScaleChoice(boards=16, pins=(8, 24)), ENGLISH)
    assert report.scales == (report.scale,)
    assert [curve.boards for curve in report.chart.curves] == [8, 16, 24]


def test_the_gains_are_left_out_where_they_are_not_wanted():
    scale: Any = make_scale("continuous", ScaleRule(8))
    full, short = (margins_table(scale, ENGLISH, gains=gains) for gains in (True, False))
    assert short.headings == full.headings[:3]
    assert short.rows == tuple(row[:3] for row in full.rows)
    assert (short.title, short.rule, short.legend) == (full.title, full.rule, full.legend)


def test_discrete_scales_of_many_board_counts_are_a_row_each():
    scales = [discrete_scale(ScaleRule(boards)) for boards in range(1, 41)]
    made = boards_table(scales, ENGLISH)
    assert made.title == "IMPs to Victory Points"
    assert made.rule == "WBF discrete scale, 20-0, blitz 15 \N{SQUARE ROOT}boards IMPs"
    assert made.headings[0] == "Boards"
    assert made.headings[1:] == tuple(f"{10 + k} – {10 - k}" for k in range(11))
    assert made.row_starts == tuple(range(1, 41))
    assert made.current is None
    for scale, row in zip(scales, made.rows, strict=True):
        single = scale_report(ScaleChoice(scale.rule.boards, kind="discrete"), ENGLISH).table
        assert row[0] == Cell(str(scale.rule.boards), scale.rule.boards)
        assert row[1:] == tuple(band for _, band in single.rows)
    marks = {cell.mark for row in made.rows for cell in row if cell.mark}
    assert {mark for mark, _ in made.legend} == marks == {Mark.CORRECTED, Mark.RANGE_VIOLATION}


def test_the_rule_of_many_board_counts():
    for rule, said in (
        ({"v0": 5, "half_match": True}, "10-0, half match, blitz 15 √boards IMPs"),
        ({"factor": 12.5}, "20-0, blitz 12.5 √boards IMPs"),
        ({"blitz": 60}, "20-0, blitz 60.0 IMPs"),
    ):
        scales = [discrete_scale(ScaleRule(boards, **rule)) for boards in (8, 9)]
        assert boards_table(scales, ENGLISH).rule == f"WBF discrete scale, {said}"
    one = boards_table([discrete_scale(ScaleRule(8))], CZECH)
    assert one.rule == "Diskrétní stupnice WBF, 20-0, 8 rozdání, blitz 42,4 IMPů"
