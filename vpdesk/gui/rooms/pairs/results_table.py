"""The table of results, filled in from the keyboard."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QLineEdit, QWidget

from vpdesk.gui.rooms.pairs.results_model import (
    EW,
    EW_SCORE,
    NS,
    NS_SCORE,
    POINTS,
    RESULT,
    ResultsModel,
)
from vpdesk.gui.tables.base_table import copy_lines
from vpdesk.gui.tables.entry_table import (
    EDGE,
    ENTER,
    PADDING,
    EntryTable,
    Trigger,
    mark_side,
)
from vpdesk.gui.tables.indexes import Index
from vpdesk.pairs.pairs_entry import BoardPlace

ROOM, LEAST_ROOM = 14, 10  # characters, for a result
LEAST_LABEL = 8  # characters, where there is hardly any room
LEAST_NAME = 12  # characters of a pair that are to be seen, where there is some
# What may well come: no column gets wider by it.
USUAL = {RESULT: "3NT W +1", POINTS: "\N{MINUS SIGN}1700", NS_SCORE: "0.00", EW_SCORE: "0.00"}
NOT_TYPED = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class ResultsTable(EntryTable):
    """Shows a ResultsModel. Enter goes on to the next result that is missing below.

    typed: something was typed for a place. placePicked: the user is at another one.
    endReached: Enter was pressed where nothing is missing below.
    """

    typed = Signal(object, str)
    placePicked = Signal(object)
    endReached = Signal()
    most_given = 0.6  # what a result is worth is to be in sight
    most_letters = LEAST_NAME

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.results = ResultsModel(self)
        self._refused = False
        self._rest = ""  # typed behind what was refused, for the next place
        self.show_model(self.results)
        self.horizontalHeader().moveSection(RESULT, EW)  # between those who play, near both names
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(Trigger.AnyKeyPressed | Trigger.DoubleClicked | Trigger.EditKeyPressed)
        self.stretched, self.marked = (NS, EW), RESULT
        self.results.typed.connect(self._take)

    @property
    def place(self) -> BoardPlace | None:
        """The place that the user is at."""
        row = self.currentIndex().row()
        return self.results.rows[row].place if 0 <= row < len(self.results.rows) else None

    @property
    def place_below(self) -> BoardPlace | None:
        """The place where one goes on."""
        row = self.currentIndex().row() + 1
        return self.results.rows[row].place if row < len(self.results.rows) else None

    @property
    def spoken_place(self) -> str:
        row = self.currentIndex().row()
        return self.results.spoken_place(row) if 0 <= row < len(self.results.rows) else ""

    def go_place(self, place: BoardPlace) -> bool:
        """Move to a place, if it is shown."""
        rows = [each.place for each in self.results.rows]
        if place not in rows:
            return False
        self.go_to(rows.index(place), RESULT)
        return True

    def go_on(self) -> None:
        """Move to the next place below, or say that there is none."""
        row = self.currentIndex().row() + 1
        if row < len(self.results.rows):
            self.go_to(row, RESULT)
        else:
            self.endReached.emit()

    def hide_columns(self, *columns: int) -> None:
        """Leave out columns that say the same in all rows."""
        for column in range(RESULT):
            self.setColumnHidden(column, column in columns)
        self.fit_columns()

    def refuse(self) -> None:
        """What was typed is nothing that can stand here, or is asked about: it stays open."""
        self._refused = True

    def hand_on(self, rest: str) -> None:
        """What was refused is left; the text typed behind it goes into the next place."""
        self._rest = rest

    def leave_cell(self) -> None:
        """What was asked about is there: close the cell, and go on."""
        editor = self.editor
        if editor is not None:
            self.closeEditor(editor, QAbstractItemDelegate.EndEditHint.SubmitModelCache)

    @property
    def editor(self) -> QLineEdit | None:
        """The field of the cell in which one types; None where one does not."""
        fields = self.viewport().findChildren(QLineEdit)
        return next((each for each in fields if each.isVisible()), None)

    def copy(self, *, headings: bool) -> None:
        """Put all rows on the clipboard."""
        lines = [row.texts for row in self.results.rows]
        copy_lines(lines, self.results.headings if headings else ())

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """What was refused stays to be put right; Esc gives it up."""
        refused, self._refused = self._refused, False
        if refused and hint != QAbstractItemDelegate.EndEditHint.RevertModelCache:
            return
        super().closeEditor(editor, hint)
        rest, self._rest = self._rest, ""
        if rest:
            self.open_field()
            field = self.editor
            if field is not None:
                field.setText(rest)
                self.commitData(field)
                self.closeEditor(field, hint)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        field = self.editor
        if field is not None and self.indexAt(field.pos()).row() != self.currentIndex().row():
            # A click has left what was refused for another result: that is typed now.
            self.closeEditor(field, QAbstractItemDelegate.EndEditHint.RevertModelCache)
        elif self._goes_on(event):
            return
        typed = bool(event.text().strip()) and not event.modifiers() & NOT_TYPED
        edits = typed or event.key() in (*ENTER, Qt.Key.Key_F2)
        at = self.currentIndex()
        if edits and at.isValid() and at.column() != RESULT:
            self.go_to(at.row(), RESULT)
        super().keyPressEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and current.row() != previous.row():
            self.placePicked.emit(self.place)

    def _measured(self, rows: Iterable[int]) -> list[int]:
        metrics, widths = self.fontMetrics(), super()._measured(rows)
        letter = metrics.averageCharWidth()
        widths[RESULT] = max(widths[RESULT], ROOM * letter + PADDING)
        for column in (NS, EW):
            widths[column] = max(widths[column], LEAST_NAME * letter)
        return [max(width, self._usual(at)) if width else 0 for at, width in enumerate(widths)]

    def _usual(self, column: int) -> int:
        """The width of a column for what may well come, with a sign beside a result."""
        if column not in USUAL:
            return 0
        metrics = self.fontMetrics()
        sign = (mark_side(metrics) + EDGE) * (column == RESULT)
        return metrics.horizontalAdvance(USUAL[column]) + PADDING + sign

    def _texts(self, rows: Iterable[int], column: int) -> set[str]:
        """Without Qt between, which takes long for so many."""
        return {self.results.rows[row].texts[column] for row in rows}

    @property
    def wanted_width(self) -> int:
        """In which all columns are seen, of a name as much as is to be seen."""
        least, frame = self._least(), self.width() - self.viewport().width()
        names = 2 * (LEAST_NAME - LEAST_LABEL) * self.fontMetrics().averageCharWidth()
        return sum(least.get(at, width) for at, width in enumerate(self._widths)) + frame + names

    def _least(self) -> dict[int, int]:
        """The least widths of the columns that give way."""
        if not self._widths:
            return {}
        header, letter = self.horizontalHeader(), self.fontMetrics().averageCharWidth()
        texts = super()._measured(range(len(self.results.rows)))[RESULT]
        headings = {each: header.sectionSizeFromContents(each).width() for each in (NS, EW, RESULT)}
        return {
            NS: max(LEAST_LABEL * letter, headings[NS]),
            EW: max(LEAST_LABEL * letter, headings[EW]),
            RESULT: max(
                texts, headings[RESULT], LEAST_ROOM * letter + PADDING, self._usual(RESULT)
            ),
        }

    def _share(self) -> None:
        """Names give way to all else; to the result, which one types, however large the type is."""
        super()._share()
        self._give_way()
        widths = [self.columnWidth(each) for each in range(self.results.columnCount())]
        over = sum(widths) - self.viewport().width()
        least = self._least() if over > 0 else {}
        if over > 0 and over > sum(widths[each] - width for each, width in least.items()):
            over = sum(widths[: RESULT + 1]) - self.viewport().width()  # 0 of a hidden one
        for column in (NS, EW, RESULT):
            if over > 0:
                share = over if column == RESULT else -(-over // (EW + 1 - column))
                given = min(share, max(0, widths[column] - least[column]))
                self.setColumnWidth(column, widths[column] - given)
                over -= given
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def _give_way(self) -> None:
        """Of the room for a result what is not needed goes to names that are cut off."""
        if not self._widths or self.state() == QAbstractItemView.State.EditingState:
            return
        cut = [max(0, self._widths[each] - self.columnWidth(each)) for each in (NS, EW)]
        spare = self.columnWidth(RESULT) - self._least()[RESULT]
        given = min(sum(cut), max(0, spare))
        if given > 0:
            first = min(cut[0], max(given // 2, given - cut[1]))
            for column, more in ((NS, first), (EW, given - first), (RESULT, -given)):
                self.setColumnWidth(column, self.columnWidth(column) + more)

    def _take(self, place: BoardPlace, text: str) -> None:
        self._refused = False
        self.typed.emit(place, text)
