"""The sheets of XLSX workbooks, whose size is known before anything of them is made."""

from __future__ import annotations

import io
import warnings
import zipfile
from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING
from xml.etree.ElementTree import iterparse

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.scales.errors import ScaleError

if TYPE_CHECKING:
    from openpyxl.cell import ReadOnlyCell
    from openpyxl.reader.excel import ExcelReader

MOST_ENTRIES = 2_000  # of the packed file
MOST_SETTINGS = 3_000_000  # bytes of a part that holds no cells
CHUNK = 1 << 20
MOST_TAGS = 3_000_000  # of all cells and shared strings
CONTENTS = ("xl/worksheets/", "xl/sharedstrings", "content.xml")  # the last of an ODS
MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"

TOO_LARGE = QT_TRANSLATE_NOOP("ScaleError", "The workbook is too large.")

XlsxRow = tuple["ReadOnlyCell", ...]


def check_size(packed: zipfile.ZipFile, most_bytes: int) -> None:
    """Raise ScaleError where the parts take more bytes than that, or all with pictures twice."""
    entries = packed.infolist()
    parts = [each for each in entries if each.filename.lower().endswith((".xml", ".rels"))]
    others = [each for each in parts if not each.filename.lower().startswith(CONTENTS)]
    if (
        len(entries) > MOST_ENTRIES
        or sum(each.file_size for each in entries) > 2 * most_bytes
        or sum(each.file_size for each in parts) > most_bytes
        or max((each.file_size for each in others), default=0) > MOST_SETTINGS
    ):
        raise ScaleError(TOO_LARGE)


def xlsx_sheets(
    packed: zipfile.ZipFile, data: bytes, most_rows: int, most_cells: int
) -> Iterator[tuple[str, Iterator[XlsxRow]]]:
    """The name and the rows of each sheet, of which one more than the most is given.

    Raises ScaleError where they have more cells; a damaged workbook can fail with anything.
    """
    from openpyxl.reader.excel import ExcelReader

    _check_tags(packed)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about parts of a workbook that hold no cells
        reader = ExcelReader(io.BytesIO(data), read_only=True, data_only=True, keep_links=False)
        reader.read_strings = lambda: _read_strings(reader)
        reader.read()
        counted = _Counted(2 * most_rows, most_cells)
        for sheet in reader.wb.worksheets:
            sheet.reset_dimensions()  # what a file says of its size need not be true
            yield sheet.title, counted.rows(islice(sheet.iter_rows(), most_rows + 1))


class _Counted:
    """Rows of all sheets together; blank cells up to a far column count as well."""

    def __init__(self, most_rows: int, most_cells: int) -> None:
        self._rows, self._cells = most_rows, most_cells

    def rows(self, rows: Iterator[XlsxRow]) -> Iterator[XlsxRow]:
        for row in rows:
            self._rows -= 1
            self._cells -= len(row)
            if self._rows < 0 or self._cells < 0:
                raise ScaleError(TOO_LARGE)
            yield row


def _check_tags(packed: zipfile.ZipFile) -> None:
    """Raise ScaleError where the cells have more than MOST_TAGS, before anything is parsed."""
    left = MOST_TAGS
    for entry in packed.infolist():
        if entry.filename.lower().startswith(CONTENTS):
            with packed.open(entry) as content:
                while left >= 0 and (chunk := content.read(CHUNK)):
                    left -= chunk.count(b"<")
    if left < 0:
        raise ScaleError(TOO_LARGE)


def _read_strings(reader: ExcelReader) -> None:
    """The texts that cells refer to by their numbers; readings above the line are no part of one.

    openpyxl's own reader makes objects of each text, which takes ten times longer.
    """
    from openpyxl.xml.constants import SHARED_STRINGS

    part = reader.package.find(SHARED_STRINGS)
    if part is None:
        return
    found: list[str] = []
    with reader.archive.open(part.PartName.removeprefix("/")) as content:
        events = iterparse(content, ("start", "end"))
        _, table = next(events)
        for event, element in events:
            if event == "end" and element.tag == f"{MAIN}rPh":
                element.clear()
            elif event == "end" and element.tag == f"{MAIN}si":
                found.append("".join(each.text or "" for each in element.iter(f"{MAIN}t")))
                table.clear()
    reader.shared_strings = found
