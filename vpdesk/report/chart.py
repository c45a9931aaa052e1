"""A chart to show or print: curves and bars over ticks, in data units."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from vpdesk.report.language import Language

TICKS = 8


class Line(NamedTuple):
    """A broken line through the points (x[i], y[i]), from left to right."""

    x: tuple[float, ...]
    y: tuple[float, ...]


class Tick(NamedTuple):
    """A place on an axis and the text beside it."""

    at: float
    text: str


@dataclass(frozen=True, slots=True)
class Curve:
    """One scale in a chart, or any other line.

    boards: the scale's board count; 0 where the line is of no single one.
    steps: what the scale really gives, as a staircase; None to leave it out.
    stepped: the steps are the scale, as of one with bands, and the smooth line helps the eye.
    style: index of the curve's colour and dash pattern.
    current: the curve to emphasise.
    median, blitz: the marked points, x and y; None for what has none.
    """

    label: str
    boards: int
    smooth: Line
    steps: Line | None
    style: int
    current: bool
    median: tuple[float, float] | None = None
    blitz: tuple[float, float] | None = None
    stepped: bool = False


@dataclass(frozen=True, slots=True)
class Bars:
    """Bars side by side, that stand on the x axis.

    edges: where the bars begin on the x axis, ascending, and where the last one ends.
    heights: the tops of the bars, in the chart's y units.
    style: index of their colour.
    values: the numbers behind the heights, where the bars are read off the right axis.
    """

    label: str
    edges: tuple[float, ...]
    heights: tuple[float, ...]
    style: int
    values: tuple[float, ...] = ()

    def outline(self, base: float) -> Line:
        """The line along the tops of the bars, from the base up and down to it again."""
        return _outline(self.edges, self.heights, base)

    def numbers(self, base: float) -> Line:
        """The same line through what one reads off the axis that the bars are read off."""
        return _outline(self.edges, self.values, 0.0) if self.values else self.outline(base)


@dataclass(frozen=True, slots=True)
class Chart:
    """Curves and bars over two axes. x runs from x_min to x_max, y from y_min to y_max.

    x_per_imp: what one IMP is on the x axis for the current scale.
    median_label, blitz_label: the names of the marked points.
    y2_label, y2_ticks: an axis at the right; its ticks are at places in y units.
    x_add: by how much the texts on the x axis are more than their places.
    x_whole: where the whole x axis ends, of which this is a part; 0 where it is all of it.
    """

    title: str
    rule: str
    x_label: str
    y_label: str
    x_max: float
    y_min: float
    y_max: float
    x_ticks: tuple[Tick, ...]
    y_ticks: tuple[Tick, ...]
    x_per_imp: float
    median_label: str
    blitz_label: str
    curves: tuple[Curve, ...]
    bars: tuple[Bars, ...] = ()
    y2_label: str = ""
    y2_ticks: tuple[Tick, ...] = ()
    x_min: float = 0.0
    x_add: float = 0.0
    x_whole: float = 0.0

    @property
    def entries(self) -> tuple[Curve | Bars, ...]:
        """What the legend names."""
        return (*self.curves, *self.bars)

    @property
    def ends(self) -> tuple[tuple[float, float], ...]:
        """Where the curves end that have names there: each at its blitz; () where one has none.

        One curve alone is named by the title.
        """
        found = [curve.blitz for curve in self.curves]
        seen = [each for each in found if each and self.x_min <= each[0] <= self.x_max]
        many = len(self.curves) > 1 and not self.bars
        return tuple(seen) if many and len(seen) == len(found) else ()

    @property
    def lines(self) -> tuple[Line, ...]:
        """All that is drawn: curves, their steps, and the outlines of the bars."""
        steps = (curve.steps for curve in self.curves if curve.steps is not None)
        bars = (each.outline(self.y_min) for each in self.bars)
        return (*(curve.smooth for curve in self.curves), *steps, *bars)

    def legend_place(self, width: float, height: float) -> tuple[float, float]:
        """Where a legend hides nothing: the place of its lower left corner.

        All are parts of the plot's width and height. It is at the right, as low as may be, or
        else at the left, then over an upright line, then over bars; where there is no such place
        at all, in the lower right corner.
        """
        return self.free_place(width, height) or (1 - width, 0.0)

    def free_place(self, width: float, height: float) -> tuple[float, float] | None:
        """The same; None where there is no such place."""
        upright = [each for each in self.lines if each.x[0] == each.x[-1] and len(each.x) == 2]
        others = [each for each in self.lines if each not in upright]
        curves = [curve.smooth for curve in self.curves]
        # An upright line is seen above and below; bars give way where nothing else is left.
        for lines in (self.lines, others, [each for each in curves if each not in upright]):
            for left in (1 - width, 0.0):
                bottom = self._free_above(lines, left, width, height)
                if bottom + height <= 1:
                    return left, bottom
        return None

    def _free_above(self, lines: Sequence[Line], left: float, width: float, height: float) -> float:
        """How far up a rectangle of this size hides none of the lines; all are parts."""
        span = self.y_max - self.y_min
        across = self.x_max - self.x_min
        ends = (self.x_min + left * across, self.x_min + (left + width) * across)
        bottom = 0.0
        for low, high in sorted(filter(None, (_extent(line, *ends) for line in lines))):
            if (low - self.y_min) / span >= bottom + height:
                break
            bottom = max(bottom, (high - self.y_min) / span)
        return bottom


def _outline(edges: tuple[float, ...], tops: tuple[float, ...], base: float) -> Line:
    x = [edge for edge in edges for _ in range(2)]
    y = [base, *(top for top in tops for _ in range(2)), base]
    return Line(tuple(x), tuple(y))


def runs_through(line: Line, left: float, right: float, low: float, high: float) -> bool:
    """Whether a line runs through a rectangle, in data units."""
    found = _extent(line, left, right)
    return found is not None and found[0] <= high and found[1] >= low


def _extent(line: Line, left: float, right: float) -> tuple[float, float] | None:
    """The least and the greatest y of a line from left to right; None where it is not there."""
    first, end = bisect_left(line.x, left), bisect_right(line.x, right)
    found = list(line.y[first:end])
    for i, at in ((first, left), (end, right)):
        if 0 < i < len(line.x):
            share = (at - line.x[i - 1]) / (line.x[i] - line.x[i - 1])
            found.append(line.y[i - 1] + share * (line.y[i] - line.y[i - 1]))
    return (min(found), max(found)) if found else None


def tick_places(least: float, most: float, about: int) -> list[float]:
    """Round numbers (1, 2 or 5 times a power of ten apart) in least to most, about so many."""
    step = _tick_step(most - least, about)
    first = math.ceil(least / step - 1e-9)
    last = math.floor(most / step + 1e-9)
    return [i * step for i in range(first, last + 1)]


def _tick_step(width: float, about: int) -> float:
    raw = width / about
    power = 10.0 ** math.floor(math.log10(raw))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= raw)


def axis_end(least_end: float) -> float:
    """Where an axis from 0 ends: at a tick, or halfway to one.

    So it stays the same for several board counts that follow each other.
    """
    half = _tick_step(least_end, TICKS) / 2
    return half * math.ceil(least_end / half - 1e-9)


def axis_ends(least: float, most: float) -> tuple[float, float]:
    """Where an axis through 0 begins and ends: as axis_end() has it, at both ends."""
    half = _tick_step(most - least, TICKS) / 2
    return half * math.floor(least / half + 1e-9), half * math.ceil(most / half - 1e-9)


def ticks(
    least: float, most: float, language: Language, *, about: int = TICKS, add: float = 0
) -> tuple[Tick, ...]:
    """Round numbers on an axis, all with as many decimals as their distance needs.

    add: by how much their texts are more than their places.
    """
    places = tick_places(least, most, about)
    decimals = max(0, -math.floor(math.log10(places[1] - places[0]) + 1e-9))
    return tuple(Tick(place, language.number(place + add, decimals)) for place in places)
