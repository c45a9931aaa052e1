"""A report as an XLSX workbook, for spreadsheets: a worksheet a section, with real numbers."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterable
from concurrent.futures import ThreadPoolExecutor, wait
from datetime import datetime
from io import BytesIO
from typing import Any

import vpdesk
from vpdesk.formats.chart_data import chart_series, extra_decimals
from vpdesk.formats.xlsx_cells import CellFormat
from vpdesk.formats.xlsx_chart import curves_chart
from vpdesk.formats.xlsx_sheet import SectionSheet
from vpdesk.paper.characters import one_line
from vpdesk.paper.page_setup import PageSetup
from vpdesk.report.chart import Chart
from vpdesk.report.document import Letterhead, Section
from vpdesk.report.language import Language

PROGRAM = f"vpdesk {vpdesk.__version__}"
CREATED = datetime(2000, 1, 1)  # always the same, and so are the bytes
PAPERS = {
    "Letter": 1,
    "A3": 8,
    "A4": 9,
    "A5": 11,
    "A6": 70,
    "A2": 66,
}  # the numbers that spreadsheets have for them
MARGIN = 15 / 25.4  # inches
FOOTER_MARGIN = 8 / 25.4
PATIENCE = 0.02  # seconds
POINT_WIDTH = 11  # digits: the columns of a chart's points
MOST_NAME = 31  # characters of a worksheet's name
MOST_RULE = 150  # characters; a footer has room for 255 with its codes
NOT_IN_NAMES = re.compile(r"[\[\]:*?/\\]")


def xlsx_steps(
    sections: Iterable[Section], letterhead: Letterhead, language: Language, page: PageSetup
) -> Generator[None, None, bytes]:
    """The bytes of an XLSX file; yields after each section, and while the file is put together.

    A section is a worksheet with its table; the points of its chart stand on one of their own.
    The logo is shown if it is a PNG. An SVG is left out, for spreadsheets want a picture in
    pixels beside it.
    """
    book = _Book(letterhead, language, page)
    for section in sections:
        book.add(section)
        yield
    # A second for a hundred sheets, and no steps to take it in: the caller has other things to do.
    workers = ThreadPoolExecutor(1)
    finished = workers.submit(book.finished)
    workers.shutdown(wait=False)
    while wait((finished,), PATIENCE).not_done:
        yield
    return finished.result()


class _Book:
    """A workbook in the making."""

    def __init__(self, letterhead: Letterhead, language: Language, page: PageSetup) -> None:
        from xlsxwriter import Workbook

        self.letterhead, self.language, self.page = letterhead, language, page
        self.buffer = BytesIO()
        # A title that begins with "=" is still a title.
        options = {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False}
        self.workbook: Any = Workbook(self.buffer, options)
        self.formats: dict[frozenset[tuple[str, Any]], Any] = {}
        self.names = {"history"}  # which is Excel's own
        self.title = one_line(letterhead.title)

    def add(self, section: Section) -> None:
        """Write a section."""
        self.title = self.title or one_line(section.title)
        name, sheet = self._new_sheet(section.title, section.rule)
        chart = section.chart and self._curves(section.chart)
        writer = SectionSheet(self.workbook, name, sheet, self._format, self.language)
        writer.write(section, self.letterhead, chart)

    def finished(self) -> bytes:
        """The file."""
        made_by = self.language.translate("Export", "Made by {program}").format(program=PROGRAM)
        self.workbook.set_properties(
            {
                "title": self.title,
                "subject": one_line(self.letterhead.event),
                "author": "vpdesk",
                "comments": made_by,
                "created": CREATED,
            }
        )
        self.workbook.close()
        return self.buffer.getvalue()

    def _format(self, look: CellFormat) -> Any:
        """The workbook's format of a look, made once."""
        key = frozenset(look.items())
        if key not in self.formats:
            self.formats[key] = self.workbook.add_format(look)
        return self.formats[key]

    def _new_sheet(self, title: str, rule: str) -> tuple[str, Any]:
        name = self._new_name(title)
        sheet = self.workbook.add_worksheet(name)
        sheet.set_paper(PAPERS[self.page.paper])
        if self.page.landscape:
            sheet.set_landscape()
        sheet.fit_to_pages(1, 0)
        sheet.set_margins(MARGIN, MARGIN, MARGIN, MARGIN)
        sheet.set_footer(self._footer(rule), {"margin": FOOTER_MARGIN})
        return name, sheet

    def _new_name(self, title: str) -> str:
        """A name for a worksheet, like none before, of what spreadsheets take."""
        wanted = " ".join(NOT_IN_NAMES.sub(" ", one_line(title)).split()) or "vpdesk"
        number = 1
        while True:
            end = f" ({number})" if number > 1 else ""
            name = f"{_cut(wanted, MOST_NAME - len(end))}{end}".strip("' ") or "vpdesk"
            if name.lower() not in self.names:
                self.names.add(name.lower())
                return name
            number += 1

    def _footer(self, rule: str) -> str:
        """The rule, the version and the page numbers; "&" begins a code there."""
        number = self.language.translate("Export", "Page {page} / {pages}").replace("&", "&&")
        number = number.format(page="&P", pages="&N")
        words = one_line(rule)
        if len(words) > MOST_RULE:
            words = f"{words[:MOST_RULE]}…"
        return f"&L&8 {words.replace('&', '&&')}&R&8 {PROGRAM}   {number}"

    def _curves(self, chart: Chart) -> Any:
        """Write the points of a chart on a worksheet; return the native chart of them."""
        name, sheet = self._new_sheet(self.language.translate("Export", "Curves"), chart.rule)
        bold, x_format = self._format({"bold": True}), self._format({"num_format": "0.00"})
        y_format = self._format({"num_format": f"0.00{'0' * extra_decimals(chart)}"})
        placed = list(chart_series(chart, self.language))
        sheet.set_column(0, 2 * len(placed) - 1, POINT_WIDTH)
        for i, series in enumerate(placed):
            sheet.write_string(0, 2 * i, series.name, bold)
            y_label = chart.y2_label if series.on_right else chart.y_label
            for column, label, values, number in (
                (2 * i, chart.x_label, series.points.x, x_format),
                (2 * i + 1, y_label, series.points.y, y_format),
            ):
                sheet.write_string(1, column, label, bold)
                sheet.write_column(2, column, values, number)
        sheet.freeze_panes(2, 0)
        sheet.repeat_rows(0, 1)
        return curves_chart(self.workbook, name, chart, placed, self.language)


def _cut(text: str, most: int) -> str:
    """The beginning of a text, at most so many characters as UTF-16 counts them."""
    while len(text.encode("utf-16-le")) > 2 * most:
        text = text[:-1]
    return text
