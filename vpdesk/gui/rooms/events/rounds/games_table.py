"""The table of a round: results by keys, entrants exchanged by a key or by dragging."""

from __future__ import annotations

import re
from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragMoveEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QLineEdit, QWidget

from vpdesk.gui.rooms.events.rounds.games_model import (
    HOME,
    RESULT,
    VISITOR,
    VISITOR_POINTS,
    GamesModel,
    dragged_entrant,
)
from vpdesk.gui.tables.base_table import copy_lines
from vpdesk.gui.tables.entry_table import (
    ENTER,
    SAME_KEYS,
    EntryTable,
    Hint,
    Trigger,
    typed_letter,
)
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.texts import user_language
from vpdesk.tournament.field.left_league import leaver_of
from vpdesk.tournament.results.typed_results import KEYS, missing

WIDE = 1888, 888  # hundredths of VPs, as wide as any
SIGNS = "+-"  # begin a forfeit
OF_BOARDS = "=½."  # begin the boards of a match of chess
NOBODY = "N"
EXCHANGE = "X"
RULING = "R"
LATTER = re.compile("- ?[01=½5]|- ?1/2")  # half of a result of both sides
TRIGGERS = Trigger.DoubleClicked | Trigger.EditKeyPressed


class GamesTable(EntryTable):
    """Shows a GamesModel.

    resultTyped: the table and the result as it was typed; "" clears it.
    worthTyped: the number of a team that has a bye, and the VPs for it as they were typed.
    exchangeRequested: the numbers of two entrants who are to change places.
    exchangeConsidered: the same, while it can still be thought over; 0, 0 for none.
    rowPicked: the row that the user is at. sheetRequested, rulingRequested: the score sheet of
    the match there, the rulings on it are wanted.
    """

    resultTyped = Signal(int, str)
    worthTyped = Signal(int, str)
    exchangeRequested = Signal(int, int)
    exchangeConsidered = Signal(int, int)
    rowPicked = Signal(int)
    sheetRequested = Signal()
    rulingRequested = Signal()
    most_letters = 12  # of a name, if it is no longer: its result stands near it

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games = GamesModel(self)
        self._held = False
        self._begun: tuple[int, str] | None = None  # the table and the key that led here
        self.show_model(self.games)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(TRIGGERS)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDragDropOverwriteMode(True)
        self.setDropIndicatorShown(True)
        self.stretched, self.marked = (HOME, VISITOR), RESULT
        self.games.typed.connect(self._take)
        self.games.worth_typed.connect(self.worthTyped)
        self.games.dropped.connect(self.exchangeRequested)

    @property
    def table(self) -> int:
        """The table that the user is at; 0 where there is none."""
        row = self.currentIndex().row()
        return self.games.rows[row].table if 0 <= row < len(self.games.rows) else 0

    @property
    def entrant(self) -> int:
        """The number of whom the user is at, at a result of the first of the two; 0 for nobody."""
        row = self.currentIndex().row()
        found = self.games.rows[row] if 0 <= row < len(self.games.rows) else None
        if found is None or found.game is None:
            return 0 if found is None or found.bye is None else found.bye.entrant
        visitors = self.currentIndex().column() in (VISITOR_POINTS, VISITOR)
        return found.game.visitor if visitors else found.game.home

    @property
    def is_match(self) -> bool:
        """The user is at a match of teams, which may have a score sheet, or boards of chess."""
        play = self.games.tournament.play
        return bool(self.table) and (play.has_sheets or play.has_boards)

    @property
    def spoken_place(self) -> str:
        return self.games.spoken_place(self.currentIndex().row()) if self.table else ""

    def _texts(self, rows: Iterable[int], column: int) -> set[str]:
        """Room for a result is there before the first one is: what is beside it stays."""
        texts = super()._texts(rows, column)
        if column == RESULT and self.games.tournament.play.has_vps:
            vps = user_language().vps(*WIDE, whole=False)
            texts.add("100 – 100" if self.games.tournament.is_knock_out else f"100 – 100  ({vps})")
        return texts

    def go_table(self, table: int) -> bool:
        """Move to the result of a table; whether there is one."""
        if not 1 <= table <= len(self.games.drawn.games):
            return False
        self.go_to(table - 1, RESULT)
        return True

    def go_on(self) -> None:
        """Move to the table below, or after the last one to the first that has no result.

        A match of a team that has left a league has its result by the rules: it is passed over.
        """
        drawn, tournament = self.games.drawn, self.games.tournament
        left, below = missing(drawn), self.table + 1
        while below <= len(drawn.games) and leaver_of(tournament, drawn.games[below - 1]):
            below += 1
        if left and below > len(drawn.games):
            self.go_table(left[0])
        elif self.table + 1 < below <= len(drawn.games):
            self.go_table(below)
        elif self.games.is_scored(self.currentIndex().row() + 1):
            super().go_on()  # but not to a bye: "0-0" would end there, of which "0" was a result

    def hold(self) -> None:
        """What was typed is asked about; stay where it was."""
        self._held = True

    def edit_result(self, row: int, text: str) -> None:
        """Let a result be typed in a row, which begins with a text."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.go_to(row, RESULT)
        self.open_field()
        editor = self.indexWidget(self.currentIndex())
        if isinstance(editor, QLineEdit):
            editor.setText(text)

    def clear_result(self) -> None:
        """Take the result out, or what the director gave for a bye."""
        if self.table:
            self.resultTyped.emit(self.table, "")
        else:
            self.worthTyped.emit(self.games.entrant_at(self.currentIndex()), "")

    def commitData(self, editor: QWidget) -> None:
        """Take what was typed, as if nothing before it had been asked about."""
        self._held = False
        super().commitData(editor)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Enter goes on, unless what was typed is no result or is asked about."""
        if self._held and hint == Hint.SubmitModelCache:
            hint = Hint.NoHint
        super().closeEditor(editor, hint)

    def go_entrant(self, number: int) -> None:
        """Move to an entrant, if the round has one with this number."""
        model = self.games
        for row in range(len(model.rows)):
            for column in (HOME, VISITOR):
                if model.entrant_at(model.index(row, column)) == number:
                    self.go_to(row, column)
                    return

    def exchange(self) -> None:
        """Mark the entrant that the user is at, or exchange the marked one with that."""
        number, marked = self.games.entrant_at(self.currentIndex()), self.games.marked
        if not number or not self.games.editable:
            return
        if marked in (0, number):
            self.games.mark(0 if marked else number)
            self._consider(self.currentIndex())
            return
        self.games.mark(0)
        self.exchangeRequested.emit(marked, number)

    def copy(self, *, headings: bool) -> None:
        """Put all boards on the clipboard."""
        model = self.games
        lines = [[text.strip() for text in row.texts] for row in model.rows]
        copy_lines(lines, model.headings if headings else ())

    def ask_sheet(self) -> None:
        """Ask for the score sheet of the match there."""
        self.sheetRequested.emit()

    def ask_ruling(self) -> None:
        """Ask for the rulings on the match there."""
        self.rulingRequested.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._goes_on(event):
            return
        key, text = event.key(), typed_letter(event)
        if event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        ):
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Escape and self.games.marked:
            self.games.mark(0)
            self.exchangeConsidered.emit(0, 0)
        elif text == EXCHANGE:
            self.exchange()
        elif self.is_match and (key in ENTER or text == RULING):
            (self.ask_ruling if text == RULING else self.ask_sheet)()
        elif not self.games.is_scored(self.currentIndex().row()):
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.clear_result()
        elif not self._type(event, text):
            super().keyPressEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._begun = None
        if current.isValid() and current.row() != previous.row():
            self.rowPicked.emit(current.row())
        self._consider(current)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        super().dragMoveEvent(event)
        data, at = event.mimeData(), self.indexAt(event.position().toPoint())
        if self.games.canDropMimeData(data, Qt.DropAction.MoveAction, -1, -1, at):
            self.exchangeConsidered.emit(dragged_entrant(data), self.games.entrant_at(at))

    def _type(self, event: QKeyEvent, text: str) -> bool:
        """Take a key for a result, or for the beginning of one; whether it was."""
        teams = self.games.tournament.play.has_matches
        more = teams and (text.isdecimal() or text in (NOBODY, *OF_BOARDS))
        begins = bool(text) and (text in SIGNS or more)
        if begins:
            at = self.games.index(self.currentIndex().row(), RESULT)
            self.setCurrentIndex(at)
            # Other keys are results at once; these begin one, so the key is handed on.
            self.setEditTriggers(TRIGGERS | Trigger.AnyKeyPressed)
            self.edit(at, Trigger.AnyKeyPressed, event)
            self.setEditTriggers(TRIGGERS)
            return True
        if teams or text not in KEYS:
            return False
        table = self.table
        self.resultTyped.emit(table, text)
        self.go_on()
        self._begun = table, text
        return True

    def _take(self, table: int, text: str) -> None:
        if self._begun is not None and LATTER.fullmatch(text.strip()):
            table, key = self._begun  # "1-0" typed whole: the first key was a result at once
            self._begun, self._held = None, True
            self.resultTyped.emit(table, f"{key}{text}")
            return
        letter = text.upper().translate(SAME_KEYS)
        self.resultTyped.emit(table, letter if letter in KEYS else text)

    def _consider(self, at: Index) -> None:
        marked = self.games.marked
        if marked:
            self.exchangeConsidered.emit(marked, self.games.entrant_at(at))
