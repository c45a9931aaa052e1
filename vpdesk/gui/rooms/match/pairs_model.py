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

    named: the names of all tables as the user wants them, (NS, EW) each.
    """

    named = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[tuple[str, ...], ...] = ()

    def show(self, sheet: ScoreSheet, result: SheetResult, scale: Scale | None) -> None:
        """Show the tables of a sheet; without a scale there are no VPs, in teams only names."""
        if sheet.method.teams:
            rows = tuple(_names_of(sheet, table) for table in range(sheet.tables))
        else:
            rows = tuple(_row(sheet, result, scale, table) for table in range(sheet.tables))
        if len(rows) != len(self.rows):
            self.beginResetModel()
            self.rows = rows
            self.endResetModel()
        elif rows != self.rows:
            self.rows = rows
            self._tell_rows(range(len(rows)))

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
        names = [[row[NS], row[EW]] for row in self.rows]
        names[index.row()][index.column() - NS] = one_line(str(value))
        self.named.emit(tuple((one, other) for one, other in names))
        return True


def _names_of(sheet: ScoreSheet, table: int) -> tuple[str, ...]:
    names = sheet.names[table] if sheet.names else ("", "")
    return (table_name(sheet, table, user_language()), *names, "", "", "", "")


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
