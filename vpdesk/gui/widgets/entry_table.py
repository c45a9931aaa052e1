"""A table that is filled in from the keyboard, as a spreadsheet is."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

PADDING = 24  # of a column, both sides together
GAP = "\N{EN SPACE}"
LOOKED_AT = 120  # rows from both ends that are measured: all of a large field would take long
Index = QModelIndex | QPersistentModelIndex
Trigger = QAbstractItemView.EditTrigger


class SpacedDelegate(QStyledItemDelegate):
    """Keeps what stands on the right of a cell away from what stands on the left of the next."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if option.displayAlignment & Qt.AlignmentFlag.AlignRight:
            option.text += GAP


class EntryTable(QTableView):
    """Shows a model in columns as wide as their texts; the widest one takes what is left.

    stretched: the column that takes the width which the others leave; -1 for none.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stretched = -1
        self._needed = 0
        self.setItemDelegate(SpacedDelegate(self))
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(8)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._fit_rows()

    def show_model(self, model: QAbstractItemModel) -> None:
        """Show a model, from now on."""
        self.setModel(model)
        model.modelReset.connect(self.fit_columns)
        model.dataChanged.connect(self.fit_columns)

    def go_to(self, row: int, column: int) -> None:
        """Move to a cell."""
        index = self.model().index(row, column)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Enter goes on to the row below."""
        super().closeEditor(editor, hint)
        if hint == QAbstractItemDelegate.EndEditHint.SubmitModelCache:
            at = self.currentIndex()
            self.go_to(min(at.row() + 1, self.model().rowCount() - 1), at.column())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.state() != QAbstractItemView.State.EditingState:
            self.edit(self.currentIndex(), Trigger.EditKeyPressed, event)
            return
        super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._needed + bar, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_rows()
            if self.model() is not None:
                self.fit_columns()

    def fit_columns(self) -> None:
        """As wide as their texts."""
        model, header = self.model(), self.horizontalHeader()
        metrics, count = self.fontMetrics(), model.rowCount()
        ends = {*range(min(count, LOOKED_AT)), *range(max(0, count - LOOKED_AT), count)}
        widths = []
        for column in range(model.columnCount()):
            texts = {str(model.index(row, column).data()) for row in ends}
            text = max(map(metrics.horizontalAdvance, texts), default=0) + PADDING
            widths.append(max(text, header.sectionSizeFromContents(column).width()))
        self._needed = sum(widths)
        spare = self.viewport().width() - sum(widths)
        if 0 <= self.stretched < len(widths) and spare > 0:
            widths[self.stretched] += spare
        for column, width in enumerate(widths):
            self.setColumnWidth(column, width)

    def _fit_rows(self) -> None:
        height = self.fontMetrics().height()
        self.verticalHeader().setDefaultSectionSize(height + max(6, height // 3))
