"""Charts of scales: the curve, and the steps that the scale really gives."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise

from vpdesk.report.chart import Chart, Curve, Line, axis_end, axis_ends, ticks
from vpdesk.report.language import Language
from vpdesk.report.scales import names
from vpdesk.report.scales.names import compared_names, margin_heading, name_among
from vpdesk.report.scales.tables import rule_text
from vpdesk.scales import DiscreteScale, PrintedScale, Scale, ScaleRule, Unit

ROOM = 1.04  # the axis goes on beyond the blitz
SMOOTH_POINTS = 96
KEPT = 64  # curves: those of the pins stay while the spinner turns


def scale_chart(
    current: Scale,
    compared: Sequence[Scale],
    styles: Sequence[int],
    per_root_board: bool,
    language: Language,
) -> Chart:
    """The compared scales as curves with their styles, the current one emphasised.

    The steps of a continuous scale nearly hide its curve, so only the current scale's are
    in the chart; those of scales with bands are all. The axis of percentages begins at 50 %.
    """
    percent = current.unit is Unit.PERCENT

    def x_per_imp(scale: Scale) -> float:
        if percent:
            return 0.01
        return 1 / math.sqrt(scale.boards) if per_root_board else 1.0

    least = min(scale.vps(0)[0] for scale in compared) / 100
    most = max(scale.full for scale in compared) / 100
    x_max = _axis_end(compared, x_per_imp)
    curves = tuple(
        _curve(scale, name, scale is current, style, x_per_imp(scale), x_max)
        for style, scale, name in zip(
            styles, compared, compared_names(compared, language), strict=True
        )
    )
    return Chart(
        title=names.title(current, language),
        rule=rule_text(compared, language),
        x_label=(
            language.translate("Report", "IMPs per \N{SQUARE ROOT}board")
            if per_root_board and not percent
            else margin_heading(current, language)
        ),
        y_label=language.translate("Report", "VP"),
        x_max=x_max,
        y_min=least,
        y_max=most,
        x_ticks=ticks(0, x_max, language, add=50 if percent else 0),
        x_add=50 if percent else 0,
        y_ticks=ticks(least, most, language),
        x_per_imp=x_per_imp(current),
        median_label=language.translate("Report", "median"),
        blitz_label=language.translate("Report", "blitz"),
        curves=curves,
    )


def differences_chart(
    current: Scale,
    compared: Sequence[Scale],
    styles: Sequence[int],
    base: Scale,
    language: Language,
) -> Chart:
    """How much more the compared scales give than the base, at every margin, as curves.

    Where one of the two has bands, the difference goes up and down in steps.
    """
    percent = current.unit is Unit.PERCENT
    unit = 0.01 if percent else 1.0
    x_max = _axis_end(compared, lambda _: unit)
    lines = [_difference(scale, base, unit, x_max) for scale in compared]
    ends = [_heights(line) for line in lines]
    least, most = min(0.0, *(low for low, _ in ends)), max(0.0, *(high for _, high in ends))
    if least == most:  # nothing to compare: a line in the middle
        least, most = -1.0, 1.0
    least, most = axis_ends(least, most)
    curves = tuple(
        Curve(name, scale.boards, line, None, style, scale is current)
        for style, scale, line, name in zip(
            styles, compared, lines, compared_names(compared, language), strict=True
        )
    )
    title = language.translate("Report", "Differences from {boards}")
    return Chart(
        title=title.format(boards=name_among(base, compared, language)),
        rule=rule_text(compared, language),
        x_label=margin_heading(current, language),
        y_label=language.translate("Report", "VP"),
        x_max=x_max,
        y_min=least,
        y_max=most,
        x_ticks=ticks(0, x_max, language, add=50 if percent else 0),
        x_add=50 if percent else 0,
        y_ticks=ticks(least, most, language),
        x_per_imp=unit,
        median_label="",
        blitz_label="",
        curves=curves,
    )


@lru_cache(KEPT)
def _heights(line: Line) -> tuple[float, float]:
    """The least and the greatest height of a line."""
    return min(line.y), max(line.y)


@lru_cache(KEPT)
def _difference(scale: Scale, base: Scale, unit: float, x_max: float) -> Line:
    starts = sorted({*scale.band_starts, *base.band_starts})
    y = [(scale.vps(start)[0] - base.vps(start)[0]) / 100 for start in starts]
    if not (_has_bands(scale) or _has_bands(base)):
        return Line((*(start * unit for start in starts), x_max), (*y, y[-1]))
    edges = [(start - 0.5) * unit for start in starts[1:]]
    x = [0.0, *(edge for edge in edges for _ in range(2)), x_max]
    return Line(tuple(x), tuple(each for each in y for _ in range(2)))


def _axis_end(scales: Sequence[Scale], x_per_imp: Callable[[Scale], float]) -> float:
    """Where the axis ends, some way after the last blitz; at 100 % there is nothing after it."""
    ends = (max(ROOM * scale.blitz, scale.last_margin) * x_per_imp(scale) for scale in scales)
    return axis_end(max(ends))


@lru_cache(KEPT)
def _curve(
    scale: Scale, name: str, current: bool, style: int, x_per_imp: float, x_max: float
) -> Curve:
    return Curve(
        label=name,
        boards=scale.boards,
        smooth=_smooth(scale, x_per_imp, x_max),
        steps=staircase(scale, x_per_imp, x_max) if current or _has_bands(scale) else None,
        style=style,
        current=current,
        median=(
            None
            if isinstance(scale, PrintedScale)
            else (
                scale.rule.median * x_per_imp,
                1.5 * float(scale.rule.v0),
            )
        ),
        blitz=(scale.blitz * x_per_imp, scale.full / 100),
        stepped=_has_bands(scale),
    )


def _has_bands(scale: Scale) -> bool:
    return isinstance(scale, DiscreteScale) or (
        isinstance(scale, PrintedScale) and not scale.by_margin
    )


def _smooth(scale: Scale, x_per_imp: float, x_max: float) -> Line:
    """The curve of a rule; of a printed scale straight lines through the middles of its bands."""
    if isinstance(scale, PrintedScale):
        starts = scale.band_starts
        middles = [0.0, *((a + b - 1) / 2 for a, b in pairwise(starts[1:])), float(starts[-1])]
        x = [middle * x_per_imp for middle in middles]
        y = [scale.vps(start)[0] / 100 for start in starts]
        return Line((*x, x_max), (*y, y[-1]))
    across, up = _rule_points(scale.rule, x_per_imp)
    return Line((*across, x_max), (*up, 2 * float(scale.rule.v0)))


@lru_cache(KEPT)
def _rule_points(rule: ScaleRule, x_per_imp: float) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The points of a rule's curve up to its blitz."""
    shares = [i / SMOOTH_POINTS for i in range(SMOOTH_POINTS + 1)]
    return (
        tuple(rule.x * x_per_imp * share for share in shares),
        tuple(rule.curve(rule.x * share) for share in shares),
    )


def staircase(scale: Scale, x_per_imp: float, x_max: float) -> Line:
    """The staircase of a scale: it changes halfway between two whole margins."""
    x: list[float] = [0.0]
    y: list[float] = []
    for start in scale.band_starts:
        vp = scale.vps(start)[0] / 100
        if start:
            edge = (start - 0.5) * x_per_imp
            x += [edge, edge]
        y += [vp, vp]
    x.append(x_max)
    return Line(tuple(x), tuple(y))
