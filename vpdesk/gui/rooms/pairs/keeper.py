"""What keeps the pairs room; nothing of it is loaded before it is needed."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from vpdesk.errors import WordedError
from vpdesk.gui.desk.dropped import EVENING
from vpdesk.gui.desk.keeper import Directed
from vpdesk.gui.desk.kind import RoomKind
from vpdesk.gui.export.published_keeper import PublishedKeeper
from vpdesk.gui.rooms.pairs.actions import pairs_menus
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.named import named
from vpdesk.next_step import Deed
from vpdesk.settings import recovery_folder

if TYPE_CHECKING:
    from vpdesk.deals.deal import Deal
    from vpdesk.files.evening.evening_file import EveningFile
    from vpdesk.gui.desk.asked import Answered
    from vpdesk.gui.desk.keeper import LeftOffers
    from vpdesk.gui.desk.welcome import WelcomeRows
    from vpdesk.gui.rooms.pairs.files import PairsFiles
    from vpdesk.gui.rooms.pairs.presentation import PairsPresentation
    from vpdesk.gui.rooms.pairs.room import PairsRoom
    from vpdesk.next_step import NextStep
    from vpdesk.pairs.evening import Evening
    from vpdesk.pairs.pairs_entry import BoardPlace
    from vpdesk.report.language import Language
    from vpdesk.report.pairs.meet_why import MeetWhy
    from vpdesk.report.sheet import Sheet


class PairsKeeper(PublishedKeeper["PairsRoom", "PairsFiles"]):
    """Keeps the pairs room, its evening with its files, and what a crash left."""

    name = "pairs"

    @property
    def has_evening(self) -> bool:
        """There is an evening to direct."""
        return self.has_files and bool(self.files.document.evening.sections)

    @property
    def boards(self) -> tuple[str, int, int] | None:
        if not self.has_evening:
            return None
        numbers = {place.board for place in self.files.document.evening.due}
        if not numbers:
            return None
        return self.files.document.title, min(numbers), len(numbers)

    @property
    def has_deals(self) -> bool:
        return self.has_evening and bool(self.files.document.evening.deals)

    def take_deals(self, deals: tuple[Deal, ...]) -> str:
        return self.room.deals.attach(deals)

    def show_log(self) -> None:
        """Show all that was done in the evening."""
        from vpdesk.gui.desk.look_back import looker
        from vpdesk.gui.tables.log_dialog import LogDialog, LogShown
        from vpdesk.pairs.scored_evening import ScoredEvening
        from vpdesk.report.pairs.evening_log_table import evening_kind_name, evening_log_table
        from vpdesk.report.pairs.sheets import LOG, PairsSubject

        def subject_of(evening: Evening) -> PairsSubject | None:
            return PairsSubject(ScoredEvening(evening)) if evening.sections else None

        document, desk = self.files.document, self._desk
        shown = LogShown(
            translate("LogDialog", "Log of the Evening"),
            document.log(),
            partial(evening_log_table, document.evening),
            evening_kind_name,
            "pairs#log",
            looker(document, subject_of, desk),
        )
        LogDialog(shown, lambda: desk.print(LOG), desk.window_widget).open()

    @property
    def session(self) -> tuple[int, int] | None:
        if not self.has_files:
            return None
        meetings = [
            each
            for section in self.files.document.evening.sections
            for each in section.meetings.values()
        ]
        if not meetings:
            return None
        return max(each.round for each in meetings), max(len(each.boards) for each in meetings)

    @property
    def directed(self) -> Directed | None:
        if not self.has_files or not self.files.document.evening.sections:
            return None
        document = self.files.document
        return Directed(document, lambda: document.evening)

    def places(self) -> Iterable[tuple[str, int | BoardPlace]]:
        from vpdesk.gui.rooms.pairs.evening_places import evening_places

        return evening_places(self.files.document.evening) if self.has_files else ()

    def go_place(self, where: int | BoardPlace) -> None:
        self._desk.show_room(self.name)
        self.room.go_place(where)

    def answers(self, typed: str) -> list[Answered]:
        """“why 3 7”: pair 3, board 7, and why pairs 3 and 7 meet."""
        from vpdesk.gui.desk.asked import Answered, asked_why
        from vpdesk.gui.rooms.pairs.evening_places import numbered, place_of
        from vpdesk.report.pairs.meet_why import meet_why

        asked, found = asked_why(typed) if self.has_evening else None, []
        if asked is None:
            return []
        evening = self.files.document.evening
        pair, other = numbered(evening, asked[0]), numbered(evening, asked[1])
        place = place_of(evening, pair, asked[1])
        if place is not None:
            text = translate("Seek", "Why pair {pair} has its score on board {board}")
            said = text.format(pair=asked[0], board=asked[1])
            found.append(Answered(said, partial(self._show_why, place)))
        why = meet_why(evening, pair, other, user_language())
        if why is not None:
            found.append(Answered(why.answer, partial(self._show_meeting, why)))
        return found

    def _show_why(self, place: BoardPlace) -> None:
        self.go_place(place)
        self.room.go_why()

    def _show_meeting(self, why: MeetWhy) -> None:
        self._desk.show_room(self.name)
        self.room.show_meeting(why)

    def _make_presentation(self) -> PairsPresentation:
        from vpdesk.gui.rooms.pairs.presentation import PairsPresentation

        return PairsPresentation()

    def left_behind(self) -> LeftOffers:
        """Unsaved evenings that a crash left behind."""
        if not self._has_left("pairs-*"):
            return ()
        from vpdesk.gui.rooms.pairs.document import EVENING_FILES

        if self._has_left("*.unsavedpairs"):
            from vpdesk.gui.desk.aside import aside
            from vpdesk.gui.rooms.pairs.left_before import take_on

            with suppress(WordedError, OSError):  # offered at another start
                aside(lambda: take_on(recovery_folder()))
        return self._left_stored(EVENING_FILES, translate("RecoveryOffer", "a new evening"))

    def describe_work(self, work: EveningFile) -> str:
        evening = work.evening
        text = translate("RecoveryOffer", "evening; pairs: {pairs}, results: {results}")
        return text.format(pairs=len(evening.entrants), results=len(evening.entries))

    def _make_room(self) -> PairsRoom:
        from vpdesk.gui.rooms.pairs.room import PairsRoom

        room = PairsRoom(self.files.document, self.files.shelf, self.out)
        named(room, "pairsRoom", "pairs")
        room.header.screenRequested.connect(self.present)
        room.registerRequested.connect(self.files.ask_register)
        self.files.begun.connect(room.go_results)
        return room

    def _welcome_rows(self) -> WelcomeRows:
        from vpdesk.gui.rooms.pairs.pairs_welcome import welcome_rows

        return welcome_rows(self)

    @property
    def _worked_on(self) -> Evening:
        return self.files.document.evening

    @property
    def _rankings(self) -> tuple[Sheet, ...]:
        from vpdesk.report.pairs.sheets import RANKING

        return (RANKING,)

    def _do_step(self, step: NextStep) -> None:
        if step.do is Deed.BEGIN:
            self.room.begin()
        else:
            super()._do_step(step)

    @staticmethod
    def _pages(value: Evening, language: Language, languages: bool) -> dict[str, bytes]:
        from vpdesk.files.stored.stored_file import local_now
        from vpdesk.formats.html_folder import Publishing, evening_files, others_than
        from vpdesk.pairs.scored_evening import ScoredEvening

        others = others_than(language) if languages else ()
        return evening_files(ScoredEvening(value), language, others, Publishing(local_now()))

    def _make_files(self) -> PairsFiles:
        from vpdesk.gui.rooms.pairs.document import PairsDocument
        from vpdesk.gui.rooms.pairs.files import PairsFiles

        return PairsFiles(
            self._desk.window_widget, PairsDocument(recovery_folder()), self.memory.recent
        )


PAIRS = RoomKind(
    name="pairs",
    titles=lambda: (translate("Frame", "Pairs"), translate("Actions", "Pa&irs")),
    picture=(
        ((4, 4), (13, 4), (13, 16), (4, 16), (4, 4)),
        ((10, 8), (20, 8), (20, 20), (10, 20), (10, 16)),
        ((7, 9), (8.5, 7), (10, 9), (8.5, 11), (7, 9)),
    ),
    make=PairsKeeper,
    menus=pairs_menus,
    endings=(EVENING,),
)
