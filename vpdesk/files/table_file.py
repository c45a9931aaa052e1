"""Tables of other programs: CSV, XLSX, ODS and HTML files, and what was copied out of anything."""

from __future__ import annotations

import csv
import io
import re
import zipfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from decimal import ROUND_HALF_UP, Decimal
from itertools import accumulate, islice, pairwise
from pathlib import Path
from typing import NamedTuple, Protocol
from xml.etree.ElementTree import ParseError

from vpdesk.errors import MOST_FIGURES, QT_TRANSLATE_NOOP, figures, one_line
from vpdesk.files.html_tables import html_tables, is_html
from vpdesk.files.ods_sheets import CONTENT, TOO_MANY, OdsCell, ods_sheets
from vpdesk.files.text import read_bytes, refused, text_of
from vpdesk.files.xlsx_sheets import check_size, xlsx_sheets
from vpdesk.foreign.csv_cells import as_meant
from vpdesk.foreign.gate import TooMuchError, unpacked
from vpdesk.scales import read_cells
from vpdesk.scales.errors import ScaleError
from vpdesk.scales.read_table import ReadColumn, ReadTable
from vpdesk.scales.reading import MOST_CELLS, MOST_ROWS, read_rows
from vpdesk.scales.reading import TOO_LARGE as TABLE_TOO_LARGE

SUFFIXES = (".csv", ".tsv", ".txt", ".xlsx", ".ods", ".html", ".htm", ".xls")
MOST_SHEETS = 50
MOST_TABLES = 150  # of a page
MOST_LISTED = 200_000  # rows of a list
MOST_FALLS = 0.1  # of the VP in a scale, by mistake
MOST_UNPACKED = 50_000_000  # bytes
MOST_CELLS_A_ROW = 5  # on average
MOST_ODS = 16_000_000  # bytes of what is in an ODS workbook; some 100,000 cells
NEARLY = 0.95  # of the best: then the more usual sign parts the cells
MOST_IN_LINE = 200_000  # characters
MOST_IN_TEXT = 1_000_000  # characters, some forty a cell of the largest table
LINES_SEEN, SEEN = 500, 100_000  # so many lines and characters tell what separates the cells
ZIP = b"PK\x03\x04"
OLD_OFFICE = b"\xd0\xcf\x11\xe0"
BINARY = (ZIP, OLD_OFFICE)  # what workbooks begin with
PDF, PDF_BEGINS = b"%PDF-", 1024  # bytes in which it says what it is
PICTURES = (b"\x89PNG", b"\xff\xd8\xff", b"GIF8")

OLD_WORKBOOK = QT_TRANSLATE_NOOP(
    "ScaleError", "This workbook has an old format; save it as XLSX or CSV and read that."
)
NOT_A_WORKBOOK = QT_TRANSLATE_NOOP(
    "ScaleError", "This is not an XLSX workbook, or it is damaged; save it as XLSX or CSV."
)
BAD_ODS = QT_TRANSLATE_NOOP(
    "ScaleError",
    "This ODS workbook is damaged or protected by a password; save it as XLSX or CSV.",
)
IS_PDF = QT_TRANSLATE_NOOP(
    "ScaleError",
    "Tables of a PDF cannot be read: paste the table, or save it as XLSX or CSV.",
)
IS_PICTURE = QT_TRANSLATE_NOOP(
    "ScaleError", "This is a picture, not a table; type the table or save it as XLSX or CSV."
)
TOO_MANY_TABLES = QT_TRANSLATE_NOOP(
    "ScaleError",
    "This page has more than {most} tables; copy those with the scale out of it and paste them.",
)
BAD_TEXT = QT_TRANSLATE_NOOP("ScaleError", "A quotation mark is missing or misplaced in the table.")

Rows = list[list[str]]
_DECIMALS = re.compile(r"0\.(0+)")
_BLANKS = re.compile(r"\s{2,}")
_TIED = (  # what a single blank does not part: "15.76 - 4.24", "39 +", "39 or more"
    (re.compile(r"(?<=\d)\s*[-–—]\s*(?=\d)"), "-"),
    (re.compile(r"(?<=\d)\s+(?=\+)"), ""),
    (re.compile(r"(?<=\d)\s+(or|and)\s+(?=\w)"), "\N{NO-BREAK SPACE}\\1\N{NO-BREAK SPACE}"),
)


class _Sheet(NamedTuple):
    """The cells of a sheet of a workbook."""

    name: str
    rows: Rows


class _Valued(Protocol):
    """A cell of a workbook; a form of None is that of one that the file leaves out."""

    @property
    def value(self) -> object: ...

    @property
    def number_format(self) -> str | None: ...


TextOfCell = Callable[[_Valued], str]


