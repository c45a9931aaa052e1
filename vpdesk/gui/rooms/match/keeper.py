"""What keeps the match room; nothing of it is loaded before it is needed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from vpdesk.gui.desk.dropped import MATCH as MATCH_FILE
from vpdesk.gui.desk.dropped import RULES
from vpdesk.gui.desk.kind import RoomKind
from vpdesk.gui.desk.next_keeper import NextKeeper
from vpdesk.gui.desk.paged_keeper import PagedKeeper
from vpdesk.gui.rooms.match.actions import match_menus
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.named import named
from vpdesk.settings import recovery_folder

if TYPE_CHECKING:
    from vpdesk.files.match_recovery import UnsavedMatch
    from vpdesk.gui.desk.keeper import LeftOffers
    from vpdesk.gui.desk.lent_match import LentMatch
    from vpdesk.gui.desk.welcome import WelcomeRows
    from vpdesk.gui.rooms.match.files import MatchFiles
    from vpdesk.gui.rooms.match.room import MatchRoom
    from vpdesk.match.outcome import Match
    from vpdesk.report.sheet import Sheet

REGULATION = "regulation"  # what the settings call the key of the one that rulings follow
DOWN = "down"  # and that Enter goes down in the score sheet


class MatchKeeper(PagedKeeper["MatchRoom"], NextKeeper["MatchRoom", "MatchFiles"]):
    """Keeps the match room, its score sheet with its files, and what a crash left."""

    name = "match"

    def open(self, path: Path) -> None:
        """Open a match; or make a regulation one of the own ones, and rule by it."""
        if path.suffix.lower() != RULES:
            super().open(path)
            return
        self._desk.show_room(self.name)
        self.room.show_page("ruling")
        self.room.open_file(path)

    def take_match(self, lent: LentMatch, page: str) -> bool:
        """Show a match that an event lends, at a page."""
        self._desk.show_room(self.name)
        self.settle()
        self.files.document.lend(lent)
        self.room.go_page(page)
        return True

    @property
    def is_lent(self) -> bool:
        """The match is one that an event lends."""
        return self._files is not None and self.files.document.lent is not None

    @property
    def goes_down(self) -> bool:
        """Enter goes down in the score sheet, to the same room of the next board."""
        return bool(self.memory.own.get(DOWN))

    def turn_enter(self) -> None:
        """Have Enter go down in the score sheet, or across again."""
        own = {**self.memory.own, DOWN: "" if self.goes_down else DOWN}
        self._remember(replace(self.memory, own=own))
        self.room.set_down(self.goes_down)
        self._desk.show_state()

    def settle(self) -> None:
        """Have the match know what is being typed: a field tells that when the keyboard leaves."""
        focused = self._desk.window_widget.focusWidget()
        if self._room is None or focused is None or not self._room.isAncestorOf(focused):
            return
        focused.clearFocus()
        if focused.isVisible():
            focused.setFocus()
        else:  # it was there for one cell of a table
            self._room.go_first()

    def may_close(self) -> bool:
        """Nothing would be lost; else ask, and close the window once that is so."""
        self.settle()
        return super().may_close()

    def left_behind(self) -> LeftOffers:
        """Unsaved matches that a crash left behind."""
        if not any(recovery_folder().glob("match-*")):
            return ()
        from vpdesk.files.match_recovery import UNSAVED_MATCHES

        return self._left_of(UNSAVED_MATCHES, translate("RecoveryOffer", "a new match"))

    def describe_work(self, work: UnsavedMatch) -> str:
        lines = work.match.sheet.lines
        text = translate("RecoveryOffer", "match; boards with a score: {scored} of {boards}")
        return text.format(scored=sum(not line.empty for line in lines), boards=len(lines))

    def _welcome_rows(self) -> WelcomeRows:
        from vpdesk.gui.rooms.match.match_welcome import welcome_rows

        return welcome_rows(self)

    @property
    def _worked_on(self) -> Match:
        return self.files.document.match

    @property
    def _rankings(self) -> tuple[Sheet, ...]:
        from vpdesk.report.match.sheets import SCORE_SHEET

        return (SCORE_SHEET,)

    def _make_room(self) -> MatchRoom:
        from vpdesk.gui.rooms.match.room import MatchRoom

        regulation = self.memory.own.get(REGULATION, "")
        room = named(MatchRoom(self.files.document, regulation, self.out), "matchRoom", "match")
        room.set_down(self.goes_down)
        room.regulationChosen.connect(self._remember_regulation)
        room.printRequested.connect(self._desk.print)
        return room

    def _begin(self) -> None:
        began = self._began
        super()._begin()
        if not began and not self.is_lent and self._desk.settings.start_up == "as left":
            self._desk.lend_again()

    def _show_document(self) -> None:
        if self.is_lent:
            self._desk.show_state()  # whatever is unsaved of the own match
        else:
            super()._show_document()

    def _remember_regulation(self, key: str) -> None:
        self._remember(replace(self.memory, own={**self.memory.own, REGULATION: key}))

    def _make_files(self) -> MatchFiles:
        from vpdesk.gui.rooms.match.document import MatchDocument
        from vpdesk.gui.rooms.match.files import MatchFiles

        document = MatchDocument(self._desk.shared_scale.choice.spec)
        return MatchFiles(self._desk.window_widget, document, recovery_folder(), self.memory.recent)


MATCH = RoomKind(
    name="match",
    titles=lambda: (translate("Frame", "Match"), translate("Actions", "&Match")),
    picture=(
        ((4, 3), (20, 3), (20, 21), (4, 21), (4, 3)),
        ((4, 8), (20, 8)),
        ((4, 14.5), (20, 14.5)),
        ((12, 8), (12, 21)),
    ),
    make=MatchKeeper,
    menus=match_menus,
    endings=(MATCH_FILE, RULES),
)
