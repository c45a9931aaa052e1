"""How curves look, the same on screen and on paper."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

MIDDLE_LUMINANCE = 0.179  # black and white have the same contrast with it


class CurveStyle(NamedTuple):
    """The look of a curve, told apart by either of the two.

    colour: "#rrggbb". dash: lengths of dashes and gaps in line widths; empty for a solid line.
    """

    colour: str
    dash: tuple[float, ...]


# The colours of Okabe and Ito, which the colour-blind can tell apart. Those with less than
# 3:1 of contrast are darkened for a light ground, lightened for a dark one.
_ON_LIGHT = (
    "#0072b2",  # blue
    "#d55e00",  # vermilion
    "#008f68",  # green
    "#b8609a",  # purple
    "#000000",  # black
    "#b37a00",  # orange
    "#2b8cc4",  # sky blue
    "#857c00",  # yellow
)
_ON_DARK = (
    "#3d9fdb",
    "#f0752a",
    "#1fbf94",
    "#cc79a7",
    "#f2f2f2",
    "#e69f00",
    "#8acdf2",
    "#f0e442",
)
_DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (7, 2.5),
    (2.5, 2),
    (7, 2, 1.5, 2),
    (12, 2.5),
    (1.2, 1.6),
    (7, 2, 1.5, 2, 1.5, 2),
    (12, 2, 3.5, 2),
)


def curve_style(index: int, *, dark: bool = False) -> CurveStyle:
    """The style of a curve; each round of colours has other dashes. dark: on a dark ground."""
    colours = _ON_DARK if dark else _ON_LIGHT
    turn = index // len(colours)
    return CurveStyle(colours[index % len(colours)], _DASHES[(index + turn) % len(_DASHES)])


# From the least to the greatest: each is darker than the one before on paper, and lighter in
# the dark, so that the order is seen without colours as well.
_HEAT_ON_LIGHT = ("#fdf8e4", "#ecd98a", "#9cc48a", "#3f93a0", "#1d4a86")
_HEAT_ON_DARK = ("#1b2430", "#1f4a6e", "#2f8590", "#93c08a", "#f3e9a6")
HEAT_LEVELS = 64


class HeatColour(NamedTuple):
    """The colour behind a number and that of the number, which has a contrast of 4.5 at least."""

    ground: str
    ink: str


@cache
def heat_colours(*, dark: bool = False) -> tuple[HeatColour, ...]:
    """The colours of a heat map, HEAT_LEVELS of them from the least to the greatest."""
    stops = [_channels(name) for name in (_HEAT_ON_DARK if dark else _HEAT_ON_LIGHT)]
    found = []
    for level in range(HEAT_LEVELS):
        at = level / (HEAT_LEVELS - 1) * (len(stops) - 1)
        first = min(int(at), len(stops) - 2)
        mixed = [
            round(a + (b - a) * (at - first))
            for a, b in zip(stops[first], stops[first + 1], strict=True)
        ]
        ink = "#000000" if luminance(mixed) > MIDDLE_LUMINANCE else "#ffffff"
        found.append(HeatColour(f"#{bytes(mixed).hex()}", ink))
    return tuple(found)


def heat_colour(share: float, *, dark: bool = False) -> HeatColour:
    """The colours of a share from 0 to 1."""
    return heat_colours(dark=dark)[round(min(max(share, 0.0), 1.0) * (HEAT_LEVELS - 1))]


def luminance(channels: Sequence[int]) -> float:
    """The relative luminance, 0 to 1, of red, green and blue from 0 to 255 (WCAG 2.1)."""
    shares = (channel / 255 for channel in channels)
    linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _channels(name: str) -> bytes:
    return bytes.fromhex(name.removeprefix("#"))
