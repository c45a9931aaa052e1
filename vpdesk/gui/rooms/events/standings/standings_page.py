"""Who stands where in a Swiss tournament, and what every value is made of."""

from __future__ import annotations

from functools import partial
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QMenu,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from vpdesk.gui.rooms.events.standings.standing_text import place_html, value_html
from vpdesk.gui.rooms.events.standings.tie_break_list import TieBreakList
from vpdesk.gui.rooms.events.standings.tie_rules_menu import TieRulesMenu
from vpdesk.gui.tables.cell_menu import add_entry, new_menu, plain
from vpdesk.gui.tables.cell_table import CellTable
from vpdesk.gui.tables.table_view import TableView
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.low_area import LowArea
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import labelled, row
from vpdesk.gui.widgets.shared_width import SharedWidth
from vpdesk.gui.widgets.tab_bar import TabPages
from vpdesk.report.events import kind_words
from vpdesk.report.events.cards import EventCards
from vpdesk.report.events.cross_table import cross_table
from vpdesk.report.events.names import open_notes
from vpdesk.report.events.tables import EventTables
from vpdesk.report.events.tie_break_words import lots_note, order_notes, tie_break_name
from vpdesk.report.step_words import step_words
from vpdesk.report.table import Table
from vpdesk.tournament.field.left_league import last_counted
from vpdesk.tournament.standings.player_card import ranked_card
from vpdesk.tournament.standings.standings import Ranking
from vpdesk.tournament.standings.tie_break_order import tournament_order, usual_order, with_order
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.tournament import Entrant, Tournament

if TYPE_CHECKING:
    from vpdesk.event.event import Event
    from vpdesk.report.events.stage_columns import InStage
    from vpdesk.report.sheet import Sheet

TABLE_SHARE = 0.55  # of the width
EMPTY = Table("", "", (), (), ())
WHY, PLAYER, TIE_BREAKS = range(3)
BY_RANK, ACROSS, GROUPS, BUTLER, BRACKET, PLAYERS, FINAL = range(7)
OF_NAMES = BUTLER, PLAYERS


