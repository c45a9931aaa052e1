"""The scales room: boards in; table, curve and comparison out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from vpdesk.gui.desk.room_header import RoomHeader
from vpdesk.gui.desk.steps import UndoSteps, WithSteps
from vpdesk.gui.rooms.scales.compared_line import ComparedLine, PlotSide
from vpdesk.gui.rooms.scales.pin_row import PinRow
from vpdesk.gui.rooms.scales.result_strip import ResultStrip
from vpdesk.gui.rooms.scales.scale_commands import ScaleCommands
from vpdesk.gui.rooms.scales.scale_tables import ScaleTables
from vpdesk.gui.rooms.scales.status import ScaleStatus
from vpdesk.gui.rooms.scales.tables_side import TablesSide
from vpdesk.gui.rooms.scales.views_row import ViewsRow
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.fitted import Fitted
from vpdesk.gui.widgets.fitting_area import FittingArea
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.panes import Panes
from vpdesk.gui.widgets.scale_controls import ScaleControls
from vpdesk.report.scales.names import margin_text, rule_facts, spec_name
from vpdesk.report.scales.report import (
    MAX_PINS,
    Pin,
    ScaleChoice,
    ScaleReport,
    View,
    scale_report,
)
from vpdesk.scales import DiscreteScale, PrintedScale, Scale, ScaleError, ScaleSpec

if TYPE_CHECKING:
    from vpdesk.gui.widgets.curve_plot import CurvePlot
    from vpdesk.report.chart_part import AxisPart
    from vpdesk.report.scales.sheets import ScaleSubject

TABLE_SHARE = (5, 7)  # widths of table and plot, until the user moves the splitter
GROWS_FROM = (230, 50)  # characters and lines in which the room has larger type
MOST_GROWTH = 1.2  # so large that all of a table of 16 boards is in sight on 3840 x 2160
SIDE = 16  # pixels beside all of it
HANDLE = 8  # pixels between table and plot
LOW = 24  # lines of text: where it is lower, what is typed and told is no larger than all text
LINES_IN_SIGHT = 11  # of text, below each other: the height of table and plot at least


class ScalesRoom(Fitted, ScaleCommands, WithSteps[ScaleChoice], QWidget):
    """Shows the report of a choice of scales, and lets the user change the choice.

    reportChanged: another report (ScaleReport) is shown, or None where there is no scale.
    marginChanged: another margin is selected, or none any more.
    """

    reportChanged = Signal(object)
    marginChanged = Signal()

    def __init__(self, choice: ScaleChoice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = ScaleChoice()
        self.report: ScaleReport | None = None
        self._margin = -1
        self._count = -1  # the board count that is picked where one margin is shown
        self._hovered = -1
        self._results_at = ""
        self._steps = UndoSteps[ScaleChoice]()
        self._language = user_language()
        self.plot: CurvePlot | None = None
        self.header = RoomHeader("scaleName", "scaleFacts")
        self.controls = ScaleControls()
        self.pin_row = PinRow()
        self.pins = self.pin_row.strip
        self.pin_button = self.pin_row.button
        self.problem = named(QLabel(wordWrap=True), "problemLabel")
        self.views_row = ViewsRow()
        self.views, self.base = self.views_row.tabs, self.views_row.base
        self.axis = self.views_row.axis
        self.tables = ScaleTables()
        self.table = self.tables.table
        self.tables_side = TablesSide(self.tables)
        self.compared = ComparedLine()
        self.plot_place = named(QWidget(), "curvePlot", "scales#formula")
        self.results = ResultStrip()
        self.read_out = self.results.read_out
        self.splitter = Panes()
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
        if choice.unit is not self.choice.unit:  # a margin in IMPs is no percentage
            self._margin = -1
            self.results.take_unit(choice.unit)
        self.choice = choice
        spec, language = choice.spec, self._language
        self.header.show_title(spec_name(spec, language), rule_facts(spec, language))
        self.controls.show_choice(choice)
        self.pin_row.show_choice(choice)
        self.views_row.show_choice(choice)
        try:
            self.report = scale_report(choice, self._language)
        except ScaleError as error:
            self.report = None
            self._show_error(self._language.error(error))
            self._show_read_out()
        else:
            self._show_report(self.report)
        self.header.show_papers(there=self.report is not None)
        self.status.show_scale(None if self.report is None else self.report.scale)
        self.reportChanged.emit(self.report)

    def take_over(self, other: ScalesRoom) -> None:
        """Go on where another room is: its choice, steps, picked margin and typed result."""
        self._steps = other._steps
        self.results.take_over(other.results)
        self.set_choice(other.choice)
        by_boards = self.choice.view is View.BY_BOARDS  # there a count is picked
        self.pick_margin(other._count if by_boards else other._margin)
        if other.plot is not None:
            self.load_plot()

    def request(self, choice: ScaleSpec) -> None:
        """Show a choice that the user made, so that it can be undone; or another scale alone.

        A run of changes of one number alone is one step.
        """
        if not isinstance(choice, ScaleChoice):
            choice = self.choice.of_scale(choice)
        choice = choice.after(self.choice)
        if choice != self.choice:
            turned = (
                name
                for name in ("boards", "first", "last", "margin", "target", "part")
                if choice
                == replace(
                    self.choice, **{each: getattr(choice, each) for each in (name, "own_style")}
                )
            )
            self._steps.remember(self.choice, run=next(turned, ""))
            self._count = -1
            self.set_choice(choice)

    def toggle_pin(self, pin: Pin = 0) -> None:
        """Pin something, or unpin it; the current board count if nothing is given."""
        self.pin_row.toggle(pin)
        if self.controls.boards.hasFocus():
            self.controls.boards.selectAll()  # the next board count is typed in its place

    def compare(self, counts: tuple[int, ...]) -> None:
        """Pin board counts in the place of all pins, show one of them, and all side by side.

        What is printed then is the comparison, also where it stood beside the table.
        """
        choice = self.choice.pinning(counts[:MAX_PINS])
        boards = choice.boards if choice.boards in counts else counts[0]
        view = View.SIDE_BY_SIDE if choice.view is View.TABLE else choice.view
        self.request(replace(choice, boards=boards, view=view))

    def ask_counts(self) -> None:
        """Let the user type what is to be compared."""
        from vpdesk.gui.rooms.scales.compare_question import CompareQuestion  # not at the start

        pinned = tuple(pin for pin in self.choice.pins if isinstance(pin, int))
        CompareQuestion(pinned, self.compare, self).open()

    def unpin_all(self) -> None:
        """Take all pins away."""
        self._pin(())

    def _pin(self, pins: tuple[Pin, ...]) -> None:
        self.request(self.choice.pinning(pins))

    def show_view(self, view: View) -> None:
        """Show a view of the table.

        Differences begin with the board count; one margin with the one that is picked.
        """
        choice = replace(self.choice, view=view)
        begins = view is not self.choice.view
        if begins and view is View.DIFFERENCES:
            choice = replace(choice, base=choice.boards)
        if begins and view is View.BY_BOARDS and self._margin >= 0:
            choice = replace(choice, margin=self._margin)
        self.request(choice)

    def show_differences(self, base: Pin) -> None:
        """Show the differences from a board count or a scale."""
        self.request(replace(self.choice, view=View.DIFFERENCES, base=base))

    def show_part(self, part: AxisPart | None) -> None:
        """Show a part of the chart's axis; None for all of it."""
        self.request(replace(self.choice, part=part))

    def step_boards(self, step: int) -> None:
        """Change the board count by a step."""
        self.controls.boards.stepBy(step)

    def load_plot(self) -> None:
        """Put the live plot in its place; its library takes longer to load than the window."""
        if self.plot is not None:
            return
        from vpdesk.gui.widgets.curve_plot import CurvePlot  # after first paint

        self.plot = CurvePlot(zooms=True)
        named(self.plot, "curvePlot", "scales#formula")
        self.plot.setAcceptDrops(False)  # a file that is dropped on it is for the window
        self.plot.setAccessibleName(self.tr("Curve of IMPs to VP"))
        self.plot.setAccessibleDescription(
            self.tr("Left and Right step through the margins, plus and minus zoom, 0 shows all")
        )
        self.plot.marginPicked.connect(self.pick_margin)
        self.plot.marginHovered.connect(self._hover)
        self.plot.dragRequested.connect(self.drag_picture)
        self.plot.partRequested.connect(self.show_part)
        self.plot.menuRequested.connect(self._open_plot_menu)
        self._plot_frame.set_content(self.plot)
        self._show_in_plot()
        self.controls.offer_scales()

    def pick_margin(self, margin: int) -> None:
        """Select a margin in the table and in the plot; -1 for none.

        In the view of one margin, what is meant is a board count.
        """
        if self.choice.view is View.BY_BOARDS:
            self._count = margin
            self.results.show_scale(self._read_scale)
        else:
            self._margin = margin
            if margin >= 0:
                self.results.show_margin(margin)
        self.tables.shown.select_margin(self.shown_margin)
        self.tables_side.select_margin(self.shown_margin)
        if self.plot is not None:
            self.plot.select_margin(self.shown_margin)
        self._show_read_out()
        if self.plot is not None and self.plot.hasFocus():
            self.compared.announce()
        self.marginChanged.emit()

    def _take_margin(self, margin: int) -> None:
        """The same of a margin that is typed, which is one in every view."""
        if self.choice.view is View.BY_BOARDS:
            self.request(replace(self.choice, margin=margin))
        else:
            self.pick_margin(margin)

    def restore_layout(self, widths: tuple[int, ...]) -> None:
        """Table and plot as wide as they were, or as at first where that is not known."""
        width = self.splitter.width()
        first = tuple(width * share // sum(TABLE_SHARE) for share in TABLE_SHARE)
        self.splitter.share(widths, first)

    @property
    def widths(self) -> tuple[int, ...]:
        """The widths of table and plot."""
        return self.splitter.widths

    @property
    def can_choose_axis(self) -> bool:
        """The plot has margins of IMPs on its axis, and is of whole scales."""
        return not self.views_row.axis_group.isHidden()

    @property
    def title(self) -> str:
        """The board count."""
        return self._language.boards(self.choice.boards)

    @property
    def subject(self) -> ScaleSubject | None:
        """What can be exported: the choice, where there is a scale."""
        from vpdesk.report.scales.sheets import ScaleSubject  # when wanted

        return None if self.report is None else ScaleSubject(self.report.choice)

    @property
    def has_subject(self) -> bool:
        """There is a scale to export."""
        return self.report is not None

    @property
    def _present(self) -> ScaleChoice:
        return self.choice

    def _go_to(self, value: ScaleChoice) -> None:
        self.set_choice(value)

    # How it shows

    def _fit(self) -> None:
        """Keep rows and curves in sight however large the type is; where it is low, it scrolls."""
        self._grow()
        line = self.fontMetrics().height()
        self.content.setMinimumHeight(LINES_IN_SIGHT * line)
        low = self.height() < LOW * line
        self.results.set_small(low)
        self.controls.set_small(low)
        self._plot_side.set_low(low)
        self.header.setVisible(not low)
        self._place_results()
        least = self._plot_side.minimumSizeHint().width() + HANDLE
        self.tables_side.fit(self._inner_width, least)

    def _grow(self) -> None:
        """Have larger type where the room is large: it is read from farther away."""
        font = QApplication.font()
        metrics, (letters, lines) = QFontMetrics(font), GROWS_FROM
        room = self.width() / (letters * metrics.averageCharWidth())
        room = min(room, self.height() / (lines * metrics.height()), MOST_GROWTH)
        size = round(font.pointSizeF() * max(1.0, room) * 2) / 2  # in half points
        if room > 1 and size != self.font().pointSizeF():
            font.setPointSizeF(size)
            self.setFont(font)
        elif room <= 1 and self.font().pointSizeF() != font.pointSizeF():
            self.setFont(QFont())

    @property
    def _inner_width(self) -> int:
        return self.contentsRect().width() - 2 * SIDE

    def _place_results(self) -> None:
        """Beside the tabs where there is room for them, else over the plot, else over the tabs."""
        beside = self.views_row.takes(self.results, self._inner_width)
        place = "beside" if beside else "above" if self._plot_side.isHidden() else "plot"
        if place == self._results_at:
            return
        self._results_at = place
        if place == "plot":
            self._plot_side.put(self.results)
        else:
            self.views_row.put(self.results, beside=beside)
        self.results.show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_in_plot()

    @property
    def shown_margin(self) -> int:
        """The selected margin, or the table's last one where it ends before it; -1 for none.

        In the view of one margin, the selected board count.
        """
        if self.report is None:
            return -1
        if self.choice.view is View.BY_BOARDS:
            starts = self.report.table.row_starts
            count = self._count if self._count >= 0 else self.report.asked
            return min(max(count, starts[0]), starts[-1])
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
        self.splitter.show_pane(self._plot_side, report.choice.view is not View.HEAT_MAP)
        self._place_results()
        self.content.setCurrentWidget(self.splitter)
        self._show_problems(report.problems)
        self._hovered = -1
        self.views_row.show_report(report)
        self.tables.show_report(report, self.shown_margin)
        self.tables_side.show_report(report, self.shown_margin)
        self._show_in_plot()
        self.compared.show_report(report)
        self.results.show_scale(self._read_scale)
        if report.choice.view is View.BY_BOARDS:
            self._margin = report.choice.margin
            self.results.show_margin(self._margin)
        self._show_read_out()

    def _show_in_plot(self) -> None:
        """Draw the report's chart; while another room is shown, not before this one is again."""
        report = self.report
        if self.plot is None or report is None or not self.isVisible():
            return
        self.plot.show_chart(report.chart, report.height, self.shown_margin)
        self._show_needed()

    def _show_needed(self) -> None:
        """Mark in the plot what the target takes, where its axis has margins."""
        if self.plot is not None:
            counts = self.choice.view is View.BY_BOARDS
            self.plot.mark_needed(-1 if counts else self.results.needed_margin)

    @property
    def _read_scale(self) -> Scale | None:
        """The scale that the picked margin is read off."""
        if self.report is None or self.choice.view is not View.BY_BOARDS:
            return self.report and self.report.scale
        return self.report.meant(self.shown_margin)[0]

    def _show_read_out(self) -> None:
        """Read off what is pointed at, or else the margin that is picked or typed."""
        hovers = self._hovered >= 0
        at = self._hovered if hovers else self.shown_margin
        if self.report is None or at < 0:
            self.results.show_reading("", "")
            self.compared.show_margin(None)
            return
        scale, margin = self.report.meant(at)
        if not hovers:
            margin = self.results.signed(self._margin)
        self.compared.show_margin(margin)
        scale = self.tables.read or scale
        language = self._language
        about = self.tr("{boards}, {margin}").format(
            boards=language.boards(scale.boards), margin=margin_text(scale, margin, language)
        )
        self.results.show_reading(about, language.vps(*scale.vps(margin), whole=scale.whole))

    def _show_problems(self, problems: tuple[str, ...]) -> None:
        self.problem.setText("\n".join(f"\N{WARNING SIGN} {text}" for text in problems))
        self.problem.setVisible(bool(problems))

    def _hover(self, margin: int) -> None:
        self._hovered = margin
        self.table.hover_margin(margin)
        self.tables_side.hover_margin(margin)
        if self.plot is not None:
            self.plot.hover_margin(margin)
        self._show_read_out()

    def _leave_pointer(self) -> None:
        """What is typed is told, wherever the pointer rests."""
        if self._hovered >= 0:
            self._hover(-1)

    def _open_menu(self, place: QPoint) -> None:
        from vpdesk.gui.rooms.scales.table_menu import open_table_menu  # on the first right click

        open_table_menu(self, self.tables.shown.currentIndex(), place)

    def _open_plot_menu(self, place: QPoint) -> None:
        from vpdesk.gui.rooms.scales.table_menu import open_plot_menu  # on the first right click

        open_plot_menu(self, place)

    # How it is put together

    def _connect(self) -> None:
        self.controls.choiceRequested.connect(self.request)
        self.controls.boardsListed.connect(self.compare)
        self.pins.pinChosen.connect(lambda pin: self.request(self.choice.pinned(pin)))
        self.pin_row.pinsRequested.connect(self._pin)
        self.pin_row.sets.countsRequested.connect(self.ask_counts)
        self.results.marginPicked.connect(self._leave_pointer)
        self.results.marginPicked.connect(self._take_margin)
        self.results.neededChanged.connect(self._show_needed)
        self.tables.menuRequested.connect(self._open_menu)
        self.tables_side.menuRequested.connect(self._open_menu)
        for tables in (self.tables, self.tables_side):
            tables.marginHovered.connect(self._hover)
            tables.marginPicked.connect(self.pick_margin)
        self.tables.boardsRequested.connect(self.controls.boards.setValue)
        self.views_row.fittingChanged.connect(self.tables.set_fitting)
        self.views_row.choiceRequested.connect(self.request)
        self.views_row.viewRequested.connect(self.show_view)

    def _describe(self) -> None:
        named(self.results, "resultStrip", "result")
        self.problem.hide()

    def _lay_out(self) -> None:
        self.plot_place.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._plot_frame = FocusFrame(self.plot_place)
        self._plot_side = PlotSide(self._plot_frame, self.compared, self.views_row.axis_group)
        self.splitter.addWidget(self.tables_side)
        self.splitter.addWidget(self._plot_side)
        self.splitter.setHandleWidth(HANDLE)
        for index, share in enumerate(TABLE_SHARE):
            self.splitter.setStretchFactor(index, share)
        self.error.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.error.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.content.addWidget(self.splitter)
        self.content.addWidget(self.error)
        above = QWidget()  # it scrolls where the window is low
        inner = QVBoxLayout(above)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(8)
        for widget in (self.controls, self.pin_row, self.views_row):
            inner.addWidget(widget)
        inner.addWidget(self.content, 1)
        inner.addWidget(self.problem)  # where it moves no button
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SIDE, 12, SIDE, 8)
        layout.setSpacing(8)
        layout.addWidget(self.header)
        layout.addWidget(FittingArea(above), 1)
