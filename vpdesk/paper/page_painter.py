"""Planned pages on paper or in a picture."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPaintDevice,
    QPainter,
    QPainterPath,
    QPen,
)
from PySide6.QtSvg import QSvgRenderer

import vpdesk
from vpdesk.paper.blocks import JOIN_TITLE, SAID_LINE, Block, Box
from vpdesk.paper.bundled_font import DeviceFont, draws_outlines, ems
from vpdesk.paper.chart_painter import MOST_GROWTH, draw_chart
from vpdesk.paper.diagram_painter import draw_tile
from vpdesk.paper.looks import ON_PAPER, Look
from vpdesk.paper.marks import draw_mark
from vpdesk.paper.page_space import SUBTITLE_LINE, SUBTITLE_SPACE, TITLE_LINE
from vpdesk.paper.palette import heat_colour
from vpdesk.paper.plan import Page, Panel
from vpdesk.paper.sheet_layout import (
    FEW_ROWS,
    HEADING_LINE,
    LEAST_TYPE,
    ROW_GROUP,
    SECOND_LINE,
    Column,
    word_lines,
)
from vpdesk.paper.text_lines import NOTE_LINE
from vpdesk.report.blank_form import BOX
from vpdesk.report.document import Logo
from vpdesk.report.table import CellEdge, Mark

MARK = 0.58  # ems: the side of a mark
LOGO_DPI = 600  # more cannot be seen on paper
CUT = 8.0  # points from the middle of a mark for cutting to its ends
HALF_TOP = 1.2  # ems from the line above a text below a form to its baseline
PROSE_OFF = 0.2  # ems: from the lines of prose, which nothing else divides, to the rules


class PagePainter:
    """Paints pages on one device; unit is a point in the device's units.

    logo: that of the pages' letterhead. look: the colours; the ground is the caller's.
    """

    def __init__(
        self,
        painter: QPainter,
        device: QPaintDevice,
        logo: Logo | None = None,
        look: Look = ON_PAPER,
    ) -> None:
        self.painter, self.device, self.look = painter, device, look
        self.unit = device.logicalDpiY() / 72
        hint = QPainter.RenderHint
        painter.setRenderHints(hint.SmoothPixmapTransform | hint.LosslessImageRendering)
        self.logo = None if logo is None else _LogoPainter(logo)
        # A viewer of SVG has not got the font.
        self.outlines = draws_outlines(painter)

    def paint(self, page: Page) -> None:
        """Paint a page; its upper left corner is the painter's origin."""
        if page.window is not None:
            self.painter.save()
            self.painter.setClipRect(self.rect(page.window))
        for panel in page.panels:
            _PanelPainter(self, panel).paint()
        if page.window is not None:
            self.painter.restore()
        for x, y in page.cuts:
            self.line((x - CUT, y), (x + CUT, y), 0.3, self.look.muted)
            self.line((x, y - CUT), (x, y + CUT), 0.3, self.look.muted)

    def font(self, size: float, *, bold: bool = False) -> DeviceFont:
        """The bundled font on the device, in points."""
        return DeviceFont(self.device, size, bold=bold)

    def fitting(self, text: str, size: float, width: float) -> float:
        """The size, or a smaller one in which the text is no wider than width points."""
        return min(size, width / (ems(text, bold=False) or 1))

    def write(
        self, x: float, y: float, text: str, font: DeviceFont, colour: QColor | None = None
    ) -> None:
        """Write a text from x on, on the baseline y, in points; in ink if no colour is given."""
        self.write_all([(x, y, text)], font, colour)

    def write_all(
        self, texts: list[tuple[float, float, str]], font: DeviceFont, colour: QColor | None = None
    ) -> None:
        """Write texts, each at its x and y: to change font and colour takes time."""
        colour, unit, painter = colour or self.look.ink, self.unit, self.painter
        if self.outlines:
            path = QPainterPath()
            path.setFillRule(Qt.FillRule.WindingFill)  # letters may be of overlapping strokes
            for x, y, text in texts:
                path.addText(QPointF(x * unit, y * unit), font.font, text)
            painter.fillPath(path, colour)
            return
        painter.setPen(colour)
        painter.setFont(font.font)
        for x, y, text in texts:
            painter.drawText(QPointF(x * unit, y * unit), text)

    def line(
        self, start: tuple[float, float], end: tuple[float, float], points: float, colour: QColor
    ) -> None:
        """Draw a straight line, so many points wide."""
        pen = QPen(colour, points * self.unit)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.painter.setPen(pen)
        self.painter.drawLine(QPointF(*start) * self.unit, QPointF(*end) * self.unit)

    def rect(self, box: Box) -> QRectF:
        """A box on the device."""
        unit = self.unit
        return QRectF(box.x * unit, box.y * unit, box.width * unit, box.height * unit)


