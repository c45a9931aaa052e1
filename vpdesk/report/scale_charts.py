"""Charts of scales: the curve, and the steps that the scale really gives."""

from __future__ import annotations

import math
from collections.abc import Sequence

from vpdesk.report.chart import Chart, Curve, Line, Tick, tick_places
from vpdesk.report.language import Language
from vpdesk.report.scale_tables import rule_text
from vpdesk.scales import DiscreteScale, Scale

ROOM = 1.04  # the axis goes on beyond the blitz
SMOOTH_POINTS = 96
TICKS = 8


def scale_chart(
    current: Scale, compared: Sequence[Scale], per_root_board: bool, language: Language
) -> Chart:
    """The compared scales as curves, the current one emphasised.

    The steps of a continuous scale nearly hide its curve, so only the current scale's are
    in the chart; those of discrete scales are all.
    """

    def x_per_imp(scale: Scale) -> float:
        return 1 / math.sqrt(scale.rule.boards) if per_root_board else 1.0

    v0 = float(current.rule.v0)
    x_max = max(
        max(ROOM * scale.rule.x, scale.last_margin) * x_per_imp(scale) for scale in compared
    )
    curves = tuple(
        _curve(scale, scale is current, style, x_per_imp(scale), x_max, language)
        for style, scale in enumerate(compared)
    )
    return Chart(
        title=language.translate("Report", "IMPs to Victory Points"),
        rule=rule_text(compared, language),
        x_label=(
            language.translate("Report", "IMPs per \N{SQUARE ROOT}board")
            if per_root_board
            else language.translate("Report", "IMPs")
        ),
        y_label=language.translate("Report", "VP"),
        x_max=x_max,
        y_min=v0,
        y_max=2 * v0,
        x_ticks=_ticks(0, x_max, language),
        y_ticks=_ticks(v0, 2 * v0, language),
        x_per_imp=x_per_imp(current),
        median_label=language.translate("Report", "median"),
        blitz_label=language.translate("Report", "blitz"),
        curves=curves,
    )


def _ticks(least: float, most: float, language: Language) -> tuple[Tick, ...]:
    """Round numbers on an axis, all with as many decimals as their distance needs."""
    places = tick_places(least, most, TICKS)
    decimals = max(0, -math.floor(math.log10(places[1] - places[0]) + 1e-9))
    return tuple(Tick(place, language.number(place, decimals)) for place in places)


def _curve(
    scale: Scale, current: bool, style: int, x_per_imp: float, x_max: float, language: Language
) -> Curve:
    rule = scale.rule
    with_steps = current or isinstance(scale, DiscreteScale)
    blitz, v0 = rule.x, float(rule.v0)
    shares = [i / SMOOTH_POINTS for i in range(SMOOTH_POINTS + 1)]
    smooth = Line(
        (*(blitz * x_per_imp * share for share in shares), x_max),
        (*(rule.curve(blitz * share) for share in shares), 2 * v0),
    )
    return Curve(
        label=language.boards(rule.boards),
        boards=rule.boards,
        smooth=smooth,
        steps=_steps(scale, x_per_imp, x_max) if with_steps else None,
        style=style,
        current=current,
        median=(blitz / 3 * x_per_imp, 1.5 * v0),
        blitz=(blitz * x_per_imp, 2 * v0),
    )


def _steps(scale: Scale, x_per_imp: float, x_max: float) -> Line:
    """The staircase of a scale: it changes halfway between two whole margins."""
    starts = scale.band_starts if isinstance(scale, DiscreteScale) else range(scale.last_margin + 1)
    x: list[float] = [0.0]
    y: list[float] = []
    for start in starts:
        vp = scale.vps(start)[0] / 100
        if start:
            edge = (start - 0.5) * x_per_imp
            x += [edge, edge]
        y += [vp, vp]
    x.append(x_max)
    return Line(tuple(x), tuple(y))
