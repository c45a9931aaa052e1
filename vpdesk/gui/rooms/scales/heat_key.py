"""What the colours of the heat map of the scales mean."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from vpdesk.gui.texts import user_language
from vpdesk.gui.theme import is_dark
from vpdesk.gui.widgets.named import named
from vpdesk.paper.palette import HEAT_LEVELS, heat_colours

LETTERS = 12  # the width of all colours


class HeatKey(QWidget):
    """All colours in a band, between the VPs of the winner that the first and the last mean."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.low, self.high = named(QLabel(), "heatLow"), named(QLabel(), "heatHigh")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for part in (self.low, _HeatBand(), self.high):
            layout.addWidget(part)

    def show_ends(self, least: int, most: int) -> None:
        """Name the ends, in hundredths of a VP."""
        language = user_language()
        self.low.setText(self.tr("{vp} VP").format(vp=language.vp(least)))
        self.high.setText(self.tr("{vp} VP").format(vp=language.vp(most)))


class _HeatBand(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(LETTERS * metrics.averageCharWidth(), metrics.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, width = QPainter(self), self.width() / HEAT_LEVELS
        for level, colour in enumerate(heat_colours(dark=is_dark(self.palette()))):
            place = QRectF(level * width, 0, width + 1, self.height())
            painter.fillRect(place, QColor(colour.ground))
        painter.end()
