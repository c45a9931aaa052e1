"""The cells of a report's table kept as a picture, in which only those are painted that change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPixmap

from vpdesk.gui.tables.rows_painter import RowsPainter
from vpdesk.report.table import Cell

if TYPE_CHECKING:
    from vpdesk.gui.tables.table_view import TableView


class KeptRows:
    """A step of a board count gives a table of which most cells are those of before.

    Qt asks for all of them where a row comes or goes, though mostly it is out of sight.
    """

    def __init__(self) -> None:
        self._look: object = None
        self._rows: dict[int, tuple[object, tuple[Cell, ...]]] = {}  # as they are in the picture
        self._picture = QPixmap()

    def draw(self, painter: QPainter, view: TableView, area: QRect) -> None:
        """Paint an area of a view's viewport."""
        viewport, table = view.viewport(), view.table_model.table
        if table.lined:  # its lines cross the sides of its cells
            rows = RowsPainter(painter, view)
            painter.fillRect(area, rows.base)
            for row in rows.in_sight(area):
                rows.draw_row(row)
            return
        ratio = view.devicePixelRatioF()
        size = viewport.size() * ratio
        if self._picture.size() != size:
            self._picture = QPixmap(size)
            self._look = None
        self._picture.setDevicePixelRatio(ratio)
        drawn = QPainter(self._picture)
        rows = RowsPainter(drawn, view)
        look = rows.look, ratio
        if look != self._look:
            self._look = look
            self._rows.clear()
            drawn.fillRect(viewport.rect(), rows.base)
        self._paint(rows, rows.in_sight(viewport.rect()))
        for row in [row for row in self._rows if row >= len(table.rows)]:
            del self._rows[row]
            rows.clear(row)
        drawn.end()
        painter.drawPixmap(0, 0, self._picture)

    def _paint(self, rows: RowsPainter, in_sight: range) -> None:
        """Paint what is in sight and not so in the picture."""
        for row in in_sight:
            now, before = rows.content(row), self._rows.get(row)
            if before is None or before[0] != now[0]:
                rows.draw_row(row)
            elif before[1] is not now[1]:
                pairs = enumerate(zip(before[1], now[1], strict=True))
                others = [i for i, (old, new) in pairs if old != new]
                if others:
                    rows.draw_row(row, others)
            self._rows[row] = now
