"""A button behind which fields stand that have no room beside the others."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QAbstractSpinBox, QFrame, QToolButton, QVBoxLayout, QWidget

MARGIN = 12  # pixels around the fields
MOST_LETTERS = 40  # on the button


class _Leaf(QFrame):
    """What opens under the button, and closes at Esc or a click elsewhere. closed: it did."""

    closed = Signal()

    def __init__(self, button: QWidget) -> None:
        super().__init__(button, Qt.WindowType.Popup)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.inner = QVBoxLayout(self)
        self.inner.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        self.inner.setSpacing(8)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.closed.emit()


class FoldedFields(QToolButton):
    """Holds fields and shows them when it is pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setArrowType(Qt.ArrowType.DownArrow)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._leaf: _Leaf | None = None
        self.clicked.connect(self._open)

    def take(self, parts: Sequence[QWidget]) -> None:
        """Take fields from where they are."""
        if self._leaf is None:
            self._leaf = _Leaf(self)
            self._leaf.closed.connect(lambda: self.setChecked(False))
        for part in parts:
            self._leaf.inner.addWidget(part, 0, Qt.AlignmentFlag.AlignLeft)

    def tell(self, text: str) -> None:
        """Say what is behind it, which may be anything that was typed, in no more than a line.

        A button wider than its fields would make the room for them, and go again, for ever.
        """
        room = MOST_LETTERS * self.fontMetrics().averageCharWidth()
        self.setText(self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room))

    def close_leaf(self) -> None:
        """Show the fields no more, for they go elsewhere."""
        if self._leaf is not None:
            self._leaf.hide()

    def _open(self) -> None:
        if self._leaf is None:
            return
        self._leaf.adjustSize()
        self._leaf.move(self.mapToGlobal(QPoint(0, self.height())))
        self._leaf.show()
        fields = self._leaf.findChildren(QAbstractSpinBox)
        if fields:
            fields[0].setFocus(Qt.FocusReason.PopupFocusReason)
