"""The sheets of OpenDocument workbooks (.ods), as LibreOffice and others write them.

Source of the names: OASIS OpenDocument 1.3, part 3.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import IO, NamedTuple
from xml.etree.ElementTree import Element

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.foreign.gate import events
from vpdesk.scales.errors import ScaleError

CONTENT = "content.xml"
MOST_CELLS_A_ROW = 20  # on average

TOO_MANY = QT_TRANSLATE_NOOP("ScaleError", "The workbook is too large.")

_NAMES = "urn:oasis:names:tc:opendocument:xmlns:{}:1.0"
_OFFICE, _TABLE, _TEXT = (f"{{{_NAMES.format(each)}}}" for each in ("office", "table", "text"))


class OdsCell(NamedTuple):
    """What a cell shows, and the date that it stands for, if it is one."""

    text: str
    date: date | None = None


OdsRows = list[list[OdsCell]]


def ods_sheets(content: IO[bytes], most: int) -> Iterator[tuple[str, OdsRows]]:
    """The name and the cells of each sheet, with one row more than the most.

    content: the file content.xml of the workbook. What is repeated is counted before it is made.
    Raises ScaleError, and ParseError where it is damaged.
    """
    name, rows, blank, cells = "", OdsRows(), 0, 0
    for event, element in events(content):
        if event == "start":
            if element.tag == f"{_TABLE}table":
                name, rows, blank = element.get(f"{_TABLE}name", ""), [], 0
        elif element.tag == f"{_TABLE}table-row":
            times = _repeated(element, "rows")
            row = _row(element, most)
            element.clear()
            if not row:
                blank += times
                continue
            times, blank = (min(each, most + 1 - len(rows)) for each in (times, blank))
            cells += times * len(row)
            if cells > most * MOST_CELLS_A_ROW:
                raise ScaleError(TOO_MANY)
            rows += [*([[]] * blank), *([row] * times)][: most + 1 - len(rows)]
            blank = 0
        elif element.tag == f"{_TABLE}table":
            element.clear()
            yield name, rows


def _repeated(element: Element, what: str) -> int:
    told = element.get(f"{_TABLE}number-{what}-repeated", "1")
    return max(int(told), 1) if told.isascii() and told.isdecimal() and len(told) < 9 else 1


def _row(element: Element, most: int) -> list[OdsCell]:
    """The cells of a row up to the last that holds something."""
    row: list[OdsCell] = []
    blank = 0
    for cell in element:
        if cell.tag not in (f"{_TABLE}table-cell", f"{_TABLE}covered-table-cell"):
            continue
        times = _repeated(cell, "columns")
        held = _cell(cell)
        if not held.text:
            blank += times
            continue
        if len(row) + blank + times > most:
            raise ScaleError(TOO_MANY)
        row += [*([OdsCell("")] * blank), *([held] * times)]
        blank = 0
    return row


def _cell(cell: Element) -> OdsCell:
    """Only the paragraphs: a note to a cell has some, too, but further inside."""
    if cell.tag == f"{_TABLE}covered-table-cell":  # hidden by a merged one
        return OdsCell("")
    shown = " ".join(_paragraph(each) for each in cell.iterfind(f"{_TEXT}p"))
    told = cell.get(f"{_OFFICE}date-value", "")
    try:
        return OdsCell(shown.strip(), date.fromisoformat(told[:10]))
    except ValueError:
        return OdsCell(shown.strip())


def _paragraph(paragraph: Element) -> str:
    parts = []
    for each in paragraph.iter():
        blank = each.tag in (f"{_TEXT}s", f"{_TEXT}tab", f"{_TEXT}line-break")
        parts.append(" " if blank else each.text or "")
        if each is not paragraph:
            parts.append(each.tail or "")
    return "".join(parts)
