"""Type that is bolder, larger or smaller than that around it."""

from __future__ import annotations

from PySide6.QtGui import QFont

from vpdesk.gui.theme import LEAST_TYPE, SMALL_TYPE


def bold(font: QFont, times: float = 1) -> QFont:
    """A font in bold type, so many times as large."""
    made = QFont(font)
    made.setBold(True)
    if times != 1:
        made.setPointSizeF(font.pointSizeF() * times)
    return made


def small(font: QFont) -> QFont:
    """A font for what is said beside the rest: smaller, and still to be read."""
    made, size = QFont(font), font.pointSizeF()
    if size > 0:
        made.setPointSizeF(max(size * SMALL_TYPE, min(size, LEAST_TYPE)))
    return made
