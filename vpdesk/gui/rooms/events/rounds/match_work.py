"""What is done with a match of a round beside its result: its score sheet, rulings and files."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, cast

from PySide6.QtCore import QObject

from vpdesk.errors import WordedError
from vpdesk.gui.desk.aside import aside
from vpdesk.gui.desk.ask import ask_open, ask_save, existing_folder
from vpdesk.gui.desk.dropped import MATCH
from vpdesk.gui.desk.files import file_name
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.question import ask
from vpdesk.report.step_words import step_words
from vpdesk.report.table import Mark
from vpdesk.tournament.results.typed_results import with_game
from vpdesk.tournament.round import Game

if TYPE_CHECKING:
    from collections.abc import Callable

    from vpdesk.event.event import Event, KeptMatch, MatchPlace
    from vpdesk.event.place import StagePlace
    from vpdesk.gui.desk.desk import Desk
    from vpdesk.gui.rooms.events.files import EventFiles
    from vpdesk.gui.rooms.events.room import EventsRoom
    from vpdesk.match.outcome import Match


class _Noted(NamedTuple):
    """What the round says of a match with a sheet: basis is what that follows from."""

    basis: tuple[object, ...]
    table: int
    result: Game | None  # that the sheet comes to
    text: str
    marks: tuple[Mark, ...]


class MatchWork(QObject):
    """Opens the match that the keyboard is at in the rounds of a room, and reads and writes it.

    back: leads from an opened match to its place in the room of then, which may be another one.
    lent: gets the match that is shown, with its page; None and "" once it is not any more.
    """

    def __init__(
        self,
        room: EventsRoom,
        files: EventFiles,
        desk: Desk,
        back: Callable[[MatchPlace], object],
        lent: Callable[[MatchPlace | None, str], object],
    ) -> None:
        super().__init__(room)
        self._files, self._desk, self._back, self._lent = files, desk, back, lent
        self._document = room.document
        self._known: dict[MatchPlace, _Noted] = {}
        self._told = False  # there may be something in the round that it has noted
        table = room.rounds.table
        table.sheetRequested.connect(self.open_sheet)
        table.rulingRequested.connect(self.open_ruling)
        room.rounds.rounds.currentIndexChanged.connect(self._note)
        self._document.changed.connect(self._note)
        self._note()

    @property
    def _room(self) -> EventsRoom:
        """Its parent: a reference of its own would keep both after a change of language."""
        return cast("EventsRoom", self.parent())

    @property
    def table(self) -> int:
        """The table of the round that is shown, at which a match of teams is; 0 where none is."""
        teams = self._document.tournament.play.has_sheets
        return self._room.rounds.table.table if teams and self._room.rounds.round_number else 0

    def open_sheet(self) -> None:
        """Show the score sheet of the match in the room for matches; of chess teams its boards."""
        if self._document.tournament.play.has_boards:
            self._open_boards()
        else:
            self._open("sheet")

    def _open_boards(self) -> None:
        rounds, tournament = self._room.rounds, self._document.tournament
        table, number = rounds.table.table, rounds.round_number
        if not table or self._document.read_only:
            return
        from vpdesk.gui.rooms.events.rounds.match_boards import MatchBoardsDialog  # when wanted

        game = tournament.rounds[number - 1].games[table - 1]
        dialog = MatchBoardsDialog(tournament, game, self._desk.window_widget)

        def take(known: Game) -> None:
            rounds.entry.put(with_game(self._document.tournament, number, table, known), table)

        dialog.wanted.connect(take)
        dialog.open()

    def open_ruling(self) -> None:
        """Show the rulings on the match there."""
        self._open("ruling")

    def _open(self, page: str) -> None:
        if self.table:
            self.lend(self._place(self.table), page)

    def lend(self, place: MatchPlace, page: str) -> None:
        """Show a match of the event in the room for matches, at a page."""
        from vpdesk.gui.rooms.events.rounds.event_match import EventMatch  # with the scales

        left = partial(self._lent, None, "")
        lent = EventMatch(self._document, place, self._files.save, self._back, left)
        self._desk.lend_match(lent, page)
        self._lent(place, page)

    def ask_take(self) -> None:
        """Let the user choose a match file, and take it into the match of the round."""
        if self.table:
            title, wanted = self.tr("Take a Match File into the Round"), self._wanted
            ask_open(
                parent=self._desk.window_widget,
                name="takeMatchDialog",
                title=title,
                kinds=[wanted],
                do=partial(self.take, self.table),
                place=self._folder,
            )

    def take(self, table: int, path: Path) -> None:
        """Take a match file into a match of the round; ask where it is of other teams."""
        from vpdesk.event.kept_matches import is_of, match_at
        from vpdesk.files.match_file import read_match

        try:
            match = aside(lambda: read_match(path))
        except WordedError as error:
            self._document.fail(error)
            return
        event, place = self._document.whole, self._place(table)
        take = partial(self._take, place, match, path.name)
        if is_of(event, place, match):
            take()
            return
        here = match_at(event, place).sheet
        text = self.tr("Take the match {match} for {home} – {visitors}?").format(
            match=match.sheet.title or path.name, home=here.home, visitors=here.away
        )
        details = self.tr("Its names differ. The teams and the scale stay those of the event.")
        answers = self.tr("&Take It"), self.tr("&Cancel")
        ask(self._desk.window_widget, "takeMatchQuestion", text, details, answers, take)

    def ask_save(self) -> None:
        """Let the user name a file, and write the match to it."""
        if not self.table:
            return
        from vpdesk.event.kept_matches import match_at

        match = match_at(self._document.whole, self._place(self.table))
        name = file_name(match.sheet.title, self.tr("match"), MATCH)
        ask_save(
            parent=self._desk.window_widget,
            name="saveRoundMatchDialog",
            title=self.tr("Save the Match"),
            kinds=[self._wanted],
            place=self._folder / name,
            do=partial(self._write, match),
        )

    @property
    def _wanted(self) -> str:
        return f"{self.tr('Matches')} (*{MATCH})"

    @property
    def _folder(self) -> Path:
        path = self._document.path
        return existing_folder(Path() if path is None else path.parent)

    def _write(self, match: Match, path: Path, _: str) -> None:
        from vpdesk.files.kept_file import write_alone
        from vpdesk.files.match_file import write_match

        try:
            write_alone(path, lambda file: write_match(file, match))
        except WordedError as error:
            self._document.fail(error)
        else:
            self._desk.say(translate("DocumentFiles", "Saved as {path}").format(path=path))

    def _take(self, place: MatchPlace, match: Match, name: str) -> None:
        from vpdesk.event.kept_matches import with_taken

        event = with_taken(self._document.whole, place, match)
        text = step_words("MatchWork", "match of {file}", file=name)
        self._document.request_event(event, text, self._document.place)

    def _place(self, table: int) -> MatchPlace:
        from vpdesk.event.kept_matches import place_of

        at = self._document.place
        return place_of(self._document.whole, *at, self._room.rounds.round_number, table)

    def show(self, place: MatchPlace) -> None:
        """Show a match in its round."""
        from vpdesk.event.kept_matches import table_of
        from vpdesk.event.place import StagePlace

        self._document.go_to(StagePlace(place.stage, place.group))
        self._room.go_rounds()
        self._room.rounds.show_round(place.round)
        self._room.rounds.table.go_table(table_of(self._document.whole, place))

    def _note(self) -> None:
        """Say in the round which matches have a sheet or a ruling, and what these come to."""
        event, at = self._document.whole, self._document.place
        told = bool(event.matches or event.stage(at.stage).adjustments)
        if not (told or self._told):
            return
        self._told, rounds = told, self._room.rounds
        here = [
            each
            for each in event.matches
            if each.place[:2] == at and each.place.round == rounds.round_number
        ]
        self._known = {each.place: self._noted(event, each) for each in here}
        noted = self._known.values()
        marks = {each.table: each.marks for each in noted}
        for table in _adjusted(event, at, rounds.round_number):
            marks[table] = (*marks.get(table, ()), Mark.ADJUSTED)
        rounds.table.games.note({each.table: each.text for each in noted}, marks)
        rounds.show_key()
        rounds.entry.show_sheets({each.table: each.result for each in noted})

    def _noted(self, event: Event, kept: KeptMatch) -> _Noted:
        from vpdesk.event.kept_matches import game_at, result_of, table_of

        place = kept.place
        table, rules = table_of(event, place), event.group(place.stage, place.group).teams
        basis = kept, game_at(event, place), rules, table
        known = self._known.get(place)
        if known is not None and known.basis == basis:
            return known
        result = result_of(event, place)
        marks: tuple[Mark, ...] = ()
        if result not in (None, basis[1]):
            marks = (Mark.ASKED,)
        elif kept.ruled.adopted is not None:
            marks = (Mark.RULED,)
        return _Noted(basis, table, result, self._text(kept, basis[1], result), marks)

    def _text(self, kept: KeptMatch, game: Game, result: Game | None) -> str:
        from vpdesk.match.results import sheet_result

        if result not in (None, game):
            return self.tr("not that of the score sheet")
        if kept.ruled.adopted is not None:
            return self.tr("ruling")
        found = sheet_result(kept.sheet)
        if found.finished:
            return self.tr("score sheet")
        boards = len(found.lines)
        text = self.tr("score sheet: {scored} of {boards}")
        return text.format(scored=boards - len(found.missing), boards=boards)


def _adjusted(event: Event, at: StagePlace, number: int) -> tuple[int, ...]:
    """The tables of a round with somebody whose VPs or IMPs are adjusted for it."""
    from vpdesk.event.carry import adjustments_of
    from vpdesk.event.penalties import match_penalties

    told = (*adjustments_of(event, at.stage), *match_penalties(event, *at))
    of = {each.entrant for each in told if each.round == number}
    rounds = event.group(*at).rounds if of else ()
    if not 1 <= number <= len(rounds):
        return ()
    games = enumerate(rounds[number - 1].games, 1)
    return tuple(table for table, game in games if of & {*game.sides})
