"""Tables in HTML and ODS are read; PDFs and pictures are refused for what they are."""

import zipfile
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.messy.parts import html, lines, ods, ods_rows, wbf
from tests.sure import sure
from vpdesk.files import match_list_file
from vpdesk.files.html_tables import html_tables, is_html
from vpdesk.files.table_file import pasted_table, read_cells_of, read_table
from vpdesk.files.text import TextFileError
from vpdesk.languages import match_headings
from vpdesk.scales import ScaleError

read_match_list = partial(match_list_file.read_match_list, headings=match_headings())


TABLE = html([["IMPs", "Won", "Lost"], *lines(wbf(24))])


def test_merged_cells_of_a_page_are_blank_but_for_their_first_place():
    page = (
        '<p>Teams of <b>four</b></p><table><tr><td rowspan=2>a<td COLSPAN="2">b &amp; c</tr>'
        "<tr><td>d<br>e<td rowspan='2'> f </td></tr><tr><td>g<td>h<sup>1</sup>"
    )
    assert is_html(page)
    assert html_tables(page) == [
        ("Teams of four", [["a", "b & c", ""], ["", "d e", "f"], ["g", "h", ""]])
    ]


def test_what_is_no_table_of_a_page_is_left_out():
    page = (
        "<!doctype html><style>td < 3</style><!-- <table><tr><td>1 -->"
        "<table><caption>Outer</caption><tr><td><table><tr><td>2 < 3</table></table>"
        "<script>'<table><tr><td>4'</script>"
    )
    assert html_tables(page) == [("1", [["2 < 3"]])]
    assert not is_html("<p>no table</p>")
    assert not is_html("a <table> <td>")


def test_a_page_may_be_pasted_and_its_heading_tells_the_boards():
    (column,) = pasted_table(f"<h2>24 boards</h2><table>{TABLE}</table>").columns
    assert column.boards == (24, 24)
    assert (column.rows[74].first, sure(column.winner[74]).place) == (74, "B76")


def test_two_tables_of_a_page_have_places_of_their_own():
    page = f"<h2>24 boards</h2><table>{TABLE}</table><h2>8 boards</h2><table>{TABLE}</table>"
    first, second = pasted_table(page).columns
    assert (first.boards, second.boards) == ((24, 24), (8, 8))
    assert second.rows[0].place == "8 boards!A2"


@pytest.mark.parametrize(
    "page",
    [
        "<table>" + "<tr>" * 30_000 + "<td>1",
        "<table><tr>" + "<td colspan=1000>1" * 300,
        "<table><tr><td>1" * 9000,
        "<table><td>" + "<" * 1_000_000,
    ],
)
def test_a_page_without_an_end(page):
    with pytest.raises(ScaleError, match="too large"):
        html_tables(page)
    assert len(html_tables("<table><tr><td>1" * 90)) == 90


@given(st.lists(st.sampled_from([*"<>&;/!-=\"' 7a", "<table>", "<tr>", "<td rowspan=3>", "<!--"])))
def test_any_page_is_gone_through(parts):
    for _, rows in html_tables("".join(parts)):
        assert all(isinstance(cell, str) for row in rows for cell in row)


def ods_file(folder, rows):
    path = folder / "table.ods"
    path.write_bytes(ods(rows))
    return path


def cell(text, more=""):
    return f"<table:table-cell {more}><text:p>{text}</text:p></table:table-cell>"


WIDE = cell("1", 'table:number-columns-repeated="250000"')
HIGH = f'<table:table-row table:number-rows-repeated="999999">{cell("1") * 99}</table:table-row>'


def test_cells_of_an_ods_are_what_they_show(tmp_path):
    note = "<office:annotation><text:p>see 2013</text:p></office:annotation>"
    spanned = cell("0", 'table:number-rows-spanned="2"') + cell("10<text:s/>-<text:s/>10")
    noted = "<table:covered-table-cell><text:p>7</text:p></table:covered-table-cell>"
    noted += (
        f"<table:table-cell>{note}<text:p>10<text:span>.25</text:span></text:p></table:table-cell>"
    )
    twice = cell("5", 'table:number-columns-repeated="2"')
    rows = "".join(f"<table:table-row>{row}</table:table-row>" for row in (spanned, noted, twice))
    assert read_cells_of(ods_file(tmp_path, rows)) == [["0", "10 - 10"], ["", "10.25"], ["5", "5"]]


def test_bands_that_libreoffice_made_dates_of(tmp_path):
    rows = [["VP", "IMPs"], ["10", "0-2"]]
    dated = [("11", "2026-06-03", "03.06.26"), ("12", "2026-07-12", "12.07.26")]
    last = ("13", "2032-12-01", "Dec 32")
    written = ods_rows(rows).split("<table:table-row table:number-rows-repeated")[0]
    for vp, day, shown in (*dated, last):
        banded = cell(shown, f"office:date-value='{day}'")
        written += f"<table:table-row>{cell(vp)}{banded}</table:table-row>"
    (column,) = read_table(ods_file(tmp_path, written)).columns
    assert [(row.first, row.last) for row in column.rows] == [(0, 2), (3, 6), (7, 12), (12, 32)]


def test_a_list_of_matches_in_an_ods(tmp_path):
    rows = [["Boards", "IMPs A", "IMPs B"], *([str(24), str(at), "10"] for at in range(12))]
    found = read_match_list(ods_file(tmp_path, ods_rows(rows)))
    assert sum(found.matches.counts.values()) == 12


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"%PDF-1.7\n0 10.00 10.00\n1 10.25 9.75\n2 10.50 9.50", "Tables of a PDF"),
        (b"\r\n%PDF-1.3 0 1", "Tables of a PDF"),
        (b"\x89PNG\r\n\x1a\n", "This is a picture"),
        (ods("<table:table-row"), "This ODS workbook is damaged"),
        (ods(f"<table:table-row>{WIDE}</table:table-row>"), "too large"),
        (ods(HIGH), "too large"),
        (ods("<table:table-row/>" * 1_000_000), "too large"),
    ],
)
def test_what_cannot_be_read_is_refused_for_what_it_is(tmp_path, data, said):
    path = tmp_path / "table.csv"
    path.write_bytes(data)
    for read in (read_table, read_match_list):
        with pytest.raises(TextFileError) as caught:
            read(path)
        assert str(caught.value).startswith("table.csv")
        if read is read_table:
            assert said in str(caught.value)


def test_a_damaged_packing_of_an_ods(tmp_path):
    data = bytearray(ods(ods_rows(lines(wbf(24)))))
    path = tmp_path / "table.ods"
    with zipfile.ZipFile(ods_file(tmp_path, ods_rows(lines(wbf(24))))) as packed:
        at = packed.getinfo("content.xml").header_offset
    data[at + 60 : at + 90] = b"\xff" * 30
    path.write_bytes(data)
    with pytest.raises(TextFileError, match="This ODS workbook is damaged"):
        read_table(path)


def test_signs_and_words_that_are_not_in_sight_are_no_part_of_a_number():
    marked = (
        '<table><tr><td class="marked"><span class="sign" aria-hidden="true">▲</span>15.51'
        '<span class="hidden"> corrected: +0.01</span></td><td><i style="display:none">x</i>4.49'
        "<span>!</span></td></tr></table>"
    )
    assert html_tables(marked) == [("1", [["15.51", "4.49!"]])]