def read_table(path: Path) -> ReadTable:
    """The scale in a file, see reading.read_rows. Raises TextFileError.

    Where several sheets of a workbook hold scales, their columns stand side by side, each headed
    by its sheet as well; places are then "sheet!C7".
    """
    try:
        return _all_sense(list(_sheets(read_bytes(path))))
    except ScaleError as error:
        raise refused(path, error) from error


def read_cells_of(path: Path) -> Rows:
    """The cells of a text file, or of the first sheet or table that a scale can be seen in.

    If there is none, those of the first sheet. Raises TextFileError.
    """
    try:
        sheets = list(_sheets(read_bytes(path)))
    except ScaleError as error:
        raise refused(path, error) from error
    for sheet in sheets:
        with suppress(ScaleError):
            read_rows(sheet.rows)
            return sheet.rows
    return sheets[0].rows if sheets else []


def pasted_table(text: str) -> ReadTable:
    """The scale in a text that was copied, see reading.read_rows. Raises ScaleError."""
    return _all_sense(list(_of_text(text)))


def cells_of_text(text: str) -> Rows:
    """The cells of each line: parted by tabs, semicolons, commas, bars or blanks.

    By that which leaves the most cells that are numbers. Raises ScaleError.
    """
    lines = text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}").splitlines()
    lengths = [len(line.strip()) for line in lines]
    too_long = max(lengths, default=0) > MOST_IN_LINE or sum(lengths) > MOST_IN_TEXT
    if len(lines) > MOST_ROWS or too_long:
        raise ScaleError(TABLE_TOO_LARGE, rows=MOST_ROWS, cells=MOST_CELLS)
    seen = _beginning([line for line in lines if line.strip()])
    parted: list[Callable[[Sequence[str]], Rows]] = [_by_sign(sign) for sign in "\t;|,"]
    parted += [_by_blanks, _by_blank]
    numbers = [_numbers(parting(seen)) for parting in parted]
    enough = NEARLY * max(numbers)
    return next(
        parting(lines) for parting, share in zip(parted, numbers, strict=True) if share >= enough
    )


def _beginning(lines: Sequence[str]) -> Sequence[str]:
    """So many of the first lines that they tell what separates the cells; one at least."""
    lengths = accumulate(map(len, lines[:LINES_SEEN]))
    return lines[: max(1, sum(length <= SEEN for length in lengths))]


def _by_sign(sign: str) -> Callable[[Sequence[str]], Rows]:
    def part(lines: Sequence[str]) -> Rows:
        try:
            reader = csv.reader(lines, delimiter=sign, skipinitialspace=True)
            return [[as_meant(cell.strip()) for cell in row] for row in reader]
        except csv.Error as error:
            raise ScaleError(BAD_TEXT) from error

    return part


def _by_blanks(lines: Sequence[str]) -> Rows:
    return [_BLANKS.split(line.strip()) for line in lines]


def _by_blank(lines: Sequence[str]) -> Rows:
    """Words that have nothing to do with the columns stay together, as a title."""
    rows = []
    for line in lines:
        tied = line.strip()
        for pattern, replaced in _TIED:
            tied = pattern.sub(replaced, tied)
        cells = [cell.replace("\N{NO-BREAK SPACE}", " ") for cell in re.split(r"[ \t]+", tied)]
        words = sum(not read_cells.token(cell).numeric for cell in cells)
        about = 2 * words >= len(cells) and read_cells.counts(line, bare=False)
        sentence = 2 * words > len(cells) > 4
        rows.append([line.strip()] if about or sentence else cells)
    return rows


def _numbers(rows: Rows) -> float:
    """The share of cells that are numbers, of all where lines have several."""
    cells = [(cell, len(row) > 1) for row in rows for cell in row if cell]
    right = sum(several and read_cells.token(cell).numeric for cell, several in cells)
    return right / len(cells) if cells else 0.0


def workbook_text(data: bytes) -> str:
    """The first sheet of a workbook that holds anything, its cells parted by tabs.

    Raises ScaleError.
    """
    for sheet in _of_workbook(data, MOST_LISTED, _cell_text):
        if any(map(any, sheet.rows)):
            return "\n".join("\t".join(map(one_line, row)) for row in sheet.rows)
    return ""


def _all_sense(sheets: Sequence[_Sheet]) -> ReadTable:
    """All sheets that a scale can be seen in. Raises what is wrong with the first."""
    wrong: ScaleError | None = None
    found: list[tuple[str, ReadTable]] = []
    for sheet in sheets:
        try:
            read = read_rows(sheet.rows)
        except ScaleError as error:
            wrong = wrong or error
        else:
            if not found or _goes_with(read, found[0][1]):
                found.append((sheet.name, read))
    if not found:
        raise wrong or ScaleError(NOT_A_WORKBOOK)
    if len(found) == 1:
        name, read = found[0]
        (column, *others), boards = read.columns, read_cells.counts(name, bare=False)
        if column.boards or others or not boards:
            return read
        return replace(read, columns=(replace(column, boards=boards),))
    told = [read.of_sheet(name, read_cells.counts(name, bare=False)) for name, read in found]
    columns = tuple(column for read in told for column in read.columns)
    return replace(told[0], columns=columns, faults=sum((read.faults for read in told), ()))


