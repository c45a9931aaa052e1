"""A table as CSV, for spreadsheets."""

from __future__ import annotations

import csv
from io import StringIO

from vpdesk.report.language import MINUS, Language
from vpdesk.report.table import Table


def to_csv(table: Table, language: Language) -> str:
    """The headings and the rows of a table, one line each, ended by CR LF.

    Fields are separated by the language's list separator. A minus is written as "-", since
    spreadsheets take a typographic one for text.
    """
    file = StringIO(newline="")
    writer = csv.writer(file, delimiter=language.list_separator)
    writer.writerow(table.headings)
    writer.writerows([cell.text.replace(MINUS, "-") for cell in row] for row in table.rows)
    return file.getvalue()
