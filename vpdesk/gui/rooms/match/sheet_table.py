"""The table of a score sheet, filled in from the keyboard."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QLineEdit,
    QStyleOptionViewItem,
    QWidget,
)

from vpdesk.gui.rooms.match.sheet_model import SheetModel
from vpdesk.gui.rooms.match.sheet_rows import ColumnKind
from vpdesk.gui.tables.base_table import copy_lines
from vpdesk.gui.tables.entry_table import (
    ENTER,
    PADDING,
    EntryTable,
    SpacedDelegate,
    Trigger,
    typed_letter,
)
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.texts import translate
from vpdesk.match.notation import MOST_LETTERS
from vpdesk.match.results import SheetResult
from vpdesk.match.score_sheet import ScoreSheet
from vpdesk.match.typed import ADJUST, CANCEL, first_missing, next_place

Hint = QAbstractItemDelegate.EndEditHint
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
NOT_TYPED = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
ROOM = 13  # characters, for a score or a remark
# What a column has room for at first, so that it keeps its width while the sheet is filled in.
WIDEST = {
    ColumnKind.POINTS: "−2000",
    ColumnKind.TABLE_IMPS: "−12.25",
    ColumnKind.DATUM: "−2000",
    ColumnKind.HOME: "+24",
    ColumnKind.AWAY: "+24",
    ColumnKind.TOTAL: "−100",
}


class ScoreDelegate(SpacedDelegate):
    """Edits a cell; stepped: the arrows up and down end that, and ask for so many rows further."""

    stepped = Signal(object, int)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = super().createEditor(parent, option, index)
        if isinstance(editor, QLineEdit):
            editor.setMaxLength(MOST_LETTERS)
        return editor

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = STEPS.get(Qt.Key(event.key()))
            if step is not None:
                self.stepped.emit(editor, step)
                return True
        return super().eventFilter(editor, event)


class SheetTable(EntryTable):
    """Shows a SheetModel. Enter goes on to the next room, and from the last one to the next board.

    down: Enter goes down instead, to the same room of the next board.

    typed: something was typed for a table on a board; the number of the board, the table from 0,
    and the text: a score, "C" or "A …" (see match.typed).
    clearRequested: what stands at some places, (board, table) each, is to be deleted.
    pasteRequested: a text from the clipboard, from where the user is on.
    """

    typed = Signal(int, int, str)
    clearRequested = Signal(object)
    pasteRequested = Signal(str)

    most_given = 0  # a score that is cut off would be another one

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scores = SheetModel(self)
        self._sheet: ScoreSheet | None = None
        self.down = False
        delegate = ScoreDelegate(self)
        delegate.stepped.connect(self._step)
        self.setItemDelegate(delegate)
        self.show_model(self.scores)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(Trigger.AnyKeyPressed | Trigger.DoubleClicked | Trigger.EditKeyPressed)
        self.verticalHeader().show()
        self.verticalHeader().setHighlightSections(False)
        self.verticalHeader().setSectionsClickable(False)
        self.verticalHeader().setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.verticalHeader().customContextMenuRequested.connect(self._open_row_menu)
        self.scores.typed.connect(self._take)

    def show_sheet(self, sheet: ScoreSheet, result: SheetResult) -> None:
        """Show a sheet; the user stays at the same board and table, if they are still there."""
        at = self.currentIndex()
        place = self.place if at.isValid() else None
        self._sheet = sheet
        if not self.scores.show(sheet, result):
            self.stretched = tuple(
                column
                for column, each in enumerate(self.scores.columns)
                if each.kind in (ColumnKind.SCORE, ColumnKind.REMARKS)
            )
            self.fit_columns()
            if place is not None:
                self.go_place(*place)

    @property
    def spoken_place(self) -> str:
        at = self.currentIndex()
        return self.scores.spoken_place(at) if at.isValid() else ""

    @property
    def place(self) -> tuple[int, int]:
        """The board and the table that the user is at; the first ones where he is nowhere."""
        at = self.currentIndex()
        return self.scores.place_of(at if at.isValid() else self.scores.index(0, 0))

    def go_place(self, number: int, table: int) -> bool:
        """Move to a table on a board; whether there is one."""
        index = self.scores.score_index(number, table)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)
        return index.isValid()

    def go_missing(self) -> None:
        """Move to the first place without a score, or to the first board."""
        if self._sheet is not None:
            self.go_place(*(first_missing(self._sheet) or (self._sheet.numbers[0], 0)))

    def go_on(self) -> None:
        """Move to where one goes on."""
        if self._sheet is not None:
            self.go_place(*next_place(self._sheet, *self.place, down=self.down))

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return hint.expandedTo(QSize(self.wanted_width + 2 * self.frameWidth(), 0))

    @property
    def wanted_width(self) -> int:
        """What all columns take at least, without what scrolls them."""
        bar = self.verticalScrollBar().sizeHint().width()
        return sum(self._widths) + self.verticalHeader().sizeHint().width() + bar

    def _measured(self, rows: Iterable[int]) -> list[int]:
        """A score needs room while it is typed; of a remark, no more than so much is seen."""
        metrics, widths = self.fontMetrics(), super()._measured(rows)
        room = ROOM * metrics.averageCharWidth()
        for at, column in enumerate(self.scores.columns):
            if column.kind is ColumnKind.REMARKS:
                widths[at] = room
            elif column.kind is ColumnKind.SCORE:
                widths[at] = max(widths[at], room)
            elif column.kind in WIDEST:
                least = metrics.horizontalAdvance(WIDEST[column.kind]) + PADDING
                widths[at] = max(widths[at], least)
        return widths

    def begin_with(self, text: str) -> None:
        """Begin to type at the place where the user is."""
        self.type_here()
        for editor in self.viewport().findChildren(QLineEdit):
            editor.setText(text)

    def type_here(self) -> None:
        """Begin to type where the user is, with what stands there, or go on with it."""
        self.go_place(*self.place)
        field = self.editor
        if field is None:
            self.open_field()
        else:
            field.setFocus()

    def clear_selected(self) -> None:
        """Delete what stands in the selected cells, or where the user is."""
        places = {self.scores.place_of(each) for each in self.selectionModel().selectedIndexes()}
        self.clearRequested.emit(sorted(places or {self.place}))

    def copy(self, *, headings: bool) -> None:
        """Put the rows in which something is selected on the clipboard, or else all."""
        chosen = sorted({index.row() for index in self.selectionModel().selectedIndexes()})
        rows = [self.scores.rows[at] for at in chosen] or self.scores.rows
        lines = [[str(row.number), *row.texts] for row in rows]
        texts = [column.heading for column in self.scores.columns]
        copy_lines(lines, [translate("SheetModel", "Board"), *texts] if headings else ())

    def set_down(self, down: bool) -> None:
        """Have Enter go down, or across."""
        self.down = down

    def paste(self) -> None:
        """Ask to take what was copied."""
        self.pasteRequested.emit(QGuiApplication.clipboard().text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._goes_on(event):
            return
        typed = bool(event.text().strip()) and not event.modifiers() & NOT_TYPED
        at = self.currentIndex()
        if self.state() == QAbstractItemView.State.EditingState or not at.isValid():
            super().keyPressEvent(event)
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.clear_selected()
        elif typed and typed_letter(event) == CANCEL:
            self.cancel_board()
        elif typed and typed_letter(event) == ADJUST:
            self.begin_with(f"{ADJUST} ")
        else:
            edits = typed or event.key() in (*ENTER, Qt.Key.Key_F2)
            if edits and self.scores.columns[at.column()].kind is not ColumnKind.SCORE:
                self.go_place(*self.place)
            super().keyPressEvent(event)

    def cancel_board(self) -> None:
        """Cancel the board, or take that back, and go on."""
        self._take(*self.place, CANCEL)
        if not self._refused:
            self.go_on()
        self._refused = False

    def _take(self, number: int, table: int, text: str) -> None:
        self._refused = False
        self.typed.emit(number, table, text)

    def _open_row_menu(self, place: QPoint) -> None:
        """The menu of a board is that of its first table."""
        row = self.verticalHeader().logicalIndexAt(place)
        if row >= 0:
            index = self.scores.score_index(self.scores.rows[row].number, 0)
            self.menuRequested.emit(index, self.verticalHeader().mapToGlobal(place))

    def _step(self, editor: QWidget, rows: int) -> None:
        """Go to the same room of another board, unless what was typed is refused."""
        self.commitData(editor)
        refused, self._refused = self._refused, False
        if refused:
            return
        super().closeEditor(editor, Hint.NoHint)
        at = self.currentIndex()
        row = min(max(at.row() + rows, 0), self.scores.rowCount() - 1)
        self.go_to(row, at.column())
