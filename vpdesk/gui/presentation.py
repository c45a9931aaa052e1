"""The window for the players: table or curve in large type, on a second screen if there is one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QGuiApplication,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QScreen,
    QShortcut,
)
from PySide6.QtWidgets import QWidget

from vpdesk.export.chart_painter import LABEL, draw_chart
from vpdesk.export.fonts import ems
from vpdesk.export.looks import ON_DARK, ON_PAPER, Look
from vpdesk.export.page_painter import PagePainter
from vpdesk.export.page_plan import Page
from vpdesk.export.page_setup import Size
from vpdesk.export.screen_plan import chart_page, table_pages
from vpdesk.gui.texts import translate
from vpdesk.gui.theme import is_dark
from vpdesk.report.scale_sections import table_without_gains
from vpdesk.scales import DiscreteScale

if TYPE_CHECKING:
    from vpdesk.gui.rooms.scales_room import ScalesRoom
    from vpdesk.report.chart import Chart
    from vpdesk.report.scale_report import ScaleReport
    from vpdesk.report.table import Table

ZOOMS = (50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300)  # percent
WINDOW_SHARE = 0.9  # of a screen that the desk is on too
LEAST_SIZE = QSize(320, 240)
CHART_LABEL = 1 / 34  # the type in a chart, in heights of the window
RESULT_SIZE = 0.8  # in that of the title


class Presentation(QWidget):
    """Shows what the report of a room says, for people who cannot come near.

    It has no parent: the windows of the desk would stay in front of it, and block it.
    """

    def __init__(self) -> None:
        super().__init__()
        self._room: ScalesRoom | None = None
        self._report: ScaleReport | None = None
        self._margin = -1
        self._is_curve = False
        self._zooms = {False: 100, True: 100}  # of the table, of the curve
        self._page = 0
        self._turned = False  # by hand, so that the page need not have the selected margin
        self._pages: tuple[Page, ...] = ()
        self._table: Table | None = None
        self._chart: Chart | None = None
        self.setObjectName("presentationWindow")
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(LEAST_SIZE)
        for key in ("Space", "Tab"):
            QShortcut(QKeySequence(key), self).activated.connect(self.toggle)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenRemoved.connect(self._screen_removed)

    # What the desk and the user ask for

    def follow(self, room: ScalesRoom) -> None:
        """Show what this room shows, in the language of now."""
        self._room = room
        room.reportChanged.connect(self._refresh)
        room.marginChanged.connect(self._refresh)
        self._make_actions()
        self._refresh()

    def open_beside(self, window: QWidget) -> None:
        """Fill a screen that the window is not on, or open in a window if there is none."""
        screen = other_screen(window.screen())
        if screen is None:
            if not self.isVisible():
                self._stand_on(window.screen())
        elif not (self.isVisible() and self.isFullScreen() and self.screen() == screen):
            self.setScreen(screen)
            self.setGeometry(screen.geometry())
            self.showFullScreen()
        self.raise_()
        self.activateWindow()

    def show_curve(self, is_curve: bool) -> None:
        """Show the curve, or the table."""
        if is_curve != self._is_curve:
            self._is_curve = is_curve
            self._check_actions()
            self._plan_anew()

    def toggle(self) -> None:
        """Show the other one of table and curve."""
        self.show_curve(not self._is_curve)

    def zoom_by(self, steps: int) -> None:
        """Make the type larger or smaller, as far as that is possible."""
        before, size = self._zooms[self._is_curve], self._type_size()
        at = min(max(ZOOMS.index(before) + steps, 0), len(ZOOMS) - 1)
        self._zoom_to(ZOOMS[at])
        if not self._is_curve and steps > 0 and self._type_size() <= size:
            self._zoom_to(before)  # the width allows no more

    def zoom_reset(self) -> None:
        """Make the type as large as fits."""
        self._zoom_to(100)

    def turn(self, pages: int) -> None:
        """Turn so many pages forward, backward if below 0."""
        count = len(self._planned())
        page = min(max(self._shown_page() + pages, 0), count - 1)
        self._page, self._turned = page, True
        self._show()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or leave room for other windows."""
        if self.isFullScreen():
            self._stand_on(self.screen())
        else:
            self.showFullScreen()

    # How it shows

    def paintEvent(self, event: QPaintEvent) -> None:
        look = ON_DARK if is_dark(self.palette()) else ON_PAPER
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), look.paper)
            if self._report is not None:
                self._paint(painter, look, self._report)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._plan_anew()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self._check_actions()

    def _refresh(self) -> None:
        """Take over what the room shows; an error there leaves the last good picture here."""
        assert self._room is not None
        report, margin = self._room.report, self._room.shown_margin
        if report is None or (report is self._report and margin == self._margin):
            return
        same, self._report, self._margin = report is self._report, report, margin
        if same:
            self._turned = False
            self._show()
        else:
            self._table = self._chart = None
            self._plan_anew()

    def _plan_anew(self) -> None:
        self._pages = ()
        self._turned = False
        self._show()

    def _show(self) -> None:
        """Paint soon, and tell screen readers what is to be seen."""
        self.update()
        if self._report is None:
            return
        title, result = self._title(self._report), self._result(self._report)
        text = self.tr("{title}: presentation")
        self.setWindowTitle(text.format(title=title))
        self.setAccessibleName(title)
        self.setAccessibleDescription(result)

    def _zoom_to(self, zoom: int) -> None:
        if zoom != self._zooms[self._is_curve]:
            self._zooms[self._is_curve] = zoom
            self._plan_anew()

    def _planned(self) -> tuple[Page, ...]:
        """The pages, planned when they are first asked for: not for each of many steps."""
        report = self._report
        if not self._pages and report is not None:
            point = self.logicalDpiY() / 72
            size = Size(self.width() / point, self.height() / point)
            if self._is_curve:
                self._chart = self._chart or report.chart
                self._pages = (chart_page(self._title(report), self._chart.rule, size, ems),)
            else:
                self._table = self._table or table_without_gains(report)
                zoom = self._zooms[False] / 100
                self._pages = table_pages(self._table, size, zoom, report.language, ems)
        return self._pages

    def _shown_page(self) -> int:
        """The index of the page with the selected margin, or of the one turned to."""
        pages, row = self._planned(), self._row()
        if row is not None and not self._turned:
            for number, page in enumerate(pages):
                block = page.panels[0].block
                if block is not None and block.first <= row < block.last:
                    self._page = number
        return min(self._page, max(len(pages) - 1, 0))

    def _row(self) -> int | None:
        """The row of the selected margin."""
        if self._margin < 0 or self._table is None:
            return None
        return self._table.row_of(self._margin)

    def _type_size(self) -> float:
        """The size of the table's type in points; 0 for the curve."""
        blocks = [page.panels[0].block for page in self._planned()]
        return min((block.layout.size for block in blocks if block is not None), default=0.0)

    def _title(self, report: ScaleReport) -> str:
        if self._is_curve:
            return report.language.boards(report.scale.rule.boards)
        return report.table.title

    def _result(self, report: ScaleReport) -> str:
        """What the selected margin is worth; for which boards, where the title does not say it."""
        if self._margin < 0:
            return ""
        language, scale = report.language, report.scale
        whole = isinstance(scale, DiscreteScale)
        vps = language.vps(*scale.vps(self._margin), whole=whole)
        text = translate("Presentation", "%n IMP(s): {vps}", None, self._margin).format(vps=vps)
        boards = language.boards(scale.rule.boards)
        return text if self._title(report) == boards else f"{boards}, {text}"

    def _paint(self, painter: QPainter, look: Look, report: ScaleReport) -> None:
        page_painter = PagePainter(painter, self, look=look)
        (panel,) = self._planned()[self._shown_page()].panels
        if panel.block is not None:
            panel = replace(panel, block=replace(panel.block, picked=self._row()))
        page_painter.paint(Page((panel,)))
        result = self._result(report)
        if result:
            taken = panel.title.size * (ems(panel.title.lines[0], True) + 1)
            size = RESULT_SIZE * panel.type.title
            size = page_painter.fitting(result, size, panel.box.width - taken)
            x = panel.box.x + panel.box.width - ems(result, False) * size
            y = panel.box.y + 0.8 * panel.title.size
            page_painter.write(x, y, result, page_painter.font(size))
        if self._chart is not None and self._is_curve:
            self._paint_chart(painter, look, self._chart, page_painter.rect(panel.chart_box))

    def _paint_chart(self, painter: QPainter, look: Look, chart: Chart, place: QRectF) -> None:
        ...
