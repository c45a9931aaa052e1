"""Signs of results with their words: those that are in sight in a table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from vpdesk.gui.texts import user_language
from vpdesk.gui.theme import DARK, LIGHT, is_dark
from vpdesk.gui.widgets.named import named
from vpdesk.paper.marks import draw_mark
from vpdesk.report.mark_words import legend
from vpdesk.report.table import Mark

SIDE = 0.62  # of the height of a line: a sign
GAP, APART = 5, 16  # pixels from a sign to its word, and to the next one


def mark_colour(mark: Mark, palette: QPalette) -> QColor:
    """The colour of a sign on a ground of this palette."""
    return QColor(getattr(DARK if is_dark(palette) else LIGHT, COLOURS[mark]))


COLOURS = {
    Mark.MISSING: "missing",
    Mark.ASKED: "asked",
    Mark.RULED: "ruled",
    Mark.ADJUSTED: "adjusted",
    Mark.CORRECTED: "corrected",
}


class MarkKey(QWidget):
    """Says what the signs of a table mean; it has its line even where there is none."""

    def __init__(self) -> None:
        super().__init__()
        self._marks: frozenset[Mark] = frozenset()
        self.shown: tuple[tuple[Mark, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        named(self, "markKey")
        self.setAccessibleName(self.tr("Meaning of the signs"))

    def show_marks(self, marks: frozenset[Mark]) -> None:
        """Explain these."""
        if marks != self._marks:
            self._marks, self.shown = marks, (shown := legend(marks, user_language()))
            self.setAccessibleDescription(", ".join(text for _, text in shown))
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        side = round(SIDE * metrics.height())
        words = (metrics.horizontalAdvance(text) + side + GAP + APART for _, text in self.shown)
        return QSize(max(0, sum(words) - APART), metrics.height() + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, metrics, left = QPainter(self), self.fontMetrics(), 0.0
        side = round(SIDE * metrics.height())
        for mark, text in self.shown:
            square = QRectF(left, (self.height() - side) / 2, side, side)
            draw_mark(painter, square, mark, mark_colour(mark, self.palette()))
            left += side + GAP
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            base = (self.height() + metrics.ascent() - metrics.descent()) // 2
            painter.drawText(round(left), base, text)
            left += metrics.horizontalAdvance(text) + APART
        painter.end()
