"""An event as the room shows it: who plays, the rounds and the standings of a stage."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from vpdesk.event.event_way import event_parts
from vpdesk.event.leavers import may_take_out
from vpdesk.event.place import StagePlace, has_begun, may_enter, may_renumber, places_of
from vpdesk.event.whats_next import next_step
from vpdesk.gui.desk.room import DocumentRoom, Welcoming
from vpdesk.gui.desk.room_header import RoomHeader
from vpdesk.gui.rooms.events.field.field import EventField
from vpdesk.gui.rooms.events.field.field_rights import FieldRights
from vpdesk.gui.rooms.events.rounds.rounds import EventRounds
from vpdesk.gui.rooms.events.stages.event_doubts import EventDoubts
from vpdesk.gui.rooms.events.stages.stage_line import StageLine
from vpdesk.gui.rooms.events.stages.stage_picker import StagePicker
from vpdesk.gui.rooms.events.state_texts import field_text, rules_text
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.low_area import LowArea, fill
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import flow
from vpdesk.gui.widgets.tab_bar import TabBar
from vpdesk.next_step import Deed, Out
from vpdesk.report.next_words import event_next
from vpdesk.tournament.tournament import Tournament

if TYPE_CHECKING:
    from collections.abc import Callable

    from vpdesk.event.event import Event, Stage
    from vpdesk.gui.desk.document import Change
    from vpdesk.gui.rooms.events.document import EventDocument
    from vpdesk.gui.rooms.events.field.rating_shelf import RatingShelf
    from vpdesk.gui.rooms.events.stages.stage_page import StagePage
    from vpdesk.gui.rooms.events.stages.stage_work import StageWork
    from vpdesk.gui.rooms.events.standings.standings_page import EventStandings
    from vpdesk.report.events.sheets import EventSubject
    from vpdesk.report.sheet import Sheet

FIELD, ROUNDS, STANDINGS = PARTS = range(3)
RULES = 3  # the tab of all rules, which are told on the page of the field
MARGIN = 16


class ShownEvent(Welcoming, DocumentRoom, QWidget):
    """Shows the tournament of a document; what is done with it is in EventsRoom.

    reportChanged: what is shown, its title or what can be undone is another one (see Room).
    importRequested: a list of entrants is to be added.
    adjustRequested, matchRequested: as of EventStandings.
    stepRequested: what is next is not done in the room (NextStep).
    welcome: what is shown while there is no event; None for nothing.
    out: what has left the house of the event as it is now.
    """

    reportChanged = Signal(object)
    stepRequested = Signal(object)
    importRequested = Signal()
    adjustRequested = Signal()
    matchRequested = Signal(int, int)

    def __init__(
        self,
        document: EventDocument,
        ratings: RatingShelf | None = None,
        out: Callable[[], Out] = Out,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.document: EventDocument = document
        self.status: QWidget | None = None
        self._stale = set(PARTS)
        self._other: set[int] = set()  # parts that have shown another place last
        self._shown: tuple[Event, StagePlace, bool] | None = None
        self._several = True  # places are shown, as far as is known
        self._rounds: dict[StagePlace, int] = {}  # where the user was at each place
        self.stages = StagePicker()
        self.stage_line = StageLine()
        self.doubts = EventDoubts()
        self.header = RoomHeader("tournamentName", "tournamentFacts")
        self.way = self.header.with_parts()
        self.name, self.facts = self.header.title, self.header.facts
        self._entered = False  # the field is shown although there is nobody in it
        self.out = out
        self.tabs = named(TabBar(), "eventTabs")
        self.field = named(EventField(document.request, ratings), "eventField", "swiss#field")
        self.rounds = named(EventRounds(document.request), "eventRounds", "draws#draw")
        self.standings: EventStandings | None = None
        self._standings_widths: tuple[int, ...] = ()
        self.parts = QStackedWidget()
        self.waiting: StagePage | None = None  # of a stage that has not begun
        self._work: StageWork | None = None
        self._lay_out()
        self._connect()
        self._show_state()

    # What it tells the window

    @property
    def subject(self) -> EventSubject | None:
        """The tournament at the round that is shown, to be exported."""
        from vpdesk.gui.rooms.events.event_subject import subject_at  # when wanted
        from vpdesk.report.events.why.story import round_words  # when wanted

        subject = subject_at(self.document.whole, self.document.place)
        if subject is None:
            return None
        tournament = self.document.tournament
        # What is shown may be of before an undo.
        count = len(tournament.rounds)
        number = min(self.rounds.round_number, count) or tournament.current_round
        has_words = number and not self._stage.draw.is_knock_out
        return replace(
            subject,
            round=number,
            words=partial(round_words, tournament, number) if has_words else None,
            ranked=self._ranked,
            screen=self._shown_sheets,
            log=self.document.log if self.document.actions else None,
        )

    @property
    def has_subject(self) -> bool:
        return bool(self.document.tournament.entrants)  # as subject_at, which makes all of it

    @property
    def _ranked(self) -> int | None:
        """After which round the standings are that are shown; None where none are."""
        if self.standings is None or self.tabs.currentIndex() != STANDINGS:
            return None
        return self.standings.after_round

    @property
    def _shown_sheets(self) -> tuple[Sheet, ...]:
        """What the part that is shown is printed as; of the field there is no list."""
        from vpdesk.report.events import sheets  # when wanted
        from vpdesk.tournament.field.left_league import last_counted  # when wanted

        pairings: tuple[Sheet, ...] = (sheets.PAIRINGS_BY_BOARD, sheets.PAIRINGS_BY_NAME)
        standings = sheets.STANDINGS if self.standings is None else self.standings.sheet
        tournament = self.document.tournament
        if tournament.by_schedule and not last_counted(tournament, tournament.current_round):
            pairings = (sheets.SCHEDULE,)  # what a league that has just begun is told
        shown = {ROUNDS: pairings, STANDINGS: (standings,)}
        return shown.get(self.tabs.currentIndex(), ())

    @property
    def widths(self) -> tuple[int, ...]:
        """The part that is shown, and the widths of the panes of field and rounds."""
        panes = [self.field.panes.widths, self.rounds.panes.widths, self._standings_widths]
        if self.standings is not None:
            panes[STANDINGS] = self.standings.panes.widths
        return (self.tabs.currentIndex(), *(width for pair in panes for width in pair or (0, 0)))

    # What the window asks for

    def restore_layout(self, widths: tuple[int, ...]) -> None:
        """Panes as wide as they were, or as at first where that is not known."""
        if len(widths) != 1 + 2 * len(PARTS) or widths[0] not in (*PARTS, RULES):
            widths = (self.tabs.currentIndex(), *[0] * 2 * len(PARTS))
        self.field.panes.restore(widths[1:3])
        self.rounds.panes.restore(widths[3:5])
        self._standings_widths = widths[5:]
        self.show_part(widths[0])
        if self.standings is not None:
            self.standings.panes.restore(self._standings_widths)

    @property
    def welcomes(self) -> bool:
        """There is nothing to work on yet, and the user has not gone on by himself."""
        known = self.welcome is not None and not self._entered
        return known and self.document.untouched and not self._tournament_is_begun

    @property
    def _tournament_is_begun(self) -> bool:
        event = self.document.whole
        return len(event.stages) > 1 or any(each.rounds for each in event.stages[0].groups)

    def enter(self) -> None:
        """Leave the welcome page for an event that is still empty."""
        self._entered = True
        self._show_welcome()

    @property
    def stage_work(self) -> StageWork:
        """What changes the stages, made when it is wanted."""
        if self._work is None:
            from vpdesk.gui.rooms.events.stages.stage_work import StageWork

            self._work = StageWork(self.document, self)
        return self._work

    def show_part(self, part: int) -> None:
        """Show the field, the rounds, the standings, or all rules."""
        shown, part = part, FIELD if part == RULES else part
        if part == STANDINGS and self.standings is None:
            from vpdesk.gui.rooms.events.standings.standings_page import EventStandings

            self.standings = named(EventStandings(), "eventStandings", "standings")
            self.standings.requested.connect(self.document.request)
            self.standings.adjustRequested.connect(self.adjustRequested)
            self.standings.matchRequested.connect(self.matchRequested)
            self.standings.panes.restore(self._standings_widths)
            self.parts.addWidget(self.standings)
        with QSignalBlocker(self.tabs):
            self.tabs.setCurrentIndex(shown)
        if part == FIELD:
            with QSignalBlocker(self.field):
                self.field.rules.setChecked(shown == RULES)
        self._show_tournament(part)
        self.parts.setCurrentWidget(self._page_of(part))
        if self.waiting is not None and self.parts.currentWidget() is self.waiting:
            number, read_only = self.document.place.stage, self.document.read_only
            self.waiting.show_stage(self.document.whole, number, read_only=read_only)

    def _page_of(self, part: int) -> QWidget:
        """What stands in the place of a part."""
        if self.has_begun:
            pages = (self.field, self.rounds, self.standings)
            return pages[part] or self.field
        if self.waiting is None:
            from vpdesk.gui.rooms.events.stages.stage_page import StagePage  # when wanted

            self.waiting = named(StagePage(), "stagePage", "groups#stages")
            self.waiting.beginRequested.connect(self.stage_work.begin)
            self.waiting.changeRequested.connect(self.stage_work.change)
            self.waiting.removeRequested.connect(self.stage_work.remove)
            self.parts.addWidget(self.waiting)
        return self.waiting

    # How it shows

    def _show_welcome(self) -> None:
        """The welcome page, or all that there is of an event."""
        welcomes = self.welcomes
        if self.welcome is not None:
            self.welcome.setVisible(welcomes)
        self._area.setVisible(not welcomes)  # all of it, which would take room even if empty

    def show_next(self) -> None:
        """Say in the header what is next."""
        event, place, out = self.document.whole, self.document.place, self.out()
        step = next_step(event, place, out)
        words = event_next(event, step, user_language())
        may, more = not self.document.read_only, ""
        if may and step.do in (Deed.PRINT, Deed.PUBLISH, Deed.DONE):  # all results are in
            more = translate("EventsRoom", "Add a final, groups or a cup (Ctrl+F9)")
        self.header.show_next(words, may=may, more=more)
        self.header.show_parts(event_parts(event, place, out, step))

    def _show_state(self) -> None:
        """Show the document as it is now; parts that are not seen follow when they are."""
        document, tournament = self.document, self.document.tournament
        read_only, shown = document.read_only, self._shown
        if shown != (document.whole, document.place, read_only):
            if shown is not None and shown[1] != document.place:
                self._other = set(PARTS)
                if ROUNDS not in self._stale:
                    self._rounds[shown[1]] = self.rounds.round_number
            self._shown = document.whole, document.place, read_only
            self._show_stages(document.whole, document.place)
            name = tournament.name or translate("EventsRoom", "New event")
            self.header.show_title(name, self._facts(tournament))
            self.show_next()
            self._stale = set(PARTS)
            if self.tabs.currentIndex() != ROUNDS:
                # A draw that is on is of another tournament, and must not come in place of this.
                drawing, stage = self.rounds.drawing, self._stage
                drawing.show_tournament(tournament, read_only=read_only, stage=stage)
            self.show_part(self.tabs.currentIndex())
            self._show_welcome()

    def _show_stages(self, event: Event, place: StagePlace) -> None:
        """Say where one is among the stages; with one group of one stage there is nothing to."""
        several = not event.is_tournament
        if several or self._several:
            self._several = several
            self.stages.show_event(event, place)
            self.stage_line.show_event(event, place)
            self.doubts.show_event(event)

    def _follow(self, change: Change[Tournament]) -> None:
        """The document was changed; the menus say who plays, and whether there is anybody."""
        if change.begun:
            self._other = set(PARTS)
            self._rounds.clear()
            self.doubts.forget()
        self._show_state()
        before, now = ((bool(each.entrants), each.kind) for each in (change.before, change.now))
        if before != now:
            self.reportChanged.emit(change.now)

    def _show_tournament(self, part: int) -> None:
        if part not in self._stale:
            return
        other = part in self._other
        self._stale.discard(part)
        self._other.discard(part)
        tournament, read_only = self.document.tournament, self.document.read_only
        if part == FIELD:
            self.field.show_tournament(
                tournament,
                read_only=read_only,
                rights=self._rights,
                stage=self._stage,
                other=other,
            )
        elif part == ROUNDS:
            self.rounds.show_tournament(
                tournament, read_only=read_only, stage=self._stage, other=other
            )
            if other:
                self.rounds.show_round(self._rounds.get(self.document.place, 0))
        elif self.standings is not None:
            self.standings.show_tournament(
                tournament, read_only=read_only, stage=self.document.in_stage, other=other
            )
            self.standings.show_butler(self.document.whole)

    @property
    def _rights(self) -> FieldRights:
        """What may become of the field that is shown."""
        event, place = self.document.whole, self.document.place
        more = may_enter(event, place)
        out = has_begun(event, place.stage) and may_take_out(event, place.stage)
        return FieldRights(more, more and may_renumber(event), len(places_of(event)) == 1, out)

    @property
    def has_begun(self) -> bool:
        """It is known who plays the stage that is shown."""
        return has_begun(self.document.whole, self.document.place.stage)

    @property
    def _stage(self) -> Stage:
        """The stage that is shown."""
        return self.document.whole.stage(self.document.place.stage)

    def _facts(self, tournament: Tournament) -> str:
        """How many play, how far it is, and by which rules."""
        parts = [field_text(tournament)] if self.has_begun else []
        parts.append(rules_text(tournament, self._stage))
        if self.document.read_only:
            parts.append(translate("EventsRoom", "can only be read"))
        return ", ".join(filter(None, parts))

    def _copy(self, *, headings: bool) -> None:
        """Copy what is selected, of the table that is shown."""
        if self.tabs.currentIndex() == FIELD:
            self.field.table.copy(headings=headings)
        elif self.tabs.currentIndex() == ROUNDS:
            self.rounds.table.copy(headings=headings)
        elif self.tabs.currentIndex() == STANDINGS and self.standings is not None:
            self.standings.copy(headings=headings)

    # How it is put together

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(self.show_part)
        self.header.lowChanged.connect(lambda low: self.stage_line.give_way(low=low))
        self.stages.picked.connect(self.document.go_to)
        self.stage_line.picked.connect(self.document.go_to)
        self.field.importRequested.connect(self.importRequested)
        self.field.rulesShown.connect(lambda on: self.show_part(RULES if on else FIELD))
        self.document.changed.connect(self._follow)

    def _lay_out(self) -> None:
        for text, keys in (
            (translate("EventsRoom", "Entrants"), "F4"),
            (translate("EventsRoom", "Rounds"), "F6"),
            (translate("EventsRoom", "Standings"), "F7"),
            (translate("EventsRoom", "Rules"), ""),
        ):
            self.tabs.setTabToolTip(self.tabs.addTab(text), f"{text} ({keys})" if keys else text)
        self.tabs.setAccessibleName(translate("EventsRoom", "Parts of the event"))
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self._places = flow(self.tabs, self.stages)
        self.parts.addWidget(self.field)
        self.parts.addWidget(self.rounds)
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(MARGIN, 12, MARGIN, 8)
        layout.setSpacing(8)
        layout.addWidget(self.header)
        layout.addWidget(self.stage_line)
        layout.addWidget(self._places)
        layout.addWidget(self.parts, 1)
        layout.addWidget(self.doubts)  # comes and goes: nothing above it moves
        self._area = LowArea(page)
        fill(self, self._area)
