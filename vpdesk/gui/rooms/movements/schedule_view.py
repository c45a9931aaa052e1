"""The schedule of a movement: click to switch an encounter, lock what must stay."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QModelIndex,
    QPoint,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from vpdesk.gui.rooms.movements.schedule_cells import ScheduleDelegate
from vpdesk.gui.rooms.movements.schedule_menu import places_menu, round_menu, table_menu
from vpdesk.gui.rooms.movements.schedule_model import NO_PLACES, ScheduleModel
from vpdesk.gui.tables.base_table import copy_lines
from vpdesk.gui.tables.cell_menu import menu_place
from vpdesk.gui.widgets.typed_number import TypedNumber
from vpdesk.movements.movement import Movement, Place, Places

WIDER = 1.5  # times the width that it needs that an encounter may get
NO_KEYS = Qt.KeyboardModifier.NoModifier


class ScheduleView(QTableView):
    """Rounds as rows, tables as columns, an encounter in each cell.

    A click or Space switches, L locks; the headings do it for a whole round or table. Typing a
    number picks that pair.

    switchRequested: the (round, table) of all encounters to be switched, as a frozenset.
    lockRequested: those that are to be locked from now on, all of them, as a frozenset.
    pairPicked: the pair that the user picked; 0 when the pick was taken back.
    refused: why nothing was switched, as a sentence.
    """

    switchRequested = Signal(object)
    lockRequested = Signal(object)
    pairPicked = Signal(int)
    refused = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.schedule_model = ScheduleModel(self)
        self.picked = 0
        self.hovered: Place = (0, 0)
        self.selected_places = NO_PLACES
        self._pressed: Place = (0, 0)
        self._typed = TypedNumber()
        self.setModel(self.schedule_model)
        self._delegate = ScheduleDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setMouseTracking(True)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        for header, switch in (
            (self.verticalHeader(), self._switch_round),
            (self.horizontalHeader(), self._switch_table),
        ):
            header.setHighlightSections(False)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setSectionsClickable(True)
            header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            header.sectionClicked.connect(switch)
        self.verticalHeader().customContextMenuRequested.connect(self._round_menu)
        self.horizontalHeader().customContextMenuRequested.connect(self._table_menu)

    def show_movement(
        self,
        movement: Movement,
        saved: Movement,
        locked: Places,
        switched: Collection[Place],
        shared: Collection[Place],
        relayed: Collection[Place],
    ) -> None:
        """Show a movement, with what differs from its saved state; see ScheduleModel.show."""
        before = self.schedule_model.movement
        self.schedule_model.show(movement, saved, locked, switched, shared, relayed)
        if before is None or (before.boards, before.pairs) != (movement.boards, movement.pairs):
            self._fit()
        if before is None or before.pairs != movement.pairs:
            self.picked = 0
        if not self.currentIndex().isValid():
            with QSignalBlocker(self):
                self._make_current(self.schedule_model.index(0, 0))

    def begin(self) -> None:
        """Other work has begun: the first encounter is the current one."""
        with QSignalBlocker(self):
            self.clearSelection()
            self._make_current(self.schedule_model.index(0, 0))
        if self.hasFocus():  # as if the keyboard came to it now
            self.setCurrentIndex(self.currentIndex())
        self.scrollToTop()

    def select_pair(self, pair: int) -> None:
        """Emphasise the encounters of a pair, without telling that it was picked; 0 for none."""
        if pair != self.picked:
            self.picked = pair
            self.viewport().update()

    def switch(self, places: Places) -> None:
        """Ask for these encounters to be switched, but for the locked ones.

        An individual movement is only read: there are no pairs that could be switched.
        """
        movement = self.schedule_model.movement
        free = places - self.schedule_model.locked
        if movement is not None and movement.individual:
            self.refused.emit(self.tr("An individual movement is only shown, not changed."))
        elif free:
            self.switchRequested.emit(free)
        elif places:
            self.refused.emit(self.tr("Locked: press L to unlock it before you switch it."))

    def toggle_lock(self, places: Places) -> None:
        """Ask for these encounters to be locked; to be unlocked where all of them are locked."""
        locked = self.schedule_model.locked
        if places:
            self.lockRequested.emit(locked - places if places <= locked else locked | places)

    def switch_selected(self) -> None:
        """Ask for all selected encounters to be switched."""
        self.switch(self.schedule_model.places(self.selectedIndexes()))

    def lock_selected(self) -> None:
        """Ask for all selected encounters to be locked, or unlocked if all of them are locked."""
        self.toggle_lock(self.schedule_model.places(self.selectedIndexes()))

    def pick(self, pair: int) -> None:
        """Pick a pair, as if the user had; 0 for none."""
        self.select_pair(pair)
        self.pairPicked.emit(pair)

    def copy(self, *, headings: bool) -> None:
        """Put the rectangle around the selected encounters on the clipboard."""
        indexes = self.selectedIndexes()
        if indexes:
            copy_lines(self.schedule_model.lines(indexes, headings=headings))

    def of_round(self, row: int) -> Places:
        """All encounters of a round."""
        model = self.schedule_model
        return model.places(model.index(row, each) for each in range(model.columnCount()))

    def of_table(self, column: int) -> Places:
        """All encounters of a table."""
        model = self.schedule_model
        return model.places(model.index(each, column) for each in range(model.rowCount()))

    def sizeHint(self) -> QSize:
        header = self.horizontalHeader()
        width = self.verticalHeader().sizeHint().width() + self._needed() * header.count()
        rows = self.verticalHeader().count() * self._delegate.row_height
        return QSize(width + 2, header.sizeHint().height() + rows + 2)

    def minimumSizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(18 * metrics.averageCharWidth(), 5 * metrics.height())

    # What the user does

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        self._press(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, (0, 0)
        index = self.indexAt(event.position().toPoint())
        if (
            event.button() == Qt.MouseButton.LeftButton
            and index.isValid()
            and pressed == _place(index)
        ):
            self.switch(self.schedule_model.places([index]))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(_place(self.indexAt(event.position().toPoint())))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover((0, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        movement, plain = self.schedule_model.movement, event.modifiers() == NO_KEYS
        if plain and event.key() == Qt.Key.Key_Space:
            self.switch_selected()
        elif plain and event.key() == Qt.Key.Key_L:
            self.lock_selected()
        elif plain and event.key() == Qt.Key.Key_Escape and self.picked:
            self.pick(0)
        elif plain and movement is not None and event.text().isdecimal():
            pair = self._typed.add(event.text(), movement.pairs)
            if pair:
                self.pick(pair)
        else:
            self._typed.end()
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Letters search nothing; numbers pick pairs."""

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index, at = menu_place(self, event)
        if index.isValid():
            if _place(index) not in self.selected_places:
                self.setCurrentIndex(index)
            places_menu(self, self.schedule_model.places(self.selectedIndexes()), index).popup(at)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        self.selected_places = frozenset(map(_place, self.selectedIndexes()))
        super().selectionChanged(selected, deselected)

    # How it shows

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._delegate.set_font(self.font())
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.currentIndex().isValid() and not self.selected_places:
            self.setCurrentIndex(self.currentIndex())

    def _press(self, event: QMouseEvent) -> None:
        plain = event.button() == Qt.MouseButton.LeftButton and event.modifiers() == NO_KEYS
        self._pressed = _place(self.indexAt(event.position().toPoint())) if plain else (0, 0)

    def _hover(self, place: Place) -> None:
        if place != self.hovered:
            before, self.hovered = self.hovered, place
            for each in (before, place):
                self.viewport().update(self.visualRect(self.schedule_model.index_of(each)))

    def _make_current(self, index: QModelIndex) -> None:
        """Put the keyboard on a cell without selecting it."""
        flag = self.selectionModel().SelectionFlag.NoUpdate
        self.selectionModel().setCurrentIndex(index, flag)

    def _fit(self) -> None:
        """Make rows and columns as large as the texts need."""
        self.verticalHeader().setDefaultSectionSize(self._delegate.row_height)
        self._share_width()
        self.updateGeometry()

    def _needed(self) -> int:
        """The width that every encounter needs."""
        heading = str(self.schedule_model.headerData(0, Qt.Orientation.Horizontal))
        metrics = self.horizontalHeader().fontMetrics()
        width = self._delegate.width_for(self.schedule_model.cells)
        return max(width, metrics.horizontalAdvance(heading) + 12)

    def _share_width(self) -> None:
        """Share the width among the columns; scroll where they need more."""
        header = self.horizontalHeader()
        if header.count():
            needed = self._needed()
            room = (self.viewport().width()) // header.count()
            header.setDefaultSectionSize(max(needed, min(room, int(needed * WIDER))))

    def _switch_round(self, row: int) -> None:
        if QGuiApplication.keyboardModifiers() == NO_KEYS:
            self.switch(self.of_round(row))

    def _switch_table(self, column: int) -> None:
        if QGuiApplication.keyboardModifiers() == NO_KEYS:
            self.switch(self.of_table(column))

    def _round_menu(self, where: QPoint) -> None:
        header = self.verticalHeader()
        row = header.logicalIndexAt(where)
        if row >= 0:
            round_menu(self, row).popup(header.mapToGlobal(where))

    def _table_menu(self, where: QPoint) -> None:
        header = self.horizontalHeader()
        column = header.logicalIndexAt(where)
        if column >= 0:
            table_menu(self, column).popup(header.mapToGlobal(where))


def _place(index: QModelIndex) -> Place:
    """The round and table of an index; (0, 0) for none."""
    return index.row() + 1, index.column() + 1
