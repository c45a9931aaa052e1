"""The table of the scales room, and beside it the comparison where the screen is wide."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from vpdesk.gui.rooms.scales.scale_tables import ScaleTables
from vpdesk.gui.tables.table_view import TableView
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.steady_label import Greatest
from vpdesk.report.scales.report import ScaleReport, View

GAP = 16  # pixels between the two
PLOT_SHARE = 0.45  # of the width, which the plot has at least
LEAST_SHARE = 0.45  # of the width, which the table may have at least, if it needs it
WIDE = 90  # lines of text: the width of a room in which all that is compared is in sight
COLUMN = 4.2  # the width of a column of the comparison in such lines, about
FRAMES = 4  # pixels on both sides of a table, for the frame that shows the focus
SETTLED_MS = 60  # without another board count, until the comparison follows
ANY_WIDTH = 16777215  # Qt's word for it


class TablesSide(QWidget):
    """Holds the table of the view; a wide one also all that is compared, row beside row.

    marginPicked, marginHovered, menuRequested: as those of TableView, of the comparison.
    """

    marginPicked = Signal(int)
    marginHovered = Signal(int)
    menuRequested = Signal(QPoint)

    def __init__(self, tables: ScaleTables) -> None:
        super().__init__()
        self._tables = tables
        self.beside: TableView | None = None  # made when it is first shown
        self._report: ScaleReport | None = None
        self._told: ScaleReport | None = None  # what the comparison shows
        self._margin = -1
        self._room = self._plot = 0
        self._widths = Greatest()  # where a board count is pinned, there is a column less
        self._later = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._later.timeout.connect(self._fill)
        self._layout = layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GAP)
        layout.addWidget(tables, 1)

    def show_report(self, report: ScaleReport, margin: int) -> None:
        """Show what the table of a report leaves out, if there is room for it."""
        self._report, self._margin = report, margin
        self.fit(self._room)

    def fit(self, room: int, plot: int = 0) -> None:
        """Take no more of a room of such a width than can be read.

        plot: the least width of what stands beside it.
        """
        self._room, self._plot = room, plot or self._plot
        # What stands beside it may tell its width late, after other type.
        most_table = int(max(LEAST_SHARE * room, min((1 - PLOT_SHARE) * room, room - self._plot)))
        if self._report is None or not room:
            return
        beside = self._fits(self._report)
        if beside:
            self._show(self._report)
        elif self.beside is not None:
            self._frame.hide()
        choice = self._report.choice
        if choice.view is View.HEAT_MAP:
            self._tables.setMinimumWidth(0)
            self.setMaximumWidth(ANY_WIDTH)
            return
        own = self.beside.widths if beside and self.beside is not None else (0, 0)
        least, most, own_least, own_most = self._widths.among(
            (choice.of_any_boards, beside, self.font().key()), *self._tables.table.widths, *own
        )
        self._tables.setMinimumWidth(min(FRAMES + least, most_table))
        if beside and self.beside is not None:
            self._frame.setMinimumWidth(FRAMES + own_least)
            most += GAP + FRAMES + own_most
        self.setMaximumWidth(FRAMES + most)

    def select_margin(self, margin: int) -> None:
        """Mark the row of a margin in the comparison."""
        self._margin = margin
        if self.beside is not None and not self._frame.isHidden():
            self.beside.select_margin(margin)

    def hover_margin(self, margin: int) -> None:
        """Emphasise the row of a margin there."""
        if self.beside is not None and not self._frame.isHidden():
            self.beside.hover_margin(margin)

    def _fits(self, report: ScaleReport) -> bool:
        """Whether there is something to compare, and room for it."""
        if report.choice.view is not View.TABLE or len(report.compared) < 2:
            return False
        return self.has_room(len(report.choice.pins))

    def has_room(self, pins: int) -> bool:
        """Whether a comparison of so many pins and any board count stands beside the table."""
        line = self.fontMetrics().height()
        columns = (1 + pins + 1) * COLUMN * line
        least = self._tables.table.widths[0] + GAP + columns
        return self._room >= WIDE * line and least <= (1 - PLOT_SHARE) * self._room

    def _show(self, report: ScaleReport) -> None:
        if self.beside is None:
            self._make()
        assert self.beside is not None
        if report is self._told:
            self._frame.show()
        elif self._frame.isHidden() or self._told is None:
            self._frame.show()
            self._fill()
        else:
            self._later.start()  # a step of the board count does not wait for it

    def _fill(self) -> None:
        """Show the comparison of the report, if there still is one to be shown."""
        if self.beside is None or self._report is None or not self._fits(self._report):
            return
        self._told = self._report
        self.beside.show_table(self._report.comparison, self._margin)
        self.beside.verticalScrollBar().setValue(self._tables.table.verticalScrollBar().value())
        self.fit(self._room)

    def _make(self) -> None:
        self.beside = beside = named(TableView(closes_up=True), "comparisonTable", "compare")
        beside.setAccessibleName(translate("ScalesRoom", "Comparison of what is pinned"))
        beside.marginPicked.connect(self.marginPicked)
        beside.marginHovered.connect(self.marginHovered)
        beside.menuRequested.connect(self.menuRequested)
        bars = self._tables.table.verticalScrollBar(), beside.verticalScrollBar()
        bars[0].valueChanged.connect(bars[1].setValue)
        bars[1].valueChanged.connect(bars[0].setValue)
        self._frame = FocusFrame(beside)
        self._layout.addWidget(self._frame, 1)
