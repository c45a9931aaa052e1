"""What goes to the clipboard, so that other programs can paste it."""

from __future__ import annotations

from dataclasses import replace
from html import escape

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QImage

from vpdesk.foreign.csv_cells import neutral
from vpdesk.formats.choice import ExportChoice
from vpdesk.formats.exporter import export_steps
from vpdesk.formats.format import FORMATS, ShareSteps
from vpdesk.report.chart import Chart
from vpdesk.report.document import Letterhead
from vpdesk.report.language import MINUS, Language
from vpdesk.report.sheet import Holds, Subject


def clipboard_steps(
    choice: ExportChoice, subject: Subject, letterhead: Letterhead, language: Language
) -> ShareSteps[QMimeData]:
    """Tables as text and as a table for spreadsheets; what has a chart as a picture.

    Where there are several, each stands under its title.
    """
    if Holds.CHART in choice.what.holds:
        picture = replace(choice, format="png")
        png = yield from export_steps(picture, subject, letterhead, language)
        data = QMimeData()
        data.setImageData(QImage.fromData(png))
        return data
    tables: list[tuple[str, list[list[str]]]] = []
    for section in subject.sections(choice, language):
        assert section.table is not None
        rows = [[cell.text for cell in row] for row in section.table.rows]
        tables.append((section.title, [list(section.table.headings), *rows]))
        yield 1.0
    if len(tables) == 1:
        return lines_data(tables[0][1])
    lines = [line for title, table in tables for line in ([], [title], *table)]
    return lines_data(lines[1:])


def chart_data(chart: Chart, language: Language) -> QMimeData:
    """A chart as a picture of points, and as one of lines for programs that take SVG."""
    data = QMimeData()
    for key, kind in (("png", "image/png"), ("svg", "image/svg+xml")):
        draw = FORMATS[key].of_chart
        assert draw is not None
        data.setData(kind, draw(chart, language))
    data.setImageData(QImage.fromData(data.data("image/png")))
    return data


def lines_data(lines: list[list[str]]) -> QMimeData:
    """Lines of fields as text with tabs, and as a table for spreadsheets."""
    # A spreadsheet takes a number with a typographic minus for a text.
    plain = [[field.replace(MINUS, "-") for field in line] for line in lines]
    rows = (f"<tr>{''.join(map(_html_cell, line))}</tr>" for line in plain)
    data = QMimeData()
    data.setText("".join("\t".join(line) + "\n" for line in plain))
    data.setHtml(f'<meta charset="utf-8"><table>{"".join(rows)}</table>')
    return data


def _html_cell(text: str) -> str:
    """A cell; what a spreadsheet would take for a date or for a formula is marked as text."""
    is_text = " " in text or neutral(text) != text
    style = " style=\"mso-number-format:'\\@'\"" if is_text else ""
    return f"<td{style}>{escape(text)}</td>"
