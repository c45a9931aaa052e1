"""The tables of the proof of a continuous scale, and the cause of each of their rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.laboratory.proof_cells import CellsProof
from vpdesk.report.laboratory.proof_report import ProofReport, ProofView, proof_table
from vpdesk.report.language import Language
from vpdesk.report.paragraphs import Paragraph
from vpdesk.report.table import Cell, Table
from vpdesk.scales import ContinuousScale
from vpdesk.scales.proof import Raise, RaiseStep, Violation

NOTHING = QT_TRANSLATE_NOOP(
    "ScaleProof", "The rounded table keeps the rule everywhere; nothing was corrected."
)
RAISED_CELLS = QT_TRANSLATE_NOOP("ScaleProof", "Raised cells")
VIOLATIONS = QT_TRANSLATE_NOOP("ScaleProof", "Violations")
STEPS = QT_TRANSLATE_NOOP("ScaleProof", "Steps")
IMPS = QT_TRANSLATE_NOOP("ScaleProof", "IMPs")
ROUNDED_HEADING = QT_TRANSLATE_NOOP("ScaleProof", "Rounded")
RAISED_TO = QT_TRANSLATE_NOOP("ScaleProof", "Raised to")
BY = QT_TRANSLATE_NOOP("ScaleProof", "By")
BETWEEN = QT_TRANSLATE_NOOP("ScaleProof", "Forced between")
GAINS_HEADING = QT_TRANSLATE_NOOP("ScaleProof", "Gains")
NEXT_GAINS = QT_TRANSLATE_NOOP("ScaleProof", "Next IMP gains")
MORE_BY = QT_TRANSLATE_NOOP("ScaleProof", "More by")
VIOLATIONS_TITLE = QT_TRANSLATE_NOOP("ScaleProof", "Violations before any correction")
STEP = QT_TRANSLATE_NOOP("ScaleProof", "Step")
VP_BEFORE = QT_TRANSLATE_NOOP("ScaleProof", "VP before")
VP_AFTER = QT_TRANSLATE_NOOP("ScaleProof", "VP after")
STEPS_TITLE = QT_TRANSLATE_NOOP("ScaleProof", "Steps of the correction")
FIRST_STEPS = QT_TRANSLATE_NOOP("ScaleProof", "First {count} steps")
CELL = QT_TRANSLATE_NOOP("ScaleProof", "{imps}: {raised} VP instead of {rounded}")
BEFORE_ONE = QT_TRANSLATE_NOOP(
    "ScaleProof", "With {vp} VP at {imps}, the IMP before would gain {gain}."
)
BEFORE = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "With {vp} VP at {imps}, the {count} before would gain {gain} together, so one of them at most "
    "{each}.",
)
AFTER_ONE = QT_TRANSLATE_NOOP(
    "ScaleProof", "The IMP after it would gain {gain}: more than one before it."
)
AFTER = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "The {count} after it would gain {gain} together, so one of them at least {each}: more than "
    "one before it.",
)
ENDS = QT_TRANSLATE_NOOP(
    "ScaleProof", "{left} ({left_vp} VP) and {right} ({right_vp} VP) stay as they were rounded."
)
ENOUGH = QT_TRANSLATE_NOOP("ScaleProof", "{vp} VP is the least that will do.")
TO_THE_RIGHT = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "The cells to the right, up to {right}, ask for it: in a table that ended here it would "
    "stay as rounded.",
)
VIOLATION = QT_TRANSLATE_NOOP("ScaleProof", "Violation at {imps}")
STEP_OF = QT_TRANSLATE_NOOP("ScaleProof", "Step {number}: {imps}")
STEP_MADE = QT_TRANSLATE_NOOP(
    "ScaleProof", "No lower margin breaks the rule. So a win by {imps} goes from {old} to {new} VP."
)
GROWN = QT_TRANSLATE_NOOP(
    "ScaleProof", "From {below} to {imps} it is {before} VP, but from there to {above} {after} VP."
)


def continuous_proof(scale: ContinuousScale, language: Language) -> ProofReport:
    """The proof of a continuous scale."""
    proof = _CellViews(scale, language)
    return ProofReport(tuple(proof.words()), proof.views())


class _CellViews(CellsProof):
    def views(self) -> tuple[ProofView, ...]:
        """Raised cells, violations, and the steps in their order."""
        kept = self._say(NOTHING)
        return (
            ProofView(self._say(RAISED_CELLS), self._raised_table, self._raise_cause, kept),
            ProofView(self._say(VIOLATIONS), self._violation_table, self._violation_cause, kept),
            ProofView(
                self._first_steps or self._say(STEPS), self._step_table, self._step_cause, kept
            ),
        )

    @property
    def _first_steps(self) -> str:
        """What the steps are called where not all of them are listed, else ""."""
        listed = len(self.steps)
        if sum(each.steps for each in self.raises) == listed:
            return ""
        return self._say(FIRST_STEPS).format(count=listed)

    def _raised_table(self) -> Table:
        rows = [
            (
                self._whole(each.margin),
                self._vp_cell(each.rounded),
                self._vp_cell(each.raised),
                self._vp_cell(each.steps),
                Cell(self.language.band(each.left, each.right)),
            )
            for each in self.raises
        ]
        headings = (IMPS, ROUNDED_HEADING, RAISED_TO, BY, BETWEEN)
        starts = [each.margin for each in self.raises]
        return self._table(RAISED_CELLS, headings, rows, starts)

    def _violation_table(self) -> Table:
        rows = [
            (
                self._whole(each.margin),
                self._vp_cell(each.before),
                self._vp_cell(each.after),
                self._vp_cell(each.after - each.before),
            )
            for each in self.violations
        ]
        headings = (IMPS, GAINS_HEADING, NEXT_GAINS, MORE_BY)
        starts = [each.margin for each in self.violations]
        return self._table(VIOLATIONS_TITLE, headings, rows, starts)

    def _step_table(self) -> Table:
        rows = [
            (
                self._whole(number),
                self._whole(each.margin),
                self._vp_cell(each.before),
                self._vp_cell(each.after),
                self._vp_cell(each.rounded),
                self._vp_cell(each.rounded + 1),
            )
            for number, each in enumerate(self.steps, 1)
        ]
        headings = (STEP, IMPS, GAINS_HEADING, NEXT_GAINS, VP_BEFORE, VP_AFTER)
        starts = range(1, len(rows) + 1)
        return self._table(self._first_steps or STEPS_TITLE, headings, rows, starts)

    def _raise_cause(self, row: int) -> tuple[Paragraph, ...]:
        """Why a cell is what it is: the two around it, why less will not do, and what will."""
        one, values = self.raises[row], self.scale.rounded
        heading = self._say(CELL).format(
            imps=self._imps(one.margin), raised=self._vp(one.raised), rounded=self._vp(one.rounded)
        )
        ends = self._say(ENDS).format(
            left=self._imps(one.left),
            left_vp=self._vp(values[one.left]),
            right=self._imps(one.right),
            right_vp=self._vp(values[one.right]),
        )
        enough = self._say(ENOUGH).format(vp=self._vp(one.raised))
        return (
            self._heading(heading),
            Paragraph(ends),
            Paragraph(self._too_little(one)),
            Paragraph(f"{enough} {self._gains(one)}"),
            Paragraph(self._say(TO_THE_RIGHT).format(right=self._imps(one.right))),
        )

    def _too_little(self, one: Raise) -> str:
        """How a hundredth less would break the rule.

        With less than least + 1 on average up to the cell, one IMP gains least or less; with
        more than least on average after it, one gains least + 1 or more.
        """
        too_low = one.raised - 1
        before, after = one.margin - one.left, one.right - one.margin
        gain_before = too_low - self.scale.rounded[one.left]
        gain_after = self.scale.rounded[one.right] - too_low
        gained = self._say(BEFORE if before > 1 else BEFORE_ONE).format(
            vp=self._vp(too_low),
            imps=self._imps(one.margin),
            count=self._imps(before),
            gain=self._vp(gain_before),
            each=self._vp(gain_before // before),
        )
        to_gain = self._say(AFTER if after > 1 else AFTER_ONE).format(
            count=self._imps(after),
            gain=self._vp(gain_after),
            each=self._vp(-(-gain_after // after)),
        )
        return f"{gained} {to_gain}"

    def _violation_cause(self, row: int) -> tuple[Paragraph, ...]:
        one = self.violations[row]
        heading = self._say(VIOLATION).format(imps=self._imps(one.margin))
        said = [self._grown(one), *self._mended(one.margin)]
        return (self._heading(heading), *map(Paragraph, said))

    def _mended(self, margin: int) -> Iterator[str]:
        """What is raised in the stretch of a violation."""
        found = [each for each in self.raises if each.left < margin < each.right]
        if found:
            yield self._stretch(found)

    def _step_cause(self, row: int) -> tuple[Paragraph, ...]:
        one = self.steps[row]
        heading = self._say(STEP_OF).format(number=row + 1, imps=self._imps(one.margin))
        text = self._say(STEP_MADE)
        text = text.format(
            imps=self._imps(one.margin), old=self._vp(one.rounded), new=self._vp(one.rounded + 1)
        )
        return (self._heading(heading), Paragraph(self._grown(one)), Paragraph(text))

    def _grown(self, one: Violation | RaiseStep) -> str:
        text = self._say(GROWN)
        return text.format(
            below=self._imps(one.margin - 1),
            imps=self._imps(one.margin),
            above=self._imps(one.margin + 1),
            before=self._vp(one.before),
            after=self._vp(one.after),
        )

    # How it is made

    def _table(
        self,
        title: str,
        headings: Sequence[str],
        rows: Sequence[tuple[Cell, ...]],
        starts: Sequence[int],
    ) -> Table:
        texts = tuple(map(self._say, headings))
        return proof_table(self._say(title), texts, rows, starts, self.scale, self.language)

    def _vp_cell(self, hundredths: int) -> Cell:
        return Cell(self._vp(hundredths), hundredths / 100)

    @staticmethod
    def _whole(number: int) -> Cell:
        return Cell(str(number), number)
