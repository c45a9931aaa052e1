"""Tabs of which the chosen one is in sight in every theme."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QTabBar, QTabWidget, QWidget

from vpdesk.gui.widgets.focus_frame import WIDTH

MARK = 3  # pixels: the line along the chosen tab


class TabBar(QTabBar):
    """A line in the accent colour runs along the chosen tab; the grounds differ too little.

    With the keyboard it is framed.
    """

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.currentIndex() >= 0:
            painter = QPainter(self)
            accent = self.palette().color(QPalette.ColorRole.Accent)
            painter.fillRect(self.mark, accent)
            if self.hasFocus():
                painter.setPen(QPen(accent, WIDTH))
                painter.drawRect(self.tabRect(self.currentIndex()).adjusted(2, 2, -2, -2))
            painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    @property
    def mark(self) -> QRect:
        """Where the line is."""
        tab = self.tabRect(self.currentIndex())
        return QRect(tab.left() + 1, tab.top(), tab.width() - 2, MARK)


class TabPages(QTabWidget):
    """Pages under such tabs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabBar(TabBar())
