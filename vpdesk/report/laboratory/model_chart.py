"""The chart of the models: their curves, sensitivities or concavities, and the chances."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum

from vpdesk.report.chart import Bars, Chart, Curve, Line, Tick, ticks
from vpdesk.report.laboratory.models import Modelled, equal_teams_text, models_rule_text
from vpdesk.report.language import Language
from vpdesk.report.scales.charts import ROOM, SMOOTH_POINTS, staircase
from vpdesk.report.scales.names import model_name, scale_name
from vpdesk.scales import FormulaScale, Model, PrintedScale, ScaleRule
from vpdesk.scales.chances import chance_of, chances

BARS_SHARE = 0.2  # of the plot's height, under the curves
BARS_STYLE, PRINTED_STYLE = 6, 5  # of the palette, after those of the models
CHANCE_TICKS = 3


class ModelCurve(Enum):
    """What the chart shows of the models, over the margin."""

    CURVE = "curve"
    SENSITIVITY = "sensitivity"
    CONCAVITY = "concavity"


def models_chart(
    shown: ModelCurve,
    models: tuple[Modelled, ...],
    kind: str,
    current: Model,
    language: Language,
    *,
    with_chances: bool = False,
    printed: PrintedScale | None = None,
) -> Chart:
    """The models as curves, the current one emphasised, which has the steps of its scale.

    with_chances: bars of how often each margin occurs. printed: a scale drawn over the curves.
    A concavity that is far above all others is cut off: the square root model's at the draw.
    """
    rule = models[0].rule
    if shown is not ModelCurve.CURVE:
        printed = None
    x_max = ROOM * max(rule.x, printed.last_margin if printed else 0)
    least, most = _extent(shown, rule, models)
    curves = [
        _curve(shown, model, kind, style, current, x_max, most, language)
        for style, model in enumerate(models)
    ]
    if printed is not None:
        steps = staircase(printed, 1.0, x_max)
        curves.append(Curve(scale_name(printed, language), 0, steps, None, PRINTED_STYLE, False))
        least = min(least, printed.v0_hundredths / 100)
        most = max(most, printed.full / 100)
    title, unit = _title_and_unit(shown, language)
    chart = Chart(
        title=title,
        rule=models_rule_text(rule, language),
        x_label=language.translate("Report", "IMPs"),
        y_label=unit,
        x_max=x_max,
        y_min=least,
        y_max=most,
        x_ticks=ticks(0, x_max, language),
        y_ticks=ticks(least, most, language),
        x_per_imp=1.0,
        median_label=language.translate("Report", "median"),
        blitz_label=language.translate("Report", "blitz"),
        curves=tuple(curves),
    )
    if not with_chances:
        return chart
    found = next(model for model in models if model.rule.model is current)
    return _with_chances(chart, found.scale(kind) or found.continuous, language)


def _title_and_unit(shown: ModelCurve, language: Language) -> tuple[str, str]:
    translate = language.translate
    return {
        ModelCurve.CURVE: (
            translate("Report", "IMPs to Victory Points"),
            translate("Report", "VP"),
        ),
        ModelCurve.SENSITIVITY: (
            translate("Report", "Sensitivity: the Worth of One IMP"),
            translate("Report", "VP per IMP"),
        ),
        ModelCurve.CONCAVITY: (
            translate("Report", "Concavity: How Fast It Falls"),
            translate("Report", "VP per IMP²"),
        ),
    }[shown]


def model_value(shown: ModelCurve, rule: ScaleRule) -> Callable[[float], float]:
    """What the chart shows of a rule at a margin from 0 to the blitz."""
    return {
        ModelCurve.CURVE: rule.curve,
        ModelCurve.SENSITIVITY: rule.sensitivity,
        ModelCurve.CONCAVITY: rule.concavity,
    }[shown]


def _extent(
    shown: ModelCurve, rule: ScaleRule, models: tuple[Modelled, ...]
) -> tuple[float, float]:
    v0 = float(rule.v0)
    if shown is ModelCurve.CURVE:
        return v0, 2 * v0
    values = sorted(model_value(shown, model.rule)(0.0) for model in models)
    return 0.0, 1.1 * values[-1 if shown is ModelCurve.SENSITIVITY else -2]


def _curve(
    shown: ModelCurve,
    model: Modelled,
    kind: str,
    style: int,
    current: Model,
    x_max: float,
    most: float,
    language: Language,
) -> Curve:
    rule, value = model.rule, model_value(shown, model.rule)
    is_current = rule.model is current
    x = [rule.x * i / SMOOTH_POINTS for i in range(SMOOTH_POINTS + 1)]
    y = [value(margin) for margin in x]
    scale = model.scale(kind) if is_current and shown is ModelCurve.CURVE else None
    full = Line((*x, x_max), (*y, y[-1]))
    return Curve(
        label=model_name(rule.model, language),
        boards=0,
        smooth=full if shown is ModelCurve.CURVE else _below(x, y, most),
        steps=None if scale is None else staircase(scale, 1.0, x_max),
        style=style,
        current=is_current,
        median=(rule.median, value(rule.median)),
        blitz=(rule.x, value(rule.x)),
    )


def _below(x: list[float], y: list[float], most: float) -> Line:
    """The part of a falling line that is not above most."""
    first = next(i for i, each in enumerate(y) if each <= most)
    if first == 0:
        return Line(tuple(x), tuple(y))
    share = (y[first - 1] - most) / (y[first - 1] - y[first])
    enters = x[first - 1] + share * (x[first] - x[first - 1])
    return Line((enters, *x[first:]), (most, *y[first:]))


def _with_chances(chart: Chart, scale: FormulaScale, language: Language) -> Chart:
    """The chart with a bar for every margin, and the axis on which they are read, in percent.

    scale: the one whose share of blitzes is named.
    """
    x_max, least, most = chart.x_max, chart.y_min, chart.y_max
    label = language.translate("Report", "chance (blitz {share} %)")
    share = language.number(100 * chances(scale).blitz, 1)
    margins = range(int(x_max + 0.5) + 1)
    values = [100 * chance_of(margin, float(scale.rule.scored_boards)) for margin in margins]
    height = BARS_SHARE * (most - least) / max(values)
    edges = (0.0, *(margin + 0.5 for margin in margins[:-1]), x_max)
    bars = Bars(
        label=label.format(share=share),
        edges=edges,
        heights=tuple(least + height * value for value in values),
        style=BARS_STYLE,
        values=tuple(values),
    )
    marks = ticks(0, max(values), language, about=CHANCE_TICKS)
    return replace(
        chart,
        rule=f"{chart.rule}; {equal_teams_text(language)}",
        bars=(bars,),
        y2_label=language.translate("Report", "chance, %"),
        y2_ticks=tuple(Tick(least + height * tick.at, tick.text) for tick in marks),
    )
