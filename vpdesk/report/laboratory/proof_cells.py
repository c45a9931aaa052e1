"""The proof of a continuous scale in words: what was raised, and what forced it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, islice

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.laboratory.proof_report import curve_words
from vpdesk.report.language import Language
from vpdesk.report.paragraphs import Paragraph
from vpdesk.scales import ContinuousScale, ScaleRule, continuous_scale
from vpdesk.scales.proof import Raise, raise_steps, raises, violations

ROUNDING = QT_TRANSLATE_NOOP("ScaleProof", "Rounding")
ROUNDED = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "The winner's VP at 0 to {last} IMPs are rounded to hundredths, halves up; the loser "
    "gets the rest of {full}.",
)
EARLY = QT_TRANSLATE_NOOP(
    "ScaleProof", "So a win by {imps}, less than the blitz, is rounded up to {full} VP."
)
RULE_HEADING = QT_TRANSLATE_NOOP("ScaleProof", "The rule")
RULE = QT_TRANSLATE_NOOP("ScaleProof", "No IMP may gain more than the one before it.")
KEPT = QT_TRANSLATE_NOOP(
    "ScaleProof", "The rounded table keeps this rule everywhere, so nothing had to be corrected."
)
CORRECTION = QT_TRANSLATE_NOOP("ScaleProof", "The correction")
CORRECTED = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "Where the rule is broken, the VP of the margin in the middle are raised by {step}: at the "
    "lowest such margin first, again and again, until it is broken nowhere. That takes {steps} on"
    " {cells}, each raised by at most {most} VP.",
)
ANY_ORDER = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "In any order this ends in one table: the lowest that keeps the rule and is nowhere "
    "below the rounded curve.",
)
COUNTS = QT_TRANSLATE_NOOP("ScaleProof", "Violations and steps")
NOT_THE_SAME = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "These are not the same count. Violations are margins at which the rounded table breaks the "
    "rule, before anything is corrected; steps are raises of {step} VP. A raise can break the rule "
    "at the margin beside it, which then needs a step, too.",
)
REPORT_COUNTS = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "The report of the WBF speaks of {violations} corrections for {boards}. It means "
    "violations: to correct them takes {steps} on {cells}, by up to {most} VP.",
)
FORCED = QT_TRANSLATE_NOOP("ScaleProof", "What forced each correction")
FORCED_BY = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "A cell is raised because of the cells around it, also of those to its right. Each time"
    " there are two margins that stay as they were rounded; in the table between them the gains "
    "are whole hundredths that must not grow, and these are the lowest VP for which that is so.",
)
RAISED_CELL = QT_TRANSLATE_NOOP("ScaleProof", "{imps} from {rounded} to {raised}")
STRETCH = QT_TRANSLATE_NOOP("ScaleProof", "{gains} Raised: {cells}.")
GAINS = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "{left} ({left_vp} VP) to {right} ({right_vp} VP): {total} VP, first {first} of {more}, "
    "then {rest} of {less}.",
)
GAINS_EVEN = QT_TRANSLATE_NOOP(
    "ScaleProof",
    "From {left} ({left_vp} VP) to {right} ({right_vp} VP) it is {total} VP, {less} for each IMP.",
)

MOST_STEPS = 4000  # that are listed: a blitz of thousands of IMPs needs millions
MOST_CELLS = 250  # that are named in a sentence
REPORTED = 60  # the board count for which the WBF's report says how many corrections there are


class CellsProof:
    """The corrections of a continuous scale, and what there is to say of them."""

    def __init__(self, scale: ContinuousScale, language: Language) -> None:
        self.scale, self.language = scale, language
        self.raises = raises(scale)
        self.violations = violations(scale.rounded)
        self.steps = tuple(islice(raise_steps(scale.rounded), MOST_STEPS))

    # All of it in words

    def words(self) -> Iterator[Paragraph]:
        """From the curve to the last correction."""
        scale = self.scale
        yield from curve_words(scale, self.language)
        yield self._heading(self._say(ROUNDING))
        text = self._say(ROUNDED)
        full = self.language.plain(scale.full / 100)
        yield Paragraph(text.format(last=scale.last_margin, full=full))
        if scale.rounded[-2] == scale.full:
            text = self._say(EARLY)
            yield Paragraph(
                text.format(imps=self._imps(scale.rounded.index(scale.full)), full=full)
            )
        yield self._heading(self._say(RULE_HEADING))
        yield Paragraph(self._say(RULE))
        if not self.violations:
            yield Paragraph(self._say(KEPT))
            return
        yield from self._counts()
        yield from self._stretches()

    def _counts(self) -> Iterator[Paragraph]:
        """How many violations there are, and how many steps."""
        count = self.language.translate(
            "ScaleProof",
            "The rounded table breaks it at %n margin(s); each is a violation.",
            None,
            len(self.violations),
        )
        yield Paragraph(count)
        yield self._heading(self._say(CORRECTION))
        text = self._say(CORRECTED)
        yield Paragraph(text.format(step=self._vp(1), **self._figures(self.raises)))
        yield Paragraph(self._say(ANY_ORDER))
        yield self._heading(self._say(COUNTS))
        yield Paragraph(self._say(NOT_THE_SAME).format(step=self._vp(1)))
        rule = self.scale.rule
        if rule == ScaleRule(rule.boards):
            yield Paragraph(self._reported())

    def _reported(self) -> str:
        """What the WBF's report counts."""
        other = continuous_scale(ScaleRule(REPORTED))
        text = self._say(REPORT_COUNTS)
        return text.format(
            violations=len(other.violations),
            boards=self.language.boards(REPORTED),
            **self._figures(raises(other)),
        )

    def _figures(self, found: Sequence[Raise]) -> dict[str, str]:
        steps = sum(each.steps for each in found)
        return {
            "steps": self.language.translate("ScaleProof", "%n step(s)", None, steps),
            "cells": self.language.translate("ScaleProof", "%n cell(s)", None, len(found)),
            "most": self.language.vp(max(each.steps for each in found)),
        }

    def _stretches(self) -> Iterator[Paragraph]:
        """What forced the corrections, for all of those between the same two margins at once."""
        yield self._heading(self._say(FORCED))
        text = self._say(FORCED_BY)
        yield Paragraph(text)
        for _, found in groupby(self.raises, key=lambda each: each.left):
            yield Paragraph(self._stretch(list(found)))

    def _stretch(self, found: list[Raise]) -> str:
        raised = self._say(RAISED_CELL)
        parts = (
            raised.format(
                imps=self._imps(each.margin),
                rounded=self._vp(each.rounded),
                raised=self._vp(each.raised),
            )
            for each in found[:MOST_CELLS]
        )
        more = ("…",) if len(found) > MOST_CELLS else ()
        text = self._say(STRETCH)
        return text.format(gains=self._gains(found[0]), cells="; ".join((*parts, *more)))

    def _gains(self, one: Raise) -> str:
        """What the IMPs between the two margins around a raised cell gain in the end."""
        values = self.scale.rounded
        count = one.right - one.left
        total = values[one.right] - values[one.left]
        first = total - one.least * count
        text = self._say(GAINS if first else GAINS_EVEN)
        return text.format(
            left=self._imps(one.left),
            left_vp=self._vp(values[one.left]),
            right=self._imps(one.right),
            right_vp=self._vp(values[one.right]),
            total=self._vp(total),
            first=self._imps(first),
            more=self._vp(one.least + 1),
            rest=self._imps(count - first),
            less=self._vp(one.least),
        )

    # How it is said

    def _say(self, text: str) -> str:
        return self.language.translate("ScaleProof", text)

    def _vp(self, hundredths: int) -> str:
        return self.language.vp(hundredths)

    def _imps(self, count: int) -> str:
        return self.language.translate("Report", "%n IMP(s)", None, count)

    @staticmethod
    def _heading(text: str) -> Paragraph:
        return Paragraph(text, strong=True)
