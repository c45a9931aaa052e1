"""Two panes side by side that remember how they share the width."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from vpdesk.gui.widgets.panes import Panes

HANDLE = 12
MOST_LETTERS = 130  # wide is the main pane by its share, so that both stand near on large screens
MOST_SHARE = 0.8  # that the main pane takes at first, however much it has to show


class SharedWidth(Panes):
    """A main pane and one beside it.

    share: of the width, for the main pane at first; it gets more where it asks for that.
    stackable: they will be stacked where there is no room for both.
    """

    def __init__(
        self, main: QWidget, beside: QWidget, share: float, *, stackable: bool = False
    ) -> None:
        super().__init__()
        self._main, self._other = main, beside
        self._share, self._stackable = share, stackable
        self._wanted: tuple[int, ...] | None = ()  # widths that wait for it to be shown
        self._beside: tuple[int, ...] = ()  # widths of the panes while they are stacked
        self._dragged = False  # the user has set the widths
        self._shared: list[int] = []  # as was wanted last, in whatever width
        self._fitted: list[int] = []  # what that became in the width of now
        self.splitterMoved.connect(self._drag)
        self.addWidget(main)
        self.addWidget(beside)
        self.setStretchFactor(0, 1)
        self.setHandleWidth(HANDLE)

    @property
    def widths(self) -> tuple[int, ...]:
        """The widths of both side by side; () where they are not known yet."""
        if self.stacked:
            return self._beside
        return super().widths if self._wanted is None else self._wanted

    def restore(self, widths: tuple[int, ...]) -> None:
        """As wide as they were; as at first where these are not two widths."""
        if self.stacked:
            self._beside = widths
            return
        if not self.isVisible():
            self._wanted = widths
            return
        self._wanted = None
        main = self._first(int(self._share * self.width()), self.width())
        self.share(widths, (main, self.width() - main))

    def widen(self, width: int) -> None:
        """Give the main pane so many pixels, as far as that goes; not against the user."""
        if self.stacked or self._dragged or self._wanted is not None:
            return
        whole = sum(self.sizes())
        main = min(width, int(MOST_SHARE * whole))
        if self.sizes()[0] < main:
            self.setSizes([main, whole - main])

    @property
    def stacked(self) -> bool:
        """The panes are one below the other."""
        return self.orientation() == Qt.Orientation.Vertical

    def stack(self, stacked: bool) -> None:
        """Set the panes one below the other, or side by side again as they were."""
        if stacked and not self.stacked:
            self._beside = self.widths
            self.setOrientation(Qt.Orientation.Vertical)
            main = round(100 * self._share)
            self.setSizes([main, 100 - main])  # of the height, which may not be known yet
        elif self.stacked and not stacked:
            self.setOrientation(Qt.Orientation.Horizontal)
            self.restore(self._beside)

    def _drag(self) -> None:
        self._dragged = True

    def _keep_share(self, before: list[int]) -> None:
        """In another width they share as in the one before; the main pane shows all it has."""
        if before != self._fitted:  # not what came of a width in between
            self._shared = before
        whole, known = sum(self.sizes()), sum(self._shared)
        main = round(whole * self._shared[0] / known)
        if not self._dragged:
            handle = self.handleWidth()  # which goes off the main pane
            first = max(main + handle, int(self._share * self.width()))
            main = self._first(first, self.width()) - handle
        self.setSizes([main, whole - main])
        self._fitted = self.sizes()

    def _first(self, main: int, whole: int) -> int:
        """How wide the main pane is until the user moves it; it shows all it has."""
        most = MOST_LETTERS * self.fontMetrics().averageCharWidth()
        wanted = max(min(main, most), self._main.sizeHint().width())
        return min(wanted, int(MOST_SHARE * whole))

    def minimumSizeHint(self) -> QSize:
        size = super().minimumSizeHint()
        if self._stackable:
            panes = (self._main, self._other)
            size.setWidth(max(pane.minimumSizeHint().width() for pane in panes))
        return size

    def resizeEvent(self, event: QResizeEvent) -> None:
        before = self.sizes()
        super().resizeEvent(event)
        known = self._wanted is None and not self.stacked and all((*before, *self.sizes()))
        if known and event.size().width() != event.oldSize().width():
            self._keep_share(before)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._wanted is not None:
            self.restore(self._wanted)
