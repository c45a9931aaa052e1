"""Workbooks with blank cells are read, whichever program made them."""

import io
import zipfile

import openpyxl
import pytest

from tests.folders import TESTS
from vpdesk.files.table_file import read_cells_of, read_table
from vpdesk.scales import ScaleRule, continuous_scale
from vpdesk.scales.printed_rows import as_printed
from vpdesk.scales.read_table import ReadTable
from vpdesk.scales.reading import read_rows

MADE_BY_LIBREOFFICE = TESTS / "data" / "tables"
SHEET = "xl/worksheets/sheet1.xml"


def is_scale(read: ReadTable, *boards: int, loser: bool = True) -> bool:
    """The table has the WBF's continuous scales, each down to its first row that is maximal."""
    assert [column.boards for column in read.columns] == [(count, count) for count in boards]
    for column, count in zip(read.columns, boards, strict=True):
        scale = continuous_scale(ScaleRule(count))
        end = scale.last_margin + 1
        rows = [
            (row.first, cell.vp)
            for row, cell in zip(column.rows, column.winner, strict=True)
            if cell
        ]
        assert rows == [(margin, scale.winner[margin]) for margin in range(end)]
        if loser:
            assert column.loser is not None
            lost = [cell.vp for cell in column.loser if cell]
            assert lost == [2000 - scale.winner[margin] for margin in range(end)]
    return not read.faults


def by_hand(rows: str) -> bytes:
    """A workbook whose sheet has nothing but these rows, in XML."""
    book, file = io.BytesIO(), io.BytesIO()
    openpyxl.Workbook().save(book)
    name = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    sheet = f'<worksheet xmlns="{name}"><sheetData>{rows}</sheetData></worksheet>'
    with zipfile.ZipFile(book) as before, zipfile.ZipFile(file, "w") as after:
        for each in before.namelist():
            after.writestr(each, sheet if each == SHEET else before.read(each))
    return file.getvalue()


@pytest.mark.parametrize(
    ("name", "boards", "loser"),
    [
        ("from-b2", (24,), True),
        ("short-columns", (24, 16, 8), False),
        ("merged-headings", (8, 16), True),
    ],
)
def test_workbooks_made_by_libreoffice(name, boards, loser):
    path = MADE_BY_LIBREOFFICE / f"{name}.xlsx"
    assert is_scale(read_table(path), *boards, loser=loser)
    own = as_printed(read_rows(read_cells_of(path)), "own-club", "Club")
    assert [table.first for table in own.tables] == sorted(boards)
    for table in own.tables:
        assert table.winner == continuous_scale(ScaleRule(table.first)).winner


def test_a_workbook_that_leaves_blank_cells_out(tmp_path):
    scale = continuous_scale(ScaleRule(8))
    rows = '<row r="2"><c r="D2" t="inlineStr"><is><t>8 boards</t></is></c></row>'
    for margin, vp in enumerate(scale.winner, 4):
        cells = f'<c r="B{margin}"><v>{margin - 4}</v></c><c r="D{margin}"><v>{vp / 100}</v></c>'
        rows += f'<row r="{margin}">{cells}</row>'
    path = tmp_path / "gaps.xlsx"
    path.write_bytes(by_hand(rows))
    assert is_scale(read_table(path), 8, loser=False)
    assert read_cells_of(path)[4] == ["", "1", "", f"{scale.winner[1] / 100}"]
