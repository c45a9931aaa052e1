"""A frame that shows where the keyboard goes."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

WIDTH = 2


class FocusFrame(QWidget):
    """Keeps a widget; frames it in the accent colour while the keyboard is in it."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        layout = QVBoxLayout(self)
        layout.setContentsMargins(WIDTH, WIDTH, WIDTH, WIDTH)
        layout.addWidget(content)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self.update)

    def set_content(self, content: QWidget) -> None:
        """Keep another widget in the place of the first, which is deleted."""
        layout = self.layout()
        assert layout is not None
        layout.replaceWidget(self._content, content)
        self._content.setParent(None)
        self._content.deleteLater()
        self._content = content

    def paintEvent(self, event: QPaintEvent) -> None:
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            painter = QPainter(self)
            painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Highlight))
            painter.end()
