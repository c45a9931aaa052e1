"""The scales room: boards in; table, curve and comparison out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QLabel,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from vpdesk.gui.desk.steps import UndoSteps, WithSteps
from vpdesk.gui.rooms.scales.compared_line import ComparedLine
from vpdesk.gui.rooms.scales.pin_row import PinRow
from vpdesk.gui.rooms.scales.result_strip import ResultStrip
from vpdesk.gui.rooms.scales.status import ScaleStatus
from vpdesk.gui.tables.table_view import TableView
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import flow, labelled
from vpdesk.gui.widgets.scale_controls import ScaleControls
from vpdesk.gui.widgets.steady_label import SteadyLabel
from vpdesk.report.scales.names import margin_text
from vpdesk.report.scales.report import (
    MAX_PINS,
    VIEWS,
    ScaleChoice,
    ScaleReport,
    View,
    scale_report,
)
from vpdesk.scales import DiscreteScale, PrintedScale, ScaleError, ScaleSpec, Unit

if TYPE_CHECKING:
    from vpdesk.gui.widgets.curve_plot import CurvePlot

TABLE_SHARE = (5, 7)  # widths of table and plot, until the user moves the splitter


class ScalesRoom(WithSteps[ScaleChoice], QWidget):
    """Shows the report of a choice of scales, and lets the user change the choice.

    reportChanged: another report (ScaleReport) is shown, or None where there is no scale.
    marginChanged: another margin is selected, or none any more.
    """

    reportChanged = Signal(object)
    marginChanged = Signal()

    def __init__(self, choice: ScaleChoice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = choice
        self.report: ScaleReport | None = None
        self._margin = -1
        self._hovered = -1
        self._steps = UndoSteps[ScaleChoice]()
        self._language = user_language()
        self.plot: CurvePlot | None = None
        self.controls = ScaleControls()
        self.pin_row = PinRow()
        self.pins = self.pin_row.strip
        self.pin_button = self.pin_row.button
        self.problem = named(QLabel(wordWrap=True), "problemLabel")
        self.views = named(QTabBar(), "viewTabs", "compare#views")
        self.base = named(QComboBox(), "baseCombo", "compare#differences")
        self.table = TableView()
        self.axis = named(QComboBox(), "axisCombo", "compare#axis")
        self.read_out = named(SteadyLabel(), "readOutLabel")
        self.compared = ComparedLine()
        self.plot_place = named(QWidget(), "curvePlot", "scales#formula")
        self.results = ResultStrip()
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.error = named(QLabel(wordWrap=True), "errorLabel")
        self.content = QStackedWidget()
        self.status = ScaleStatus()
        self.modified = False  # the choice is remembered, not saved
        self._describe()
        self._lay_out()
        self._connect()
        self.set_choice(choice)

    # What the window asks for

    def set_choice(self, choice: ScaleChoice) -> None:
        """Show another choice; in the place of a table, why it gives no scale if it does not."""
        self.choice = choice
        self.controls.show_choice(choice)
        self.pin_row.show_choice(choice)
        self._show_view()
        try:
            self.report = scale_report(choice, self._language)
        except ScaleError as error:
            self.report = None
            self._show_error(self._language.error(error))
        else:
            self._show_report(self.report)
        self.status.show_scale(None if self.report is None else self.report.scale)
        self.reportChanged.emit(self.report)

    def take_over(self, other: ScalesRoom) -> None:
        """Go on where another room is: its choice, steps, picked margin and typed result."""
        self._steps = other._steps
        self.results.take_over(other.results)
        self.set_choice(other.choice)
        self.pick_margin(other._margin)
        if other.plot is not None:
            self.load_plot()

    def request(self, choice: ScaleSpec) -> None:
        """Show a choice that the user made, so that it can be undone; or another scale alone.

        A run of changes of the board count alone is one step.
        """
        if not isinstance(choice, ScaleChoice):
            choice = self.choice.of_scale(choice)
        if choice != self.choice:
            turning = choice == replace(self.choice, boards=choice.boards)
            self._steps.remember(self.choice, run="boards" if turning else "")
            self.set_choice(choice)

    def toggle_pin(self, boards: int = 0) -> None:
        """Pin a board count, or unpin it; the current one if none is given."""
        boards, pins = boards or self.choice.boards, self.choice.pins
        if boards in pins:
            kept = tuple(pin for pin in pins if pin != boards)
            self.request(replace(self.choice, pins=kept))
        elif len(pins) < MAX_PINS:
            self.request(replace(self.choice, pins=(*pins, boards)))

    def unpin_all(self) -> None:
        """Take all pins away."""
        self.request(replace(self.choice, pins=()))

    def copy(self) -> None:
        """Copy the selected rows of the table."""
        self.table.copy(headings=False)

    def copy_with_headings(self) -> None:
        """Copy the selected rows of the table and its headings."""
        self.table.copy(headings=True)

    def select_all(self) -> None:
        """Select all rows of the table."""
        self.table.setFocus()
        self.table.selectAll()

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
        self.table.setFocus()

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

    def show_view(self, view: View) -> None:
        """Show the table, the comparison or the differences, which begin with the board count."""
        choice = self.choice
        begins = view is View.DIFFERENCES is not choice.view
        self.request(replace(choice, view=view, base=choice.boards if begins else choice.base))

    def show_differences(self, base: int) -> None:
        """Show the differences from a board count."""
        self.request(replace(self.choice, view=View.DIFFERENCES, base=base))

    def step_boards(self, step: int) -> None:
        """Change the board count by a step."""
        self.controls.boards.stepBy(step)

    def load_plot(self) -> None:
        """Put the live plot in its place; its library takes longer to load than the window."""
        if self.plot is not None:
            return
        from vpdesk.gui.widgets.curve_plot import CurvePlot  # after first paint

        self.plot = CurvePlot()
        named(self.plot, "curvePlot", "scales#formula")
        self.plot.setAcceptDrops(False)  # a file that is dropped on it is for the window
        self.plot.setAccessibleName(self.tr("Curve of IMPs to VP"))
        self.plot.setAccessibleDescription(self.tr("Left and Right step through the margins"))
        self.plot.marginPicked.connect(self.pick_margin)
        self.plot.marginHovered.connect(self._hover)
        self._plot_frame.set_content(self.plot)
        self._show_in_plot()
        self.controls.offer_scales()

    def pick_margin(self, margin: int) -> None:
        """Select a margin in the table and in the plot; -1 for none."""
        self._margin = margin
        self.table.select_margin(self.shown_margin)
        if self.plot is not None:
            self.plot.select_margin(self.shown_margin)
        self._show_read_out()
        if self.plot is not None and self.plot.hasFocus():
            self.compared.announce()
        self.marginChanged.emit()

    def restore_layout(self, widths: tuple[int, ...]) -> None:
        """Table and plot as wide as they were, or as at first where that is not known."""
        if len(widths) != self.splitter.count():
            width = self.splitter.width()
            widths = tuple(width * share // sum(TABLE_SHARE) for share in TABLE_SHARE)
        self.splitter.setSizes(widths)

    @property
    def widths(self) -> tuple[int, ...]:
        """The widths of table and plot."""
        return tuple(self.splitter.sizes())

    @property
    def title(self) -> str:
        """The board count."""
        return self._language.boards(self.choice.boards)

    @property
    def subject(self) -> ScaleChoice | None:
        """What can be exported: the choice, where there is a scale."""
        return None if self.report is None else self.report.choice

    @property
    def _present(self) -> ScaleChoice:
        return self.choice

    def _go_to(self, value: ScaleChoice) -> None:
        self.set_choice(value)

    # How it shows

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_in_plot()

    @property
    def shown_margin(self) -> int:
        """The selected margin, or the table's last one where it ends before it; -1 for none."""
        if self.report is None:
            return -1
        if isinstance(self.report.scale, DiscreteScale | PrintedScale):
            return self._margin
        return min(self._margin, self.report.table.row_starts[-1])

    def _show_error(self, text: str) -> None:
        """A wrong table would be worse than none."""
        self.problem.hide()
        self.error.setText(f"\N{WARNING SIGN}\n\n{text}")
        self.content.setCurrentWidget(self.error)
        self.results.show_scale(None)

    def _show_report(self, report: ScaleReport) -> None:
        self.content.setCurrentWidget(self.splitter)
        self._show_problems(report.problems)
        self._hovered = -1
        self.axis_group.setVisible(report.scale.unit is Unit.IMP)
        self.table.show_table(report.table, self.shown_margin)
        self._show_in_plot()
        self.compared.show_report(report)
        self.results.show_scale(report.scale)
        self._show_read_out()

    def _show_in_plot(self) -> None:
        """Draw the report's chart; while another room is shown, not before this one is again."""
        report = self.report
        if self.plot is None or report is None or not self.isVisible():
            return
        scale = report.scale
        self.plot.show_chart(
            report.chart, lambda margin: scale.vps(margin)[0] / 100, self.shown_margin
        )

    def _show_read_out(self) -> None:
        margin = self._hovered if self._hovered >= 0 else self.shown_margin
        if self.report is None:
            return
        self.compared.show_margin(margin)
        if margin < 0:
            self.read_out.setText("")
            return
        scale = self.report.scale
        text = self.tr("{boards}, {margin}: {vps}")
        self.read_out.setText(
            text.format(
                boards=self._language.boards(scale.boards),
                margin=margin_text(scale, margin, self._language),
                vps=self._language.vps(*scale.vps(margin), whole=scale.whole),
            )
        )

    def _show_problems(self, problems: tuple[str, ...]) -> None:
        self.problem.setText("\n".join(f"\N{WARNING SIGN} {text}" for text in problems))
        self.problem.setVisible(bool(problems))

    def _show_view(self) -> None:
        choice = self.choice
        with QSignalBlocker(self.views):
            self.views.setCurrentIndex(VIEWS.index(choice.view))
        with QSignalBlocker(self.base):
            counts = [str(boards) for boards in choice.compared]
            if counts != [self.base.itemText(i) for i in range(self.base.count())]:
                self.base.clear()
                self.base.addItems(counts)
            at = counts.index(str(choice.base)) if str(choice.base) in counts else 0
            self.base.setCurrentIndex(at)
        self.base_group.setVisible(choice.view is View.DIFFERENCES)
        with QSignalBlocker(self.axis):
            self.axis.setCurrentIndex(int(choice.per_root_board))

    def _hover(self, margin: int) -> None:
        self._hovered = margin
        self.table.hover_margin(margin)
        if self.plot is not None:
            self.plot.hover_margin(margin)
        self._show_read_out()

    def _open_menu(self, place: QPoint) -> None:
        from vpdesk.gui.rooms.scales.table_menu import open_table_menu  # on the first right click

        open_table_menu(self, self.table.currentIndex(), place)

    # How it is put together

    def _connect(self) -> None:
        self.axis.currentIndexChanged.connect(
            lambda index: self.request(replace(self.choice, per_root_board=bool(index)))
        )
        self.base.currentTextChanged.connect(
            lambda text: self.request(replace(self.choice, base=int(text)))
        )
        self.controls.choiceRequested.connect(self.request)
        self.pin_button.clicked.connect(lambda _: self.toggle_pin())
        self.pins.boardsRequested.connect(self.controls.boards.setValue)
        self.pins.pinsRequested.connect(lambda pins: self.request(replace(self.choice, pins=pins)))
        self.results.marginPicked.connect(self.pick_margin)
        self.table.menuRequested.connect(self._open_menu)
        self.table.marginHovered.connect(self._hover)
        self.table.marginPicked.connect(self.pick_margin)
        self.views.currentChanged.connect(lambda index: self.show_view(VIEWS[index]))

    def _describe(self) -> None:
        named(self.table, "scaleTable", "{kind}#table")
        self.table.setAccessibleName(self.tr("Table of the scale"))
        self.table.setAccessibleDescription(self.tr("Type a number to jump to that margin"))
        named(self.results, "resultStrip", "result")
        for text in (self.tr("Table"), self.tr("Side by side"), self.tr("Differences")):
            self.views.addTab(text)
        self.views.setDrawBase(False)
        self.views.setExpanding(False)
        self.views.setElideMode(Qt.TextElideMode.ElideNone)
        self.views.setUsesScrollButtons(False)
        self.views.setAccessibleName(self.tr("What the table shows"))
        self.base.setAccessibleName(self.tr("Differences from this board count"))
        self.axis.addItem(self.tr("IMPs"))
        self.axis.addItem(self.tr("IMPs per \N{SQUARE ROOT}board"))
        self.axis.setAccessibleName(self.tr("Axis of the plot"))
        self.axis.setToolTip(
            self.tr("In IMPs per square root of the boards, all board counts have one curve.")
        )
        self.problem.hide()

    def _lay_out(self) -> None:
        self.base_group = labelled(self.tr("&from"), self.base)
        left = _pane(flow(self.views, self.base_group), FocusFrame(self.table))
        self.axis_group = axis = labelled(self.tr("A&xis"), self.axis)
        self.plot_place.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._plot_frame = FocusFrame(self.plot_place)
        right = _pane(flow(axis, self.read_out), self._plot_frame, self.compared)
        self.splitter.addWidget(left)
        self.splitter.addWidget(right)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(8)
        for index, share in enumerate(TABLE_SHARE):
            self.splitter.setStretchFactor(index, share)
        self.error.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.error.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.content.addWidget(self.splitter)
        self.content.addWidget(self.error)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 12, 16, 8)
        layout.setSpacing(8)
        layout.addWidget(self.controls)
        layout.addWidget(self.pin_row)
        layout.addWidget(self.problem)
        layout.addWidget(self.content, 1)
        line = QFrame(frameShape=QFrame.Shape.HLine)
        line.setForegroundRole(self.palette().ColorRole.Mid)
        layout.addWidget(line)
        layout.addWidget(self.results)


def _pane(header: QWidget, content: QWidget, *below: QWidget) -> QWidget:
    pane = QWidget()
    layout = QVBoxLayout(pane)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(4)
    layout.addWidget(header)
    layout.addWidget(content, 1)
    for widget in below:
        layout.addWidget(widget)
    return pane
