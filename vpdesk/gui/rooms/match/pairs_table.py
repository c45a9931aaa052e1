"""The table of the pairs of a score sheet, whose names are typed in place."""

from __future__ import annotations

from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from vpdesk.gui.rooms.match.pairs_model import EW, EW_VP, IMPS, NS, PairsModel
from vpdesk.gui.tables.base_table import copy_lines
from vpdesk.gui.tables.entry_table import EntryTable, Trigger
from vpdesk.match.results import SheetResult
from vpdesk.match.score_sheet import ScoreSheet
from vpdesk.scales import Scale


class PairsTable(EntryTable):
    """Shows a PairsModel."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pairs = PairsModel(self)
        self.show_model(self.pairs)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(Trigger.AnyKeyPressed | Trigger.DoubleClicked | Trigger.EditKeyPressed)
        self.stretched = (NS, EW)

    def show_sheet(self, sheet: ScoreSheet, result: SheetResult, scale: Scale | None) -> None:
        """Show the tables of a sheet; what each comes to, where it is a match of its own."""
        self.pairs.show(sheet, result, scale)
        hidden = sheet.method.teams
        if hidden != self.isColumnHidden(IMPS):
            for column in range(IMPS, EW_VP + 1):
                self.setColumnHidden(column, hidden)
            self.fit_columns()

    def focusInEvent(self, event: QFocusEvent) -> None:
        if self.pairs.rows and not self.currentIndex().isValid():
            self.go_to(0, NS)
        super().focusInEvent(event)

    def copy(self, *, headings: bool) -> None:
        """Put all tables on the clipboard."""
        copy_lines(self.pairs.rows, self.pairs.headings if headings else ())
