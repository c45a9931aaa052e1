"""Tables of other programs are read from files and from what was copied."""

import datetime
import io
import warnings
import zipfile
from typing import Any

import openpyxl
import pytest

from vpdesk.cli.main import main
from vpdesk.files.table_file import cells_of_text, pasted_table, read_cells_of, read_table
from vpdesk.files.text import TextFileError
from vpdesk.scales import ScaleError, ScaleRule, continuous_scale
from vpdesk.scales.read_table import FaultKind, ReadTable

SCALE = continuous_scale(ScaleRule(24))
MARGINS = range(SCALE.last_margin + 1)


def is_the_scale(read: ReadTable) -> bool:
    (column,) = read.columns
    assert not read.faults
    assert column.loser is not None
    return column.boards == (24, 24) and [
        (row.first, won and won.vp, lost and lost.vp)
        for row, won, lost in zip(column.rows, column.winner, column.loser, strict=True)
    ] == [(margin, *SCALE.vps(margin)) for margin in MARGINS]


def workbook(rows, formats: str = "0.00") -> bytes:
    book = openpyxl.Workbook()
    book.active.title = "notes"
    book.active.append(["Nothing to see here"])
    sheet = book.create_sheet("scale")
    for row in rows:
        sheet.append(row)
    for row in sheet.iter_rows(min_row=3, min_col=2):
        for cell in row:
            cell.number_format = formats
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


ROWS: list[list[Any]] = [
    ["24 boards"],
    ["IMPs", "Winner", "Loser"],
    *([margin, *(vp / 100 for vp in SCALE.vps(margin))] for margin in MARGINS),
]


@pytest.mark.parametrize(
    ("sign", "separator"),
    [
        (sign, separator)
        for sign in (".", ",")
        for separator in ("\t", ";", ",", "|", "  ", " ")
        if separator != sign  # else cells could not be told apart
    ],
)
@pytest.mark.parametrize("coding", ["utf-8-sig", "utf-16", "cp1252"])
def test_text_files_are_read_with_any_separator_and_coding(tmp_path, sign, separator, coding):
    lines = ["Größte Tabelle, 24 boards", separator.join(["IMPs", "Winner", "Loser"])]
    for margin in MARGINS:
        won, lost = (f"{vp / 100:.2f}".replace(".", sign) for vp in SCALE.vps(margin))
        lines.append(separator.join([str(margin), won, lost]))
    path = tmp_path / "table.csv"
    path.write_bytes("\r\n".join(lines).encode(coding))
    assert is_the_scale(read_table(path))


def test_a_workbook_is_read_from_the_first_sheet_that_makes_sense(tmp_path):
    path = tmp_path / "table.XLSX"
    path.write_bytes(workbook(ROWS))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert is_the_scale(read_table(path))
    assert read_cells_of(path)[:3] == [
        ["24 boards"],
        ["IMPs", "Winner", "Loser"],
        ["0", "10.00", "10.00"],
    ]


def test_a_number_in_a_workbook_is_what_it_shows(tmp_path):
    path = tmp_path / "table.xlsx"
    rows = [
        [row[0], *(value + 0.0004 if isinstance(value, float) else value for value in row[1:])]
        for row in ROWS
    ]
    path.write_bytes(workbook(rows))
    assert is_the_scale(read_table(path))
    path.write_bytes(workbook(rows, formats="General"))
    found = read_table(path)
    assert {fault.kind for fault in found.faults} == {FaultKind.TOO_MANY_DECIMALS}


def test_percentages_and_dates_of_a_workbook(tmp_path):
    path = tmp_path / "table.xlsx"
    rows = [["VP", "4"], *([vp, limit] for vp, limit in ((10, 0.5092), (11, 0.528), (12, 0.5471)))]
    book = openpyxl.Workbook()
    for row in rows:
        book.active.append(row)
    for row in (2, 3, 4):
        book.active.cell(row, 2).number_format = "0.00%"
    book.active.append([13, datetime.datetime(2026, 3, 8)])
    book.save(path)
    found = read_table(path)
    assert [(row.first, row.last) for row in found.columns[0].rows] == [
        (0, 92),
        (93, 280),
        (281, 471),
    ]
    assert [(fault.kind, fault.place) for fault in found.faults] == [(FaultKind.NOT_A_MARGIN, "B5")]


