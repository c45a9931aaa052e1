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
    redoRequested: what was taken back is to be done again.
    """

    undoRequested = Signal()
    redoRequested = Signal()

    def __init__(self) -> None:
        super().__init__()
        named(self, "undoStrip", "overview")
        self.done = named(QLabel(), "doneLabel")
        self.done.setTextFormat(Qt.TextFormat.PlainText)
        self.done.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.button = named(QToolButton(), "undoButton")
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self._ask)
        self._undone = False
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.done, 1)
        layout.addWidget(self.button)

    def tell(self, step: str, *, undone: bool) -> None:
        """Have a screen reader say what was taken back, or done again."""
        announce(self.window(), self._told(step, undone=undone))

    def show_step(self, step: str, *, undone: bool) -> None:
        """Show what would be undone, or what is undone and would be done again; nothing for ""."""
        self._undone = undone
        self.setVisible(bool(step))
        text = self._told(step, undone=undone)
        self.done.setText(text)
        self.done.setToolTip(plain_tip(text))
        self.button.setText(self.tr("Redo") if undone else self.tr("Undo"))
        name = self.tr("Redo {step}") if undone else self.tr("Undo {step}")
        self.button.setAccessibleName(name.format(step=step))
        self.updateGeometry()

    def _told(self, step: str, *, undone: bool) -> str:
        text = self.tr("Undone: {step}") if undone else self.tr("Done: {step}")
        return text.format(step=step)

    def _ask(self) -> None:
        (self.redoRequested if self._undone else self.undoRequested).emit()

    def sizeHint(self) -> QSize:
        """As wide as its text, up to a width at which it is cut and told in full by its tip."""
        metrics, button = self.fontMetrics(), self.button.sizeHint()
        most = metrics.averageCharWidth() * WIDEST
        wanted = min(metrics.horizontalAdvance(self.done.text()) + 8, most)
        return QSize(wanted + button.width() + 8, button.height())
