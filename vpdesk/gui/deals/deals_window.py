"""Deals: made, opened, solved in the background, looked at, saved and printed."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QProgressBar,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from vpdesk.deals.deal import MOST_BOARDS, Deal
from vpdesk.deals.dealing import DEALS, METHOD, MOST_MADE
from vpdesk.errors import one_line
from vpdesk.files.deals_solver import solve_steps
from vpdesk.gui.deals.deal_files import DealFiles, DealsDocument
from vpdesk.gui.desk.work import Work
from vpdesk.gui.tables.figures_table import FiguresTable
from vpdesk.gui.texts import error_text, user_language
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_field import CountField
from vpdesk.gui.widgets.reading_order import ReadingOrder
from vpdesk.gui.widgets.rows import flow, labelled, row
from vpdesk.gui.widgets.targets import CheckBox
from vpdesk.report.deals.hand_records import deals_table, hand_record
from vpdesk.report.deals.sheets import DealsSubject

if TYPE_CHECKING:
    from vpdesk.gui.desk.keeper import Keeper

USUAL_COUNT = 24
FIRST_WIDTH, FIRST_HEIGHT = 900, 620


class DealsWindow(ReadingOrder, QDialog):
    """A window beside the others: the rooms go on while it solves.

    printRequested: what is to be printed or exported (DealsSubject).
    """

    printRequested = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "dealsWindow", "deals")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._language = user_language()
        self._keeper: Keeper | None = None
        self.document = DealsDocument(self)
        self.files = DealFiles(self, self.document)
        self._make_widgets()
        self._work = Work(self, self.progress, self.cancel)
        self._describe()
        self._lay_out()
        self._connect()
        self._show_deals()
        self.resize(FIRST_WIDTH, FIRST_HEIGHT)

    def offer(self, keeper: Keeper | None) -> None:
        """Offer the deals to the room in which boards are directed; there may be none.

        As many boards as it has are dealt, unless the user says another number.
        """
        self._keeper = keeper
        boards = None if keeper is None else keeper.boards
        with QSignalBlocker(self.attach):
            self.attach.setVisible(boards is not None)
            self.attach.setChecked(keeper is not None and not keeper.has_deals)
        if boards is not None and not self.document.deals:
            title, first, count = boards
            text = self.tr("&Give them to “{name}”")
            self.attach.setText(text.format(name=one_line(title).replace("&", "&&")))
            self.first.setValue(first)
            self.count.setValue(count)

    def _give(self) -> None:
        """Have what is directed know these cards, where that is wanted."""
        keeper = self._keeper
        wanted = self.attach.isVisible() and self.attach.isChecked()
        if wanted and self.document.deals and keeper is not None and keeper.boards is not None:
            self.message.setText(keeper.take_deals(self.document.deals))

    def _make_widgets(self) -> None:
        self.count = named(CountField(), "dealCountField")
        self.first = named(CountField(), "firstBoardField")
        self.count.setRange(1, MOST_MADE)
        self.count.setValue(USUAL_COUNT)
        self.first.setRange(1, MOST_BOARDS - MOST_MADE)
        self.make = named(QPushButton(self.tr("&Deal")), "makeDealsButton")
        self.open_file = named(QPushButton(self.tr("&Open…")), "openDealsButton")
        self.attach = named(CheckBox(), "attachDeals")
        self.save = named(QPushButton(self.tr("&Save…")), "saveDealsButton")
        self.solve = named(QPushButton(self.tr("Sol&ve")), "solveDealsButton")
        self.print = named(QPushButton(self.tr("&Print…")), "printDealsButton")
        self.progress = named(QProgressBar(), "solvingProgress")
        self.cancel = named(QPushButton(self.tr("Ca&ncel")), "cancelSolvingButton")
        self.table = named(FiguresTable(), "dealsTable")
        self.record = named(FiguresTable(sortable=False), "handRecord")
        self.message = named(QLabel(wordWrap=True), "dealsMessage")
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)

    def _describe(self) -> None:
        self.table.setAccessibleName(self.tr("Boards"))
        self.record.setAccessibleName(self.tr("Hands of the board"))
        self.progress.setRange(0, 100)
        self.progress.setAccessibleName(self.tr("Boards solved"))
        self.solve.setToolTip(
            self.tr("Finds what each side can make with all cards in sight, and par.")
        )
        self.make.setToolTip(self._method())
        self.message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    def _method(self) -> str:
        """How deals are made."""
        text = self._language.translate("Deals", METHOD)
        return text.format(deals=f"{DEALS:,}".replace(",", "\N{NO-BREAK SPACE}"))

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setSpacing(8)
        counts = (
            labelled(self.tr("&Boards:"), self.count),
            labelled(self.tr("&from number:"), self.first),
        )
        layout.addWidget(flow(*counts, self.make, self.open_file, self.save, self.attach))
        panes = QSplitter(Qt.Orientation.Horizontal)
        panes.setChildrenCollapsible(False)
        for table in (self.table, self.record):
            panes.addWidget(FocusFrame(table))
        panes.setSizes([FIRST_WIDTH // 2] * 2)
        layout.addWidget(panes, 1)
        layout.addWidget(self.message)
        layout.addWidget(row(self.solve, self.print, self.progress, self.cancel, None))

    def _connect(self) -> None:
        self.make.clicked.connect(self._make)
        self.open_file.clicked.connect(self.files.ask_open)
        self.save.clicked.connect(lambda _checked: self.files.save())
        self.solve.clicked.connect(self._solve)
        self.cancel.clicked.connect(self._work.cancel)
        self.print.clicked.connect(lambda: self.printRequested.emit(self.subject))
        self.table.rowPicked.connect(self._show_record)
        self.document.changed.connect(self._show_deals)
        self.attach.toggled.connect(self._give)
        self.files.said.connect(self.message.setText)
        self.files.begun.connect(self._give)
        self.files.complained.connect(self.message.setText)
        self._work.progressed.connect(lambda share: self.progress.setValue(round(100 * share)))
        self._work.finished.connect(self._solved)
        self._work.failed.connect(lambda error: self.message.setText(error_text(error)))
        self._work.runningChanged.connect(self._show_running)

    @property
    def subject(self) -> DealsSubject:
        """What can be printed."""
        path = self.document.path
        return DealsSubject(self.document.deals, path.stem if path else "")

    def _make(self) -> None:
        self.message.setText(self._method())
        self.files.make(self.first.value(), self.count.value())

    def _solve(self) -> None:
        deals = self.document.deals
        self.message.setText("")
        self._work.start(lambda: solve_steps(deals))

    def _solved(self, deals: tuple[Deal, ...]) -> None:
        self.document.solved(deals)
        self.message.setText(self.tr("All boards are solved."))
        self._give()

    def _show_deals(self) -> None:
        deals = self.document.deals
        boards = [deal.board for deal in deals]
        picked = self.table.picked if self.table.picked in boards else next(iter(boards), None)
        self.table.show_table(deals_table(deals, self._language), boards, picked)
        self._show_record(picked)
        self.setWindowTitle(f"{self.document.title}[*]")
        self.setWindowModified(self.document.modified)
        self._show_running()

    def _show_record(self, board: Hashable) -> None:
        deal = next((each for each in self.document.deals if each.board == board), None)
        self.record.setVisible(deal is not None)
        if deal is not None:
            table = hand_record(deal, self._language)
            self.record.show_table(table, range(len(table.rows)), None)

    def _show_running(self) -> None:
        """What can be done now; while boards are solved they stay as they are."""
        deals, running = self.document.deals, self._work.running
        open_ = any(deal.tricks is None for deal in deals)
        for button in (self.make, self.open_file):
            button.setEnabled(not running)
        for button in (self.save, self.print):
            button.setEnabled(bool(deals))
        self.solve.setEnabled(open_ and not running)

    def may_close(self, then: Callable[[], object]) -> bool:
        """Whether nothing would be lost; else the user is asked, and then it is done."""
        if self.document.modified:
            self.files.leave(lambda: self._leave(then))
        return not self.document.modified

    def _leave(self, then: Callable[[], object]) -> None:
        self.document.give_up()
        then()

    def reject(self) -> None:
        """Close, as by Esc or the button of its frame."""
        if self.may_close(self.reject):
            self._work.cancel()
            super().reject()
