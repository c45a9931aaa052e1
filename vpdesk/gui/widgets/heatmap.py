"""The balance matrix of a movement in colours and numbers."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QContextMenuEvent,
    QFocusEvent,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from vpdesk.gui.texts import user_language
from vpdesk.gui.theme import is_dark
from vpdesk.gui.widgets.heatmap_cells import HeatmapCells, HeatmapGrid
from vpdesk.gui.widgets.matrix_colours import LEVELS, colour_table, levels
from vpdesk.gui.widgets.typed_number import TypedNumber

ROLE = QPalette.ColorRole
LARGEST = 3  # times the height of a line that a cell may be high at most
WIDEST = 1.5  # times its height that a cell may be wide at most
LEAST_CHARACTERS = 18  # the width below which the matrix is not made
STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class Heatmap(pg.GraphicsView):  # type: ignore[misc]
    """The net opposition of any two pairs: its number, and as a colour how far from the mean.

    A click on a cell, or typing a number, picks the pair of its row; the arrow keys go from
    cell to cell, and Space picks.

    pairPicked: the pair that the user picked; 0 when the pick was taken back.
    pairHovered: the pair of the row under the mouse; 0 when it leaves.
    readOutChanged: the cell under the mouse or the cursor in words; "" for none.
    menuRequested: a menu of what has been gone to is wanted: the pairs of a cell, or that of a
        heading and 0, and where it opens.
    """

    pairPicked = Signal(int)
    pairHovered = Signal(int)
    readOutChanged = Signal(str)
    menuRequested = Signal(int, int, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        self._cells: HeatmapCells | None = None  # Qt resizes the view before its items are there
        super().__init__(parent)
        self._language = user_language()
        self._balance = np.zeros((0, 0), np.int64)
        self._levels = np.zeros((0, 0), np.uint8)
        self._mean = 0.0
        self._points = 0.0
        self._typed = TypedNumber()
        self._image = pg.ImageItem(axisOrder="row-major")
        self._cells = HeatmapCells()
        self.scene().addItem(self._image)
        self.scene().addItem(self._cells)
        self.setAcceptDrops(False)
        self.viewport().setMouseTracking(True)
        self._restyle()

    def show_matrix(self, balance: np.ndarray, mean: float, points_per_unit: float) -> None:
        """Show a matrix.

        balance: (P, P) whole numbers; the diagonal is not shown.
        mean: of the cells off the diagonal, the middle of the colours.
        points_per_unit: percentage points that a pair loses, for each unit of a cell, to the
            other one if that always tops.
        """
        same = balance.shape == self._balance.shape
        self._balance, self._mean, self._points = balance, mean, points_per_unit
        self._levels = levels(balance, mean)
        self._colour()
        self._drawn.set_numbers(balance, self._levels)
        if not same:
            self._drawn.selected = 0
            self._drawn.current = None
            self._drawn.hovered = (0, 0)
            self._fit()
        self._read_out()

    def select_pair(self, pair: int) -> None:
        """Frame the row and the column of a pair, without telling that it was picked; 0: none."""
        if pair != self._drawn.selected:
            self._drawn.selected = pair
            self._drawn.update()

    @property
    def selected_pair(self) -> int:
        """The pair whose row and column are framed; 0 for none."""
        return self._drawn.selected

    def describe(self, row: int, column: int) -> str:
        """A cell in words; rows and columns are pair numbers."""
        number = int(self._balance[row - 1, column - 1])
        language, off = self._language, number - self._mean
        text: str
        if round(abs(off), 1) == 0:
            text = self.tr("Pairs {one} and {other}: {number}, which is the mean")
        elif off > 0:
            text = self.tr("Pairs {one} and {other}: {number}, that is {off} above the mean")
        else:
            text = self.tr("Pairs {one} and {other}: {number}, that is {off} below the mean")
        if number > 0:
            text += self.tr(
                ": pair {one} loses {points} percentage points to an ever-topping pair {other}"
            )
        elif number < 0:
            text += self.tr(
                ": pair {one} gains {points} percentage points from an ever-topping pair {other}"
            )
        else:
            text += self.tr(": the score of pair {other} does not matter to pair {one}")
        return text.format(
            one=row,
            other=column,
            number=language.signed(number).lstrip("+"),
            off=language.number(abs(off), 1),
            points=language.number(abs(number) * self._points, 1),
        )

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(24 * line, 22 * line)

    def minimumSizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(LEAST_CHARACTERS * metrics.averageCharWidth(), 6 * metrics.height())

    # What the user does

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        row, column = self._pairs_at(event.position())
        hovered = (row, column) if row and column and row != column else (0, 0)
        if hovered != self._drawn.hovered:
            self._drawn.hovered = hovered
            self._drawn.update()
            self.pairHovered.emit(hovered[0])
            self._read_out()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        row, column = self._pairs_at(event.position())
        if event.button() != Qt.MouseButton.LeftButton or not (row or column):
            return
        if row and column:
            self._drawn.current = (row - 1, column - 1)
            self._read_out()
        self.pick(row or column)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def wheelEvent(self, event: QEvent) -> None:
        event.ignore()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self._drawn.hovered[0]:
            self._drawn.hovered = (0, 0)
            self._drawn.update()
            self.pairHovered.emit(0)
            self._read_out()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        place, at = event.pos(), event.globalPos()
        if not by_mouse and self._drawn.current is not None:
            place = self._drawn.grid.cell(*self._drawn.current).center().toPoint()
            at = self.viewport().mapToGlobal(place)
        row, column = self._pairs_at(QPointF(place))
        if row and column and row != column:
            self._go(row - 1, column - 1, 0, 0)
            self.menuRequested.emit(row, column, at)
        elif by_mouse and (row or column):
            self.menuRequested.emit(row or column, 0, at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pairs, key = len(self._balance), event.key()
        row, column = self._drawn.current or (0, 1)
        move = _move(key, row, column, pairs - 1)
        if not pairs:
            event.ignore()
        elif move is not None:
            self._go(*move)
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.pick(row + 1)
        elif key == Qt.Key.Key_Escape and self._drawn.selected:
            self.pick(0)
        elif event.text().isdecimal() and not event.modifiers():
            pair = self._typed.add(event.text(), pairs)
            if pair:
                self.pick(pair)
        else:
            self._typed.end()
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._drawn.current is None and event.reason() != Qt.FocusReason.MouseFocusReason:
            self._go(max(self._drawn.selected - 1, 0), 0, 0, 1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._drawn.current = None
        self._drawn.update()
        self._read_out()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            row, column = self._pairs_at(QPointF(event.pos()))
            if row and column and row != column:
                place = self._drawn.grid.cell(row - 1, column - 1).toRect()
                text = self.describe(row, column)
                QToolTip.showText(event.globalPos(), text, self.viewport(), place)
                return True
            QToolTip.hideText()
        return bool(super().viewportEvent(event))

    # How it shows

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        if self._cells is not None:
            self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        changes = (QEvent.Type.PaletteChange, QEvent.Type.FontChange)
        if event.type() in changes and self._cells is not None:
            self._restyle()

    @property
    def _drawn(self) -> HeatmapCells:
        assert self._cells is not None
        return self._cells

    def _restyle(self) -> None:
        """Take colours and font from the palette and the application's font."""
        palette = self.palette()
        self.setBackground(palette.color(ROLE.Base))
        base = palette.color(ROLE.Base)
        blank = (base.red(), base.green(), base.blue())
        self._colours = np.full((LEVELS + 1, 4), 255, np.uint8)
        self._colours[:, :3] = [*colour_table(dark=is_dark(palette)), blank]
        self._colour()
        self._drawn.palette, self._drawn.font = palette, self.font()
        self._fit()

    def _colour(self) -> None:
        """Give the cells their colours, as what Qt enlarges ten times faster than a table."""
        if self._levels.size:
            self._image.setImage(self._colours[self._levels], autoLevels=False, levels=None)

    def _fit(self) -> None:
        """Make the cells as large as the view allows, of whole pixels."""
        self._drawn.grid = self._grid(self.fontMetrics())
        # Small cells have small headings, and so there is room for larger cells.
        self._drawn.grid = self._grid(QFontMetrics(self._drawn.heading_font()))
        self._image.setRect(self._drawn.grid.area)
        self._drawn.set_extent(QRectF(self.viewport().rect()))
        self._drawn.update()

    def _grid(self, headings: QFontMetrics) -> HeatmapGrid:
        """The cells beside headings in such a font."""
        pairs, line = len(self._balance), self.fontMetrics().height()
        left, top = headings.horizontalAdvance("000") + 6, headings.height() + 4
        room = self.viewport().size() - QSize(left + 4, top + 4)
        height = max(1, min(room.height() // max(pairs, 1), LARGEST * line))
        width = max(1, min(room.width() // max(pairs, 1), int(WIDEST * height)))
        return HeatmapGrid(pairs, left, top, width, min(height, int(WIDEST * width)))

    def _pairs_at(self, place: QPointF) -> tuple[int, int]:
        """The pairs of row and column at a place; 0 for the one of a heading."""
        row, column = self._drawn.grid.at(place)
        return row + 1, column + 1

    def _go(self, row: int, column: int, down: int, across: int) -> None:
        """Go to a cell; from the diagonal one further in the direction of the step."""
        if row == column:
            row, column = row + down, column + across
        last = len(self._balance) - 1
        if 0 <= row <= last and 0 <= column <= last:
            self._drawn.current = (row, column)
            self._drawn.update()
            self._read_out()

    def pick(self, pair: int) -> None:
        """Follow a pair, and tell it; 0 for none."""
        self.select_pair(pair)
        self.pairPicked.emit(pair)
        self._drawn.update()

    def _read_out(self) -> None:
        """Tell the cell that the mouse or else the keyboard is at."""
        row, column = self._drawn.hovered
        if not row and self._drawn.current is not None:
            row, column = (each + 1 for each in self._drawn.current)
        text = self.describe(row, column) if row and row != column else ""
        self.readOutChanged.emit(text)
        if text and self.hasFocus() and self._drawn.current is not None:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))


def _move(key: int, row: int, column: int, last: int) -> tuple[int, int, int, int] | None:
    """Where a key leads from a cell, and in which direction (down, across) to go on there."""
    if key in STEPS:
        down, across = STEPS[Qt.Key(key)]
        return row + down, column + across, down, across
    ends = {
        Qt.Key.Key_Home: (row, 0, 0, 1),
        Qt.Key.Key_End: (row, last, 0, -1),
        Qt.Key.Key_PageUp: (0, column, 1, 0),
        Qt.Key.Key_PageDown: (last, column, -1, 0),
    }
    return ends.get(Qt.Key(key))
