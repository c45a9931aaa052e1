"""The window for the entrants of a tournament: pairings and standings that scroll by themselves."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from vpdesk.event.place import FIRST, has_final_ranking
from vpdesk.gui.desk.work import Work
from vpdesk.gui.hall.lists_window import ListsWindow
from vpdesk.gui.texts import user_language
from vpdesk.report.events import sheets
from vpdesk.report.events.bracket_table import bracket_table
from vpdesk.report.events.final_table import final_table
from vpdesk.report.events.kind_words import SHOW_BY_BOARD
from vpdesk.report.events.place_words import event_name
from vpdesk.report.events.prize_table import prize_table
from vpdesk.report.events.sheets import EventSubject
from vpdesk.report.events.stage_tables import StageTables
from vpdesk.report.events.tables import EventTables
from vpdesk.report.language import Language
from vpdesk.report.sheet import Sheet
from vpdesk.report.table import Table
from vpdesk.tournament.play import Kind
from vpdesk.tournament.tournament import Tournament

if TYPE_CHECKING:
    from vpdesk.event.event import Event
    from vpdesk.gui.desk.document import Change
    from vpdesk.gui.rooms.events.document import EventDocument
    from vpdesk.report.events.stage_columns import InStage

OF_A_ROUND = (sheets.PAIRINGS_BY_BOARD, sheets.PAIRINGS_BY_NAME)
OF_WHOLE = {sheets.FINAL_RANKING: final_table, sheets.PRIZES: prize_table}  # of the event
OF_ALL_GROUPS = (sheets.PAIRINGS_BY_BOARD, sheets.STANDINGS)  # of a stage
OF_STAGE = (*OF_ALL_GROUPS, sheets.PAIRINGS_BY_NAME, sheets.BRACKET)
PARTS = (*OF_A_ROUND, sheets.STANDINGS, sheets.SCHEDULE, *OF_WHOLE, sheets.BRACKET)


class EventPresentation(ListsWindow):
    """Shows entrants the pairings of the last round or the standings, and follows the desk.

    Before the first draw it shows the list of the field. A new draw brings its pairings.
    """

    def __init__(self) -> None:
        super().__init__("eventPresentationWindow", "present#tournament")
        self.part = sheets.PAIRINGS_BY_BOARD
        self._document: EventDocument | None = None
        self._language = Language()
        self._made: tuple[object, ...] = ()  # what the table that is shown was made of
        self._work = Work(self)
        self._keep = False  # where the table has scrolled to
        self._drawn = FIRST, 0  # the place and its round when it last looked
        self._work.finished.connect(self._take)

    def follow(self, document: EventDocument) -> None:
        """Show this document's tournament from now on, in the language of now."""
        if self._document is not document:
            self._document = document
            document.changed.connect(self._follow_change)
        self._language = user_language()
        self._make_actions(self._texts)
        self._refresh()

    def _follow_change(self, change: Change[Tournament]) -> None:
        if change.before != change.now:
            self._soon.start()

    @property
    def shown(self) -> Sheet:
        """What is shown: the standings in any case, before there are pairings."""
        return self.part if self.part in self._there else sheets.STANDINGS

    @property
    def _there(self) -> tuple[Sheet, ...]:
        """What there is to be shown."""
        tournament = self._tournament
        there = [sheets.STANDINGS]
        if tournament.rounds:
            there += OF_A_ROUND
            if self._document is not None and has_final_ranking(self._document.whole):
                there.append(sheets.FINAL_RANKING)
        if self._document is not None and self._document.whole.prizes:
            there.append(sheets.PRIZES)
        if tournament.by_schedule:
            there.append(sheets.SCHEDULE)
        if tournament.is_knock_out:
            there.append(sheets.BRACKET)
        return tuple(each for each in PARTS if each in there)

    def show_part(self, part: Sheet) -> None:
        """Show pairings or standings, from their top."""
        self.part = part
        self._refresh()

    @property
    def _tournament(self) -> Tournament:
        return Tournament(()) if self._document is None else self._document.tournament

    @property
    def _name(self) -> str:
        """Of the event, and of the stage where it has several."""
        if self._document is None:
            return ""
        event, place = self._document.whole, self._document.place
        stage = self._document.in_stage
        if stage is not None and stage.groups > 1 and self.shown in OF_ALL_GROUPS:
            return event.name
        if self.shown in OF_WHOLE:
            return event.name
        return event_name(event, place, self._language)

    def _show_next(self) -> None:
        if self.in_turn and self._tournament.rounds:
            there = self._there
            self.show_part(there[(there.index(self.shown) + 1) % len(there)])

    def _refresh(self) -> None:
        """Have the table made that is to be shown, if it is another one; the last one stays."""
        if self._document is None or not self.isVisible():
            return
        tournament, subject = self._tournament, EventSubject(self._tournament)
        known, self._drawn = self._drawn, (self._document.place, subject.number)
        new = known[0] == self._drawn[0] and known < self._drawn
        knock_out, other = tournament.is_knock_out, known[0] != self._drawn[0] or not known[1]
        gone = self.part is sheets.BRACKET and not knock_out
        if other and knock_out:
            self.part = sheets.BRACKET  # which says who meets whom, too
        elif gone or (new and self.part not in (*OF_A_ROUND, sheets.BRACKET)):
            self.part = sheets.PAIRINGS_BY_BOARD
        after = subject.after if self.shown is sheets.STANDINGS else subject.number
        stage = self._document.in_stage if self.shown in OF_STAGE else None
        event = self._document.whole if self.shown in OF_WHOLE else None
        wanted = (self.shown, after, self._language, tournament.through(after), stage or event)
        if wanted != self._made:
            self._make(tournament, stage, event, keep=wanted[:2] == self._made[:2])
            self._made = wanted
        self._show_state()

    def _make(
        self, tournament: Tournament, stage: InStage | None, event: Event | None, *, keep: bool
    ) -> None:
        """Have a table made in a thread: standings of a large field take a while."""
        part, language = self.shown, self._language
        self._keep = keep
        self._work.start(lambda: _steps(tournament, part, language, stage, event))

    def _take(self, table: Table | None) -> None:
        empty = self.tr("Nobody is entered yet")
        self.table.show_table(table, self._name, empty, keep=self._keep)
        self._show_state()

    def _show_state(self) -> None:
        super()._show_state()
        by_board = SHOW_BY_BOARD.of(self._tournament.kind, self._language)
        self._parts[sheets.PAIRINGS_BY_BOARD].setText(by_board)

    @property
    def _texts(self) -> dict[Sheet, str]:
        """What each list is called, in the order of their keys."""
        return {
            sheets.PAIRINGS_BY_BOARD: SHOW_BY_BOARD.of(Kind.CHESS, self._language),
            sheets.PAIRINGS_BY_NAME: self.tr("Pairings by Name"),
            sheets.STANDINGS: self.tr("Standings"),
            sheets.SCHEDULE: self.tr("Schedule"),
            sheets.FINAL_RANKING: self.tr("Final Ranking"),
            sheets.PRIZES: self.tr("Prizes"),
            sheets.BRACKET: self.tr("Bracket"),
        }


