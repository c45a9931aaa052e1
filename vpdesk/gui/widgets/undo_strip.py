"""What was just done, with Undo beside it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from vpdesk.gui.texts import plain_tip
from vpdesk.gui.widgets.announce import announce
from vpdesk.gui.widgets.named import named

WIDEST = 40  # characters of what was done


class UndoStrip(QWidget):
    """Stands in the status line; a long text gives way before the window does.

    undoRequested: what was done is to be taken back.
    """

    undoRequested = Signal()

    def __init__(self) -> None:
        super().__init__()
        named(self, "undoStrip", "overview")
        self.done = named(QLabel(), "doneLabel")
        self.done.setTextFormat(Qt.TextFormat.PlainText)
        self.done.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.button = named(QToolButton(), "undoButton")
        self.button.setText(self.tr("Undo"))
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self.undoRequested)
        self._steps = "", ""
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.done, 1)
        layout.addWidget(self.button)

    def show_step(self, step: str, undone: str) -> None:
        """Show what would be undone; nothing for "". undone: what would be done again."""
        self.setVisible(bool(step))
        text = self.tr("Done: {step}").format(step=step)
        (before, again), self._steps = self._steps, (step, undone)
        if undone and undone == before and undone != again:
            announce(self.window(), self.tr("Undone: {step}").format(step=undone))
        elif step and step == again and step != before:
            announce(self.window(), text)
        self.done.setText(text)
        self.done.setToolTip(plain_tip(text))
        self.button.setAccessibleName(self.tr("Undo {step}").format(step=step))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As wide as its text, up to a width at which it is cut and told in full by its tip."""
        metrics, button = self.fontMetrics(), self.button.sizeHint()
        most = metrics.averageCharWidth() * WIDEST
        wanted = min(metrics.horizontalAdvance(self.done.text()) + 8, most)
        return QSize(wanted + button.width() + 8, button.height())
