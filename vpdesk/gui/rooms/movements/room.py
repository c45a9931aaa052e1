"""The movements room: a movement's balance and its schedule; a click on it changes both."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QSplitter, QVBoxLayout, QWidget

from vpdesk.errors import WordedError
from vpdesk.gui.desk.room import DocumentRoom
from vpdesk.gui.desk.room_header import RoomHeader
from vpdesk.gui.rooms.movements.bar import MovementBar
from vpdesk.gui.rooms.movements.document import MovementDocument
from vpdesk.gui.rooms.movements.figures_pane import FiguresPane
from vpdesk.gui.rooms.movements.matrix_pane import MatrixPane
from vpdesk.gui.rooms.movements.schedule_pane import SchedulePane
from vpdesk.gui.rooms.movements.tools import CHANCES, CHOOSER, NAMES, SIT_OUTS, MovementTools
from vpdesk.gui.tables.figures_table import FiguresTable
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.low_area import LowArea, fill
from vpdesk.gui.widgets.panes import fair
from vpdesk.gui.widgets.sizes_by_type import SizesByType
from vpdesk.movements.movement import Movement
from vpdesk.next_step import NextStep, Out, last_step
from vpdesk.report.movements.cards import movement_title
from vpdesk.report.next_words import movement_next
from vpdesk.report.step_words import step_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from vpdesk.gui.desk.document import Change
    from vpdesk.gui.rooms.movements.document import Worked
    from vpdesk.gui.widgets.heatmap import Heatmap
    from vpdesk.movements.measures import Quality
    from vpdesk.report.movements.sheets import MovementSubject

SCHEDULE_FIRST_MS = 10  # the schedule is painted before what takes longer to load
NARROW = 120  # characters beside each other, below which a tool takes the matrix's place
SHORT = 30  # lines below each other, below which there is no room for legends
BESIDE_TOOL = 0.36  # of the width, for the schedule at most where a tool has the matrix's place
TOOL_SHARE, SCHEDULE_SHARE = 0.3, 0.56  # of the width, and of what a tool leaves of it
MARGIN = 16


class MovementsRoom(DocumentRoom, QWidget):
    """Shows the movement of a document, and lets the user change it.

    reportChanged: what is shown, its title or what can be undone is another one (see Room).
    stepRequested: what is next is not done in the room (NextStep).
    out: what has left the house of the movement as it is now.
    """

    reportChanged = Signal(object)
    stepRequested = Signal(object)

    def __init__(self, document: MovementDocument, out: Callable[[], Out] = Out) -> None:
        super().__init__()
        self.document: MovementDocument = document
        self.status: QWidget | None = None
        self._shown: Movement | None = None
        self._measured: list[tuple[Movement, Quality]] = []
        self._wanted: tuple[int, ...] | None = ()  # widths that wait for the room to be shown
        self._as_at_first = False  # no other widths are known
        self.tools = MovementTools()
        self.header = RoomHeader("movementName", "movementSizes", has_screen=False)
        self.out = out
        self.bar = MovementBar(*self.tools.buttons.values())
        self.optimise = self.bar.optimise
        self.matrix = MatrixPane()
        self.schedule_pane = SchedulePane()
        self.schedule = self.schedule_pane.schedule
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.by_type = SizesByType(self.splitter)
        self.figures = FiguresPane()
        self.figures.line.give_way(self)
        self._lay_out()
        self._connect()
        self._show_state()

    # What it tells the window

    @property
    def heatmap(self) -> Heatmap | None:
        """The live matrix; None until its library is loaded."""
        return self.matrix.heatmap

    @property
    def subject(self) -> MovementSubject:
        """The movement, to be exported; with those of the sections that it was chosen for."""
        from vpdesk.report.movements.sheets import MovementSubject  # when wanted

        document = self.document
        saved = document.saved if document.modified else None
        chances = self.tools.chances_of(document.movement)
        others = self.tools.sections_beside(document.saved)
        return MovementSubject(document.movement, saved, chances, others)

    @property
    def widths(self) -> tuple[int, ...]:
        """The tool that is shown, as its number or 0, and the widths of the three panes."""
        if self._wanted is not None:
            return self._wanted
        number = NAMES.index(self.tools.shown) + 1 if self.tools.shown else 0
        return (number, *self.splitter.sizes())

    # What the window asks for

    def restore_layout(self, widths: tuple[int, ...]) -> None:
        """Panes as wide as they were, or as at first where that is not known."""
        if not self.isVisible():
            self._wanted = widths
            return
        self._wanted = None
        if len(widths) != 1 + self.splitter.count() or not 0 <= widths[0] <= len(NAMES):
            self.tools.show_tool("" if self._narrow else CHOOSER)
            widths = (0, *self._first_widths())
            self._as_at_first = True
        else:
            self.tools.show_tool(NAMES[widths[0] - 1] if widths[0] else "")
        self.splitter.setSizes(widths[1:])
        panes = (self.tools, self.matrix, self.schedule_pane)
        sizes = zip(panes, self.splitter.sizes(), strict=True)
        shown = [size for pane, size in sizes if not pane.isHidden()]
        if not fair(shown):  # they were those of other panes
            self.splitter.setSizes(self._first_widths())

    def select_all(self) -> None:
        """Select all encounters."""
        self.schedule.setFocus()
        self.schedule.selectAll()

    def switch_selected(self) -> None:
        """Switch the encounters that are selected in the schedule."""
        self.schedule.switch_selected()

    def lock_selected(self) -> None:
        """Lock the selected encounters against the optimiser, or unlock them."""
        self.schedule.lock_selected()

    def start_optimise(self) -> None:
        """Look for better switches; the keyboard is on the button that stops it."""
        self._make_room_for(self.optimise)
        self.optimise.button.setFocus()
        self.optimise.start()

    def show_compare(self) -> None:
        """Compare the movement with its saved state, and with any others."""
        from vpdesk.gui.rooms.movements.compare import CompareMovements

        document = self.document
        columns = [(document.movement.name or self.tr("This movement"), document.movement)]
        if document.modified:
            columns = [(self.tr("Saved"), document.saved), (self.tr("Now"), document.movement)]
        dialog = CompareMovements(self.window(), columns)
        dialog.movementRequested.connect(
            lambda movement: document.request(
                movement, step_words("MovementsRoom", "use a compared movement")
            )
        )
        dialog.open()

    def show_late(self) -> None:
        """Ask which pair comes late or leaves, and work out anew what is left."""
        from vpdesk.gui.rooms.movements.late_dialog import LateDialog

        dialog = LateDialog(self.document.movement, self.window())
        dialog.wanted.connect(self._play_on)
        dialog.open()

    def _play_on(self, movement: Movement, first: int) -> None:
        """Go on with other pairs: what is played is locked, the rest is optimised."""
        from vpdesk.movements.late import played  # with numpy

        self.document.request(movement, step_words("MovementsRoom", "pair comes or goes"))
        self.document.set_locked(played(movement, first))
        self.start_optimise()

    def show_places(self) -> None:
        """Show the chance of each place for each strength."""
        self.tools.enter(CHANCES)

    def show_sit_outs(self) -> None:
        """Show which pair number had best be the one that is missing."""
        self.tools.enter(SIT_OUTS)

    def go_first(self) -> None:
        """Go to where the work begins: the schedule."""
        self.go_schedule()

    def go_chooser(self) -> None:
        """Go to the choice of movements."""
        self.tools.enter(CHOOSER)

    def go_heatmap(self) -> None:
        """Go to the matrix."""
        self._make_room_for(self.matrix)
        if self.heatmap is not None:
            self.heatmap.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def go_schedule(self) -> None:
        """Go to the schedule."""
        self.schedule.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def go_figures(self) -> None:
        """Go to the figures."""
        self._make_room_for(self.figures)
        self.bar.figures.setChecked(True)
        self.figures.strip.go()

    def _show_figures(self, shown: bool) -> None:
        """Research is done where it is asked for."""
        self.figures.show_strip(shown=shown)
        self.tools.show_measures(shown=shown)

    def _make_room_for(self, part: QWidget) -> None:
        """Show what has made room for a tool."""
        if not part.isVisible():
            self.tools.show_tool("")

    def pick_pair(self, pair: int) -> None:
        """Follow a pair in the matrix and in the schedule; 0 for none."""
        self.schedule.select_pair(pair)
        self.matrix.select_pair(pair)

    def load_plot(self) -> None:
        """Put the live matrix in its place, and measure: both take longer to load."""
        if self.heatmap is not None:
            return
        heatmap = self.matrix.load()
        heatmap.pairPicked.connect(self.pick_pair)
        heatmap.readOutChanged.connect(self.figures.line.show_for_now)
        assert self._shown is not None
        self._show_measures(self._shown)
        heatmap.select_pair(self.schedule.picked)
        self.tools.load()
        self._take_first_widths()  # the schedule knows only now how wide it is

    # How it shows

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._wanted is not None:
            self.restore_layout(self._wanted)
        QTimer.singleShot(SCHEDULE_FIRST_MS, self, self.load_plot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_panes()
        QTimer.singleShot(0, self, self._take_first_widths)  # the panes have their room then

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._shown is not None:
            self.by_type.take_note()
            self._fit_panes()

    @property
    def _narrow(self) -> bool:
        return self.width() < NARROW * self.fontMetrics().averageCharWidth()

    @property
    def _tool_for_matrix(self) -> bool:
        return self._narrow and bool(self.tools.shown)

    def _first_widths(self) -> tuple[int, ...]:
        width = self.splitter.width() - (self.splitter.count() - 1) * self.splitter.handleWidth()
        wanted = self.schedule_pane.sizeHint().width()
        if self._tool_for_matrix:
            schedule = min(wanted, int(BESIDE_TOOL * width))
            return width - schedule, 0, schedule
        tool = int(TOOL_SHARE * width) if self.tools.shown else 0
        schedule = min(wanted, int(SCHEDULE_SHARE * (width - tool)))
        return tool, width - tool - schedule, schedule

    def _fit_panes(self) -> None:
        """In a narrow room a tool takes the matrix's place; in a low one the legends go.

        Where it is both, what belongs to the shown movement makes room for the tool, too.
        """
        short = self.height() < SHORT * self.fontMetrics().height()
        crowded = short and self._tool_for_matrix
        self.figures.setHidden(crowded)
        self.optimise.setHidden(crowded)
        if self._tool_for_matrix != self.matrix.isHidden():
            self.matrix.setVisible(not self._tool_for_matrix)
            self.splitter.setSizes(self._first_widths())
        self.matrix.show_legend(shown=not short)
        self.schedule_pane.legend.setVisible(not short)
        self.figures.fit(self.width() - 2 * MARGIN, 0 if short else self.height() // 4)

    def _follow(self, change: Change[Worked]) -> None:
        if change.begun:
            self.pick_pair(0)
            self.schedule.begin()
        self._show_state()
        if change.begun and self.heatmap is not None:
            QTimer.singleShot(0, self, self._take_first_widths)  # its layout knows them then

    def _take_first_widths(self) -> None:
        if self._as_at_first:
            self.splitter.setSizes(self._first_widths())

    def _widths_are_chosen(self) -> None:
        self._as_at_first = False

    def _show_state(self) -> None:
        """Show the document as it is now."""
        document = self.document
        self._show(document.movement)
        self.tools.show_movement(document.movement)
        self.optimise.show_movement(document.movement, document.locked)
        self.bar.fit()
        self.show_next()

    def _show(self, movement: Movement) -> None:
        """Show a movement, be it the document's or the best of a search so far."""
        document, before = self.document, self._shown
        self._shown = movement
        self.schedule_pane.show_movement(movement, document.saved, document.locked)
        if before is None or _facts(before) != _facts(movement):
            self._show_title(movement)
        if before is not None and before.pairs != movement.pairs:
            self.pick_pair(0)
        if self.heatmap is not None:
            self._show_measures(movement)

    def _show_title(self, movement: Movement) -> None:
        sizes = movement_title(replace(movement, name=""), user_language())
        self.header.show_title(movement.name or self.tr("Movement"), sizes)

    @property
    def next_step(self) -> NextStep:
        """What is to be done next."""
        return last_step(self.out())

    def do_next(self) -> None:
        """Do what is next, or ask for it."""
        self.stepRequested.emit(self.next_step)

    def show_next(self) -> None:
        """Say in the header what is next."""
        self.header.show_next(movement_next(self.next_step, user_language()))

    def _show_measures(self, movement: Movement) -> None:
        saved = self.document.saved
        try:
            quality = self._quality(movement)
            before = self._quality(saved) if saved != movement else None
        except WordedError as error:
            self.matrix.show_problem(user_language().error(error))
            self.figures.show_measures(movement, None, None)
        else:
            self.matrix.show_movement(movement, quality)
            self.figures.show_measures(movement, quality, before)

    def _quality(self, movement: Movement) -> Quality:
        """The measures of a movement; those of the saved state are kept."""
        from vpdesk.movements.measures import quality  # it brings numpy

        for known, measured in self._measured:
            if known is movement:
                return measured
        saved = self.document.saved
        measured = quality(movement)
        kept = [each for each in self._measured if each[0] is saved]
        self._measured = [*kept, (movement, measured)]
        return measured

    def _copy(self, *, headings: bool) -> None:
        """Copy what is selected where the keyboard is, or else in the schedule."""
        focused = QApplication.focusWidget()
        if isinstance(focused, FiguresTable):
            focused.copy()
        elif self.heatmap is not None and self.heatmap.hasFocus():
            self.matrix.copy(headings=headings)
        else:
            self.schedule.copy(headings=headings)

    # How it is put together

    def _connect(self) -> None:
        document, line = self.document, self.figures.line
        self.header.nextRequested.connect(self.do_next)
        self.bar.figures.toggled.connect(self._show_figures)
        self.bar.compare.clicked.connect(self.show_compare)
        self.optimise.bestFound.connect(self._show)
        self.optimise.finished.connect(self._show_state)
        self.optimise.movementRequested.connect(
            lambda movement: document.request(movement, step_words("MovementsRoom", "optimise"))
        )
        self.schedule.lockRequested.connect(document.set_locked)
        self.schedule.pairPicked.connect(self.pick_pair)
        self.schedule.refused.connect(line.show_for_now)
        self.schedule.switchRequested.connect(document.switch)
        self.tools.chosen.connect(document.choose)
        self.tools.leftOut.connect(
            lambda movement: document.request(
                movement, step_words("MovementsRoom", "leave a pair out")
            )
        )
        self.tools.toolChanged.connect(self._fit_panes)
        self.splitter.splitterMoved.connect(self._widths_are_chosen)
        document.changed.connect(self._follow)

    def _lay_out(self) -> None:
        for index, pane in enumerate((self.tools, self.matrix, self.schedule_pane)):
            self.splitter.addWidget(pane)
            self.splitter.setStretchFactor(index, 2 if pane is self.tools else 3)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(12)
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(MARGIN, 12, MARGIN, 8)
        layout.setSpacing(8)
        layout.addWidget(self.header)
        layout.addWidget(self.bar)
        layout.addWidget(self.splitter, 1)
        layout.addWidget(self.figures)
        fill(self, LowArea(page))


def _facts(movement: Movement) -> tuple[object, ...]:
    """What the header says of a movement."""
    return movement.name, movement.pairs, movement.rounds, movement.tables, movement.boards
