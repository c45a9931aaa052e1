"""Cells of CSV files that a spreadsheet would take for formulas, marked as texts as is the custom.

Source: OWASP, "CSV Injection". A quotation mark before the cell makes it a text, and is no part of
it where vpdesk reads it back.
"""

from __future__ import annotations

import re

MARK = "'"
_FORMULA = re.compile("'*[=+\\-@\t\r\N{FULLWIDTH EQUALS SIGN}\N{FULLWIDTH PLUS SIGN}"
                      "\N{FULLWIDTH HYPHEN-MINUS}\N{FULLWIDTH COMMERCIAL AT}]")  # fmt: skip
# Numbers, bands and scores such as "-3 – 5", and the signs of a bye or an average alone.
_NUMBERS = re.compile(r"[+-] ?\d[\d.,:% \N{EN DASH}\N{NO-BREAK SPACE}/+-]*|[=+ -]+")


def neutral(text: str) -> str:
    """A cell as it is written: a text that would be a formula with a mark before it."""
    return MARK + text if _FORMULA.match(text) and not _NUMBERS.fullmatch(text) else text


def as_meant(cell: str) -> str:
    """A cell as it was before it was written."""
    return cell[1:] if cell.startswith(MARK) and _FORMULA.match(cell) else cell
