"""Dialogs that fit the screen, however large their text is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QScrollArea, QVBoxLayout, QWidget

from vpdesk.gui.widgets.mnemonics import letter_standard
from vpdesk.gui.widgets.number_field import go_to_refused

FRAME = QSize(16, 48)  # what a desktop may take for title and borders
MARGINS = 32  # on each side of a page


class FittingDialog(QDialog):
    """A page over buttons, as large as they ask for; the page scrolls on a small screen."""

    def lay_out(self, page: QWidget, buttons: QDialogButtonBox) -> None:
        """Put the dialog together."""
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.addWidget(FittingArea(page), 1)
        layout.addWidget(buttons)
        letter_standard(self, buttons)
        self.fit()

    def accept(self) -> None:
        """Close with what is entered, unless a field waits for mending."""
        if not go_to_refused(self):
            super().accept()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        return done

    def fit(self) -> None:
        """Take the size that the content asks for, and stay on the screen."""
        room = self.screen().availableGeometry()
        self.resize(self.sizeHint().boundedTo(room.size() - FRAME))
        frame = self.frameGeometry()
        frame.moveRight(min(frame.right(), room.right()))
        frame.moveBottom(min(frame.bottom(), room.bottom()))
        frame.moveLeft(max(frame.left(), room.left()))
        frame.moveTop(max(frame.top(), room.top()))
        if frame.topLeft() != self.frameGeometry().topLeft():
            self.move(frame.topLeft())


class FittingArea(QScrollArea):
    """Asks for as much room as its content does, and scrolls where it gets less."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the focus of its fields

    def sizeHint(self) -> QSize:
        content = self._content
        size = content.sizeHint()
        size.setWidth(min(size.width(), self.screen().availableSize().width() - 2 * MARGINS))
        if content.hasHeightForWidth():
            size.setHeight(content.heightForWidth(size.width()))
        return size + QSize(self._bar, 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(
            self._content.minimumSizeHint().width() + self._bar, 4 * self.fontMetrics().height()
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    @property
    def _bar(self) -> int:
        if self.verticalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
            return 0
        return self.verticalScrollBar().sizeHint().width()
