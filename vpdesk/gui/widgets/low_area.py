"""What holds a page: it scrolls where the window is too low for all that must be read."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget


class LowArea(QScrollArea):
    """Gives its page all the room there is, and never less height than its parts must have."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.page = page
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the focus of its fields
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(page)
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.page and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The viewport's size, or as much more height as the layout must have."""
        layout, size = self.page.layout(), self.viewport().size()
        if layout is not None:
            least = layout.totalMinimumSize().height()
            if layout.hasHeightForWidth():
                least = layout.totalMinimumHeightForWidth(size.width())
            size.setHeight(max(size.height(), least))
        self.page.resize(size)


def fill(widget: QWidget, area: LowArea) -> None:
    """Have a widget show nothing but this."""
    layout = QVBoxLayout(widget)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(area)
