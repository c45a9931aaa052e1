"""The table of the scales room, or the heat map in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.tables.table_view import TableView
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import named
from vpdesk.report.scales.report import ScaleReport, View
from vpdesk.scales import Scale

if TYPE_CHECKING:
    from vpdesk.gui.tables.heat_table import HeatTable


class ScaleTables(QStackedWidget):
    """Shows the table of a report as its view asks for it.

    marginPicked, marginHovered: as those of TableView. menuRequested: where a menu of the
    current cell is wanted. boardsRequested: the board count of a cell that was activated.
    read: the scale of the cell that is read off in the heat map; None elsewhere.
    """

    marginPicked = Signal(int)
    marginHovered = Signal(int)
    menuRequested = Signal(QPoint)
    boardsRequested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = named(TableView(closes_up=True), "scaleTable", "{kind}#table")
        self.table.setAccessibleName(translate("ScalesRoom", "Table of the scale"))
        typing = translate("ScalesRoom", "Type a number to jump to that margin")
        self.table.setAccessibleDescription(typing)
        self.table.menuRequested.connect(self.menuRequested)
        self.table.marginPicked.connect(self.marginPicked)
        self.table.marginHovered.connect(self.marginHovered)
        self.heat: HeatTable | None = None  # made when it is first shown
        self.read: Scale | None = None
        self._report: ScaleReport | None = None
        self._fitting = True
        self.addWidget(FocusFrame(self.table))

    @property
    def shown(self) -> TableView | HeatTable:
        """What is shown."""
        return self.table if self.heat is None or self.currentIndex() == 0 else self.heat

    def show_report(self, report: ScaleReport, margin: int) -> None:
        """Show the table of a report with the row of a margin marked; -1 for none."""
        self._report, self.read = report, None
        is_map = report.choice.view is View.HEAT_MAP
        if is_map and self.heat is None:
            self._make_heat()
        self.setCurrentIndex(int(is_map))
        self.shown.show_table(report.table, margin)

    def set_fitting(self, fitting: bool) -> None:
        """Have all cells of the heat map in sight, or all its numbers readable."""
        self._fitting = fitting
        if self.heat is not None:
            self.heat.set_fitting(fitting)

    def _make_heat(self) -> None:
        """Make the heat map, which the window need not wait for at its start."""
        from vpdesk.gui.tables.heat_table import HeatTable

        self.heat = heat = named(HeatTable(), "heatTable", "compare#heat")
        heat.setAccessibleName(self.tr("Heat map of the scales"))
        heat.setAccessibleDescription(self.table.accessibleDescription())
        heat.set_fitting(self._fitting)
        heat.menuRequested.connect(self.menuRequested)
        heat.marginPicked.connect(self.marginPicked)
        heat.cellHovered.connect(self._read_cell)
        heat.activated.connect(self._activate)
        self.addWidget(FocusFrame(heat))

    def _read_cell(self, margin: int, column: int) -> None:
        self.read = self._scale(column)
        self.marginHovered.emit(margin)

    def _activate(self, index: Index) -> None:
        scale = self._scale(index.column())
        if scale is not None:
            self.boardsRequested.emit(scale.boards)

    def _scale(self, column: int) -> Scale | None:
        assert self._report is not None
        return self._report.scales[column - 1] if column > 0 else None
