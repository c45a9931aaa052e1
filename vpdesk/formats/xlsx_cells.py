"""Cells of a worksheet: what is a number in them, how it is written, how wide a column is."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from vpdesk.paper.characters import SIGNS
from vpdesk.report.language import MINUS, Language
from vpdesk.report.table import Cell, Mark, Table

TINT, MARKED, MUTED, LINE = "#e8eff5", "#fdf3d0", "#767676", "#d4d4d4"
HEADING = "#f2f2f2"
HAIR, THIN = 7, 1  # kinds of borders
MOST_HEADING = 14  # characters in a line, but for a longer word
BOLD = 1.15  # a bold letter's width in digits, about

CellFormat = dict[str, Any]


@dataclass(frozen=True, slots=True)
class XlsxColumn:
    """A column of a table.

    numbers: every cell is a number. signed: some have a sign. current: it is to be tinted.
    width: in digits of the type. heading_lines: how many lines its heading has in this width.
    """

    numbers: bool
    signed: bool
    current: bool
    width: float
    heading_lines: int

    @property
    def place(self) -> str:
        """Numbers are aligned on their right ends; bands cannot be on their dashes."""
        return "right" if self.numbers else "center"


def make_columns(table: Table, language: Language) -> list[XlsxColumn]:
    """The columns of a table."""
    cells = zip(*table.rows, strict=True)
    return [
        _column(heading, column, i == table.current, language)
        for i, (heading, column) in enumerate(zip(table.headings, cells, strict=True))
    ]


def _column(heading: str, cells: Sequence[Cell], current: bool, language: Language) -> XlsxColumn:
    lines = textwrap.wrap(heading, MOST_HEADING, break_long_words=False)
    widest = max((len(line) for line in lines), default=0)
    text = max(len(cell.text) for cell in cells)
    marked = any(cell.mark in SIGNS for cell in cells)
    return XlsxColumn(
        numbers=all(decimals(cell, language) is not None for cell in cells),
        signed=any(cell.text.startswith(("+", MINUS)) for cell in cells),
        current=current,
        width=max(BOLD * widest, text + 2 * marked) + 2.5,
        heading_lines=len(lines),
    )


def decimals(cell: Cell, language: Language) -> int | None:
    """How many decimals a cell's number has; None for a text, such as a band, that has a value."""
    if cell.value is None:
        return None
    found = _number(language.decimal_sign).fullmatch(cell.text)
    return found and len(found[1] or "")


@cache
def _number(decimal_sign: str) -> re.Pattern[str]:
    return re.compile(rf"[+{MINUS}]?\d+(?:{re.escape(decimal_sign)}(\d+))?")


def number_format(count: int, *, signed: bool = False, before: str = "") -> str:
    """The number format with so many decimals.

    signed: with a sign, but for 0. before: what stands before the number, as formats have it.
    """
    digits = f"{0:.{count}f}"
    if signed:
        return f"{before}+{digits};{before}-{digits};{before}{digits}"
    return before + digits


def heading_format(column: XlsxColumn) -> CellFormat:
    """The look of a column's heading."""
    return {
        "bold": True,
        "text_wrap": True,
        "align": column.place,
        "valign": "bottom",
        "bottom": THIN,
        "top": THIN,
        "bg_color": TINT if column.current else HEADING,
    }


def cell_format(
    mark: Mark | None, count: int | None, column: XlsxColumn, *, bold: bool
) -> CellFormat:
    """The look of a cell. A mark is a sign in the number format, for the value stays a number.

    count: of the decimals; None for a text. bold: the cell is strong or the heading of its row.
    """
    look: CellFormat = {"align": column.place, "bottom": HAIR, "bottom_color": LINE}
    before = ""
    if mark in SIGNS:
        before = f'"{SIGNS[mark]} "'
        look["bg_color"] = MARKED
    elif column.current:
        look["bg_color"] = TINT
    if mark is Mark.BEYOND:
        look |= {"italic": True, "font_color": MUTED}
    if bold:
        look["bold"] = True
    if count is not None:
        look["num_format"] = number_format(count, signed=column.signed, before=before)
    elif before:
        look["num_format"] = f"General;General;General;{before}@"
    return look
