"""XLSX comes back from another program's reader with its numbers, looks and charts."""

import re
from dataclasses import replace
from datetime import datetime
from io import BytesIO
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openpyxl import load_workbook

import vpdesk
from tests.sure import sure
from tests.unit.formats.documents import (
    AWKWARD,
    BOOKLET,
    BOTH,
    BOTH_DISCRETE,
    CHART,
    COMPARED,
    CONTINUOUS,
    CONTINUOUS_CZECH,
    DIFFERENCES,
    DISCRETE,
    DISCRETE_DIFFERENCES,
    EMPTY,
    LETTERHEAD,
    LETTERS,
    SVG_LOGO,
    png,
    sections,
    titled,
)
from tests.unit.formats.xlsx_reader import A4, book, cells, heading_row, parts, xlsx
from tests.unit.report.languages import CZECH, ENGLISH
from vpdesk.formats.xlsx_file import xlsx_steps
from vpdesk.paper.page_setup import PageSetup
from vpdesk.report.document import Letterhead, Logo
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.report.scales.sheets import Booklet
from vpdesk.report.table import Mark
from vpdesk.scales import ScaleRule, continuous_scale, discrete_scale


@pytest.mark.parametrize(
    ("content", "language"),
    [
        (CONTINUOUS, ENGLISH),
        (CONTINUOUS_CZECH, CZECH),
        (DISCRETE, ENGLISH),
        (COMPARED, ENGLISH),
        (DIFFERENCES, ENGLISH),
        (DISCRETE_DIFFERENCES, ENGLISH),
        (BOTH, ENGLISH),
        (BOOKLET, ENGLISH),
    ],
)
def test_numbers_are_numbers_and_bands_are_texts(content, language):
    found = book(content, EMPTY, language)
    sheets = [sheet for sheet in found if sheet.title != "Curves"]
    for sheet, section in zip(sheets, content, strict=True):
        row = heading_row(sheet)
        headings = [sheet.cell(row, i + 1).value for i in range(len(section.table.headings))]
        assert tuple(headings) == section.table.headings
        for written, cell in cells(sheet, section.table):
            sign = language.decimal_sign
            plain = cell.text.replace("−", "-").replace(sign, ".").removeprefix("+")
            if re.fullmatch(r"-?\d+(\.\d+)?", plain):
                assert written.data_type == "n"
                assert written.value == cell.value == float(plain)
            else:
                assert written.data_type == "s"
                assert written.value == cell.text


@pytest.mark.parametrize(
    ("content", "formats"),
    [
        (CONTINUOUS, ["0", "0.00", "0.00", "0.00"]),
        (CONTINUOUS_CZECH, ["0", "0.00", "0.00", "0.00"]),
        (DIFFERENCES, ["0", "0.00", *["+0.00;-0.00;0.00"] * 3]),
        (DISCRETE_DIFFERENCES, ["General", "General", *["+0;-0;0"] * 3]),
    ],
)
def test_number_formats(content, formats):
    language = CZECH if content is CONTINUOUS_CZECH else ENGLISH
    sheet = book(content, EMPTY, language).worksheets[0]
    table = content[0].table
    for column, expected in enumerate(formats):
        found = {
            written.number_format
            for written, cell in cells(sheet, table)
            if written.column == column + 1
            and cell.mark in (None, Mark.BEYOND)
            and cell.text != "0"
        }
        assert found == {expected}


def test_marks_are_signs_before_the_values_and_notes():
    signs = {Mark.CORRECTED: "▲", Mark.RANGE_VIOLATION: "◇"}
    for content in (CONTINUOUS, DISCRETE, DIFFERENCES, DISCRETE_DIFFERENCES):
        sheet, table = book(content).worksheets[0], content[0].table
        meanings = dict(sure(table).legend)
        marked = 0
        for written, cell in cells(sheet, table):
            if cell.mark in signs:
                marked += 1
                assert all(
                    f'"{signs[cell.mark]} "' in part or part == "General"
                    for part in written.number_format.split(";")
                )
                assert written.comment.text == f"{meanings[cell.mark]}: {cell.note}"
                assert written.fill.fgColor.rgb == "FFFDF3D0"
            else:
                assert written.comment is None
                assert "▲" not in written.number_format
        assert marked
        texts = [row[0] for row in sheet.iter_rows(values_only=True)]
        assert texts[-1] == content[0].rule
        legend = [f"{signs[mark]} {meaning}" for mark, meaning in sure(table).legend]
        assert texts[-1 - len(legend) : -1] == legend


def test_the_text_of_a_marked_band_is_shown():
    sheet = book(DISCRETE).worksheets[0]
    formats = {cell.number_format for row in sheet["B4:B9"] for cell in row}
    assert 'General;General;General;"▲ "@' in formats


def test_cells_beyond_the_blitz_are_italic():
    sheet = book(COMPARED).worksheets[0]
    for written, cell in cells(sheet, COMPARED[0].table):
        assert written.font.italic == (cell.mark is Mark.BEYOND)


