"""The Swiss room: a tournament's field, its rounds and its standings."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from vpdesk.event.leavers import may_take_out
from vpdesk.event.place import has_begun, may_enter, may_renumber, places_of
from vpdesk.gui.desk.room import DocumentRoom
from vpdesk.gui.rooms.events.field.field import EventField
from vpdesk.gui.rooms.events.field.field_rights import FieldRights
from vpdesk.gui.rooms.events.rounds.rounds import EventRounds
from vpdesk.gui.rooms.events.stages.event_doubts import EventDoubts
from vpdesk.gui.rooms.events.stages.stage_picker import StagePicker
from vpdesk.gui.rooms.events.state_texts import field_text, rules_text
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.flow_label import FlowLabel
from vpdesk.gui.widgets.flow_layout import FlowLayout
from vpdesk.gui.widgets.fonts import bold
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.tab_bar import TabBar
from vpdesk.tournament.tournament import Tournament

if TYPE_CHECKING:
    from vpdesk.event.event import Event, Stage
    from vpdesk.event.place import StagePlace
    from vpdesk.gui.desk.document import Change
    from vpdesk.gui.rooms.events.document import EventDocument
    from vpdesk.gui.rooms.events.field.rating_shelf import RatingShelf
    from vpdesk.gui.rooms.events.stages.stage_page import StagePage
    from vpdesk.gui.rooms.events.stages.stage_work import StageWork
    from vpdesk.gui.rooms.events.standings.standings_page import EventStandings
    from vpdesk.report.events.sheets import EventSubject
    from vpdesk.report.sheet import Sheet

FIELD, ROUNDS, STANDINGS = PARTS = range(3)
MARGIN = 16
TITLE_SIZE = 1.25  # the title's type size, in that of all text


class EventsRoom(DocumentRoom, QWidget):
    """Shows the tournament of a document, and lets the user direct it.

    reportChanged: what is shown, its title or what can be undone is another one (see Room).
    importRequested: a list of players is to be added.
    """

    reportChanged = Signal(object)
    importRequested = Signal()

    def __init__(
        self,
        document: EventDocument,
        ratings: RatingShelf | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.document: EventDocument = document
        self.status: QWidget | None = None
        self._stale = set(PARTS)
        self._other: set[int] = set()  # parts that have shown another place last
        self._shown: tuple[Event, StagePlace, bool] | None = None
        self._rounds: dict[StagePlace, int] = {}  # where the user was at each place
        self.stages = StagePicker()
        self.doubts = EventDoubts()
        self.name = named(FlowLabel(), "tournamentName")
        self.facts = named(FlowLabel(), "tournamentFacts")
        self.tabs = named(TabBar(), "eventTabs")
        self.field = named(EventField(document.request, ratings), "eventField", "swiss#field")
        self.rounds = named(EventRounds(document.request), "eventRounds", "swiss#draw")
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
        from vpdesk.report.events.sheets import EventSubject  # when wanted
        from vpdesk.report.events.why.story import round_words  # when wanted

        tournament = self.document.tournament
        # What is shown may be of before an undo.
        count = len(tournament.rounds)
        number = min(self.rounds.round_number, count) or tournament.current_round
        if not tournament.players:
            return None
        words = partial(round_words, tournament, number) if number else None
        event, place = self.document.whole, self.document.place
        if not event.is_tournament:
            from vpdesk.report.events.place_words import event_name  # when wanted

            name = event_name(event, place, user_language())
            tournament = replace(tournament, name=name)
        if self._stage.draw.is_knock_out:
            words = None
        return EventSubject(
            tournament,
            number,
            words=words,
            ranked=self._ranked,
            screen=self._shown_sheets,
            stage=self.document.in_stage,
            event=self.document.whole,
            log=self.document.log if self.document.actions else None,
        )

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

        pairings = (sheets.PAIRINGS_BY_BOARD, sheets.PAIRINGS_BY_NAME)
        standings = sheets.STANDINGS if self.standings is None else self.standings.sheet
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
        if len(widths) != 1 + 2 * len(PARTS) or widths[0] not in PARTS:
            widths = (self.tabs.currentIndex(), *[0] * 2 * len(PARTS))
        self.field.panes.restore(widths[1:3])
        self.rounds.panes.restore(widths[3:5])
        self._standings_widths = widths[5:]
        self.show_part(widths[0])
        if self.standings is not None:
            self.standings.panes.restore(self._standings_widths)

    def select_all(self) -> None:
        """Select all of the table that is shown."""
        if self.tabs.currentIndex() == FIELD:
            self.field.table.setFocus()
            self.field.table.selectAll()
        elif self.tabs.currentIndex() == ROUNDS:
            self.rounds.table.setFocus()
        elif self.standings is not None:
            self.standings.select_all()

    def go_first(self) -> None:
        """Go to where the work begins in the part that is shown."""
        (self.go_field, self.go_rounds, self.go_standings)[self.tabs.currentIndex()]()

    def add_player(self) -> None:
        """Move the keyboard to the name of a new player."""
        self.show_part(FIELD)
        self.field.add_player()

    def show_captains(self) -> None:
        """Show what there is of teams beside the rest, or hide it."""
        self.show_part(FIELD)
        self.field.fide.toggle()

    def sort_players(self) -> None:
        """Give numbers by rating."""
        self.show_part(FIELD)
        self.field.sort_players()

    def fill_in(self) -> None:
        """Fill in from the rating list what it says of the players."""
        self.show_part(FIELD)
        self.field.fill_in()

    @property
    def stage_work(self) -> StageWork:
        """What changes the stages, made when it is wanted."""
        if self._work is None:
            from vpdesk.gui.rooms.events.stages.stage_work import StageWork

            self._work = StageWork(self.document, self)
        return self._work

    def adjust(self) -> None:
        """Ask for VPs or IMPs that are added to or taken from somebody: who is picked in sight."""
        picked = self._picked
        self.go_standings()
        if self.has_begun and self.standings is not None:
            if picked:
                self.standings.show_player(picked)
            player = self.standings.picked_player
            self.stage_work.adjust(0 if player is None else player.number)

    @property
    def _picked(self) -> int:
        """The number of whom the user is at in the field or a round; 0 for nobody."""
        if self.tabs.currentIndex() == FIELD:
            return next(iter(self.field.table.selected), 0)
        return self.rounds.table.player if self.tabs.currentIndex() == ROUNDS else 0

    def draw(self) -> None:
        """Draw the next round; begin a stage that has not begun."""
        self.go_rounds()
        if self.has_begun:
            self.rounds.draw()
        elif self.waiting is not None:
            self.waiting.begin.click()  # or it says why not

    def unpair_last(self) -> None:
        """Take the draw of the last round back."""
        self.go_rounds()
        self.rounds.unpair_last()

    def exchange(self) -> None:
        """Mark the player that the keyboard is at, or exchange the marked one with that."""
        self.rounds.exchange()

    def step_round(self, step: int) -> None:
        """Show a round before or after the one that is shown."""
        self.go_rounds()
        self.rounds.show_round(self.rounds.round_number + step)

    def go_field(self) -> None:
        """Show the field, and move the keyboard to it."""
        self.show_part(FIELD)
        self._go(self.field)

    def go_begun(self) -> None:
        """Go to where the work on a new event begins: the rounds where it has a field."""
        (self.go_rounds if self.document.tournament.players else self.go_field)()

    def go_match(self, round_number: int, board: int) -> None:
        """Show a match in its round, and move the keyboard to it."""
        self.go_rounds()
        self.rounds.show_round(round_number)
        self.rounds.table.go_to(board - 1, 0)

    def go_place(self, round_number: int, at: int) -> None:
        """Go to a table of a round; of round 0 to the row of an entrant."""
        if round_number:
            self.go_match(round_number, at)
        else:
            self.go_field()
            self.field.table.go_to(at, self.field.table.currentIndex().column())

    def go_rounds(self) -> None:
        """Show the rounds, and move the keyboard to the boards."""
        self.show_part(ROUNDS)
        self._go(self.rounds)

    def _go(self, page: EventField | EventRounds) -> None:
        """Move the keyboard to a page, or to what stands in its place."""
        (page if self.has_begun else self.waiting or page).go()

    def go_standings(self) -> None:
        """Show the standings, and move the keyboard to them."""
        self.show_part(STANDINGS)
        assert self.standings is not None
        self.standings.setFocus()

    def go_explanation(self) -> None:
        """Move the keyboard to the explanation of the draw."""
        self.show_part(ROUNDS)
        self.rounds.load()
        self.rounds.go_explanation()

    def go_quick(self) -> None:
        """Move the keyboard to the field for a board and its result."""
        self.show_part(ROUNDS)
        self.rounds.go_quick()

    def step_stage(self, step: int) -> None:
        """Go to the stage or group before or after the one that is shown."""
        self.stages.step(step)

    def show_part(self, part: int) -> None:
        """Show the field, the rounds or the standings."""
        if part == STANDINGS and self.standings is None:
            from vpdesk.gui.rooms.events.standings.standings_page import EventStandings

            self.standings = named(EventStandings(), "eventStandings", "standings")
            self.standings.requested.connect(self.document.request)
            self.standings.adjustRequested.connect(self.adjust)
            self.standings.matchRequested.connect(self.go_match)
            self.standings.panes.restore(self._standings_widths)
            self.parts.addWidget(self.standings)
        with QSignalBlocker(self.tabs):
            self.tabs.setCurrentIndex(part)
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

            self.waiting = named(StagePage(), "stagePage", "swiss#stages")
            self.waiting.beginRequested.connect(self.stage_work.begin)
            self.waiting.changeRequested.connect(self.stage_work.change)
            self.waiting.removeRequested.connect(self.stage_work.remove)
            self.parts.addWidget(self.waiting)
        return self.waiting

    # How it shows

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "facts"):
            self._fit_text()

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
            self.stages.show_event(document.whole, document.place)
            self.doubts.show_event(document.whole)
            self.name.setText(tournament.name or self.tr("New tournament"))
            self.facts.setText(self._facts(tournament))
            self._stale = set(PARTS)
            # A draw that is on is of another tournament, and must not come in place of this one.
            stage = self._stage
            self.rounds.drawing.show_tournament(tournament, read_only=read_only, stage=stage)
            self.show_part(self.tabs.currentIndex())

    def _follow(self, change: Change[Tournament]) -> None:
        """The document was changed; the menus say who plays, and whether there is anybody."""
        if change.begun:
            self._other = set(PARTS)
            self._rounds.clear()
            self.doubts.forget()
        self._show_state()
        before, now = ((bool(each.players), each.kind) for each in (change.before, change.now))
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
                tournament, read_only=read_only, rights=self._rights, draw=self._stage.draw
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
            parts.append(self.tr("can only be read"))
        return ", ".join(filter(None, parts))

    def _copy(self, *, headings: bool) -> None:
        """Copy what is selected, of the table that is shown."""
        if self.tabs.currentIndex() == FIELD:
            self.field.table.copy(headings=headings)
        elif self.tabs.currentIndex() == ROUNDS:
            self.rounds.table.copy(headings=headings)
        elif self.standings is not None:
            self.standings.copy(headings=headings)

    def _fit_text(self) -> None:
        self.name.setFont(bold(self.font(), TITLE_SIZE))

    # How it is put together

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(self.show_part)
        self.stages.picked.connect(self.document.go_to)
        self.field.importRequested.connect(self.importRequested)
        self.document.changed.connect(self._follow)

    def _lay_out(self) -> None:
        for text, keys in (
            (self.tr("Field"), "F4"),
            (self.tr("Rounds"), "F6"),
            (self.tr("Standings"), "F7"),
        ):
            self.tabs.setTabToolTip(self.tabs.addTab(text), f"{text} ({keys})")
        self.tabs.setAccessibleName(self.tr("Parts of the tournament"))
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.name.setTextFormat(Qt.TextFormat.PlainText)
        self.facts.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        head = QWidget()
        flow = FlowLayout(12, head)
        for widget in (self.stages, self.tabs, self.name, self.facts):
            flow.addWidget(widget)
        self.parts.addWidget(self.field)
        self.parts.addWidget(self.rounds)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(MARGIN, 12, MARGIN, 8)
        layout.setSpacing(8)
        layout.addWidget(head)
        layout.addWidget(self.doubts)
        layout.addWidget(self.parts, 1)
        self._fit_text()
