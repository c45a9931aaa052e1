"""The page on which results are typed, board by board or table by table, and explained."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from vpdesk.gui.rooms.pairs.document import PairsDocument
from vpdesk.gui.rooms.pairs.place_groups import PlaceGroup, by_board, by_table
from vpdesk.gui.rooms.pairs.result_entry import PairsResultEntry
from vpdesk.gui.rooms.pairs.results_model import BOARD, ROUND, TABLE
from vpdesk.gui.rooms.pairs.results_table import ResultsTable
from vpdesk.gui.rooms.pairs.why_text import WhyText
from vpdesk.gui.tables.figures_table import FiguresTable
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.flow_label import FlowLabel
from vpdesk.gui.widgets.focus_frame import FocusFrame
from vpdesk.gui.widgets.fonts import bold
from vpdesk.gui.widgets.mark_key import MarkKey
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import flow, labelled
from vpdesk.gui.widgets.shared_width import SharedWidth
from vpdesk.gui.widgets.tall_rows import TallRows
from vpdesk.pairs.pairs_entry import BoardPlace
from vpdesk.report.deals.hand_records import hands_table, par_line
from vpdesk.report.pairs.pairs_words import board_text
from vpdesk.report.pairs.score_why import why_text

BY_BOARD, BY_TABLE = range(2)
LIST_LETTERS = 20  # the width of the list at most, in characters, where its texts are shorter
LIST_SHARE = 0.2
LEAST_ROWS, WHY_LINES = 6, 7  # results in sight, and lines of what explains them
APART = 12  # pixels between what one line says of the evening and of the board
TITLE_SIZE = 1.2  # times the type of all else
LIST_EDGE = 8  # pixels of the list beside its texts


class PlacesList(QListWidget):
    """What is picked stays in sight, whatever the height, and whatever it was before."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.currentIndex().isValid() and event.oldSize().height() != event.size().height():
            self.scrollTo(self.currentIndex(), self.ScrollHint.PositionAtCenter)


