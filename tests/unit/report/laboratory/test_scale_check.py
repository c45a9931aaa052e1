"""What a table is and what is wrong with it, in a headline, sentences and tables."""

from dataclasses import replace

import pytest

from tests.sure import sure
from tests.unit.report.languages import CZECH, ENGLISH
from tests.unit.scales.read_tables import table_of, table_of_rows
from vpdesk.files.scale_library import built_in, find
from vpdesk.report.laboratory.check import CheckReport
from vpdesk.report.table import Mark
from vpdesk.scales import Model, ScaleRule, continuous_scale, discrete_scale
from vpdesk.scales.check import check
from vpdesk.scales.forms import uncorrected
from vpdesk.scales.reading import read_rows
from vpdesk.scales.recognise import Recogniser

RECOGNISER = Recogniser(built_in())


def report(table, language=ENGLISH):
    return CheckReport(check(table, RECOGNISER), "club.csv", language)


def of_scales(*scales):
    return report(table_of(*scales))


def bare(boards):
    return uncorrected(continuous_scale(ScaleRule(boards)))


ACBL = find("acbl-20")
assert ACBL is not None


def continuous(boards, **rule):
    return continuous_scale(ScaleRule(boards, **rule))


@pytest.mark.parametrize(
    ("scales", "headline"),
    [
        ([continuous(24)], "WBF continuous scale, 24 boards"),
        ([continuous(n) for n in (8, 9, 10, 24)], "WBF continuous scale, 8-10, 24 boards"),
        ([bare(24)], "WBF formula, not corrected, 24 boards"),
        (
            [uncorrected(discrete_scale(ScaleRule(24)))],
            "WBF formula in whole VP, not corrected, 24 boards",
        ),
        ([ACBL.scale(24)], "ACBL 20 VP, 21-27 boards"),
        ([continuous(20, v0=6)], "WBF continuous scale, 12-0, 20 boards"),
        (
            [continuous(20, model=Model.LOGARITHMIC)],
            "Continuous scale (logarithmic), 20 boards",
        ),
        (
            [uncorrected(continuous(20, model=Model.LOGARITHMIC))],
            "Continuous scale (logarithmic), not corrected, 20 boards",
        ),
    ],
)
def test_headlines(scales, headline):
    assert of_scales(*scales).headline == headline


def test_a_blitz_that_a_heading_leads_to():
    table = table_of(continuous(24, factor=16), headed=True)
    assert report(table).headline == "WBF continuous scale, blitz 16 √boards IMPs, 24 boards"


def test_a_right_table():
    right = of_scales(continuous(24))
    assert right.sentences == (
        "Cells of this scale: 75 of 75.",
        "Nothing is wrong.",
        "This is certain.",
    )
    (row,) = right.table.rows
    assert row[-1].text == "–"  # it is not said twice


def test_a_table_without_correction():
    found = of_scales(bare(24))
    assert found.sentences[:2] == (
        "Cells of the formula: 75 of 75.",
        "Cells not corrected: 13 of 75.",
    )
    assert len(found.table.rows) == 13
    assert [cell.text for cell in found.table.rows[0]] == [
        *("B7", "5", "11.22", "11.23", "not corrected"),
    ]
    table = found.column_table(0)
    assert table.rows[5][1].mark is Mark.CORRECTED
    assert [text for _, text in table.legend] == ["not corrected"]


def test_several_boards_without_correction():
    found = of_scales(*map(bare, (1, 8, 24, 60)))
    assert found.headline == "WBF formula, not corrected, 1, 8, 24, 60 boards"
    assert "Cells not corrected: 68 of 253." in found.sentences
    assert len(found.table.rows) == 68


def test_what_is_as_likely_is_told_alone():
    assert "Next likely" not in " ".join(of_scales(continuous(24)).sentences)
    half = of_scales(continuous_scale(ScaleRule(16, v0=5, half_match=True)))
    assert (
        half.sentences[-1] == "Next likely: WBF continuous scale, 10-0, 8 boards (cells: 44 of 44)."
    )


def test_a_headline_names_a_few_scales_and_the_bands_of_a_printed_one():
    family = next(each for each in built_in() if each.key == "acbl-20")
    found = of_scales(*(family.scale(boards) for boards in (7, 9, 24)), continuous(24))
    assert found.headline == ("ACBL 20 VP, 1-11, 21-27 boards; WBF continuous scale, 24 boards")
    many = of_scales(*(continuous(24, v0=v0) for v0 in (5, 6, 10, 15)))
    assert many.headline == "4 different scales"


def test_a_table_that_nothing_is_known_of_is_not_called_right():
    found = report(table_of_rows([(0, 0, 1000, 1000), (1, None, 2000, 0)]))
    (row,) = found.table.rows
    assert row[-1].text == "It breaks no rule; there is no scale to compare it with."


