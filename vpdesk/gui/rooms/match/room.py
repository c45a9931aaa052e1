"""The match room: a match board by board, and what a director rules where one went wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout

from vpdesk.gui.desk.paged_room import PagedRoom, PageEntry
from vpdesk.gui.rooms.match.actions import BACK_KEYS, PAGE_KEYS
from vpdesk.gui.rooms.match.lent_bar import LentBar
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.flow_label import FlowLabel
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import flow
from vpdesk.match.errors import MatchError
from vpdesk.match.score_sheet import boards_lost, tables_lost
from vpdesk.report.match.words import listed

if TYPE_CHECKING:
    from vpdesk.gui.desk.document import Change
    from vpdesk.gui.desk.page import LabPage
    from vpdesk.gui.rooms.match.document import MatchDocument
    from vpdesk.gui.rooms.match.ruling_page import RulingPage
    from vpdesk.gui.rooms.match.sheet_page import SheetPage
    from vpdesk.match.outcome import Match
    from vpdesk.match.score_sheet import ScoreSheet
    from vpdesk.scales import ScaleSpec


class MatchRoom(PagedRoom):
    """Shows the match of a document: its score sheet, the rulings on it, and its scale.

    regulationChosen: the key of the one that rulings are to follow from now on.
    """

    regulationChosen = Signal(str)
    name, of_imps = "match", True

    def __init__(self, document: MatchDocument) -> None:
        self.document = document
        self._down = False  # Enter goes down in the sheet
        self.regulation = ""  # that rulings follow where the match says nothing else
        super().__init__(_entries(), document)
        self.taken_out = named(FlowLabel(), "takenOut")
        self.put_back = named(QPushButton(self.tr("Put Back")), "putBack")
        self.put_back.setToolTip(self.tr("Undoes the step that took these scores out"))
        self.put_back.clicked.connect(self.undo)
        self._notice = flow(self.taken_out, self.put_back)
        self._notice.hide()
        self.lent = named(LentBar(document, BACK_KEYS[0]), "lentBar", "match#event")
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(0, self.lent)
        self.lent.follow()
        layout.insertWidget(2, self._notice)
        document.changed.connect(self._follow)
        self.controls.fix_scale(document.lent is not None)
        self.show_choice()

    @property
    def choice(self) -> ScaleSpec:
        """The scale of the match."""
        return self.document.choice

    def request(self, choice: ScaleSpec) -> None:
        """Choose another scale for the match, if its sheet can have as many boards."""
        try:
            self.document.choose(choice)
        except MatchError as error:
            self.controls.show_choice(self.choice)
            self._tell(user_language().error(error), may_undo=False)

    @property
    def title(self) -> str:
        """The name of the file or of the teams."""
        return f"{self.document.title}[*]"

    @property
    def modified(self) -> bool:
        """There are changes that are not saved; those of a match of an event are."""
        return self.document.lent is None and self.document.modified

    def undo(self) -> None:
        """Take the last step back."""
        self._step(super().undo)

    def redo(self) -> None:
        """Do again what was undone last."""
        self._step(super().redo)

    def _step(self, do: Callable[[], None]) -> None:
        """Take a step, and show where something is another now."""
        before = self.document.match
        do()
        now = self.document.match
        if now.sheet != before.sheet:
            if self.page_name == "sheet":
                self.show_sheet().go_changed(before.sheet)
        elif now.ruled != before.ruled and now.ruled.adopted == before.ruled.adopted:
            self.show_page("ruling")

    def set_down(self, down: bool) -> None:
        """Have Enter go down in the score sheet, or across."""
        self._down = down
        if "sheet" in self.pages:
            cast("SheetPage", self.pages["sheet"]).table.down = down

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
            sheet.table.down = self._down
            sheet.follow_regulation(self.regulation)
            self.regulationChosen.connect(sheet.follow_regulation)
        elif new and name == "ruling":
            ruling = cast("RulingPage", page)
            ruling.follow_regulation(self.regulation)
            ruling.show_document(self.document)
            ruling.regulationChosen.connect(self._remember_regulation)
        return page

    def _remember_regulation(self, key: str) -> None:
        """Other matches follow it too, unless they say otherwise."""
        self.regulation = key
        self.regulationChosen.emit(key)

    def _follow(self, change: Change[Match]) -> None:
        """The match was changed; scores that a change has taken out are told, whatever made it."""
        before, now = self.document.before, self.document.sheet
        text = "" if before is None else _taken_out(before.sheet, now)
        self._tell(text, may_undo=True)
        if change.begun:
            self._tell_regulation()
            self.controls.fix_scale(self.document.lent is not None)
        if change.begun or change.before.choice != change.now.choice:
            self.show_choice()
        if change.begun:
            self.controls.kind.forget()

    def _tell(self, text: str, *, may_undo: bool) -> None:
        """Say something over the pages, or "" where there is nothing to say."""
        self.taken_out.setText(f"\N{WARNING SIGN} {text}")
        self.put_back.setVisible(may_undo)
        self._notice.setVisible(bool(text))

    def _tell_regulation(self) -> None:
        """A match that begins follows the regulation that was chosen last."""
        for page in self.pages.values():
            cast("SheetPage | RulingPage", page).follow_regulation(self.regulation)


def _taken_out(before: ScoreSheet, now: ScoreSheet) -> str:
    """Which scores are not on the sheet any more, in a sentence; "" where all are."""
    if boards := boards_lost(before, now):
        text = translate("MatchRoom", "%n scored board(s) taken out: {boards}.", None, len(boards))
        return text.format(boards=listed(boards))
    if scores := tables_lost(before, now):
        return translate("MatchRoom", "%n score(s) of other tables taken out.", None, scores)
    return ""


def _entries() -> tuple[PageEntry, ...]:
    texts = {
        "sheet": (translate("MatchRoom", "Score Sheet"), _sheet),
        "ruling": (translate("MatchRoom", "Ruling"), _ruling),
    }
    return tuple(
        PageEntry(name, text, PAGE_KEYS[name], load) for name, (text, load) in texts.items()
    )


def _sheet() -> type[LabPage]:
    from vpdesk.gui.rooms.match.sheet_page import SheetPage

    return SheetPage


def _ruling() -> type[LabPage]:
    from vpdesk.gui.rooms.match.ruling_page import RulingPage

    return RulingPage
