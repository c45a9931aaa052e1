"""What keeps the room of events; nothing of it is loaded before it is needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from vpdesk.gui.desk.dropped import PLAYERS, REPORTS, TIES, TOURNAMENT
from vpdesk.gui.desk.keeper import Directed
from vpdesk.gui.desk.kind import RoomKind
from vpdesk.gui.export.published_keeper import PublishedKeeper
from vpdesk.gui.rooms.events.actions import event_menus
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.named import named
from vpdesk.settings import recovery_folder

if TYPE_CHECKING:
    from vpdesk.event.event import Event, MatchPlace
    from vpdesk.files.tournament import TournamentFile
    from vpdesk.gui.desk.asked import Answered
    from vpdesk.gui.desk.desk import Desk
    from vpdesk.gui.desk.keeper import LeftOffers
    from vpdesk.gui.desk.welcome import WelcomeRows
    from vpdesk.gui.rooms.events.files import EventFiles
    from vpdesk.gui.rooms.events.presentation import EventPresentation
    from vpdesk.gui.rooms.events.room import EventsRoom
    from vpdesk.gui.rooms.events.rounds.match_work import MatchWork
    from vpdesk.report.language import Language
    from vpdesk.report.sheet import Sheet
    from vpdesk.scales import ScaleSpec
    from vpdesk.tournament.fide.report_gaps import Gap
    from vpdesk.tournament.play import Kind, Play

PAIRS = "pairs"  # the room for them
KIND = "kind"  # of the tournament that was chosen last, as the settings name it
LENT, LENT_OF = "lent", "lent of"  # the match that is shown with its page, and its event


class EventsKeeper(PublishedKeeper["EventsRoom", "EventFiles"]):
    """Keeps the room of events, its tournament with its files, and what a crash left."""

    name = "swiss"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.matches: MatchWork | None = None

    def places(self) -> Iterable[tuple[str, tuple[int, int]]]:
        from vpdesk.gui.rooms.events.event_places import event_places

        return event_places(self.files.document.tournament) if self.has_files else ()

    def go_place(self, where: tuple[int, int]) -> None:
        self._desk.show_room(self.name)
        self.room.go_place(*where)

    def answers(self, typed: str) -> list[Answered]:
        """“why 3 7”: why 3 met 7."""
        from vpdesk.gui.desk.asked import Answered, asked_why
        from vpdesk.gui.rooms.events.event_places import table_of

        asked = asked_why(typed) if self.has_files else None
        place = table_of(self.files.document.tournament, *asked) if asked else None
        if asked is None or place is None:
            return []
        text = translate("Seek", "Why {one} and {other} met in round {round}")
        said = text.format(one=asked[0], other=asked[1], round=place[0])
        return [Answered(said, partial(self._show_why, place))]

    def _show_why(self, place: tuple[int, int]) -> None:
        self.go_place(place)
        self.room.go_explanation()

    @property
    def scale(self) -> ScaleSpec | None:
        """That of the matches of an event that has entrants; players of chess have none."""
        if self._room is None:
            return None
        tournament = self.files.document.tournament
        known = tournament.play.has_vps and tournament.entrants
        return tournament.teams.spec if known else None

    @property
    def session(self) -> tuple[int, int] | None:
        if not self.has_files:
            return None
        tournament, scale = self.files.document.tournament, self.scale
        rounds = tournament.planned or len(tournament.rounds)
        return (rounds, scale.boards) if scale is not None and rounds else None

    @property
    def directed(self) -> Directed | None:
        if not self.has_files or not self.files.document.whole.entrants:
            return None
        document = self.files.document
        return Directed(document, lambda: document.whole)

    @property
    def kind(self) -> Kind:
        """Who plays in the tournament that is worked on."""
        return self.play.kind

    @property
    def play(self) -> Play:
        """Its kind of play."""
        return self.files.document.tournament.play

    @property
    def may_pair_by_hand(self) -> bool:
        """The rounds of the stage in sight follow from no table or bracket."""
        document = self.files.document
        return document.whole.stage(document.place.stage).draw.row.open

    def show_log(self) -> None:
        """Show all that was done in the event."""
        from vpdesk.gui.desk.look_back import looker
        from vpdesk.gui.rooms.events.event_subject import subject_then
        from vpdesk.gui.tables.log_dialog import LogDialog, LogShown
        from vpdesk.report.events.log_table import kind_name, log_table
        from vpdesk.report.events.sheets import LOG

        document, desk = self.files.document, self._desk
        title, made = translate("LogDialog", "Log of the Event"), partial(log_table, document.whole)
        look = looker(document, partial(subject_then, place=document.place), desk)
        shown = LogShown(title, document.log(), made, kind_name, "swiss#log", look)
        LogDialog(shown, lambda: desk.print(LOG), desk.window_widget).open()

    def open(self, path: Path) -> None:
        """Open a tournament; or have the tie-breaks of a file for the one that is there."""
        if path.suffix.lower() != TIES:
            super().open(path)
            return
        self._desk.show_room(self.name)
        self.room.go_standings()
        assert self.room.standings is not None
        self.room.standings.tie_rules.open(path)

    def drop(self, path: Path) -> bool:
        """Add a list of entrants to the tournament that is shown."""
        if path.suffix.lower() != PLAYERS:
            return False
        self.files.import_entrants(path)
        return True

    def forget_room(self) -> None:
        super().forget_room()
        self.matches = None

    def present(self) -> None:
        """The same; who looks at the standings wants them there, of all stages at the end."""
        super().present()
        from vpdesk.event.event import event_over
        from vpdesk.gui.rooms.events.presentation import EventPresentation
        from vpdesk.gui.rooms.events.shown_event import STANDINGS as PAGE
        from vpdesk.report.events.sheets import FINAL_RANKING, STANDINGS

        hall = self.presentation
        if isinstance(hall, EventPresentation) and self.room.tabs.currentIndex() == PAGE:
            event = self.files.document.whole
            over = len(event.stages) > 1 and event_over(event)
            hall.show_part(FINAL_RANKING if over else STANDINGS)

    def _make_presentation(self) -> EventPresentation:
        from vpdesk.gui.rooms.events.presentation import EventPresentation

        return EventPresentation()

    def left_behind(self) -> LeftOffers:
        """Tournaments that a crash left behind."""
        if not self._has_left("tournament-*", f"*{TOURNAMENT}"):
            return ()
        from vpdesk.gui.rooms.events.document import EVENT_FILES

        return self._left_stored(EVENT_FILES, translate("RecoveryOffer", "a new event"))

    def describe_work(self, work: TournamentFile) -> str:
        stages = work.event.stages
        rounds = [each for stage in stages for group in stage.groups for each in group.rounds]
        results = sum(game.finished for each in rounds for game in each.games)
        text = translate(
            "RecoveryOffer",
            "event; entrants: {entries}, rounds drawn: {rounds}, results: {results}",
        )
        entries = len(work.event.entrants)
        return text.format(entries=entries, rounds=len(rounds), results=results)

    def _make_room(self) -> EventsRoom:
        from vpdesk.gui.rooms.events.room import EventsRoom
        from vpdesk.gui.rooms.events.rounds.boards_work import known_boards
        from vpdesk.gui.rooms.events.rounds.match_work import MatchWork

        room = named(
            EventsRoom(self.files.document, self.files.ratings, self.out), "eventsRoom", "swiss"
        )
        self.matches = MatchWork(
            room, self.files, self._desk, self._show_match, self._remember_lent
        )
        room.rounds.know_boards(partial(known_boards, self.files.document))
        room.header.screenRequested.connect(self.present)
        room.importRequested.connect(self.files.ask_import_entrants)
        self.files.begun.connect(room.go_begun)
        room.field.settings.kind.activated.connect(self._remember_kind)
        return room

    def _welcome_rows(self) -> WelcomeRows:
        from vpdesk.gui.rooms.events.events_welcome import welcome_rows

        return welcome_rows(self)

    @property
    def _worked_on(self) -> Event:
        return self.files.document.whole

    @property
    def _rankings(self) -> tuple[Sheet, ...]:
        from vpdesk.event.place import has_final_ranking
        from vpdesk.report.events.sheets import FINAL_RANKING, STANDINGS

        final = has_final_ranking(self.files.document.whole)
        return (FINAL_RANKING, STANDINGS) if final else (STANDINGS, FINAL_RANKING)

    def _go_to_gap(self, gap: Gap) -> None:
        from vpdesk.gui.rooms.events.field.entrants_work import go_to_gap

        go_to_gap(self.room, gap)

    def lend_again(self) -> bool:
        """Lend the match that was shown when the program ended, where its event is open."""
        text, _, page = self.memory.own.get(LENT, "").rpartition(" ")
        if not text:
            return False
        from vpdesk.event.kept_matches import place_from

        self.make_room()
        self._begin()
        place = place_from(self.files.document.whole, text)
        if self._lent_of != self.memory.own.get(LENT_OF) or place is None:
            return False
        assert self.matches is not None
        self.matches.lend(place, page)
        return True

    @property
    def _lent_of(self) -> str:
        """By what the settings know the event that is open: its file, or its name."""
        document = self.files.document
        return document.whole.name if document.path is None else str(document.path)

    def _remember_lent(self, place: MatchPlace | None, page: str) -> None:
        """The match that is shown, to come back to it after a start."""
        if self._closing:
            return
        own = {name: text for name, text in self.memory.own.items() if name not in (LENT, LENT_OF)}
        if place is not None:
            own |= {LENT: f"{' '.join(map(str, place))} {page}", LENT_OF: self._lent_of}
        self._remember(replace(self.memory, own=own))

    def _keep(self, work: TournamentFile, then: Callable[[], object]) -> None:
        def restored() -> None:
            then()
            self.lend_again()

        super()._keep(work, restored)

    def _direct_pairs(self) -> None:
        self._desk.begin_in(PAIRS)

    def _show_match(self, place: MatchPlace) -> None:
        self._desk.show_room(self.name)
        assert self.matches is not None
        self.matches.show(place)

    def _remember_kind(self) -> None:
        """The next new tournament is of the kind that was chosen last."""
        self._remember(replace(self.memory, own={**self.memory.own, KIND: self.kind.value}))
        self.files.prefer(self.kind)

    @staticmethod
    def _pages(value: Event, language: Language, languages: bool) -> dict[str, bytes]:
        from vpdesk.files.stored.stored_file import local_now
        from vpdesk.formats.html_folder import Publishing, event_files, others_than
        from vpdesk.languages import LANGUAGES
        from vpdesk.languages import language as language_of

        own = value.prints.language
        first = language_of(own) if own in LANGUAGES else language
        others = others_than(first) if languages else ()
        return event_files(value, first, others, Publishing(local_now()))

    def _make_files(self) -> EventFiles:
        from vpdesk.files.usual_rules import empty_event
        from vpdesk.gui.rooms.events.document import EventDocument
        from vpdesk.gui.rooms.events.files import EventFiles
        from vpdesk.tournament.play import Kind

        known = self.memory.own.get(KIND)
        kind = Kind(known) if known in tuple(Kind) else Kind.TEAMS
        document = EventDocument(recovery_folder(), empty_event(kind))
        files = EventFiles(self._desk.window_widget, document, self.memory.recent)
        files.pairsWanted.connect(self._direct_pairs)
        files.gapPicked.connect(self._go_to_gap)
        return files


SWISS = RoomKind(
    name="swiss",
    titles=lambda: (translate("Frame", "Events"), translate("Actions", "&Events")),
    picture=(
        ((3, 21), (3, 13), (9, 13)),
        ((9, 21), (9, 6), (15, 6), (15, 21)),
        ((15, 10), (21, 10), (21, 21)),
        ((2, 21), (22, 21)),
    ),
    make=EventsKeeper,
    menus=event_menus,
    endings=(TOURNAMENT, TIES, *REPORTS),
)
