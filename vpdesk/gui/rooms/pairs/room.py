"""The pairs room: the pairs, their results, the ranking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from vpdesk.gui.desk.document import Change
from vpdesk.gui.desk.room import DocumentRoom, Welcoming
from vpdesk.gui.desk.room_header import RoomHeader
from vpdesk.gui.rooms.pairs.decisions_page import DecisionsPage
from vpdesk.gui.rooms.pairs.document import PairsDocument
from vpdesk.gui.rooms.pairs.entrants_page import EntrantsPage
from vpdesk.gui.rooms.pairs.evening_deals import EveningDeals
from vpdesk.gui.rooms.pairs.evening_work import EveningWork
from vpdesk.gui.rooms.pairs.frequencies_page import FrequenciesPage
from vpdesk.gui.rooms.pairs.ranking_page import RankingPage
from vpdesk.gui.rooms.pairs.register_shelf import RegisterShelf
from vpdesk.gui.rooms.pairs.results_page import ResultsPage
from vpdesk.gui.tables.cell_menu import add_entry, new_menu
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.flow_label import FlowLabel
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.shared_width import SharedWidth
from vpdesk.gui.widgets.tab_bar import TabBar
from vpdesk.next_step import Deed, NextStep, Out, WayPart
from vpdesk.pairs.evening_next import evening_step
from vpdesk.pairs.evening_way import evening_parts
from vpdesk.report.next_words import evening_next
from vpdesk.report.pairs.pairs_words import method_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QPoint

    from vpdesk.gui.tables.indexes import Index
    from vpdesk.pairs.evening import Evening
    from vpdesk.pairs.pairs_entry import BoardPlace
    from vpdesk.report.pairs.meet_why import MeetWhy
    from vpdesk.report.pairs.sheets import PairsSubject

ENTRANTS, RESULTS, RANKING, FREQUENCIES, DECISIONS = range(5)


class PairsRoom(Welcoming, DocumentRoom, QWidget):
    """Shows the evening of a document, and lets the user direct it.

    reportChanged: see Room. stepRequested: what is next is not done in the room (NextStep).
    registerRequested: a register of players is to be chosen.
    welcome: what is shown while there is no evening; None for nothing.
    out: what has left the house of the evening as it is now.
    """

    reportChanged = Signal(object)
    stepRequested = Signal(object)
    registerRequested = Signal()

    def __init__(
        self, document: PairsDocument, shelf: RegisterShelf, out: Callable[[], Out] = Out
    ) -> None:
        super().__init__()
        self.document: PairsDocument = document
        self.status: QWidget | None = None
        self.header = RoomHeader("eveningName", "eveningFacts")
        self.name, self.facts = self.header.title, self.header.facts
        self.out = out
        self.line = named(FlowLabel(), "pairsLine")
        self.tabs = named(TabBar(), "pairsTabs")
        self.entrants = named(EntrantsPage(document, shelf), "entrantsPage", "pairs#pairs")
        self.results = named(ResultsPage(document), "resultsPage", "pairs#results")
        self.ranking = named(RankingPage(document), "rankingPage", "pairs#ranking")
        self.frequencies = named(FrequenciesPage(document), "frequenciesPage", "pairs#frequencies")
        self.decisions = named(DecisionsPage(document), "decisionsPage", "pairs#director")
        self._pages = (
            *(self.entrants, self.results, self.ranking),
            *(self.frequencies, self.decisions),
        )
        self._stale = set(range(len(self._pages)))
        self._parts = QStackedWidget()
        self._lay_out()
        self.tabs.currentChanged.connect(self.show_part)
        self.header.nextRequested.connect(self.do_next)
        self.header.tableRequested.connect(self.go_board)
        self.header.with_parts().partRequested.connect(self.go_part)
        self.entrants.registerRequested.connect(self.registerRequested)
        self.results.said.connect(self.say)
        self.results.table.menuRequested.connect(self._open_menu)
        self.deals = EveningDeals(document, self)
        self.deals.said.connect(self.say)
        self.work = EveningWork(document, shelf, self)
        self.frequencies.placeWanted.connect(self._go_place)
        self.ranking.placeWanted.connect(self._go_place)
        document.changed.connect(self._follow)
        self._show_state()

    # What it tells the window

    @property
    def subject(self) -> PairsSubject | None:
        """The evening, to be exported."""
        from vpdesk.report.pairs import sheets  # when wanted

        if not self.document.evening.sections:
            return None
        screen = {
            RANKING: (sheets.SESSIONS if self.ranking.of_all_sessions else sheets.RANKING,),
            FREQUENCIES: (sheets.FREQUENCIES,),
            DECISIONS: (sheets.DECISIONS,),
            RESULTS: (sheets.TRAVELLERS, sheets.START_BY_NAME),
        }
        shown = screen.get(self.tabs.currentIndex(), (sheets.START_BY_NAME,))
        log = self.document.log if self.document.actions else None
        part = self.ranking.part if self.tabs.currentIndex() == RANKING else ()
        shown = (sheets.SHOWN_RANKING,) if part else shown
        return sheets.PairsSubject(self.document.scored, shown, log, part)

    @property
    def widths(self) -> tuple[int, ...]:
        """The part that is shown, and the widths of the panes of all parts that have some."""
        return (
            self.tabs.currentIndex(),
            *(width for each in self._panes for width in each.widths or (0, 0)),
        )

    def restore_layout(self, widths: tuple[int, ...]) -> None:
        """Panes as wide as they were, or as at first where that is not known."""
        known = len(widths) == 1 + 2 * len(self._panes)
        part = widths[0] if known else self.tabs.currentIndex()
        for at, each in enumerate(self._panes):
            each.restore(widths[1 + 2 * at : 3 + 2 * at] if known else ())
        self.show_part(part if part in range(len(self._pages)) else RESULTS)

    @property
    def _panes(self) -> tuple[SharedWidth, ...]:
        return self.results.panes, self.ranking.panes, self.frequencies.panes

    # What the window asks for

    def _copy(self, *, headings: bool) -> None:
        part = self.tabs.currentIndex()
        if part == RANKING:
            self.ranking.table.copy()
        elif part == RESULTS:
            self.results.table.copy(headings=headings)
        elif part in (FREQUENCIES, DECISIONS):
            (self.frequencies if part == FREQUENCIES else self.decisions).table.copy()
        else:
            self.entrants.copy(headings=headings)

    def select_all(self) -> None:
        """Move to the table that is shown: all of it is copied."""
        self.go_first()

    def go_first(self) -> None:
        """Go to where the work begins in the part that is shown."""
        if self.document.evening.sections:
            self._pages[self.tabs.currentIndex()].go()
        elif self.welcome is not None:
            self.welcome.go()

    def go_entrants(self) -> None:
        """Show the pairs, and move the keyboard to them."""
        self._go(ENTRANTS)

    def go_results(self) -> None:
        """Show the results, and move the keyboard to them."""
        self._go(RESULTS)

    def go_ranking(self) -> None:
        """Show the ranking, and move the keyboard to it."""
        self._go(RANKING)

    def go_frequencies(self) -> None:
        """Show the frequencies, and move the keyboard to them."""
        self._go(FREQUENCIES)

    def go_decisions(self) -> None:
        """Show what was decided, and move the keyboard to it."""
        self._go(DECISIONS)

    def go_missing(self) -> None:
        """Move to the next result that is missing."""
        self.show_part(RESULTS)
        self.results.go_missing()

    def go_part(self, part: WayPart) -> None:
        """Go to a part of the way that the header names."""
        ways: dict[WayPart, Callable[[], object]] = {
            WayPart.NAMES: self.go_entrants,
            WayPart.MOVEMENT: self.work.show_movement,
            WayPart.DEALS: self.work.take_deals,
            WayPart.RESULTS: self.go_results,
            WayPart.RANKING: self.go_ranking,
            WayPart.HALL: self.header.ask_hall,
            WayPart.OUT: self.header.ask_print,
        }
        ways[part]()

    def go_board(self, board: int) -> None:
        """Move to the first result of a board that is missing."""
        missing = self.document.evening.missing
        place = next((each for each in missing if each.board == board), None)
        if place is not None:
            self._go_place(place)

    def begin(self) -> None:
        """Begin an evening as the welcome page has it."""
        if self.welcome is not None:
            self.welcome.buttons[0].click()

    @property
    def next_step(self) -> NextStep:
        """What is to be done next."""
        return evening_step(self.document.evening, self.out())

    def do_next(self) -> None:
        """Do what is next, or ask for it."""
        step = self.next_step
        if step.do is Deed.NAMES:
            self.show_part(ENTRANTS)
            self.entrants.go_unnamed()
        elif step.do is Deed.RESULTS:
            self.go_missing()
        else:
            self.stepRequested.emit(step)

    def go_why(self) -> None:
        """Move the keyboard to the explanation of the result that is picked, and back."""
        shown = self.tabs.currentIndex()
        if shown == RANKING:
            self.ranking.go_why()
        elif shown == FREQUENCIES:
            self.frequencies.go_why()
        else:
            self.show_part(RESULTS)
            self.results.go_why()

    def step(self, rows: int) -> None:
        """Show the next board or table, or the one before."""
        self.show_part(RESULTS)
        self.results.step(rows)

    def clear(self) -> None:
        """Take the result out at which the user is."""
        if self.place is not None:
            self.results.entry.clear(self.place)

    def turn(self) -> None:
        """The pairs of the result sat the other way round."""
        if self.place is not None:
            self.results.entry.turn(self.place)

    def go_place(self, where: int | BoardPlace) -> None:
        """Go to the place of a result, or to the pair of a row."""
        if isinstance(where, int):
            self._go(ENTRANTS)
            self.entrants.table.go_to(where, 0)
        else:
            self._go_place(where)

    def show_meeting(self, why: MeetWhy) -> None:
        """Go to where two pairs meet, and say how the movement brings them there."""
        if why.place is None:
            self.say(why.answer)
            return
        self._go_place(why.place)
        self.results.show_said(why.lines)

    def _go_place(self, place: BoardPlace) -> None:
        self.show_part(RESULTS)
        self.results.go_place(place)

    def _go(self, part: int) -> None:
        self.show_part(part)
        self.go_first()

    @property
    def place(self) -> BoardPlace | None:
        """The place of the result at which the user is."""
        return self.results.place if self.tabs.currentIndex() == RESULTS else None

    @property
    def pair(self) -> int:
        """The pair at which the user is; 0 for none."""
        part = self.tabs.currentIndex()
        return self.ranking.number if part == RANKING else self.entrants.number

    def _open_menu(self, index: Index, place: QPoint) -> None:
        """What can be done with a result."""
        table = self.results.table
        table.go_to(index.row(), index.column())
        menu, there = new_menu(table), self.place in self.document.evening.entries
        for text, do, keys in (
            (translate("Actions", "&Adjusted Score…"), self.work.adjust, "Ctrl+J"),
            (translate("Actions", "Arrow &Turned"), self.turn, "Ctrl+T"),
            (translate("Actions", "M&ove to Another Board…"), self.work.move_result, "Ctrl+M"),
            (translate("Actions", "&Clear the Result"), self.clear, "Ctrl+Del"),
        ):
            add_entry(menu, text, do, keys, enabled=there or do == self.work.adjust)
        menu.popup(place)

    # How it shows

    def show_part(self, part: int) -> None:
        """Show the pairs, the results or the ranking."""
        with QSignalBlocker(self.tabs):
            self.tabs.setCurrentIndex(part)
        if part != RESULTS:
            self.results.entry.forget_left()
        if part in self._stale:
            self._stale.discard(part)
            self._pages[part].show_evening()
        self._parts.setCurrentIndex(part)
        self.reportChanged.emit(self)

    def _follow(self, change: Change[Evening]) -> None:
        if change.begun or change.now != change.before:  # else it was only saved
            self.say("")
        if change.begun:
            for page in (self.results, self.ranking, self.frequencies, self.entrants):
                page.begin()
        self._show_state()

    def _show_state(self) -> None:
        """Show the document as it is now; pages that are not seen follow when they are."""
        evening, language = self.document.evening, user_language()
        there, facts = bool(evening.sections), ""
        if there:
            text = self.tr("Pairs: {pairs}, boards: {boards}, {method}")
            if evening.individual:
                text = self.tr("Players: {pairs}, boards: {boards}, {method}")
            boards = {board for each in evening.sections for board in each.boards}
            facts = text.format(
                pairs=len(evening.entrants),
                boards=len(boards),
                method=method_text(evening.method, language),
            )
        self.header.show_title(evening.name or self.tr("New evening"), facts)
        self.show_next()
        for part in (self.header, self.tabs, self._parts):
            part.setVisible(there)
        if self.welcome is not None:
            self.welcome.setVisible(not there)
        self._stale = set(range(len(self._pages)))
        if there:
            self.show_part(self.tabs.currentIndex())
        else:
            self.reportChanged.emit(self)  # the menus go to sleep

    def show_next(self) -> None:
        """Say in the header what is next."""
        words = evening_next(self.document.evening, self.next_step, user_language())
        self.header.show_next(words, may=self.document.refused is None)
        self.header.show_parts(evening_parts(self.document.evening, self.out()))

    def _show_welcome(self) -> None:
        self._show_state()

    def say(self, text: str) -> None:
        self.line.setText(text)
        self.line.setVisible(bool(text))

    def _lay_out(self) -> None:
        for text, keys in (
            (self.tr("Pairs"), "F4"),
            (self.tr("Results"), "F6"),
            (self.tr("Ranking"), "F7"),
            (self.tr("Frequencies"), "Shift+F7"),
            (self.tr("Decisions"), ""),
        ):
            tab = self.tabs.addTab(text)
            self.tabs.setTabToolTip(tab, f"{text} ({keys})" if keys else text)
        self.tabs.setAccessibleName(self.tr("Parts of the evening"))
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        for page in self._pages:
            self._parts.addWidget(page)
        self.line.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 12, 16, 8)
        layout.setSpacing(8)
        layout.addWidget(self.header)
        layout.addWidget(self.tabs)
        layout.addWidget(self._parts, 1)
        layout.addWidget(self.line)  # at the foot, so that no table moves under the mouse
        self.tabs.setCurrentIndex(RESULTS)
