"""What somebody else's table is, and what is wrong with it, in words and tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.document import Section
from vpdesk.report.laboratory.mistakes import OF_MARGINS, TOLD, MistakeLine, MistakeWords
from vpdesk.report.language import Language
from vpdesk.report.scales.names import margins_text, scale_name, span_text, unit_heading
from vpdesk.report.table import Cell, Mark, Table
from vpdesk.scales import STANDARD_FACTOR, Model, PrintedScale, Scale
from vpdesk.scales.audit import told_rows
from vpdesk.scales.check import Certainty, Check, ColumnCheck
from vpdesk.scales.comparing import Agreement
from vpdesk.scales.forms import Identity, VpForm
from vpdesk.scales.mistakes import MistakeKind
from vpdesk.scales.read_table import ReadCell

USUAL_V0 = 10
OF_FORM = (MistakeKind.UNCORRECTED, MistakeKind.CUT)  # they tell how a table was made
MOST_NAMED = 3  # scales, in the headline
FORMS = {
    VpForm.CUT: QT_TRANSLATE_NOOP("Check", "{scale}, cut off instead of rounded"),
    VpForm.TENTHS: QT_TRANSLATE_NOOP("Check", "{scale}, one decimal"),
    VpForm.CUT_TENTHS: QT_TRANSLATE_NOOP("Check", "{scale}, cut off after one decimal"),
}
CERTAINTIES = {
    Certainty.SURE: QT_TRANSLATE_NOOP("Check", "This is certain."),
    Certainty.PROBABLE: QT_TRANSLATE_NOOP("Check", "This is probable, not certain."),
    Certainty.OPEN: QT_TRANSLATE_NOOP("Check", "Other scales have as many of these cells."),
}
MARGIN, WINNER, LOSER = range(3)  # cells of a row that was read


@dataclass(frozen=True, slots=True)
class CheckReport:
    """A table that was checked, told in a language. name: that of the file, or so."""

    check: Check
    name: str
    language: Language

    @property
    def sections(self) -> tuple[Section, ...]:
        """The mistakes, as they are exported."""
        return (Section(self.table, None),)

    @property
    def headline(self) -> str:
        """What the table is, in a few words."""
        translate = self.language.translate
        identities = self.check.identities
        if not identities:
            return translate("Check", "No scale that is known")
        groups: dict[str, list[Scale]] = {}
        for each in identities:
            groups.setdefault(identity_name(each, self.language), []).append(each.scale)
        if len(groups) > MOST_NAMED:
            return translate("Check", "%n different scales", None, len(groups))
        text = translate("Check", "{scale}, {boards}")
        named = (text.format(scale=name, boards=self._boards(groups[name])) for name in groups)
        return "; ".join(named)

    def _boards(self, scales: Sequence[Scale]) -> str:
        """The board counts of scales, of a printed one those of its table: "16, 20-24 boards"."""
        counts = {count for scale in scales for count in _counts(scale)}
        if len(counts) == 1:
            return self.language.boards(counts.pop())
        text = self.language.translate("Check", "{counts} boards")
        return text.format(counts=_runs(sorted(counts)))

    @property
    def sentences(self) -> tuple[str, ...]:
        """How sure that is, how many mistakes there are, and what else it may be."""
        return tuple(self._sentences())

    def _sentences(self) -> Iterator[str]:
        translate, check = self.language.translate, self.check
        if check.named:
            yield translate("Check", "Compared with the scale that was asked for.")
        unknown = len(check.columns) - len(check.identities)
        if len(check.columns) == 1 and unknown:
            yield translate("Check", "Too few of its cells are those of any one scale.")
        elif unknown:
            yield translate("Check", "%n column(s) match no known scale.", None, unknown)
        right, cells = (
            sum(getattr(each.match, name) for each in check.columns if each.match)
            for name in ("right", "cells")
        )
        if check.identities:
            text = translate("Check", "Cells of this scale: {right} of {cells}.")
            if not check.corrected:
                text = translate("Check", "Cells of the formula: {right} of {cells}.")
            yield text.format(right=right, cells=cells)
        yield from self._told_mistakes()
        if len(check.columns) == 1:
            yield from self._extract(check.columns[0])
            yield from self._certainty(check.columns[0])
        elif check.identities and not check.named:
            sure = sum(each.certainty is Certainty.SURE for each in check.columns)
            text = translate("Check", "Columns that are certain: {sure} of {columns}.")
            yield text.format(sure=sure, columns=len(check.columns))

    def _told_mistakes(self) -> Iterator[str]:
        """How many mistakes there are, of each kind that a whole table may have."""
        translate, check = self.language.translate, self.check
        bare, cut = map(check.cells, (MistakeKind.UNCORRECTED, MistakeKind.CUT))
        if bare:
            text = translate("Check", "Cells not corrected: {bare} of {cells}.")
            yield text.format(bare=bare, cells=check.rows)
        if cut:
            text = translate("Check", "Cells cut off, not rounded: {cut} of {cells}.")
            yield text.format(cut=cut, cells=check.rows)
        if check.unread:
            yield translate("Check", "%n cell(s) not read.", None, check.unread)
        others = check.mistakes - bare - cut
        if others:
            yield (
                translate("Check", "%n other mistake(s).", None, others)
                if bare or cut
                else translate("Check", "%n mistake(s).", None, others)
            )
        elif not bare and not cut and not check.unread and check.known:
            yield translate("Check", "Nothing is wrong.")

    def _extract(self, column: ColumnCheck) -> Iterator[str]:
        """Which margins it has, if not all."""
        if column.extract is not None:
            first, last = column.extract
            margins = span_text(self.check.table.unit, first, last, self.language)
            yield self.language.translate("Check", "An extract: {margins}.").format(margins=margins)

    def _certainty(self, column: ColumnCheck) -> Iterator[str]:
        """How sure it is which scale a column is, and what else it may be."""
        translate = self.language.translate
        if column.certainty in CERTAINTIES and not self.check.named:
            yield translate("Check", CERTAINTIES[column.certainty])
        if others := _as_likely(column):
            names = (_match_text(each, self.language) for each in others)
            text = translate("Check", "Next likely: {scales}.")
            if self.check.named:
                text = translate("Check", "It seems to be: {scales}.")
            yield text.format(scales="; ".join(names))

    @property
    def lines(self) -> tuple[MistakeLine, ...]:
        """All mistakes, as they stand in the table of them."""
        return self._words.lines()

    @property
    def _words(self) -> MistakeWords:
        return MistakeWords(self.check, self.language)

    # Tables

    @property
    def table(self) -> Table:
        """All mistakes; row_starts: their numbers."""
        translate, lines = self.language.translate, self.lines
        several, names = len(self.check.columns) > 1, self.column_names
        headings = [
            translate("Check", "Place"),
            translate("Check", "Column"),
            unit_heading(self.check.table.unit, self.language),
            translate("Check", "Given"),
            translate("Check", "Expected"),
            translate("Check", "Mistake"),
        ]
        rows = [
            [
                Cell(line.place),
                Cell(names[line.column] if line.column >= 0 else ""),
                *(Cell(text) for text in (line.margins, line.given, line.expected, line.what)),
            ]
            for line in lines
        ]
        if not rows:
            text = translate("Check", "It breaks no rule; there is no scale to compare it with.")
            nothing = Cell("\N{EN DASH}" if self.check.known else text)
            rows = [[*[Cell("")] * (len(headings) - 1), nothing]]
        if not several:
            headings.pop(1)
            rows = [[row[0], *row[2:]] for row in rows]
        words = (0, 1, 5) if several else (0, 4)
        title = translate("Check", "{name}: {scale}")
        title = title.format(name=self.name, scale=self.headline)
        rule = " ".join(self.sentences)
        cells = tuple(map(tuple, rows))
        return Table(title, rule, tuple(headings), cells, tuple(range(len(rows))), words=words)

    @property
    def column_names(self) -> tuple[str, ...]:
        """What the columns are called: by their headings, or else by their numbers."""
        text = self.language.translate("Check", "column {number}")
        return tuple(
            " ".join(each.column.heading.split()) or text.format(number=i)
            for i, each in enumerate(self.check.columns, 1)
        )

    def column_text(self, index: int) -> str:
        """What a column is, and how well it fits."""
        match = self.check.columns[index].match
        if match is None:
            return self.language.translate("Check", "No scale that is known")
        column = self.check.columns[index]
        told = [*self._extract(column), *self._certainty(column)]
        text = _match_text(match, self.language)
        return " ".join((f"{text}.", *told)) if told else text

    def column_table(self, index: int) -> Table:
        """A column as it was read, beside the scale that it is; row_starts: the rows' numbers.

        What is wrong is marked, what only lacks the correction in another way.
        """
        translate, column = self.language.translate, self.check.columns[index]
        match = column.match
        headings = [unit_heading(self.check.table.unit, self.language)]
        alone = column.column.of_loser
        if not alone:
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
            sides = (None if alone else column.column.winner, column.column.loser)
            cells = [Cell(margins), *(_read_cell(side[at]) for side in sides if side)]
            if match:
                vp = match.identity.scale.vps(row.first)[1 if alone else 0]
                cells.append(Cell(self._words.vp(vp), vp / 100))
            shown = [marks[i][MARGIN], *marks[i][LOSER:]] if alone else marks[i]
            rows.append(
                tuple(
                    cell._replace(mark=mark, note=note, strong=True) if mark else cell
                    for cell, (mark, note) in zip(cells, shown, strict=False)
                )
            )
        meaning = {
            Mark.RANGE_VIOLATION: self._wrong(index),
            Mark.CORRECTED: translate("Check", TOLD[column.made_otherwise]),
        }
        used = {mark for line in marks for mark, _ in line}
        legend = tuple((mark, text) for mark, text in meaning.items() if mark in used)
        starts = tuple(range(len(rows)))
        return Table(self.headline, "", tuple(headings), tuple(rows), starts, legend=legend)

    def _wrong(self, index: int) -> str:
        """What the mark of a cell that is wrong or empty means in a column."""
        translate, column = self.language.translate, self.check.columns[index]
        empty = any(
            each is not None and each.vp is None and not each.text.strip()
            for side in (column.column.winner, column.column.loser or ())
            for each in side
        )
        return translate("Check", "wrong, or not read") if empty else translate("Check", "wrong")

    def _marks(self, index: int) -> list[list[tuple[Mark | None, str]]]:
        """For each row the marks of margin, winner, loser and the scale's VP, with their notes."""
        column = self.check.columns[index]
        marks: list[list[tuple[Mark | None, str]]] = [[(None, "")] * 4 for _ in column.audit.rows]
        for line, mistake in zip(self._words.of_column(index), column.mistakes, strict=False):
            of_loser = mistake.kind is MistakeKind.LOSER or column.column.of_loser
            place = MARGIN if mistake.kind in OF_MARGINS else LOSER if of_loser else WINNER
            mark = Mark.CORRECTED if mistake.kind in OF_FORM else Mark.RANGE_VIOLATION
            for row in range(max(mistake.row, 0), mistake.row + mistake.rows):
                marks[row][place] = (mark, line.what)
        places = told_rows(column.column)
        for line in self._words.unread():
            if line.column == index:
                winner = column.column.winner[places[line.row]]
                here = winner is not None and winner.place == line.place
                marks[line.row][WINNER if here else LOSER] = (Mark.RANGE_VIOLATION, line.what)
        return marks


