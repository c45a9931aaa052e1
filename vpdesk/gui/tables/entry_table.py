"""A table that is filled in from the keyboard, as a spreadsheet is."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelectionModel,
    QObject,
    QPoint,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from vpdesk.gui.tables.base_table import BaseTable
from vpdesk.gui.tables.cell_menu import menu_place
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.tables.named_delegate import NamedDelegate
from vpdesk.gui.tables.spaced_header import gap_text
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.announce import announce
from vpdesk.gui.widgets.mark_key import SIDE, mark_colour
from vpdesk.paper.marks import draw_mark

MARKS = Qt.ItemDataRole.UserRole + 17  # the signs (Mark) of a cell
SHORT = Qt.ItemDataRole.UserRole + 18  # its text where there is no room for all of it
MOST_MARKS = 2  # that have room beside a text
EDGE = 3  # pixels beside a sign
PADDING = 24  # of a column, both sides together
LOOKED_AT = 120  # rows from both ends that are measured: all of a large field would take long
MOVES = (
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
)
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
Trigger = QAbstractItemView.EditTrigger
Hint = QAbstractItemDelegate.EndEditHint
TYPED = (Hint.SubmitModelCache, Hint.EditNextItem, Hint.EditPreviousItem)  # Enter and Tab


class SpacedDelegate(NamedDelegate):
    """Keeps what stands on the right of a cell away from what stands on the left of the next.

    Enter takes what was typed at once. Qt's own way is to do so when it comes to it: what one
    types meanwhile goes into the same cell.
    """

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Show what stands in the cell; what one has begun to type stays.

        Qt asks for it whenever a row changes, as by what another window does meanwhile.
        """
        if not (isinstance(editor, QLineEdit) and editor.isModified()):
            super().setEditorData(editor, index)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in ENTER
            and isinstance(editor, QLineEdit)
        ):
            self.commitData.emit(editor)
            self.closeEditor.emit(editor, QAbstractItemDelegate.EndEditHint.SubmitModelCache)
            return True
        return super().eventFilter(editor, event)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        short = index.data(SHORT)
        if short and option.fontMetrics.horizontalAdvance(option.text) > option.rect.width() - EDGE:
            option.text = short
        if option.displayAlignment & Qt.AlignmentFlag.AlignRight:
            option.text += gap_text(option.fontMetrics)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """With the signs of a result at the end of its cell."""
        super().paint(painter, option, index)
        marks = index.data(MARKS)
        if marks:
            side = mark_side(option.fontMetrics)
            left = option.rect.right() + 1 - EDGE - len(marks) * (side + EDGE)
            top = option.rect.top() + (option.rect.height() - side) / 2
            chosen = option.state & QStyle.StateFlag.State_Selected
            active = option.state & QStyle.StateFlag.State_Active
            for at, mark in enumerate(marks):
                square = QRectF(left + at * (side + EDGE), top, side, side)
                colour = mark_colour(mark, option.palette)
                if chosen and active:
                    colour = option.palette.color(QPalette.ColorRole.HighlightedText)
                draw_mark(painter, square, mark, colour)


def mark_side(metrics: QFontMetrics) -> int:
    """Of the square of a sign, in pixels."""
    return round(SIDE * metrics.height())


# The keys of a Russian keyboard that have these letters on a Latin one.
SAME_KEYS = str.maketrans("ЦВДТЧГАРЯСФК", "WDLNXUFHZCAR")


def typed_letter(event: QKeyEvent) -> str:
    """What a key stands for where single letters are typed, whichever layout is in use."""
    return event.text().upper().translate(SAME_KEYS)


