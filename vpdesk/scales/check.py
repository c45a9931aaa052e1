"""What somebody else's table is, and every cell of it that is wrong."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import product

from vpdesk.scales import Scale
from vpdesk.scales.audit import Audit, audit_read
from vpdesk.scales.comparing import ENOUGH, SURE, Agreement, ComparedColumn, is_headed
from vpdesk.scales.differences import OTHER_UNIT
from vpdesk.scales.errors import ScaleError
from vpdesk.scales.forms import Identity, VpForm
from vpdesk.scales.mistakes import Mistake, MistakeKind, comparable, is_extract, mistakes
from vpdesk.scales.read_table import ReadColumn, ReadTable
from vpdesk.scales.recognise import MOST_COUNTS, Key, Recogniser, ranked
from vpdesk.scales.unit import Unit
from vpdesk.stepwise import finished

OTHERS = 3  # further scales that a column may be


class Certainty(Enum):
    """How sure it is which scale a column is."""

    SURE = "certain"  # nine cells of ten are right, and of no other scale as many
    PROBABLE = "probable"  # fewer are, or few are told
    OPEN = "open"  # another scale has as many right
    UNKNOWN = "unknown"  # it is no scale that is known


RANK = {Certainty.SURE: 3, Certainty.PROBABLE: 2, Certainty.OPEN: 2, Certainty.UNKNOWN: 0}


@dataclass(frozen=True, slots=True)
class ColumnCheck:
    """What a column is.

    match: the scale that it most likely is, None where it is none that is known.
    others: the next likely ones. mistakes: against that scale, corrected, from the top down;
    without one there are none. audit: what is wrong with the column whatever it is.
    """

    column: ReadColumn
    match: Agreement | None
    others: tuple[Agreement, ...]
    mistakes: tuple[Mistake, ...]
    audit: Audit
    certainty: Certainty

    @property
    def extract(self) -> tuple[int, int] | None:
        """The first and last margin of a table that tells only some; None for a whole one."""
        rows = self.audit.rows
        if self.match is None or not rows:
            return None
        scale, end = self.match.identity.scale, rows[-1].last or rows[-1].first
        whole = rows[-1].last is None or scale.vps(end) == scale.vps(scale.last_margin)
        return None if whole and not is_extract(self.audit) else (rows[0].first, end)

    @property
    def made_otherwise(self) -> MistakeKind:
        """What cells of it may lack that tell how the table was made."""
        cut = any(each.kind is MistakeKind.CUT for each in self.mistakes)
        return MistakeKind.CUT if cut else MistakeKind.UNCORRECTED

    def cells(self, kind: MistakeKind) -> int:
        """How many rows have a mistake of a kind."""
        return sum(each.rows for each in self.mistakes if each.kind is kind)


@dataclass(frozen=True, slots=True)
class Check:
    """What a table is, column by column. What could not be read is told by the table itself.

    named: the user has said which scale it is.
    """

    table: ReadTable
    columns: tuple[ColumnCheck, ...]
    named: bool = False

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
        """How many mistakes there are; empty cells are none of them."""
        others = len(self.table.faults) - self.unread
        return others + sum(len(each.mistakes) for each in self.columns)

    @property
    def unread(self) -> int:
        """How many cells are empty, so that nothing could be read."""
        return sum(each.kind.unread for each in self.table.faults)

    @property
    def rows(self) -> int:
        """How many rows all columns have together."""
        return sum(len(each.audit.rows) for each in self.columns)

    def cells(self, kind: MistakeKind) -> int:
        """How many rows have a mistake of a kind."""
        return sum(each.cells(kind) for each in self.columns)

    @property
    def settled(self) -> bool:
        """Certainly what it seems to be, and nothing is wrong: no other reading can be better."""
        sure = all(each.certainty is Certainty.SURE for each in self.columns)
        return sure and not self.table.faults and not self.mistakes

    @property
    def worth(self) -> tuple[float, float, int]:
        """How good a reading it is: what is certain, what is right, what is wrong."""
        columns = len(self.columns)
        sure = sum(RANK[each.certainty] for each in self.columns) / columns
        right = sum(each.match.share for each in self.columns if each.match) / columns
        return sure, right, -self.mistakes


ScaleMaker = Callable[[int, int], Scale]
"""Makes the scale that a user names, for a board count and the VP of a draw in hundredths.

Raises ScaleError where there is none.
"""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The scale that the user says a table is.

    boards: of all columns, None for those that each tells, or any that suit it best.
    """

    make: ScaleMaker
    boards: int | None = None

    def scales(self, column: ComparedColumn) -> list[Scale]:
        """Those that a column may be. Raises ScaleError where there are none."""
        counts: Sequence[int] = range(1, MOST_COUNTS + 1)
        if self.boards is not None:
            counts = (self.boards,)
        elif column.boards:
            counts = range(column.boards[0], column.boards[1] + 1)
        found: list[Scale] = []
        error: ScaleError | None = None
        for count, v0 in product(counts, column.v0s):
            try:
                found.append(self.make(count, v0))
            except ScaleError as each:
                error = error or each
        if error and not found:
            raise error
        if any(scale.unit is not column.unit for scale in found):
            raise ScaleError(OTHER_UNIT)
        return found


