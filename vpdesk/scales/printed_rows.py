"""A printed scale out of a table that was read, and the table of a printed scale."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.scales.errors import ScaleError
from vpdesk.scales.printed import PrintedScales, PrintedTable
from vpdesk.scales.read_table import FaultKind, ReadCell, ReadColumn, ReadRow, ReadTable
from vpdesk.scales.unit import Unit

HALF_PERCENT = 5000

NO_COUNTS = QT_TRANSLATE_NOOP(
    "ScaleError",
    "{place}: The number of boards is missing; write 24 or 21-27 above the VP or margins.",
)
NOT_FROM_DRAW = QT_TRANSLATE_NOOP(
    "ScaleError", "{place}: The first margin is {margin}; the table has to begin at a draw."
)
GAP = QT_TRANSLATE_NOOP("ScaleError", "{place}: Margins are missing before {margin}.")
OVERLAP = QT_TRANSLATE_NOOP(
    "ScaleError", "{place}: The margin {margin} is in the line before this one, too."
)
NOT_LAST = QT_TRANSLATE_NOOP("ScaleError", "{place}: Only the last margins can be without an end.")
NO_LOSER = QT_TRANSLATE_NOOP(
    "ScaleError", "{place}: The loser's VP are missing, and they are not what the winner leaves."
)
NO_WINNER = QT_TRANSLATE_NOOP("ScaleError", "{place}: The winner's VP are missing.")


class TableHeadings(NamedTuple):
    """The words above the columns of a table."""

    boards: str = "Boards"
    margins: str = "IMPs"
    percent: str = "%"
    winner: str = "Winner"
    loser: str = "Loser"


def as_printed(
    read: ReadTable, key: str, name: str, *, source: str = "", note: str = "", own: bool = True
) -> PrintedScales:
    """The scale that a table says, where it says all of it. Raises ScaleError, with the place.

    Where only the winner's VP are given, the loser gets what is left of twice a draw.
    """
    wrong = next((f for f in read.faults if f.kind is not FaultKind.MIXED_SIGNS), None)
    if wrong:
        raise wrong.error
    tables = tuple(_table(column, read.unit) for column in read.columns)
    return PrintedScales(key, name, source, read.unit, tables, note, own)


def rows_of(
    scales: PrintedScales, headings: TableHeadings | None = None, sign: str = "."
) -> list[list[str]]:
    """The table of a printed scale, as read_rows reads it back. sign: the decimal sign.

    VP go down and board counts across where all tables have the same VP; otherwise each table
    has its own margins, and the tables stand side by side.
    """
    words = headings or TableHeadings()
    write = _Writer(scales.unit, sign)
    first = scales.tables[0]
    if len(scales.tables) > 1 and all(
        (table.winner, table.loser) == (first.winner, first.loser) for table in scales.tables
    ):
        rows = [[words.winner, words.loser, *(table.counts for table in scales.tables)]]
        columns = [write.vps(first.winner), write.vps(first.loser)]
        columns += [write.bands(table) for table in scales.tables]
        return [*rows, *(list(row) for row in zip(*columns, strict=True))]
    margins = words.margins if scales.unit is Unit.IMP else words.percent
    above: list[str] = []
    columns = []
    for table in scales.tables:
        above += [f"{words.boards} {table.counts}", "", ""]
        columns += [write.bands(table), write.vps(table.winner), write.vps(table.loser)]
    height = max(map(len, columns))
    below = [[*column, *[""] * (height - len(column))] for column in columns]
    heads = [margins, words.winner, words.loser] * len(scales.tables)
    return [above, heads, *(list(row) for row in zip(*below, strict=True))]


class _Writer:
    """Writes numbers as the cells of a table."""

    def __init__(self, unit: Unit, sign: str) -> None:
        self.unit = unit
        self.sign = sign

    def bands(self, table: PrintedTable) -> list[str]:
        """As in "0-2", "3" and "39+"."""
        starts = table.starts
        written = []
        for start, after in pairwise(starts):
            last = after - 1
            end = "" if last == start else f"-{self._margin(last)}"
            written.append(self._margin(start) + end)
        return [*written, f"{self._margin(starts[-1])}+"]

    def vps(self, hundredths: Sequence[int]) -> list[str]:
        """Whole numbers where all are whole, otherwise with two decimals."""
        if all(vp % 100 == 0 for vp in hundredths):
            return [str(vp // 100) for vp in hundredths]
        return [self._number(vp) for vp in hundredths]

    def _margin(self, margin: int) -> str:
        return str(margin) if self.unit is Unit.IMP else self._number(HALF_PERCENT + margin)

    def _number(self, hundredths: int) -> str:
        return f"{hundredths // 100}{self.sign}{hundredths % 100:02d}"


def _table(column: ReadColumn, unit: Unit) -> PrintedTable:
    if column.of_loser:
        place = next((row.place for row in column.rows), "")
        raise ScaleError(NO_WINNER, place=place)
    kept = [at for at, cell in enumerate(column.winner) if cell is not None]
    rows = [column.rows[at] for at in kept]
    winners = [cell for cell in column.winner if cell is not None]
    if column.boards is None:
        places = (column.rows[0].place, *(cell.place for cell in winners[:1]))
        later = max(places, key=lambda place: (len(place), place))  # it stands above that
        raise ScaleError(NO_COUNTS, place=later)
    _check_rows(rows, unit)
    winner = tuple(_vp(cell) for cell in winners)
    if column.loser is None:
        loser = tuple(2 * winner[0] - vp for vp in winner)
        if min(loser) < 0:
            raise ScaleError(NO_LOSER, place=winners[loser.index(min(loser))].place)
    else:
        losers = (column.loser[at] for at in kept)
        loser = tuple(_vp(cell) for cell in losers if cell is not None)
    return PrintedTable(*column.boards, tuple(row.first for row in rows), winner, loser)


def _check_rows(rows: Sequence[ReadRow], unit: Unit) -> None:
    """The margins begin at a draw and leave nothing out. Raises ScaleError."""
    if rows and rows[0].first != 0:
        raise ScaleError(NOT_FROM_DRAW, place=rows[0].place, margin=_told(rows[0].first, unit))
    for before, row in pairwise(rows):
        margin = _told(row.first, unit)
        if before.last is None:
            raise ScaleError(NOT_LAST, place=before.place)
        if row.first > before.last + 1:
            raise ScaleError(GAP, place=row.place, margin=margin)
        if row.first <= before.last:
            raise ScaleError(OVERLAP, place=row.place, margin=margin)


def _told(margin: int, unit: Unit) -> str:
    return str(margin) if unit is Unit.IMP else f"{(HALF_PERCENT + margin) / 100:.2f} %"


def _vp(cell: ReadCell) -> int:
    assert cell.vp is not None, "as_printed has refused tables with faults"
    return cell.vp
