"""The curves that a scale may be made from, side by side: figures, VPs and differences."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from vpdesk.report.language import MINUS, Language
from vpdesk.report.scales.names import model_name
from vpdesk.report.scales.tables import compared_table
from vpdesk.report.table import Cell, Table
from vpdesk.scales import (
    ContinuousScale,
    DiscreteScale,
    FormulaScale,
    Model,
    PrintedScale,
    Scale,
    ScaleError,
    ScaleRule,
    ScaleSpec,
    Unit,
    continuous_scale,
    discrete_scale,
)
from vpdesk.scales.chances import IMPS_A_BOARD, Chances, chances

NONE = Cell("\N{EN DASH}")
DOT = "\N{MIDDLE DOT}"

# What the worth of one more IMP depends on: V the VPs, I the margin, A and B constants.
FORMULAS = {
    Model.EXPONENTIAL: f"A {MINUS} B{DOT}V",
    Model.QUADRATIC: f"A {MINUS} B{DOT}I",
    Model.SQUARE_ROOT: "A / (B + V)",
    Model.LOGARITHMIC: f"A{DOT}exp({MINUS}B{DOT}V)",
    Model.LINEAR: "A",
}


class ModelTable(Enum):
    """What the table of the models shows."""

    FIGURES = "figures"
    VPS = "vps"  # of every margin, or the margins of every VP
    DIFFERENCES = "differences"  # of these from the WBF's


@dataclass(frozen=True, slots=True)
class Modelled:
    """A curve made into both scales.

    discrete: None where the blitz is too short for it, or the range odd.
    """

    rule: ScaleRule
    continuous: ContinuousScale
    discrete: DiscreteScale | None

    def scale(self, kind: str) -> FormulaScale | None:
        """The scale of a kind."""
        return self.continuous if kind == ContinuousScale.kind else self.discrete


def modelled(rule: ScaleRule) -> tuple[Modelled, ...]:
    """All models with the boards, the range and the blitz of a rule."""
    rules = [replace(rule, model=model) for model in Model]
    return tuple(Modelled(each, continuous_scale(each), _discrete(each)) for each in rules)


def comparable(scale: PrintedScale) -> bool:
    """A curve can go through its draw and its blitz: its margins are IMPs, its VPs add up."""
    return scale.unit is Unit.IMP and scale.full == 2 * scale.v0_hundredths


def kind_of(choice: ScaleSpec, scale: Scale | None) -> str:
    """The kind of the scales; a printed scale with whole VPs is like a discrete one."""
    if isinstance(scale, PrintedScale):
        return DiscreteScale.kind if scale.whole else ContinuousScale.kind
    return choice.kind


def models_rule(rule: ScaleRule, scale: Scale | None) -> ScaleRule:
    """The rule whose models are compared with a scale.

    For a printed scale it goes through its draw and its blitz, where there is such a rule;
    else it is the given one.
    """
    if isinstance(scale, PrintedScale) and comparable(scale):
        return ScaleRule(scale.boards, v0=scale.v0_hundredths / 100, blitz=int(scale.blitz))
    return rule


def shown_models(
    shown: ModelTable, models: tuple[Modelled, ...], kind: str
) -> tuple[Modelled, ...]:
    """The models that have a column in a table, after its first one."""
    if shown is ModelTable.FIGURES:
        return models
    return tuple(model for model in models if model.scale(kind) is not None)


def models_rule_text(rule: ScaleRule, language: Language) -> str:
    """What all models have in common, as a footer says it."""
    parts = [f"{language.plain(2 * rule.v0)}-0", language.boards(rule.boards)]
    if rule.half_match:
        parts.append(language.translate("Report", "half match"))
    blitz = language.translate("Report", "blitz {imps} IMPs")
    parts.append(blitz.format(imps=language.number(rule.x, 1)))
    return ", ".join(parts)


def equal_teams_text(language: Language) -> str:
    """What chances are of."""
    text = language.translate("Report", "Equal teams, {imps} IMPs per board")
    return text.format(imps=language.number(IMPS_A_BOARD, 2))


def models_table(
    shown: ModelTable,
    models: tuple[Modelled, ...],
    kind: str,
    current: Model,
    language: Language,
) -> Table:
    """A table of the models, a column each. kind: of the scales, which figures have both of.

    A model without such a scale has no column.
    """
    if shown is ModelTable.FIGURES:
        return _figures(models, current, language)
    made = (model.scale(kind) for model in shown_models(shown, models, kind))
    scales = [scale for scale in made if scale is not None]
    rule = models[0].rule
    names = [model_name(scale.rule.model, language) for scale in scales]
    base = scales[0] if shown is ModelTable.DIFFERENCES and scales else None
    title = language.translate("Report", "Models of the Scale")
    if base is not None:
        title = language.translate("Report", "Differences from the WBF Scale")
    if not scales:
        return Table(title, models_rule_text(rule, language), (), (), ())
    chosen = next((scale for scale in scales if scale.rule.model is current), scales[0])
    table = compared_table(scales, chosen, base, language)
    return replace(
        table,
        title=title,
        rule=models_rule_text(rule, language),
        headings=(table.headings[0], *names),
    )


def _figures(models: tuple[Modelled, ...], current: Model, language: Language) -> Table:
    """Curve, corrections and chances: a row for each figure."""
    groups = (_curve_rows, _continuous_rows, _discrete_rows, _chance_rows)
    rows = [row for group in groups for row in group(models, language)]
    names = [
        f"{model_name(model.rule.model, language)}: {FORMULAS[model.rule.model]}"
        for model in models
    ]
    return Table(
        title=language.translate("Report", "Models of the Scale"),
        rule=models_rule_text(models[0].rule, language),
        headings=(language.translate("Report", "Model: the worth of one IMP"), *names),
        rows=tuple(rows),
        row_starts=tuple(range(len(rows))),
        current=1 + [model.rule.model for model in models].index(current),
        words=(0,),
    )


CellRows = Iterator[tuple[Cell, ...]]


def _heading(text: str, models: tuple[Modelled, ...]) -> tuple[Cell, ...]:
    return (Cell(text, strong=True), *(Cell("") for _ in models))


def _curve_rows(models: tuple[Modelled, ...], language: Language) -> CellRows:
    translate, rules = language.translate, [model.rule for model in models]

    def row(name: str, values: list[float], decimals: int) -> tuple[Cell, ...]:
        return (Cell(name), *(Cell(language.number(each, decimals), each) for each in values))

    yield _heading(translate("Report", "Curve, in VP and IMPs"), models)
    medians = [rule.median for rule in rules]
    yield row(translate("Report", "Median"), medians, 1)
    places = ([0.0 for _ in rules], medians, [rule.x for rule in rules])
    sensitivity = (
        translate("Report", "Sensitivity at the draw"),
        translate("Report", "Sensitivity at the median"),
        translate("Report", "Sensitivity at the blitz"),
    )
    for name, at in zip(sensitivity, places, strict=True):
        yield row(name, [rule.sensitivity(x) for rule, x in zip(rules, at, strict=True)], 3)
    concavity = (
        translate("Report", "Concavity at the draw"),
        translate("Report", "Concavity at the median"),
        translate("Report", "Concavity at the blitz"),
    )
    for name, at in zip(concavity, places, strict=True):
        yield row(name, [rule.concavity(x) for rule, x in zip(rules, at, strict=True)], 4)


def _continuous_rows(models: tuple[Modelled, ...], language: Language) -> CellRows:
    translate, scales = language.translate, [model.continuous for model in models]
    yield _heading(translate("Report", "Continuous scale"), models)
    name = translate("Report", "Concavity violations")
    yield (Cell(name), *(_count(len(scale.violations)) for scale in scales))
    name = translate("Report", "Raises of {step} VP").format(step=language.vp(1))
    yield (Cell(name), *(_count(scale.steps) for scale in scales))
    found = [_vp_difference(scale, scales[0], language) for scale in scales]
    yield (
        Cell(translate("Report", "Greatest difference from WBF, VP")),
        *(each for each, _ in found),
    )
    yield (
        Cell(translate("Report", "Margin of this difference, IMPs")),
        *(each for _, each in found),
    )


def _discrete_rows(models: tuple[Modelled, ...], language: Language) -> CellRows:
    translate, scales = language.translate, [model.discrete for model in models]
    yield _heading(translate("Report", "Discrete scale"), models)
    name = translate("Report", "Bands narrower than the last")
    yield (Cell(name), *(NONE if each is None else _count(len(each.violations)) for each in scales))
    name = translate("Report", "Limits lowered by one IMP")
    yield (Cell(name), *(NONE if each is None else _count(each.steps) for each in scales))
    found = [_band_difference(scale, scales[0], language) for scale in scales]
    yield (
        Cell(translate("Report", "Greatest difference from WBF, IMPs")),
        *(each for each, _ in found),
    )
    yield (Cell(translate("Report", "VP of this difference")), *(each for _, each in found))


def _chance_rows(models: tuple[Modelled, ...], language: Language) -> CellRows:
    translate = language.translate
    yield _heading(equal_teams_text(language), models)
    continuous = [chances(model.continuous) for model in models]
    discrete = [None if model.discrete is None else chances(model.discrete) for model in models]
    for name, found, figure in (
        (translate("Report", "Drawn, continuous, %"), continuous, _drawn),
        (translate("Report", "Drawn, discrete, %"), discrete, _drawn),
        (translate("Report", "Won by a blitz, continuous, %"), continuous, _blitzed),
        (translate("Report", "Won by a blitz, discrete, %"), discrete, _blitzed),
        (translate("Report", "Winner's VP on average, continuous"), continuous, _won),
        (translate("Report", "Winner's VP on average, discrete"), discrete, _won),
    ):
        cells = (NONE if each is None else figure(each, language) for each in found)
        yield (Cell(name), *cells)


def _drawn(each: Chances, language: Language) -> Cell:
    return Cell(language.number(100 * each.draw, 1), 100 * each.draw)


def _blitzed(each: Chances, language: Language) -> Cell:
    return Cell(language.number(100 * each.blitz, 1), 100 * each.blitz)


def _won(each: Chances, language: Language) -> Cell:
    return Cell(language.number(each.won, 2), each.won)


def _count(count: int) -> Cell:
    return Cell(str(count), count)


def _vp_difference(
    scale: ContinuousScale, base: ContinuousScale, language: Language
) -> tuple[Cell, Cell]:
    """By how much two scales are most different, and the first margin where they are."""
    if scale is base:
        return NONE, NONE
    margins = range(max(scale.last_margin, base.last_margin) + 1)
    differences = [scale.vps(margin)[0] - base.vps(margin)[0] for margin in margins]
    margin = max(margins, key=lambda at: abs(differences[at]))
    greatest = differences[margin]
    return Cell(language.gain(greatest), greatest / 100), _count(margin)


def _band_difference(
    scale: DiscreteScale | None, base: DiscreteScale | None, language: Language
) -> tuple[Cell, Cell]:
    """By how much the bands of two scales begin most differently, and the first such band."""
    if scale is None or base is None or scale is base:
        return NONE, NONE
    starts = list(zip(scale.band_starts, base.band_starts, strict=True))
    first, other = max(starts, key=lambda pair: abs(pair[0] - pair[1]))
    return Cell(language.signed(first - other), first - other), _count(scale.vps(first)[0] // 100)


def _discrete(rule: ScaleRule) -> DiscreteScale | None:
    try:
        return discrete_scale(rule)
    except ScaleError:
        return None
