"""Tabs of which the chosen one is in sight in every theme."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QTabBar, QTabWidget, QWidget

MARK = 3  # pixels: the line along the chosen tab


class TabBar(QTabBar):
    """A line in the accent colour runs along the chosen tab; the grounds differ too little."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.currentIndex() >= 0:
            painter = QPainter(self)
            painter.fillRect(self.mark, self.palette().color(QPalette.ColorRole.Accent))
            painter.end()

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
