"""What is done with a match of a round beside its result: its score sheet, rulings and files."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject

from vpdesk.errors import QT_TRANSLATE_NOOP, WordedError
from vpdesk.gui.desk.ask import ask_open, ask_save, existing_folder
from vpdesk.gui.desk.dropped import MATCH
from vpdesk.gui.desk.files import file_name
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.question import ask
from vpdesk.swiss.tournament import Game, Kind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vpdesk.event.event import Event, KeptMatch, MatchPlace
    from vpdesk.gui.desk.desk import Desk
    from vpdesk.gui.rooms.swiss.files import SwissFiles
    from vpdesk.gui.rooms.swiss.room import SwissRoom
    from vpdesk.match.outcome import Match

HAS_SHEET = QT_TRANSLATE_NOOP(
    "MatchWork",
    "This match has a score sheet. What is typed here holds until the result of the sheet is taken "
    "again.",
)


class SheetDoubt(WordedError):  # noqa: N818 - it is asked, not raised
    """A result is typed for a match that has a sheet."""

    context = "MatchWork"


class MatchWork(QObject):
    """Opens the match that the keyboard is at in the rounds of a room, and reads and writes it."""

    def __init__(self, room: SwissRoom, files: SwissFiles, desk: Desk) -> None:
        super().__init__(room)
        self._files, self._desk = files, desk
        self._document = room.document
        self._known: dict[MatchPlace, tuple[KeptMatch, Game, str]] = {}  # notes of the round
        table = room.rounds.table
        table.sheetRequested.connect(partial(self.open, "sheet"))
        table.rulingRequested.connect(partial(self.open, "ruling"))
        room.rounds.entry.more_doubts = self._doubts
        room.rounds.rounds.currentIndexChanged.connect(self._note)
        self._document.changed.connect(self._note)
        self._note()

    @property
    def _room(self) -> SwissRoom:
        """Its parent: a reference of its own would keep both after a change of language."""
        return cast("SwissRoom", self.parent())

    @property
    def board(self) -> int:
        """The board of the round that is shown, at which a match of teams is; 0 where none is."""
        teams = self._document.tournament.kind is Kind.TEAMS
        return self._room.rounds.table.board if teams and self._room.rounds.round_number else 0

    def open(self, page: str) -> None:
        """Show the match in the room for matches, at its sheet or its rulings."""
        if not self.board:
            return
        from vpdesk.gui.rooms.swiss.event_match import EventMatch  # with the scales

        lent = EventMatch(self._document, self._place(self.board), self._files.save, self._show)
        self._desk.lend_match(lent, page)

    def ask_take(self) -> None:
        """Let the user choose a match file, and take it into the match of the round."""
        if self.board:
            title, wanted = self.tr("Take a Match File into the Round"), self._wanted
            ask_open(
                *(self._desk.window_widget, "takeMatchDialog", title, [wanted]),
                *(partial(self.take, self.board), self._folder),
            )

    def take(self, board: int, path: Path) -> None:
        """Take a match file into a match of the round; ask where it is of other teams."""
        from vpdesk.event.kept_matches import match_at
        from vpdesk.files.match_file import read_match

        try:
            match = read_match(path)
        except WordedError as error:
            self._document.failed.emit(error)
            return
        here = match_at(self._document.whole, self._place(board)).sheet
        names = {match.sheet.home, match.sheet.away} - {""}
        take = partial(self._take, self._place(board), match, path.name)
        if names <= {here.home, here.away} and match.sheet.method.teams:
            take()
            return
        text = self.tr("Take the match {match} for {home} – {visitors}?").format(
            match=match.sheet.title or path.name, home=here.home, visitors=here.away
        )
        details = self.tr("Its names are others. The teams and the scale are those of the event.")
        answers = self.tr("&Take It"), self.tr("&Cancel")
        ask(self._desk.window_widget, "takeMatchQuestion", text, details, answers, take)

    def ask_save(self) -> None:
        """Let the user name a file, and write the match to it."""
        if not self.board:
            return
        from vpdesk.event.kept_matches import match_at

        match = match_at(self._document.whole, self._place(self.board))
        name = file_name(match.sheet.title, self.tr("match"), MATCH)
        ask_save(
            *(self._desk.window_widget, "saveRoundMatchDialog", self.tr("Save the Match")),
            *([self._wanted], self._folder / name, partial(self._write, match)),
        )

    @property
    def _wanted(self) -> str:
        return f"{self.tr('Matches')} (*{MATCH})"

    @property
    def _folder(self) -> Path:
        path = self._document.path
        return existing_folder(Path() if path is None else path.parent)

    def _write(self, match: Match, path: Path, _: str) -> None:
        from vpdesk.files.match_file import write_match

        try:
            write_match(path, match)
        except WordedError as error:
            self._document.failed.emit(error)
        else:
            self._desk.say(translate("DocumentFiles", "Saved as {path}").format(path=path))

    def _take(self, place: MatchPlace, match: Match, name: str) -> None:
        from vpdesk.event.kept_matches import match_at, with_match
        from vpdesk.match.turned import turned

        event = self._document.whole
        if match_at(event, place).sheet.home == match.sheet.away:
            match = turned(match)
        text = self.tr("match of {file}").format(file=name)
        self._document.request_event(with_match(event, place, match), text, self._document.place)

    def _place(self, board: int) -> MatchPlace:
        from vpdesk.event.kept_matches import place_of

        at = self._document.place
        return place_of(self._document.whole, *at, self._room.rounds.round_number, board)

    def _show(self, place: MatchPlace) -> None:
        """Show a match in its round."""
        from vpdesk.event.kept_matches import board_of
        from vpdesk.event.place import StagePlace

        self._document.go_to(StagePlace(place.stage, place.group))
        self._desk.show_room("swiss")
        self._room.go_rounds()
        self._room.rounds.show_round(place.round)
        self._room.rounds.table.go_board(board_of(self._document.whole, place))

    def _doubts(self, board: int, game: Game) -> tuple[WordedError, ...]:
        """What to ask about before the match at a board has another result."""
        if not self._document.whole.matches:
            return ()
        from vpdesk.event.kept_matches import kept_at, result_of

        event, place = self._document.whole, self._place(board)
        if kept_at(event, place) is None or result_of(event, place) == game:
            return ()
        return (SheetDoubt(HAS_SHEET),)

    def _note(self) -> None:
        """Say in the round which matches have a sheet or a ruling."""
        self._room.rounds.table.boards.note(dict(self._notes()))

    def _notes(self) -> Iterator[tuple[int, str]]:
        event, at = self._document.whole, self._document.place
        kept = [each for each in event.matches if each.place[:2] == at]
        here = [each for each in kept if each.place.round == self._room.rounds.round_number]
        if not here:
            return
        from vpdesk.event.kept_matches import board_of, game_at

        known, self._known = self._known, {}
        for each in here:
            game = game_at(event, each.place)
            if each.place in known and known[each.place][:2] == (each, game):
                found = known[each.place]
            else:
                found = each, game, self._note_of(event, each, game)
            self._known[each.place] = found
            yield board_of(event, each.place), found[2]

    def _note_of(self, event: Event, kept: KeptMatch, game: Game) -> str:
        from vpdesk.event.kept_matches import result_of
        from vpdesk.match.results import sheet_result

        if result_of(event, kept.place) not in (None, game):
            return self.tr("not that of the score sheet")
        if kept.ruled.adopted is not None:
            return self.tr("ruling")
        result = sheet_result(kept.sheet)
        if result.finished:
            return self.tr("score sheet")
        boards = len(result.lines)
        text = self.tr("score sheet: {scored} of {boards}")
        return text.format(scored=boards - len(result.missing), boards=boards)
