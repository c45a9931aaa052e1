"""What somebody else's table is, and every cell of it that is wrong."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from vpdesk.scales.audit import Audit, audit_read
from vpdesk.scales.mistakes import Mistake, MistakeKind, comparable, mistakes
from vpdesk.scales.read_table import ReadColumn, ReadTable
from vpdesk.scales.recognise import Column, Identity, Match, Recogniser, ranked
from vpdesk.stepwise import finished

OTHERS = 3  # further scales that a column may be


@dataclass(frozen=True, slots=True)
class ColumnCheck:
    """What a column is.

    match: the scale that it most likely is, None where it is none that is known.
    others: the next likely ones. mistakes: against that scale, corrected, from the top down;
    without one there are none. audit: what is wrong with the column whatever it is.
    """

    column: ReadColumn
    match: Match | None
    others: tuple[Match, ...]
    mistakes: tuple[Mistake, ...]
    audit: Audit

    def cells(self, kind: MistakeKind) -> int:
        """How many rows have a mistake of a kind."""
        return sum(each.rows for each in self.mistakes if each.kind is kind)


@dataclass(frozen=True, slots=True)
class Check:
    """What a table is, column by column. What could not be read is told by the table itself."""

    table: ReadTable
    columns: tuple[ColumnCheck, ...]

    @property
    def identities(self) -> tuple[Identity, ...]:
        """The scales that its columns are."""
        return tuple(each.match.identity for each in self.columns if each.match)

    @property
    def known(self) -> bool:
        """Every column is a scale that is known."""
        return len(self.identities) == len(self.columns)

    @property
    def corrected(self) -> bool:
        """No column is what the formula alone gives."""
        return all(each.corrected for each in self.identities)

    @property
    def mistakes(self) -> int:
        """How many mistakes there are, those included that are of the reading."""
        return len(self.table.faults) + sum(len(each.mistakes) for each in self.columns)

    @property
    def rows(self) -> int:
        """How many rows all columns have together."""
        return sum(len(each.audit.rows) for each in self.columns)

    def cells(self, kind: MistakeKind) -> int:
        """How many rows have a mistake of a kind."""
        return sum(each.cells(kind) for each in self.columns)


def check(table: ReadTable, recogniser: Recogniser | None = None) -> Check:
    """Which scales the columns of a table are, and what is wrong with them.

    recogniser: knows the printed scales that it may be; it may be used again.
    """
    return finished(check_steps(table, recogniser or Recogniser()))


def check_steps(table: ReadTable, recogniser: Recogniser) -> Generator[float, None, Check]:
    """The same in short steps, a column each; yields the share that is done."""
    audits = [audit_read(column, table.unit) for column in table.columns]
    columns, found = [], []
    for number, (read, audited) in enumerate(zip(table.columns, audits, strict=True)):
        yield number / len(audits)
        columns.append(Column(comparable(audited), table.unit, read.boards))
        found.append(recogniser.matches(columns[-1]))
    checks = map(_column_check, table.columns, audits, ranked(columns, found))
    return Check(table, tuple(checks))


def _column_check(column: ReadColumn, audit: Audit, found: Sequence[Match]) -> ColumnCheck:
    likely = [each for each in found if each.likely]
    if not likely:
        return ColumnCheck(column, None, (), (), audit)
    by_scale = {each.identity.scale: each for each in reversed(likely)}  # the first of each
    match, *others = (each for each in likely if by_scale[each.identity.scale] is each)
    return ColumnCheck(
        column, match, tuple(others[:OTHERS]), mistakes(column, audit, match.identity), audit
    )
