"""What stands over a match: what it comes to, what it is of, and what is next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vpdesk.gui.desk.room_header import RoomHeader
from vpdesk.gui.rooms.match.sheet_totals import SheetTotals
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.named import named
from vpdesk.report.match.words import event_text

if TYPE_CHECKING:
    from vpdesk.gui.rooms.match.document import MatchDocument


class MatchHeader(RoomHeader):
    """Shows the result of a match of two teams as its title; of pairs, the name of the match."""

    def __init__(self, document: MatchDocument) -> None:
        self._document = document
        self.totals = named(SheetTotals(), "sheetTotals")
        super().__init__("matchTitle", "matchFacts", has_screen=False)
        self.put_first(self.totals)
        self.show_match()

    def show_match(self) -> None:
        """Show the match of the document as it is now."""
        sheet = self._document.sheet
        self.totals.show_outcome(self._document.outcome)
        facts = (event_text(sheet, user_language()), self.totals.note.text())
        self.show_title(sheet.title or self._document.title, "; ".join(filter(None, facts)))

    def _fit(self) -> None:
        super()._fit()
        shown, low = self._document.outcome, self.is_low
        self.title.setVisible(not shown.sheet.sheet.method.teams)
        self.facts.setVisible(not low and shown.scale is not None)
        self.totals.set_compact(low)
        self.totals.note.setVisible(shown.scale is None)  # it says why there are no VPs
