"""The table or the curve of a report, painted so large that a hall can read it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from vpdesk.gui.theme import is_dark
from vpdesk.paper.bundled_font import ems
from vpdesk.paper.chart_painter import LABEL, draw_chart
from vpdesk.paper.looks import ON_DARK, ON_PAPER, Look
from vpdesk.paper.page_painter import PagePainter
from vpdesk.paper.plan import Page, Panel
from vpdesk.paper.screen_plan import Screen, chart_page, table_pages
from vpdesk.report.chart import Chart
from vpdesk.report.scales.names import margin_text
from vpdesk.report.scales.report import ScaleReport
from vpdesk.report.scales.sections import table_without_gains
from vpdesk.report.table import Table
from vpdesk.scales import Unit

CURVE_ZOOMS = (50, 60, 70, 80, 90, 100, 110, 125, 150)  # percent; more would hide the curves
TABLE_ZOOMS = (*CURVE_ZOOMS, 175, 200, 250, 300)
PAUSE_MS = 50  # so that quick steps of the desk, which is painted first, wait for few pictures
RESULT_SIZE, CHART_LABEL = 0.8, 0.44  # the type of these in that of the title


class HallPicture(QWidget):
    """Shows the table of a report, or its curve, and what the selected margin is worth.

    is_curve: which of the two. Each has a zoom of its own. A table in a type too large for one
    page has several: the one with the selected margin is shown until the user turns.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_curve = False
        self._report: ScaleReport | None = None
        self._margin = -1
        self._table: Table | None = None
        self._chart: Chart | None = None
        self._zooms = {False: 100, True: 100}  # by is_curve, in percent
        self._pages: tuple[Page, ...] = ()
        self._planned_for = Screen(0, 0, 0)
        self._page = 0
        self._turned = False
        self._paint_soon = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._paint_soon.timeout.connect(self.update)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_report(self, report: ScaleReport, margin: int) -> None:
        """Show a report with a margin selected, -1 for none."""
        if report is self._report and margin == self._margin:
            return
        if report is not self._report:
            self._report, self._table, self._chart, self._pages = report, None, None, ()
        self._margin, self._turned = margin, False
        self._describe()
        if not self._paint_soon.isActive():
            self._paint_soon.start()

    def show_curve(self, is_curve: bool) -> None:
        """Show the curve, or the table."""
        if is_curve != self.is_curve:
            self.is_curve = is_curve
            self._describe()
            self._plan_anew()

    def zoom_by(self, steps: int) -> None:
        """Make the type larger or smaller, as far as there is room."""
        zoom, size = self._zooms[self.is_curve], self._table_type()
        zooms = CURVE_ZOOMS if self.is_curve else TABLE_ZOOMS
        at = zooms.index(zoom) + steps
        self._zoom_to(zooms[min(max(at, 0), len(zooms) - 1)])
        if steps > 0 and not self.is_curve and self._table_type() == size:
            self._zoom_to(zoom)  # the table is as wide as the picture

    def zoom_reset(self) -> None:
        """Make the type as large as fits."""
        self._zoom_to(100)

    def turn(self, pages: int) -> None:
        """Turn so many pages forward, backward if below 0."""
        page, last = self.page + pages, len(self._planned()) - 1
        self._page, self._turned = min(max(page, 0), max(last, 0)), True
        self.update()

    @property
    def title(self) -> str:
        """What stands over the picture."""
        if self._report is None:
            return ""
        if self.is_curve:
            return self._boards(self._report)
        return self._report.table.title

    @property
    def result(self) -> str:
        """What the selected margin is worth; for which boards, where the title does not say it."""
        report = self._report
        if report is None or self._margin < 0:
            return ""
        language, (scale, margin) = report.language, report.meant(self._margin)
        vps = language.vps(*scale.vps(margin), whole=scale.whole)
        if scale.unit is Unit.PERCENT:
            text = f"{margin_text(scale, margin, language)}: {vps}"
        else:
            text = language.translate("Presentation", "%n IMP(s): {vps}", None, margin)
        text, boards = text.format(vps=vps), language.boards(scale.boards)
        return text if self.title == boards else f"{boards}, {text}"

    @property
    def page(self) -> int:
        """The index of the page that is shown."""
        blocks = [page.panels[0].block for page in self._planned()]
        if self._row is not None and not self._turned:
            for number, block in enumerate(blocks):
                if block is not None and block.first <= self._row < block.last:
                    return number
        return min(self._page, max(len(blocks) - 1, 0))

    @property
    def panel(self) -> Panel:
        """The plan of what is shown."""
        (panel,) = self._planned()[self.page].panels
        if panel.block is None:
            return panel
        return replace(panel, block=replace(panel.block, picked=self._row))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = ON_DARK if is_dark(self.palette()) else ON_PAPER
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), look.paper)
            if self._report is not None:
                self._paint(painter, look)

    def _plan_anew(self) -> None:
        self._pages, self._turned = (), False
        self.update()

    def _describe(self) -> None:
        """Tell screen readers what is to be seen."""
        self.setAccessibleName(self.title)
        self.setAccessibleDescription(self.result)

    def _zoom_to(self, zoom: int) -> None:
        if zoom != self._zooms[self.is_curve]:
            self._zooms[self.is_curve] = zoom
            self._plan_anew()

    def _planned(self) -> tuple[Page, ...]:
        """The pages, planned once they are asked for: not at each of many quick changes."""
        report, pixel = self._report, 72 / self.logicalDpiY()
        screen = Screen(self.width() * pixel, self.height() * pixel, pixel)
        if report is not None and not (self._pages and screen == self._planned_for):
            self._planned_for = screen
            zoom = self._zooms[self.is_curve] / 100
            if self.is_curve:
                self._chart = self._chart or report.chart
                self._pages = (chart_page(self.title, self._chart.rule, screen, ems),)
            else:
                self._table = self._table or table_without_gains(report)
                self._pages = table_pages(self._table, screen, zoom, report.language, ems)
        return self._pages

    @property
    def _row(self) -> int | None:
        """The row of the selected margin."""
        if self._margin < 0 or self._table is None:
            return None
        return self._table.row_of(self._margin)

    def _table_type(self) -> float:
        """The size of the table's type in points."""
        blocks = [page.panels[0].block for page in self._planned()]
        return min((block.layout.size for block in blocks if block is not None), default=0.0)

    def _boards(self, report: ScaleReport) -> str:
        return report.language.boards(report.scale.boards)

    def _paint(self, painter: QPainter, look: Look) -> None:
        panel, page = self.panel, PagePainter(painter, self, look=look)
        page.paint(Page((panel,)))
        self._write_result(page, panel)
        if self.is_curve and self._chart is not None:
            draw_chart(
                painter,
                page.rect(panel.chart_box),
                self._chart,
                texts=False,
                look=look,
                growth=CHART_LABEL * panel.type.title / LABEL * self._zooms[True] / 100,
                picked=self._point(self._chart),
            )

    def _write_result(self, page: PagePainter, panel: Panel) -> None:
        """Write what the selected margin is worth at the end of the title's line."""
        result, title = self.result, panel.title
        if result:
            room = panel.box.width - title.size * (ems(title.lines[0], True) + 1)
            size = page.fitting(result, RESULT_SIZE * panel.type.title, room)
            size = self._planned_for.type_size(size)
            font = page.font(size)
            x = panel.box.x + panel.box.width - font.width(result) / page.unit
            page.write(x, panel.box.y + 0.8 * title.size, result, font)

    def _point(self, chart: Chart) -> tuple[float, float] | None:
        """The selected margin on the current curve, if the axis goes so far."""
        x = self._margin * chart.x_per_imp
        if self._report is None or not chart.x_min <= x <= chart.x_max:
            return None
        return x, self._report.height(self._margin)
