"""A scale on one page for players: how it is read, where its blitz is from, why a row is so."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.document import Section
from vpdesk.report.language import Language
from vpdesk.report.paragraphs import Paragraph, paragraphs_table
from vpdesk.report.scales.charts import scale_chart
from vpdesk.report.scales.names import family_name, family_note, margin_text, span_text
from vpdesk.report.scales.tables import rule_text, single_table
from vpdesk.report.table import Table
from vpdesk.scales import (
    STANDARD_FACTOR,
    ContinuousScale,
    DiscreteScale,
    FormulaScale,
    Model,
    PrintedScale,
    Scale,
    ScaleRule,
    Unit,
)
from vpdesk.scales.chances import spread
from vpdesk.scales.models import R
from vpdesk.scales.proof import LowerStep
from vpdesk.scales.telling import TellingBand, TellingCell, raise_of, telling_band, telling_cell

TITLE = QT_TRANSLATE_NOOP("ScaleExplained", "The scale explained: {boards}")
READ = QT_TRANSLATE_NOOP("ScaleExplained", "How it is read")
READ_IMPS = QT_TRANSLATE_NOOP(
    "ScaleExplained",
    "The margin in IMPs counts. A win by {margin} gives {won} VP, the losers get {lost}; a draw"
    " gives {draw}.",
)
READ_PERCENT = QT_TRANSLATE_NOOP(
    "ScaleExplained",
    "A pair’s percentage of matchpoints counts. {margin} give {won} VP, {lost} to the others; 50"
    " % gives {draw}.",
)
READ_POINTS = QT_TRANSLATE_NOOP(
    "ScaleExplained",
    "The margin in points of boards counts. By {margin} the winners get {won} VP, the losers"
    " {lost}; a draw {draw}.",
)
READ_FULL = QT_TRANSLATE_NOOP(
    "ScaleExplained", "From {margin} on the win is as large as it can be, {full} to {least}."
)
TOGETHER = QT_TRANSLATE_NOOP("ScaleExplained", "Together they always have {full}.")
BLITZ = QT_TRANSLATE_NOOP("ScaleExplained", "How the largest win was chosen")
BY_RULE = QT_TRANSLATE_NOOP(
    "ScaleExplained", "The largest win, the blitz, begins at {factor} × √{boards} = {x} IMPs."
)
BY_CHANCE = QT_TRANSLATE_NOOP(
    "ScaleExplained",
    "The more boards, the larger the differences that come about by chance; they grow with the "
    "square root of the boards. Between equal teams they spread by about {spread} IMPs here, and "
    "the World Bridge Federation has put the blitz at about twice that: of a hundred matches five "
    "to eight go beyond it.",
)
BY_FACTOR = QT_TRANSLATE_NOOP(
    "ScaleExplained",
    "The organiser has chosen {factor}; the World Bridge Federation takes {usual}.",
)
BY_IMPS = QT_TRANSLATE_NOOP(
    "ScaleExplained",
    "The organiser has set the blitz to {x} IMPs; the WBF would have {usual} IMPs.",
)
HALF = QT_TRANSLATE_NOOP("ScaleExplained", "In a half match the formula counts half of the boards.")
THIRD = QT_TRANSLATE_NOOP(
    "ScaleExplained",
    "A third of it, {third} IMPs, is worth {median} VP, half of what a win can gain: the first"
    " IMPs count most.",
)
STRAIGHT = QT_TRANSLATE_NOOP("ScaleExplained", "Up to there every IMP is worth the same.")
WHY_RAISED = QT_TRANSLATE_NOOP("ScaleExplained", "Why {worth} and not {rounded}")
WHY_ROUNDED = QT_TRANSLATE_NOOP("ScaleExplained", "Why {worth}")
WORKED_OUT = QT_TRANSLATE_NOOP(
    "ScaleExplained",
    "For a win by {imps} the formula gives {formula} = {exact} VP, with {ratio}. Rounded that is "
    "{rounded}.",
)
ON_CURVE = QT_TRANSLATE_NOOP(
    "ScaleExplained", "For a win by {imps} the curve gives {exact} VP. Rounded that is {rounded}."
)
TOO_LITTLE = QT_TRANSLATE_NOOP(
    "ScaleExplained",
    "But no IMP may gain more than the one before: {before} VP, then {after}. So it was raised"
    " to {worth}.",
)
FORCED = QT_TRANSLATE_NOOP(
    "ScaleExplained",
    "But no IMP may gain more than the one before; from {left} to {right} some would. {worth} is"
    " the least allowed.",
)
KEEPS = QT_TRANSLATE_NOOP(
    "ScaleExplained",
    "No IMP may gain more than the one before: the rounded table keeps that rule.",
)
WHY_BAND = QT_TRANSLATE_NOOP("ScaleExplained", "Why {vp} VP for {band}")
NEAREST = QT_TRANSLATE_NOOP(
    "ScaleExplained",
    "Whole VP nearest to the curve: {least} VP at {begins} IMPs, {most} VP at {ends} IMPs; {vp}"
    " VP go to {band}.",
)
OF_DRAW = QT_TRANSLATE_NOOP(
    "ScaleExplained",
    "Whole VP nearest to the curve: it is worth {most} VP at {ends} IMPs, so up to there it is a"
    " draw.",
)
WHY_MOVED = QT_TRANSLATE_NOOP("ScaleExplained", "Why {vp} VP end at {last} and not at {limit} IMPs")
CURVE_ENDS = QT_TRANSLATE_NOOP(
    "ScaleExplained",
    "Whole VP nearest to the curve: it is worth {most} VP at {ends} IMPs, so {vp} VP would end"
    " at {limit}.",
)
NARROWER = QT_TRANSLATE_NOOP(
    "ScaleExplained",
    "No band may be narrower: {vp} VP would be {width} wide, {next} VP only {above}. So {vp} VP"
    " end at {last}.",
)
NARROWER_DRAW = QT_TRANSLATE_NOOP(
    "ScaleExplained",
    "No band may be narrower: the draw would be {width} wide, {next} VP only {above}. So the"
    " draw ends at {last}.",
)
PRINTED = QT_TRANSLATE_NOOP(
    "ScaleExplained",
    "{name} is a printed table, not a formula: nothing was corrected. Source: {source}",
)
PRINTED_ALONE = QT_TRANSLATE_NOOP(
    "ScaleExplained",
    "{name} is a table, not a formula: nothing in it was worked out here or corrected.",
)
MOST = QT_TRANSLATE_NOOP("ScaleExplained", "None was raised by more than {most} VP.")
WHERE_FROM = QT_TRANSLATE_NOOP("ScaleExplained", "Where the numbers are from")
NBSP = "\N{NO-BREAK SPACE}"  # a formula stays on one line
DIGITS = 4  # of what the curve gives: so many that one sees how it was rounded


def explained_sections(
    scale: Scale, language: Language, *, paged: bool, loser: bool
) -> tuple[Section, ...]:
    """Table, curve and words of a scale: on one page, or where there are none one after another."""
    title = language.translate("ScaleExplained", TITLE)
    title = title.format(boards=language.boards(scale.boards))
    table = replace(single_table(scale, language, gains=False, loser=loser), title=title)
    chart = replace(scale_chart(scale, (scale,), (0,), False, language), title=title)
    words = _words_table(scale, title, language)
    if paged:
        return (Section(table, chart, (scale,), words=words),)
    return Section(words, None), Section(table, chart, (scale,))


def _words_table(scale: Scale, title: str, language: Language) -> Table:
    rule = rule_text((scale,), language)
    return paragraphs_table(title, rule, rule, _Explained(scale, language).words())


class _Explained:
    def __init__(self, scale: Scale, language: Language) -> None:
        self.scale, self.language = scale, language

    def words(self) -> Iterator[Paragraph]:
        yield self._heading(READ)
        yield Paragraph(self._reading())
        if isinstance(self.scale, PrintedScale):
            yield from self._printed(self.scale)
            return
        yield self._heading(BLITZ)
        yield Paragraph(self._blitz(self.scale))
        if isinstance(self.scale, ContinuousScale):
            yield from self._cell(self.scale, telling_cell(self.scale))
        else:
            yield from self._band(self.scale, telling_band(self.scale))

    def _reading(self) -> str:
        scale = self.scale
        margin = self._typical(scale)
        won, lost = scale.vps(margin)
        text = {Unit.PERCENT: READ_PERCENT, Unit.BOARD: READ_POINTS}.get(scale.unit, READ_IMPS)
        draw = scale.vps(0)[0]
        said = [
            self._say(
                text,
                margin=self._margin(margin),
                won=self._vp(won),
                lost=self._vp(lost),
                draw=self._vp(draw),
            )
        ]
        if not isinstance(scale, PrintedScale):
            said.append(self._say(TOGETHER, full=self._vp(scale.full)))
        last = scale.margin_for(scale.full)
        full, least = scale.vps(last)
        where = self._margin(last)
        said.append(self._say(READ_FULL, margin=where, full=self._vp(full), least=self._vp(least)))
        return " ".join(said)

    @staticmethod
    def _typical(scale: Scale) -> int:
        """A margin that is often met: about a quarter of the blitz."""
        return max(1, round(scale.blitz / 4))

    def _blitz(self, scale: FormulaScale) -> str:
        rule, said = scale.rule, []
        x = self.language.number(rule.x, 1)
        usual = rule.factor == STANDARD_FACTOR
        boards = self.language.plain(rule.scored_boards)
        if rule.blitz is not None:
            own = ScaleRule(rule.boards, half_match=rule.half_match).x
            said.append(self._say(BY_IMPS, x=x, usual=self.language.number(own, 1)))
        else:
            factor = self.language.plain(rule.factor)
            told = self._say(BY_RULE, factor=factor, boards=boards, x=x)
            said.append(told.replace(" × ", f"{NBSP}×{NBSP}"))
            if rule.half_match:
                said.append(self._say(HALF))
            if usual:
                wide = self.language.number(spread(float(rule.scored_boards)), 0)
                said.append(self._say(BY_CHANCE, spread=wide))
            else:
                usual_one = self.language.plain(STANDARD_FACTOR)
                said.append(self._say(BY_FACTOR, factor=factor, usual=usual_one))
        said.append(self._say(STRAIGHT) if rule.model is Model.LINEAR else self._third(rule))
        return " ".join(said)

    def _third(self, rule: ScaleRule) -> str:
        return self._say(
            THIRD,
            third=self.language.number(rule.x / 3, 1),
            median=self.language.plain(Fraction(3, 2) * Fraction(rule.v0)),
        )

    def _cell(self, scale: ContinuousScale, cell: TellingCell) -> Iterator[Paragraph]:
        worth, rounded = self.language.vp(cell.worth), self.language.vp(cell.rounded)
        text = WHY_RAISED if cell.raised else WHY_ROUNDED
        yield Paragraph(self._say(text, worth=worth, rounded=rounded), strong=True)
        said = [self._formula(scale.rule, cell, rounded)]
        if cell.plainly:
            gains = {"before": self.language.vp(cell.before), "after": self.language.vp(cell.after)}
            said.append(self._say(TOO_LITTLE, worth=worth, **gains))
        elif cell.raised:
            forced = raise_of(scale, cell.margin)
            ends = {"left": self._imps(forced.left), "right": self._imps(forced.right)}
            said.append(self._say(FORCED, worth=worth, **ends))
        if not scale.violations:
            said.append(self._say(KEEPS))
        yield Paragraph(" ".join(said))
        raised = [scale.raised(each) for each in range(scale.last_margin + 1)]
        if count := sum(map(bool, raised)):
            told = self.language.translate(
                "ScaleExplained",
                "%n value(s) of {all} in this table had to be corrected.",
                None,
                count,
            )
            most = self._say(MOST, most=self.language.vp(max(raised)))
            yield Paragraph(f"{told.format(all=len(raised))} {most}")

    def _formula(self, rule: ScaleRule, cell: TellingCell, rounded: str) -> str:
        v0, x = self.language.plain(rule.v0), self.language.number(rule.x, 2)
        if rule.x == int(rule.x):
            x = self.language.number(rule.x, 0)
        values = {
            "imps": self._imps(cell.margin),
            "formula": f"{v0} + {v0} × (1 − R^({cell.margin} / {x})) / (1 − R)".replace(" ", NBSP),
            "exact": self._cut(cell.exact),
            "ratio": f"R = √5 − 2 = {self.language.number(R, 5)}".replace(" ", NBSP),
            "rounded": rounded,
        }
        return self._say(WORKED_OUT if rule.model is Model.EXPONENTIAL else ON_CURVE, **values)

    def _cut(self, exact: float) -> str:
        """The first decimals of a number; where more follow, dots say so."""
        parts = 10**DIGITS
        cut = math.floor(exact * parts + 1e-6) / parts
        more = "" if abs(cut - exact) < 1e-9 else "…"
        return self.language.number(cut, DIGITS) + more

    def _band(self, scale: DiscreteScale, band: TellingBand) -> Iterator[Paragraph]:
        number = self.language.number
        values = {
            "vp": band.vp,
            "band": span_text(scale.unit, band.first, band.last, self.language),
            "least": number(band.vp - 0.5, 1),
            "most": number(band.vp + 0.5, 1),
            "begins": number(band.begins, 2),
            "ends": number(band.ends, 2),
        }
        if band.step is not None:
            yield from self._moved(band.step, band.last, values)
            return
        yield Paragraph(self._say(WHY_BAND, **values), strong=True)
        draw = band.vp * 100 == scale.v0_hundredths
        yield Paragraph(self._say(OF_DRAW if draw else NEAREST, **values))

    def _moved(self, step: LowerStep, last: int, values: dict[str, object]) -> Iterator[Paragraph]:
        values |= {"limit": step.limit, "last": last, "next": step.band + self._v0 + 1}
        values |= {"width": step.width, "above": step.above}
        yield Paragraph(self._say(WHY_MOVED, **values), strong=True)
        narrower = self._say(NARROWER if step.band else NARROWER_DRAW, **values)
        yield Paragraph(f"{self._say(CURVE_ENDS, **values)} {narrower}")

    @property
    def _v0(self) -> int:
        return self.scale.v0_hundredths // 100

    def _printed(self, scale: PrintedScale) -> Iterator[Paragraph]:
        family = scale.family
        yield self._heading(WHERE_FROM)
        name = family_name(family, self.language)
        text = PRINTED if family.source else PRINTED_ALONE
        yield Paragraph(self._say(text, name=name, source=family.source))
        if note := family_note(family, self.language):
            yield Paragraph(note)

    # How it is said

    def _say(self, text: str, **values: object) -> str:
        return self.language.translate("ScaleExplained", text).format(**values)

    def _heading(self, text: str) -> Paragraph:
        return Paragraph(self._say(text), strong=True)

    def _vp(self, hundredths: int) -> str:
        """As the table has them."""
        whole = self.scale.whole
        return self.language.plain(hundredths // 100) if whole else self.language.vp(hundredths)

    def _margin(self, margin: int) -> str:
        return margin_text(self.scale, margin, self.language)

    def _imps(self, count: int) -> str:
        return self.language.translate("Report", "%n IMP(s)", None, count)
