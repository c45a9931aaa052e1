"""Dialogs that fit the screen, however large their text is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QPlainTextEdit,
    QTableWidget,
    QVBoxLayout,
    QWidget,
)

from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.fitting_area import FittingArea
from vpdesk.gui.widgets.mnemonics import letter_standard
from vpdesk.gui.widgets.number_field import go_to_refused
from vpdesk.gui.widgets.question import ask
from vpdesk.gui.widgets.reading_order import ReadingOrder

TYPED_CELLS = "typedCells"  # a property of a table's delegate: how many were typed through it
ASKED_FROM = 2  # fields with something typed in them
FRAME = QSize(16, 48)  # what a desktop may take for title and borders


class FittingDialog(ReadingOrder, QDialog):
    """A page over buttons, as large as they ask for; the page scrolls on a small screen."""

    def lay_out(
        self, page: QWidget, buttons: QDialogButtonBox, line: QWidget | None = None
    ) -> None:
        """Put the dialog together; a line above the buttons is in sight wherever the page is."""
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.addWidget(FittingArea(page), 1)
        if line is not None:
            layout.addWidget(line)
        layout.addWidget(buttons)
        letter_standard(self, buttons)
        self.fit()

    @property
    def entered(self) -> int:
        """How many fields would be lost with the dialog."""
        return typed_fields(self)

    def accept(self) -> None:
        """Close with what is entered, unless a field waits for mending."""
        if not go_to_refused(self):
            super().accept()

    def reject(self) -> None:
        """Close without what is entered; where that is more than one field, if it is meant."""
        if not self.isVisible() or self.entered < ASKED_FROM:
            super().reject()
            return
        ask(
            self,
            "giveUpTypedQuestion",
            translate("FittingDialog", "Discard what you have typed?"),
            translate("FittingDialog", "This cannot be undone."),
            (translate("FittingDialog", "&Discard"), translate("FittingDialog", "&Keep It")),
            super().reject,
        )

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


def typed_fields(dialog: QWidget) -> int:
    """How many fields hold a text that was typed or pasted; of a list each line is one, of
    a table each cell.

    What the program put into a field is not typed, and a number alone is soon typed again.
    """
    lines = dialog.findChildren(QLineEdit)
    count = sum(
        each.isModified() and bool(each.text().strip())
        for each in lines
        if not isinstance(each.parent(), QAbstractSpinBox)
    )
    for each in dialog.findChildren(QPlainTextEdit):
        if each.document().isModified():
            count += sum(bool(line.strip()) for line in each.toPlainText().splitlines())
    for table in dialog.findChildren(QTableWidget):
        count += table.itemDelegate().property(TYPED_CELLS) or 0
    return count
