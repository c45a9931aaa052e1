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
        self._framed = False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(WIDTH, WIDTH, WIDTH, WIDTH)
        layout.addWidget(content)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    def set_content(self, content: QWidget) -> None:
        """Keep another widget in the place of the first, which is deleted."""
        layout = self.layout()
        assert layout is not None
        layout.replaceWidget(self._content, content)
        self._content.setParent(None)
        self._content.deleteLater()
        self._content = content

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._framed:
            painter = QPainter(self)
            painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Accent))
            painter.end()

    def _follow(self, _: QWidget | None, focused: QWidget | None) -> None:
        """The keyboard went elsewhere: to paint the frame is to paint all that is in it."""
        framed = focused is not None and self.isAncestorOf(focused)
        if framed != self._framed:
            self._framed = framed
            self.update()
