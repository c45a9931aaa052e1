"""The legend of the live plot."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from vpdesk.gui.theme import is_dark
from vpdesk.gui.widgets.fonts import bold
from vpdesk.paper.chart_parts import bars_look, curve_pen
from vpdesk.report.chart import Bars, Chart, Curve

ROLE = QPalette.ColorRole
THIN_LINES = 19  # pixels of a line of text, up to which lines are as thin as on paper
LEGEND_SHARE = 0.7  # of the plot's height and width that the legend may take at most


def line_unit(metrics: QFontMetrics) -> float:
    """The unit of lines in pixels: larger type, on a large screen too, has stronger lines."""
    return max(1.0, metrics.height() / THIN_LINES)


class Legend(QWidget):
    """The names of curves and bars beside a piece of each, at the right of the plot."""

    def __init__(self, plot: QWidget) -> None:
        super().__init__(plot)
        self._chart: Chart | None = None
        self._looks: object = None  # of the rows
        self._rows: dict[tuple[str, int, bool], QPixmap] = {}
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_entries(self, chart: Chart, box: QRectF) -> None:
        """Show the names of a chart's curves and bars, where they hide none of them.

        box: where the chart's own extent is in the plot.
        """
        before, self._chart = self._chart, chart
        if before is None or _keys(before) != _keys(chart):
            self.update()
        self._place(chart, box)

    def _place(self, chart: Chart, box: QRectF) -> None:
        """Move to the free place, as large as the names need."""
        height = self.fontMetrics().height() + 4
        metrics = QFontMetrics(bold(self.font()))  # as the current one's name is
        names = [metrics.horizontalAdvance(entry.label) for entry in chart.entries]
        self.resize(max(names, default=0) + 3 * height + 8, len(names) * height + 8)
        if box.isEmpty():
            self.setVisible(bool(names))
            return
        place = chart.free_place(
            (self.width() + 16) / box.width(), (self.height() + 16) / box.height()
        )
        # In a small plot the curves come first; the pins and the table name them too.
        low = LEGEND_SHARE * box.height() < self.height()
        self.setVisible(bool(names) and place is not None and not low)
        if place is not None:
            left, bottom = place
            x = box.left() + left * box.width() + 8
            self.move(int(x), int(box.bottom() - bottom * box.height()) - self.height() - 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._chart is None:
            return
        palette, height = self.palette(), self.fontMetrics().height() + 4
        looks = self.width(), self.devicePixelRatioF(), palette.cacheKey(), self.font().key()
        if looks != self._looks:
            self._looks = looks
            self._rows.clear()
        painter = QPainter(self)
        ground = palette.color(ROLE.Base)
        ground.setAlpha(220)
        painter.fillRect(self.rect(), ground)
        shown = dict(zip(_keys(self._chart), self._chart.entries, strict=True))
        before, self._rows = self._rows, {}
        for row, (key, entry) in enumerate(shown.items()):
            painter.save()
            painter.translate(0, 4 + row * height)
            if key[-1]:  # the current one is another at each step of the board count
                self._draw(painter, entry)
            else:
                self._rows[key] = before.get(key) or self._row(entry)
                painter.drawPixmap(0, 0, self._rows[key])
            painter.restore()
        painter.end()

    def _row(self, entry: Curve | Bars) -> QPixmap:
        """A piece of a curve or bar beside its name; it stays while others are turned through."""
        height, ratio = self.fontMetrics().height() + 4, self.devicePixelRatioF()
        row = QPixmap(QSize(self.width(), height) * ratio)
        row.setDevicePixelRatio(ratio)
        row.fill(Qt.GlobalColor.transparent)
        painter = QPainter(row)
        self._draw(painter, entry)
        painter.end()
        return row

    def _draw(self, painter: QPainter, entry: Curve | Bars) -> None:
        palette, height = self.palette(), self.fontMetrics().height() + 4
        dark, middle, unit = is_dark(palette), height / 2, line_unit(self.fontMetrics())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(entry, Bars):
            pen, brush = bars_look(entry, unit, dark=dark)
            painter.setPen(pen)
            painter.setBrush(brush)
            painter.drawRect(QRectF(4, middle - height / 4, 2.5 * height, height / 2))
        else:
            painter.setPen(curve_pen(entry, unit, dark=dark))
            painter.drawLine(QPointF(4, middle), QPointF(4 + 2.5 * height, middle))
        font = QFont(self.font())
        font.setBold(isinstance(entry, Curve) and entry.current)
        painter.setFont(font)
        painter.setPen(palette.color(ROLE.Text))
        place = QRectF(3 * height, 0, self.width(), height)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, entry.label)


def _keys(chart: Chart) -> list[tuple[str, int, bool]]:
    return [
        (entry.label, entry.style, isinstance(entry, Curve) and entry.current)
        for entry in chart.entries
    ]
