"""Tables without an end are refused by name; what is only large is read."""

from functools import partial

import pytest

from tests.bench.endless import workbook
from vpdesk.files import match_list_file
from vpdesk.files.table_file import read_table
from vpdesk.files.text import TextFileError
from vpdesk.languages import match_headings

read_match_list = partial(match_list_file.read_match_list, headings=match_headings())


def rows_far_apart():
    return "".join(f'<row r="{at}"><c r="XFD{at}"><v>1</v></c></row>' for at in range(1, 300))


def refused(read, path):
    with pytest.raises(TextFileError) as caught:
        read(path)
    return str(caught.value)


@pytest.mark.parametrize("read", [read_table, read_match_list])
@pytest.mark.parametrize(
    ("strings", "sheet", "sheets"),
    [
        (lambda: "<si><t>" + "a" * 90_000_000 + "</t></si>", str, 1),
        (lambda: "<si><t>16</t></si>" * 2_800_000, str, 1),
        (lambda: "<si>" + "<r><t>a</t></r>" * 3_100_000 + "</si>", str, 1),
        (str, lambda: "<row>" + "<c><v>1</v></c>" * 3_100_000 + "</row>", 1),
        (str, rows_far_apart, 50),
        (str, lambda: '<row r="1048576"><c><v>1</v></c></row>', 50),
        (str, lambda: '<row><c><v>16</v></c><c t="b"/></row>' * 10_000, 50),
    ],
    ids=["long", "many", "runs", "cells", "far", "down", "sheets"],
)
def test_workbooks_without_an_end(tmp_path, read, strings, sheet, sheets):
    path = tmp_path / "book.xlsx"
    workbook(path, strings(), sheet(), sheets)
    assert refused(read, path) == "book.xlsx: The workbook is too large."


@pytest.mark.parametrize("cell", ["1;", "1 ", "ab ", "1 - ", "boards 1 "])
def test_texts_of_too_many_words(tmp_path, cell):
    line = cell * (9800 // len(cell))
    for file, told in ((500, "The table is too large"), (90, "")):
        path = tmp_path / "words.csv"
        path.write_text("\n".join([line] * file))
        assert told in refused(read_table, path)


def test_pages_of_too_many_tables(tmp_path):
    path = tmp_path / "page.html"
    table = "<table><tr><td>0<td>10<tr><td>1<td>11<tr><td>2<td>12</table>"
    path.write_text(table * 150)
    assert len(read_table(path).columns) == 150
    path.write_text(table * 4000)
    assert "page.html: This page has more than 150 tables" in refused(read_table, path)


def test_many_sheets_are_a_list_as_long_as_its_first(tmp_path):
    path = tmp_path / "book.xlsx"
    workbook(path, "", "<row><c><v>16</v></c><c><v>3</v></c></row>" * 400, 50)
    assert read_match_list(path).matches.counts == {(16, 3): 400}


def test_shared_strings_are_read_without_their_readings(tmp_path):
    path = tmp_path / "book.xlsx"
    strings = "<si><r><t>Boa</t></r><r><t>rds</t></r><rPh><t>x</t></rPh></si><si><t>Margin</t></si>"
    heading = '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>'
    workbook(path, strings, heading + "<row><c><v>16</v></c><c><v>3</v></c></row>", 1)
    assert read_match_list(path).matches.counts == {(16, 3): 1}


@pytest.mark.parametrize("text", ["16,23," * 1_000_000, '16,"3\n",' * 1_000_000, "1" * 30_000])
def test_a_list_of_one_endless_row(tmp_path, text):
    path = tmp_path / "list.csv"
    path.write_text("boards,margin\n16,3\n" + text)
    assert refused(read_match_list, path) == (
        "list.csv, line 3: The row is too long; it can have 20000 characters."
    )


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_end_as_they_like(tmp_path, end):
    path = tmp_path / "list.csv"
    path.write_bytes(f"boards,margin{end}16,3{end}{end}16,x{end}16,3".encode())
    found = read_match_list(path)
    assert found.matches.counts == {(16, 3): 2}
    assert [fault.line for fault in found.faults] == [4]


def test_tables_of_too_many_cells(tmp_path):
    path = tmp_path / "table.csv"
    path.write_text("\n".join(",".join(str(at + to) for to in range(200)) for at in range(999)))
    assert refused(read_table, path).startswith("table.csv: The table is too large;")
    for part, times in (("1\n", 2_400_000), ("1,", 2_400_000), ("16 3 ", 900_000)):
        path.write_text(part * times)
        assert refused(read_table, path).startswith("table.csv: The table is too large;")
    path.write_text("<table>" * 600_000)
    assert refused(read_table, path).startswith("table.csv")
