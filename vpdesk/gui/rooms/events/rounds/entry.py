"""Results as they are typed: taken over, refused, or asked about where they are implausible."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from vpdesk.errors import QT_TRANSLATE_NOOP, WordedError
from vpdesk.gui.rooms.events.rounds.boards_table import BoardsTable
from vpdesk.gui.tables.cell_error import CellError
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.question import ask
from vpdesk.report.events.kind_words import NO_BOARD, RESULT_OF
from vpdesk.report.events.names import board_name
from vpdesk.tournament import results
from vpdesk.tournament.play import Kind
from vpdesk.tournament.round import Game
from vpdesk.tournament.tournament import Tournament

Do = Callable[[], object]
HAS_SHEET = QT_TRANSLATE_NOOP(
    "MatchWork",
    "This match has a score sheet. What is typed here holds until the result of the sheet is taken "
    "again.",
)


class SheetDoubt(WordedError):  # noqa: N818 - it is asked, not raised
    """Another result is typed for a match that has a sheet."""

    context = "MatchWork"


class ResultEntry(QObject):
    """Takes results from the table of a round, and from the field for a board and its result.

    requested: the tournament as it is wanted, what was changed with a place for the board, and
        the board. said: why a result was not taken, or "".
    of_sheets: by board, what the score sheet of a match that has one comes to.
    """

    requested = Signal(object, str, int)
    said = Signal(str)

    def __init__(self, table: BoardsTable, quick: QLineEdit, parent: QWidget) -> None:
        super().__init__(parent)
        self.of_sheets: Mapping[int, Game | None] = {}
        self._table, self._quick = table, quick
        self.knock_out = False  # somebody has to win
        self.error = named(CellError(parent), "resultError")
        table.resultTyped.connect(self.type_result)
        table.worthTyped.connect(self.type_worth)
        quick.returnPressed.connect(self._type_quickly)

    def type_result(self, board: int, text: str) -> None:
        """Take the result of a board over; "" takes it out."""
        self._type_in_table(
            text,
            partial(self._doubts, board, text),
            partial(self._take, board, text),
            self._heading(board, text),
        )

    def type_worth(self, player: int, text: str) -> None:
        """Take the VPs of a bye over; with "" they are those of the rules again."""
        boards = self._table.boards
        (bye,) = (each for each in boards.drawn.byes if each.player == player)

        def found() -> Sequence[WordedError]:
            from vpdesk.tournament.doubts import bye_doubts  # it brings the scales

            return bye_doubts(boards.tournament, bye, text)

        def take() -> None:
            self._accept()
            changed = results.typed_bye(boards.tournament, bye, text)
            if changed != bye:
                wanted = results.with_bye_of(boards.tournament, boards.round_number, changed)
                self.requested.emit(wanted, self.tr("VPs of a bye"), 0)

        name = boards.tournament.by_number[player].name
        self._type_in_table(text, found, take, self._named(name, text))

    def _type_in_table(
        self, text: str, found: Callable[[], Sequence[WordedError]], take: Do, heading: str
    ) -> None:
        at = self._table.currentIndex().row()
        try:
            doubts = found()
        except WordedError as error:
            self._table.refuse()
            self._refuse(user_language().error(error))
            return
        if not doubts:
            take()
            return

        def go_on() -> None:
            take()
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
            self._table.go_on()

        self._table.hold()
        self._ask(heading, doubts, go_on, partial(self._table.edit_result, at, text))

    def _type_quickly(self) -> None:
        """A board and its result; a board alone is gone to."""
        first, _, text = self._quick.text().strip().partition(" ")
        board = int(first) if first.isdecimal() and len(first) < 10 else 0
        board -= self._table.boards.tournament.table(1) - 1
        if not self._table.go_board(board):
            self._refuse(NO_BOARD.of(self._kind, user_language()), self._quick)
            self._quick.selectAll()
        elif not text.strip():
            self._accept()
            self._quick.clear()
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._type_result_quickly(board, text.strip())

    def _type_result_quickly(self, board: int, text: str) -> None:
        try:
            doubts = self._doubts(board, text)
        except WordedError as error:
            self._refuse(user_language().error(error), self._quick)
            self._quick.selectAll()
            return

        def take() -> None:
            self._take(board, text)
            self._quick.clear()

        if doubts:
            self._ask(self._heading(board, text), doubts, take, self._quick.setFocus)
        else:
            take()

    def _doubts(self, board: int, text: str) -> Sequence[WordedError]:
        """What is implausible about a result. Raises SwissError where it is none."""
        tournament, game = self._of_board(board)
        if self.knock_out:
            from vpdesk.event.knock_out import level_doubts

            number, made = self._table.boards.round_number, results.typed(tournament, game, text)
            return (*self._doubts_of(board, text), *level_doubts(tournament, number, made))
        return self._doubts_of(board, text)

    def _doubts_of(self, board: int, text: str) -> Sequence[WordedError]:
        tournament, game = self._of_board(board)
        if not tournament.play.has_matches and text not in results.LONE_SIGNS:
            results.typed(tournament, game, text)
            return ()
        from vpdesk.tournament.doubts import doubts  # it brings the scales

        changed = results.typed(tournament, game, text)
        found = doubts(tournament, game, text)
        if board in self.of_sheets and changed not in (game, self.of_sheets[board]):
            return (*found, SheetDoubt(HAS_SHEET))
        return found

    def _take(self, board: int, text: str) -> None:
        tournament, game = self._of_board(board)
        changed = results.typed(tournament, game, text)
        self._accept()
        if changed != game:
            number = self._table.boards.round_number
            wanted = results.with_game(tournament, number, board, changed)
            self.requested.emit(wanted, RESULT_OF.of(self._kind, user_language()), board)

    def _accept(self) -> None:
        """What was refused before is of no interest any more."""
        self.said.emit("")
        self.error.hide()

    def _refuse(self, text: str, field: QLineEdit | None = None) -> None:
        """Say why something is no result, beside where it was typed and in the page's line."""
        self.said.emit(text)
        self.error.show_beside(text, self._table, field)

    def _ask(self, heading: str, doubts: Sequence[WordedError], take: Do, mend: Do) -> None:
        """Ask once the cell that was typed in is closed: the question takes its keyboard away."""
        words = " ".join(map(user_language().error, doubts))
        answers = self.tr("&Take It"), self.tr("&Mend")
        asking = self.parent()
        assert isinstance(asking, QWidget)
        question = partial(ask, asking, "resultQuestion", heading, words, answers, take, mend)
        QTimer.singleShot(0, self, question)

    @property
    def _kind(self) -> Kind:
        return self._table.boards.tournament.kind

    def _heading(self, board: int, text: str) -> str:
        return self._named(
            board_name(self._table.boards.tournament.table(board), self._kind, user_language()),
            text,
        )

    def _named(self, name: str, text: str) -> str:
        return self.tr("{name}: “{typed}”?").format(name=name, typed=text)

    def _of_board(self, board: int) -> tuple[Tournament, Game]:
        boards = self._table.boards
        return boards.tournament, boards.drawn.games[board - 1]