def _steps(
    tournament: Tournament,
    part: Sheet,
    language: Language,
    stage: InStage | None,
    event: Event | None,
) -> Generator[None, None, Table | None]:
    """Make a table as it is for the wall: numbers and ratings are for nobody in the hall.

    Groups of a stage stand side by side, their tables in one list; a knock-out has its bracket.
    """
    yield
    if not tournament.entrants:
        return None
    if event is not None:
        return OF_WHOLE[part](event, language)
    subject, tables = EventSubject(tournament), EventTables(tournament, language, stage=stage)
    if part is sheets.BRACKET:
        title = language.translate("EventReport", "Bracket")
        return bracket_table(tournament, title, language, stage)
    if stage is not None and stage.groups > 1 and part in OF_ALL_GROUPS:
        whole = StageTables(stage.event, stage.place.stage, language)
        return (
            whole.side_by_side() if part is sheets.STANDINGS else next(whole.hall(subject.number))
        )
    most = len(tournament.entrants)  # no table has more rows
    match part:
        case sheets.PAIRINGS_BY_BOARD:
            made = tables.by_board(subject.number, most)
        case sheets.PAIRINGS_BY_NAME:
            made = tables.by_name(subject.number, most)
        case sheets.SCHEDULE:
            return tables.schedule()
        case _:
            made = tables.standings(subject.after, most)
    return next(made)
