"""What is typed for a place becomes a result, or is refused or asked about beside the cell."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from vpdesk.errors import WordedError
from vpdesk.gui.dialogs.letter_question import ask_letter
from vpdesk.gui.rooms.pairs.document import PairsDocument
from vpdesk.gui.rooms.pairs.results_table import ResultsTable
from vpdesk.gui.tables.cell_error import CellError
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.named import named
from vpdesk.match.contract import Strain
from vpdesk.match.letters import Letters
from vpdesk.match.notation import doubt
from vpdesk.pairs.evening import with_entry, without_entries
from vpdesk.pairs.pairs_doubts import DoubtKind, doubts
from vpdesk.pairs.pairs_entry import BoardPlace, PairsEntry, parse_result
from vpdesk.report.pairs.doubt_words import doubt_text
from vpdesk.report.pairs.entry_words import asked_words, moved_words
from vpdesk.report.step_words import step_words


class PairsResultEntry(QObject):
    """Takes over what is typed into the table of results.

    said: who moves by a correction, or "".
    """

    said = Signal(str)

    def __init__(self, document: PairsDocument, table: ResultsTable, page: QWidget) -> None:
        super().__init__(page)
        self.error = named(CellError(page), "resultError")
        self._document, self._table = document, table
        self._asked: tuple[BoardPlace, str] | None = None  # what Enter takes the second time
        self._chosen: dict[str, Strain] = {}  # what letters of two meanings stand for
        self._refused: tuple[BoardPlace, str, str] | None = None  # what stands in the cell, and why
        self._left: dict[BoardPlace, tuple[str, str]] = {}  # what was refused and not mended, why
        table.typed.connect(self._type)

    def begin(self) -> None:
        """Other work has begun: nothing is asked about, and no letter has a meaning yet."""
        self.error.hide()
        self._asked, self._chosen, self._refused, self._left = None, {}, None, {}

    def forget_left(self) -> None:
        """Say no more what was refused: it has been seen."""
        if self._left:
            self._left.clear()
            self.said.emit("")

    @property
    def _letters(self) -> Letters:
        return replace(user_language().letters, chosen=tuple(self._chosen.items()))

    def clear(self, place: BoardPlace) -> None:
        """Take a result out."""
        self._request(place, None)

    def turn(self, place: BoardPlace) -> None:
        """The pairs sat the other way round, or they did not."""
        entry = self._document.evening.entries.get(place)
        if entry is not None:
            self._request(place, replace(entry, turned=not entry.turned))
        else:  # who does not see that it is empty hears it
            scored = self._document.scored
            self._table.tell(lambda: self._table.results.spoken(scored, place))

    def take(self, entry: PairsEntry) -> None:
        """Take a result that a dialog has made."""
        self._request(entry.place, entry)

    def _type(self, place: BoardPlace, text: str) -> None:
        if not text:
            self.clear(place)
            return
        if self._in_doubt(place, text):
            self._table.refuse()
            return
        evening = self._document.evening
        try:
            entry = parse_result(text, place, self._letters)
        except WordedError as error:
            if not self._hand_on(place, text):
                why = user_language().error(error)
                self._refuse(place, text, why, why)
            return
        before = evening.entries.get(place)
        if before is not None:
            entry = replace(
                entry, turned=before.turned, ns=before.ns, ew=before.ew, group=before.group
            )
        for each in doubts(evening, entry):
            refused = each.kind is DoubtKind.IMPOSSIBLE
            if refused or self._asked != (place, text):
                self._asked = None if refused else (place, text)
                language = user_language()
                why = doubt_text(each, place, language)
                self._refuse(place, text, why, asked_words(each, place, language))
                return
        self._request(place, entry)

    def _in_doubt(self, place: BoardPlace, text: str) -> bool:
        """Ask what a letter stands for that has two meanings, once; whether it was asked for."""
        unclear = doubt(text, self._letters)
        if unclear is None:
            return False

        def answered(strain: Strain) -> None:
            self._chosen[unclear.letter] = strain
            self._type(place, text)
            if self._document.evening.entries.get(place) is not None:
                self._table.leave_cell()

        ask_letter(self._table.window(), unclear, text, answered, self._table.setFocus)
        return True

    def _hand_on(self, place: BoardPlace, text: str) -> bool:
        """Whether the next result was typed behind a refused one: it goes into the next place."""
        if self._refused is None or self._refused[0] != place:
            return False
        _, before, why = self._refused
        rest = text.removeprefix(before).strip()
        if not rest or not text.startswith(before):
            return False
        try:
            parse_result(rest, place, self._letters)
        except WordedError:
            return False
        self.error.hide()
        self._refused = None
        entries = self._document.evening.entries
        if place in entries or self._table.place_below in entries:
            self._type(place, rest)  # what is typed anew replaces no other result
        else:
            self._left[place] = before, why
            self._table.hand_on(rest)
        return True

    def _refuse(self, place: BoardPlace, text: str, why: str, shown: str) -> None:
        """Show it aloud: who types with the eyes on the slips goes on behind what stands there.

        So nothing replaces a result unseen, and those that follow go to their own tables.
        """
        self._refused = place, text, why
        self._table.refuse()
        cell = self._table.visualRect(self._table.currentIndex())
        editor = self._table.editor
        self.error.show_under(shown, self._table.viewport(), cell, editor)
        QApplication.beep()
        if editor is not None:
            editor.deselect()
            editor.end(False)
            editor.textEdited.connect(self._tell_where)

    def _tell_where(self, text: str) -> None:
        """Say where what is being typed behind a refused result will go."""
        below = self._table.place_below
        if self._refused is None or below is None:
            return
        place, before, _ = self._refused
        taken = self._document.evening.entries.keys() & {place, below}
        if taken or not text.removeprefix(before).strip() or not text.startswith(before):
            return
        told = self.tr("This goes to board {board}, table {table}. Backspace corrects the result.")
        self.error.setText(told.format(board=below.board, table=f"{below.section}{below.table}"))
        cell = self._table.visualRect(self._table.currentIndex())
        self.error.lie_by(self._table.viewport(), cell)

    def _request(self, place: BoardPlace, entry: PairsEntry | None) -> None:
        """Put a result in its place, or none."""
        self.error.hide()
        self._asked = self._refused = None
        self._left.pop(place, None)
        evening, before = self._document.evening, self._document.scored
        corrected = place in evening.entries
        if entry is None:
            evening = without_entries(evening, (place,))
        else:
            evening = with_entry(evening, entry)
        self._document.request(
            evening, step_words("PairsResultEntry", "board {board}", board=place.board)
        )
        scored = self._document.scored
        self._table.tell(lambda: self._table.results.spoken(scored, place))
        moved = moved_words(before, self._document.scored, user_language()) if corrected else ""
        self.said.emit(" ".join(filter(None, (moved, self._left_words))))

    @property
    def _left_words(self) -> str:
        """What was refused and is still missing, and why the last of it was."""
        if not self._left:
            return ""
        text = self.tr("board {board}, table {table} “{typed}”")
        results = "; ".join(
            text.format(board=each.board, table=f"{each.section}{each.table}", typed=typed)
            for each, (typed, _) in self._left.items()
        )
        *_, (_, why) = self._left.values()
        return self.tr("Not taken: {results}. {why}").format(results=results, why=why)
