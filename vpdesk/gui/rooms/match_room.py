"""The match room: a match board by board, and what a director rules where one went wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vpdesk.gui.match_actions import PAGE_KEYS
from vpdesk.gui.rooms.paged_room import PagedRoom, PageEntry
from vpdesk.gui.texts import translate

if TYPE_CHECKING:
    from vpdesk.gui.rooms.lab_page import LabPage
    from vpdesk.report.scale_report import ScaleChoice


class MatchRoom(PagedRoom):
    """Shows the score sheet of a match and the rulings on it, with a scale of their own."""

    name = "match"

    def __init__(self, choice: ScaleChoice) -> None:
        self._choice = choice
        super().__init__(_entries())
        self.show_choice()

    @property
    def choice(self) -> ScaleChoice:
        """The scale of the match."""
        return self._choice

    def request(self, choice: ScaleChoice) -> None:
        """Choose another scale for the match."""
        if choice != self._choice:
            self._choice = choice
            self.show_choice()

    @property
    def title(self) -> str:
        """The page."""
        return self.tabs.tabText(self.tabs.currentIndex())


def _entries() -> tuple[PageEntry, ...]:
    texts = {
        "sheet": (translate("MatchRoom", "Score Sheet"), _sheet),
        "ruling": (translate("MatchRoom", "Ruling"), _ruling),
    }
    return tuple(
        PageEntry(name, text, PAGE_KEYS[name], load) for name, (text, load) in texts.items()
    )


def _sheet() -> type[LabPage]:
    from vpdesk.gui.rooms.sheet_page import SheetPage  # noqa: PLC0415 - start-up time

    return SheetPage


def _ruling() -> type[LabPage]:
    from vpdesk.gui.rooms.ruling_page import RulingPage  # noqa: PLC0415 - start-up time

    return RulingPage
