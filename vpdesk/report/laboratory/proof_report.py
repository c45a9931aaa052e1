"""What a proof of a scale consists of, and the words that those of all kinds have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from vpdesk.report.language import Language
from vpdesk.report.paragraphs import Paragraph
from vpdesk.report.scales.names import model_name
from vpdesk.report.scales.tables import rule_text
from vpdesk.report.table import Cell, Mark, Table
from vpdesk.scales import FormulaScale, Model, Scale
from vpdesk.scales.models import R


@dataclass(frozen=True, slots=True)
class ProofView:
    """A table of a proof, each row of which can be explained.

    name: what its tab says. make: the table, which can be long. cause: the words for a row,
    counted from 0. empty: what stands there when it has no rows.
    """

    name: str
    make: Callable[[], Table]
    cause: Callable[[int], tuple[Paragraph, ...]]
    empty: str = ""

    @property
    def table(self) -> Table:
        """The table, made each time that it is asked for."""
        return self.make()


@dataclass(frozen=True, slots=True)
class ProofReport:
    """A proof: all of it in words, and tables for a closer look, the most telling one first."""

    words: tuple[Paragraph, ...]
    views: tuple[ProofView, ...]


def proof_table(
    title: str,
    headings: Sequence[str],
    rows: Sequence[tuple[Cell, ...]],
    starts: Sequence[int],
    scale: Scale,
    language: Language,
    legend: tuple[tuple[Mark, str], ...] = (),
) -> Table:
    """A table of a proof of a scale; starts as the row_starts of Table."""
    title, rule = proof_title(title, scale, language), rule_text((scale,), language)
    return Table(title, rule, tuple(headings), tuple(rows), tuple(starts), legend=legend)


def proof_title(of: str, scale: Scale, language: Language) -> str:
    """The title of a part of a proof: "Raised cells, 24 boards"."""
    text = language.translate("ScaleProof", "{of}, {boards}")
    return text.format(of=of, boards=language.boards(scale.boards))


def curve_words(scale: FormulaScale, language: Language) -> tuple[Paragraph, ...]:
    """What the curve of a scale is, before any rounding."""
    rule = scale.rule
    x = language.number(rule.x, 2)
    if rule.blitz is not None:
        blitz = language.translate("ScaleProof", "The largest win begins at {x} IMPs, the blitz.")
    else:
        blitz = language.translate(
            "ScaleProof",
            "The largest win begins at {factor} × √{boards} = {x} IMPs, the blitz.",
        )
    if rule.blitz is None and rule.half_match:
        half = language.translate(
            "ScaleProof", "In a half match the formula counts half of the boards."
        )
        blitz = f"{blitz} {half}"
    count = rule.boards / 2 if rule.half_match else rule.boards
    said = blitz.format(factor=language.plain(rule.factor), boards=language.plain(count), x=x)
    return (
        Paragraph(language.translate("ScaleProof", "The curve"), strong=True),
        Paragraph(said),
        Paragraph(_formula(scale, language)),
    )


def _formula(scale: FormulaScale, language: Language) -> str:
    rule, model = scale.rule, scale.rule.model
    values = {
        "v0": language.plain(rule.v0),
        "x": language.number(rule.x, 2),
        "third": language.number(rule.x / 3, 2),
        "median": language.number(1.5 * float(rule.v0), 2),
        "r": language.number(R, 5),
        "model": model_name(model, language),
    }
    if model is Model.EXPONENTIAL:
        text = language.translate(
            "ScaleProof",
            "Below that a win by I IMPs is worth {v0} + {v0} (1 − R^(I / {x})) / (1 − R) VP, where "
            "R = √5 − 2 = {r}. So a third of the blitz, {third} IMPs, is worth {median} VP.",
        )
    elif model is Model.LINEAR:
        text = language.translate(
            "ScaleProof", "Below that every IMP is worth the same: the curve is a straight line."
        )
    else:
        text = language.translate(
            "ScaleProof",
            "Below that the curve is the {model} one, in which a third of the blitz, {third} "
            "IMPs, is worth {median} VP.",
        )
    return text.format(**values)
