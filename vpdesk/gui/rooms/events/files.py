"""Opening and saving tournaments, and files of other programs: report files, lists of entrants."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from vpdesk.errors import WordedError
from vpdesk.event.event import Event
from vpdesk.event.place import check_entries
from vpdesk.files.text import TextFileError
from vpdesk.files.tournament import SUFFIX
from vpdesk.files.usual_rules import empty_event
from vpdesk.gui.desk.aside import aside
from vpdesk.gui.desk.dropped import REPORTS
from vpdesk.gui.desk.files import Then, file_name
from vpdesk.gui.desk.stored_files import StoredFiles
from vpdesk.gui.rooms.events.document import EventDocument
from vpdesk.gui.rooms.events.field.rating_shelf import RatingShelf
from vpdesk.gui.texts import error_text, user_language
from vpdesk.gui.widgets.question import ask
from vpdesk.languages import player_headings
from vpdesk.report.events.kind_words import ADD_FROM_FILE, LISTS
from vpdesk.report.step_words import step_words
from vpdesk.settings import rating_list_file
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.tournament import Tournament

if TYPE_CHECKING:
    from vpdesk.tournament.fide.trf import Dialect
    from vpdesk.tournament.play import Kind

PLAYERS = (".csv", ".txt", ".tsv")
SUFFIXES = (SUFFIX, *REPORTS)  # of what is opened
DIALECTS: dict[str, Dialect] = {
    "TRF26 (*.trf)": "26",
    "TRF16 (*.trf)": "16",
    "TRF06 (*.trf)": "06",
}


class EventFiles(StoredFiles):
    """The files of a tournament that is worked on.

    begun: a tournament without a file is there to be filled in. kind: of a new one.
    pairsWanted: a new event is to be of pairs.
    """

    begun = Signal()
    pairsWanted = Signal()
    gapPicked = Signal(object)

    def __init__(self, window: QWidget, document: EventDocument, recent: tuple[str, ...]) -> None:
        super().__init__(window, document, recent)
        self.document: EventDocument = document
        self.kind = document.tournament.kind
        self.ratings = RatingShelf(rating_list_file(), window)
        self.ratings.said.connect(self.said)
        self.ratings.failed.connect(self.complain)

    def prefer(self, kind: Kind) -> None:
        """What the next new event is of."""
        self.kind = kind

    def new(self, kept: Tournament | Event | None = None) -> None:
        """Begin with an event that has no file yet, an empty one if none is given."""

        def begin() -> None:
            self._begin(kept or empty_event(self.kind))
            self.begun.emit()

        self.leave(begin)

    def ask_new(self) -> None:
        """Let the user say what is to be played, and begin with it."""
        from vpdesk.gui.rooms.events.stages.new_event import NewEventDialog  # when wanted

        kind = self.document.tournament.kind
        dialog = NewEventDialog(kind, self._window)
        dialog.wanted.connect(self.new)
        dialog.pairsWanted.connect(self.pairsWanted)
        dialog.open()

    def ask_open(self) -> None:
        """Let the user choose a tournament, and open it."""
        filters = [
            f"{self.tr('Events')} ({_patterns(SUFFIXES)})",
            f"vpdesk ({_patterns((SUFFIX,))})",
            f"{self.tr('Report files')} ({_patterns((*REPORTS, '.txt'))})",
        ]
        title = self.tr("Open an Event")
        self._ask_open(title, "openTournamentDialog", filters, self.open_file)

    def ask_import_entrants(self) -> None:
        """Let the user choose a list of entrants, and add them to the tournament."""
        kind, language = self.document.tournament.kind, user_language()
        filters = [f"{LISTS.of(kind, language)} ({_patterns(PLAYERS)})"]
        title = ADD_FROM_FILE.of(kind, language)
        self._ask_open(title, "importPlayersDialog", filters, self.import_entrants)

    def ask_rating_list(self) -> None:
        """Let the user choose a rating list, to be kept."""
        filters = [f"{self.tr('Rating lists')} (*.zip *.txt *.xml *.csv)"]
        self._ask_open(
            self.tr("Rating List"), "ratingListDialog", filters, self.ratings.import_file
        )

    def import_entrants(self, path: Path) -> None:
        """Add the entrants of a list (CSV, or copied from a spreadsheet) to the tournament."""
        from vpdesk.files.report_file import read_players
        from vpdesk.tournament.field.entries import added

        try:
            check_entries(self.document.whole, self.document.place)
            chess = self.document.tournament.play.has_ratings
            entrants = aside(lambda: read_players(path, player_headings(), family_first=chess))
            count, name = len(entrants), path.name
            text = step_words("EventFiles", "%n player(s) of {file}", None, count, file=name)
            if self.document.tournament.play.with_teams:
                text = step_words("EventFiles", "%n team(s) of {file}", None, count, file=name)
            wanted = added(self.document.tournament, entrants)
            self.document.request(wanted, text)
        except WordedError as error:
            self.complain(error)

    def ask_export(self) -> None:
        """Let the user name a report file, and write it for other programs."""
        title, name = self.tr("Write a Report File"), self._name(REPORTS[0])
        self._ask_save(title, "exportReportDialog", list(DIALECTS), name, self._export)

    def ask_rating_report(self) -> None:
        """Say what a rating report lacks, and let it be written."""
        from vpdesk.gui.rooms.events.report_dialog import ReportDialog  # when wanted

        dialog = ReportDialog(self.document.tournament, self._window)
        dialog.writeRequested.connect(self.ask_export)
        dialog.picked.connect(self.gapPicked)
        dialog.open()

    def save_as(self, then: Then | None = None) -> None:
        """Let the user name a file, and go on in it; then do the rest."""
        kinds = [f"vpdesk (*{SUFFIX})"]
        title = self.tr("Save the Event")
        self._ask_save(
            title,
            "saveTournamentDialog",
            kinds,
            self._name(SUFFIX),
            lambda file, _: self._save(file, then),
        )

    def _name(self, suffix: str) -> str:
        """What the tournament could be called as a file of a kind."""
        path = self.document.path
        if path is not None:
            return path.with_suffix(suffix).name
        return file_name(self.document.title, self.tr("event"), suffix)

    def _begin(self, kept: Tournament | Event) -> None:
        self.document.begin(kept, made=True)
        self.said.emit("")

    def _open(self, path: Path) -> None:
        from vpdesk.files.report_file import read_trf

        try:
            if path.suffix.lower() == SUFFIX:
                self.document.open(path)
            else:
                self.document.begin(aside(lambda: read_trf(path)))
        except WordedError as error:
            report = path.suffix.lower() != SUFFIX
            if not report or not self._ask_halves(path, error):
                self._forget(path)
                self.complained.emit(self._all_of(error))
                if report:
                    self._ask_results(path)
            return
        self._opened(path)

    def _all_of(self, error: WordedError) -> str:
        """What is wrong with a file, with all entrants who have wrong points."""
        reason = error.reason if isinstance(error, TextFileError) else None
        others = reason.faults[1:] if isinstance(reason, TournamentError) else ()
        if not others:
            return error_text(error)
        text = self.tr("{error} The points of players {numbers} are wrong, too.")
        numbers = ", ".join(str(each.values["number"]) for each in others)
        return text.format(error=error_text(error), numbers=numbers)

    def _ask_halves(self, path: Path, error: WordedError) -> bool:
        """Offer to take half points that only the points have as byes; False where that is none."""
        from vpdesk.files.report_file import read_missing_halves, read_trf

        try:
            missing = aside(lambda: read_missing_halves(path))
        except WordedError:
            return False  # it is no longer there: the first error says what is the matter
        if not missing:
            return False
        each = self.tr("player {player} in round {round}")
        byes = ", ".join(each.format(player=entrant, round=number) for number, entrant in missing)
        text = self.tr("{error} Take such half points as half-point byes?")
        details = self.tr("Then all points are right. Byes: {byes}.").format(byes=byes)
        answers = self.tr("&Take as Byes"), self.tr("&Leave Closed")

        def take() -> None:
            self.document.begin(aside(lambda: read_trf(path, halves=True)))
            self._opened(path)

        said = text.format(error=error_text(error))
        ask(self._window, "halvesQuestion", said, details, answers, take)
        return True

    def _ask_results(self, path: Path) -> None:
        """Offer to go on with the points of the results, where only points are wrong."""
        from vpdesk.files.report_file import read_trf

        try:
            made = aside(lambda: read_trf(path, by_results=True))
        except WordedError:
            return

        def take() -> None:
            self.document.begin(made)
            self._opened(path)

        text = self.tr("Open {file} anyway?").format(file=path.name)
        details = self.tr("The points of the results count then.")
        answers = self.tr("&Open It"), self.tr("&Leave Closed")
        ask(self._window, "pointsQuestion", text, details, answers, take)

    def _told_of(self, path: Path) -> str:
        """What was taken otherwise than a report says, or without its word."""
        from vpdesk.files.report_file import read_asks_for_order, read_dated_edition
        from vpdesk.tournament.draws.systems import other_system

        told, tournament = [], self.document.tournament
        if aside(lambda: read_asks_for_order(path)):
            told.append(
                self.tr("The numbers are the places of the players in the file (XXC rank).")
            )
        if not other_system(tournament) and (edition := aside(lambda: read_dated_edition(path))):
            text = self.tr("The Dutch rules are those of the file's date, {edition}.")
            told.append(text.format(edition=edition))
        return " ".join(told)

    def _opened(self, path: Path) -> None:
        self.said.emit("" if path.suffix.lower() == SUFFIX else self._told_of(path))
        self._remember(path)
        if self.document.refused is not None:
            self.complain(self.document.refused)

    def _export(self, path: Path, kind: str) -> None:
        from vpdesk.files.report_file import write_trf

        try:
            write_trf(path, self.document.tournament, DIALECTS[kind])
        except WordedError as error:
            self.complain(error)
        else:
            self._say_saved(path)


def _patterns(suffixes: tuple[str, ...]) -> str:
    return " ".join(f"*{suffix}" for suffix in suffixes)