def test_what_is_no_scale():
    rows = [(i, i, 1000 + 37 * i * i % 900, 500) for i in range(30)]
    found = report(table_of_rows(rows))
    assert found.headline == "No scale that is known"
    assert found.sentences[0] == "Too few of its cells are those of any one scale."
    falls = [line.what for line in found.lines if "fall" in line.what]
    assert falls[0].startswith("The winner's VP fall from ")
    assert len(found.column_table(0).headings) == 3


def mistaken(changes, language=ENGLISH):
    """A table of 24 boards with other cells in some rows."""
    scale = continuous(24)
    rows = [[str(m), *(f"{vp / 100:.2f}" for vp in scale.vps(m))] for m in range(75)]
    for margin, cells in changes.items():
        rows[margin] = cells
    return report(read_rows([["IMPs", "Winner", "Loser"], *rows]), language)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({5: ["5", "11.53", "8.47"]}, ("B7", "5", "11.53", "11.23", "wrong")),
        ({5: ["5", "112.3", "8.77"]}, ("B7", "5", "112.3", "11.23", "the decimal sign is in")),
        ({5: ["5", "11.46", "8.54"]}, ("B7", "5", "11.46", "11.23", "has the VP of the next")),
        ({5: ["5", "10.99", "9.01"]}, ("B7", "5", "10.99", "11.23", "has the VP of the margin b")),
        ({5: ["5", "11.24", "8.77"]}, ("B7", "5", "11.24", "11.23", "wrong by 0.01")),
        ({5: ["5", "11.23", "8.70"]}, ("C7", "5", "8.70", "8.77", "the loser's VP are wrong")),
        ({5: ["4", "11.23", "8.77"]}, ("A7", "4", "", "", "the margin should be 5 IMPs")),
        ({5: ["5", "11.23", ""]}, ("C7", "5", "", "8.77", "not read: The VP is missing.")),
        (
            {5: ["5", "11,23", "8.77"]},
            ("B7", "5", "", "11.23", "“11,23” has the other decimal sign"),
        ),
    ],
)
def test_every_mistake_is_told(changes, told):
    (row,) = mistaken(changes).table.rows
    assert tuple(cell.text for cell in row[:4]) == told[:4]
    assert row[4].text.startswith(told[4])


def test_empty_cells_are_told_apart_from_mistakes():
    found = mistaken({5: ["5", "11.23", ""], 9: ["9", "", "7.88"], 12: ["12", "12.76", "7.25"]})
    assert (found.check.mistakes, found.check.unread) == (1, 2)
    assert {"2 cells not read.", "1 mistake."} <= set(found.sentences)
    assert ["not read" in line.what for line in found.lines].count(True) == 2
    (legend,) = found.column_table(0).legend
    assert legend[1] == "wrong, or not read"
    alone = mistaken({5: ["5", "11.23", ""]})
    assert "1 cell not read." in alone.sentences
    assert not any("mistake" in each or "Nothing is wrong" in each for each in alone.sentences)
    assert mistaken({5: ["5", "11.53", "8.47"]}).column_table(0).legend[0][1] == "wrong"


def test_marks_stand_at_what_is_wrong():
    found = mistaken({5: ["5", "11.53", "8.47"], 9: ["9", "x", "7.88"], 12: ["12", "12.75", "7.3"]})
    table = found.column_table(0)
    marked = [
        (i, place)
        for i, row in enumerate(table.rows)
        for place, cell in enumerate(row)
        if cell.mark
    ]
    assert marked == [(5, 1), (9, 1), (12, 2)]
    assert table.rows[5][1].note == "wrong"
    assert [line.row for line in found.lines] == [5, 9, 12]
    assert table.rows[5][3].text == "11.23"


def test_a_band_that_begins_elsewhere():
    scale = discrete_scale(ScaleRule(24))
    table = table_of(scale)
    (column,) = table.columns
    rows = list(column.rows)
    rows[4] = replace(rows[4], last=sure(rows[4].last) + 1)
    rows[5] = replace(rows[5], first=rows[5].first + 1)
    found = report(replace(table, columns=(replace(column, rows=tuple(rows)),)))
    (line,) = found.lines
    start, end = scale.band_starts[4], scale.band_starts[5] - 1
    assert line.what == f"in the scale this VP has {start} – {end} IMPs"
    assert (line.given, line.expected) == ("14", "15")


def test_the_other_decimal_sign():
    found = mistaken({5: ["5", "11.24", "8.77"]}, CZECH)
    assert [cell.text for cell in found.table.rows[0]][2:] == ["11,24", "11,23", "wrong by 0,01"]


def test_columns_are_named_where_there_are_several():
    table = table_of(continuous(8), bare(24))
    named = replace(table.columns[0], heading="8 boards")
    found = report(replace(table, columns=(named, table.columns[1])))
    assert found.column_names == ("8 boards", "column 2")
    assert found.table.headings[1] == "Column"
    assert {row[1].text for row in found.table.rows} == {"8 boards", "column 2"} or {
        row[1].text for row in found.table.rows
    } == {"column 2"}