class _LogoPainter:
    """Paints a logo. It is read once: a PDF file has a picture in it for each time."""

    def __init__(self, logo: Logo) -> None:
        self.aspect = logo.aspect
        self.image = QImage.fromData(logo.data) if logo.is_png else None
        self.svg = None if logo.is_png else QSvgRenderer(QByteArray(logo.data))

    def paint(self, page: PagePainter, box: Box, height: float) -> None:
        """Paint it in the upper right corner of a box, so many points high if there is room."""
        width = min(height * self.aspect, box.width / 3)
        rect = page.rect(Box(box.x + box.width - width, box.y, width, width / self.aspect))
        if self.svg is not None:
            self.svg.render(page.painter, rect)
        elif self.image is not None:
            most = round(width / 72 * LOGO_DPI)
            if self.image.width() > most:
                smooth = Qt.TransformationMode.SmoothTransformation
                self.image = self.image.scaledToWidth(most, smooth)
            page.painter.drawImage(rect, self.image)


class _PanelPainter:
    """Paints one panel; lengths are points."""

    def __init__(self, page: PagePainter, panel: Panel) -> None:
        self.page, self.panel, self.type = page, panel, panel.type

    def paint(self) -> None:
        panel = self.panel
        self._title()
        if self.page.logo is not None:
            self.page.logo.paint(self.page, panel.box, self.type.logo)
        if panel.foot:
            self._footer()
        else:
            self._notes(panel.box.y + panel.box.height - 0.4 * panel.notes.size)
        for block in (panel.block, *panel.below):
            if block is not None:
                _BlockPainter(self.page, block).paint()
        for tile in panel.tiles:
            draw_tile(self.page, tile)
        if panel.chart is not None:
            rect = self.page.rect(panel.chart_box)
            most = MOST_GROWTH * panel.type.chart
            draw_chart(self.page.painter, rect, panel.chart, texts=False, most=most)

    def _title(self) -> None:
        panel, page = self.panel, self.page
        x, y, size = panel.box.x, panel.box.y, panel.title.size
        font = page.font(size, bold=True)
        y -= 0.3 * size
        for line in panel.title.lines:
            y += TITLE_LINE * size
            page.write(x, y, line, font)
        size = panel.subtitle.size
        font = page.font(size)
        y += SUBTITLE_SPACE * self.type.subtitle
        for line in panel.subtitle.lines:
            y += SUBTITLE_LINE * size
            page.write(x, y, line, font, page.look.muted)

    def _footer(self) -> None:
        panel, page, kind = self.panel, self.page, self.type
        left, right = panel.box.x, panel.box.x + panel.box.width
        bottom = panel.box.y + panel.box.height
        line = bottom - 1.7 * kind.footer
        page.line((left, line), (right, line), 0.4, page.look.muted)
        y, size = bottom - 0.4 * kind.footer, kind.footer
        words = "   ".join(filter(None, (f"vpdesk {vpdesk.__version__}", panel.right_foot)))
        width = ems(words, False) * size
        page.write(right - width, y, words, page.font(size), page.look.muted)
        self._notes(line - 0.8 * kind.legend - 1.8 * kind.legend * bool(panel.legend))
        size = page.fitting(panel.left_foot, size, right - left - width - 2 * size)
        page.write(left, y, panel.left_foot, page.font(size))
        if panel.legend:
            self._legend(line - 0.8 * kind.legend)

    def _notes(self, y: float) -> None:
        """The lines of the notes, the last on the baseline y."""
        page, notes = self.page, self.panel.notes
        y -= (len(notes.lines) - 1) * NOTE_LINE * notes.size
        for line in notes.lines:
            page.write(self.panel.box.x, y, line, page.font(notes.size))
            y += NOTE_LINE * notes.size

    def _legend(self, y: float) -> None:
        page, panel = self.page, self.panel
        width = sum(ems(text, False) + 2.6 for _, text in panel.legend)
        size = min(self.type.legend, panel.box.width / width)
        font, x = page.font(size), panel.box.x
        for mark, text in panel.legend:
            _mark(page, x, y, mark, font, size, page.look.ink)
            page.write(x + size, y, text, font)
            x += (ems(text, False) + 2.6) * size


