"""The Qt model of a table of texts, as a spreadsheet has it, with undo."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import (
    QObject,
    Qt,
    Signal,
)

from vpdesk.gui.desk.steps import UndoSteps, WithSteps
from vpdesk.gui.tables.base_model import CENTRE, BaseModel
from vpdesk.gui.tables.indexes import NOWHERE, Index
from vpdesk.gui.texts import plain_tip

LEAST_ROWS, LEAST_COLUMNS = 14, 6
SPARE = 2  # empty rows and columns beyond those in use
MOST_ROWS, MOST_COLUMNS = 2000, 300
MOST_STEPS = 500
Cells = tuple[tuple[str, ...], ...]


class GridModel(WithSteps[Cells], BaseModel):
    """Shows texts in rows 1, 2, 3 and columns A, B, C, and always a few empty ones to type in.

    cellsChanged: a text was changed, by the user or by undo.
    """

    cellsChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.cells: Cells = ()
        self._room = (LEAST_ROWS, LEAST_COLUMNS)
        self._steps = UndoSteps[Cells](MOST_STEPS)
        self._notes: Mapping[str, str] = {}

    def begin(self, cells: Sequence[Sequence[str]]) -> None:
        """Show a table, with nothing to undo."""
        self.beginResetModel()
        self.cells = _trimmed(cells)
        self._room = _room_for(self.cells, (LEAST_ROWS, LEAST_COLUMNS))
        self._steps.clear()
        self._notes = {}
        self.endResetModel()
        self.cellsChanged.emit()

    def fill(self, row: int, column: int, block: Sequence[Sequence[str]]) -> None:
        """Write a block of texts, its first cell at a place; what has no room is left out."""
        texts = {
            (row + down, column + across): text
            for down, line in enumerate(block)
            for across, text in enumerate(line)
        }
        self._change(texts)

    def clear(self, indexes: Iterable[Index]) -> None:
        """Empty some cells."""
        self._change({(each.row(), each.column()): "" for each in indexes})

    def show_notes(self, notes: Mapping[str, str]) -> None:
        """Mark cells, by their places such as "C7", and say what is the matter with each."""
        self._notes = notes
        self._tell_all()

    def text(self, row: int, column: int) -> str:
        """What stands in a cell."""
        if row < len(self.cells) and column < len(self.cells[row]):
            return self.cells[row][column]
        return ""

    @property
    def _size(self) -> tuple[int, int]:
        return self._room

    def _is_editable(self, _index: Index) -> bool:
        return True

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        text, note = self.text(index.row(), index.column()), self._note(index)
        return {
            Qt.ItemDataRole.DisplayRole: f"\N{WARNING SIGN} {text}" if note else text,
            Qt.ItemDataRole.EditRole: text,
            Qt.ItemDataRole.ToolTipRole: plain_tip(note),
            Qt.ItemDataRole.AccessibleTextRole: " ".join(filter(None, (place(index), text, note))),
            Qt.ItemDataRole.TextAlignmentRole: CENTRE,
        }.get(Qt.ItemDataRole(role))

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if not index.isValid() or role != Qt.ItemDataRole.EditRole:
            return False
        self._change({(index.row(), index.column()): " ".join(str(value).split())})
        return True

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return letters(section) if orientation == Qt.Orientation.Horizontal else str(section + 1)

    def _note(self, index: Index) -> str:
        return self._notes.get(place(index), "") if self._notes else ""

    def _change(self, texts: Mapping[tuple[int, int], str]) -> None:
        grid = [list(row) for row in self.cells]
        for (row, column), text in texts.items():
            if row >= MOST_ROWS or column >= MOST_COLUMNS:
                continue
            grid += [[] for _ in range(row + 1 - len(grid))]
            grid[row] += [""] * (column + 1 - len(grid[row]))
            grid[row][column] = text
        changed = _trimmed(grid)
        if changed != self.cells:
            self._steps.remember(self.cells)
            self._show(changed)

    @property
    def _present(self) -> Cells:
        return self.cells

    def _go_to(self, value: Cells) -> None:
        self._show(value)

    def _show(self, cells: Cells) -> None:
        rows, columns = _room_for(cells, self._room)
        self.cells = cells
        if rows > self._room[0]:
            self.beginInsertRows(NOWHERE, self._room[0], rows - 1)
            self._room = (rows, self._room[1])
            self.endInsertRows()
        if columns > self._room[1]:
            self.beginInsertColumns(NOWHERE, self._room[1], columns - 1)
            self._room = (rows, columns)
            self.endInsertColumns()
        self._tell_all()
        self.cellsChanged.emit()

    def _tell_all(self) -> None:
        last = self.index(self._room[0] - 1, self._room[1] - 1)
        self.dataChanged.emit(self.index(0, 0), last)


def place(index: Index) -> str:
    """The place of a cell, "C7"."""
    return f"{letters(index.column())}{index.row() + 1}"


def letters(column: int) -> str:
    """The letters of a column: 0 is "A", 26 is "AA"."""
    found = ""
    while column >= 0:
        column, digit = divmod(column, 26)
        found = chr(ord("A") + digit) + found
        column -= 1
    return found


def _room_for(cells: Cells, least: tuple[int, int]) -> tuple[int, int]:
    rows = min(len(cells) + SPARE, MOST_ROWS)
    columns = min(max(map(len, cells), default=0) + SPARE, MOST_COLUMNS)
    return max(rows, least[0]), max(columns, least[1])


def _trimmed(cells: Sequence[Sequence[str]]) -> Cells:
    """Without the empty cells at the ends."""
    rows = [_without_tail(row[:MOST_COLUMNS]) for row in cells[:MOST_ROWS]]
    while rows and not rows[-1]:
        rows.pop()
    return tuple(rows)


def _without_tail(row: Sequence[str]) -> tuple[str, ...]:
    used = max((at for at, text in enumerate(row, 1) if text), default=0)
    return tuple(row[:used])