@pytest.mark.parametrize("kind", ["continuous", "discrete"])
@pytest.mark.parametrize("form", ["text", "csv"])
def test_what_vpdesk_itself_writes_is_read(tmp_path, capsys, kind, form):
    path = tmp_path / "table.txt"
    arguments = ["scale", "--kind", kind, "--format", form, "-o", str(path)]
    assert main([*arguments, "--boards", "24"]) == 0
    found = read_table(path)
    assert not found.faults
    assert len(found.columns) == 1
    assert main([*arguments, "--boards", "8", "16", "24"]) == 0
    found = read_table(path)
    assert not found.faults
    assert [column.boards for column in found.columns] == [(8, 8), (16, 16), (24, 24)]


def packed(**files: bytes) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return file.getvalue()


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "There is nothing to read here."),
        (b"\xff\xfe\n\x00", "There is nothing to read here."),
        (b"\x00\x01binary\xff", "This table shows no scale: "),
        (b"Dear director", "line 1: This table shows no scale: "),
        (b"PK\x03\x04 cut off", "This is not an XLSX workbook, or it is damaged;"),
        (lambda: packed(readme=b"no workbook"), "This is not an XLSX workbook, or it is damaged;"),
        (lambda: packed(big=b"\0" * 100_000_001), "The workbook is too large"),
        (b"\xd0\xcf\x11\xe0", "This workbook has an old format; save it as XLSX or CSV"),
        (b"8\n0,1" * 60_000, "The table is too large;"),
    ],
)
def test_a_file_that_is_no_table_is_refused_in_one_line(tmp_path, data, said):
    path = tmp_path / "table.csv"
    path.write_bytes(data() if callable(data) else data)
    with pytest.raises(TextFileError) as caught:
        read_table(path)
    message = str(caught.value)
    assert message.startswith("table.csv")
    assert said in message
    assert "\n" not in message


def test_no_such_file(tmp_path):
    with pytest.raises(TextFileError, match="There is no such file"):
        read_table(tmp_path / "none.xlsx")
    with pytest.raises(TextFileError, match="There is no such file"):
        read_cells_of(tmp_path / "none.xlsx")


def test_pasted_text_may_use_blanks_as_it_was_typed():
    assert cells_of_text("24 boards\n0 10.00 - 10.00\n1 10.25 – 9.75") == [
        ["24 boards"],
        ["0", "10.00-10.00"],
        ["1", "10.25-9.75"],
    ]
    assert cells_of_text("VP IMPs\n15-15 0\n30-0 39 or more") == [
        ["VP", "IMPs"],
        ["15-15", "0"],
        ["30-0", "39 or more"],
    ]


def test_a_cell_that_is_too_long_is_refused():
    with pytest.raises(ScaleError, match="quotation mark"):
        pasted_table('"' + "0" * 140_000)


def test_all_sheets_that_hold_scales_are_read(tmp_path):
    book = openpyxl.Workbook()
    book.active.append(["Nothing to see here"])
    for boards in (8, 24):
        scale = continuous_scale(ScaleRule(boards))
        sheet = book.create_sheet(f"{boards} boards")
        sheet.append(["IMPs", "Winner", "Loser", "Remark"])
        for margin in range(scale.last_margin + 1):
            sheet.append([margin, *(vp / 100 for vp in scale.vps(margin))])
    book["24 boards"]["B12"] = "none"
    results = book.create_sheet("results")
    for row in range(1, 9):
        results.append([row, row * 7 % 20, row * 3 % 20])
    path = tmp_path / "both.xlsx"
    book.save(path)
    read = read_table(path)
    assert [column.boards for column in read.columns] == [(8, 8), (24, 24)]
    assert [column.heading for column in read.columns] == ["8 boards Winner", "24 boards Winner"]
    assert read.columns[1].rows[0].place == "24 boards!A2"
    (fault,) = read.faults
    assert (fault.kind, fault.place) == (FaultKind.NOT_A_NUMBER, "24 boards!B12")


def test_bands_that_a_spreadsheet_made_dates_of_are_bands_again(tmp_path):
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.append(["VP", "IMPs"])
    sheet.append([10, "0-2"])
    sheet.append([11, datetime.date(2026, 6, 3)])
    sheet.append([12, datetime.date(2026, 7, 12)])  # typed as 7-12 or 12-7
    sheet.append([13, datetime.date(2032, 12, 1)])
    sheet["B5"].number_format = "mmm-yy"
    path = tmp_path / "bands.xlsx"
    book.save(path)
    (column,) = read_table(path).columns
    bands = [(row.first, row.last) for row in column.rows]
    assert bands == [(0, 2), (3, 6), (7, 12), (12, 32)]