class _BlockPainter:
    """Paints a part of a table; lengths are points."""

    def __init__(self, page: PagePainter, block: Block) -> None:
        self.page, self.block, self.layout = page, block, block.layout
        self.em = block.layout.size
        self.font = page.font(self.em)
        self.bold = page.font(self.em, bold=True)
        self.capital = self.font.metrics.capHeight() / page.unit

    def paint(self) -> None:
        box, lefts = self.block.box, [0.0]
        if self.block.title:
            said = self.block.said
            for at, line in enumerate((self.block.title, *said)):
                above = JOIN_TITLE + SAID_LINE * (len(said) - at)
                font = self.font if at else self.bold
                self.page.write(box.x, box.y - above * self.em, line, font)
        for column in self.block.columns:
            lefts.append(lefts[-1] + (column.width + self.layout.column) * self.em)
        step = lefts[-1] + self.layout.gap * self.em
        first, i = self.block.first, 0
        while first < self.block.last or i == 0:
            last = min(first + self.layout.rows, self.block.last)
            left = self.block.box.x + i * step
            self._stack([left + x for x in lefts], self.block.table.filled(range(first, last)))
            first, i = last, i + 1

    def _stack(self, lefts: list[float], rows: range) -> None:
        """Rows under their headings; lefts are the edges of the columns."""
        page, layout, table, em = self.page, self.layout, self.block.table, self.em
        look, picked = page.look, self.block.picked
        top = self.block.box.y
        body = top + layout.heading * em
        row = layout.row * em
        left, right, end = lefts[0], lefts[-1], body + row * len(rows)
        if table.current is not None:
            x = lefts[table.current]
            box = Box(x, top, lefts[table.current + 1] - x, end - top)
            page.painter.fillRect(page.rect(box), look.tint)
        self._heat(lefts, body, rows)
        if picked is not None and picked in rows:
            box = Box(left, body + rows.index(picked) * row, right - left, row)
            page.painter.fillRect(page.rect(box), look.picked)
        self._rules(left, right, body, rows)
        self._edges(lefts, body, rows)
        off = PROSE_OFF * em if table.prose else 0.0
        if table.shares:
            self._grid(lefts, top, body, rows)
        frame = ((top, 0.09), (body - off, 0.05), (end + off, 0.09))
        for y, share in frame[:1] if table.lined else frame:
            page.line((left, y), (right, y), share * em, look.ink)
        for i, column in enumerate(self.block.columns):
            middle = (lefts[i] + lefts[i + 1]) / 2
            start = middle - column.width / 2 * em if i in table.words else None
            self._heading(middle, start, body - 0.5 * em, column)
            self._cells(i, middle, body + (row + self.capital) / 2, rows)

    def _rules(self, left: float, right: float, body: float, rows: range) -> None:
        """The lines between rows, stronger ones between groups."""
        table, page, em = self.block.table, self.page, self.em
        ruled = 0 if table.prose or table.lined else len(rows)
        for i in range(table.ruled, ruled, table.ruled):
            group = len(rows) > FEW_ROWS and rows[i] % ROW_GROUP == 0
            if table.goes_on:
                group = bool(table.rows[rows[i]][0].text)
            y, points = body + i * self.layout.row * em, em / 20 if group else em / 40
            colour = page.look.muted if group else page.look.hairline
            page.line((left, y), (right, y), points, colour)

    def _grid(self, lefts: list[float], top: float, body: float, rows: range) -> None:
        """The lines of a form between its columns and rows, and what stands in halves below it."""
        page, row, table = self.page, self.layout.row * self.em, self.block.table
        look, left, right = self.page.look, lefts[0], lefts[-1]
        end = body + row * len(rows)
        for x in lefts:
            page.line((x, top), (x, end), 0.5, look.muted)
        for at in range(1, len(rows)):
            page.line((left, body + at * row), (right, body + at * row), 0.5, look.muted)
        if rows.stop != self.block.last:
            return
        for both in table.halves:
            for x in (left, (left + right) / 2, right):
                page.line((x, end), (x, end + row), 0.5, look.muted)
            room = (right - left) / 2 - 0.8 * self.em
            for x, text in zip((left, (left + right) / 2), both, strict=True):
                self._half(x + 0.4 * self.em, end + HALF_TOP * self.em, text, room)
            end += row
            page.line((left, end), (right, end), 0.5, look.muted)

    def _half(self, x: float, y: float, text: str, room: float) -> None:
        """A text below a form: as large as there is room, on two lines where it would be small."""
        lines: tuple[str, ...] = (text,)
        size = self.page.fitting(text, self.em, room)
        if size < LEAST_TYPE:
            lines = word_lines(text, ems, bold=False)
            size = min(self.page.fitting(line, self.em, room) for line in lines)
        font = self.page.font(size)
        for at, line in enumerate(lines):
            self._told(x, y + at * SECOND_LINE * size, line, font, self.page.look.muted)

    def _told(self, x: float, y: float, text: str, font: DeviceFont, colour: QColor) -> None:
        """A text that may begin with a box to tick."""
        if text.startswith(BOX):
            side, em = 0.85 * self.em, self.em
            corners = ((x, y), (x + side, y), (x + side, y - side), (x, y - side))
            for start, stop in zip(corners, (*corners[1:], corners[0]), strict=True):
                self.page.line(start, stop, 0.7, self.page.look.ink)
            x, text = x + 1.25 * em, text.removeprefix(BOX).strip()
        self.page.write(x, y, text, font, colour)

    def _edges(self, lefts: list[float], body: float, rows: range) -> None:
        """The lines at the sides of cells."""
        page, row, table = self.page, self.layout.row * self.em, self.block.table
        for line, number in enumerate(rows if table.lined else ()):
            for i, cell in enumerate(table.rows[number]):
                left, right = lefts[i], lefts[i + 1]
                top, bottom = body + line * row, body + (line + 1) * row
                for edge, start, end in (
                    (CellEdge.TOP, (left, top), (right, top)),
                    (CellEdge.RIGHT, (right, top), (right, bottom)),
                    (CellEdge.BOTTOM, (left, bottom), (right, bottom)),
                    (CellEdge.LEFT, (left, top), (left, bottom)),
                ):
                    if edge in cell.edges:
                        page.line(start, end, 0.05 * self.em, page.look.ink)

    def _heat(self, lefts: list[float], body: float, rows: range) -> None:
        """The colours behind cells that have heat."""
        page, row = self.page, self.layout.row * self.em
        for i in range(len(self.block.columns)):
            for line, number in enumerate(rows):
                share = self.block.table.rows[number][i].heat
                if share is not None:
                    box = Box(lefts[i], body + line * row, lefts[i + 1] - lefts[i], row)
                    colour = QColor(heat_colour(share, dark=page.look.dark).ground)
                    page.painter.fillRect(page.rect(box), colour)

    def _heading(self, middle: float, start: float | None, y: float, column: Column) -> None:
        """The heading of a column: in its middle, or at the start of its words."""
        em, bold = self.em, self.bold
        if column.share != 1:
            em *= column.share
            bold = self.page.font(em, bold=True)
        for line in reversed(column.heading):
            x = middle - ems(line, True) * em / 2 if start is None else start
            self.page.write(x, y, line, bold)
            y -= HEADING_LINE * em

    def _cells(self, i: int, middle: float, y: float, rows: range) -> None:
        """Column i of a stack; y is the baseline of its first row."""
        em, column, table = self.em, self.block.columns[i], self.block.table
        look = self.page.look
        width = column.width if i in table.words else column.head + column.tail
        left = middle - width / 2 * em
        anchor = left + column.head * em
        texts: list[tuple[tuple[QColor, bool], tuple[float, float, str]]] = []
        for number in rows:
            cell = table.rows[number][i]
            if i == 0 and number == rows[0]:
                cell = table.begun(number)
            colour = look.muted if cell.mark is Mark.BEYOND else look.ink
            if cell.heat is not None:
                colour = QColor(heat_colour(cell.heat, dark=look.dark).ink)
            if number == self.block.picked:
                colour = look.picked_ink
            x = anchor - ems(table.split(i, cell.text)[0], cell.strong) * em
            lines = column.lines[number] if column.lines else (cell.text,)
            line_y = y - (len(lines) - 1) * SECOND_LINE * em / 2
            for line in lines:
                if column.lines and i in table.stacked:
                    x = anchor - ems(line, cell.strong) * em
                if line.startswith(BOX):
                    self._told(x, line_y, line, self.font, colour)
                else:
                    texts.append(((colour, cell.strong), (x, line_y, line)))
                line_y += SECOND_LINE * em
            if cell.mark and cell.mark is not Mark.BEYOND:
                _mark(self.page, left - 1.3 * MARK * em, y, cell.mark, self.font, em, colour)
            y += self.layout.row * em
        for (colour, strong), run in groupby(texts, itemgetter(0)):
            font = self.bold if strong else self.font
            self.page.write_all([text for _, text in run], font, colour)


def _mark(
    page: PagePainter,
    x: float,
    y: float,
    mark: Mark,
    font: DeviceFont,
    size: float,
    colour: QColor,
) -> None:
    """A mark at x beside a text on the baseline y."""
    capital, side = font.metrics.capHeight() / page.unit, MARK * size
    draw_mark(page.painter, page.rect(Box(x, y - (capital + side) / 2, side, side)), mark, colour)
