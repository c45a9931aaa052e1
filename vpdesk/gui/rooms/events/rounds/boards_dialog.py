"""The boards of a round of Swiss pairs, typed into a table: a row a board, a column a match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QDialogButtonBox,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from vpdesk.errors import WordedError
from vpdesk.foreign.whole_numbers import whole_number
from vpdesk.gui.tables.named_delegate import NamedDelegate
from vpdesk.gui.texts import error_text, user_language
from vpdesk.gui.widgets.action_buttons import ButtonBox
from vpdesk.gui.widgets.announce import announce, warn
from vpdesk.gui.widgets.fitting import FittingDialog
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_field import CountField
from vpdesk.gui.widgets.rows import labelled
from vpdesk.pairs.board_results import PairsResult
from vpdesk.pairs.kept_boards import score_text
from vpdesk.pairs.pairs_entry import BoardPlace, parse_result
from vpdesk.scales import MAX_BOARDS
from vpdesk.tournament.tournament import Tournament

LETTERS = 12  # of a column
MOST_SHOWN = 8  # columns and rows that are seen at once
ROLE = Qt.ItemDataRole.UserRole  # the result that a cell was filled with


class BoardsGrid(QTableWidget):
    """A table in which Enter goes down a column, and from its end to the next one."""

    def __init__(self, rows: int, columns: int) -> None:
        super().__init__(rows, columns)
        self.setTabKeyNavigation(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.state() is not QTableWidget.State.EditingState:  # which closeEditor ends
                self._go_on()
        else:
            super().keyPressEvent(event)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        super().closeEditor(editor, hint)
        if hint is QAbstractItemDelegate.EndEditHint.SubmitModelCache:  # by Enter
            self._go_on()

    def _go_on(self) -> None:
        row, column = self.currentRow() + 1, self.currentColumn()
        if row == self.rowCount():
            row, column = 0, (column + 1) % self.columnCount()
        self.setCurrentCell(row, column)


class BoardsDialog(FittingDialog):
    """Asks for the results of the boards of a round, of those who sit as the round says.

    wanted: the results, pairs by their numbers.
    """

    wanted = Signal(object)

    def __init__(
        self, tournament: Tournament, number: int, kept: Sequence[PairsResult], parent: QWidget
    ) -> None:
        super().__init__(parent)
        named(self, "roundBoardsDialog", "draws#swiss-pairs")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = self.tr("Boards of Round {round}").format(round=number)
        self.setWindowTitle(title)
        self._games = [each.sides for each in tournament.rounds[number - 1].games]
        self._tables = [tournament.table_number(at) for at, _ in enumerate(self._games, 1)]
        self._names = [
            " \N{EN DASH} ".join(tournament.by_number[each].name for each in entrants)
            for entrants in self._games
        ]
        boards = tournament.teams.boards
        known = list(dict.fromkeys(each.board for each in kept))
        self._numbered = all(0 < (whole_number(each) or 0) <= MAX_BOARDS for each in known)
        first = min(map(int, known), default=(number - 1) * boards + 1) if self._numbered else 1
        last = max(map(int, known), default=0) if self._numbered else 0
        count = max(boards, last - first + 1) if self._numbered else len(known)
        self.first = named(CountField(), "firstBoard")
        self.first.setRange(1, MAX_BOARDS)
        self.first.setValue(first)
        self.first.setEnabled(not known)
        self.table = named(BoardsGrid(count, len(self._games)), "roundBoardsTable")
        self.table.setAccessibleName(title)
        self.table.setItemDelegate(
            NamedDelegate(self, lambda index: self._where(index.row(), index.column()))
        )
        self.line = named(QLabel(wordWrap=True), "roundBoardsLine")
        buttons = QDialogButtonBox.StandardButton
        self.buttons = ButtonBox(buttons.Ok | buttons.Cancel)
        self._known = known
        self._head()
        self._fill(kept)
        self.lay_out(self._page(), self.buttons)
        self.first.valueChanged.connect(self._head)
        self.table.currentCellChanged.connect(self._say_where)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.table.setCurrentCell(0, 0)
        self.table.setFocus()

    def accept(self) -> None:
        """Ask for the results, or go to the first that is none and say why."""
        found: list[PairsResult] = []
        for row, column in self._typed():
            try:
                found.append(self._result(row, column))
            except WordedError as error:
                self.table.setCurrentCell(row, column)
                warn(self.line, error_text(error))
                return
        super().accept()
        self.wanted.emit(tuple(found))

    def _typed(self) -> Iterator[tuple[int, int]]:
        """The cells in which something stands, board by board."""
        for row in range(self.table.rowCount()):
            for column in range(self.table.columnCount()):
                item = self.table.item(row, column)
                if item is not None and item.text().strip():
                    yield row, column

    def _result(self, row: int, column: int) -> PairsResult:
        """What a cell stands for; as it was kept where it was not typed anew."""
        item = self.table.item(row, column)
        assert item is not None
        before, board = item.data(ROLE), self._board(row)
        if isinstance(before, PairsResult) and score_text(before) == item.text():
            return before
        ns, ew = map(str, self._games[column])
        place = BoardPlace("", 0, 0, whole_number(board) or 0)
        entry = parse_result(item.text(), place, user_language().letters)
        return replace(entry.result(ns, ew), board=board)

    def _board(self, row: int) -> str:
        if not self._numbered:
            return self._known[row]
        return str(self.first.value() + row)

    def _say_where(self) -> None:
        """The board and the match of the cell, which has only their numbers beside it."""
        row, column = self.table.currentRow(), self.table.currentColumn()
        if row >= 0 and column >= 0:
            self.line.setText(self._where(row, column))
            announce(self.line, self.line.text())

    def _where(self, row: int, column: int) -> str:
        """The board and the match of a cell."""
        return self.tr("Board {board}, table {table}: {pairs}").format(
            board=self._board(row), table=self._tables[column], pairs=self._names[column]
        )

    def _head(self) -> None:
        self.table.setVerticalHeaderLabels(
            [self._board(row) for row in range(self.table.rowCount())]
        )

    def _fill(self, kept: Sequence[PairsResult]) -> None:
        self.table.setHorizontalHeaderLabels(list(map(str, self._tables)))
        rows = {self._board(row): row for row in range(self.table.rowCount())}
        columns = {frozenset(map(str, each)): at for at, each in enumerate(self._games)}
        for each in kept:
            column = columns[frozenset((each.ns, each.ew))]
            item = QTableWidgetItem(score_text(each))
            item.setData(ROLE, each)
            if each.ns != str(self._games[column][0]):
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
                item.setToolTip(self.tr("They sat the other way round; from a file."))
            self.table.setItem(rows[each.board], column, item)

    def _page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        words = self.tr(
            "Type a contract (3NT N +1) or the points of NS (-100). A60/40 is artificial, "
            "- not played."
        )
        layout.addWidget(QLabel(words, wordWrap=True))
        layout.addWidget(labelled(self.tr("&First board"), self.first))
        layout.addWidget(self.table, 1)
        layout.addWidget(self.line)
        letter, header = self.fontMetrics().averageCharWidth(), self.table.horizontalHeader()
        header.setDefaultSectionSize(LETTERS * letter)
        columns, rows = (
            min(MOST_SHOWN, each) for each in (self.table.columnCount(), self.table.rowCount())
        )
        height = header.sizeHint().height() + (rows + 1) * self.table.rowHeight(0)
        self.table.setMinimumSize((columns + 1) * LETTERS * letter, height)
        return page
