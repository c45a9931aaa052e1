"""Mistakes of somebody else's table, in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.laboratory.audit import AuditWords, main_row
from vpdesk.report.language import Language
from vpdesk.report.scales.names import margins_text, span_text
from vpdesk.scales import Scale
from vpdesk.scales.audit import told_rows
from vpdesk.scales.check import Check, ColumnCheck
from vpdesk.scales.mistakes import Mistake, MistakeKind

TOLD = {  # {given} and {expected} stand in columns of their own wherever they are VP
    MistakeKind.HEADING: QT_TRANSLATE_NOOP(
        "Check", "headed {given}, it is the scale for {expected}"
    ),
    MistakeKind.NO_DRAW: QT_TRANSLATE_NOOP("Check", "the draw is missing"),
    MistakeKind.MISSING: QT_TRANSLATE_NOOP("Check", "no row has this margin"),
    MistakeKind.GAP: QT_TRANSLATE_NOOP("Check", "no band has these margins"),
    MistakeKind.OVERLAP: QT_TRANSLATE_NOOP("Check", "two bands have these margins"),
    MistakeKind.DUPLICATE: QT_TRANSLATE_NOOP("Check", "another row has this margin, too"),
    MistakeKind.MISNAMED: QT_TRANSLATE_NOOP("Check", "the margin should be {expected}"),
    MistakeKind.UNCORRECTED: QT_TRANSLATE_NOOP("Check", "not corrected"),
    MistakeKind.CUT: QT_TRANSLATE_NOOP("Check", "cut off, not rounded"),
    MistakeKind.DECIMAL_PLACE: QT_TRANSLATE_NOOP("Check", "the decimal sign is in the wrong place"),
    MistakeKind.SHIFTED: QT_TRANSLATE_NOOP("Check", "has the VP of the next margin"),
    MistakeKind.SWAPPED: QT_TRANSLATE_NOOP("Check", "two digits swapped"),
    MistakeKind.FALLS: QT_TRANSLATE_NOOP("Check", "less than the row before"),
    MistakeKind.OFF_BY_ONE: QT_TRANSLATE_NOOP("Check", "wrong by 0{sign}01"),
    MistakeKind.LIMIT: QT_TRANSLATE_NOOP("Check", "in the scale this VP has {expected}"),
    MistakeKind.WRONG: QT_TRANSLATE_NOOP("Check", "wrong"),
    MistakeKind.LOSER: QT_TRANSLATE_NOOP("Check", "the loser's VP are wrong"),
}
SHIFTED_BACK = QT_TRANSLATE_NOOP("Check", "has the VP of the margin before")
OF_MARGINS = (
    MistakeKind.NO_DRAW,
    MistakeKind.MISSING,
    MistakeKind.GAP,
    MistakeKind.OVERLAP,
    MistakeKind.DUPLICATE,
    MistakeKind.MISNAMED,
)


@dataclass(frozen=True, slots=True)
class MistakeLine:
    """A mistake in words.

    column: the index of its column. place: in what was read. row: that of the audit where it
    is, or begins. Both are -1 for none.
    """

    column: int
    place: str
    row: int
    margins: str
    given: str
    expected: str
    what: str


class MistakeWords:
    """Tells what is wrong with a table that was checked, in a language."""

    def __init__(self, check: Check, language: Language) -> None:
        self.check, self.language = check, language

    def lines(self) -> tuple[MistakeLine, ...]:
        """All mistakes, column by column from the top down; first what stands in no column."""
        found = [*self.unread()]
        for i in range(len(self.check.columns)):
            found += self.of_column(i)
        return tuple(sorted(found, key=lambda line: (line.column, line.row)))

    def unread(self) -> Iterator[MistakeLine]:
        """What could not be read."""
        places = {
            cell.place: (i, row, side)
            for i, column in enumerate(self.check.columns)
            for row, at in enumerate(told_rows(column.column))
            for side, cells in ((1, column.column.loser), (0, column.column.winner))
            if cells is not None and (cell := cells[at]) is not None
        }
        for fault in self.check.table.faults:
            what = self.language.error(fault.error).removeprefix(fault.place)
            what = what.lstrip(": \N{NO-BREAK SPACE}")  # a colon has a space before it in French
            if fault.kind.unread:
                what = self.language.translate("Check", "not read: {why}").format(why=what)
            column, row, side = places.get(fault.place, (-1, -1, 0))
            yield MistakeLine(column, fault.place, row, *self._right(column, row, side), what)

    def _right(self, column: int, row: int, side: int) -> tuple[str, str, str]:
        """The margins of a row, nothing as given, and the VP of a side in the scale."""
        if row < 0:
            return "", "", ""
        checked = self.check.columns[column]
        first, last = checked.audit.rows[row].first, checked.audit.rows[row].last
        margins = margins_text(self.check.table.unit, first, last, self.language)
        if checked.match is None:
            return margins, "", ""
        return margins, "", self.vp(checked.match.identity.scale.vps(first)[side])

    def of_column(self, i: int) -> Iterator[MistakeLine]:
        """What is wrong with a column."""
        column = self.check.columns[i]
        if column.match is None:
            return self._audited(i, column)
        scale = column.match.identity.scale
        return (self._line(i, mistake, scale) for mistake in column.mistakes)

    def _audited(self, i: int, column: ColumnCheck) -> Iterator[MistakeLine]:
        """What is wrong with a column whatever it is."""
        words, places = AuditWords(column.audit, self.language), told_rows(column.column)
        for finding in column.audit.faults:
            row = main_row(finding)
            place = column.column.rows[places[row]].place
            margins, what = words.margins(finding), words.sentence(finding)
            yield MistakeLine(i, place, row, margins, "", "", what)

    def _line(self, i: int, mistake: Mistake, scale: Scale) -> MistakeLine:
        what = self._what(mistake, scale)
        if mistake.kind is MistakeKind.HEADING:
            return MistakeLine(i, mistake.place, -1, "", "", "", what)
        unit = self.check.table.unit
        margins = margins_text(unit, mistake.first, mistake.last, self.language)
        vps = (mistake.given, mistake.expected)
        if mistake.rows > 1 or mistake.kind is MistakeKind.MISNAMED:
            vps = (None, None)
        given, expected = ("" if each is None else self.vp(each) for each in vps)
        if mistake.kind is MistakeKind.DECIMAL_PLACE:
            given = self._read(i, mistake.row) or given
        return MistakeLine(i, mistake.place, mistake.row, margins, given, expected, what)

    def _read(self, column: int, row: int) -> str:
        """What stands in the winner's cell of a row."""
        read = self.check.columns[column].column
        cell = read.winner[told_rows(read)[row]]
        return "" if cell is None else cell.text

    def _what(self, mistake: Mistake, scale: Scale) -> str:
        kind, translate = mistake.kind, self.language.translate
        text = translate("Check", TOLD[kind])
        if kind is MistakeKind.SHIFTED and mistake.by < 0:
            text = translate("Check", SHIFTED_BACK)
        values = {"sign": self.language.decimal_sign}
        if kind is MistakeKind.HEADING:
            values |= {
                "given": self.language.boards(mistake.given or 0),
                "expected": self.language.boards(mistake.expected or 0),
            }
        elif kind is MistakeKind.MISNAMED:
            unit, margin = self.check.table.unit, mistake.expected or 0
            values["expected"] = span_text(unit, margin, margin, self.language)
        elif kind is MistakeKind.LIMIT:
            values["expected"] = self._band(scale, mistake.given or 0)
        return text.format(**values)

    def _band(self, scale: Scale, vp: int) -> str:
        """The margins that a scale gives a VP for; a dash where there are none."""
        starts = [*scale.band_starts]
        for first, after in pairwise([*starts, None]):
            if first is not None and scale.vps(first)[0] == vp:
                last = None if after is None else after - 1
                return span_text(scale.unit, first, last, self.language)
        return "\N{EN DASH}"

    def vp(self, hundredths: int) -> str:
        """VP, without decimals where the scales have none."""
        if self._whole and hundredths % 100 == 0:
            return str(hundredths // 100)
        return self.language.vp(hundredths)

    @property
    def _whole(self) -> bool:
        """The table is one of whole VPs."""
        scales = [each.scale for each in self.check.identities]
        return bool(scales) and all(scale.whole for scale in scales)
