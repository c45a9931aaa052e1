"""A scale as somebody else wrote it down: what its cells say, and what cannot be read.

Nothing is put right here: a margin that is missing, doubled or out of order stays so, because
a check has to tell of it. The places are those of a spreadsheet, "C7".
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.scales.errors import ScaleError
from vpdesk.scales.unit import Unit


class FaultKind(Enum):
    """What cannot be read; the value is the text of it, with {named} places."""

    NOT_A_NUMBER = QT_TRANSLATE_NOOP("ScaleError", "{place}: {found} is not a VP.")
    EMPTY = QT_TRANSLATE_NOOP("ScaleError", "{place}: The VP is missing.")
    MANY_MIXED_SIGNS = QT_TRANSLATE_NOOP(
        "ScaleError",
        "{place}: {found} has another decimal sign than most cells; such cells: {cells}.",
    )
    MIXED_SIGNS = QT_TRANSLATE_NOOP(
        "ScaleError", "{place}: {found} has the other decimal sign than the rest of the table."
    )
    TOO_MANY_DECIMALS = QT_TRANSLATE_NOOP(
        "ScaleError", "{place}: {found} has more than two decimals."
    )
    NO_MARGIN = QT_TRANSLATE_NOOP("ScaleError", "{place}: The margin is missing.")
    NOT_A_MARGIN = QT_TRANSLATE_NOOP("ScaleError", "{place}: {found} is not a margin.")
    SWAPPED_HEADS = QT_TRANSLATE_NOOP(
        "ScaleError", "{place}: The headings of winner and loser are swapped."
    )
    RAGGED = QT_TRANSLATE_NOOP(
        "ScaleError", "{place}: Cells in this row: {cells}; in the others: {usual}."
    )

    @property
    def unread(self) -> bool:
        """A cell is empty: nothing in it is right or wrong."""
        return self in (FaultKind.EMPTY, FaultKind.NO_MARGIN)


@dataclass(frozen=True, slots=True)
class ReadFault:
    """Something that cannot be read. values: what goes into the text of its kind."""

    kind: FaultKind
    place: str
    values: tuple[tuple[str, int | str], ...] = ()

    @property
    def error(self) -> ScaleError:
        """The fault in words."""
        return ScaleError(self.kind.value, place=self.place, **dict[str, Any](self.values))


@dataclass(frozen=True, slots=True)
class ReadCell:
    """A VP as it stands there.

    vp: in hundredths, None where it cannot be read. One with the other decimal sign or with
    more decimals is a fault and yet read, without those; zeros there are no fault. text: what
    was written.
    """

    vp: int | None
    text: str
    place: str


@dataclass(frozen=True, slots=True)
class ReadRow:
    """The margins of a row or a band, in the unit of the table.

    last: equal to first for one margin, None for "39+". place: of the margin. A margin that
    cannot be read makes no row but a fault.
    """

    first: int
    last: int | None
    place: str
    text: str

    @property
    def alone(self) -> bool:
        """One number stands there, which may be a margin or where a band begins."""
        return self.text.strip().isdecimal() and int(self.text) == self.first

    def at(self, first: int, last: int | None) -> ReadRow:
        """The same row with other margins."""
        return replace(self, first=first, last=last)


@dataclass(frozen=True, slots=True)
class ReadColumn:
    """What a table says about one board count, or a band of them.

    boards: the first and last board count, None where none is told. heading: the words above.
    winner: a cell for each of rows, None where the table leaves it free (below the first row
    that is maximal, or in a table of bands), or tells the loser's VP alone. loser: likewise; None
    where only the winner's VP are given.
    """

    boards: tuple[int, int] | None
    heading: str
    winner: tuple[ReadCell | None, ...]
    loser: tuple[ReadCell | None, ...] | None
    rows: tuple[ReadRow, ...]

    @property
    def of_loser(self) -> bool:
        """It has the loser's VP alone."""
        return self.loser is not None and not any(self.winner)

    @property
    def at_starts(self) -> ReadColumn:
        """The same with rows of the margins alone that its bands were taken to begin at."""
        rows = (row.at(row.first, row.first) if row.alone else row for row in self.rows)
        return replace(self, rows=tuple(rows))

    @property
    def at_ends(self) -> ReadColumn:
        """The same with bands that end at the numbers that they were taken to begin at."""
        numbers = [int(row.text) for row in self.rows if row.alone]
        if len(numbers) != len(self.rows):
            return self
        begins = [0, *(number + 1 for number in numbers)]
        rows = (row.at(*ends) for row, *ends in zip(self.rows, begins, numbers, strict=False))
        return replace(self, rows=tuple(rows))

    @property
    def told(self) -> tuple[tuple[ReadRow, int], ...]:
        """The rows that have VP, and these: the winner's, or the loser's if they are alone."""
        cells = self.loser if self.of_loser and self.loser else self.winner
        pairs = zip(self.rows, cells, strict=True)
        return tuple((row, cell.vp) for row, cell in pairs if cell and cell.vp is not None)


@dataclass(frozen=True, slots=True)
class ReadTable:
    """All columns of a table. name: its title, "" for none. faults: in reading order.

    others: the same cells read in other ways.
    """

    name: str
    unit: Unit
    columns: tuple[ReadColumn, ...]
    faults: tuple[ReadFault, ...]
    others: tuple[ReadTable, ...] = ()

    def of_sheet(self, name: str, boards: tuple[int, int] | None) -> ReadTable:
        """The same as one of several sheets, for boards where its columns tell none."""

        def placed(cells: tuple[ReadCell | None, ...]) -> tuple[ReadCell | None, ...]:
            return tuple(cell and replace(cell, place=f"{name}!{cell.place}") for cell in cells)

        columns = tuple(
            replace(
                column,
                boards=column.boards or boards,
                heading=f"{name} {column.heading}".rstrip(),
                winner=placed(column.winner),
                loser=column.loser and placed(column.loser),
                rows=tuple(replace(row, place=f"{name}!{row.place}") for row in column.rows),
            )
            for column in self.columns
        )
        faults = tuple(replace(fault, place=f"{name}!{fault.place}") for fault in self.faults)
        return replace(self, columns=columns, faults=faults, others=())
