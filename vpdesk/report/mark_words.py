"""What is not as usual about a result, in a word; each has a sign of its own (Mark)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.language import Language
from vpdesk.report.table import Mark, Table

RESULT_MARKS = {
    Mark.MISSING: QT_TRANSLATE_NOOP("ResultMarks", "missing"),
    Mark.ASKED: QT_TRANSLATE_NOOP("ResultMarks", "unusual"),
    Mark.RULED: QT_TRANSLATE_NOOP("ResultMarks", "ruling"),
    Mark.ADJUSTED: QT_TRANSLATE_NOOP("ResultMarks", "adjusted"),
    Mark.CORRECTED: QT_TRANSLATE_NOOP("ResultMarks", "corrected"),
}


def mark_word(mark: Mark, language: Language) -> str:
    """What a sign of a result says."""
    return language.translate("ResultMarks", RESULT_MARKS[mark])


def legend(marks: Iterable[Mark], language: Language) -> tuple[tuple[Mark, str], ...]:
    """The key of the signs that are there, in the order of all."""
    there = {*marks}
    return tuple((each, mark_word(each, language)) for each in RESULT_MARKS if each in there)


def with_key(table: Table, language: Language) -> Table:
    """A table of results with the key of the signs in it."""
    marks = {cell.mark for row in table.rows for cell in row if cell.mark in RESULT_MARKS}
    key = legend((each for each in marks if each is not None), language)
    return replace(table, legend=(*table.legend, *key)) if key else table
