"""The window for the pairs of an evening: where they start, and the ranking as it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vpdesk.gui.hall.lists_window import ListsWindow
from vpdesk.gui.texts import user_language
from vpdesk.report.pairs.pairs_tables import PairsTables
from vpdesk.report.pairs.sheets import RANKING, START_BY_NAME, START_BY_TABLE

if TYPE_CHECKING:
    from vpdesk.gui.desk.document import Change
    from vpdesk.gui.rooms.pairs.document import PairsDocument
    from vpdesk.pairs.evening import Evening
    from vpdesk.report.sheet import Sheet
    from vpdesk.report.table import Table

PARTS = (START_BY_NAME, START_BY_TABLE, RANKING)


class PairsPresentation(ListsWindow):
    """Shows players where they start or how they stand, and follows the desk.

    Before the first result it shows the start list, then the ranking, until something is chosen.
    Where a list has several tables, as with two winners, they are shown in turn.
    """

    def __init__(self) -> None:
        super().__init__("pairsPresentationWindow", "present#pairs")
        self._part: Sheet | None = None  # that was chosen
        self._at = 0  # which of its tables
        self._document: PairsDocument | None = None

    def follow(self, document: PairsDocument) -> None:
        """Show this document's evening from now on, in the language of now."""
        if self._document is not document:
            self._document = document
            document.changed.connect(self._follow)
        translate = user_language().translate
        self._make_actions({part: translate("ExportForm", part.title) for part in PARTS})
        self._refresh()

    def _follow(self, change: Change[Evening]) -> None:
        """Another evening is shown from its top."""
        if change.begun:
            self._at = 0
            self._refresh()
        else:
            self._soon.start()

    @property
    def shown(self) -> Sheet:
        """What is shown: a ranking only where there is one."""
        if self._document is None or not self._document.evening.entries:
            return START_BY_NAME if self._part in (None, RANKING) else self._part
        return self._part or RANKING

    def show_part(self, part: Sheet) -> None:
        """Show one of the lists, from its top."""
        self._part, self._at = part, 0
        self._refresh()

    def _tables(self) -> tuple[Table, ...]:
        assert self._document is not None
        if not self._document.evening.sections:
            return ()
        tables = PairsTables(self._document.scored, user_language())
        if self.shown is RANKING:
            return tuple(tables.rankings())
        return (tables.by_name(),) if self.shown is START_BY_NAME else tuple(tables.by_table())

    def _show_next(self) -> None:
        count = len(self._tables())
        if self._at + 1 < count:
            self._at += 1
        elif self.in_turn:
            there = self._there
            self._part, self._at = there[(there.index(self.shown) + 1) % len(there)], 0
        elif count > 1:
            self._at = 0
        else:
            return
        self._refresh()

    @property
    def _there(self) -> tuple[Sheet, ...]:
        """What there is to be shown: a ranking only where there are results."""
        entries = self._document is not None and bool(self._document.evening.entries)
        return PARTS if entries else tuple(each for each in PARTS if each is not RANKING)

    def _refresh_kept(self) -> None:
        self._refresh(keep=True)

    def _refresh(self, *, keep: bool = False) -> None:
        """Show the table as it is; keep: where it has scrolled to, if it is the same one."""
        if self._document is None or not self.isVisible():
            return
        tables, before = self._tables(), self.table.title
        self._at = min(self._at, max(0, len(tables) - 1))
        table = tables[self._at] if tables else None
        keep = keep and table is not None and table.title == before
        empty = self.tr("Nobody is seated yet")
        self.table.show_table(table, self._document.evening.name, empty, keep=keep)
        self._show_state()