def identity_name(identity: Identity, language: Language) -> str:
    """What a table is, without its board count: "WBF formula, not corrected"."""
    scale, translate = identity.scale, language.translate
    name = scale_name(scale, language)
    if isinstance(scale, PrintedScale):
        return name
    rule = scale.rule
    if identity.form is VpForm.BARE and rule.model is not Model.EXPONENTIAL:
        name = translate("Check", "{scale}, not corrected").format(scale=name)
    elif identity.form is VpForm.BARE:
        name = translate("Check", "WBF formula, not corrected")
        if scale.whole:
            name = translate("Check", "WBF formula in whole VP, not corrected")
    elif identity.form is not VpForm.RULE:
        name = translate("Check", FORMS[identity.form]).format(scale=name)
    parts = [name]
    if rule.v0 != USUAL_V0:
        parts.append(f"{language.plain(2 * rule.v0)}-0")
    if rule.half_match:
        parts.append(translate("Report", "half match"))
    if rule.blitz is not None:
        blitz = translate("Report", "blitz {imps}")
        parts.append(blitz.format(imps=language.imps(rule.blitz)))
    elif rule.factor != STANDARD_FACTOR:
        blitz = translate("Report", "blitz {factor} \N{SQUARE ROOT}boards IMPs")
        parts.append(blitz.format(factor=language.plain(rule.factor)))
    return ", ".join(parts)


def _as_likely(column: ColumnCheck) -> tuple[Agreement, ...]:
    """What else a column may be: if all of it is right, only what is just as right."""
    match = column.match
    if match is None or match.right < match.cells:
        return column.others
    return tuple(each for each in column.others if each.right == each.cells)


def _match_text(match: Agreement, language: Language) -> str:
    """A scale that a table may be, with its board count and how well it fits."""
    scale, translate = match.identity.scale, language.translate
    boards = language.boards(scale.boards)
    if isinstance(scale, PrintedScale):
        boards = language.boards_of(scale.table.counts)
    text = translate("Check", "{scale}, {boards} (cells: {right} of {cells})")
    name = identity_name(match.identity, language)
    return text.format(scale=name, boards=boards, right=match.right, cells=match.cells)


def _counts(scale: Scale) -> Iterable[int]:
    """The board counts that a scale is for."""
    if isinstance(scale, PrintedScale):
        return range(scale.table.first, scale.table.last + 1)
    return (scale.boards,)


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
