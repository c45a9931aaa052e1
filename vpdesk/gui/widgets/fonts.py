"""Type that is bolder or larger than that around it."""

from __future__ import annotations

from PySide6.QtGui import QFont


def bold(font: QFont, times: float = 1) -> QFont:
    """A font in bold type, so many times as large."""
    made = QFont(font)
    made.setBold(True)
    if times != 1:
        made.setPointSizeF(font.pointSizeF() * times)
    return made
