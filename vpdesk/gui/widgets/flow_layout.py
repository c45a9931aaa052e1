"""A layout that sets its widgets side by side and goes on in the next row where they do not fit."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Widgets from left to right, then from top to bottom; centred in their row.

    One that is wider than all the room gets no more than that, and what height it then needs.
    """

    def __init__(self, spacing: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}  # by width, of what is shown as it is
        self.setSpacing(spacing)
        self.setContentsMargins(QMargins())

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._arrange(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def height_of(self, widgets: Iterable[QWidget], width: int) -> int:
        """What height these would need by themselves, whether they are shown or not."""
        total = height = used = 0
        for widget in widgets:
            size = widget.sizeHint()
            if size.width() > width and widget.hasHeightForWidth():
                size = QSize(width, widget.heightForWidth(width))
            if used and used + size.width() > width:
                total, height, used = total + height + self.spacing(), 0, 0
            height, used = max(height, size.height()), used + size.width() + self.spacing()
        return total + height

    def sizeHint(self) -> QSize:
        sizes = [item.sizeHint() for item in self._shown()]
        width = sum(size.width() + self.spacing() for size in sizes)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        """Set the items into rows of rect's width; the height that they take."""
        top = rect.top()
        row: list[QLayoutItem] = []
        width = 0
        for item in self._shown():
            item_width = _size(item, rect.width()).width()
            if row and width + item_width > rect.width():
                top += self._place(row, rect, top, move=move) + self.spacing()
                row, width = [], 0
            row.append(item)
            width += item_width + self.spacing()
        return top + self._place(row, rect, top, move=move) - rect.top()

    def _place(self, row: list[QLayoutItem], rect: QRect, top: int, *, move: bool) -> int:
        """Set one row of items; its height."""
        sizes = [_size(item, rect.width()) for item in row]
        height = max((size.height() for size in sizes), default=0)
        if move:
            left = rect.left()
            for item, size in zip(row, sizes, strict=True):
                offset = (height - size.height()) // 2
                item.setGeometry(QRect(QPoint(left, top + offset), size))
                left += size.width() + self.spacing()
        return height


def _size(item: QLayoutItem, most: int) -> QSize:
    """What an item takes of a row of such a width."""
    size = item.sizeHint()
    if size.width() <= most:
        return size
    return QSize(most, item.heightForWidth(most) if item.hasHeightForWidth() else size.height())
