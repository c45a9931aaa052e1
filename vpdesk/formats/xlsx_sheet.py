"""One worksheet of a workbook: a section under a letterhead."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from typing import Any, NamedTuple

from vpdesk.formats.xlsx_cells import (
    MUTED,
    CellFormat,
    XlsxColumn,
    cell_format,
    decimals,
    heading_format,
    make_columns,
)
from vpdesk.formats.xlsx_chart import CHART_COLUMNS, CHART_ROWS, table_chart
from vpdesk.paper.characters import SIGNS, one_line
from vpdesk.paper.palette import HeatColour, heat_colour
from vpdesk.report.document import Letterhead, Logo, Section
from vpdesk.report.language import Language
from vpdesk.report.table import CellEdge, Mark, Table

TYPE = 11.0  # points: the size that the widths of columns are in digits of
EMPTY_WIDTH = 8.43  # digits: a column as spreadsheets have it
MOST_WIDTH = 92.0  # digits: an A4 page
ROW_HEIGHT = 15.0  # points
LOGO_HEIGHT = 48  # pixels
LOGO_ROW = 42.0  # points: the logo with a little space
PROSE: CellFormat = {"align": "left", "valign": "top", "text_wrap": True, "bottom": 0}
PNG_START = b"\x89PNG"
NOTE_LINE = 34  # characters in a line of a comment
NOTE_WIDTH = 200  # pixels


class _Line(NamedTuple):
    """A line over or under the table."""

    text: str
    size: float = TYPE
    bold: bool = False
    muted: bool = False

    @property
    def width(self) -> float:
        """In digits of the usual type, about."""
        return len(self.text) * self.size / TYPE * (1.15 if self.bold else 1.05)


class SectionSheet:
    """Writes a section on a worksheet that is still empty.

    make_format: gives the workbook's format of a look.
    """

    def __init__(
        self,
        workbook: Any,
        name: str,
        sheet: Any,
        make_format: Callable[[CellFormat], Any],
        language: Language,
    ) -> None:
        self.workbook, self.name, self.sheet = workbook, name, sheet
        self.format, self.language = make_format, language
        self.widths: list[float] = []  # of the columns that are printed

    def write(self, section: Section, letterhead: Letterhead, chart: Any | None) -> None:
        """Write a section; chart: its native chart, if it has one."""
        table = section.table
        columns = make_columns(table, self.language) if table else []
        if table and table.prose:
            columns = [replace(column, width=MOST_WIDTH) for column in columns]
        head, foot = _head(section, letterhead), _foot(section)
        self._set_widths(columns, chart is not None, [*head, *foot])
        top = self._logo(letterhead.logo) if letterhead.logo else 0
        for line in head:
            self._line(top, line)
            top += 1
        top = bottom = top + 1
        if table:
            bottom = self._table(top, table, columns)
        if chart:
            place = (top + 1, len(columns) + 1) if table else (top, 0)
            bottom = max(bottom, place[0] + CHART_ROWS)
        else:
            # It helps on the screen, but is not what was asked for on paper.
            chart = table_chart(self.workbook, self.name, section, columns, top, self.language)
            place = (top + 1, len(self.widths) + 1)
        if chart:
            described = {"description": f"{section.title}, {section.rule}", "object_position": 2}
            self.sheet.insert_chart(*place, chart, described)
        for i, line in enumerate(foot, bottom + 1):
            self._line(i, line)
        self.sheet.print_area(0, 0, bottom + len(foot), len(self.widths) - 1)

    def _set_widths(self, columns: list[XlsxColumn], chart: bool, lines: list[_Line]) -> None:
        """Columns for the table and the chart, and empty ones for lines that are wider."""
        self.widths = [column.width for column in columns]
        for i, width in enumerate(self.widths):
            self.sheet.set_column(i, i, width)
        if chart:
            space = 1 if columns else 0
            self.widths += [EMPTY_WIDTH] * (space + CHART_COLUMNS)
        needed = min(max(line.width for line in lines), MOST_WIDTH)
        missing = math.ceil((needed - sum(self.widths)) / EMPTY_WIDTH)
        self.widths += [EMPTY_WIDTH] * max(missing, 0)

    def _logo(self, logo: Logo) -> int:
        """Insert a logo in a row of its own; return the next row."""
        from xlsxwriter.image import Image

        if not logo.data.startswith(PNG_START):
            return 0
        image = Image(BytesIO(logo.data))
        width, height = (
            pixels * 96 / dpi
            for pixels, dpi in ((image.width, image.x_dpi), (image.height, image.y_dpi))
        )
        self.sheet.set_row(0, LOGO_ROW)
        options = {
            "x_scale": LOGO_HEIGHT * logo.aspect / width,
            "y_scale": LOGO_HEIGHT / height,
            "description": self.language.translate("Export", "Logo"),
        }
        self.sheet.insert_image(0, 0, image, options)
        return 1

    def _line(self, row: int, line: _Line) -> None:
        look: CellFormat = {"font_size": line.size, "valign": "top"}
        if line.bold:
            look["bold"] = True
        if line.muted:
            look["font_color"] = MUTED
        room = sum(self.widths)
        rows = math.ceil(line.width / room)
        if rows > 1 and len(self.widths) > 1:
            look["text_wrap"] = True
            last = len(self.widths) - 1
            self.sheet.merge_range(row, 0, row, last, "", self.format(look))
        self.sheet.write_string(row, 0, line.text, self.format(look))
        self.sheet.set_row(row, rows * ROW_HEIGHT * line.size / TYPE)

    def _table(self, top: int, table: Table, columns: list[XlsxColumn]) -> int:
        """Write a table; return the row after it."""
        sheet = self.sheet
        lines = max(column.heading_lines for column in columns)
        sheet.set_row(top, ROW_HEIGHT * lines + 3)
        for i, (heading, column) in enumerate(zip(table.headings, columns, strict=True)):
            sheet.write_string(top, i, heading, self.format(heading_format(column)))
        meanings = dict(table.legend)
        looks: dict[
            tuple[int, Mark | None, int | None, bool, HeatColour | None, CellEdge], Any
        ] = {}
        for row, cells in enumerate(table.rows, top + 1):
            for i, (cell, column) in enumerate(zip(cells, columns, strict=True)):
                count = decimals(cell, self.language)
                heat = None if cell.heat is None else heat_colour(cell.heat)
                key = (i, cell.mark, count, cell.strong, heat, cell.edges)
                if key not in looks:
                    bold = cell.strong or (i == 0 and not (table.prose or table.lined))
                    look = cell_format(cell.mark, count, column, bold=bold)
                    if table.prose:
                        look |= PROSE
                    if heat is not None:
                        look |= {"bg_color": heat.ground, "font_color": heat.ink}
                    look |= {edge.name.lower(): 1 for edge in cell.edges if edge.name}
                    looks[key] = self.format(look)
                if count is None:
                    sheet.write_string(row, i, cell.text, looks[key])
                else:
                    sheet.write_number(row, i, cell.value, looks[key])
                if cell.mark in SIGNS:
                    self._note(row, i, meanings.get(cell.mark, ""), cell.note)
        sheet.freeze_panes(top + 1, 1)
        sheet.repeat_rows(top)
        return top + 1 + len(table.rows)

    def _note(self, row: int, column: int, *words: str) -> None:
        text = ": ".join(filter(None, words))
        lines = math.ceil(len(text) / NOTE_LINE) + 1
        options = {"author": "vpdesk", "width": NOTE_WIDTH, "height": 8 + 14 * lines}
        self.sheet.write_comment(row, column, text, options)


def _head(section: Section, letterhead: Letterhead) -> list[_Line]:
    """The title, where there is another one the section's own, then event and date."""
    titles = filter(None, (one_line(letterhead.title), one_line(section.title)))
    lines = [_Line(title, size, bold=True) for title, size in zip(titles, (16, 13), strict=False)]
    occasion = " · ".join(filter(None, map(one_line, (letterhead.event, letterhead.date))))
    if occasion:
        lines.append(_Line(occasion, muted=True))
    return lines


def _foot(section: Section) -> list[_Line]:
    """The meaning of the marks, and the rule."""
    legend = section.table.legend if section.table else ()
    lines = [_Line(f"{SIGNS[mark]} {meaning}", 9) for mark, meaning in legend]
    return [*lines, _Line(one_line(section.rule), 9, muted=True)]
