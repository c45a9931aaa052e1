"""The Qt model of a drawn round: a table a row, then those without an opponent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import (
    QMimeData,
    QModelIndex,
    QObject,
    Qt,
    Signal,
)

from vpdesk.gui.rooms.events.rounds.game_rows import (
    NO_RESULT,
    GameRow,
    RoundWriter,
    headings,
    listed_byes,
)
from vpdesk.gui.tables.base_model import CENTRE, LEFT, RIGHT, BaseModel
from vpdesk.gui.tables.entry_table import MARKS
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.texts import user_language
from vpdesk.report.mark_words import mark_word
from vpdesk.report.table import Mark
from vpdesk.tournament.round import Round
from vpdesk.tournament.tournament import Tournament

NO_ROUND = Round(())
MIME = "application/x-vpdesk-player"
MARK = "\N{UP DOWN ARROW} "  # at an entrant who waits to be exchanged
TABLE, HOME, HOME_POINTS, RESULT, VISITOR_POINTS, VISITOR, REMARKS = range(7)
ALIGNED = {
    TABLE: RIGHT,
    HOME: LEFT,
    HOME_POINTS: RIGHT,
    RESULT: CENTRE,
    VISITOR_POINTS: RIGHT,
    VISITOR: LEFT,
    REMARKS: LEFT,
}


class GamesModel(BaseModel):
    """Shows the games and byes of a round.

    typed: a result was typed; the table and the text. worth_typed: the VPs of a bye were; the
    number of the team and the text. dropped: one entrant was dragged to the place of another;
    their numbers.
    """

    typed = Signal(int, str)
    worth_typed = Signal(int, str)
    dropped = Signal(int, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tournament = Tournament(())
        self.round_number = 0
        self.rows: tuple[GameRow, ...] = ()
        self.marked = 0  # the entrant that is to be exchanged
        self.editable = True
        self.notes: Mapping[int, str] = {}  # by table: further remarks
        self._marks: Mapping[int, tuple[Mark, ...]] = {}  # by table: further signs
        self._headings = headings(self.tournament)
        self._writer: RoundWriter | None = None

    @property
    def drawn(self) -> Round:
        """The round that is shown."""
        if not self.round_number:
            return NO_ROUND
        return self.tournament.rounds[self.round_number - 1]

    def show(self, tournament: Tournament, round_number: int) -> None:
        """Show a round, 0 for none; where it has as many rows, the view stays as it is."""
        before, headings_before = self.rows, self.headings
        drawn = tournament.rounds[round_number - 1] if round_number else NO_ROUND
        same = len(before) == len(drawn.games) + len(listed_byes(drawn))
        if same and round_number == self.round_number:
            marked = self.marked
            self._take(tournament, round_number)
            if self.headings != headings_before:
                self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, REMARKS)
            pairs = enumerate(zip(before, self.rows, strict=True))
            self._tell_rows(at for at, (old, new) in pairs if marked or old != new)
            return
        self.beginResetModel()
        self._take(tournament, round_number)
        self.endResetModel()

    def set_editable(self, editable: bool) -> None:
        """Whether results can be typed."""
        self.editable = editable

    def is_scored(self, row: int) -> bool:
        """A result can be typed in this row: of a game, or what a team's bye is worth."""
        if not self.editable or not 0 <= row < len(self.rows):
            return False
        return self.rows[row].game is not None or self.tournament.play.has_vps

    def note(self, notes: Mapping[int, str], marks: Mapping[int, tuple[Mark, ...]]) -> None:
        """Show further remarks and signs, by table."""
        if (notes, marks) != (self.notes, self._marks):
            self.notes, self._marks = notes, marks
            if self.rows:
                last = self.index(len(self.rows) - 1, REMARKS)
                self.dataChanged.emit(self.index(0, RESULT), last)

    def marks_of(self, row: GameRow) -> tuple[Mark, ...]:
        """The signs of a result, each once."""
        more = self._marks.get(row.table, ()) if row.game is not None else ()
        return tuple(dict.fromkeys((*row.marks, *more)))

    @property
    def marks(self) -> frozenset[Mark]:
        """All signs that are in sight."""
        return frozenset(mark for row in self.rows for mark in self.marks_of(row))

    def mark(self, number: int) -> None:
        """Show that an entrant waits to be exchanged; 0 for none."""
        self.marked = number
        if self.rows:
            self.dataChanged.emit(self.index(0, HOME), self.index(len(self.rows) - 1, VISITOR))

    def entrant_at(self, index: Index) -> int:
        """The number of who is in a cell, the first of the row where it has none; 0 if none."""
        if not index.isValid():
            return 0
        row = self.rows[index.row()]
        if row.bye is not None:
            return row.bye.entrant
        assert row.game is not None
        return row.game.visitor if index.column() in (VISITOR, VISITOR_POINTS) else row.game.home

    @property
    def headings(self) -> Sequence[str]:
        return self._headings

    @property
    def _size(self) -> tuple[int, int]:
        return len(self.rows), len(self._headings)

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        return ALIGNED[column]

    def _is_editable(self, index: Index) -> bool:
        return index.column() == RESULT and self.is_scored(index.row())

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and self.editable and index.column() in (HOME, VISITOR):
            return flags | Qt.ItemFlag.ItemIsDragEnabled | Qt.ItemFlag.ItemIsDropEnabled
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self.rows[index.row()], index.column()
        text = row.texts[column]
        if column == REMARKS:
            text = ", ".join(filter(None, (text, self.notes.get(row.table, ""))))
        if role == Qt.ItemDataRole.DisplayRole:
            holds = self.marked and self._holds_entrant(index)
            marked = holds and self.entrant_at(index) == self.marked
            return MARK + text if marked else text if text != NO_RESULT else ""
        if role == Qt.ItemDataRole.EditRole:
            return row.typed if column == RESULT else text
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return ALIGNED[column]
        if role == MARKS:
            return self.marks_of(row) if column == RESULT else ()
        spoken = role == Qt.ItemDataRole.AccessibleTextRole
        return self._spoken(row, column, text) if spoken else None

    def spoken(self, table: int) -> str:
        """What the match of a table ended with, and who played."""
        found = (each for each in self.rows if each.game is not None and each.table == table)
        row = next(found, None)
        return "" if row is None else self._spoken(row, RESULT, row.texts[RESULT])

    def spoken_place(self, row: int) -> str:
        """The table of a row."""
        return f"{self.headings[0]} {self.rows[row].texts[0]}"

    def _spoken(self, row: GameRow, column: int, text: str) -> str:
        """A cell with the table and the names of its row."""
        names = " – ".join(filter(None, (row.texts[HOME], row.texts[VISITOR])))
        place = f"{self.headings[0]} {row.texts[0]}" if row.texts[0] else ""
        told = ["" if text == NO_RESULT else text]
        if column == RESULT:
            told += [mark_word(each, user_language()) for each in self.marks_of(row)]
        if column != 0:
            told.append(place)
        return ", ".join(filter(None, (self.headings[column], *told, names)))

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row, text = self.rows[index.row()], str(value).strip()
        if role != Qt.ItemDataRole.EditRole or not self.is_scored(index.row()):
            return False
        if text != row.typed and row.bye is not None:
            self.worth_typed.emit(row.bye.entrant, text)
        elif text != row.typed:
            self.typed.emit(row.table, text)
        return True

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """In the narrow columns of points a heading has a line for each word."""
        found = super().headerData(section, orientation, role)
        narrow = section in (HOME_POINTS, VISITOR_POINTS)
        return found.replace(" ", "\n") if narrow and isinstance(found, str) else found

    # Dragging one entrant to the place of another

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        data.setData(MIME, str(self.entrant_at(indexes[0])).encode())
        return data

    def canDropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        return data.hasFormat(MIME) and parent.isValid() and self._holds_entrant(parent)

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        if not self.canDropMimeData(data, action, row, column, parent):
            return False
        dragged, other = dragged_entrant(data), self.entrant_at(parent)
        if dragged != other:
            self.dropped.emit(dragged, other)
        return False  # nothing is to be taken out where it came from

    def _take(self, tournament: Tournament, round_number: int) -> None:
        self.tournament, self.round_number, self.marked = tournament, round_number, 0
        self._headings = headings(tournament)
        if not round_number:
            self.rows = ()
            return
        if self._writer is None or not self._writer.fits(tournament, round_number):
            self._writer = RoundWriter(tournament, round_number)
        self.rows = self._writer.rows(tournament.rounds[round_number - 1])

    def _holds_entrant(self, index: Index) -> bool:
        game = self.rows[index.row()].game
        return index.column() == HOME or (index.column() == VISITOR and game is not None)


def dragged_entrant(data: QMimeData) -> int:
    """The number of the entrant that is dragged."""
    return int(bytes(data.data(MIME).data()).decode())
