"""The colours of pages and charts, on paper and on a screen in the dark."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor


class Look(NamedTuple):
    """All colours but those of the curves, which palette has for a light and a dark ground.

    muted: of what matters less on a page; label: of the same in a chart. tint: behind the
    current column. picked: behind the selected row, picked_ink: on it.
    """

    dark: bool
    paper: QColor
    ink: QColor
    muted: QColor
    label: QColor
    hairline: QColor
    grid: QColor
    tint: QColor
    picked: QColor
    picked_ink: QColor


ON_PAPER = Look(
    dark=False,
    paper=QColor("#ffffff"),
    ink=QColor("#000000"),
    muted=QColor("#767676"),
    label=QColor("#6b6b6b"),
    hairline=QColor("#c4c4c4"),
    grid=QColor("#dedede"),
    tint=QColor("#e8eff5"),
    picked=QColor("#0b62b8"),
    picked_ink=QColor("#ffffff"),
)
ON_DARK = Look(
    dark=True,
    paper=QColor("#14181c"),
    ink=QColor("#f2f4f6"),
    muted=QColor("#98a2ac"),
    label=QColor("#98a2ac"),
    hairline=QColor("#3f474f"),
    grid=QColor("#2f363d"),
    tint=QColor("#232c35"),
    picked=QColor("#6db3f8"),
    picked_ink=QColor("#0c1116"),
)
