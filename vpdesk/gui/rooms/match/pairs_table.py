"""The table of the pairs of a score sheet, whose names are typed in place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from vpdesk.gui.rooms.match.pairs_model import EW, EW_VP, IMPS, NS, PairsModel
from vpdesk.gui.tables.base_table import copy_lines
from vpdesk.gui.tables.entry_table import EntryTable, Trigger
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.tables.name_completer import NamesDelegate, Offer, OfferSearch
from vpdesk.gui.texts import translate
from vpdesk.match.line_ups import pairs_of
from vpdesk.match.results import SheetResult
from vpdesk.match.score_sheet import ScoreSheet
from vpdesk.scales import Scale


class MembersDelegate(NamesDelegate):
    """Cells of names offer the pairs that the team at that place can make."""

    def __init__(
        self, offered: Callable[[int, int, str], Sequence[Offer]], parent: QObject
    ) -> None:
        super().__init__(lambda _: (), (NS, EW), parent)
        self._offered = offered

    @property
    def _called(self) -> str:
        return translate("PairsModel", "Pairs of the team")

    def _search_of(self, index: Index) -> OfferSearch:
        return partial(self._offered, index.row(), index.column())


class PairsTable(EntryTable):
    """Shows a PairsModel. players: who plays in the home team and in that of the visitors."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pairs = PairsModel(self)
        self.show_model(self.pairs)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(Trigger.AnyKeyPressed | Trigger.DoubleClicked | Trigger.EditKeyPressed)
        self.stretched = (NS, EW)
        self.players: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
        self.setItemDelegate(MembersDelegate(self._offered, self))

    def show_sheet(
        self,
        sheet: ScoreSheet,
        result: SheetResult,
        scale: Scale | None,
        players: tuple[tuple[str, ...], tuple[str, ...]],
    ) -> None:
        """Show the tables of a sheet; what each comes to, where it is a match of its own.

        players: of both teams, which are offered.
        """
        self.players = players
        self.pairs.show(sheet, result, scale)
        hidden = sheet.method.teams
        if hidden != self.isColumnHidden(IMPS):
            for column in range(IMPS, EW_VP + 1):
                self.setColumnHidden(column, hidden)
            self.fit_columns()

    def _offered(self, table: int, column: int, typed: str) -> Sequence[Offer]:
        """The pairs of the team that sits there of whose names what is typed begins any."""
        at_home = (table % 2 == 0) is (column == NS)
        return [Offer(pair, pair) for pair in pairs_of(self.players[0 if at_home else 1], typed)]

    def focusInEvent(self, event: QFocusEvent) -> None:
        if self.pairs.rows and not self.currentIndex().isValid():
            self.go_to(0, NS)
        super().focusInEvent(event)

    def copy(self, *, headings: bool) -> None:
        """Put all tables on the clipboard."""
        copy_lines(self.pairs.rows, self.pairs.headings if headings else ())