def _goes_with(read: ReadTable, first: ReadTable) -> bool:
    """A further sheet holds scales, too, and nothing else that is full of numbers."""
    return read.unit is first.unit and all(map(_seems_scale, read.columns))


def _seems_scale(column: ReadColumn) -> bool:
    """It begins with a draw, and neither margins nor VP often fall."""
    side = -1 if column.of_loser else 1
    told = [(row.first, side * vp) for row, vp in column.told]
    falls = sum(b[0] < a[0] or b[1] < a[1] for a, b in pairwise(told))
    return len(told) > 1 and told[0][0] == 0 and falls <= MOST_FALLS * len(told)


def _sheets(data: bytes) -> Iterator[_Sheet]:
    """Every sheet; a text is one. Raises ScaleError."""
    if data.startswith(BINARY):
        yield from _of_workbook(data, MOST_ROWS, _band_text)
    else:
        yield from _of_text(plain_text(data))


def _of_text(text: str) -> Iterator[_Sheet]:
    """The tables of a page in HTML; any other text is one. Raises ScaleError."""
    tables = html_tables(text) if is_html(text) else []
    if len(tables) > MOST_TABLES:
        raise ScaleError(TOO_MANY_TABLES, most=MOST_TABLES)
    yield from (_Sheet(name, rows) for name, rows in tables or [("", cells_of_text(text))])


def plain_text(data: bytes) -> str:
    """What a text file says. Raises ScaleError for a PDF and for a picture."""
    if PDF in data[:PDF_BEGINS]:
        raise ScaleError(IS_PDF)
    if data.startswith(PICTURES):
        raise ScaleError(IS_PICTURE)
    return text_of(data)


def _of_workbook(data: bytes, most: int, text_of_cell: TextOfCell) -> Iterator[_Sheet]:
    """The sheets of a workbook, each with one row more than the most. Raises ScaleError."""
    if data.startswith(OLD_OFFICE):
        raise ScaleError(OLD_WORKBOOK)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            check_size(packed, MOST_UNPACKED)
            if CONTENT in packed.namelist():
                yield from _of_ods(packed, most, text_of_cell)
                return
            sheets = xlsx_sheets(packed, most, MOST_CELLS_A_ROW * most)
            for name, rows in islice(sheets, MOST_SHEETS):
                yield _Sheet(name, [[text_of_cell(cell) for cell in row] for row in rows])
    except ScaleError:
        raise
    except TooMuchError as error:
        raise ScaleError(TOO_MANY) from error
    except Exception as error:  # a damaged workbook can lack anything anywhere
        raise ScaleError(NOT_A_WORKBOOK) from error


def _of_ods(packed: zipfile.ZipFile, most: int, text_of_cell: TextOfCell) -> list[_Sheet]:
    """The sheets of an OpenDocument workbook. Raises ScaleError."""

    def text(cell: OdsCell) -> str:
        if cell.date is None or text_of_cell is not _band_text:
            return cell.text
        return _band(cell.date, "dmy" if len(re.findall("[0-9]+", cell.text)) > 1 else "my")

    try:
        with unpacked(packed, packed.getinfo(CONTENT), MOST_ODS) as content:
            return [
                _Sheet(name, [[text(cell) for cell in row] for row in rows])
                for name, rows in islice(ods_sheets(content, most), MOST_SHEETS)
            ]
    except (ParseError, zipfile.BadZipFile, RuntimeError, zlib.error, EOFError) as error:
        raise ScaleError(BAD_ODS) from error


def _band_text(cell: _Valued) -> str:
    """What was typed: spreadsheet programs make a date of a band such as "3-6"."""
    if not isinstance(cell.value, date):
        return _cell_text(cell)
    return _band(cell.value, (cell.number_format or "").lower())


def _band(value: date, form: str) -> str:
    """The band that was typed for a date of a form such as "mmm-yy"."""
    if "y" in form and "d" not in form:  # "4-32" is no day of a month
        return f"{value.month}-{value.year % 100}"
    return "{}-{}".format(*sorted((value.day, value.month)))


def _cell_text(cell: _Valued) -> str:
    """What a cell shows: a number with the decimals of its format."""
    value = cell.value
    if value is None:
        return ""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return str(value).strip()
    number = Decimal(repr(value))
    form = cell.number_format or ""
    if "%" in form:
        number *= 100
    if shown := _DECIMALS.search(form):
        number = number.quantize(Decimal(1).scaleb(-len(shown[1])), ROUND_HALF_UP)
    return f"{number:f}" if shown else figures(number, MOST_FIGURES)
