"""A quiet line for sentences that come and go, as high as any of them needs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget

from vpdesk.gui.texts import plain_tip
from vpdesk.gui.widgets.announce import announce
from vpdesk.gui.widgets.fitted import Fitted

LOW = 18  # lines below each other
LONGEST = 130  # characters of a sentence that must fit


class MessageLine(Fitted, QLabel):
    """Shows what holds for long; over it, what is of interest for now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lasting = ""
        self._details = ""
        self._gives_way = self._low = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._fit()

    def set_lasting(self, text: str, details: str) -> None:
        """Show a sentence from now on; its details, as a tooltip, may have many lines."""
        self._lasting, self._details = text, details
        self.show_for_now("")

    def show_for_now(self, text: str) -> None:
        """Show a sentence until the next one comes; with "" what holds for long again."""
        self.setText(text or self._lasting)
        self.setToolTip("" if text else plain_tip(self._details))
        if self._gives_way:
            self._show_if_room()
        announce(self, text)

    def give_way(self, page: QWidget) -> None:
        """Leave its place in a page to the rest where that is low, but for what is said for now."""
        self._gives_way = True
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange):
            assert isinstance(watched, QWidget)
            self._low = watched.height() < LOW * self.fontMetrics().height()
            self._show_if_room()
        return False

    def _show_if_room(self) -> None:
        self.setVisible(not self._low or self.text() != self._lasting)

    def _fit(self) -> None:
        """The height stays while texts come and go: what is above would jump."""
        metrics = self.fontMetrics()
        lines = -(-LONGEST * metrics.averageCharWidth() // max(self.width(), 1))
        self.setFixedHeight(min(lines, 3) * metrics.lineSpacing() + 2)
