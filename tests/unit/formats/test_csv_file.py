"""CSV comes out byte for byte as expected, and a spreadsheet's reader gets the cells back."""

import re
from dataclasses import replace

import pytest

from tests.sure import sure
from tests.unit.formats.csv_file_builders import read, read_file
from tests.unit.formats.documents import BOOKLET, BOTH, CHART, CONTINUOUS, finished, sections
from tests.unit.formats.reference import reference
from tests.unit.report.languages import CZECH, ENGLISH
from vpdesk.formats.csv_file import csv_steps, to_csv
from vpdesk.report.document import Form
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.scales.report import ScaleChoice, View, scale_report
from vpdesk.report.scales.sheets import Booklet
from vpdesk.report.table import Cell, Table
from vpdesk.scales import ScaleRule, continuous_scale, discrete_scale

EIGHT = ScaleChoice(boards=8)
DIFFERENCES = ScaleChoice(boards=16, pins=(8, 16), view=View.DIFFERENCES)
DISCRETE = ScaleChoice(boards=7, kind="discrete", pins=(7, 32), view=View.SIDE_BY_SIDE)
TAB = replace(CZECH, list_separator="\t")
ONLY_COMMAS = replace(CZECH, list_separator=",")


def as_written(text):
    """A cell as a spreadsheet takes it for what it is."""
    text = text.replace("−", "-")
    return f"≥ {text[:-2]}" if text.endswith(" +") else text


@pytest.mark.parametrize(
    ("choice", "language", "name"),
    [
        (EIGHT, ENGLISH, "continuous_8_english.csv"),
        (EIGHT, CZECH, "continuous_8_czech.csv"),
        (DIFFERENCES, ENGLISH, "differences_8_16_english.csv"),
        (DIFFERENCES, CZECH, "differences_8_16_czech.csv"),
        (DISCRETE, ENGLISH, "discrete_7_32_english.csv"),
    ],
)
def test_reference(choice, language, name):
    assert to_csv(scale_report(choice, language).table, language) == reference(name)


@pytest.mark.parametrize("choice", [EIGHT, DIFFERENCES, DISCRETE])
@pytest.mark.parametrize("language", [ENGLISH, CZECH, TAB, ONLY_COMMAS])
def test_a_reader_gets_the_cells_back(choice, language):
    table = scale_report(choice, language).table
    headings, *rows = read(to_csv(table, language), language.list_separator)
    assert headings == [as_written(heading) for heading in table.headings]
    assert len(rows) == len(table.rows)
    for row, cells in zip(rows, table.rows, strict=True):
        assert row == [as_written(cell.text) for cell in cells]


def test_a_decimal_comma_between_commas_is_quoted():
    text = to_csv(scale_report(EIGHT, ONLY_COMMAS).table, ONLY_COMMAS)
    assert '\r\n0,"10,00","10,00","0,44"\r\n' in text


def test_numbers_are_numbers_for_a_spreadsheet():
    text = to_csv(scale_report(DIFFERENCES, ENGLISH).table, ENGLISH)
    for row in read(text)[1:]:
        assert [float(field) for field in row]
    assert ",-0.13\r\n" in text


@pytest.mark.parametrize("view", [View.TABLE, View.SIDE_BY_SIDE, View.DIFFERENCES])
def test_nothing_can_be_taken_for_a_date_or_a_sum(view):
    choices = [ScaleChoice(b, kind="discrete", pins=(2, 7, 32), view=view) for b in (1, 9, 100)]
    fields = {
        field
        for choice in choices
        for row in read(to_csv(scale_report(choice, ENGLISH).table, ENGLISH))
        for field in row
    }
    assert "10 – 10" in fields
    assert not [field for field in fields if re.search(r"\d\s*[-/.+]", field)]


def test_headings_of_results_are_no_dates_either():
    booklet = Booklet(8, 9, continuous=False, discrete=True)
    data, _ = finished(csv_steps(sections(EIGHT, scale_sheets.BOOKLET, booklet=booklet), ENGLISH))
    assert read_file(data)[0][:3] == ["Boards", "10 – 10", "11 – 9"]


def test_awkward_texts_are_quoted():
    table = Table("", "", ("a;b", 'c"d'), ((Cell("e\nf"), Cell("1,5")),), (0,))
    assert to_csv(table, CZECH) == '"a;b";"c""d"\r\n"e\nf";1,5\r\n'


def test_one_table_stands_alone():
    data, steps = finished(csv_steps(CONTINUOUS, ENGLISH))
    assert steps == 1
    assert data == b"\xef\xbb\xbf" + to_csv(sure(CONTINUOUS[0].table), ENGLISH).encode()


def test_several_tables_have_titles_and_lines_between():
    data, steps = finished(csv_steps(BOOKLET, ENGLISH))
    assert steps == len(BOOKLET) == 5
    parts = data.decode("utf-8-sig").split("\r\n\r\n")
    assert len(parts) == 5
    for part, section in zip(parts, BOOKLET, strict=True):
        title, rest = part.split("\r\n", 1)
        assert title == section.title
        assert rest.removesuffix("\r\n") + "\r\n" == to_csv(sure(section.table), ENGLISH)


def test_a_table_with_a_chart_is_the_table():
    assert finished(csv_steps(BOTH, ENGLISH))[0].decode("utf-8-sig") == to_csv(
        sure(BOTH[0].table), ENGLISH
    )


def test_a_chart_alone_gives_its_points():
    names, labels, *rows = read_file(finished(csv_steps(CHART, CZECH))[0], ";")
    chart = CHART[0].chart
    column = names.index("24 boards")
    curve = next(curve for curve in sure(chart).curves if curve.label == "24 boards")
    assert labels[column : column + 2] == ["IMPs", "VP"]
    for row, x, y in zip(rows, *curve.smooth, strict=False):
        assert row[column : column + 2] == [
            f"{x:.3f}".replace(".", ","),
            f"{y:.3f}".replace(".", ","),
        ]
    medians = names.index("median")
    assert [row[medians] for row in rows][:5] == ["14,142", "20,000", "24,495", "28,284", ""]


def test_every_number_is_the_engines():
    booklet = Booklet(1, 100, discrete=True)
    parts = finished(csv_steps(sections(EIGHT, scale_sheets.BOOKLET, Form.CARD, booklet), ENGLISH))[
        0
    ]
    tables = [read(part) for part in parts.decode("utf-8-sig").split("\r\n\r\n")]
    for boards in range(1, 101):
        scale = continuous_scale(ScaleRule(boards))
        title, _, *rows = tables[boards - 1]
        assert title == ["1 board" if boards == 1 else f"{boards} boards"]
        assert [int(row[0]) for row in rows] == list(range(scale.last_margin + 1))
        won_lost = [tuple(round(100 * float(field)) for field in row[1:]) for row in rows]
        assert won_lost == [scale.vps(margin) for margin in range(scale.last_margin + 1)]
        bands = discrete_scale(ScaleRule(boards)).band_starts
        _, _, *rows = tables[99 + boards]
        assert [int(sure(re.search(r"\d+", row[1]))[0]) for row in rows] == list(bands)
        assert [row[0] for row in rows] == [f"{vp} – {20 - vp}" for vp in range(10, 21)]