class EventStandings(QWidget):
    """Shows the standings after a round beside what explains the picked cell.

    requested: the tournament as it is wanted, ranked by other tie-breaks, and what was changed.
    entrantPicked: the number of the entrant whose row was picked.
    adjustRequested: VPs or IMPs are to be added to or taken from somebody.
    matchRequested: the round and the board of a match of the bracket that the user wants to see.
    """

    requested = Signal(object, str)
    adjustRequested = Signal()
    entrantPicked = Signal(int)
    matchRequested = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tournament = Tournament(())
        self._stage: InStage | None = None
        self._event: Event | None = None
        self._tables = EventTables(self._tournament, user_language())
        self._ranking = Ranking(self._tournament)
        self._picked = 0  # the entrant's number
        self._filled: CellTable | None = None  # the table that shows what there is now
        self.after = named(QComboBox(), "standingsAfter")
        self.table = named(CellTable(), "standingsTable")
        self.cross = named(CellTable(), "crosstable", "standings#crosstable")
        self.groups = named(CellTable(), "groupsTable", "groups#stages")
        self.butler = named(CellTable(), "butlerTable", "match#event")
        self.players = named(CellTable(), "butlerOfPlayers", "match#event")
        self.bracket = named(CellTable(), "bracketTable", "groups#stages")
        self.final = named(CellTable(), "finalRankingTable", "groups#stages")
        self.adjust = named(QPushButton(self.tr("Adjust…")), "adjustButton", "rounds#adjust")
        self.notes = named(QLabel(wordWrap=True), "standingsNotes", "rounds#adjust")
        self.views = named(TabPages(), "standingsViews")
        self.why = named(QTextBrowser(), "standingsWhy")
        self.card_title = named(
            QLabel(wordWrap=True, textFormat=Qt.TextFormat.RichText), "cardTitle"
        )
        self.card = named(TableView(), "playerCard", "standings#crosstable")
        self.order = named(TieBreakList(), "tieBreaks", "standings#order")
        self.tie_rules = TieRulesMenu(self.order)
        self.side = named(TabPages(), "standingsSide")
        self._lay_out()
        self._connect()

    def show_tournament(
        self,
        tournament: Tournament,
        *,
        read_only: bool = False,
        stage: InStage | None = None,
        other: bool = False,
    ) -> None:
        """Show the standings of a tournament, after the last round with a result or as before.

        stage: where it is a part of an event. other: it is another one than before.
        """
        self._stale = True
        self._filled = None
        followed = other or self.after.currentIndex() in (-1, last_counted(self._tournament))
        self._tournament, self._stage = tournament, stage
        if other:
            self._picked = 0
            for table in self._all_tables:
                table.go_nowhere()
        self.adjust.setEnabled(not read_only and bool(tournament.entrants))
        kind, language = tournament.kind, user_language()
        knock_out = stage is not None and stage.knock_out
        with QSignalBlocker(self.views):  # a view that goes makes way for another one
            self._offer(GROUPS, there=stage is not None and stage.groups > 1)
            self._offer(BRACKET, there=knock_out)
            self._offer(ACROSS, there=not knock_out)
            self._offer(FINAL, there=_all_over(stage))
        self.side.setTabText(PLAYER, kind_words.CARD_TAB.of(kind, language))
        self.card.setAccessibleName(kind_words.CARD.of(kind, language))
        after = last_counted(tournament) if followed else self.after.currentIndex()
        self._offer_rounds(after)
        self._show_order()
        self._show()

    def show_entrant(self, number: int) -> None:
        """Pick an entrant's row; nothing for a number that nobody has."""
        rows = {each.number: i for i, each in enumerate(self._ranking.standings)}
        if number in rows:
            self._picked = number
            table = self._shown_table()
            table.setCurrentIndex(
                table.table_model.index(rows[number], max(0, table.currentIndex().column()))
            )

    @property
    def picked_entrant(self) -> Entrant | None:
        """Whose row is picked; None where there is nobody."""
        return self._tournament.by_number.get(self._picked)

    @property
    def after_round(self) -> int:
        """The round after which they are the standings; 0 for the list of the field."""
        return self._after()

    @property
    def sheet(self) -> Sheet:
        """What the view is printed as."""
        from vpdesk.report.events import sheets  # when wanted

        views = {
            ACROSS: sheets.CROSSTABLE,
            GROUPS: sheets.GROUPS,
            BUTLER: sheets.BUTLER,
            BRACKET: sheets.BRACKET,
            PLAYERS: sheets.BUTLER_OF_PLAYERS,
            FINAL: sheets.FINAL_RANKING,
        }
        return views.get(self.views.currentIndex(), sheets.STANDINGS)

    @property
    def picked_tie_break(self) -> TieBreak | None:
        """The tie-break of the picked column; None in one that has none."""
        if self.views.currentIndex() != BY_RANK:
            return None
        order = self._tables.shown_ties(self._after())
        first = len(self.table.table_model.table.headings) - len(order)
        column = self.table.currentIndex().column() - first
        return order[column] if 0 <= column < len(order) else None

    def show_why(self) -> None:
        """Show what the picked value is made of."""
        self.side.setCurrentIndex(WHY)

    def show_card(self) -> None:
        """Show the rounds of the picked entrant."""
        self.side.setCurrentIndex(PLAYER)

    def show_tie_breaks(self) -> None:
        """Show the tie-breaks, to be chosen and moved."""
        self.side.setCurrentIndex(TIE_BREAKS)

    def rank_first(self, tie_break: TieBreak) -> None:
        """Rank by a tie-break before all others."""
        rest = (each for each in self._tables.order if each is not tie_break)
        self._rank_by((tie_break, *rest))

    def copy(self, *, headings: bool) -> None:
        """Copy the selected rows of the table that the keyboard is in, or of the main one."""
        focused = QApplication.focusWidget()
        if focused is self.why:
            self.why.copy()
        else:
            table = focused if isinstance(focused, TableView) else self._shown_table()
            table.copy(headings=headings)

    def select_all(self) -> None:
        """Select all of the table that is shown, without another cell being picked."""
        table = self._shown_table()
        table.setFocus()
        table.selectAll()

    # What is shown

    def _show(self) -> None:
        """Rank anew, and show it with the same entrant and column picked."""
        language = user_language()
        self._tables = EventTables(self._tournament, language, stage=self._stage)
        after = self._after()
        self._ranking = self._tables.ranking(after)
        columns = None if self._stage is None else self._stage.columns(language)
        notes = () if columns is None else columns.notes(self._tournament, after)
        notes = (*open_notes(self._tournament, after, language), *notes)
        notes = (*notes, *lots_note(self._tournament, self._tables.order, language))
        self.notes.setText(" ".join(notes))
        self.notes.setVisible(bool(notes))
        if self._picked not in self._tournament.by_number:
            first = self._ranking.standings[:1]
            self._picked = first[0].number if first else 0
        self._show_table()
        self._show_side()

    def show_butler(self, event: Event) -> None:
        """Show the Butler of an event whose score sheets have the names of pairs."""
        self._event = event
        for view in OF_NAMES:
            self._offer(view, there=any(each.sheet.names for each in event.matches))
        if self.views.currentIndex() in OF_NAMES:
            self._show_table()

    def _offer(self, view: int, *, there: bool) -> None:
        if self.views.isTabVisible(view) is not there:  # Qt forgets a change when told no other
            self.views.setTabVisible(view, there)

    def _show_table(self) -> None:
        self._fill()
        self._filled = self._shown_table()

    def _fill(self) -> None:
        if self.views.currentIndex() in OF_NAMES:
            self._shown_table().show_cells(self._butler(), 0, 0)
            return
        if self.views.currentIndex() == BRACKET:
            self._show_bracket()
            return
        if self.views.currentIndex() == GROUPS:
            self.groups.show_cells(self._groups(), 0, 0)
            return
        if self.views.currentIndex() == FINAL:
            self.final.show_cells(self._final(), 0, 0)
            return
        table, make = self.table, self._standings
        if self.views.currentIndex() == ACROSS:
            table, make = self.cross, self._crosstable
        shown = make() if self._tournament.entrants else EMPTY
        column = max(0, table.currentIndex().column())
        table.show_cells(shown, self._row(), column)

    def _standings(self) -> Table:
        (table,) = self._tables.standings(self._after())
        return table

    def _groups(self) -> Table:
        from vpdesk.report.events.stage_tables import StageTables  # when wanted

        if self._stage is None:
            return EMPTY
        event, place = self._stage.event, self._stage.place
        return StageTables(event, place.stage, user_language()).side_by_side()

    def _final(self) -> Table:
        from vpdesk.report.events.final_table import final_table  # when wanted

        return EMPTY if self._stage is None else final_table(self._stage.event, user_language())

    def _show_bracket(self) -> None:
        from vpdesk.report.events.bracket_table import bracket_table  # when wanted

        at = self.bracket.currentIndex()
        shown = bracket_table(self._tournament, "", user_language(), self._stage)
        self.bracket.show_cells(shown, max(0, at.row()), max(0, at.column()))

    def _want_match(self, row: int, column: int) -> None:
        from vpdesk.report.events.bracket_table import match_at  # when wanted

        place = match_at(self._tournament, row, column, self._stage)
        if place is not None:
            self.matchRequested.emit(*place)

    def _butler(self) -> Table:
        from vpdesk.report.events.butler_table import butler_table  # when wanted

        entrants = self.views.currentIndex() == PLAYERS
        if self._event is None:
            return EMPTY
        return butler_table(self._event, user_language(), players=entrants)

    def _crosstable(self) -> Table:
        return cross_table(self._tables, self._after())

    def _show_side(self) -> None:
        """Explain the picked cell, and show the card of its entrant."""
        if not self._tournament.entrants:
            self.why.setPlainText(self.tr("There are no entrants yet."))
            self.card.show_table(EMPTY, -1)
            self.card_title.clear()
            return
        standing = self._ranking.standings[self._row()]
        tie_break = self.picked_tie_break
        words = user_language()
        if tie_break is None:
            order = self._tables.order
            told = (self._tournament, self._ranking, order, standing, words, self._stage)
            self.why.setHtml(place_html(*told))
        else:
            self.why.setHtml(
                value_html(self._tournament, self._ranking, tie_break, standing, words)
            )
        card = EventCards(self._tournament, words).card(ranked_card(self._ranking, standing))
        self.card_title.setText(f"<b>{escape(card.title)}</b>")
        self.card.show_table(card if card.rows else EMPTY, -1)

    def _pick(self, table: CellTable, picked: int) -> None:
        """The row of another cell was picked."""
        if self._filled is not table:  # it comes into sight, and is filled then
            return
        number = self._ranking.standings[picked].number
        changed = number != self._picked
        self._picked = number
        self._show_side()
        if changed:
            self.entrantPicked.emit(number)

    def _pick_team(self, row: int, column: int) -> None:
        """A cell of the bracket was picked."""
        from vpdesk.report.events.bracket_table import team_at  # when wanted

        if self._filled is not self.bracket:
            return
        number = team_at(self._tournament, row, column, self._stage)
        numbers = [each.number for each in self._ranking.standings]
        if number in numbers:
            self._pick(self.bracket, numbers.index(number))

    def _row(self) -> int:
        numbers = [each.number for each in self._ranking.standings]
        return numbers.index(self._picked) if self._picked in numbers else 0

    def _after(self) -> int:
        return max(0, self.after.currentIndex())

    @property
    def _all_tables(self) -> tuple[CellTable, ...]:
        """Those of the views, in their order."""
        of_stage = self.table, self.cross, self.groups, self.butler, self.bracket
        return (*of_stage, self.players, self.final)

    def _shown_table(self) -> CellTable:
        return self._all_tables[self.views.currentIndex()]

    # What it does

    def _offer_rounds(self, after: int) -> None:
        rounds = range(1, len(self._tournament.rounds) + 1)
        texts = [self.tr("Starting list")]
        texts += [self.tr("After round {number}").format(number=number) for number in rounds]
        with QSignalBlocker(self.after):
            if texts != [self.after.itemText(i) for i in range(self.after.count())]:
                self.after.clear()
                self.after.addItems(texts)
            self.after.setCurrentIndex(min(after, len(rounds)))

    def _rank_by(self, order: tuple[TieBreak, ...]) -> None:
        """Rank by other tie-breaks at once; the tournament may come back with them later."""
        self._tournament = with_order(self._tournament, order)
        self._show_order()
        self._show()
        self.requested.emit(self._tournament, step_words("EventStandings", "tie-breaks"))

    def _show_order(self) -> None:
        shown = self._tournament
        note = " ".join(order_notes(shown, user_language()))
        self.order.show_order(shown.kind, tournament_order(shown), note, usual_order(shown))
        self.tie_rules.show_tournament(shown)

    def _view_changed(self) -> None:
        self._show_table()
        self._show_side()

    # How it is put together

    def _connect(self) -> None:
        self.after.currentIndexChanged.connect(self._show)
        for each in (self.table, self.cross):
            each.cellPicked.connect(lambda row, _, table=each: self._pick(table, row))
        self.order.orderChanged.connect(self._rank_by)
        for table in (self.table, self.cross):
            table.menuRequested.connect(lambda place: _standings_menu(self).popup(place))
        self.bracket.cellPicked.connect(self._pick_team)
        self.bracket.activated.connect(lambda at: self._want_match(at.row(), at.column()))
        self.views.currentChanged.connect(self._view_changed)
        self.adjust.clicked.connect(self.adjustRequested)

    def _lay_out(self) -> None:
        self.after.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.after.setAccessibleName(self.tr("Standings after which round"))
        self.table.setAccessibleName(self.tr("Standings"))
        self.cross.setAccessibleName(self.tr("Crosstable"))
        self.why.setAccessibleName(self.tr("What the picked value is made of"))
        self.why.setFrameShape(QTextBrowser.Shape.NoFrame)
        for tabs in (self.views, self.side):
            tabs.setDocumentMode(True)
            tabs.setUsesScrollButtons(False)
        self.views.addTab(FocusFrame(self.table), self.tr("By rank"))
        self.views.addTab(FocusFrame(self.cross), self.tr("Crosstable"))
        self.views.addTab(FocusFrame(self.groups), self.tr("Groups"))
        self.groups.setAccessibleName(self.tr("Groups side by side"))
        self.views.addTab(FocusFrame(self.butler), self.tr("Butler"))
        self.views.setTabVisible(BUTLER, False)
        self.butler.setAccessibleName(self.tr("Butler of the pairs"))
        self.views.addTab(FocusFrame(self.bracket), self.tr("Bracket"))
        self.views.setTabVisible(BRACKET, False)
        self.views.addTab(FocusFrame(self.players), self.tr("Butler of players"))
        self.views.setTabVisible(PLAYERS, False)
        self.players.setAccessibleName(self.tr("Butler of players"))
        final = translate("ExportForm", "Final ranking")
        self.views.addTab(FocusFrame(self.final), final)
        self.views.setTabVisible(FINAL, False)
        self.final.setAccessibleName(final)
        self.bracket.setAccessibleName(self.tr("Bracket: Enter shows the match"))
        card = QWidget()
        card_layout = QVBoxLayout(card)
        card_layout.setContentsMargins(0, 8, 0, 0)
        card_layout.addWidget(self.card_title)
        card_layout.addWidget(FocusFrame(self.card), 1)
        self.side.addTab(FocusFrame(self.why), self.tr("Why"))
        self.side.addTab(card, "")  # see show_tournament
        self.side.addTab(LowArea(self.order), self.tr("Tie-breaks"))
        self.panes = SharedWidth(self.views, self.side, TABLE_SHARE)
        self.setFocusProxy(self.table)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(row(labelled(self.tr("S&tandings"), self.after), self.adjust, None))
        layout.addWidget(self.panes, 1)
        layout.addWidget(self.notes)