def test_headings_are_bold_frozen_and_repeated():
    for content in (CONTINUOUS, DISCRETE, COMPARED, BOTH):
        for letterhead in (EMPTY, LETTERHEAD):
            sheet = book(content, letterhead).worksheets[0]
            row = heading_row(sheet)
            assert sheet.freeze_panes == f"B{row + 1}"
            assert sheet.print_title_rows == f"${row}:${row}"
            for column in range(len(sure(content[0].table).headings)):
                assert sheet.cell(row, column + 1).font.bold
            assert sheet.cell(row + 1, 1).font.bold


def test_columns_show_everything():
    for content in (CONTINUOUS, DISCRETE, DIFFERENCES, BOOKLET[-1:]):
        sheet = book(content).worksheets[0]
        for written, cell in cells(sheet, content[0].table):
            needed = len(cell.text) + (
                2 if cell.mark in (Mark.CORRECTED, Mark.RANGE_VIOLATION) else 0
            )
            width = sheet.column_dimensions[written.column_letter].width
            assert width > needed + 1
    table = replace(
        sure(CONTINUOUS[0].table), headings=("IMPs", "победные очки команды-победителя", "x", "")
    )
    sheet = book([replace(CONTINUOUS[0], table=table)]).worksheets[0]
    assert 18 < sheet.column_dimensions["B"].width < 25
    heading = sheet.cell(heading_row(sheet), 2)
    assert heading.alignment.wrap_text
    assert sheet.row_dimensions[heading.row].height >= 45


@pytest.mark.parametrize(
    ("page", "size", "orientation"),
    [
        (PageSetup(), "9", "portrait"),
        (PageSetup("Letter", landscape=True), "1", "landscape"),
        (PageSetup("A3"), "8", "portrait"),
        (PageSetup("A5"), "11", "portrait"),
        (PageSetup("A6"), "70", "portrait"),
    ],
)
def test_page(page, size, orientation):
    for sheet in book(BOTH, EMPTY, ENGLISH, page):
        assert str(sheet.page_setup.paperSize) == size
        assert sheet.page_setup.orientation == orientation
        assert sheet.sheet_properties.pageSetUpPr.fitToPage
        assert (sheet.page_setup.fitToWidth or 1, sheet.page_setup.fitToHeight) == (1, 0)


def test_footer():
    footer = book(CONTINUOUS).worksheets[0].oddFooter
    assert footer.left.text.strip() == "WBF continuous scale, 20-0, 24 boards, blitz 73.5 IMPs"
    assert footer.right.text.strip() == f"vpdesk {vpdesk.__version__}   Page &P / &N"


def test_an_endless_rule_is_cut_in_the_footer_only():
    rule = "Q&A, " * 100
    section = replace(CONTINUOUS[0], table=replace(sure(CONTINUOUS[0].table), rule=rule))
    data = xlsx([section])
    sheet = load_workbook(BytesIO(data)).worksheets[0]
    assert sheet.oddFooter.left.text.strip().startswith("Q&&A, Q&&A")
    assert sheet.oddFooter.left.text.endswith("…")
    texts = [row[0] for row in sheet.iter_rows(values_only=True)]
    assert texts[-1] == rule.strip()


def test_printed_is_the_table_and_what_was_asked_for():
    sheet = book(CONTINUOUS).worksheets[0]
    last = heading_row(sheet) + len(sure(CONTINUOUS[0].table).rows) + 3  # empty, legend, rule
    assert re.fullmatch(rf"'24 boards'!\$A\$1:\$D\${last}", sheet.print_area)
    (chart,) = sheet._charts
    assert chart.anchor._from.col > 3
    for content in (BOTH, BOTH_DISCRETE, CHART):
        sheet = book(content).worksheets[0]
        (chart,) = sheet._charts
        end = sheet.print_area.split("$")
        columns = sheet[f"{end[-2]}1"].column
        assert chart.anchor.to.col <= columns
        assert chart.anchor.to.row < int(end[-1]) - 1
        if content is not CHART:
            assert chart.anchor._from.col > len(sure(content[0].table).headings)


def test_lines_wider_than_the_table_are_not_cut():
    short = book(DISCRETE).worksheets[0]
    rows = [row[0].row for row in short.iter_rows() if row[0].value == DISCRETE[0].rule]
    assert short.row_dimensions[rows[0]].height < 20
    sheet = book(DISCRETE, Letterhead(LETTERS * 5)).worksheets[0]
    (merged,) = sheet.merged_cells.ranges
    assert merged.min_row == merged.max_row == 1
    assert sheet["A1"].alignment.wrap_text
    assert sheet.row_dimensions[1].height > 80
    assert str(sheet.print_area).endswith(f"${sheet.max_row}")


def test_titles():
    sheet = book(CONTINUOUS).worksheets[0]
    assert sheet["A1"].value == "24 boards"
    sheet = book(CONTINUOUS, replace(LETTERHEAD, logo=None)).worksheets[0]
    assert [sheet.cell(row, 1).value for row in (1, 2, 3)] == [
        LETTERS,
        "24 boards",
        "Přerov & Łódź · 12. 10. 2026",
    ]


