"""The sheets of XLSX workbooks: what their cells hold, counted while it is read.

Source of the names: ECMA-376, part 1, 18.2 (workbook), 18.3 (sheets), 18.4 (strings), 18.8
(styles).
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime, time, timedelta
from itertools import islice
from posixpath import dirname, join, normpath
from typing import NamedTuple
from xml.etree.ElementTree import Element

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.foreign.gate import CHUNK, TooMuchError, local, unpacked, whole
from vpdesk.scales.errors import ScaleError

MOST_ENTRIES = 2_000  # of the packed file
MOST_SETTINGS = 3_000_000  # bytes of a part that holds no cells
MOST_TAGS = 2_000_000  # of all parts
MOST_LETTERS = 5_000_000  # of all cells; a long text may stand in many of them
MOST_COLUMN = 16_384  # XFD
MOST_DIGITS = 400  # of a number
CONTENTS = ("xl/worksheets/", "xl/sharedstrings", "content.xml")  # the last of an ODS
GENERAL = "General"
SHORT_DATES = {  # by their numbers; other programs leave their forms out
    14: "mm-dd-yy",
    15: "d-mmm-yy",
    16: "d-mmm",
    17: "mmm-yy",
    22: "m/d/yy h:mm",
}
BUILT_IN = {0: GENERAL, 1: "0", 2: "0.00", 3: "#,##0", 4: "#,##0.00", 9: "0%", 10: "0.00%"}
TIMES = {18, 19, 20, 21, 45, 46, 47}
_QUOTED = re.compile(r'"[^"]*"|\\.|\[(?![hms])[^\]]*\]|_.', re.IGNORECASE)
_PLACE = re.compile(r"([A-Z]{1,3})(\d{1,7})")

TOO_LARGE = QT_TRANSLATE_NOOP("ScaleError", "The workbook is too large.")


class XlsxCell(NamedTuple):
    """What a cell holds, and how it is to be shown."""

    value: object = None
    number_format: str | None = None


XlsxRow = list[XlsxCell]
BLANK = XlsxCell()


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
    packed: zipfile.ZipFile, most_rows: int, most_cells: int
) -> Iterator[tuple[str, Iterator[XlsxRow]]]:
    """The name and the rows of each sheet, of which one more than the most is given.

    Raises ScaleError where they have more cells; a damaged workbook can fail with anything.
    """
    _check_tags(packed)
    book = _Workbook(packed)
    counted = _Counted(2 * most_rows, most_cells)
    for name, part in book.sheets():
        rows = book.rows(part, counted)
        yield name, islice(rows, most_rows + 1)


def _check_tags(packed: zipfile.ZipFile) -> None:
    """Raise ScaleError where all parts have more than MOST_TAGS, before anything is parsed."""
    left = MOST_TAGS
    for entry in packed.infolist():
        if entry.filename.lower().endswith((".xml", ".rels")):
            with unpacked(packed, entry, entry.file_size) as content:
                while left >= 0 and (chunk := content.read(CHUNK)):
                    left -= chunk.count(b"<")
    if left < 0:
        raise ScaleError(TOO_LARGE)


class _Counted:
    """What all sheets together may have; blank cells up to a far column count as well."""

    def __init__(self, most_rows: int, most_cells: int) -> None:
        self._rows, self._cells, self._letters = most_rows, most_cells, MOST_LETTERS

    def row(self, cells: int) -> None:
        self._rows -= 1
        self._cells -= cells
        if self._rows < 0 or self._cells < 0:
            raise ScaleError(TOO_LARGE)

    def text(self, text: str) -> str:
        self._letters -= len(text)
        if self._letters < 0:
            raise ScaleError(TOO_LARGE)
        return text


class _Workbook:
    """The parts of a workbook that cells need."""

    def __init__(self, packed: zipfile.ZipFile) -> None:
        self._packed = packed
        self._entries = {each.filename: each for each in packed.infolist()}
        self._main = next(
            target for kind, target in self._linked("").values() if kind == "officeDocument"
        )
        self._links = self._linked(self._main)
        self._names: list[tuple[str, str]] = []
        self._first_day = datetime(1899, 12, 30)
        for each in self._whole(self._main, "workbookPr", "sheet"):
            if local(each.tag) == "sheet":
                link = next((said for key, said in each.items() if key.endswith("}id")), "")
                self._names.append((each.get("name", ""), link))
            elif each.get("date1904", "0") in ("1", "true"):
                self._first_day = datetime(1904, 1, 1)
        self._forms = self._number_forms()
        self._strings = [
            _joined(each) for part in self._of("sharedStrings") for each in self._whole(part, "si")
        ]

    def sheets(self) -> Iterator[tuple[str, str]]:
        """The name and the part of each sheet of cells."""
        for name, link in self._names:
            kind, part = self._links.get(link, ("", ""))
            if kind == "worksheet":
                yield name, part

    def rows(self, part: str, counted: _Counted) -> Iterator[XlsxRow]:
        """The rows of a sheet from the first on; what the file leaves out is blank."""
        at = 0
        for element in self._whole(part, "row"):
            told = element.get("r", "")
            number = int(told) if told.isascii() and told.isdecimal() and len(told) < 8 else at + 1
            while at < number - 1:
                at += 1
                counted.row(0)
                yield []
            if number <= at:
                raise ValueError("rows are not in order")
            at = number
            yield self._row(element, counted)

    def _row(self, element: Element, counted: _Counted) -> XlsxRow:
        places = [(each, *_column(each)) for each in element if local(each.tag) == "c"]
        width, cells = 0, []
        for each, named, column in places:
            width = column if named else width + 1
            cells.append((width, each))
        counted.row(max((at for at, _ in cells), default=0))
        row = [BLANK] * max((at for at, _ in cells), default=0)
        for at, each in cells:
            row[at - 1] = self._cell(each, counted)
        return row

    def _cell(self, element: Element, counted: _Counted) -> XlsxCell:
        parts = {local(each.tag): each for each in element}
        kind, style = element.get("t", "n"), int(element.get("s", "0")[:6])
        form = self._forms[style] if style < len(self._forms) else GENERAL
        if kind == "inlineStr":
            text = _joined(parts["is"]) if "is" in parts else ""
            return XlsxCell(counted.text(text) or None, form)
        text = (parts["v"].text or "") if "v" in parts else ""
        return XlsxCell(self._value(kind, text, form, counted) if text else None, form)

    def _value(self, kind: str, text: str, form: str, counted: _Counted) -> object:
        if kind == "n":
            return self._number(text, form)
        if kind == "b":
            return text.strip() not in ("0", "false")
        if kind == "d":
            return datetime.fromisoformat(text[:40])
        return counted.text(self._strings[int(text[:9])] if kind == "s" else text)

    def _number(self, text: str, form: str) -> object:
        if len(text) > MOST_DIGITS:
            raise TooMuchError("digits")
        number = float(text) if re.search("[.eE]", text) else int(text)
        if not _is_date(form):
            return number
        with suppress(OverflowError, ValueError):
            when = self._first_day + timedelta(days=number)
            if 0 <= number < 1:
                return time(when.hour, when.minute, when.second)
            return when
        return number

    def _number_forms(self) -> list[str]:
        """The form of each style of cells."""
        own: dict[int, str] = {}
        numbers: list[int] = []
        for part in self._of("styles"):
            for each in self._whole(part, "numFmt", "cellXfs"):
                if local(each.tag) == "numFmt":
                    own[int(each.get("numFmtId", "0")[:6])] = each.get("formatCode", "")[:200]
                else:
                    numbers = [int(xf.get("numFmtId", "0")[:6]) for xf in each]
        return [own.get(each, "") or _built_in(each) for each in numbers]

    def _of(self, kind: str) -> Iterator[str]:
        """The part of a kind, if there is one."""
        yield from islice((part for each, part in self._links.values() if each == kind), 1)

    def _linked(self, part: str) -> dict[str, tuple[str, str]]:
        """The kind and the name of each part that a part names, by the word that it has for it."""
        folder = dirname(part)
        links = join(folder, "_rels", f"{part.rpartition('/')[2]}.rels")
        found = {}
        for each in self._whole(links, "Relationship"):
            target = each.get("Target", "")
            place = target[1:] if target.startswith("/") else normpath(join(folder, target))
            found[each.get("Id", "")] = (each.get("Type", "").rpartition("/")[2], place)
        return found

    def _whole(self, part: str, *wanted: str) -> Iterator[Element]:
        entry = self._entries[part]
        with unpacked(self._packed, entry, entry.file_size) as content:
            yield from whole(content, frozenset(wanted))


def _built_in(number: int) -> str:
    """The form that goes with a number where the file says none."""
    if number in TIMES:
        return "h:mm:ss"
    usual = "d-mmm-yy" if 27 <= number <= 36 or 50 <= number <= 58 else GENERAL
    return SHORT_DATES.get(number) or BUILT_IN.get(number, usual)


def _is_date(form: str) -> bool:
    """The form shows days, months, years or times."""
    plain = _QUOTED.sub("", form.split(";", maxsplit=1)[0]).lower()
    return form != GENERAL and any(each in plain for each in "dmhysy")


def _column(cell: Element) -> tuple[bool, int]:
    """Whether a cell says its column, and which it is, from 1 on."""
    found = _PLACE.fullmatch(cell.get("r", ""))
    if found is None:
        return False, 0
    number = 0
    for letter in found[1]:
        number = 26 * number + ord(letter) - ord("A") + 1
    if number > MOST_COLUMN:
        raise ValueError("column")
    return True, number


def _joined(element: Element) -> str:
    """A text in one piece or in runs; readings above the line are no part of it."""
    parts = []
    for each in element:
        tag = local(each.tag)
        if tag == "t":
            parts.append(each.text or "")
        elif tag == "r":
            parts += [t.text or "" for t in each if local(t.tag) == "t"]
    return "".join(parts)
