"""How curves look, the same on screen and on paper."""

from __future__ import annotations

from typing import NamedTuple


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
