"""Two panes side by side that remember how they share the width."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QSplitter, QWidget

HANDLE = 12
MOST_SHARE = 0.8  # that the main pane takes at first, however much it has to show


class SharedWidth(QSplitter):
    """A main pane and one beside it.

    share: of the width, for the main pane at first; it gets more where it asks for that.
    """

    def __init__(self, main: QWidget, beside: QWidget, share: float) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._main, self._share = main, share
        self._wanted: tuple[int, ...] | None = ()  # widths that wait for it to be shown
        self.addWidget(main)
        self.addWidget(beside)
        self.setStretchFactor(0, 1)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(HANDLE)

    @property
    def widths(self) -> tuple[int, ...]:
        """The widths of both; () where they are not known yet."""
        return tuple(self.sizes()) if self._wanted is None else self._wanted

    def restore(self, widths: tuple[int, ...]) -> None:
        """As wide as they were; as at first where these are not two widths."""
        if not self.isVisible():
            self._wanted = widths
            return
        self._wanted = None
        if len(widths) != 2 or not all(widths):
            wanted = max(int(self._share * self.width()), self._main.sizeHint().width())
            main = min(wanted, int(MOST_SHARE * self.width()))
            widths = (main, self.width() - main)
        self.setSizes(list(widths))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._wanted is not None:
            self.restore(self._wanted)
