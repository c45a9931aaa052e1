"""Writes workbooks and reads them with another program's reader."""

import re
from io import BytesIO
from zipfile import ZipFile

from openpyxl import load_workbook

from tests.sure import sure
from tests.unit.formats.documents import EMPTY, finished
from tests.unit.report.languages import ENGLISH
from vpdesk.formats.xlsx_file import xlsx_steps
from vpdesk.paper.page_setup import PageSetup

A4 = PageSetup()


def xlsx(sections, letterhead=EMPTY, language=ENGLISH, page=A4):
    data, steps = finished(xlsx_steps(sections, letterhead, language, page))
    assert steps >= len(sections)
    return data


def book(*args):
    return load_workbook(BytesIO(xlsx(*args)))


def heading_row(sheet):
    """The row of the headings: the last one that is frozen."""
    return int(sure(re.search(r"\d+", sheet.freeze_panes))[0]) - 1


def cells(sheet, table):
    """The cells of a table with those that they are of, row by row."""
    first = heading_row(sheet) + 1
    for number, row in enumerate(table.rows, first):
        for column, cell in enumerate(row, 1):
            yield sheet.cell(number, column), cell


def parts(data):
    """The XML files of a workbook."""
    with ZipFile(BytesIO(data)) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist() if "ml" in name}


def refers(book, reference):
    """The values that a reference of a chart leads to."""
    name, where = sure(re.fullmatch(r"(.*)!(\$\w+\$\d+(?::\$\w+\$\d+)?)", reference)).groups()
    found = book[name.strip("'").replace("''", "'")][where.replace("$", "")]
    return [row[0].value for row in found] if isinstance(found, tuple) else found.value
