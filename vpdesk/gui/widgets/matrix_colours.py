"""The colours of a balance matrix: blue below the mean, orange above it, the mean between them.

Blue and orange stay apart for every kind of colour blindness; the middle is nearly the ground.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from PySide6.QtGui import QColor

from vpdesk.paper.palette import luminance

HALF = 127  # levels on each side of the mean
LEVELS = 2 * HALF + 1
NO_CELL = LEVELS  # the level of what is left blank

_LIGHT = ("#1f6fb4", "#a3c9e6", "#eff1f2", "#fac48f", "#d8700a")
_DARK = ("#62b0f2", "#2c5a82", "#2b3035", "#87521f", "#f2963f")
_INKS = ("#000000", "#ffffff")  # one of them has a contrast of 4.5 on any colour


def span_of(mean: float) -> float:
    """How far from the mean the strongest colours are: as far as 0 and twice the mean.

    A movement's colours so pale as it gets better. The mean of what is played is positive.
    """
    return mean if mean > 0 else 1.0


def levels(balance: np.ndarray, mean: float) -> np.ndarray:
    """The level of each cell as (P, P) uint8: the mean is in the middle, the diagonal blank."""
    steps = np.rint((balance - mean) * (HALF / span_of(mean))).clip(-HALF, HALF) + HALF
    np.fill_diagonal(steps, NO_CELL)
    return steps.astype(np.uint8)


@cache
def colour_table(*, dark: bool) -> np.ndarray:
    """The colour of each level as (LEVELS, 3) uint8 RGB."""
    stops = [QColor(name) for name in (_DARK if dark else _LIGHT)]
    channels = np.array([(stop.red(), stop.green(), stop.blue()) for stop in stops]).T
    at = np.linspace(0, len(stops) - 1, LEVELS)
    shades = [np.interp(at, np.arange(len(stops)), channel) for channel in channels]
    table: np.ndarray = np.rint(np.stack(shades, axis=1)).astype(np.uint8)
    return table


@cache
def inks(*, dark: bool) -> tuple[QColor, ...]:
    """The colour of a number on each level: black or white, whichever is read better."""
    candidates = [QColor(name) for name in _INKS]
    grounds = (QColor(*map(int, rgb)) for rgb in colour_table(dark=dark))
    return tuple(max(candidates, key=lambda ink: contrast(ink, ground)) for ground in grounds)


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours, 1 to 21, as WCAG 2.1 defines it."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: QColor) -> float:
    return luminance((colour.red(), colour.green(), colour.blue()))
