"""Results as they are typed: taken over, refused, or asked about where they are implausible."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from vpdesk.errors import QT_TRANSLATE_NOOP, WordedError
from vpdesk.gui.rooms.events.rounds.games_table import GamesTable
from vpdesk.gui.tables.cell_error import CellError
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.question import ask
from vpdesk.report.events.kind_words import NO_BOARD, RESULT_OF
from vpdesk.report.events.names import table_name
from vpdesk.report.step_words import step_words
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results import typed_results
from vpdesk.tournament.round import Bye, Game
from vpdesk.tournament.tournament import Tournament

Do = Callable[[], object]
HAS_SHEET = QT_TRANSLATE_NOOP(
    "MatchWork",
    "This match has a score sheet. A result typed here holds until the sheet is taken again.",
)


T = TypeVar("T", Game, Bye)


class TypedResult(NamedTuple, Generic[T]):
    """What was typed of a game, or a bye: as it was before, as it is wanted, and what to ask."""

    before: T
    made: T
    doubts: Sequence[WordedError] = ()


class SheetDoubt(WordedError):  # noqa: N818 - it is asked, not raised
    """Another result is typed for a match that has a sheet."""

    context = "MatchWork"


class ResultEntry(QObject):
    """Takes results from the table of a round, and from the field for a table and its result.

    requested: the tournament as it is wanted, what was changed with a place for the table, and
        the table. said: why a result was not taken, or "".
    of_sheets: by table, what the score sheet of a match that has one comes to.
    """

    requested = Signal(object, str)
    said = Signal(str)

    def __init__(self, table: GamesTable, quick: QLineEdit, parent: QWidget) -> None:
        super().__init__(parent)
        self.of_sheets: Mapping[int, Game | None] = {}
        self._table, self._quick = table, quick
        self._knock_out = False
        self.error = named(CellError(parent), "resultError")
        table.resultTyped.connect(self.type_result)
        table.worthTyped.connect(self.type_worth)
        quick.returnPressed.connect(self._type_quickly)

    def show_draw(self, *, knock_out: bool) -> None:
        """How the round is drawn: in a knock-out somebody has to win."""
        self._knock_out = knock_out

    def show_sheets(self, of_sheets: Mapping[int, Game | None]) -> None:
        """What the score sheets come to, by table."""
        self.of_sheets = of_sheets

    def type_result(self, table: int, text: str) -> None:
        """Take the result of a table over; "" takes it out."""
        self._type_in_table(
            text,
            partial(self._read, table, text),
            partial(self._take, table, text),
            self._heading(table, text),
            partial(self.type_result, table, f"+ {text}"),
        )

    def type_worth(self, entrant: int, text: str) -> None:
        """Take the VPs of a bye over; with "" they are those of the rules again."""
        boards = self._table.games
        (bye,) = (each for each in boards.drawn.byes if each.entrant == entrant)

        def read() -> TypedResult[Bye]:
            from vpdesk.tournament.results.doubts import bye_doubts  # it brings the scales

            made = typed_results.typed_bye(boards.tournament, bye, text)
            return TypedResult(bye, made, bye_doubts(boards.tournament, made))

        def take(typed: TypedResult[Bye]) -> None:
            self._accept()
            if typed.made != bye:
                wanted = typed_results.with_bye_of(
                    boards.tournament, boards.round_number, typed.made
                )
                self.requested.emit(wanted, step_words("ResultEntry", "VPs of a bye"))

        name = boards.tournament.by_number[entrant].name
        self._type_in_table(text, read, take, self._named(name, text))

    def _type_in_table(
        self,
        text: str,
        read: Callable[[], TypedResult[T]],
        take: Callable[[TypedResult[T]], object],
        heading: str,
        add: Callable[[], None] | None = None,
    ) -> None:
        at = self._table.currentIndex().row()
        try:
            typed = read()
        except WordedError as error:
            self._table.refuse()
            self._refuse(user_language().error(error))
            return
        if not typed.doubts:
            take(typed)
            return

        def go_on() -> None:
            take(typed)
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
            self._table.go_on()

        self._table.hold()
        self._ask(heading, typed.doubts, go_on, partial(self._table.edit_result, at, text), add)

    def _type_quickly(self) -> None:
        """A table and its result; a table alone is gone to."""
        first, _, text = self._quick.text().strip().partition(" ")
        table = int(first) if first.isdecimal() and len(first) < 10 else 0
        table -= self._table.games.tournament.table_number(1) - 1
        if not self._table.go_table(table):
            self._refuse(NO_BOARD.of(self._kind, user_language()), self._quick)
            self._quick.selectAll()
        elif not text.strip():
            self._accept()
            self._quick.clear()
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._type_result_quickly(table, text.strip())

    def _type_result_quickly(self, table: int, text: str) -> None:
        try:
            typed = self._read(table, text)
        except WordedError as error:
            self._refuse(user_language().error(error), self._quick)
            self._quick.selectAll()
            return

        def take() -> None:
            self._take(table, text, typed)
            self._quick.clear()

        if typed.doubts:
            add = partial(self._type_result_quickly, table, f"+ {text}")
            self._ask(self._heading(table, text), typed.doubts, take, self._quick.setFocus, add)
        else:
            take()

    def _read(self, table: int, text: str) -> TypedResult[Game]:
        """A result, with what is implausible about it. Raises TournamentError where it is none."""
        tournament, game = self._of_table(table)
        made = typed_results.typed(tournament, game, text)
        found = [*self._doubts_of(table, text, made)]
        if self._knock_out:
            from vpdesk.event.knock_out import level_doubts

            found += level_doubts(tournament, self._table.games.round_number, made)
        return TypedResult(game, made, found)

    def _doubts_of(self, table: int, text: str, made: Game) -> Iterator[WordedError]:
        tournament, game = self._of_table(table)
        if not tournament.play.has_matches and text not in typed_results.LONE_SIGNS:
            return
        from vpdesk.tournament.results.doubts import doubts_of  # it brings the scales

        yield from doubts_of(tournament, game, made, text)
        if table in self.of_sheets and made not in (game, self.of_sheets[table]):
            yield SheetDoubt(HAS_SHEET)

    def _take(self, table: int, text: str, typed: TypedResult[Game]) -> None:
        """Take it over; it is read again where the game became another while it was asked about."""
        tournament, game = self._of_table(table)
        made = typed.made if game == typed.before else typed_results.typed(tournament, game, text)
        self._accept()
        if made != game:
            number = self._table.games.round_number
            self.put(typed_results.with_game(tournament, number, table, made), table)

    def put(self, wanted: Tournament, table: int) -> None:
        """Ask for the tournament with another result at a table."""
        text = RESULT_OF.text(self._kind)
        number = wanted.table_number(table)
        self.requested.emit(wanted, step_words(RESULT_OF.context, text, table=number))
        self._table.tell(lambda: self._table.games.spoken(table))

    def _accept(self) -> None:
        """What was refused before is of no interest any more."""
        self.said.emit("")
        self.error.hide()

    def _refuse(self, text: str, field: QLineEdit | None = None) -> None:
        """Say why something is no result, beside where it was typed and in the page's line."""
        self.said.emit(text)
        self.error.show_beside(text, self._table, field)

    def _ask(
        self,
        heading: str,
        doubts: Sequence[WordedError],
        take: Do,
        mend: Do,
        add: Do | None = None,
    ) -> None:
        """Ask once the cell that was typed in is closed: the question takes its keyboard away.

        add: what is done at "Add It", where another segment may be meant.
        """
        words = " ".join(map(user_language().error, doubts))
        answers = self.tr("&Take It"), self.tr("&Correct")
        asking = self.parent()
        assert isinstance(asking, QWidget)
        from vpdesk.tournament.results.doubts import FIRST_SEGMENT  # it brings the scales

        another = add and any(each.text == FIRST_SEGMENT for each in doubts)
        more = (self.tr("&Add It"), add) if add and another else None
        question = partial(ask, asking, "resultQuestion", heading, words, answers, take, mend, more)
        QTimer.singleShot(0, self, question)

    @property
    def _kind(self) -> Kind:
        return self._table.games.tournament.kind

    def _heading(self, table: int, text: str) -> str:
        return self._named(
            table_name(
                self._table.games.tournament.table_number(table), self._kind, user_language()
            ),
            text,
        )

    def _named(self, name: str, text: str) -> str:
        return self.tr("{name}: “{typed}”?").format(name=name, typed=text)

    def _of_table(self, table: int) -> tuple[Tournament, Game]:
        boards = self._table.games
        return boards.tournament, boards.drawn.games[table - 1]
