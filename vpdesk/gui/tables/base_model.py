"""What the Qt models of all tables have in common."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QAbstractTableModel, Qt

from vpdesk.gui.tables.indexes import NOWHERE, Index

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


class BaseModel(QAbstractTableModel):
    """A model whose own class says how many cells there are, and what is in them."""

    @property
    def _size(self) -> tuple[int, int]:
        """Rows and columns."""
        raise NotImplementedError

    @property
    def headings(self) -> Sequence[str]:
        """Those of the columns."""
        return ()

    def _alignment(self, _column: int) -> Qt.AlignmentFlag | None:
        """Where texts and heading of a column stand; None for what Qt has for each."""
        return None

    def _is_editable(self, _index: Index) -> bool:
        """Something can be typed in a cell."""
        return False

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else self._size[0]

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else self._size[1]

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsEditable if self._is_editable(index) else flags

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.headings[section]
        return self._alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _tell_rows(self, rows: Iterable[int]) -> None:
        """Tell the view of all rows from the first to the last of these that are others."""
        changed = sorted(rows)
        if changed:
            last = self.index(changed[-1], self.columnCount() - 1)
            self.dataChanged.emit(self.index(changed[0], 0), last)
