"""A chart to show or print: curves over ticks, in data units."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import NamedTuple


class Line(NamedTuple):
    """A broken line through the points (x[i], y[i])."""

    x: tuple[float, ...]
    y: tuple[float, ...]


class Tick(NamedTuple):
    """A place on an axis and the text beside it."""

    at: float
    text: str


@dataclass(frozen=True, slots=True)
class Curve:
    """One scale in a chart.

    steps: what the scale really gives, as a staircase; None to leave it out.
    style: index of the curve's colour and dash pattern.
    current: the curve to emphasise.
    median, blitz: the marked points, x and y.
    """

    label: str
    boards: int
    smooth: Line
    steps: Line | None
    style: int
    current: bool
    median: tuple[float, float]
    blitz: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Chart:
    """Curves over two axes. x runs from 0 to x_max, y from y_min to y_max.

    x_per_imp: what one IMP is on the x axis for the current scale.
    median_label, blitz_label: the names of the marked points.
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


def tick_places(least: float, most: float, about: int) -> list[float]:
    """Round numbers (1, 2 or 5 times a power of ten apart) in least to most, about so many."""
    raw = (most - least) / about
    power = 10.0 ** math.floor(math.log10(raw))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= raw)
    first = math.ceil(least / step - 1e-9)
    last = math.floor(most / step + 1e-9)
    return [i * step for i in range(first, last + 1)]
