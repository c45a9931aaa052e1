"""What somebody else's table is, and what is wrong with it, in words and tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.language import Language
from vpdesk.report.scale_audit import AuditWords, main_row
from vpdesk.report.scale_names import margins_text, scale_name, span_text
from vpdesk.report.table import Cell, Mark, Table
from vpdesk.scales import STANDARD_FACTOR, Model, PrintedScale, Scale, Unit
from vpdesk.scales.audit import told_rows
from vpdesk.scales.check import Check, ColumnCheck
from vpdesk.scales.mistakes import Mistake, MistakeKind
from vpdesk.scales.read_table import ReadCell
from vpdesk.scales.recognise import Identity, Match

Kind = MistakeKind
USUAL_V0 = 10
MARGIN, WINNER, LOSER = range(3)  # cells of a row that was read
TOLD = {  # {given} and {expected} stand in columns of their own wherever they are VP
    Kind.HEADING: QT_TRANSLATE_NOOP("Check", "headed {given}, it is the scale for {expected}"),
    Kind.NO_DRAW: QT_TRANSLATE_NOOP("Check", "the draw is missing"),
    Kind.MISSING: QT_TRANSLATE_NOOP("Check", "no row has this margin"),
    Kind.GAP: QT_TRANSLATE_NOOP("Check", "no band has these margins"),
    Kind.OVERLAP: QT_TRANSLATE_NOOP("Check", "two bands have these margins"),
    Kind.DUPLICATE: QT_TRANSLATE_NOOP("Check", "another row has this margin, too"),
    Kind.MISNAMED: QT_TRANSLATE_NOOP("Check", "the margin should be {expected}"),
    Kind.UNCORRECTED: QT_TRANSLATE_NOOP("Check", "not corrected"),
    Kind.DECIMAL_PLACE: QT_TRANSLATE_NOOP("Check", "the decimal sign is in the wrong place"),
    Kind.SHIFTED: QT_TRANSLATE_NOOP("Check", "has the VP of the next margin"),
    Kind.SWAPPED: QT_TRANSLATE_NOOP("Check", "two digits in each other's place"),
    Kind.FALLS: QT_TRANSLATE_NOOP("Check", "less than the row before"),
    Kind.OFF_BY_ONE: QT_TRANSLATE_NOOP("Check", "wrong by 0{sign}01"),
    Kind.LIMIT: QT_TRANSLATE_NOOP("Check", "in the scale this VP has {expected}"),
    Kind.WRONG: QT_TRANSLATE_NOOP("Check", "wrong"),
    Kind.LOSER: QT_TRANSLATE_NOOP("Check", "the loser's VP are wrong"),
}
SHIFTED_BACK = QT_TRANSLATE_NOOP("Check", "has the VP of the margin before")
OF_MARGINS = (Kind.NO_DRAW, Kind.MISSING, Kind.GAP, Kind.OVERLAP, Kind.DUPLICATE, Kind.MISNAMED)


@dataclass(frozen=True, slots=True)
class MistakeLine:
    """A mistake in words.

    column: the index of its column, -1 for what could not be read. place: in what was read.
    row: that of the audit where it is, or begins; -1 for none.
    """

    column: int
    place: str
    row: int
    margins: str
    given: str
    expected: str
    what: str


@dataclass(frozen=True, slots=True)
class CheckReport:
    """A table that was checked, told in a language. name: that of the file, or so."""

    check: Check
    name: str
    language: Language

    @property
    def headline(self) -> str:
        """What the table is, in a few words."""
        translate = self.language.translate
        identities = self.check.identities
        if not identities:
            return translate("Check", "No scale that is known")
        names = list(dict.fromkeys(identity_name(each, self.language) for each in identities))
        if len(names) > 1:
            return translate("Check", "%n different scales", None, len(names))
        counts = _runs(sorted({each.scale.boards for each in identities}))
        scale = identities[0].scale
        if isinstance(scale, PrintedScale) and len(identities) == 1:
            counts = scale.table.counts
        if len(identities) == 1 and counts == str(scale.boards):
            boards = self.language.boards(scale.boards)
        else:
            boards = translate("Check", "{counts} boards").format(counts=counts)
        text = translate("Check", "{scale}, {boards}")
        return text.format(scale=names[0], boards=boards)

    @property
    def sentences(self) -> tuple[str, ...]:
        """How sure that is, how many mistakes there are, and what else it may be."""
        return tuple(self._sentences())

    def _sentences(self) -> Iterator[str]:
        translate, check = self.language.translate, self.check
        unknown = len(check.columns) - len(check.identities)
        if len(check.columns) == 1 and unknown:
            yield translate("Check", "Not half of its cells are those of any one scale.")
        elif unknown:
            yield translate("Check", "%n column(s) are no scale that is known.", None, unknown)
        right, cells = (
            sum(getattr(each.match, name) for each in check.columns if each.match)
            for name in ("right", "cells")
        )
        if check.identities:
            text = translate("Check", "{right} of {cells} cells are those of this scale.")
            if not check.corrected:
                text = translate("Check", "{right} of {cells} cells are those of the formula.")
            yield text.format(right=right, cells=cells)
        bare = check.cells(Kind.UNCORRECTED)
        if bare:
            text = translate("Check", "{bare} of {cells} cells are not corrected.")
            yield text.format(bare=bare, cells=check.rows)
        others = check.mistakes - bare
        if others:
            yield (
                translate("Check", "%n other mistake(s).", None, others)
                if bare
                else translate("Check", "%n mistake(s).", None, others)
            )
        elif not bare and check.known:
            yield translate("Check", "Nothing is wrong.")
        if len(check.columns) == 1 and check.columns[0].others:
            names = (_match_text(each, self.language) for each in check.columns[0].others)
            text = translate("Check", "Next likely: {scales}.")
            yield text.format(scales="; ".join(names))

    # Mistakes

    @property
    def lines(self) -> tuple[MistakeLine, ...]:
        """All mistakes, those of the reading first, then column by column."""
        return (*self._reading(), *self._found())

    def _reading(self) -> Iterator[MistakeLine]:
        for fault in self.check.table.faults:
            what = self.language.error(fault.error).removeprefix(f"{fault.place}: ")
            yield MistakeLine(-1, fault.place, -1, "", "", "", what)

    def _found(self) -> Iterator[MistakeLine]:
        for i, column in enumerate(self.check.columns):
            if column.match is None:
                yield from self._audited(i, column)
                continue
            scale = column.match.identity.scale
            for mistake in column.mistakes:
                yield self._line(i, mistake, scale)

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
        if mistake.kind is Kind.HEADING:
            return MistakeLine(i, mistake.place, -1, "", "", "", what)
        unit = self.check.table.unit
        margins = margins_text(unit, mistake.first, mistake.last, self.language)
        vps = (mistake.given, mistake.expected)
        if mistake.rows > 1 or mistake.kind in OF_MARGINS:
            vps = (None, None)
        given, expected = ("" if each is None else self._vp(each) for each in vps)
        return MistakeLine(i, mistake.place, mistake.row, margins, given, expected, what)

    def _what(self, mistake: Mistake, scale: Scale) -> str:
        kind, translate = mistake.kind, self.language.translate
        text = translate("Check", TOLD[kind])
        if kind is Kind.SHIFTED and mistake.by < 0:
            text = translate("Check", SHIFTED_BACK)
        values = {"sign": self.language.decimal_sign}
        if kind is Kind.HEADING:
            values |= {
                "given": self.language.boards(mistake.given or 0),
                "expected": self.language.boards(mistake.expected or 0),
            }
        elif kind is Kind.MISNAMED:
            unit, margin = self.check.table.unit, mistake.expected or 0
            values["expected"] = span_text(unit, margin, margin, self.language)
        elif kind is Kind.LIMIT:
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

    def _vp(self, hundredths: int) -> str:
        if self._whole and hundredths % 100 == 0:
            return str(hundredths // 100)
        return self.language.vp(hundredths)

    @property
    def _whole(self) -> bool:
        """The table is one of whole VPs."""
        scales = [each.scale for each in self.check.identities]
        return bool(scales) and all(scale.whole for scale in scales)

    # Tables

    @property
    def table(self) -> Table:
        """All mistakes; row_starts: their numbers."""
        translate, lines = self.language.translate, self.lines
        several = len(self.check.columns) > 1
        headings = [
            translate("Check", "Place"),
            translate("Check", "Column"),
            unit_heading(self.check.table.unit, self.language),
            translate("Check", "Given"),
            translate("Check", "Expected"),
            translate("Check", "What is wrong"),
        ]
        rows = [
            [
                Cell(line.place),
                Cell(self.check.columns[line.column].column.heading if line.column >= 0 else ""),
                *(Cell(text) for text in (line.margins, line.given, line.expected, line.what)),
            ]
            for line in lines
        ]
        if not rows:
            nothing = Cell(translate("Check", "Nothing is wrong."))
            rows = [[*[Cell("")] * (len(headings) - 1), nothing]]
        if not several:
            headings.pop(1)
            rows = [[row[0], *row[2:]] for row in rows]
        words = (0, 1, 5) if several else (0, 4)
        title = translate("Check", "Check: {name}").format(name=self.name)
        rule = " ".join((f"{self.headline}.", *self.sentences))
        cells = tuple(map(tuple, rows))
        return Table(title, rule, tuple(headings), cells, tuple(range(len(rows))), words=words)

    def column_table(self, index: int) -> Table:
        """A column as it was read, beside the scale that it is; row_starts: the rows' numbers.

        What is wrong is marked, what only lacks the correction in another way.
        """
        translate, column = self.language.translate, self.check.columns[index]
        match = column.match
        headings = [unit_heading(self.check.table.unit, self.language)]
        headings.append(translate("Report", "Winner's VP"))
        if column.column.loser:
            headings.append(translate("Report", "Loser's VP"))
        if match:
            headings.append(translate("Check", "In the scale"))
        marks = self._marks(index)
        rows = []
        for i, (at, row) in enumerate(
            zip(told_rows(column.column), column.audit.rows, strict=True)
        ):
            margins = margins_text(self.check.table.unit, row.first, row.last, self.language)
            cells = [Cell(margins), _read_cell(column.column.winner[at])]
            if column.column.loser:
                cells.append(_read_cell(column.column.loser[at]))
            if match:
                vp = match.identity.scale.vps(row.first)[0]
                cells.append(Cell(self._vp(vp), vp / 100))
            rows.append(
                tuple(
                    cell._replace(mark=mark, note=note, strong=True) if mark else cell
                    for cell, (mark, note) in zip(cells, marks[i], strict=False)
                )
            )
        meaning = {
            Mark.RANGE_VIOLATION: translate("Check", "wrong"),
            Mark.CORRECTED: translate("Check", "not corrected"),
        }
        used = {mark for line in marks for mark, _ in line}
        legend = tuple((mark, text) for mark, text in meaning.items() if mark in used)
        starts = tuple(range(len(rows)))
        return Table(self.headline, "", tuple(headings), tuple(rows), starts, legend=legend)

    def _marks(self, index: int) -> list[list[tuple[Mark | None, str]]]:
        """For each row the marks of margin, winner, loser and the scale's VP, with their notes."""
        column = self.check.columns[index]
        marks: list[list[tuple[Mark | None, str]]] = [[(None, "")] * 4 for _ in column.audit.rows]
        for line, mistake in zip(self._of_column(index), column.mistakes, strict=False):
            place = MARGIN if mistake.kind in OF_MARGINS else WINNER
            place = LOSER if mistake.kind is Kind.LOSER else place
            mark = Mark.CORRECTED if mistake.kind is Kind.UNCORRECTED else Mark.RANGE_VIOLATION
            for row in range(max(mistake.row, 0), mistake.row + mistake.rows):
                marks[row][place] = (mark, line.what)
        faults = {fault.place: fault for fault in self.check.table.faults}
        for i, at in enumerate(told_rows(column.column)):
            cells = (column.column.winner[at], (column.column.loser or {at: None})[at])
            for place, cell in zip((WINNER, LOSER), cells, strict=True):
                if cell is not None and cell.place in faults:
                    words = self.language.error(faults[cell.place].error)
                    marks[i][place] = (Mark.RANGE_VIOLATION, words)
        return marks

    def _of_column(self, index: int) -> Iterator[MistakeLine]:
        return (line for line in self._found() if line.column == index)


