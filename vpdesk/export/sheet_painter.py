"""A report on paper: a table with its own pagination, or a chart on a page."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPagedPaintDevice, QPainter, QPen

import vpdesk
from vpdesk.export.chart_painter import draw_chart
from vpdesk.export.fonts import DeviceFont
from vpdesk.export.marks import draw_mark
from vpdesk.export.sheet_layout import (
    HEADING_LINE,
    PADDING,
    ROW_GROUP,
    Column,
    make_columns,
    make_layout,
)
from vpdesk.report.chart import Chart
from vpdesk.report.language import Language
from vpdesk.report.table import Mark, Table, split_cell

INK = QColor("#000000")
MUTED = QColor("#767676")
HAIRLINE = QColor("#c4c4c4")
TINT = QColor("#e8eff5")  # behind the current column

TITLE_PT, SUBTITLE_PT, LEGEND_PT, FOOTER_PT = 17.0, 10.0, 8.0, 7.5
MARK = 0.58  # ems: the side of a mark
FEW_ROWS = 15  # a block with more of them has a stronger line after every group


def paint_sheet(
    device: QPagedPaintDevice, sheet: Table | Chart, language: Language, subtitle: str = ""
) -> None:
    """Paint a table on as many pages as it needs, or a chart on one page.

    device: a QPdfWriter or QPrinter; its page layout says paper, orientation and margins.
    subtitle: a line under a table's title, such as the name of the tournament.
    Raises OSError if the device cannot be painted on.
    """
    painter = QPainter()
    if not painter.begin(device):
        message = language.translate("Export", "The printer does not take the pages.")
        raise OSError(message)
    try:
        size = device.pageLayout().paintRectPoints().size()
        area = QSizeF(size) * (device.logicalDpiY() / 72)
        if isinstance(sheet, Chart):
            draw_chart(painter, QRectF(QPointF(0, 0), area), sheet)
        else:
            _TablePainter(painter, device, area, sheet, language, subtitle).paint()
    finally:
        painter.end()


class _Widths(dict[str, float]):
    """The width of any text in ems, measured once."""

    def __init__(self, font: DeviceFont) -> None:
        super().__init__()
        self.font = font

    def __missing__(self, text: str) -> float:
        self[text] = width = self.font.width(text) / self.font.em
        return width


class _TablePainter:
    """Paints one table; lengths are in the device's units, unit is a point."""

    def __init__(
        self,
        painter: QPainter,
        device: QPagedPaintDevice,
        area: QSizeF,
        table: Table,
        language: Language,
        subtitle: str,
    ) -> None:
        self.painter, self.device, self.table = painter, device, table
        self.language, self.subtitle = language, subtitle
        self.unit = unit = device.logicalDpiY() / 72
        self.width, self.height = area.width(), area.height()
        self.body_top = (TITLE_PT * 1.1 + 12 + (SUBTITLE_PT * 1.6 if subtitle else 0)) * unit
        self.body_end = self.height - (FOOTER_PT * 1.3 + 14) * unit
        if table.legend:
            self.body_end -= LEGEND_PT * 1.8 * unit
        self.ems = _Widths(DeviceFont(device, 10))
        bold_ems = _Widths(DeviceFont(device, 10, bold=True))
        self.columns = make_columns(table, self.ems, bold_ems)
        self.layout = make_layout(
            self.columns,
            len(table.rows),
            self.width / unit,
            (self.body_end - self.body_top) / unit,
        )
        self.font = DeviceFont(device, self.layout.size)
        self.bold = DeviceFont(device, self.layout.size, bold=True)

    def paint(self) -> None:
        """Paint the pages that the device asks for; all of them if it does not say."""
        layout = self.layout
        lefts = self._column_lefts()
        block_width = lefts[-1]
        gap = 0.0
        if layout.across > 1:
            gap = (self.width - layout.across * block_width) / (layout.across - 1)
        rows = self.table.rows
        asked = self.device.pageRanges()
        pages = [
            page for page in range(layout.pages) if asked.isEmpty() or asked.contains(page + 1)
        ]
        for page in pages:
            if page != pages[0]:
                self.device.newPage()
            self._title()
            self._footer(page + 1)
            for i in range(layout.across):
                first = (page * layout.across + i) * layout.rows
                if first < len(rows):
                    last = min(first + layout.rows, len(rows))
                    left = i * (block_width + gap)
                    self._block([left + x for x in lefts], range(first, last))

    def _column_lefts(self) -> list[float]:
        """Where the columns of a block begin, and where the last one ends."""
        lefts = [0.0]
        for column in self.columns:
            ems = column.width + 2 * PADDING + self.layout.column_space
            lefts.append(lefts[-1] + ems * self.font.em)
        return lefts

    def _fitting(self, text: str, size_pt: float, width: float, bold: bool = False) -> DeviceFont:
        """The font in this size, or in a smaller one in which the text is no wider."""
        font = DeviceFont(self.device, size_pt, bold=bold)
        excess = font.width(text) / width
        return DeviceFont(self.device, size_pt / excess, bold=bold) if excess > 1 else font

    def _write(self, x: float, y: float, text: str, font: DeviceFont, colour: QColor) -> None:
        self.painter.setPen(colour)
        self.painter.setFont(font.font)
        self.painter.drawText(QPointF(x, y), text)

    def _line(self, left: float, right: float, y: float, points: float, colour: QColor) -> None:
        pen = QPen(colour, points * self.unit)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.painter.setPen(pen)
        self.painter.drawLine(QPointF(left, y), QPointF(right, y))

    def _title(self) -> None:
        font = self._fitting(self.table.title, TITLE_PT, self.width, bold=True)
        y = TITLE_PT * self.unit * 0.8
        self._write(0, y, self.table.title, font, INK)
        if self.subtitle:
            font = self._fitting(self.subtitle, SUBTITLE_PT, self.width)
            self._write(0, y + SUBTITLE_PT * 1.6 * self.unit, self.subtitle, font, MUTED)

    def _footer(self, page: int) -> None:
        unit = self.unit
        line = self.height - (FOOTER_PT * 1.3 + 3) * unit
        self._line(0, self.width, line, 0.4, MUTED)
        y = self.height - FOOTER_PT * 0.4 * unit
        number = self.language.translate("Export", "Page {page} / {pages}")
        number = number.format(page=page, pages=self.layout.pages)
        right = f"vpdesk {vpdesk.__version__}   {number}"
        font = DeviceFont(self.device, FOOTER_PT)
        room = self.width - font.width(right)
        self._write(room, y, right, font, MUTED)
        font = self._fitting(self.table.rule, FOOTER_PT, room - 2 * font.em)
        self._write(0, y, self.table.rule, font, INK)
        if self.table.legend:
            self._legend(line - LEGEND_PT * 0.8 * unit)

    def _legend(self, y: float) -> None:
        words = "".join(f"xx{text}xxx" for _, text in self.table.legend)  # x: marks and gaps
        font = self._fitting(words, LEGEND_PT, self.width)
        x = 0.0
        for mark, text in self.table.legend:
            self._mark(x, y, mark, font)
            self._write(x + font.em, y, text, font, INK)
            x += font.width(text) + 2.6 * font.em

    def _mark(self, x: float, y: float, mark: Mark, font: DeviceFont) -> None:
        """A mark at x beside a text on the baseline y."""
        capital, side = font.metrics.capHeight(), MARK * font.em
        draw_mark(self.painter, QRectF(x, y - (capital + side) / 2, side, side), mark, INK)

    def _block(self, lefts: list[float], rows: range) -> None:
        em, layout, top = self.font.em, self.layout, self.body_top
        body = top + layout.heading * em
        row = layout.row * em
        left, right, end = lefts[0], lefts[-1], body + row * len(rows)
        if self.table.current is not None:
            x = lefts[self.table.current]
            width = lefts[self.table.current + 1] - x
            self.painter.fillRect(QRectF(x, top, width, end - top), TINT)
        for i in range(1, len(rows)):
            group = len(rows) > FEW_ROWS and rows[i] % ROW_GROUP == 0
            self._line(
                left, right, body + i * row, 0.5 if group else 0.25, MUTED if group else HAIRLINE
            )
        for y, points in ((top, 0.9), (body, 0.5), (end, 0.9)):
            self._line(left, right, y, points, INK)
        for i, column in enumerate(self.columns):
            middle = (lefts[i] + lefts[i + 1]) / 2
            self._heading(middle, body - 0.5 * em, column)
            self._cells(i, middle, body + row / 2 + self.font.metrics.capHeight() / 2, rows)

    def _heading(self, middle: float, y: float, column: Column) -> None:
        for line in reversed(column.heading):
            self._write(middle - self.bold.width(line) / 2, y, line, self.bold, INK)
            y -= HEADING_LINE * self.font.em

    def _cells(self, i: int, middle: float, y: float, rows: range) -> None:
        """Column i of a block; y is the baseline of its first row."""
        em, column = self.font.em, self.columns[i]
        left = middle - (column.head + column.tail) / 2 * em
        anchor = left + column.head * em
        for number in rows:
            cell = self.table.rows[number][i]
            head, tail = split_cell(cell.text)
            colour = MUTED if cell.mark is Mark.BEYOND else INK
            x = anchor - self.ems[head] * em
            self._write(x, y, head + tail, self.font, colour)
            if cell.mark:
                self._mark(left - 1.3 * MARK * em, y, cell.mark, self.font)
            y += self.layout.row * em
