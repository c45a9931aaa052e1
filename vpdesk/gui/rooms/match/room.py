"""The match room: a match board by board, and what a director rules where one went wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Signal

from vpdesk.gui.desk.paged_room import PagedRoom, PageEntry
from vpdesk.gui.rooms.match.actions import PAGE_KEYS
from vpdesk.gui.texts import translate

if TYPE_CHECKING:
    from vpdesk.gui.desk.page import LabPage
    from vpdesk.gui.rooms.match.document import MatchDocument
    from vpdesk.gui.rooms.match.ruling_page import RulingPage
    from vpdesk.gui.rooms.match.sheet_page import SheetPage
    from vpdesk.match.sheet import Sheet
    from vpdesk.report.scales.report import ScaleChoice


class MatchRoom(PagedRoom):
    """Shows the match of a document: its score sheet, the rulings on it, and its scale.

    Steps are undone in the page first, where that has some of its own.
    regulationChosen: the key of the one that rulings are to follow from now on.
    """

    regulationChosen = Signal(str)
    name = "match"

    def __init__(self, document: MatchDocument) -> None:
        self.document = document
        self.regulation = ""  # that rulings follow at first
        self._ruled: Sheet | None = None  # what the ruling page shows
        super().__init__(_entries(), document)
        document.stateChanged.connect(self._follow)
        self.show_choice()

    @property
    def choice(self) -> ScaleChoice:
        """The scale of the match."""
        return self.document.choice

    def request(self, choice: ScaleChoice) -> None:
        """Choose another scale for the match."""
        self.document.choose(choice)

    @property
    def title(self) -> str:
        """The name of the file or of the teams."""
        return f"{self.document.title}[*]"

    @property
    def modified(self) -> bool:
        """There are changes that are not saved."""
        return self.document.modified

    def undo(self) -> None:
        """Take the last step back."""
        self._step(super().undo)

    def redo(self) -> None:
        """Do again what was undone last."""
        self._step(super().redo)

    def _step(self, do: Callable[[], None]) -> None:
        before = self.document.sheet
        do()
        if self.page_name == "sheet":
            self.show_sheet().go_changed(before)

    def show_page(self, name: str) -> None:
        """Show a page, the ruling with the match of now."""
        super().show_page(name)
        self._tell_ruling()

    def show_sheet(self) -> SheetPage:
        """Show the score sheet."""
        if self.page_name != "sheet":
            self.show_page("sheet")
        return cast("SheetPage", self.page)

    def _get(self, name: str) -> LabPage:
        new = name not in self.pages
        page = super()._get(name)
        if new and name == "sheet":
            sheet = cast("SheetPage", page)
            sheet.show_document(self.document)
            sheet.follow_regulation(self.regulation)
            self.regulationChosen.connect(sheet.follow_regulation)
        elif new and name == "ruling":
            ruling = cast("RulingPage", page)
            ruling.begin_with(self.regulation)
            ruling.bar.chosen.connect(self.regulationChosen)
        return page

    def _follow(self) -> None:
        self._tell_ruling()
        self.show_choice()

    def _tell_ruling(self) -> None:
        """Let the ruling page know the sheet, if it is in sight and does not yet."""
        if self.page_name == "ruling" and self._ruled != self.document.sheet:
            self._ruled = self.document.sheet
            cast("RulingPage", self.page).show_sheet(self.document.sheet)


def _entries() -> tuple[PageEntry, ...]:
    texts = {
        "sheet": (translate("MatchRoom", "Score Sheet"), _sheet),
        "ruling": (translate("MatchRoom", "Ruling"), _ruling),
    }
    return tuple(
        PageEntry(name, text, PAGE_KEYS[name], load) for name, (text, load) in texts.items()
    )


def _sheet() -> type[LabPage]:
    from vpdesk.gui.rooms.match.sheet_page import SheetPage  # noqa: PLC0415 - start-up time

    return SheetPage


def _ruling() -> type[LabPage]:
    from vpdesk.gui.rooms.match.ruling_page import RulingPage  # noqa: PLC0415 - start-up time

    return RulingPage
