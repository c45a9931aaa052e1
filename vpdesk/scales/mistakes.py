"""The cells of somebody else's table that are not those of the scale it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise
from typing import NamedTuple

from vpdesk.scales.audit import Audit, Finding, FindingKind, Row, told_rows
from vpdesk.scales.printed import PrintedScale
from vpdesk.scales.read_table import ReadCell, ReadColumn
from vpdesk.scales.recognise import AnyScale, Identity, is_headed, uncorrected


class MistakeKind(Enum):
    """What is wrong with a row, or with a cell of it."""

    HEADING = "heading"  # the column is for another board count than it says
    NO_DRAW = "no draw"  # it does not begin with a draw
    MISSING = "missing"  # no row for a margin
    GAP = "gap"  # margins in no band
    OVERLAP = "overlap"  # margins in two bands
    DUPLICATE = "duplicate"  # two rows for a margin
    MISNAMED = "misnamed"  # two rows for a margin, of which one is that of a missing margin
    UNCORRECTED = "uncorrected"  # what the formula alone gives
    DECIMAL_PLACE = "decimal place"  # ten or a hundred times too much or too little
    SHIFTED = "shifted"  # the VPs of the margin before or after
    SWAPPED = "swapped"  # two digits in each other's place
    FALLS = "falls"  # less than in the row before
    OFF_BY_ONE = "off by one"  # wrong by a hundredth
    LIMIT = "limit"  # the band begins or ends at another margin
    WRONG = "wrong"
    LOSER = "loser"  # only the loser's VP are wrong


OF_MARGINS = {
    FindingKind.NO_DRAW: MistakeKind.NO_DRAW,
    FindingKind.MISSING: MistakeKind.MISSING,
    FindingKind.GAP: MistakeKind.GAP,
    FindingKind.OVERLAP: MistakeKind.OVERLAP,
    FindingKind.DUPLICATE: MistakeKind.DUPLICATE,
}


@dataclass(frozen=True, slots=True)
class Mistake:
    """Something wrong.

    place: where it stands in what was read, "C7". first, last: the margins that it is about;
    last is None where they have no end.
    given, expected: VP in hundredths, of the loser for LOSER, else of the winner; board counts
        for HEADING, margins for MISNAMED; None where there is none to tell.
    rows: how many rows it is about. by: whether they have the VP of the margin before (-1) or
        after (1), for SHIFTED.
    """

    kind: MistakeKind
    place: str
    first: int = 0
    last: int | None = 0
    given: int | None = None
    expected: int | None = None
    rows: int = 1
    by: int = 0


def comparable(audit: Audit) -> tuple[Row, ...]:
    """The rows as they are compared, each at its place: margins of two bands are left out.

    A row that only repeats the margins of another one, or has none left, has no VPs.
    """
    rows = list(audit.rows)
    for finding in audit.findings:
        if finding.kind is FindingKind.DUPLICATE:
            rows[finding.rows[1]] = rows[finding.rows[1]]._replace(winner=None, loser=None)
        elif finding.kind is FindingKind.OVERLAP:
            i, j = finding.rows
            first, last = finding.values
            rows[i] = _shortened(rows[i], last=first - 1)
            rows[j] = _shortened(rows[j], first=last + 1)
    return tuple(rows)


def _shortened(row: Row, *, first: int | None = None, last: int | None = None) -> Row:
    made = row._replace(
        first=row.first if first is None else max(first, row.first),
        last=row.last if last is None else last,
    )
    if made.last is not None and made.last < made.first:
        return row._replace(winner=None, loser=None)
    return made


def mistakes(column: ReadColumn, audit: Audit, identity: Identity) -> tuple[Mistake, ...]:
    """Whatever is wrong with a column that is some scale, from the top down.

    Each mistake is told once, by what most likely happened. Cells that could not be read are
    those of the table's faults.
    """
    found = _Comparison(column, audit, identity)
    return (*found.heading(), *(each for _, each in sorted(found.all(), key=lambda pair: pair[0])))


class _Vps(NamedTuple):
    winner: int
    loser: int


class _Comparison:
    """A column beside the scale that it is."""

    def __init__(self, column: ReadColumn, audit: Audit, identity: Identity) -> None:
        self.column, self.audit, self.scale = column, audit, identity.scale
        self.places = told_rows(column)
        self.rows = comparable(audit)
        bare = self.scale if isinstance(self.scale, PrintedScale) else uncorrected(self.scale)
        self.bare: AnyScale = bare

    def heading(self) -> Iterator[Mistake]:
        """The column is headed by a board count that the scale is not for."""
        boards = self.column.boards
        if boards and not is_headed(self.scale, boards):
            kind, place = MistakeKind.HEADING, self.column.heading
            yield Mistake(kind, place, given=boards[0], expected=self.scale.boards)

    def all(self) -> Iterator[tuple[int, Mistake]]:
        """The mistakes of rows, each with the index of its row."""
        yield from self._of_margins()
        shifted: list[tuple[int, Mistake]] = []
        for i, row in enumerate(self.rows):
            for mistake in self._of_row(i, row):
                if mistake.kind is MistakeKind.SHIFTED:
                    shifted.append((i, mistake))
                else:
                    yield i, mistake
        yield from _runs(shifted)

    # Margins

    def _of_margins(self) -> Iterator[tuple[int, Mistake]]:
        """Margins without a row, or with several; a row that has another's margin is told once."""
        explained: set[int] = set()
        for finding in self.audit.findings:
            if finding.kind is FindingKind.DUPLICATE:
                i, row = finding.rows[1], self.audit.rows[finding.rows[1]]
                missing = self._meant(finding)
                if missing is None:
                    yield i, self._margins(MistakeKind.DUPLICATE, i, row.first, row.last)
                else:
                    explained.add(missing)
                    at = self._row_that_is_wrong(finding)
                    made = self._margins(MistakeKind.MISNAMED, at, row.first, row.last)
                    yield at, replace(made, given=row.first, expected=missing)
        for finding in self.audit.findings:
            kind = OF_MARGINS.get(finding.kind)
            if kind is None or kind is MistakeKind.DUPLICATE:
                continue
            first, last = finding.values[0], finding.values[-1]
            if kind is MistakeKind.NO_DRAW:
                yield finding.rows[0], self._margins(kind, finding.rows[0], 0, first - 1)
            elif not (first == last and first in explained):
                yield finding.rows[1], self._margins(kind, finding.rows[1], first, last)

    def _row_that_is_wrong(self, duplicate: Finding) -> int:
        """Which of two rows of one margin has the VP of another margin."""
        margin = duplicate.values[0]
        for i in duplicate.rows:
            if self.audit.rows[i].winner != self.scale.vps(margin)[0]:
                return i
        return duplicate.rows[1]

    def _meant(self, duplicate: Finding) -> int | None:
        """The missing margin beside a doubled one whose VP one of the two rows has."""
        missing = {
            each.values[0]
            for each in self.audit.findings
            if each.kind is FindingKind.MISSING and each.values[0] == each.values[1]
        }
        given = self.audit.rows[self._row_that_is_wrong(duplicate)].winner
        margin = duplicate.values[0]
        for meant in (margin + 1, margin - 1):
            if meant in missing and given == self.scale.vps(meant)[0]:
                return meant
        return None

    def _margins(self, kind: MistakeKind, row: int, first: int, last: int | None) -> Mistake:
        return Mistake(kind, self.column.rows[self.places[row]].place, first, last)

    # VPs

    def _of_row(self, i: int, row: Row) -> Iterator[Mistake]:
        """What is wrong with the VPs of a row."""
        wrong = self._wrong_margins(row)
        first, last = (row.first, row.last) if wrong is None else wrong
        right = _Vps(*self.scale.vps(first))
        winner_wrong = wrong is not None
        loser_wrong = row.loser is not None and row.loser != right.loser
        if winner_wrong and row.winner is not None:
            kind = self._kind(i, row, first)
            by = self._shift(row, first) if kind is MistakeKind.SHIFTED else 0
            place = self._place(i, self.column.winner)
            yield Mistake(kind, place, first, last, row.winner, right.winner, by=by)
            follows = row.loser is not None and row.winner + row.loser == sum(right)
            if follows:  # the other half of the same mistake
                return
        if loser_wrong:
            place = self._place(i, self.column.loser or ())
            yield Mistake(MistakeKind.LOSER, place, row.first, row.last, row.loser, right.loser)

    def _wrong_margins(self, row: Row) -> tuple[int, int | None] | None:
        """The margins of a row for which the winner's VP are wrong, None for none."""
        if row.winner is None:
            return None
        end = row.last
        if end is None:
            end = max(row.first, self.scale.last_margin)
        starts = [start for start in self.scale.band_starts if row.first < start <= end]
        pieces = [row.first, *starts]
        wrong = [at for at in pieces if self.scale.vps(at)[0] != row.winner]
        if not wrong:
            return None
        after = next((at for at in pieces if at > wrong[-1]), None)
        return wrong[0], row.last if after is None else after - 1

    def _kind(self, i: int, row: Row, margin: int) -> MistakeKind:
        """What most likely happened to the winner's VP of a row."""
        given, right = row.winner, self.scale.vps(margin)[0]
        assert given is not None
        before = next((each.winner for each in self.rows[:i][::-1] if each.winner is not None), 0)
        if given == self.bare.vps(margin)[0]:
            return MistakeKind.UNCORRECTED
        if given in (right * 10, right * 100) or right in (given * 10, given * 100):
            return MistakeKind.DECIMAL_PLACE
        if self._partly_right(row):
            return MistakeKind.LIMIT
        if self._shift(row, margin):
            return MistakeKind.SHIFTED
        if _swapped(given, right):
            return MistakeKind.SWAPPED
        if given < before:
            return MistakeKind.FALLS
        return MistakeKind.OFF_BY_ONE if abs(given - right) == 1 else MistakeKind.WRONG

    def _partly_right(self, row: Row) -> bool:
        """The scale has the row's VP, at margins beside or within its own."""
        if row.first == row.last or row.winner is None:
            return False
        return any(self.scale.vps(start)[0] == row.winner for start in self.scale.band_starts)

    def _shift(self, row: Row, margin: int) -> int:
        """Whether all VPs of a row are those of the margin before (-1) or after (1); else 0."""
        for by in (-1, 1):
            if margin + by < 0:
                continue
            beside = _Vps(*self.scale.vps(margin + by))
            if row.winner == beside.winner and row.loser in (None, beside.loser):
                return by
        return 0

    def _place(self, i: int, cells: Sequence[ReadCell | None]) -> str:
        cell = cells[self.places[i]] if cells else None
        return cell.place if cell else self.column.rows[self.places[i]].place


def _runs(shifted: Sequence[tuple[int, Mistake]]) -> Iterator[tuple[int, Mistake]]:
    """Neighbouring rows that are shifted alike, as one mistake."""
    run: list[tuple[int, Mistake]] = []
    for each in shifted:
        if run and not (each[0] == run[-1][0] + 1 and each[1].by == run[-1][1].by):
            yield _joined(run)
            run = []
        run.append(each)
    if run:
        yield _joined(run)


def _joined(run: Sequence[tuple[int, Mistake]]) -> tuple[int, Mistake]:
    (i, first), (_, last) = run[0], run[-1]
    return i, replace(first, last=last.last, rows=len(run))


def _swapped(given: int, right: int) -> bool:
    """Two neighbouring digits of a number stand in each other's place."""
    a, b = f"{given:04d}", f"{right:04d}"
    if len(a) != len(b):
        return False
    differing = [i for i, pair in enumerate(zip(a, b, strict=True)) if pair[0] != pair[1]]
    return (
        len(differing) == 2
        and differing[1] == differing[0] + 1
        and a[differing[0]] == b[differing[1]]
        and a[differing[1]] == b[differing[0]]
    )
