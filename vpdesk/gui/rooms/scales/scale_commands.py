"""Where the keyboard goes in the scales room, and what is copied there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QDrag, QGuiApplication

from vpdesk.gui.texts import user_language

if TYPE_CHECKING:
    from vpdesk.gui.rooms.scales.pin_strip import PinStrip
    from vpdesk.gui.rooms.scales.result_strip import ResultStrip
    from vpdesk.gui.rooms.scales.scale_tables import ScaleTables
    from vpdesk.gui.widgets.curve_plot import CurvePlot
    from vpdesk.gui.widgets.scale_controls import ScaleControls
    from vpdesk.report.scales.report import ScaleReport


class ScaleCommands:
    """What the menus ask of the parts of the room, in front of its Qt class."""

    controls: ScaleControls
    pins: PinStrip
    tables: ScaleTables
    results: ResultStrip
    plot: CurvePlot | None
    report: ScaleReport | None

    def copy(self) -> None:
        """Copy what is selected in the table."""
        self.tables.shown.copy(headings=False)

    def copy_with_headings(self) -> None:
        """Copy what is selected in the table, with its headings."""
        self.tables.shown.copy(headings=True)

    def picture(self) -> QMimeData:
        """A picture of the curves, for other programs."""
        from vpdesk.gui.desk.clipboard import chart_data  # not at the start

        assert self.report is not None
        return chart_data(self.report.chart, user_language())

    def copy_picture(self) -> None:
        """Copy a picture of the curves."""
        QGuiApplication.clipboard().setMimeData(self.picture())

    def drag_picture(self) -> None:
        """Let the user drop a picture of the curves in another program."""
        assert self.plot is not None
        drag = QDrag(self.plot)
        drag.setMimeData(self.picture())
        drag.exec(Qt.DropAction.CopyAction)

    def select_all(self) -> None:
        """Select all rows of the table."""
        self.tables.shown.setFocus()
        self.tables.shown.selectAll()

    def go_first(self) -> None:
        """Go to where the work begins: the board count."""
        self.go_boards()

    def go_boards(self) -> None:
        """Go to the board count."""
        self.controls.boards.setFocus()
        self.controls.boards.selectAll()

    def go_pins(self) -> None:
        """Go to the pinned board counts."""
        self.pins.setFocus()

    def go_table(self) -> None:
        """Go to the table."""
        self.tables.shown.setFocus()

    def go_plot(self) -> None:
        """Go to the plot."""
        if self.plot is not None:
            self.plot.setFocus()

    def go_result(self) -> None:
        """Go to the fields for a result."""
        self.results.ours.setFocus()
        self.results.ours.selectAll()

    def go_target(self) -> None:
        """Go to the field for a target."""
        self.results.target.setFocus()
        self.results.target.selectAll()
