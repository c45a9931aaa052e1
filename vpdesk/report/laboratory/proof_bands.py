"""The proof of a scale of bands: how wide they are, and which limits were lowered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.laboratory.proof_report import ProofReport, ProofView, curve_words, proof_table
from vpdesk.report.language import Language
from vpdesk.report.paragraphs import Paragraph
from vpdesk.report.table import Cell, Mark, Table
from vpdesk.scales import DiscreteScale
from vpdesk.scales.discrete import band_widths
from vpdesk.scales.joint import joint_correction
from vpdesk.scales.proof import LowerStep, lower_steps, out_of_range

BANDS = QT_TRANSLATE_NOOP("ScaleProof", "Bands")
BANDS_FROM = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "The VP are whole numbers, and a band holds the margins for which the curve is nearest to the "
    "same one. So the last margin of the draw is the last one worth no more than {half} VP, that "
    "of the next band the last one worth no more than {next} VP, and so on.",
)
RULE_HEADING = QT_TRANSLATE_NOOP("ScaleProof", "The rule")
RULE = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "No band but the highest may be narrower than that below; the draw, both sides up to "
    "{limit}, is {width} wide.",
)
J_BEFORE = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "The report of the WBF writes it with J: the last margins of the bands, and before them that "
    "of the draw plus 1, below 0. On the curve J = {j}. Its differences are the widths: {widths}. "
    "Its second differences say by how much each band is wider than the one below it, and must "
    "not be below 0: {second}.",
)
J_AFTER = QT_TRANSLATE_NOOP(
    "ScaleProof", "Then J = {j}, its differences are {widths}, its second differences {second}."
)
BANDS_KEPT = QT_TRANSLATE_NOOP(
    "ScaleProof", "The bands of the curve keep this rule, so nothing had to be corrected."
)
CORRECTION = QT_TRANSLATE_NOOP("ScaleProof", "The correction")
LOWERED = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "A band that is narrower than the one below it takes a margin from that: the last margin of "
    "the lower band is lowered by one IMP. The lowest such band comes first, again and again, "
    "until the rule is kept. That takes {steps}.",
)
COUNTS = QT_TRANSLATE_NOOP("ScaleProof", "Violations and steps")
BANDS_COUNTED = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "These are not the same count. Violations are counted before anything is corrected; steps are "
    "margins that are moved. A step makes the lower band narrower, which may then be narrower than "
    "the one below it, and needs a step, too.",
)
STEPS = QT_TRANSLATE_NOOP("ScaleProof", "Steps")
STEPS_TITLE = QT_TRANSLATE_NOOP("ScaleProof", "Steps of the correction")
STEP = QT_TRANSLATE_NOOP("ScaleProof", "Step")
STEP_SAID = QT_TRANSLATE_NOOP("ScaleProof", "Step {number}: {text}")
STEP_MADE = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "The band of {vp} VP ends at {limit} and is {width} wide, the one of {next} VP only {above}. "
    "So a win by {limit} now scores {next} VP, and the band of {vp} VP ends at {new}.",
)
RANGE = QT_TRANSLATE_NOOP("ScaleProof", "Range violations")
NO_RANGE = QT_TRANSLATE_NOOP(
    "ScaleProof", "For every whole VP, its exact margin on the curve lies in its band."
)
RANGE_MEANING = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "Each whole VP's exact margin should lie in its band; where it does not, this is only told.",
)
OUT_OF_RANGE = QT_TRANSLATE_NOOP(
    "ScaleProof", "{vp} VP are exactly {exact} IMPs on the curve; their band is {band}."
)
BOTH = QT_TRANSLATE_NOOP("ScaleProof", "Both rules at once")
BOTH_ASKED = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "The report of the WBF corrects the widths and only tells range violations. It leaves open "
    "whether there are limits that keep both rules.",
)
BOTH_KEPT = QT_TRANSLATE_NOOP(
    "ScaleProof", "These limits keep both, and none that do lie nearer to those of the curve."
)
BOTH_NONE = QT_TRANSLATE_NOOP(
    "ScaleProof", "There are none: the blitz is too short for so many bands."
)
BOTH_FOUND = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "There are: bands that end at {limits} keep both, and none that do lie nearer to those of the "
    "curve. All together they lie {moved} from these, those of the report {steps}.",
)
BOTH_HEADINGS = (
    QT_TRANSLATE_NOOP("ScaleProof", "VP"),
    QT_TRANSLATE_NOOP("ScaleProof", "Exactly on the curve"),
    QT_TRANSLATE_NOOP("ScaleProof", "Band of the curve"),
    QT_TRANSLATE_NOOP("ScaleProof", "Band as corrected"),
    QT_TRANSLATE_NOOP("ScaleProof", "Band by both rules"),
)
HEADINGS = (
    QT_TRANSLATE_NOOP("ScaleProof", "VP"),
    QT_TRANSLATE_NOOP("ScaleProof", "Ends on the curve at"),
    QT_TRANSLATE_NOOP("ScaleProof", "Band of the curve"),
    QT_TRANSLATE_NOOP("ScaleProof", "Width"),
    QT_TRANSLATE_NOOP("ScaleProof", "Wider by"),
    QT_TRANSLATE_NOOP("ScaleProof", "Band as corrected"),
    QT_TRANSLATE_NOOP("ScaleProof", "Width"),
    QT_TRANSLATE_NOOP("ScaleProof", "Wider by"),
)
STEP_HEADINGS = (
    QT_TRANSLATE_NOOP("ScaleProof", "Step"),
    QT_TRANSLATE_NOOP("ScaleProof", "VP"),
    QT_TRANSLATE_NOOP("ScaleProof", "Width"),
    QT_TRANSLATE_NOOP("ScaleProof", "Next band’s width"),
    QT_TRANSLATE_NOOP("ScaleProof", "Ended at"),
    QT_TRANSLATE_NOOP("ScaleProof", "Ends at"),
)
OUTSIDE = QT_TRANSLATE_NOOP("ScaleProof", "its exact margin lies outside the band")
NARROW = QT_TRANSLATE_NOOP("ScaleProof", "narrower than the band below it")
MOVED = QT_TRANSLATE_NOOP("ScaleProof", "moved by the correction")
BAND_OF = QT_TRANSLATE_NOOP("ScaleProof", "The band of {vp} VP")
EXACT = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "On the curve {half} VP are exactly {exact} IMPs, so the last margin that is nearer to {vp} VP "
    "is {limit}.",
)
NO_END = QT_TRANSLATE_NOOP("ScaleProof", "It has no end: no win is worth more.")
NARROWER = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "Before the correction it is {width} wide, the band below it {below}: that breaks the rule.",
)


def discrete_proof(scale: DiscreteScale, language: Language) -> ProofReport:
    """The proof of a discrete scale."""
    proof = _BandsProof(scale, language)
    return ProofReport(tuple(proof.words()), proof.views())


class _BandsProof:
    def __init__(self, scale: DiscreteScale, language: Language) -> None:
        self.scale, self.language = scale, language
        self.v0 = int(Fraction(scale.rule.v0))
        self.steps = tuple(lower_steps(scale.uncorrected))
        self.widths = band_widths(scale.uncorrected), band_widths(scale.limits)
        self.joint = joint_correction(scale)

    def words(self) -> Iterator[Paragraph]:
        """From the curve to what is out of range."""
        scale = self.scale
        yield from curve_words(scale, self.language)
        yield self._heading(BANDS)
        half, following = (self.language.number(self.v0 + more, 1) for more in (0.5, 1.5))
        yield Paragraph(self._say(BANDS_FROM).format(half=half, next=following))
        yield self._heading(RULE_HEADING)
        draw = scale.uncorrected[0]
        yield Paragraph(self._say(RULE).format(limit=self._imps(draw), width=2 * draw + 1))
        if scale.violations:
            yield from self._corrections()
        else:
            yield Paragraph(self._say(BANDS_KEPT))
            yield self._j(J_BEFORE, scale.uncorrected)
        yield self._heading(RANGE)
        outside = out_of_range(scale)
        yield Paragraph(self._say(RANGE_MEANING if outside else NO_RANGE))
        for each in outside:
            text = self._say(OUT_OF_RANGE).format(
                vp=each.vp,
                exact=self.language.number(each.exact, 2),
                band=self.language.band(each.first, each.last),
            )
            yield Paragraph(text)
        yield self._heading(BOTH)
        yield Paragraph(f"{self._say(BOTH_ASKED)} {self._both()}")

    def _both(self) -> str:
        """Whether there are limits that keep both rules, and which lie nearest to the curve's."""
        if self.joint is None:
            return self._say(BOTH_NONE)
        if self.joint.limits == self.scale.limits:
            return self._say(BOTH_KEPT)
        return self._say(BOTH_FOUND).format(
            limits=", ".join(map(str, self.joint.limits)),
            moved=self._imps(self.joint.moved),
            steps=self._imps(self.scale.steps),
        )

    def _corrections(self) -> Iterator[Paragraph]:
        count = self.language.translate(
            "ScaleProof",
            "The bands of the curve break it %n time(s); each is a violation.",
            None,
            len(self.scale.violations),
        )
        yield Paragraph(count)
        yield self._j(J_BEFORE, self.scale.uncorrected)
        yield self._heading(CORRECTION)
        steps = self.language.translate("ScaleProof", "%n step(s)", None, len(self.steps))
        yield Paragraph(self._say(LOWERED).format(steps=steps))
        for number, step in enumerate(self.steps, 1):
            said = self._say(STEP_SAID).format(number=number, text=self._step(step))
            yield Paragraph(said)
        yield self._j(J_AFTER, self.scale.limits)
        yield self._heading(COUNTS)
        yield Paragraph(self._say(BANDS_COUNTED))

    def _j(self, text: str, limits: Sequence[int]) -> Paragraph:
        """J of limits, and its first and second differences."""
        widths = band_widths(limits)
        second = [after - before for before, after in pairwise(widths)]

        def listed(numbers: Iterable[int]) -> str:
            return ", ".join(self.language.number(each, 0) for each in numbers)

        j = listed((-(limits[0] + 1), *limits))
        text = self._say(text)
        return Paragraph(text.format(j=j, widths=listed(widths), second=listed(second)))

    def _step(self, step: LowerStep) -> str:
        vp = self.v0 + step.band
        return self._say(STEP_MADE).format(
            vp=vp,
            next=vp + 1,
            limit=self._imps(step.limit),
            new=self._imps(step.limit - 1),
            width=step.width,
            above=step.above,
        )

    # Tables, and what is said of a row

    def views(self) -> tuple[ProofView, ...]:
        """The bands before and after, and the steps in their order."""
        return (
            ProofView(self._say(BANDS), self._bands, self._band_cause),
            ProofView(self._say(STEPS), self._step_table, self._step_cause, self._say(BANDS_KEPT)),
            ProofView(self._say(BOTH), self._both_table, self._both_cause, self._both()),
        )

    def _both_table(self) -> Table:
        """The bands of the curve, of the report, and by both rules, where these are others."""
        scale, joint = self.scale, self.joint
        others = joint is not None and joint.limits != scale.limits
        rows = list(map(self._both_row, range(len(scale.limits) + 1))) if others else []
        marks = {cell.mark for row in rows for cell in row}
        meaning = {Mark.CORRECTED: MOVED, Mark.RANGE_VIOLATION: OUTSIDE}
        legend = tuple((mark, self._say(text)) for mark, text in meaning.items() if mark in marks)
        headings = tuple(map(self._say, BOTH_HEADINGS))
        starts = scale.band_starts if rows else ()
        return proof_table(self._say(BOTH), headings, rows, starts, scale, self.language, legend)

    def _both_row(self, band: int) -> tuple[Cell, ...]:
        assert self.joint is not None
        scale, vp = self.scale, self.v0 + band
        exact = scale.rule.inverse(vp)
        outside = Mark.RANGE_VIOLATION if vp in scale.range_violations else None
        return (
            self._whole(vp),
            Cell(self.language.number(exact, 2), exact),
            self._of(scale.uncorrected, band),
            self._of(scale.limits, band)._replace(mark=outside),
            self._of(self.joint.limits, band),
        )

    def _of(self, limits: tuple[int, ...], band: int) -> Cell:
        """A band between such limits, marked where it is not that of the curve."""
        ends = [
            (each[band - 1] + 1 if band else 0, *each[band : band + 1])
            for each in (limits, self.scale.uncorrected)
        ]
        first, last = ends[0][0], ends[0][1] if len(ends[0]) > 1 else None
        mark = Mark.CORRECTED if ends[0] != ends[1] else None
        return Cell(self.language.band(first, last), first, mark)

    def _both_cause(self, row: int) -> tuple[Paragraph, ...]:
        heading = Paragraph(self._say(BAND_OF).format(vp=self.v0 + row), strong=True)
        return heading, Paragraph(self._both())

    def _bands(self) -> Table:
        scale = self.scale
        rows = [
            (
                self._whole(self.v0 + band),
                self._exact_end(band),
                *self._part(scale.uncorrected, self.widths[0], band),
                *self._part(scale.limits, self.widths[1], band),
            )
            for band in range(len(scale.limits) + 1)
        ]
        marks = {cell.mark for row in rows for cell in row}
        meaning = {Mark.CORRECTED: MOVED, Mark.RANGE_VIOLATION: NARROW}
        legend = tuple((mark, self._say(text)) for mark, text in meaning.items() if mark in marks)
        headings = map(self._say, HEADINGS)
        return proof_table(
            self._say(BANDS), tuple(headings), rows, scale.band_starts, scale, self.language, legend
        )

    def _exact_end(self, band: int) -> Cell:
        """Where the curve leaves a band, in IMPs that need not be whole."""
        if band == len(self.scale.limits):
            return Cell("")
        exact = self.scale.rule.inverse(self.v0 + band + Fraction(1, 2))
        return Cell(self.language.number(exact, 2), exact)

    def _part(
        self, limits: tuple[int, ...], widths: list[int], band: int
    ) -> tuple[Cell, Cell, Cell]:
        """A band, its width, and how much wider it is than the band below."""
        first = limits[band - 1] + 1 if band else 0
        last = limits[band] if band < len(limits) else None
        moved = limits is self.scale.limits and (
            self.scale.lowered(band) or (band and self.scale.lowered(band - 1))
        )
        cell = Cell(self.language.band(first, last), first, Mark.CORRECTED if moved else None)
        if last is None:
            return cell, Cell(""), Cell("")
        width = self._whole(widths[band])
        if not band:
            return cell, width, Cell("")
        wider = widths[band] - widths[band - 1]
        mark = Mark.RANGE_VIOLATION if wider < 0 else None
        return cell, width, Cell(self.language.signed(wider), wider, mark)

    def _step_table(self) -> Table:
        rows = [
            tuple(
                map(
                    self._whole,
                    (
                        *(number, self.v0 + step.band, step.width, step.above),
                        *(step.limit, step.limit - 1),
                    ),
                )
            )
            for number, step in enumerate(self.steps, 1)
        ]
        starts = range(1, len(rows) + 1)
        headings = map(self._say, STEP_HEADINGS)
        return proof_table(
            self._say(STEPS_TITLE), tuple(headings), rows, starts, self.scale, self.language
        )

    def _band_cause(self, row: int) -> tuple[Paragraph, ...]:
        scale, vp = self.scale, self.v0 + row
        heading = Paragraph(self._say(BAND_OF).format(vp=vp), strong=True)
        if row == len(scale.limits):
            return (heading, Paragraph(self._say(NO_END)))
        exact = self._say(EXACT).format(
            half=self.language.number(vp + 0.5, 1),
            exact=self._exact_end(row).text,
            vp=vp,
            limit=self._imps(scale.uncorrected[row]),
        )
        found = [heading, Paragraph(exact)]
        if row in scale.violations:
            below, width = self.widths[0][row - 1 : row + 1]
            found.append(Paragraph(self._say(NARROWER).format(width=width, below=below)))
        if scale.lowered(row):
            found += [Paragraph(self._step(each)) for each in self.steps if each.band == row]
            now = self.language.translate(
                "ScaleProof",
                "After %n step(s) its last margin is {limit}.",
                None,
                scale.lowered(row),
            )
            found.append(Paragraph(now.format(limit=self._imps(scale.limits[row]))))
        return tuple(found)

    def _step_cause(self, row: int) -> tuple[Paragraph, ...]:
        said = self._say(STEP_SAID).format(number=row + 1, text=self._step(self.steps[row]))
        return (Paragraph(said),)

    # How it is said

    def _say(self, text: str) -> str:
        return self.language.translate("ScaleProof", text)

    def _heading(self, text: str) -> Paragraph:
        return Paragraph(self._say(text), strong=True)

    def _imps(self, count: int) -> str:
        return self.language.translate("Report", "%n IMP(s)", None, count)

    @staticmethod
    def _whole(number: int) -> Cell:
        return Cell(str(number), number)