def test_properties():
    found = book(CONTINUOUS, LETTERHEAD).properties
    assert (found.title, found.subject) == (LETTERS, "Přerov & Łódź")
    assert found.description == f"Made by vpdesk {vpdesk.__version__}"
    assert found.created == datetime(2000, 1, 1)
    assert book(CONTINUOUS).properties.title == "24 boards"


def test_the_same_report_gives_the_same_bytes():
    for content in (CONTINUOUS, BOTH, BOOKLET):
        assert xlsx(content, LETTERHEAD) == xlsx(content, LETTERHEAD)


@pytest.mark.parametrize("dots_per_metre", [0, 5669, 11811])
def test_a_logo_is_as_high_as_its_row_allows(dots_per_metre):
    logo = Logo(png(300, 100, dots_per_metre), 3)
    data = xlsx(CONTINUOUS, Letterhead("Cup", logo=logo))
    drawing = parts(data)["xl/drawings/drawing1.xml"]
    width, height = sure(re.search(r'<a:ext cx="(\d+)" cy="(\d+)"/></a:xfrm>', drawing)).groups()
    pixel = 9525
    assert (int(width) / pixel, int(height) / pixel) == (pytest.approx(144, abs=1), 48)
    assert 'descr="Logo"' in drawing
    sheet = load_workbook(BytesIO(data)).worksheets[0]
    assert sheet.row_dimensions[1].height * 96 / 72 > 48
    assert sheet["A2"].value == "Cup"


def test_an_svg_logo_is_left_out():
    sheet = book(CONTINUOUS, Letterhead("Cup", logo=SVG_LOGO)).worksheets[0]
    assert sheet["A1"].value == "Cup"
    assert not sheet._images


@given(st.lists(st.text(), min_size=1, max_size=5))
@settings(max_examples=30)
def test_names_of_worksheets_are_legal(titles):
    found = book([titled(title) for title in [*titles, *titles]])
    names = found.sheetnames
    assert len({name.lower() for name in names}) == len(names) == 2 * len(titles)
    for name in names:
        assert name
        assert len(name.encode("utf-16-le")) <= 62
        assert not re.search(r"[\[\]:*?/\\]|^'|'$", name)
        assert name.lower() != "history"


@pytest.mark.parametrize(
    ("titles", "names"),
    [
        (["A/B: [1]?", "a b 1"], ["A B 1", "a b 1 (2)"]),
        (["History"], ["History (2)"]),
        (["''", "x" * 40, "x" * 41], ["vpdesk", "x" * 31, "x" * 27 + " (2)"]),
        (["🂡" * 20], ["🂡" * 15]),
        ([LETTERS[:31]], [LETTERS[:31]]),
    ],
)
def test_names_of_worksheets(titles, names):
    assert book([titled(title) for title in titles]).sheetnames == names


def test_awkward_texts_stay_texts():
    said = AWKWARD.replace(" \x00\ud800", "")
    letterhead = Letterhead("=1+1", AWKWARD, "https://example.org")
    sheet = book([titled(AWKWARD)], letterhead).worksheets[0]
    assert (sheet["A1"].value, sheet["A1"].data_type) == ("=1+1", "s")
    assert sheet["A2"].value == said
    assert sheet["A3"].value == f"{said} · https://example.org"
    wide = book([titled("x")], Letterhead("=1+1 " * 40)).worksheets[0]
    assert wide["A1"].data_type == "s"


def test_every_number_is_the_engines():
    last = 41  # the first that reaches the full win early
    booklet = Booklet(1, last, discrete=True)
    found = book(sections(ScaleChoice(), scale_sheets.BOOKLET, booklet=booklet))
    assert len(found.sheetnames) == last + 1
    for boards in range(1, last + 1):
        sheet = found.worksheets[boards - 1]
        assert sheet.title == ("1 board" if boards == 1 else f"{boards} boards")
        scale = continuous_scale(ScaleRule(boards))
        row = heading_row(sheet) + 1
        rows = sheet.iter_rows(row, row + scale.last_margin, 1, 4, values_only=True)
        for margin, values in enumerate(rows):
            won, lost = scale.vps(margin)
            assert values[0] == margin
            assert values[1:] == (won / 100, lost / 100, scale.gain(margin) / 100)
        assert sheet.cell(row + scale.last_margin + 1, 1).value is None
    sheet = found.worksheets[-1]
    row = heading_row(sheet)
    for boards in range(1, last + 1):
        starts = discrete_scale(ScaleRule(boards)).band_starts
        count, *bands = [cell.value for cell in sheet[row + boards]][:12]
        assert count == boards
        bounds = [[int(text) for text in re.findall(r"\d+", str(band))] for band in bands]
        assert [bound[0] for bound in bounds] == list(starts)
        assert [bound[-1] + 1 for bound in bounds[:-1]] == [b[0] for _, b in pairwise(bounds)]


def test_giving_up_leaves_nothing_behind(tmp_path, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    steps = xlsx_steps(BOOKLET, LETTERHEAD, ENGLISH, A4)
    next(steps)
    next(steps)
    steps.close()
    assert not list(tmp_path.iterdir())
