"""Tables as somebody would have read them, made from scales."""

from collections.abc import Sequence

from vpdesk.scales import Scale, Unit
from vpdesk.scales.audit import scale_rows
from vpdesk.scales.read_table import ReadCell, ReadColumn, ReadRow, ReadTable


def column_of(scale: Scale, *, headed: bool = False) -> ReadColumn:
    """A column with a row for every band."""
    rows = scale_rows(scale)
    return ReadColumn(
        (scale.boards, scale.boards) if headed else None,
        "",
        tuple(_cell("B", i, row.winner) for i, row in enumerate(rows, 2)),
        tuple(_cell("C", i, row.loser) for i, row in enumerate(rows, 2)),
        tuple(ReadRow(row.first, row.last, f"A{i}", "") for i, row in enumerate(rows, 2)),
    )


def table_of(*scales: Scale, headed: bool = False) -> ReadTable:
    """A table with a column for each scale."""
    columns = tuple(column_of(scale, headed=headed) for scale in scales)
    return ReadTable("", scales[0].unit, columns, ())


def table_of_rows(rows: Sequence[tuple[int, int | None, int, int]]) -> ReadTable:
    """A table with one column: first and last margin, VP of winner and loser."""
    column = ReadColumn(
        None,
        "",
        tuple(_cell("B", i, row[2]) for i, row in enumerate(rows, 2)),
        tuple(_cell("C", i, row[3]) for i, row in enumerate(rows, 2)),
        tuple(ReadRow(row[0], row[1], f"A{i}", "") for i, row in enumerate(rows, 2)),
    )
    return ReadTable("", Unit.IMP, (column,), ())


def _cell(letter: str, line: int, vp: int | None) -> ReadCell:
    return ReadCell(vp, str(vp), f"{letter}{line}")
