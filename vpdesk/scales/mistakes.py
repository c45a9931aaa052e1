"""The cells of somebody else's table that are not those of the scale it is."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple

from vpdesk.scales import Scale
from vpdesk.scales.audit import Audit, Finding, FindingKind, ScaleRow, told_rows
from vpdesk.scales.comparing import is_headed
from vpdesk.scales.forms import OF_CUT, Identity, VpForm, made_losers, made_vps, uncorrected
from vpdesk.scales.printed import PrintedScale
from vpdesk.scales.read_table import ReadCell, ReadColumn


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
    CUT = "cut"  # cut off, not rounded
    DECIMAL_PLACE = "decimal place"  # ten or a hundred times too much or too little
    SHIFTED = "shifted"  # the VPs of the margin before or after
    SWAPPED = "swapped"  # two digits in each other's place
    FALLS = "falls"  # less than in the row before
    OFF_BY_ONE = "off by one"  # wrong by a hundredth
    LIMIT = "limit"  # the band begins or ends at another margin
    WRONG = "wrong"
    LOSER = "loser"  # only the loser's VP are wrong


WINNER, LOSER = range(2)  # sides of a row
OF_MARGINS = {
    FindingKind.NO_DRAW: MistakeKind.NO_DRAW,
    FindingKind.MISSING: MistakeKind.MISSING,
    FindingKind.GAP: MistakeKind.GAP,
    FindingKind.OVERLAP: MistakeKind.OVERLAP,
}


BEGINNING = 2  # a table that begins further on is an extract
SAMPLED = 0.5  # with more rows than that behind a gap, a table leaves margins out on purpose


@dataclass(frozen=True, slots=True)
class Mistake:
    """Something wrong.

    place: where it stands in what was read, "C7". row: that of the audit where it is, or begins;
    -1 for the heading. first, last: the margins that it is about; last is None where they have
    no end.
    given, expected: VP in hundredths, of the loser for LOSER, else of the winner; board counts
        for HEADING, margins for MISNAMED; None where there is none to tell. For MISSING the VP
        that the row ought to have.
    rows: how many rows it is about. by: whether they have the VP of the margin before (-1) or
        after (1), for SHIFTED.
    """

    kind: MistakeKind
    place: str
    row: int = -1
    first: int = 0
    last: int | None = 0
    given: int | None = None
    expected: int | None = None
    rows: int = 1
    by: int = 0


def comparable(audit: Audit, scale: Scale | None = None) -> tuple[ScaleRow, ...]:
    """The rows as they are compared: no margin stands in two of them.

    Of two rows of one margin the second has no VPs, or with a scale the one that is wrong.
    """
    rows = list(audit.rows)
    for finding in audit.findings:
        i, j = finding.rows[0], finding.rows[-1]
        if finding.kind is FindingKind.DUPLICATE:
            out = j if scale is None else _doubled(audit, finding, scale)
            rows[out] = rows[out]._replace(winner=None, loser=None)
        elif finding.kind is FindingKind.OVERLAP:
            first, last = finding.values
            if rows[i].first < first:
                rows[i] = rows[i]._replace(last=first - 1)
            end = rows[j].last
            if end is None or last < end:
                rows[j] = rows[j]._replace(first=max(rows[j].first, last + 1))
    return tuple(rows)


def _doubled(audit: Audit, finding: Finding, scale: Scale) -> int:
    """Which of two rows of one margin has no business there."""
    right = scale.vps(finding.values[0])[0]
    wrong = [i for i in finding.rows if audit.rows[i].winner != right]
    return (wrong or finding.rows)[-1]


def mistakes(column: ReadColumn, audit: Audit, identity: Identity) -> tuple[Mistake, ...]:
    """Whatever is wrong with a column that is some scale, from the top down.

    Each mistake is told once, by what most likely happened. Cells that could not be read are
    those of the table's faults.
    """
    found = _Comparison(column, audit, identity)
    return tuple(sorted(found.all(), key=lambda mistake: mistake.row))


def is_extract(audit: Audit) -> bool:
    """A table begins far from the draw, or tells some margins only: nothing is missing then."""
    missing = sum(each.kind is FindingKind.MISSING for each in audit.findings)
    begins = audit.rows[0].first if audit.rows else 0
    return begins > BEGINNING or missing > SAMPLED * len(audit.rows)


class _Vps(NamedTuple):
    winner: int
    loser: int


class _Comparison:
    """A column beside the scale that it is."""

    def __init__(self, column: ReadColumn, audit: Audit, identity: Identity) -> None:
        self.column, self.audit, self.scale = column, audit, identity.scale
        self.form = identity.form
        self.extract = is_extract(audit)
        last = audit.rows[-1].last if audit.rows else None
        self.ends = last is None or self.scale.vps(last) == self.scale.vps(self.scale.last_margin)
        self.made = (made_losers if column.of_loser else made_vps)(identity)
        self.places = told_rows(column)
        self.rows = comparable(audit, self.scale)
        bare = self.scale if isinstance(self.scale, PrintedScale) else uncorrected(self.scale)
        self.bare: Scale = bare

    def _of_heading(self) -> Iterator[Mistake]:
        """The column is headed by a board count that the scale is not for."""
        boards = self.column.boards
        if boards and not is_headed(self.scale, boards):
            kind, place = MistakeKind.HEADING, self.column.heading
            yield Mistake(kind, place, given=boards[0], expected=self.scale.boards)

    def all(self) -> Iterator[Mistake]:
        """The mistakes, in no order."""
        yield from self._of_heading()
        yield from self._of_margins()
        found = [mistake for i, row in enumerate(self.rows) for mistake in self._of_row(i, row)]
        shifted = [each for each in found if each.kind is MistakeKind.SHIFTED]
        others = [each for each in found if each.kind is not MistakeKind.SHIFTED]
        yield from others
        wrong = {each.row for each in others}
        yield from _runs(shifted, wrong, whole=self.scale.whole)

    # Margins

    def _of_margins(self) -> Iterator[Mistake]:
        """Margins without a row, or with several; a row of a mistaken margin is told once."""
        explained: set[int] = set()
        for finding in self.audit.findings:
            if finding.kind is not FindingKind.DUPLICATE:
                continue
            i, margin = _doubled(self.audit, finding, self.scale), finding.values[0]
            meant = self._meant(finding)
            if meant is None:
                yield self._margins(MistakeKind.DUPLICATE, i, margin, margin)
            else:
                explained.add(meant)
                mistake = self._margins(MistakeKind.MISNAMED, i, margin, margin)
                yield replace(mistake, given=margin, expected=meant)
        for finding in self.audit.findings:
            kind = OF_MARGINS.get(finding.kind)
            if kind is MistakeKind.NO_DRAW:
                if not self.extract and self.ends:
                    yield self._margins(kind, finding.rows[-1], 0, finding.values[0] - 1)
            elif kind is MistakeKind.MISSING and self.extract:
                continue
            elif kind is not None:
                first, last = finding.values
                if not (first == last and first in explained):
                    mistake = self._margins(kind, self._at_fault(finding), first, last)
                    single = kind is MistakeKind.MISSING and first == last
                    vp = self.scale.vps(first)[0] if single else None
                    yield replace(mistake, expected=vp)

    def _at_fault(self, finding: Finding) -> int:
        """The row to be mended: of a gap the band that ends too soon, or that begins too late."""
        before, after = finding.rows[0], finding.rows[-1]
        ends_soon = self.scale.vps(finding.values[0])[0] == self.audit.rows[before].winner
        return before if finding.kind is FindingKind.GAP and ends_soon else after

    def _meant(self, duplicate: Finding) -> int | None:
        """The missing margin beside a doubled one whose VP one of the two rows has."""
        missing = {
            each.values[0]
            for each in self.audit.findings
            if each.kind is FindingKind.MISSING and each.values[0] == each.values[1]
        }
        given = self.audit.rows[_doubled(self.audit, duplicate, self.scale)].winner
        margin = duplicate.values[0]
        for meant in (margin + 1, margin - 1):
            if meant in missing and given == self.scale.vps(meant)[0]:
                return meant
        return None

    def _margins(self, kind: MistakeKind, row: int, first: int, last: int | None) -> Mistake:
        return Mistake(kind, self.column.rows[self.places[row]].place, row, first, last)

    # VPs

    def _of_row(self, i: int, row: ScaleRow) -> Iterator[Mistake]:
        """What is wrong with the VPs of a row."""
        wrong = self._wrong_margins(row, row.winner, WINNER)
        first, last = (row.first, row.last) if wrong is None else wrong
        right = _Vps(*self.scale.vps(first))
        if wrong is not None and row.winner is not None:
            kind = self._kind(i, row, first)
            by = self._shift(row) if kind is MistakeKind.SHIFTED else 0
            place = self._place(i, self.column.winner)
            yield Mistake(kind, place, i, first, last, row.winner, right.winner, by=by)
            follows = row.loser is not None and row.winner + row.loser == sum(right)
            if follows:  # the other half of the same mistake
                return
        wrong = self._wrong_margins(row, row.loser, LOSER)
        if wrong is not None:
            place = self._place(i, self.column.loser or ())
            right = _Vps(*self.scale.vps(wrong[0]))
            made = self.form in OF_CUT and row.loser == self._made(row.first, LOSER)
            kind = MistakeKind.CUT if made and self.column.of_loser else MistakeKind.LOSER
            yield Mistake(kind, place, i, row.first, row.last, row.loser, right.loser)

    def _wrong_margins(
        self, row: ScaleRow, given: int | None, side: int
    ) -> tuple[int, int | None] | None:
        """The margins of a row for which the VP of a side are wrong, None for none."""
        if given is None:
            return None
        end = row.last
        if end is None:
            end = max(row.first, self.scale.last_margin)
        pieces = [row.first]
        if end > row.first:
            pieces += [start for start in self.scale.band_starts if row.first < start <= end]
        near = self.form.tolerance
        tenths = self.form is VpForm.TENTHS  # of the curve, which may be those of its neighbour
        wrong = [
            at
            for at in pieces
            if abs(self.scale.vps(at)[side] - given) > near
            and not (tenths and given == self._made(at, side))
        ]
        if not wrong:
            return None
        after = next((at for at in pieces if at > wrong[-1]), None)
        return wrong[0], row.last if after is None else after - 1

    def _made(self, margin: int, side: int) -> int:
        """The VPs of a side in the form of the table."""
        made = self.made[min(margin, len(self.made) - 1)]
        told = LOSER if self.column.of_loser else WINNER
        return made if side == told else self.scale.full - made

    def _kind(self, i: int, row: ScaleRow, margin: int) -> MistakeKind:
        """What most likely happened to the winner's VP of a row."""
        given, right = row.winner or 0, self.scale.vps(margin)[0]
        before = next((each.winner for each in self.rows[:i][::-1] if each.winner is not None), 0)
        cut = self.form in OF_CUT
        wrong_by = {given * 10, given * 100} & {right} or {right * 10, right * 100} & {given}
        signs = (
            (cut and given == self._made(margin, WINNER), MistakeKind.CUT),
            (given == self.bare.vps(margin)[0], MistakeKind.UNCORRECTED),
            (bool(wrong_by), MistakeKind.DECIMAL_PLACE),
            (self._touches(row), MistakeKind.LIMIT),
            (bool(self._shift(row)), MistakeKind.SHIFTED),
            (_swapped(given, right), MistakeKind.SWAPPED),
            (given < before, MistakeKind.FALLS),
            (abs(given - right) == 1, MistakeKind.OFF_BY_ONE),
        )
        return next((kind for sign, kind in signs if sign), MistakeKind.WRONG)

    def _touches(self, row: ScaleRow) -> bool:
        """A band of which some margins are right."""
        end = self.scale.last_margin if row.last is None else row.last
        within = [row.first, *(at for at in self.scale.band_starts if row.first < at <= end)]
        return any(self.scale.vps(at)[0] == row.winner for at in within)

    def _shift(self, row: ScaleRow) -> int:
        """Whether all VPs of a row are those of the margins before (-1) or after (1); else 0."""
        after = None if row.last is None else row.last + 1
        for by, margin in ((-1, row.first - 1), (1, after)):
            if margin is not None and margin >= 0:
                beside = _Vps(*self.scale.vps(margin))
                if row.winner == beside.winner and row.loser in (None, beside.loser):
                    return by
        return 0

    def _place(self, i: int, cells: Sequence[ReadCell | None]) -> str:
        cell = cells[self.places[i]] if cells else None
        return cell.place if cell else self.column.rows[self.places[i]].place


def _runs(shifted: Sequence[Mistake], wrong: Collection[int], *, whole: bool) -> Iterator[Mistake]:
    """Neighbouring rows that are shifted alike, as one mistake. wrong: rows that may be between."""
    run: list[Mistake] = []
    for each in shifted:
        goes_on = run and all(row in wrong for row in range(run[-1].row + 1, each.row))
        if run and not (goes_on and each.by == run[-1].by):
            yield _joined(run, whole=whole)
            run = []
        run.append(each)
    if run:
        yield _joined(run, whole=whole)


def _joined(run: Sequence[Mistake], *, whole: bool) -> Mistake:
    """A run as one mistake. A single row with one whole VP more or less is not called shifted."""
    first, last = run[0], run[-1]
    if len(run) == 1 and whole:
        kind = MistakeKind.LIMIT if first.first == first.last else MistakeKind.WRONG
        return replace(first, kind=kind, by=0)
    return replace(first, last=last.last, rows=len(run))


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