def unit_heading(unit: Unit, language: Language) -> str:
    """The unit of margins, for a heading."""
    if unit is Unit.PERCENT:
        return language.translate("Report", "Matchpoints %")
    return language.translate("Report", "IMPs")


def identity_name(identity: Identity, language: Language) -> str:
    """What a table is, without its board count: "WBF formula, not corrected"."""
    scale, translate = identity.scale, language.translate
    name = scale_name(scale, language)
    if isinstance(scale, PrintedScale):
        return name
    rule = scale.rule
    if not identity.corrected and rule.model is not Model.EXPONENTIAL:
        name = translate("Check", "{scale}, not corrected").format(scale=name)
    elif not identity.corrected:
        name = translate("Check", "WBF formula, not corrected")
        if scale.whole:
            name = translate("Check", "WBF formula in whole VP, not corrected")
    parts = [name]
    if rule.v0 != USUAL_V0:
        parts.append(f"{language.plain(2 * rule.v0)}-0")
    if rule.half_match:
        parts.append(translate("Report", "half match"))
    if rule.blitz is not None:
        blitz = translate("Report", "blitz {imps} IMPs")
        parts.append(blitz.format(imps=language.plain(rule.blitz)))
    elif rule.factor != STANDARD_FACTOR:
        blitz = translate("Report", "blitz {factor} \N{SQUARE ROOT}boards IMPs")
        parts.append(blitz.format(factor=language.plain(rule.factor)))
    return ", ".join(parts)


def _match_text(match: Match, language: Language) -> str:
    """A scale that a table may be, with its board count and how well it fits."""
    scale, translate = match.identity.scale, language.translate
    boards = language.boards(scale.boards)
    if isinstance(scale, PrintedScale):
        boards = translate("Check", "{counts} boards").format(counts=scale.table.counts)
    text = translate("Check", "{scale}, {boards} ({right} of {cells} cells)")
    name = identity_name(match.identity, language)
    return text.format(scale=name, boards=boards, right=match.right, cells=match.cells)


def _runs(numbers: list[int]) -> str:
    """Ascending numbers with runs drawn together: "1-4, 6"."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][1] + 1 == number:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in runs)


def _read_cell(cell: ReadCell | None) -> Cell:
    return Cell("") if cell is None else Cell(cell.text, None if cell.vp is None else cell.vp / 100)
