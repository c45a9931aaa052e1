"""Sentences to show or print: paragraphs under headings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from vpdesk.report.table import Cell, Table


class Paragraph(NamedTuple):
    """A few sentences. strong: a heading over the paragraphs that follow."""

    text: str
    strong: bool = False


def paragraphs_table(title: str, rule: str, heading: str, paragraphs: Iterable[Paragraph]) -> Table:
    """Paragraphs as a table that every export can hold; heading stands over all of them."""
    rows = tuple((Cell(each.text, strong=each.strong),) for each in paragraphs)
    starts = tuple(range(len(rows)))
    return Table(title, rule, (heading,), rows, starts, words=(0,), prose=True)
