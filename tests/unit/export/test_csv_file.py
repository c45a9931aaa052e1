"""CSV comes out byte for byte as expected, and a spreadsheet's reader gets the cells back."""

import csv
from dataclasses import replace
from io import StringIO

import pytest

from tests.unit.export.reference import reference
from tests.unit.report.languages import CZECH, ENGLISH
from vpdesk.export.csv_file import to_csv
from vpdesk.report.scale_report import ScaleChoice, View, scale_report
from vpdesk.report.table import Cell, Table

CONTINUOUS = ScaleChoice(boards=8)
DIFFERENCES = ScaleChoice(boards=16, pins=(8, 16), view=View.DIFFERENCES)
DISCRETE = ScaleChoice(boards=7, kind="discrete", pins=(7, 32), view=View.SIDE_BY_SIDE)


@pytest.mark.parametrize(
    ("choice", "language", "name"),
    [
        (CONTINUOUS, ENGLISH, "continuous_8_english.csv"),
        (CONTINUOUS, CZECH, "continuous_8_czech.csv"),
        (DIFFERENCES, ENGLISH, "differences_8_16_english.csv"),
        (DIFFERENCES, CZECH, "differences_8_16_czech.csv"),
        (DISCRETE, ENGLISH, "discrete_7_32_english.csv"),
    ],
)
def test_reference(choice, language, name):
    assert to_csv(scale_report(choice, language).table, language) == reference(name)


@pytest.mark.parametrize("choice", [CONTINUOUS, DIFFERENCES, DISCRETE])
@pytest.mark.parametrize("language", [ENGLISH, CZECH, replace(CZECH, list_separator=",")])
def test_a_reader_gets_the_cells_back(choice, language):
    table = scale_report(choice, language).table
    file = StringIO(to_csv(table, language), newline="")
    headings, *rows = csv.reader(file, delimiter=language.list_separator, strict=True)
    assert tuple(headings) == table.headings
    assert len(rows) == len(table.rows)
    for row, cells in zip(rows, table.rows, strict=True):
        assert row == [cell.text.replace("−", "-") for cell in cells]


def test_numbers_are_numbers_for_a_spreadsheet():
    text = to_csv(scale_report(DIFFERENCES, ENGLISH).table, ENGLISH)
    for row in list(csv.reader(StringIO(text, newline="")))[1:]:
        assert [float(field) for field in row]
    assert ",-0.13\r\n" in text


def test_awkward_texts_are_quoted():
    table = Table("", "", ("a;b", 'c"d'), ((Cell("e\nf"), Cell("1,5")),), (0,))
    assert to_csv(table, CZECH) == '"a;b";"c""d"\r\n"e\nf";1,5\r\n'
