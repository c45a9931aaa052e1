"""What all tables have in common: no grid, rows as high as their type, columns that fit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QHeaderView,
    QLineEdit,
    QTableView,
    QToolTip,
    QWidget,
)

from vpdesk.gui.tables.spaced_header import SpacedHeader
from vpdesk.gui.texts import plain_tip
from vpdesk.gui.widgets.tall_rows import LINES

ROWS_IN_SIGHT = 6  # at least, where they are not lower than
LOW_LINES = 1.2  # of the type


class BaseTable(QTableView):
    """A table whose own class says how wide its columns are, and how they share the width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Made here: for a widget that Qt made, PySide6 first makes all classes of widgets.
        inside = QWidget()
        self.setViewport(inside)
        inside.setBackgroundRole(QPalette.ColorRole.Base)
        inside.setAutoFillBackground(True)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setHorizontalHeader(SpacedHeader(self))
        self._fit_rows()

    def fit_columns(self) -> None:
        """As wide as their texts."""
        raise NotImplementedError

    def go_nowhere(self) -> None:
        """Other work has begun: no row is picked, and what was being typed is none of it."""
        for field in self.viewport().findChildren(QLineEdit):
            self.closeEditor(field, QAbstractItemDelegate.EndEditHint.RevertModelCache)
        self.setCurrentIndex(QModelIndex())
        self.clearSelection()
        self.scrollToTop()

    def height_of(self, rows: int, lines: float = LINES) -> int:
        """The pixels that the headings, so many rows and a scroll bar below them need.

        lines: of the type, that a row is high.
        """
        bar = self.horizontalScrollBar().sizeHint().height()
        head = self.horizontalHeader().sizeHint().height()
        return head + rows * round(lines * self.fontMetrics().height()) + bar

    def _share(self) -> None:
        """Share the width among the columns."""
        self.fit_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_rows()
        self._share()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_rows()
            self.fit_columns()

    def viewportEvent(self, event: QEvent) -> bool:
        """The mouse has a text that is cut told in full, where the cell has no other tip."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            index = self.indexAt(event.pos())
            there = self.visualRect(index).intersected(self.viewport().rect())
            cut = self.sizeHintForIndex(index).width() > there.width()
            if index.isValid() and cut and not index.data(Qt.ItemDataRole.ToolTipRole):
                QToolTip.showText(event.globalPos(), plain_tip(str(index.data())), self)
                return True
        return super().viewportEvent(event)

    def _fit_rows(self) -> None:
        """Rows that are easily hit; where few of many would be in sight, they are lower."""
        line, room, model = self.fontMetrics().height(), self.viewport().height(), self.model()
        high = round(LINES * line)
        if model is not None and model.rowCount() * high > room:
            high = max(round(LOW_LINES * line), min(high, room // ROWS_IN_SIGHT))
        self.verticalHeader().setDefaultSectionSize(high)


def copy_lines(lines: Sequence[Sequence[str]], headings: Sequence[str] = ()) -> None:
    """Put lines of fields on the clipboard, as text and as a table for spreadsheets."""
    from vpdesk.gui.desk.clipboard import lines_data  # when wanted

    first = [[heading.replace("\n", " ") for heading in headings]] if headings else []
    QGuiApplication.clipboard().setMimeData(lines_data([*first, *map(list, lines)]))
