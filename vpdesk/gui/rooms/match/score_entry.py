"""What is typed and pasted into a score sheet: it becomes scores, or is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from vpdesk.errors import WordedError
from vpdesk.foreign.whole_numbers import whole_number
from vpdesk.gui.dialogs.letter_question import ask_letter
from vpdesk.gui.rooms.match.document import MatchDocument
from vpdesk.gui.rooms.match.sheet_table import SheetTable
from vpdesk.gui.tables.cell_error import CellError
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.named import named
from vpdesk.match.contract import Strain
from vpdesk.match.letters import Letters
from vpdesk.match.notation import doubt
from vpdesk.match.score_sheet import Method, ScoreSheet, Sides, with_reason
from vpdesk.match.typed import adjusts, place_for, with_pasted, with_typed, without_typed
from vpdesk.report.step_words import step_words
from vpdesk.settings import own_regulations_folder

if TYPE_CHECKING:
    from vpdesk.match.regulations import Regulation

BUTLER = "3-butler"  # the regulation that is usual there


class ScoreEntry(QObject):
    """Takes over what is typed into a table or a field for quick entry.

    said: something about it, or "" where all is well. refused: why something is no score.
    """

    said = Signal(str)
    refused = Signal(str)

    def __init__(self, table: SheetTable, quick: QLineEdit, page: QWidget) -> None:
        super().__init__(page)
        self.error = named(CellError(page), "scoreError")
        self.document = MatchDocument()
        self._table, self._quick = table, quick
        self._regulation: Regulation | None = None
        self._language = user_language()
        self._asking = False
        table.typed.connect(self._type_in_table)
        table.clearRequested.connect(self._clear)
        table.pasteRequested.connect(self._paste)
        quick.returnPressed.connect(self._type_quickly)

    def show_document(self, document: MatchDocument) -> None:
        """Take scores for the match of a document from now on."""
        self.document = document

    def begin(self) -> None:
        """Other work has begun: what was being typed is none of it."""
        self.error.hide()
        self._quick.clear()
        self._table.go_nowhere()

    def follow_regulation(self, key: str) -> None:
        """An average plus is worth what a regulation says; "" for what is usual."""
        self._regulation = _regulation(key) if key else None

    @property
    def _sheet(self) -> ScoreSheet:
        return self.document.sheet

    @property
    def _letters(self) -> Letters:
        chosen = tuple(self.document.letters.items())
        return replace(self._language.letters, chosen=chosen)

    def _type(self, number: int, table: int, text: str, field: QLineEdit | None) -> bool:
        """Take over what was typed for a table on a board; whether it can stand there.

        field: where it was typed, None for a cell of the table.
        """
        try:
            self.take(number, table, text)
        except WordedError as error:
            self._refuse(self._language.error(error), field)
            return False
        self._tell_of(number, table)
        self._table.tell(lambda: self._table.scores.spoken(number))
        return True

    def take(self, number: int, table: int, text: str, law: str = "", reason: str = "") -> None:
        """Take over what was typed for a table on a board, and why. Raises WordedError."""
        averages = self._averages((text,))
        wanted = with_typed(self._sheet, number, table, text, self._letters, averages)
        said = step_words("ScoreEntry", "board {board}", board=number)
        if law or reason:
            wanted = with_reason(wanted, number, law, reason)
            why = wanted.line(number).why
            said = step_words("ScoreEntry", "board {board}, {why}", board=number, why=why)
        self._request(wanted, said)

    def _type_in_table(self, number: int, table: int, text: str) -> None:
        def go_on() -> None:
            if self._type(number, table, text, None):
                self._table.go_place(number, table)
                self._table.go_on()

        def mend() -> None:
            self._table.go_place(number, table)
            self._table.begin_with(text)

        if self._in_doubt((text,), go_on, mend) or not self._type(number, table, text, None):
            self._table.refuse()

    def _clear(self, places: list[tuple[int, int]]) -> None:
        """Delete what stands at some places, as one step."""
        boards = {number for number, _ in places}
        text = step_words("ScoreEntry", "board {board}", board=places[0][0])
        if len(boards) > 1:
            text = step_words("ScoreEntry", "scores")
        self._request(without_typed(self._sheet, places), text)

    def _tell_of(self, number: int, table: int) -> None:
        """What is odd about a score that was just typed."""
        index = self._table.scores.score_index(number, table)
        note = index.data(Qt.ItemDataRole.ToolTipRole)
        if note:
            self.refused.emit(note)

    def _paste(self, text: str) -> None:
        """Take over scores that were copied from a spreadsheet, all of them or none."""
        rows = [line.split("\t") for line in text.splitlines()]
        if not text.strip():
            self.refused.emit(self.tr("There is nothing on the clipboard to paste."))
            return
        texts = [each for row in rows for each in row]
        if self._in_doubt(texts, lambda: self._paste(text), self._table.setFocus):
            return
        averages = self._averages(texts)
        try:
            wanted = with_pasted(self._sheet, self._table.place, rows, self._letters, averages)
        except WordedError as error:
            self.refused.emit(self._language.error(error))
        else:
            self._request(wanted, step_words("ScoreEntry", "paste"))

    def _type_quickly(self) -> None:
        """A board and its score; a board alone is gone to."""
        board, _, text = self._quick.text().strip().partition(" ")
        number = whole_number(board)
        if number is None or number not in self._sheet.numbers:
            text = self.tr(
                "Type a board and its score, such as “12 4s= n”; there is no such board."
            )
            self._refuse(text, self._quick)
            self._quick.selectAll()
            return
        place = place_for(self._sheet, number, self._table.place[1])
        if not text.strip():
            self._quick.clear()
            self._table.go_place(*place)
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._in_doubt((text,), self._type_quickly, self._quick.setFocus):
            return
        elif self._type(*place, text, self._quick):
            self._quick.clear()
            self._table.go_place(*place)
        else:
            self._quick.selectAll()

    def _in_doubt(
        self,
        texts: Sequence[str],
        then: Callable[[], object],
        otherwise: Callable[[], object],
    ) -> bool:
        """Ask what a letter stands for that has two meanings, once; whether it was asked for.

        then: takes the texts over again. otherwise: lets the user mend them.
        """
        found = ((each, doubt(each, self._letters)) for each in texts)
        typed, unclear = next((each for each in found if each[1]), ("", None))
        if unclear is None or self._asking:
            return unclear is not None
        self._asking = True
        letter = unclear.letter

        def answered(strain: Strain) -> None:
            self._asking = False
            self.document.letters[letter] = strain
            then()

        def left() -> None:
            self._asking = False
            otherwise()

        ask_letter(self._table.window(), unclear, typed, answered, left)
        return True

    def _averages(self, texts: Sequence[str]) -> Sides:
        """What an average plus gives and an average minus takes, in hundredths of an IMP.

        No regulation is looked up where none of the texts asks for that.
        """
        if not any(map(adjusts, texts)):
            return 0, 0
        if self._sheet.method is Method.BOARDS:
            return 0, 0  # as a board that is halved
        usual = BUTLER if self._sheet.method is Method.BUTLER else ""
        ruled = self.document.match.ruled.regulation
        regulation = ruled or self._regulation or _regulation(usual)
        return regulation.average_plus, regulation.average_minus

    def _refuse(self, text: str, field: QLineEdit | None) -> None:
        """Say why something is no score, beside where it was typed, and in the line of the page."""
        self.refused.emit(text)
        self.error.show_beside(text, self._table, field)

    def _request(self, sheet: ScoreSheet, text: str) -> None:
        self.said.emit("")
        self.error.hide()
        self.document.request(sheet, text)


def _regulation(key: str) -> Regulation:
    """The regulation of a key; the first one if there is none."""
    from vpdesk.files.regulation_library import built_in, own

    known = {each.key: each for each in built_in()}
    if key and key not in known:
        known |= {each.key: each for each in own(own_regulations_folder())[0]}
    return known.get(key) or built_in()[0]
