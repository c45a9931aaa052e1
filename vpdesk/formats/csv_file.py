"""Tables as CSV, for spreadsheets."""

from __future__ import annotations

import csv
import re
from collections.abc import Generator, Iterable, Sequence
from io import StringIO
from itertools import zip_longest

from vpdesk.foreign.csv_cells import neutral
from vpdesk.formats.chart_data import chart_series, extra_decimals
from vpdesk.report.chart import Chart
from vpdesk.report.document import Section
from vpdesk.report.language import MINUS, Language
from vpdesk.report.table import Table

ENCODING = "utf-8-sig"  # without the mark at its beginning Excel does not take a file for UTF-8
CHART_DECIMALS = 3
NUMBER_AND_MORE = re.compile(r"^(\d+) \+$")


def csv_steps(sections: Iterable[Section], language: Language) -> Generator[None, None, bytes]:
    """The bytes of a CSV file, UTF-8 with a byte order mark; yields after each section.

    One table is as to_csv makes it. Several stand one after the other, each under a line with
    its title and with an empty line between. A chart without a table gives the points of its
    curves, two columns each.
    """
    parts: list[tuple[str, str]] = []
    for section in sections:
        if section.table is not None:
            parts.append((section.title, to_csv(section.table, language)))
        elif section.chart is not None:
            parts.append((section.title, _chart_csv(section.chart, language)))
        yield
    if len(parts) == 1:
        return parts[0][1].encode(ENCODING)
    titled = (_lines([[title]], language) + text for title, text in parts)
    return "\r\n".join(titled).encode(ENCODING)


def to_csv(table: Table, language: Language) -> str:
    """The headings and the rows of a table, one line each, ended by CR LF.

    Fields are separated by the language's list separator. Numbers and bands are written so
    that a spreadsheet takes each for what it is: see _field.
    """
    rows = [[cell.text for cell in row] for row in table.rows]
    return _lines([table.headings, *rows], language)


def _chart_csv(chart: Chart, language: Language) -> str:
    names: list[str] = []
    headings: list[str] = []
    columns: list[list[str]] = []
    y_decimals = CHART_DECIMALS + extra_decimals(chart)
    for series in chart_series(chart, language):
        names += [series.name, ""]
        headings += [chart.x_label, chart.y2_label if series.on_right else chart.y_label]
        columns.append([language.number(at, CHART_DECIMALS) for at in series.points.x])
        columns.append([language.number(at, y_decimals) for at in series.points.y])
    return _lines([names, headings, *zip_longest(*columns, fillvalue="")], language)


def _lines(rows: Iterable[Sequence[str]], language: Language) -> str:
    file = StringIO(newline="")
    writer = csv.writer(file, delimiter=language.list_separator)
    writer.writerows([_field(text) for text in row] for row in rows)
    return file.getvalue()


def _field(text: str) -> str:
    """A text as spreadsheets understand it, and still as a person would write it.

    They take a typographic minus for a letter, so numbers get a plain one. Excel makes a date
    of "3 - 8" and of "10 - 10" with hyphens, with or without spaces or quotes, but leaves the
    en dash of bands alone. LibreOffice makes the number 39 of "39 +". What looks like a formula
    is marked as a text.
    """
    plain = text.replace(MINUS, "-")
    return neutral(NUMBER_AND_MORE.sub("\N{GREATER-THAN OR EQUAL TO} \\1", plain))
