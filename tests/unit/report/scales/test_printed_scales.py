"""Printed scales have the same reports as those that follow a rule."""

from dataclasses import replace

import pytest

from tests.sure import sure
from tests.unit.report.languages import ENGLISH
from vpdesk.files.scale_library import built_in, find
from vpdesk.formats.choice import ExportChoice
from vpdesk.report.document import Form
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.scales.report import ScaleChoice, View, scale_report
from vpdesk.report.scales.sheets import Booklet, ScaleSubject
from vpdesk.scales import Model, PrintedScales, PrintedTable, ScaleError, Unit

OURS = PrintedScales(
    "own-ours",
    "Ours",
    "",
    Unit.IMP,
    (
        PrintedTable(1, 1, (0, 1, 2), (1000, 1550, 2000), (1000, 450, 0)),
        PrintedTable(2, 4, (0, 2, 3), (1000, 1200, 2000), (1000, 800, 100)),
    ),
    own=True,
)


def report(key, boards, **choice):
    family = OURS if key == OURS.key else find(key)
    return scale_report(ScaleChoice(boards=boards, family=family, **choice), ENGLISH)


def texts(table):
    return [[cell.text for cell in row] for row in table.rows]


def test_bands_of_one_scale():
    table = report("acbl-20", 24).table
    assert table.title == "24 boards"
    assert table.rule == ("ACBL 20 VP, 24 boards, table for 21-27 boards, largest win from 72 IMPs")
    assert table.headings == ("VP – VP", "IMPs")
    assert texts(table)[:2] == [["10 – 10", "0 – 2"], ["11 – 9", "3 – 6"]]
    assert texts(table)[-1] == ["20 – 0", "72 +"]


def test_a_count_outside_all_bands_is_refused_and_as_a_pin_left_out():
    with pytest.raises(ScaleError, match="no table for 40 boards; it has tables for 1-36"):
        report("acbl-20", 40)
    made = report("acbl-20", 24, pins=(8, 40))
    assert [scale.boards for scale in made.compared] == [8, 24]
    (problem,) = made.problems
    assert problem.startswith("40 boards: ACBL 20 VP has no table")


def test_percentages():
    made = report("ebu-pairs", 24, pins=(8, 24), view=View.SIDE_BY_SIDE)
    table = made.table
    assert (table.title, table.percent) == ("Matchpoints to Victory Points", True)
    assert texts(table)[1] == ["11 – 9", "50.66 – 51.98", "50.39 – 51.16"]
    assert table.rows[1][1].value == 50.66
    assert table.row_typed(53) == table.row_of(300) == 4
    assert table.row_typed(7) == 0
    chart = made.chart
    assert chart.x_ticks[0].text == "50"
    assert (chart.x_label, chart.x_per_imp) == ("Matchpoints %", 0.01)
    differences = report("ebu-pairs", 24, pins=(8, 24), view=View.DIFFERENCES, base=8).table
    assert differences.rows[1][2].text == "−0.27"


def test_tables_with_other_vps_are_compared_by_margin():
    table = report(OURS.key, 1, pins=(3,), view=View.SIDE_BY_SIDE).table
    assert texts(table) == [
        ["0", "10.00", "10.00"],
        ["1", "15.50", "10.00"],
        ["2", "20.00", "12.00"],
        ["3 +", "20.00", "20.00"],
    ]
    assert [cell.mark for cell in table.rows[3]][1] is not None  # beyond its last margin


def test_a_table_by_margin_has_a_row_for_each():
    table = report(OURS.key, 1).table
    assert table.headings == ("IMPs", "Winner's VP", "Loser's VP", "Next IMP")
    assert texts(table)[1] == ["1", "15.50", "4.50", "4.50"]


@pytest.mark.parametrize("family", built_in(), ids=lambda family: family.key)
def test_every_printed_scale_has_a_chart_that_holds_it(family):
    for table in family.tables:
        made = scale_report(ScaleChoice(boards=table.first, family=family, pins=()), ENGLISH)
        (curve,) = made.chart.curves
        for line in (curve.smooth, curve.steps):
            assert min(sure(line).y) == made.chart.y_min == made.scale.vps(0)[0] / 100
            assert max(sure(line).y) == made.chart.y_max == made.scale.full / 100
            assert list(sure(line).x) == sorted(sure(line).x)
            assert sure(line).x[-1] == made.chart.x_max


def test_a_booklet_has_a_section_for_each_table():
    subject = ScaleSubject(ScaleChoice(family=find("sbu")))
    choice = ExportChoice(scale_sheets.BOOKLET, Form.CARD, booklet=Booklet(5, 13))
    sections = list(subject.sections(choice, ENGLISH))
    assert [section.title for section in sections] == ["5-6 boards", "7-9 boards", "10-13 boards"]
    assert subject.section_count(choice) == 3
    assert subject.file_name(choice) == "vp-booklet-sbu-5-13"
    with pytest.raises(ScaleError, match="no table for 56 boards"):
        list(subject.sections(replace(choice, booklet=Booklet(56, 60)), ENGLISH))


def test_keys_and_names_of_other_curves():
    choice = ScaleChoice(boards=8, model=Model.SQUARE_ROOT)
    assert choice.key == "square-root-continuous"
    assert scale_report(choice, ENGLISH).table.rule.startswith("Continuous scale (square root), ")
    discrete = replace(choice, kind="discrete", model=Model.LINEAR)
    assert scale_report(discrete, ENGLISH).table.rule.startswith("Discrete scale (straight line)")
