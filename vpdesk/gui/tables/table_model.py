"""The Qt model of a report table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QMimeData, QModelIndex, QObject, Qt

from vpdesk.gui.tables.base_model import RIGHT, BaseModel
from vpdesk.gui.tables.indexes import NOWHERE, Index
from vpdesk.gui.texts import plain_tip
from vpdesk.report.table import Cell, Table


class TableModel(BaseModel):
    """Shows a report table; `table` is replaced as a whole."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = Table("", "", (), (), ())

    def set_table(self, table: Table) -> None:
        """Show another table."""
        self.beginResetModel()
        self.table = table
        self.endResetModel()

    def change_table(self, table: Table) -> None:
        """Show another table of as many columns, telling what is another in it."""
        before, count, last = self.table, len(self.table.rows), len(table.rows) - 1
        if last >= count:
            self.beginInsertRows(NOWHERE, count, last)
            self.table = replace(before, rows=(*before.rows, *table.rows[count:]))
            self.endInsertRows()
        elif last < count - 1:
            self.beginRemoveRows(NOWHERE, last + 1, count - 1)
            self.table = replace(before, rows=before.rows[: last + 1])
            self.endRemoveRows()
        self.table = table
        for column, (old, new) in enumerate(zip(before.headings, table.headings, strict=True)):
            if old != new:
                self.headerDataChanged.emit(Qt.Orientation.Horizontal, column, column)
        changed, common = _changed(before, table), min(count - 1, last)
        if changed and common >= 0:
            self.dataChanged.emit(self.index(0, changed[0]), self.index(common, changed[-1]))

    def cell(self, index: Index) -> Cell:
        """The report's cell at an index."""
        return self.table.rows[index.row()][index.column()]

    @property
    def headings(self) -> Sequence[str]:
        return self.table.headings

    @property
    def _size(self) -> tuple[int, int]:
        return len(self.table.rows), len(self.table.headings)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else flags

    def mimeTypes(self) -> list[str]:
        return ["text/plain", "text/html"]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The cells that are dragged out, with the headings of their columns."""
        from vpdesk.gui.desk.clipboard import lines_data  # not at the start

        rows, columns = ({*map(place, indexes)} for place in (QModelIndex.row, QModelIndex.column))
        lines = [[self.table.rows[row][i].text for i in sorted(columns)] for row in sorted(rows)]
        headings = [self.table.headings[i].replace("\n", " ") for i in sorted(columns)]
        return lines_data([headings, *lines])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cell(index).text
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self.cell(index).note) or None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT
        if role == Qt.ItemDataRole.AccessibleTextRole:
            cell = self.cell(index)
            heading = self.table.headings[index.column()].replace("\n", " ")
            parts = (heading, cell.text, cell.note)
            return ", ".join(part for part in parts if part)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Vertical and role == Qt.ItemDataRole.DisplayRole:
            return self.table.rows[section][0].text  # of a heat map
        return super().headerData(section, orientation, role)


def _changed(before: Table, table: Table) -> Sequence[int]:
    """The columns that look otherwise in the rows that both tables have."""
    columns = range(len(table.headings))
    if (before.current, before.lined) != (table.current, table.lined):
        return columns
    rows = list(zip(before.rows, table.rows, strict=False))
    return [i for i in columns if any(old[i] != new[i] for old, new in rows)]