class EntryTable(BaseTable):
    """Shows a model in columns as wide as their texts.

    menuRequested: the cell of which a menu is wanted, and where.
    marked: the column whose cells may have signs, which it has room for.
    stretched: the columns that share the width which the others leave. most_given: the share of
        its width that such a column gives up where some is missing: a long name is cut off sooner.
    most_letters: as wide as these at most does it get, unless its texts are longer: where nobody
        types names there is little, so that what follows a name stays near it.
    """

    menuRequested = Signal(object, QPoint)
    most_given = 0.25
    most_letters = 48
    marked: int | None = None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stretched: tuple[int, ...] = ()
        self._widths: list[int] = []  # that the columns need
        self._refused = self._in_key = self._handing = False
        self.setItemDelegate(SpacedDelegate(self))
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.horizontalHeader().setMinimumSectionSize(8)

    def stretch(self, *columns: int) -> None:
        """The columns that take what is left of the width."""
        self.stretched = columns

    def show_model(self, model: QAbstractItemModel) -> None:
        """Show a model, from now on."""
        self.setModel(model)
        model.modelReset.connect(self.fit_columns)
        model.headerDataChanged.connect(self.fit_columns)
        model.dataChanged.connect(lambda first, last: self._widen(first.row(), last.row()))
        model.rowsInserted.connect(lambda _, first, last: self._widen(first, last))

    def go_to(self, row: int, column: int) -> None:
        """Move to a cell and select it, whatever keys are down: those of a command still may be."""
        index = self.model().index(row, column)
        flag = QItemSelectionModel.SelectionFlag
        rows = self.selectionBehavior() == QAbstractItemView.SelectionBehavior.SelectRows
        how = flag.ClearAndSelect | flag.Rows if rows else flag.ClearAndSelect
        self.selectionModel().setCurrentIndex(index, how)
        self.scrollTo(index)

    def open_field(self) -> None:
        """Open the field of the cell that the keyboard is at, if it can be typed in."""
        self.edit(self.currentIndex(), Trigger.AllEditTriggers, QEvent(QEvent.Type.None_))

    @property
    def spoken_place(self) -> str:
        """Where the keyboard is, in words; "" where that need not be said."""
        return ""

    def tell(self, result: Callable[[], str]) -> None:
        """Have a screen reader say what was typed, once it is shown, and where one goes on."""
        here = self.spoken_place

        def say() -> None:
            told, there = result(), self.spoken_place
            if told and there and there != here:
                told = translate("EntryTable", "{result}; next: {place}").format(
                    result=told, place=there
                )
            announce(self, told)

        QTimer.singleShot(0, self, say)

    def refuse(self) -> None:
        """What was typed is nothing that can stand here; let it be mended."""
        self._refused = True

    @property
    def editor(self) -> QLineEdit | None:
        """The field of the cell in which one types; None where one does not."""
        fields = self.viewport().findChildren(QLineEdit)
        return next((each for each in fields if each.isVisible()), None)

    def commitData(self, editor: QWidget) -> None:
        """Take what was typed, as if nothing before it had been refused."""
        self._refused = False
        super().commitData(editor)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Enter goes on to the row below. Tab may have opened the next cell already.

        What was refused stays to be put right; Esc gives it up. It stays where the keyboard goes
        elsewhere, too, unless that is to a question about it.
        """
        refused, self._refused = self._refused, False
        here = self.indexAt(editor.pos()) == self.currentIndex()
        elsewhere = hint == Hint.NoHint and here and QApplication.activeModalWidget() is None
        if refused and (hint in TYPED or elsewhere):
            return
        super().closeEditor(editor, hint)
        if hint == Hint.SubmitModelCache:
            self.go_on()
        self._share()

    def _goes_on(self, event: QKeyEvent) -> bool:
        """Whether a key is for the cell that waits to be put right.

        It stays open; a click beside it has taken the keyboard away. What it leaves is handed to it
        once: it may be unable to have the keyboard, as while a menu is open.
        """
        field = self.editor
        if field is None or field.hasFocus():
            return False
        if self._handing:
            event.ignore()
            return True
        field.setFocus()
        self._handing = True
        try:
            QApplication.sendEvent(field, event)
        finally:
            self._handing = False
        return True

    def go_on(self) -> None:
        """Move to the row below."""
        at = self.currentIndex()
        self.go_to(min(at.row() + 1, self.model().rowCount() - 1), at.column())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index, place = menu_place(self, event)
        if index.isValid():
            self.menuRequested.emit(index, place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._in_key:  # the field that Qt handed it to left it to the table again
            event.ignore()
            return
        self._in_key = True
        try:
            if event.key() in ENTER and self.state() != QAbstractItemView.State.EditingState:
                self.edit(self.currentIndex(), Trigger.EditKeyPressed, event)
            else:
                super().keyPressEvent(event)
        finally:
            self._in_key = False

    def selectionCommand(
        self, index: Index, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        """What is selected goes along with the keyboard, with Ctrl too: it may be deleted."""
        if (
            isinstance(event, QKeyEvent)
            and event.key() in MOVES
            and event.modifiers() == Qt.KeyboardModifier.ControlModifier
        ):
            return QItemSelectionModel.SelectionFlag.ClearAndSelect
        return super().selectionCommand(index, event)

    def sizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(sum(self._widths) + bar, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._widths:
            self._share()
        else:
            self.fit_columns()
        self._show_first()

    def _show_first(self) -> None:
        """Show the first columns, which name the rows, where that leaves the cell in sight.

        While the table had no room yet, it was scrolled for that.
        """
        at = self.currentIndex().column()
        if at >= 0:
            left = self.columnViewportPosition(at) + self.horizontalScrollBar().value()
            if left + self.columnWidth(at) <= self.viewport().width():
                self.horizontalScrollBar().setValue(0)

    def setColumnHidden(self, column: int, hide: bool) -> None:
        """Leave a column out, or show it as wide as its texts, which nobody measured meanwhile."""
        other = hide != self.isColumnHidden(column)
        super().setColumnHidden(column, hide)
        if other:
            self.fit_columns()

    def fit_columns(self) -> None:
        header = self.horizontalHeader()
        texts = enumerate(self._measured(_ends(0, self.model().rowCount())))
        self._widths = [
            max(width, header.sectionSizeFromContents(at).width()) if width else 0
            for at, width in texts
        ]
        self._share()

    def _widen(self, first: int, last: int) -> None:
        """Columns whose texts grew get wider, and stay so: what one types must not jump about.

        To measure all rows at every key would take long.
        """
        if not self._widths:
            self.fit_columns()
            return
        widths = list(map(max, self._widths, self._measured(_ends(first, last + 1))))
        if widths != self._widths:
            self._widths = widths
            self._share()

    def _measured(self, rows: Iterable[int]) -> list[int]:
        """The widths that the texts of some rows need."""
        model, metrics = self.model(), self.fontMetrics()
        rows, widths = tuple(rows), []
        for column in range(model.columnCount()):
            if self.isColumnHidden(column):
                widths.append(0)
                continue
            texts = self._texts(rows, column)
            signs = MOST_MARKS * (mark_side(metrics) + EDGE) * (column == self.marked)
            widths.append(max(map(metrics.horizontalAdvance, texts), default=0) + PADDING + signs)
        return widths

    def _texts(self, rows: Iterable[int], column: int) -> set[str]:
        """What stands in some rows of a column."""
        model = self.model()
        return {str(model.index(row, column).data()) for row in rows}

    def _share(self) -> None:
        """Give the columns what they need; the stretched ones take what is left.

        Where little is missing they do with less; where more is, the table can be scrolled.
        While one types nothing moves sideways: that waits until no cell is open.
        """
        if self.state() == QAbstractItemView.State.EditingState:
            return
        taking = [each for each in self.stretched if each < len(self._widths)]
        spare = self.viewport().width() - sum(self._widths)
        share = spare // len(taking) if taking else 0
        most = self.most_letters * self.fontMetrics().averageCharWidth()
        if any(-share > self.most_given * self._widths[each] for each in taking):
            share = 0
        header = self.horizontalHeader()
        for column, width in enumerate(self._widths):
            more = share if column in taking else 0
            given = width + (min(more, max(0, most - width)) if more > 0 else more)
            least = header.sectionSizeFromContents(column).width() if given < width else 0
            self.setColumnWidth(column, max(given, least))  # its heading is never cut off


def _ends(first: int, end: int) -> set[int]:
    """The rows from first to before end; of many, those at both ends."""
    return {*range(first, min(end, first + LOOKED_AT)), *range(max(first, end - LOOKED_AT), end)}
