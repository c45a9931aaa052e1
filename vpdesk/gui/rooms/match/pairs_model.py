"""The Qt model of the pairs of a score sheet where each table is a match of its own."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import (
    QObject,
    Qt,
    Signal,
)

from vpdesk.errors import one_line
from vpdesk.gui.tables.base_model import LEFT, RIGHT, BaseModel
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.texts import translate, user_language
from vpdesk.match.results import SheetResult, match_vps
from vpdesk.match.score_sheet import ScoreSheet
from vpdesk.report.match.ruling_words import vp_text
from vpdesk.report.match.words import sides_text, table_name
from vpdesk.scales import Scale

TABLE, NS, EW, IMPS, MARGIN, NS_VP, EW_VP = range(7)
NAMES = (NS, EW)


class PairsModel(BaseModel):
    """Shows who plays at each table, and what that comes to.

    named: from which board on (number) who plays at all tables, (NS, EW) each, as the user wants
        it. In a match of teams those who play from a later board on have rows of their own.
    """

    named = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[tuple[str, ...], ...] = ()
        self._begin: tuple[int, ...] = ()  # the board from which on, of each row

    def show(self, sheet: ScoreSheet, result: SheetResult, scale: Scale | None) -> None:
        """Show the tables of a sheet; without a scale there are no VPs, in teams only names."""
        if sheet.method.teams:
            rows = tuple(
                _names_of(sheet, table, board)
                for board in (0, *(board for board, _ in sheet.later))
                for table in range(sheet.tables)
            )
        else:
            rows = tuple(_row(sheet, result, scale, table) for table in range(sheet.tables))
        first = (sheet.numbers[0], *(board for board, _ in sheet.later))
        parts = first if sheet.method.teams else first[:1]
        self._begin = tuple(board for board in parts for _ in range(sheet.tables))
        if len(rows) != len(self.rows):
            self.beginResetModel()
            self.rows = rows
            self.endResetModel()
        elif rows != self.rows:
            self.rows = rows
            self._tell_rows(range(len(rows)))

    def row_of(self, board: int) -> int:
        """The first row of those who play from a board on; 0 where nobody begins there."""
        return self._begin.index(board) if board in self._begin else 0

    @property
    def headings(self) -> Sequence[str]:
        return (
            translate("PairsModel", "Table"),
            translate("PairsModel", "North-South"),
            translate("PairsModel", "East-West"),
            translate("PairsModel", "NS IMPs"),
            translate("PairsModel", "NS margin"),
            translate("PairsModel", "NS VP"),
            translate("PairsModel", "EW VP"),
        )

    @property
    def _size(self) -> tuple[int, int]:
        return len(self.rows), EW_VP + 1

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        return LEFT if column in (TABLE, *NAMES) else RIGHT

    def _is_editable(self, index: Index) -> bool:
        return index.column() in NAMES

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        text = self.rows[index.row()][index.column()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return text
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            table = self.rows[index.row()][TABLE]
            return ", ".join(filter(None, (table, self.headings[index.column()], text)))
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or index.column() not in NAMES:
            return False
        board = self._begin[index.row()]
        rows = [at for at, each in enumerate(self._begin) if each == board]
        names = {at: [self.rows[at][NS], self.rows[at][EW]] for at in rows}
        names[index.row()][index.column() - NS] = one_line(str(value))
        self.named.emit(board, tuple((one, other) for one, other in names.values()))
        return True


def _names_of(sheet: ScoreSheet, table: int, board: int = 0) -> tuple[str, ...]:
    """board: from which on; 0 for the beginning."""
    found = sheet.names_at(board) if board else sheet.names
    called = table_name(sheet, table, user_language())
    if board:
        text = translate("PairsModel", "{table}, from board {board}")
        called = text.format(table=called, board=board)
    return (called, *(found[table] if found else ("", "")), "", "", "", "")


def _row(
    sheet: ScoreSheet, result: SheetResult, scale: Scale | None, table: int
) -> tuple[str, ...]:
    language, total = user_language(), result.matches[table]
    name, *names = _names_of(sheet, table)[: EW + 1]
    margins = (Fraction(total.margins[0]), Fraction(total.margins[1]))
    vps = ["", ""]
    if scale is not None and total.counted:
        points = match_vps(sheet, total, scale)
        vps = [vp_text(each, language, whole=scale.whole) for each in points]
    return (
        name,
        *names,
        sides_text(total.imps, language) if total.counted else "",
        sides_text(margins, language) if total.counted else "",
        *vps,
    )
