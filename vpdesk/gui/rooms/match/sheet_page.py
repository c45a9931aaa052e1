"""The score sheet of a match, filled in board by board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from vpdesk.errors import WordedError
from vpdesk.gui.desk.page import LabPage
from vpdesk.gui.rooms.match.document import MatchDocument
from vpdesk.gui.rooms.match.pairs_model import NS
from vpdesk.gui.rooms.match.pairs_table import PairsTable
from vpdesk.gui.rooms.match.score_entry import ScoreEntry
from vpdesk.gui.rooms.match.score_menu import open_score_menu
from vpdesk.gui.rooms.match.sheet_details import SheetDetails
from vpdesk.gui.rooms.match.sheet_table import SheetTable
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.fields import leave_keys, leave_wheel
from vpdesk.gui.widgets.fitted import Fitted
from vpdesk.gui.widgets.fitting_area import FittingArea
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.mark_key import MarkKey
from vpdesk.gui.widgets.message_line import MessageLine
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import flow, labelled
from vpdesk.gui.widgets.shared_width import HANDLE, SharedWidth
from vpdesk.match.outcome import Match
from vpdesk.match.score_sheet import ScoreSheet, TableNames, with_names
from vpdesk.match.typed import (
    ADJUST,
    first_change,
)
from vpdesk.report.match.sheets import BLANK_SHEET, ScoreSubject
from vpdesk.report.step_words import step_words

if TYPE_CHECKING:
    from vpdesk.gui.desk.document import Change

QWIDGETSIZE_MAX = (1 << 24) - 1  # Qt's own
SHEET_SHARE = 0.68  # of the width
NARROW = 110  # characters beside each other, below which the details are only shown if wanted
TIGHT = 80  # the same, below which they then take the place of the scores
ROOMS = 2  # tables of a match that are in sight together
SHORT = 18  # lines below each other, below which they need all of the height too


class SheetPage(Fitted, LabPage):
    """Shows the score sheet of a document, and lets the user fill it in."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = MatchDocument()
        self._shown = self.document.sheet
        self._outcome = self.document.outcome  # of what is shown
        self._said = ""
        self._narrow: bool | None = None
        self._short = False
        self._language = user_language()
        self.quick = named(QLineEdit(), "quickScore", "match#keys")
        self.cancel = named(QPushButton(self.tr("Cancel the Board")), "cancelBoard", "match#type")
        self.adjust = named(QPushButton(self.tr("Adjust the Board")), "adjustBoard", "match#type")
        self.more = named(QPushButton(self.tr("&Details")), "sheetDetailsButton")
        self.table = named(SheetTable(), "sheetTable", "match#type")
        self.pairs = named(PairsTable(), "pairsTable", "match#methods")
        self.copied_from = (self.table, self.pairs)
        self.details = named(SheetDetails(), "sheetDetails")
        self.line = named(MessageLine(), "sheetLine")
        self.key = MarkKey()
        self._lay_out()
        self.entry = ScoreEntry(self.table, self.quick, self)
        self._connect()
        leave_wheel(self)

    def set_down(self, down: bool) -> None:
        """Have Enter go down, or across."""
        self.table.set_down(down)

    def show_document(self, document: MatchDocument) -> None:
        """Show the match of a document from now on."""
        self.document = document
        self.entry.show_document(document)
        document.changed.connect(self._follow)
        self._show()
        self._fit()
        self.table.go_missing()

    def follow_regulation(self, key: str) -> None:
        """An average plus is worth what a regulation says; "" for what is usual."""
        self.entry.follow_regulation(key)

    # What the room asks for

    @property
    def subject(self) -> ScoreSubject:
        """The score sheet, and the same without scores, to be written on."""
        return ScoreSubject(replace(self.document.match, sheet=self._shown), self._outcome)

    @property
    def widths(self) -> tuple[int, ...]:
        """Whether the details are shown, and how they share the width."""
        return (int(self.more.isChecked()), *(self._panes.widths or (0, 0)))

    def restore_layout(self, widths: tuple[int, ...]) -> None:
        """Share the page as before."""
        if len(widths) == 3:
            self._narrow = None if self._narrow is None else self._is_narrow
            self.more.setChecked(bool(widths[0]))
        self._panes.restore(widths[1:])

    def go_changed(self, before: ScoreSheet) -> None:
        """Move to where the sheet is not as before, as after a step that was undone."""
        place = first_change(before, self._shown)
        if place is not None:
            self.table.go_place(*place)

    def go_first(self) -> None:
        """Move the keyboard to the scores."""
        if self._scores_part.isHidden():
            self.more.setChecked(False)
        self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if not self.table.currentIndex().isValid():
            self.table.go_missing()

    # What the menu asks for

    def cancel_board(self) -> None:
        """Cancel the board, or take that back."""
        self.table.setFocus()
        self.table.cancel_board()

    def adjust_board(self) -> None:
        """Ask what both sides get, and go back to the table."""
        self.table.setFocus()
        from vpdesk.gui.rooms.match.given_dialog import GivenDialog  # when wanted

        number, table = self.table.place
        index = self.table.scores.score_index(number, table)
        there = index.data(Qt.ItemDataRole.EditRole) or f"{ADJUST} "
        take, line = partial(self.entry.take, number, table), self._shown.line(number)
        GivenDialog(self.window(), number, there, (line.law, line.reason), take).open()

    def go_board(self, board: int) -> None:
        """Move the keyboard to the first place of a board that has no score."""
        self.go_first()
        tables = enumerate(self._shown.line(board).entries)
        self.table.go_place(board, next((at for at, each in tables if each is None), 0))

    def print_blank(self) -> None:
        """Ask how to print the sheet without scores."""
        self.printRequested.emit(BLANK_SHEET)

    def clear(self) -> None:
        """Delete what stands in the selected cells."""
        self.table.clear_selected()

    def go_details(self) -> None:
        """Move the keyboard to the details of the match."""
        self.more.setChecked(True)
        self.details.go()

    def go_quick(self) -> None:
        """Move the keyboard to the field for a board and its score."""
        self.quick.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.quick.selectAll()

    # How it shows

    @property
    def _is_narrow(self) -> bool:
        """The details would leave the sheet too little for both rooms and their IMPs."""
        least = NARROW * self.fontMetrics().averageCharWidth()
        if self._shown.tables == ROOMS:
            beside = self.details.minimumSizeHint().width() + HANDLE
            least = max(least, self.table.wanted_width + beside)
        return self.width() < least

    def _fit(self) -> None:
        """In a narrow page the details leave their place to the scores; so do others in a low one.

        What the buttons do there has keys.
        """
        if self._is_narrow != self._narrow:
            self._narrow = self._is_narrow
            self.more.setChecked(not self._narrow)
        self._short = self.height() < SHORT * self.fontMetrics().height()
        for button in (self.cancel, self.adjust):
            button.setVisible(not self._short)
        self.line.setVisible(not self._short)
        self.key.setVisible(not self._short)
        self._show_parts()

    def _show_parts(self) -> None:
        """Where there is little room the details, and the pairs, take that of the scores."""
        teams, details = self._shown.method.teams, self.more.isChecked()
        pairs = not teams or (self.document.lent is not None and details)
        tight = self.width() < TIGHT * self.fontMetrics().averageCharWidth()
        scores = not (details and (tight or (pairs and self._short)))
        self._pairs_part.setVisible(pairs and (details or not self._short))
        most = self.pairs.height_of(self._shown.tables) + 2 * self.fontMetrics().height()
        self._pairs_part.setMaximumHeight(most if teams else QWIDGETSIZE_MAX)
        self._scores_part.setVisible(scores)
        self._main.setVisible(scores or pairs)
        if scores:  # its remarks, too
            self._panes.widen(self._main.sizeHint().width())

    def _follow(self, change: Change[Match]) -> None:
        """The match was changed; a score leaves the details and the parts of the page alone."""
        before, now = self._outcome, self.document.match
        if change.begun or change.before != now:
            self._show_scores()
            if before.match.sheet.details != now.sheet.details:
                self.details.show_sheet(now.sheet)
        parts = (before.match.sheet.method, before.scale)
        if change.begun or parts != (now.sheet.method, self._outcome.scale):
            self._show_parts()
        if change.begun:
            self.details.fix_texts(self.document.lent is not None)
            self.entry.begin()
            self._fit()  # as if it had been there when the page got its width
            self.table.go_missing()

    def _show(self) -> None:
        """Show all of the match as it is now."""
        self.details.fix_texts(self.document.lent is not None)
        self._show_scores()
        self.details.show_sheet(self._shown)
        self._show_parts()

    def _show_scores(self) -> None:
        sheet = self._shown = self.document.sheet
        now = self._outcome = self.document.outcome
        result = now.sheet
        self.table.show_sheet(sheet, result)
        self.key.show_marks(self.table.scores.marks)
        if not sheet.method.teams or self.document.lent is not None:
            players = self.document.players if sheet.method.teams else ((), ())
            self.pairs.show_sheet(sheet, result, now.scale, players)
        self._say("")

    def _advice(self) -> str:
        return self.tr(
            "Type 4s=n for 4♠= N, or the points of NS. C cancels, A 3 -3 adjusts, Delete "
            "takes back."
        )

    # What it changes

    def _say(self, text: str) -> None:
        """Say something for now; a low page has room for it, but not for the advice."""
        if text != self._said:
            self._said = text
            self.line.show_for_now(text)
        self.line.setVisible(bool(text) or not self._short)

    def _complain(self, text: str) -> None:
        self._say(f"\N{WARNING SIGN} {text}")

    def _request(self, sheet: ScoreSheet, text: str) -> None:
        self._say("")
        self.document.request(sheet, text)

    def _request_change(self, change: Callable[[ScoreSheet], ScoreSheet], text: str) -> None:
        try:
            wanted = change(self._shown)
        except WordedError as error:
            self._complain(self._language.error(error))
            self.details.show_sheet(self._shown)
            return
        if wanted != self._shown:
            self._request(wanted, text)

    def _rename(self, board: int, names: TableNames) -> None:
        self._request_change(
            lambda sheet: with_names(sheet, board, names), step_words("SheetPage", "names")
        )

    def change_pairs(self) -> None:
        """Let others play from the board on that the keyboard is at: as before, to be changed."""
        sheet, (number, _) = self._shown, self.table.place
        if not sheet.method.teams or not sheet.names_at(number):
            self._say(self.tr("First enter who plays from the first board on (F7)."))
        elif sheet.row(number) == 0 or number in dict(sheet.later):
            self._say(self.tr("The line-up from board {board} on is entered.").format(board=number))
        else:
            self._rename(number, sheet.names_at(number))
            self.more.setChecked(True)
            self.pairs.go_to(self.pairs.pairs.row_of(number), NS)
            self.pairs.setFocus()

    # How it is put together

    def _connect(self) -> None:
        self.table.menuRequested.connect(
            lambda index, place: open_score_menu(
                table=self.table,
                sheet=self._shown,
                index=index,
                place=place,
                adjust=self.adjust_board,
            )
        )
        self.entry.said.connect(self._say)
        self.entry.refused.connect(self._complain)
        self.cancel.clicked.connect(self.cancel_board)
        self.adjust.clicked.connect(self.adjust_board)
        self.details.requested.connect(self._request_change)
        self.pairs.pairs.named.connect(self._rename)

    def _lay_out(self) -> None:
        self._describe()
        bar = flow(
            labelled(self.tr("&Quick entry"), self.quick),
            self.cancel,
            self.adjust,
            self.more,
        )
        side = FittingArea(self.details)
        self.more.setCheckable(True)
        self.more.setChecked(True)
        self.more.toggled.connect(side.setVisible)
        self.more.toggled.connect(self._show_parts)
        self._pairs_part = QWidget()
        pairs_layout = QVBoxLayout(self._pairs_part)
        pairs_layout.setContentsMargins(0, 0, 0, 0)
        label = QLabel(self.tr("&Who played"))
        label.setBuddy(self.pairs)
        pairs_layout.addWidget(label)
        pairs_layout.addWidget(FocusFrame(self.pairs), 1)
        main = self._main = QWidget()
        main_layout = QVBoxLayout(main)
        main_layout.setContentsMargins(0, 0, 0, 0)
        self._scores_part = FocusFrame(self.table)
        main_layout.addWidget(self._scores_part, 3)
        main_layout.addWidget(self._pairs_part, 2)
        self._panes = SharedWidth(main, side, SHEET_SHARE)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(bar)
        layout.addWidget(self._panes, 1)
        below = QHBoxLayout()
        below.setSpacing(16)
        below.addWidget(self.line, 1)
        below.addWidget(self.key, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(below)

    def _describe(self) -> None:
        self.line.set_lasting(self._advice(), "")
        self.table.setAccessibleName(self.tr("Scores by boards and tables"))
        self.pairs.setAccessibleName(self.tr("Pairs of each table, with their results"))
        letters = self._language.letters
        typed = f"12 4{letters.strains[3]}= {letters.seats[0]}"
        self.quick.setPlaceholderText(typed.lower())
        self.quick.setMaximumWidth(22 * self.fontMetrics().averageCharWidth())
        self.quick.setToolTip(
            self.tr("A board and its score, in any order of boards; Enter takes it (Ctrl+R)")
        )
        self.cancel.setToolTip(self.tr("The board counts for nothing, or counts again (C)"))
        self.adjust.setToolTip(self.tr("Gives IMPs to both sides instead of a score (A)"))
        self.more.setToolTip(self.tr("Shows who plays, and how IMPs are counted (F7)"))
        leave_keys(self.quick)