def _all_over(stage: InStage | None) -> bool:
    """An event of several stages has all its results."""
    from vpdesk.event.event import event_over  # when wanted

    return stage is not None and len(stage.event.stages) > 1 and event_over(stage.event)


def _standings_menu(page: EventStandings) -> QMenu:
    """What can be told of the picked cell, and how the standings are ranked and copied."""
    menu = new_menu(page)
    tie_break, entrant = page.picked_tie_break, page.picked_entrant
    text = translate("EventsMenus", "Why This Place?")
    if tie_break is not None:
        text = translate("EventsMenus", "Why This Value?")
    add_entry(menu, text, page.show_why)
    if entrant is not None:
        rounds = translate("EventsMenus", "Rounds of {name}").format(name=plain(entrant.name))
        add_entry(menu, rounds, page.show_card)
    menu.addSeparator()
    if tie_break is not None:
        name = tie_break_name(tie_break, user_language())
        first = translate("EventsMenus", "Rank by {tie_break} First").format(tie_break=plain(name))
        add_entry(menu, first, partial(page.rank_first, tie_break))
    add_entry(menu, translate("EventsMenus", "Choose the Tie-breaks"), page.show_tie_breaks)
    menu.addSeparator()
    copy = translate("EventsMenus", "Copy")
    add_entry(menu, copy, partial(page.copy, headings=False), "Ctrl+C")
    add_entry(
        menu, translate("EventsMenus", "Copy with Headings"), partial(page.copy, headings=True)
    )
    return menu
