"""The score sheet of a match, filled in board by board."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from vpdesk.errors import WordedError
from vpdesk.gui.match_document import MatchDocument
from vpdesk.gui.rooms.lab_page import LabPage
from vpdesk.gui.rooms.sheet_details import SheetDetails
from vpdesk.gui.rooms.sheet_totals import SheetTotals
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.fields import leave_keys
from vpdesk.gui.widgets.fitting import FittingArea
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.message_line import MessageLine
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.pairs_table import PairsTable
from vpdesk.gui.widgets.rows import flow, labelled
from vpdesk.gui.widgets.shared_width import SharedWidth
from vpdesk.gui.widgets.sheet_table import SheetTable
from vpdesk.match.notation import letters_of
from vpdesk.match.results import SheetResult, sheet_result
from vpdesk.match.sheet import Method, Sheet
from vpdesk.match.typed import ADJUST, place_for, with_typed
from vpdesk.report.laboratory_parts import MatchPart
from vpdesk.report.scale_names import scale_name
from vpdesk.scales import Scale, ScaleError, Unit

if TYPE_CHECKING:
    from vpdesk.export.subject import Subject

SHEET_SHARE = 0.68  # of the width
NARROW = 110  # characters beside each other, below which the scores need all of the width
MOST_NAMED = 12  # boards that are listed one by one


class SheetPage(LabPage):
    """Shows the score sheet of a document, and lets the user fill it in."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = MatchDocument()
        self._shown = self.document.sheet
        self._scale: Scale | None = None
        self._scale_error = ""
        self._narrow: bool | None = None
        self._language = user_language()
        self.quick = named(QLineEdit(), "quickScore")
        self.cancel = named(QPushButton(self.tr("Cancel the Board")), "cancelBoard")
        self.adjust = named(QPushButton(self.tr("Adjust the Board")), "adjustBoard")
        self.more = named(QPushButton(self.tr("&Details")), "sheetDetailsButton")
        self.state = named(QLabel(), "sheetState")
        self.table = named(SheetTable(), "sheetTable")
        self.pairs = named(PairsTable(), "pairsTable")
        self.details = named(SheetDetails(), "sheetDetails")
        self.totals = named(SheetTotals(), "sheetTotals")
        self.line = named(MessageLine(), "sheetLine")
        self._lay_out()
        self._connect()

    def show_document(self, document: MatchDocument) -> None:
        """Show the match of a document from now on."""
        self.document = document
        document.stateChanged.connect(self._show)
        self._show()
        self.table.go_missing()

    # What the room asks for

    @property
    def subject(self) -> Subject:
        """The score sheet; one without scores is printed to be written on."""
        from vpdesk.export.file_names import plain_name  # noqa: PLC0415 - when wanted
        from vpdesk.export.pieces_subject import PiecesSubject  # noqa: PLC0415
        from vpdesk.report.match_tables import score_sheet  # noqa: PLC0415

        sheet, scale = self._shown, self._scale
        names = " ".join((sheet.home, sheet.away)) if sheet.method.teams else sheet.event
        return PiecesSubject(
            plain_name(names) or "match",
            ((MatchPart.SCORE_SHEET, lambda language: score_sheet(sheet, scale, language)),),
        )

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

    def copy(self) -> None:
        """Copy the boards in which something is selected, or the pairs."""
        self._copy(headings=False)

    def copy_with_headings(self) -> None:
        """The same, with headings."""
        self._copy(headings=True)

    def select_all(self) -> None:
        """Select all boards, or all pairs."""
        table = self.pairs if self.pairs.hasFocus() else self.table
        table.setFocus()
        table.selectAll()

    def go_first(self) -> None:
        """Move the keyboard to the scores."""
        self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if not self.table.currentIndex().isValid():
            self.table.go_missing()

    # What the menu asks for

    def cancel_board(self) -> None:
        """Cancel the board, or take that back."""
        self.table.setFocus()
        self.table.cancel_board()

    def adjust_board(self) -> None:
        """Begin to type what both sides get."""
        self.table.setFocus()
        self.table.begin_with(f"{ADJUST} ")

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    @property
    def _is_narrow(self) -> bool:
        return self.width() < NARROW * self.fontMetrics().averageCharWidth()

    def _fit(self) -> None:
        """In a narrow room the details leave their place to the scores."""
        if self._is_narrow != self._narrow:
            self._narrow = self._is_narrow
            self.more.setChecked(not self._narrow)

    def _show(self) -> None:
        """Show the match as it is now."""
        before, sheet = self._shown, self.document.sheet
        result = sheet_result(sheet)
        self._shown = sheet
        self._find_scale()
        self.table.show_sheet(sheet, result)
        self.details.show_sheet(sheet)
        self.totals.show_result(sheet, result, self._scale, self._note(result))
        self._pairs_part.setVisible(not sheet.method.teams)
        if not sheet.method.teams:
            self.pairs.show_sheet(sheet, result, self._scale)
        self.state.setText(self._state(result))
        self.line.set_lasting(self._advice(), "")
        lost = _lost(before, sheet) if before is not None else 0
        if lost:
            text = translate(
                "SheetPage", "%n scored board(s) taken out; undo takes that back.", None, lost
            )
            self.line.show_for_now(text)
        self.stateChanged.emit()

    def _find_scale(self) -> None:
        """The scale for the boards that count; none where there is none for IMPs."""
        self._scale, self._scale_error = None, ""
        boards = self._shown.boards
        if not boards:
            self._scale_error = self.tr("All boards are cancelled.")
            return
        try:
            scale = replace(self.document.choice, boards=boards).scale(boards)
        except ScaleError as error:
            self._scale_error = self._language.error(error)
            return
        if scale.unit is Unit.PERCENT:
            self._scale_error = self.tr("This scale is for percentages: choose one for IMPs.")
            return
        self._scale = scale

    def _note(self, result: SheetResult) -> str:
        """By which scale, and what is particular about the result."""
        parts = [self._scale_error]
        if self._scale is not None:
            text = self.tr("{scale}, {boards}")
            boards = self._language.boards(self._scale.boards)
            parts = [text.format(scale=scale_name(self._scale, self._language), boards=boards)]
        if result.cancelled:
            numbers = _listed(result.cancelled)
            parts.append(self.tr("cancelled: {boards}").format(boards=numbers))
        if result.missing and any(match.counted for match in result.matches):
            numbers = _listed(result.missing)
            parts.append(self.tr("still to come: {boards}").format(boards=numbers))
        if any(match.unequal for match in result.matches):
            parts.append(
                self.tr("the VPs of each side are from its own margin, and need not add up")
            )
        return "; ".join(part for part in parts if part)

    def _state(self, result: SheetResult) -> str:
        if result.finished:
            return self.tr("All scores are there")
        return translate("SheetPage", "%n board(s) to come", None, len(result.missing))

    def _advice(self) -> str:
        return self.tr(
            "Type a contract such as 4♠= N, written 4s=n, or the points of North-South, then "
            "Enter. C cancels a board, A 3 -3 gives IMPs to both sides, Delete takes back."
        )

    # What it changes

    def _type(self, number: int, table: int, text: str) -> bool:
        """Take over what was typed for a table on a board; whether it can stand there."""
        sheet, letters = self._shown, letters_of(self._language.code)
        try:
            wanted = with_typed(sheet, number, table, text, letters, self._average(sheet.method))
        except WordedError as error:
            self.line.show_for_now(f"\N{WARNING SIGN} {self._language.error(error)}")
            self.table.refuse()
            return False
        self.line.show_for_now("")
        self.document.request(wanted, self.tr("board {board}").format(board=number))
        self._tell_of(number, table)
        return True

    def _tell_of(self, number: int, table: int) -> None:
        """What is odd about a score that was just typed."""
        index = self.table.scores.score_index(number, table)
        note = index.data(Qt.ItemDataRole.ToolTipRole)
        if note:
            self.line.show_for_now(f"\N{WARNING SIGN} {note}")

    def _type_quickly(self) -> None:
        """A board and its score; a board alone is gone to."""
        board, _, text = self.quick.text().strip().partition(" ")
        if not board.isdecimal() or int(board) not in self._shown.numbers:
            self.line.show_for_now(
                self.tr("Type a board and its score, such as “12 4s= n”; there is no such board.")
            )
            self.quick.selectAll()
            return
        number = int(board)
        place = place_for(self._shown, number, self.table.place[1])
        if not text.strip():
            self.quick.clear()
            self.table.go_place(*place)
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._type(*place, text):
            self.quick.clear()
            self.table.go_place(*place)
        else:
            self.quick.selectAll()

    def _average(self, method: Method) -> int:
        """The IMPs of an average plus: those of the usual regulation for such an event."""
        from vpdesk.regulation_library import built_in  # noqa: PLC0415 - when wanted

        usual = built_in()
        butler = [each for each in usual if method is Method.BUTLER and "butler" in each.key]
        return (butler or usual)[0].average_plus // 100

    def _request(self, sheet: Sheet, text: str) -> None:
        self.line.show_for_now("")
        self.document.request(sheet, text)

    def _rename(self, names: tuple[tuple[str, str], ...]) -> None:
        kept = names if any(map(any, names)) else ()
        self._request(replace(self._shown, names=kept), self.tr("names"))

    def _copy(self, *, headings: bool) -> None:
        (self.pairs if self.pairs.hasFocus() else self.table).copy(headings=headings)

    # How it is put together

    def _connect(self) -> None:
        self.table.typed.connect(self._type)
        self.quick.returnPressed.connect(self._type_quickly)
        self.cancel.clicked.connect(self.cancel_board)
        self.adjust.clicked.connect(self.adjust_board)
        self.details.requested.connect(self._request)
        self.details.refused.connect(self.line.show_for_now)
        self.pairs.pairs.named.connect(self._rename)

    def _lay_out(self) -> None:
        self._describe()
        bar = flow(
            labelled(self.tr("&Quick entry"), self.quick),
            *(self.cancel, self.adjust, self.more, self.state),
        )
        side = FittingArea(self.details)
        self.more.setCheckable(True)
        self.more.setChecked(True)
        self.more.toggled.connect(side.setVisible)
        self._pairs_part = QWidget()
        pairs_layout = QVBoxLayout(self._pairs_part)
        pairs_layout.setContentsMargins(0, 0, 0, 0)
        label = QLabel(self.tr("&Who played"))
        label.setBuddy(self.pairs)
        pairs_layout.addWidget(label)
        pairs_layout.addWidget(FocusFrame(self.pairs), 1)
        main = QWidget()
        main_layout = QVBoxLayout(main)
        main_layout.setContentsMargins(0, 0, 0, 0)
        main_layout.addWidget(FocusFrame(self.table), 3)
        main_layout.addWidget(self._pairs_part, 2)
        self._panes = SharedWidth(main, side, SHEET_SHARE)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        for widget in (bar, self._panes, self.totals, self.line):
            layout.addWidget(widget, int(widget is self._panes))

    def _describe(self) -> None:
        self.table.setAccessibleName(self.tr("Scores by boards and tables"))
        self.pairs.setAccessibleName(self.tr("Pairs of each table, with their results"))
        self.quick.setPlaceholderText("12 4s= n")
        self.quick.setMaximumWidth(22 * self.fontMetrics().averageCharWidth())
        self.quick.setToolTip(
            self.tr("A board and its score, in any order of boards; Enter takes it (Ctrl+R)")
        )
        self.cancel.setToolTip(self.tr("The board counts for nothing, or counts again (C)"))
        self.adjust.setToolTip(self.tr("Gives IMPs to both sides instead of a score (A)"))
        self.more.setToolTip(self.tr("Shows who plays, and how IMPs are counted (F7)"))
        leave_keys(self.quick)


def _listed(numbers: tuple[int, ...]) -> str:
    """Numbers one by one; of many, the first ones."""
    listed = ", ".join(map(str, numbers[:MOST_NAMED]))
    return f"{listed} …" if len(numbers) > MOST_NAMED else listed


def _lost(before: Sheet, now: Sheet) -> int:
    """How many boards with scores are not there any more, where others are."""
    kept = {line.entries for line in now.lines}
    gone = len(before.lines) > len(now.lines)
    return sum(not line.empty and line.entries not in kept for line in before.lines) if gone else 0
