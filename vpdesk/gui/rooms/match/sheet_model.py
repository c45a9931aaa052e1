"""The Qt model of a score sheet: a board a row, with a cell to type in for each table."""

from __future__ import annotations

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    Qt,
    Signal,
)

from vpdesk.gui.rooms.match.sheet_rows import (
    CENTRED,
    ON_THE_LEFT,
    BoardRow,
    ColumnKind,
    SheetColumn,
    SheetWriter,
    sheet_columns,
)
from vpdesk.gui.tables.base_model import CENTRE, LEFT, RIGHT, BaseModel
from vpdesk.gui.tables.entry_table import MARKS
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.texts import plain_tip, translate, user_language
from vpdesk.match.results import SheetResult
from vpdesk.match.score_sheet import ScoreSheet
from vpdesk.report.mark_words import mark_word
from vpdesk.report.table import Mark

HORIZONTAL = Qt.Orientation.Horizontal


class SheetModel(BaseModel):
    """Shows a score sheet.

    typed: something was typed; the number of the board, the table from 0, and the text.
    """

    typed = Signal(int, int, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns: tuple[SheetColumn, ...] = ()
        self.rows: tuple[BoardRow, ...] = ()
        self._alignments: tuple[Qt.AlignmentFlag, ...] = ()
        self._writer = SheetWriter(user_language())

    def show(self, sheet: ScoreSheet, result: SheetResult) -> bool:
        """Show a sheet; where it has the same columns and boards, the view stays as it is.

        Whether it stayed.
        """
        columns = sheet_columns(sheet, user_language())
        places = [(each.kind, each.table) for each in columns]
        same = places == [(each.kind, each.table) for each in self.columns]
        if not same:
            self._writer = SheetWriter(user_language())
        rows = self._writer.rows(sheet, result.lines, columns)
        if not same or len(rows) != len(self.rows):
            self.beginResetModel()
            self.columns, self.rows = columns, rows
            self._alignments = tuple(map(_aligned, columns))
            self.endResetModel()
            return False
        before, self.rows = self.rows, rows
        if [each.number for each in before] != [each.number for each in rows]:
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(rows) - 1)
        if columns != self.columns:
            self.columns = columns
            self.headerDataChanged.emit(HORIZONTAL, 0, len(columns) - 1)
        self._tell_rows(at for at, old in enumerate(before) if old != rows[at])
        return True

    def place_of(self, index: Index) -> tuple[int, int]:
        """The board and the table, from 0, of a cell; its first table where it is of none."""
        return self.rows[index.row()].number, max(0, self.columns[index.column()].table)

    def score_index(self, number: int, table: int) -> QModelIndex:
        """The cell of a table on a board; an invalid one where there is none."""
        row = next((at for at, each in enumerate(self.rows) if each.number == number), -1)
        wanted = (ColumnKind.SCORE, table)
        places = [(each.kind, each.table) for each in self.columns]
        if row < 0 or wanted not in places:
            return QModelIndex()
        return self.index(row, places.index(wanted))

    @property
    def _size(self) -> tuple[int, int]:
        return len(self.rows), len(self.columns)

    def _is_editable(self, index: Index) -> bool:
        return self.columns[index.column()].kind is ColumnKind.SCORE

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, at = self.rows[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return row.texts[at]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignments[at]
        if role in (MARKS, Qt.ItemDataRole.EditRole):
            return row.marks[at] if role == MARKS else row.typed[at]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row, at)
        return self._tip(row, at) if role == Qt.ItemDataRole.ToolTipRole else None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        text = " ".join(str(value).split())
        if role != Qt.ItemDataRole.EditRole:
            return False
        if text != self.rows[index.row()].typed[index.column()]:
            self.typed.emit(*self.place_of(index), text)
        return True

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != HORIZONTAL:
            return self._board_header(section, role)
        column = self.columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.short or column.heading
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return column.heading.replace("\n", " ")
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(column.tip or "") or None
        return self._alignments[section] if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _tip(self, row: BoardRow, at: int) -> str | None:
        """What is odd about a cell, or all of a remark, which may be cut off."""
        remark = row.texts[at] if self.columns[at].kind is ColumnKind.REMARKS else ""
        return plain_tip(row.notes[at] or remark) or None

    def spoken(self, number: int) -> str:
        """All that is known of a board."""
        row = next(each for each in self.rows if each.number == number)
        told = [translate("SheetModel", "Board {board}").format(board=number)]
        for column, text, note in zip(self.columns, row.texts, row.notes, strict=True):
            if text and column.kind not in CENTRED:
                told.append(f"{column.heading} {text} {note}")
        return ", ".join(" ".join(each.split()) for each in told)

    def spoken_place(self, index: Index) -> str:
        """The board and the table of a cell."""
        heading = self.columns[index.column()].heading
        board = translate("SheetModel", "Board {board}").format(board=self.rows[index.row()].number)
        return f"{board}, {' '.join(heading.split())}"

    def _spoken(self, row: BoardRow, at: int) -> str:
        heading = self.columns[at].heading.replace("\n", " ")
        board = translate("SheetModel", "Board {board}").format(board=row.number)
        words = (mark_word(each, user_language()) for each in row.marks[at])
        told = (board, heading, row.texts[at], row.notes[at], *words)
        return ", ".join(filter(None, told))

    @property
    def marks(self) -> frozenset[Mark]:
        """All signs that are in sight, once something is entered."""
        begun = any(any(row.typed) for row in self.rows)
        return frozenset(mark for row in self.rows for each in row.marks for mark in each if begun)

    def _board_header(self, section: int, role: int) -> object:
        """The boards stand beside their rows, where they stay in sight."""
        if role == Qt.ItemDataRole.DisplayRole:
            return str(self.rows[section].number)
        return RIGHT if role == Qt.ItemDataRole.TextAlignmentRole else None


def _aligned(column: SheetColumn) -> Qt.AlignmentFlag:
    if column.kind in CENTRED:
        return CENTRE
    return LEFT if column.kind in ON_THE_LEFT else RIGHT
