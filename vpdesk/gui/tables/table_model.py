"""The Qt model of a report table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from vpdesk.gui.tables.indexes import NOWHERE, Index
from vpdesk.report.table import Cell, Table


class TableModel(QAbstractTableModel):
    """Shows a report table; `table` is replaced as a whole."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = Table("", "", (), (), ())

    def set_table(self, table: Table) -> None:
        """Show another table."""
        self.beginResetModel()
        self.table = table
        self.endResetModel()

    def cell(self, index: Index) -> Cell:
        """The report's cell at an index."""
        return self.table.rows[index.row()][index.column()]

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.table.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.table.headings)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cell(index).text
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.cell(index).note or None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.AccessibleTextRole:
            cell = self.cell(index)
            heading = self.table.headings[index.column()].replace("\n", " ")
            parts = (heading, cell.text, cell.note)
            return ", ".join(part for part in parts if part)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.table.headings[section]
        return None