def check(
    table: ReadTable, recogniser: Recogniser | None = None, wanted: Wanted | None = None
) -> Check:
    """Which scales the columns of a table are, and what is wrong with them.

    recogniser: knows the printed scales that it may be; it may be used again. wanted: the scale
    that it is compared with, whatever it seems to be. Raises ScaleError where that cannot be.
    """
    return finished(check_steps(table, recogniser or Recogniser(), wanted))


def check_steps(
    table: ReadTable, recogniser: Recogniser, wanted: Wanted | None = None
) -> Generator[float, None, Check]:
    """The same in short steps, a column each; yields the share that is done.

    Where the table is not certainly a scale without a fault, its other readings are tried, too.
    """
    best = yield from _check_one(table, recogniser, wanted)
    if best.settled or not table.others:
        return best
    for other in table.others:
        tried = yield from _check_one(other, recogniser, wanted)
        best = max(best, tried, key=lambda each: each.worth)  # the first where both are as good
    return best


def _check_one(
    table: ReadTable, recogniser: Recogniser, wanted: Wanted | None
) -> Generator[float, None, Check]:
    """A table as it was read first."""
    read, columns, found = [], [], []
    for number, each in enumerate(table.columns):
        yield number / len(table.columns)
        kept, column, matches = _seen(each, table.unit, recogniser)
        read.append(kept)
        columns.append(column)
        found.append(matches)
    audits = [audit_read(column, table.unit) for column in read]
    likely = [_likely(each) for each in ranked(columns, found)]
    if wanted is not None:
        likely = [
            _as_wanted(recogniser.best_of(column, wanted.scales(column)), others)
            for column, others in zip(columns, likely, strict=True)
        ]
    checks = map(_column_check, read, columns, audits, likely)
    table = replace(table, columns=tuple(read))
    return Check(table, tuple(checks), named=wanted is not None)


def _seen(
    read: ReadColumn, unit: Unit, recogniser: Recogniser
) -> tuple[ReadColumn, ComparedColumn, dict[Key, Agreement]]:
    """A column as it makes most sense: margins that leave some out begin bands, or stand alone."""
    found = []
    for tried in dict.fromkeys((read, read.at_starts, read.at_ends)):
        column = ComparedColumn(comparable(audit_read(tried, unit)), unit, tried.boards)
        matches = recogniser.matches(column)
        found.append((tried, column, matches))
        if any(each.likely for each in matches.values()):
            break
    last = found[-1]
    return last if any(each.likely for each in last[2].values()) else found[0]


def _likely(found: Sequence[Agreement]) -> list[Agreement]:
    """Those that are likely, of each scale the first."""
    likely = [each for each in found if each.likely]
    by_scale = {each.identity.scale: each for each in reversed(likely)}
    return [each for each in likely if by_scale[each.identity.scale] is each]


def _as_wanted(match: Agreement | None, others: Sequence[Agreement]) -> list[Agreement]:
    """What is wanted before all else that it may be."""
    if match is None:
        return []
    return [match, *(each for each in others if each.identity.scale != match.identity.scale)]


def _column_check(
    read: ReadColumn, column: ComparedColumn, audit: Audit, likely: Sequence[Agreement]
) -> ColumnCheck:
    if not likely:
        return ColumnCheck(read, None, (), (), audit, Certainty.UNKNOWN)
    match, *others = likely
    found = mistakes(read, audit, match.identity)
    sure = certainty(column, likely)
    if match.identity.form is VpForm.TENTHS:  # those of the curve or of the scale
        wrong = len({each.row for each in found if each.given is not None})
        match = replace(match, right=max(match.right, match.cells - wrong))
    return ColumnCheck(read, match, tuple(others[:OTHERS]), found, audit, sure)


def certainty(column: ComparedColumn, likely: Sequence[Agreement]) -> Certainty:
    """How sure it is that a column is the first of those that are likely."""
    match, *others = likely
    headed = is_headed(match.identity.scale, column.boards)
    rivals = [
        each
        for each in others
        if each.right >= match.right
        and (each.identity.usual or not match.identity.usual)
        and (is_headed(each.identity.scale, column.boards) or not headed)
    ]
    if rivals:
        return Certainty.OPEN
    least = 1.0 if column.whole and not headed else SURE  # few whole VPs are soon alike
    sure = match.share >= least and match.right >= SURE * match.cells and match.counted >= ENOUGH
    if sure and match.identity.usual:
        return Certainty.SURE
    return Certainty.PROBABLE
