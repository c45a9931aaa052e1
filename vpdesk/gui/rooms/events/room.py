"""The room of events: what the menus and the header ask of its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vpdesk.event.place import StagePlace
from vpdesk.event.whats_next import next_step
from vpdesk.gui.rooms.events.shown_event import FIELD, ROUNDS, RULES, STANDINGS, ShownEvent
from vpdesk.gui.widgets.announce import announce
from vpdesk.next_step import Deed, NextStep, WayPart

if TYPE_CHECKING:
    from collections.abc import Callable

    from vpdesk.gui.rooms.events.field.field import EventField
    from vpdesk.gui.rooms.events.rounds.rounds import EventRounds


class EventsRoom(ShownEvent):
    """Lets the user direct the tournament that is shown: goes to what is asked for, and does it."""

    def _connect(self) -> None:
        super()._connect()
        self.header.nextRequested.connect(self.do_next)
        self.header.tableRequested.connect(self.go_table)
        self.header.moreRequested.connect(self.add_stage)
        self.way.partRequested.connect(self.go_part)
        self.adjustRequested.connect(self.adjust)
        self.matchRequested.connect(self.go_match)

    def select_all(self) -> None:
        """Select all of the table that is shown."""
        if self.tabs.currentIndex() == FIELD:
            self.field.table.setFocus()
            self.field.table.selectAll()
        elif self.tabs.currentIndex() == ROUNDS:
            self.rounds.table.setFocus()
        elif self.tabs.currentIndex() == STANDINGS and self.standings is not None:
            self.standings.select_all()

    def go_first(self) -> None:
        """Go to where the work begins in the part that is shown."""
        if self.welcomes and self.welcome is not None:
            self.welcome.go()
            return
        go = self.go_field, self.go_rounds, self.go_standings, self.go_rules
        go[self.tabs.currentIndex()]()

    def begin(self) -> None:
        """Begin an event as the welcome page has it."""
        if self.welcome is not None:
            self.welcome.buttons[0].click()

    @property
    def next_step(self) -> NextStep:
        """What is to be done next, at the place that is shown if it waits for somebody."""
        return next_step(self.document.whole, self.document.place, self.out())

    def do_next(self) -> None:
        """Do what is next, or ask for it."""
        if self.welcomes:
            self.begin()
            return
        step = self.next_step
        if step.stage:
            self.document.go_to(StagePlace(*step.place))
        if step.do in (Deed.DRAW, Deed.STAGE):
            self.draw()
        elif step.do in (Deed.RESULTS, Deed.TIE):
            self.go_match(step.round, self._board(step.tables[0]))
        elif step.do is Deed.NAMES:
            self.go_field()
            self.field.add_entrant()
        elif step.do is Deed.PLAN and step.round:
            self.go_rules()
        elif step.do is Deed.PLAN:
            self.go_rounds()
        else:
            self.stepRequested.emit(step)

    def add_stage(self) -> None:
        """Ask for a further stage."""
        self.stage_work.add()

    def go_part(self, part: WayPart) -> None:
        """Go to a part of the way that the header names."""
        ways: dict[WayPart, Callable[[], object]] = {
            WayPart.NAMES: self.go_field,
            WayPart.RULES: self.go_rules,
            WayPart.ROUNDS: self.go_rounds,
            WayPart.STANDINGS: self.go_standings,
            WayPart.PRIZES: self.stage_work.ask_prizes,
            WayPart.HALL: self.header.ask_hall,
            WayPart.OUT: self.header.ask_print,
        }
        ways[part]()

    def go_rules(self) -> None:
        """Show all rules, and move the keyboard to them."""
        self.enter()
        self.show_part(RULES)
        self._go(self.field)

    def go_table(self, table: int) -> None:
        """Go to a table that the header names."""
        step = self.next_step
        self.document.go_to(StagePlace(*step.place))
        self.go_match(step.round, self._board(table))

    def _board(self, table: int) -> int:
        """The place in its round, from 1, of a table as it is called."""
        return table - self.document.tournament.first_table + 1

    def add_entrant(self) -> None:
        """Move the keyboard to the name of a new entrant."""
        self.enter()
        self.show_part(FIELD)
        self.field.add_entrant()

    def show_captains(self) -> None:
        """Show what there is of teams beside the rest, or hide it."""
        self.show_part(FIELD)
        self.field.fide.toggle()

    def sort_entrants(self) -> None:
        """Give numbers by rating."""
        self.show_part(FIELD)
        self.field.sort_entrants()

    def fill_in(self) -> None:
        """Fill in from the rating list what it says of the players."""
        self.show_part(FIELD)
        self.field.fill_in()

    def adjust(self) -> None:
        """Ask for VPs or IMPs that are added to or taken from somebody: who is picked in sight."""
        picked = self._picked
        at_round = self.rounds.round_number if self.tabs.currentIndex() == ROUNDS else 0
        self.go_standings()
        if self.has_begun and self.standings is not None:
            if picked:
                self.standings.show_entrant(picked)
            entrant = self.standings.picked_entrant
            at_round = at_round or max(0, self.standings.after.currentIndex())
            self.stage_work.adjust(0 if entrant is None else entrant.number, at_round)

    @property
    def _picked(self) -> int:
        """The number of whom the user is at in the field or a round; 0 for nobody."""
        if self.tabs.currentIndex() == FIELD:
            return next(iter(self.field.table.selected), 0)
        return self.rounds.table.entrant if self.tabs.currentIndex() == ROUNDS else 0

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
        """Mark the entrant that the keyboard is at, or exchange the marked one with that."""
        self.rounds.exchange()

    def step_round(self, step: int) -> None:
        """Show a round before or after the one that is shown."""
        self.go_rounds()
        self.rounds.show_round(self.rounds.round_number + step)
        announce(self, self.rounds.rounds.currentText())

    def go_field(self) -> None:
        """Show the field, and move the keyboard to it."""
        self.enter()
        self.show_part(FIELD)
        self._go(self.field)

    def go_begun(self) -> None:
        """Go to where the work on a new event begins: the rounds where it has a field."""
        (self.go_rounds if self.document.tournament.entrants else self.go_field)()

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
        self.enter()
        self.show_part(ROUNDS)
        self._go(self.rounds)

    def _go(self, page: EventField | EventRounds) -> None:
        """Move the keyboard to a page, or to what stands in its place."""
        (page if self.has_begun else self.waiting or page).go()

    def go_standings(self) -> None:
        """Show the standings, and move the keyboard to them."""
        self.enter()
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
        announce(self, self.stages.choice.currentText())
