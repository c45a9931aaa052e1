"""An area that scrolls where its content has less room than it asks for."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QPlainTextEdit, QScrollArea, QWidget

MARGINS = 32  # on each side of a page
DEEPEST = 8  # sizes within one another; a content that is narrow when wide would change for ever


class FittingArea(QScrollArea):
    """Asks for as much room as its content does, and scrolls where it gets less."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        self._within = 0
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the focus of its fields
        for field in content.findChildren(QPlainTextEdit):
            field.cursorPositionChanged.connect(partial(self._follow_cursor, field))

    def _follow_cursor(self, field: QPlainTextEdit) -> None:
        """A field may be higher than what is seen of it: the line that is typed stays in sight."""
        if field.hasFocus():
            line = field.cursorRect()
            at = field.viewport().mapTo(self._content, line.bottomLeft())
            self.ensureVisible(at.x(), at.y() - line.height() // 2, 0, line.height())

    def sizeHint(self) -> QSize:
        content = self._content
        size = content.sizeHint()
        size.setWidth(min(size.width(), self.screen().availableSize().width() - 2 * MARGINS))
        if content.hasHeightForWidth():
            size.setHeight(content.heightForWidth(size.width()))
        return size.expandedTo(content.minimumSize()) + QSize(self._bar, 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(
            self._content.minimumSizeHint().width() + self._bar, 4 * self.fontMetrics().height()
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        if self._within >= DEEPEST:
            return False
        self._within += 1
        try:
            return super().eventFilter(watched, event)
        finally:
            self._within -= 1

    @property
    def _bar(self) -> int:
        if self.verticalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
            return 0
        return self.verticalScrollBar().sizeHint().width()
