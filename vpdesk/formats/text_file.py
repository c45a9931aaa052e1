"""A table as plain text in columns, for a terminal or a message."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from vpdesk.report.language import Language
from vpdesk.report.table import Cell, Mark, Table

SIGNS = {
    Mark.CORRECTED: "*",
    Mark.RANGE_VIOLATION: "!",
    Mark.MISSING: "-",
    Mark.ASKED: "?",
    Mark.RULED: "#",
    Mark.ADJUSTED: "+",
}


def to_text(table: Table, language: Language) -> str:  # noqa: ARG001 - called as to_csv is
    """Title, rule, columns (right-aligned but for words) and the meaning of the marks.

    "*" follows a corrected cell and "!" a band that its exact margin lies outside of; every
    column keeps a place for them, so that the numbers stay aligned.
    """
    lines = [*_headings(table.headings)]
    lines += [[_marked(cell) for cell in row] for row in table.rows]
    parts = [table.title, table.rule, "", *_aligned(lines, table.words)]
    if table.legend:
        parts += ["", *(f"{SIGNS[mark]} {meaning}" for mark, meaning in table.legend)]
    return "".join(f"{part}\n" for part in parts)


def _headings(headings: Sequence[str]) -> Iterator[list[str]]:
    """The lines of the headings, which stand on the table."""
    parted = [heading.split("\n") for heading in headings]
    height = max(map(len, parted), default=1)
    for line in zip(*([""] * (height - len(each)) + each for each in parted), strict=True):
        yield [f"{part} " for part in line]


def _marked(cell: Cell) -> str:
    return cell.text + (SIGNS.get(cell.mark, " ") if cell.mark else " ")


def _aligned(lines: Sequence[Sequence[str]], words: Sequence[int]) -> Iterable[str]:
    """Lines of columns; those of words begin at the left."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        fields = (
            text.ljust(width) if column in words else text.rjust(width)
            for column, (text, width) in enumerate(zip(line, widths, strict=True))
        )
        yield " ".join(fields).rstrip()
