"""A report table as a heat map: numbers on colours, under and beside headings that stay."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QStaticText,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from vpdesk.gui.tables.cell_menu import menu_place
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.tables.table_model import TableModel
from vpdesk.gui.theme import is_dark
from vpdesk.gui.widgets.typed_number import TypedNumber
from vpdesk.paper.palette import HEAT_LEVELS, heat_colours
from vpdesk.report.table import Table

LEAST_CELL = 3  # pixels
LEAST_DIGITS = 7.0  # pixels: the smallest type that can be read
ROLE = QPalette.ColorRole


class SparseHeader(QHeaderView):
    """Headings of cells that may be smaller than they: every second, third … is written."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget) -> None:
        super().__init__(orientation, parent)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(1)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        model, across = self.model(), self.orientation() == Qt.Orientation.Horizontal
        text = str(model.headerData(section, self.orientation()))
        size = rect.width() if across else rect.height()
        metrics = self.fontMetrics()
        needed = metrics.horizontalAdvance(f"{text} ") if across else metrics.height()
        first = 1 if across else 0  # the column of the headings is hidden
        if (section - first) % max(-(-needed // max(size, 1)), 1):
            return
        extra = max(needed - size, 0) // 2 + 1
        place = rect.adjusted(-extra, 0, extra, 0)
        if not across:
            place = rect.adjusted(0, -extra, -4, extra)
            place.moveTop(max(place.top(), min(rect.top(), 0)))
        painter.setPen(self.palette().color(ROLE.ButtonText))
        centre, right = Qt.AlignmentFlag.AlignCenter, Qt.AlignmentFlag.AlignRight
        painter.drawText(place, centre if across else right | Qt.AlignmentFlag.AlignVCenter, text)


class HeatTable(QTableView):
    """Shows the cells of a table that have heat; the first column stands beside them.

    fitting: all cells are in sight, however small; else their numbers can be read.
    marginPicked: the first margin of the row that the user picked.
    cellHovered: the first margin of a row and a column of the table: where the mouse is, or
        else the keyboard; -1 and 0 for nowhere.
    menuRequested: where a menu of the current cell is wanted.
    """

    marginPicked = Signal(int)
    cellHovered = Signal(int, int)
    menuRequested = Signal(QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table_model = TableModel(self)
        self.fitting = True
        self._marked = -1  # a row
        self._typed = TypedNumber()
        self._texts: dict[str, QStaticText] = {}
        self.setHorizontalHeader(SparseHeader(Qt.Orientation.Horizontal, self))
        self.setVerticalHeader(SparseHeader(Qt.Orientation.Vertical, self))
        self.setModel(self.table_model)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setMouseTracking(True)
        self.entered.connect(self._tell)

    def show_table(self, table: Table, margin: int) -> None:
        """Show a table, scrolled as before, with the row of a margin marked; -1 for none."""
        bars = (self.horizontalScrollBar(), self.verticalScrollBar())
        places = [bar.value() for bar in bars]
        at = self.currentIndex()
        row, column = at.row(), max(at.column(), 1)
        self.table_model.set_table(table)
        self.setColumnHidden(0, True)
        self._texts.clear()
        self._fit()
        if row >= 0:
            row, column = min(row, len(table.rows) - 1), min(column, len(table.headings) - 1)
            with QSignalBlocker(self):
                self.setCurrentIndex(self.table_model.index(row, column))
        for bar, value in zip(
            (self.horizontalScrollBar(), self.verticalScrollBar()), places, strict=True
        ):
            bar.setValue(value)
        self.select_margin(margin)

    def set_fitting(self, fitting: bool) -> None:
        """Have all cells in sight, or all numbers readable."""
        self.fitting = fitting
        self._fit()

    def select_margin(self, margin: int) -> None:
        """Mark the row of a margin, without telling that the user picked it; -1 for none."""
        table = self.table_model.table
        row = table.row_of(margin) if margin >= 0 and table.rows else -1
        if row != self._marked:
            self._marked = row
            self.viewport().update()

    def copy(self, *, headings: bool) -> None:
        """Put the selected cells on the clipboard, as text and as a table for spreadsheets."""
        chosen = self.selectedIndexes()
        if not chosen:
            return
        rows = sorted({each.row() for each in chosen})
        columns = sorted({each.column() for each in chosen})
        table = self.table_model.table
        if headings:
            columns.insert(0, 0)
        lines = [[table.rows[row][column].text for column in columns] for row in rows]
        if headings:
            lines.insert(0, [table.headings[column] for column in columns])
        from vpdesk.gui.desk.clipboard import lines_data

        QGuiApplication.clipboard().setMimeData(lines_data(lines))

    def keyboardSearch(self, search: str) -> None:
        """Jump to the margin that is being typed."""
        table = self.table_model.table
        if search.isdecimal():
            row = table.row_typed(self._typed.add(search, 9999))
            self.setCurrentIndex(self.table_model.index(row, max(self.currentIndex().column(), 1)))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()
        starts = self.table_model.table.row_starts
        if 0 <= current.row() < len(starts):
            self.marginPicked.emit(starts[current.row()])
            self._tell(current)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._tell(self.currentIndex())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index, place = menu_place(self, event)
        if index.isValid():
            if not self.selectionModel().isSelected(index):
                self.setCurrentIndex(index)
            self.menuRequested.emit(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._texts.clear()
            self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        table = self.table_model.table
        if table.rows and len(table.headings) > 1:
            self._paint_cells(painter, event.rect())
            self._paint_frames(painter)
        painter.end()

    def _paint_cells(self, painter: QPainter, exposed: QRect) -> None:
        """The cells of a part of the view: a colour, and its number where there is room."""
        table = self.table_model.table
        width, height = self.columnWidth(1), self.rowHeight(0)
        left, top = self.columnViewportPosition(1), self.rowViewportPosition(0)
        rows = range(
            max((exposed.top() - top) // height, 0),
            min((exposed.bottom() - top) // height + 1, len(table.rows)),
        )
        columns = range(
            max((exposed.left() - left) // width, 0),
            min((exposed.right() - left) // width + 1, len(table.headings) - 1),
        )
        colours = heat_colours(dark=is_dark(self.palette()))
        grounds = [QColor(each.ground) for each in colours]
        inks = [QColor(each.ink) for each in colours]
        font = self._number_font(width, height)
        if font is not None:
            painter.setFont(font)
            drop = (height - QFontMetrics(font).height()) / 2
        for row in rows:
            cells, y = table.rows[row], top + row * height
            for column in columns:
                cell, x = cells[column + 1], left + column * width
                level = round((cell.heat or 0.0) * (HEAT_LEVELS - 1))
                painter.fillRect(x, y, width, height, grounds[level])
                if font is not None:
                    text = self._text(cell.text, font)
                    painter.setPen(inks[level])
                    painter.drawStaticText(
                        round(x + (width - text.size().width()) / 2), round(y + drop), text
                    )

    def _paint_frames(self, painter: QPainter) -> None:
        """Frames around the marked row, the current column and the cell of the keyboard."""
        table = self.table_model.table
        width, height = self.columnWidth(1), self.rowHeight(0)
        left, top = self.columnViewportPosition(1), self.rowViewportPosition(0)
        right, bottom = width * (len(table.headings) - 1), height * len(table.rows)
        frames = []
        if table.current is not None:
            frames.append(QRectF(left + (table.current - 1) * width, top, width, bottom))
        if self._marked >= 0:
            frames.append(QRectF(left, top + self._marked * height, right, height))
        at = self.currentIndex()
        if at.isValid() and at.column() > 0 and self.hasFocus():
            frames.append(QRectF(self.visualRect(at)))
        for frame in frames:
            painter.setPen(QPen(self.palette().color(ROLE.Base), 3))
            painter.drawRect(frame)
            painter.setPen(QPen(self.palette().color(ROLE.Text), 1))
            painter.drawRect(frame)

    def _text(self, text: str, font: QFont) -> QStaticText:
        if text not in self._texts:
            made = QStaticText(text)
            made.setTextFormat(Qt.TextFormat.PlainText)
            made.prepare(font=font)
            self._texts[text] = made
        return self._texts[text]

    def _number_font(self, width: int, height: int) -> QFont | None:
        """The font of the numbers; None where the cells are too small for any."""
        metrics = self.fontMetrics()
        share = min(
            1.0,
            (width - 2) / max(metrics.horizontalAdvance(self._widest()), 1),
            height / metrics.height(),
        )
        pixels = share * QFontMetrics(self.font()).height() * 0.75
        if pixels < LEAST_DIGITS:
            return None
        font = QFont(self.font())
        font.setPixelSize(int(pixels))
        return font

    def _widest(self) -> str:
        cells = self.table_model.table.rows[-1][1:]
        return max((cell.text for cell in cells), key=len, default="")

    def _fit(self) -> None:
        """Make all cells equally large: as suits the view, or as their numbers need."""
        table = self.table_model.table
        if not table.rows or len(table.headings) < 2:
            return
        metrics = self.fontMetrics()
        width = metrics.horizontalAdvance(self._widest()) + 8
        height = metrics.height() + 4
        if self.fitting:
            room = self.viewport().size()
            width = max(min(room.width() // (len(table.headings) - 1), 2 * width), LEAST_CELL)
            height = max(min(room.height() // len(table.rows), 2 * height), LEAST_CELL)
        if (width, height) != (self.columnWidth(1), self.rowHeight(0)):
            self._texts.clear()
        self.horizontalHeader().setDefaultSectionSize(width)
        self.verticalHeader().setDefaultSectionSize(height)
        self.viewport().update()

    def _tell(self, index: Index) -> None:
        starts = self.table_model.table.row_starts
        if index.isValid() and index.row() < len(starts):
            self.cellHovered.emit(starts[index.row()], index.column())
        else:
            self.cellHovered.emit(-1, 0)