class ResultsPage(QWidget):
    """Shows the results of the board, or of the table in a round, that is picked in a list.

    said: something about what was typed, or "".
    """

    said = Signal(str)

    def __init__(self, document: PairsDocument) -> None:
        super().__init__()
        self._document = document
        self._groups: tuple[PlaceGroup, ...] = ()
        self._left: list[int] = []  # of each group: how many results are missing
        self._made_of: tuple[object, ...] = ()
        self._begun = True  # other work has begun that was not shown yet
        self._asked = False  # the explanation is wanted, wherever there is room for it
        self.order = named(QComboBox(), "resultsOrder", "pairs#results")
        self.missing = named(FlowLabel(), "missingResults")
        self.board = named(QLabel(), "boardFacts", "pairs#results")
        self.out = named(FlowLabel(), "boardOut", "pairs#results")
        self.par = named(QLabel(), "boardPar", "pairs#deals")
        self.list = named(PlacesList(), "placesList", "pairs#results")
        self.list.setItemDelegate(TallRows(self.list))
        self.table = named(ResultsTable(), "resultsTable", "pairs#results")
        self.why = named(WhyText(), "scoreWhy", "pairs#why")
        self.hand = named(FiguresTable(sortable=False), "boardHand", "pairs#deals")
        self.key = MarkKey()
        self.entry = PairsResultEntry(document, self.table, self)
        self._lay_out()
        self._fit_type()
        self.order.currentIndexChanged.connect(self._regroup)
        self.list.currentRowChanged.connect(self._choose_group)
        self.table.placePicked.connect(self._show_why)
        self.table.endReached.connect(self._end_reached)
        self.why.left.connect(self.go)
        self.entry.said.connect(self.said)

    # What it shows

    def begin(self) -> None:
        """Other work has begun: it is shown from its first missing result on."""
        self._begun, self._made_of = True, ()
        self.entry.begin()
        self.table.results.show(self._document.scored, ())  # a cell that is open closes

    def show_evening(self) -> None:
        """Show the evening as it is now; the user stays where he is, but in other work."""
        evening = self._document.evening
        made_of = (self.order.currentIndex(), evening.sections, evening.cancelled)
        if made_of != self._made_of:
            self._made_of = made_of
            self._set_groups((by_board, by_table)[self.order.currentIndex()](evening))
        self._show_missing()
        begun, self._begun = self._begun, False
        if begun and (place := self._first_missing) is not None:
            self._go_on(place)
        else:
            self._show_group(self.list.currentRow())

    def _go_on(self, place: BoardPlace) -> None:
        """Go to a place that nobody chose: what was said stays."""
        row = next(at for at, group in enumerate(self._groups) if place in group.places)
        with QSignalBlocker(self.list):
            self.list.setCurrentRow(row)
        self._show_group(row)
        self.table.go_place(place)

    @property
    def _first_missing(self) -> BoardPlace | None:
        """The first place without a result as the list has them; the first if none is missing."""
        due = [place for group in self._groups for place in group.places]
        missing = {*self._document.evening.missing}
        return next((each for each in due if each in missing), next(iter(due), None))

    def go(self) -> None:
        """Move the keyboard to the results."""
        self._show_results()
        if not self.table.currentIndex().isValid() and self.table.results.rows:
            self.table.go_place(self.table.results.rows[0].place)
        self.table.setFocus()

    def go_missing(self) -> None:
        """Move to the next result that is missing, after the place where the user is."""
        due = [place for group in self._groups for place in group.places]
        entries, here = self._document.evening.entries, self.table.place
        at = due.index(here) + 1 if here in due else 0
        left = [place for place in (*due[at:], *due[:at]) if place not in entries]
        if left:
            self.go_place(left[0])

    def go_place(self, place: BoardPlace) -> None:
        """Move to a place."""
        self._show_results()
        for row, group in enumerate(self._groups):
            if place in group.places:
                self.list.setCurrentRow(row)
                self.table.go_place(place)
                self.table.setFocus()
                return

    def step(self, rows: int) -> None:
        """Show the next board or table, or the one before."""
        row = min(max(self.list.currentRow() + rows, 0), len(self._groups) - 1)
        if row >= 0 and row != self.list.currentRow():
            self.list.setCurrentRow(row)
            self.table.go_place(self._groups[row].places[0])
            self.table.setFocus()

    @property
    def place(self) -> BoardPlace | None:
        """The place that the user is at."""
        return self.table.place

    # How it shows

    def _regroup(self) -> None:
        """The same place in the other order."""
        place = self.table.place
        self.show_evening()
        if place is not None:
            self.go_place(place)

    def _set_groups(self, groups: tuple[PlaceGroup, ...]) -> None:
        traveller = self.order.currentIndex() == BY_BOARD
        self.table.hide_columns(*((BOARD,) if traveller else (ROUND, TABLE)))
        row, self._groups = self.list.currentRow(), groups
        with QSignalBlocker(self.list):
            self.list.clear()
            self.list.addItems([group.title for group in groups])
            self.list.setCurrentRow(min(max(row, 0), len(groups) - 1))

    def _show_missing(self) -> None:
        entries = self._document.evening.entries
        self._left = [sum(place not in entries for place in group.places) for group in self._groups]
        self._fit_list()
        left = sum(self._left)
        self.missing.setText(
            translate("PairsRoom", "%n result(s) missing", None, left)
            if left
            else self.tr("All results are in")
        )

    def _fit(self) -> None:
        """A low page keeps its rows in sight: what explains them is there when it is asked for."""
        lines = self.fontMetrics().lineSpacing()
        needed = self.table.height_of(LEAST_ROWS) + WHY_LINES * lines
        low = self.panes.height() < needed
        self._hint.setVisible(not low)
        self.key.setVisible(not low)
        self._below.setVisible(not low or self._asked)
        self._scores.setVisible(not (low and self._asked))

    def go_why(self) -> None:
        """Move the keyboard to the explanation, and from there back.

        In a low page the explanation takes the place of the results meanwhile.
        """
        if self.why.hasFocus():
            self.go()
        else:
            self._enter_why()

    def _enter_why(self) -> None:
        self._asked = True
        self._fit()
        self.why.setFocus()

    def show_said(self, lines: Sequence[str]) -> None:
        """Say something else where the explanation is, until another result is picked."""
        self._enter_why()
        self.why.setPlainText("\n".join(lines))

    def _show_results(self) -> None:
        """Show the results again, if the explanation has taken their place."""
        self._asked = False
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._below.setMinimumHeight(0)
        self._fit_list()
        self._fit()
        self._fit_why()

    def _fit_list(self) -> None:
        """Room for the texts of the list, in the type of today.

        Where the table beside it would lack room for names and what a result is worth, they are
        short.
        """
        room = self.panes.width() - self.panes.handleWidth() - self.table.wanted_width
        needed = self._name_places(short=False)
        short = needed > room
        if short:
            needed = self._name_places(short=True)
        letters = LIST_LETTERS * self.list.fontMetrics().averageCharWidth()
        self.list.setFixedWidth(needed if short else max(needed, letters))

    def _name_places(self, *, short: bool) -> int:
        """Write the list; how wide it needs to be."""
        text = self.tr("{what}: {count} missing")
        for row, (group, count) in enumerate(zip(self._groups, self._left, strict=True)):
            said = text.format(what=group.title, count=count) if count else group.title
            brief = f"{group.short}: {count}" if count else group.short
            shown = ("" if count else "\N{CHECK MARK} ") + (brief if short else said)
            item = self.list.item(row)
            if item.text() != shown:
                item.setText(shown)
                item.setToolTip(said if short else "")
                item.setData(Qt.ItemDataRole.AccessibleTextRole, said)
        bar = self.list.verticalScrollBar().sizeHint().width()
        return self.list.sizeHintForColumn(0) + bar + LIST_EDGE

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "panes"):
            self._fit_type()
            self._fit_list()
            self._fit()

    def _fit_type(self) -> None:
        """The board is the title of the results."""
        self.board.setFont(bold(self.font(), TITLE_SIZE))

    def _choose_group(self, row: int) -> None:
        """What was refused is known to who goes elsewhere."""
        self.entry.forget_left()
        self._show_group(row)

    def _show_group(self, row: int) -> None:
        places = self._groups[row].places if 0 <= row < len(self._groups) else ()
        self.entry.error.hide()
        self.table.results.show(self._document.scored, places)
        self.key.show_marks(self.table.results.marks)
        self._fit_list()
        if places and not self.table.currentIndex().isValid():
            self.table.go_place(places[0])
        self._show_why(self.table.place)

    def _end_reached(self) -> None:
        """Nothing comes below: on to the first missing result of what follows."""
        entries, row = self._document.evening.entries, self.list.currentRow()
        groups = (*self._groups[row + 1 :], *self._groups[: row + 1])
        for group in groups:
            for place in group.places:
                if place not in entries:
                    self._go_on(place)
                    return

    def _show_why(self, place: BoardPlace | None) -> None:
        """Why both sides have what they have there, and the par of the board."""
        language = user_language()
        title = language.translate("PairsReport", "Board {board}")
        facts = place and f"{title.format(board=place.board)}: {board_text(place.board, language)}"
        self.board.setText(facts or "")
        self._show_out(place)
        self._show_par(place)
        text = why_text(self._document.scored, place, user_language())
        if text != self.why.toPlainText():
            self.why.setPlainText(text)
            self._fit_why()

    def _fit_why(self) -> None:
        """All lines of the explanation up to a third of the page; it grows, and never shrinks."""
        wanted = math.ceil(self.why.document().size().height()) + 2 * self.why.frameWidth()
        height = min(wanted, self.height() // 3)
        if height > self._below.minimumHeight():
            self._below.setMinimumHeight(height)

    def _show_out(self, place: BoardPlace | None) -> None:
        """Who is without an opponent while the board is played."""
        evening = self._document.evening
        alone = evening.without_opponent(place.board) if place is not None else ()
        text = self.tr("{pairs} has no opponent, sits out")
        if len(alone) > 1:
            text = self.tr("{pairs} have no opponents, sit out")
        self.out.setText(text.format(pairs=", ".join(map(evening.label, alone))) if alone else "")
        self.out.setVisible(bool(alone))

    def _show_par(self, place: BoardPlace | None) -> None:
        deals = {deal.board: deal for deal in self._document.evening.deals}
        deal = deals.get(place.board) if place is not None else None
        self.par.setText(par_line(deal, user_language()) if deal is not None else "")
        self._hand.setVisible(deal is not None)
        if deal is not None:
            table = hands_table(deal, user_language())
            self.hand.show_table(table, range(len(table.rows)), None)

    def _lay_out(self) -> None:
        self.order.addItems([self.tr("Board by board"), self.tr("Table by table")])
        self.list.setAccessibleName(self.tr("Boards, or tables in rounds"))
        self.table.setAccessibleName(self.tr("Results"))
        how = self.tr("Type contracts such as 3NT W +1, points, A60/40, or NP, and press Enter")
        self.table.setAccessibleDescription(how)
        self._hint = hint = named(FlowLabel(), "resultsHint", "pairs#results")
        hint.setText(how)
        self.why.setAccessibleName(self.tr("Why a result has its score"))
        self.list.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        beside = QWidget()
        column = QVBoxLayout(beside)
        column.setContentsMargins(0, 0, 0, 0)
        self._scores = FocusFrame(self.table)
        column.addWidget(self._scores, 3)
        foot = QHBoxLayout()
        foot.addWidget(hint, 1)
        foot.addWidget(self.key)
        column.addLayout(foot)
        self.hand.setAccessibleName(self.tr("Hands of the board"))
        self._hand = FocusFrame(self.hand)
        self._hand.hide()
        self._below = QWidget()
        below = QHBoxLayout(self._below)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(self.why, 1)
        below.addWidget(self._hand, 1)
        column.addWidget(self._below, 1)
        self.panes = SharedWidth(self.list, beside, LIST_SHARE)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for each in (self.board, self.out, self.par, self.missing):
            each.setContentsMargins(APART, 0, 0, 0)
        for each in (self.out, self.par, self.missing, hint):
            each.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        order = labelled(self.tr("E&ntry"), self.order)
        layout.addWidget(flow(order, self.board, self.out, self.par, self.missing))
        layout.addWidget(self.panes, 1)
        self.why.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
