"""Names of pairs or players from a table with headings, as lines that pair_names reads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from vpdesk.tournament.field import entrants_headings as headings

SEPARATORS = "\t;"
NAMES = {headings.NAME, headings.FAMILY, headings.MEMBERS}


def named_lines(text: str, known: Mapping[str, str], *, single: bool = False) -> list[str]:
    """The lines of a list of names; of a table with headings the names and the club, with tabs.

    known: what headings mean, see entrants_headings. A given name and a family name become one,
    in the order of their columns. Lines keep their places: that of the headings is blank.
    single: one name and its club; else a club stands behind two names alone.
    """
    lines = text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}").splitlines()
    first = next((line for line in lines if line.strip()), "")
    sign = max(SEPARATORS, key=first.count)
    columns = [headings.meaning(cell, known) for cell in first.split(sign)]
    if sum(map(bool, columns)) < 2 or not NAMES.intersection(columns):
        return lines
    at = lines.index(first) + 1
    return [*[""] * at, *(_line(line.split(sign), columns, single=single) for line in lines[at:])]


def _line(cells: list[str], columns: list[str], *, single: bool) -> str:
    row = [(column, cell.strip()) for column, cell in zip(columns, cells, strict=False)]
    club = [cell for column, cell in row if column == headings.GROUP]
    names = list(_whole_names(row))
    return "\t".join([*names, *(club if single or len(names) > 1 else ())])


def _whole_names(row: list[tuple[str, str]]) -> Iterator[str]:
    """The names of a row; what is parted into a given name and a family name, in one."""
    columns = {column for column, _ in row}
    parted = headings.FAMILY in columns or headings.GIVEN in columns
    parts: dict[str, str] = {}
    for column, cell in row:
        if column == headings.MEMBERS or (column == headings.NAME and not parted):
            yield cell
        elif column in (headings.NAME, headings.FAMILY, headings.GIVEN):
            parts[column] = cell
            if len(parts) == 2:
                yield " ".join(filter(None, parts.values()))
                parts = {}
    yield from parts.values()
