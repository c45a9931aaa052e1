"""The match room: a match board by board, and what a director rules where one went wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from vpdesk.gui.desk.paged_room import PagedRoom, PageEntry
from vpdesk.gui.desk.room import Welcoming
from vpdesk.gui.rooms.match.lent_bar import LentBar
from vpdesk.gui.rooms.match.match_header import MatchHeader
from vpdesk.gui.rooms.match.match_keys import GO_ON_KEYS, PAGE_KEYS
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.announce import warn
from vpdesk.gui.widgets.flow_label import FlowLabel
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import flow
from vpdesk.match.errors import MatchError
from vpdesk.match.match_step import match_step
from vpdesk.match.score_sheet import boards_lost, tables_lost
from vpdesk.next_step import Deed, NextStep, Out
from vpdesk.report.match.words import listed
from vpdesk.report.next_words import match_next

if TYPE_CHECKING:
    from vpdesk.gui.desk.document import Change
    from vpdesk.gui.desk.page import LabPage
    from vpdesk.gui.rooms.match.document import MatchDocument
    from vpdesk.gui.rooms.match.ruling_page import RulingPage
    from vpdesk.gui.rooms.match.sheet_page import SheetPage
    from vpdesk.match.outcome import Match
    from vpdesk.match.score_sheet import ScoreSheet
    from vpdesk.scales import ScaleSpec


class MatchRoom(Welcoming, PagedRoom):
    """Shows the match of a document: its score sheet, the rulings on it, and its scale.

    regulationChosen: the key of the one that rulings are to follow from now on.
    stepRequested: what is next is not done in the room (NextStep).
    welcome: what is shown while there is no match; None for nothing.
    out: what has left the house of the match as it is now.
    """

    regulationChosen = Signal(str)
    stepRequested = Signal(object)
    name, of_imps = "match", True

    def __init__(
        self, document: MatchDocument, regulation: str = "", out: Callable[[], Out] = Out
    ) -> None:
        self.document = document
        self._down = False  # Enter goes down in the sheet
        self.regulation = regulation  # that rulings follow where the match says nothing else
        super().__init__(_entries(), document)
        self.header = MatchHeader(document)
        self._entered = False  # the sheet is shown although nothing stands in it
        self.out = out
        self.taken_out = named(FlowLabel(), "takenOut")
        self.put_back = named(QPushButton(self.tr("Put Back")), "putBack")
        self.put_back.setToolTip(self.tr("Undoes the step that removed these scores"))
        self.put_back.clicked.connect(self.undo)
        self._notice = flow(self.taken_out, self.put_back)
        self._notice.hide()
        self.lent = named(LentBar(document, GO_ON_KEYS[0]), "lentBar", "match#event")
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(0, self.header)
        layout.insertWidget(0, self.lent)
        self.lent.follow()
        layout.insertWidget(3, self._notice)
        self.header.nextRequested.connect(self.do_next)
        self.header.tableRequested.connect(self.go_board)
        document.changed.connect(self._follow)
        self.controls.fix_scale(document.lent is not None)
        self.show_choice()
        self.show_next()

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
            cast("SheetPage", self.pages["sheet"]).set_down(down)

    # Its beginning, and what is next

    @property
    def welcomes(self) -> bool:
        """There is nothing to work on yet, and the user has not gone on by himself."""
        return self.welcome is not None and not self._entered and self.document.untouched

    def go_first(self) -> None:
        if self.welcomes and self.welcome is not None:
            self.welcome.go()
        else:
            super().go_first()

    def show_page(self, name: str) -> None:
        self._enter()
        super().show_page(name)

    def restore_layout(self, widths: tuple[int, ...]) -> None:
        entered = self._entered
        super().restore_layout(widths)
        self._entered = entered
        self._show_welcome()

    def go_boards(self) -> None:
        self._enter()
        super().go_boards()

    @property
    def next_step(self) -> NextStep:
        """What is to be done next."""
        return match_step(self.document.outcome, self.out())

    def do_next(self) -> None:
        """Do what is next, or ask for it."""
        step = self.next_step
        if self.welcomes and self.welcome is not None:
            self.welcome.buttons[0].click()
        elif step.do is Deed.RESULTS:
            self.go_board(step.tables[0])
        else:
            self.stepRequested.emit(step)

    def go_board(self, board: int) -> None:
        """Show the sheet, and move the keyboard to a board of it."""
        self.show_sheet().go_board(board)

    def show_next(self) -> None:
        """Say in the header what is next; what is next in an event, that says."""
        document = self.document
        words = match_next(self.next_step, user_language())
        self.header.show_next(words, may=document.lent is None and document.refused is None)

    def _enter(self) -> None:
        """Leave the welcome page for a match that is still empty."""
        self._entered = True
        self._show_welcome()

    def _show_welcome(self) -> None:
        welcomes = self.welcomes
        if self.welcome is not None:
            self.welcome.setVisible(welcomes)
        parts: tuple[QWidget, ...] = (self.header, self.controls, self.tabs, self._stack)
        for part in parts:
            part.setVisible(not welcomes)

    def show_sheet(self) -> SheetPage:
        """Show the score sheet."""
        if self.page_name != "sheet" or self.welcomes:
            self.show_page("sheet")
        return cast("SheetPage", self.page)

    def _get(self, name: str) -> LabPage:
        new = name not in self.pages
        page = super()._get(name)
        if new and name == "sheet":
            sheet = cast("SheetPage", page)
            sheet.show_document(self.document)
            sheet.set_down(self._down)
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
        self.header.show_match()
        self.show_next()
        if change.begun:
            self._entered = False
        self._show_welcome()
        if change.begun:
            self._tell_regulation()
            self.controls.fix_scale(self.document.lent is not None)
        if change.begun or change.before.choice != change.now.choice:
            self.show_choice()
        if change.begun:
            self.controls.kind.forget()

    def _tell(self, text: str, *, may_undo: bool) -> None:
        """Say something over the pages, or "" where there is nothing to say."""
        self.put_back.setVisible(may_undo)
        self._notice.setVisible(bool(text))
        warn(self.taken_out, text)

    def _tell_regulation(self) -> None:
        """A match that begins follows the regulation that was chosen last."""
        for page in self.pages.values():
            cast("SheetPage | RulingPage", page).follow_regulation(self.regulation)


def _taken_out(before: ScoreSheet, now: ScoreSheet) -> str:
    """Which scores are not on the sheet any more, in a sentence; "" where all are."""
    if boards := boards_lost(before, now):
        text = translate("MatchRoom", "%n scored board(s) removed: {boards}.", None, len(boards))
        return text.format(boards=listed(boards))
    if scores := tables_lost(before, now):
        return translate("MatchRoom", "%n score(s) of other tables removed.", None, scores)
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
