"""Panes whose type grows and shrinks again share their room as before."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QSplitter


class SizesByType(QObject):
    """Knows how a splitter shared its room in each size of type, until the user moves a handle."""

    def __init__(self, splitter: QSplitter) -> None:
        super().__init__(splitter)
        self._sizes: dict[tuple[int, ...], list[int]] = {}
        self._waits = False  # for the width at which it is known
        self._type = splitter.fontMetrics().height()
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._restore)
        splitter.installEventFilter(self)
        splitter.splitterMoved.connect(self._forget)

    @property
    def _splitter(self) -> QSplitter:
        """It is not kept here, so that neither waits for Python to find the two."""
        splitter = self.parent()
        assert isinstance(splitter, QSplitter)
        return splitter

    def _forget(self) -> None:
        self._sizes.clear()

    def take_note(self) -> None:
        """The type changes; of a widget that shares the room anew at once, before it does."""
        if not self._later.isActive():
            if self._splitter.isVisible():
                self._sizes[self._key] = self._splitter.sizes()
            self._waits = True
            self._later.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FontChange and watched is self._splitter:
            self.take_note()
            self._type = self._splitter.fontMetrics().height()
        elif event.type() == QEvent.Type.Resize and watched is self._splitter and self._waits:
            self._later.start()  # a scroll bar has come or gone
        return False

    @property
    def _key(self) -> tuple[int, ...]:
        """What sizes depend on: the type, the way the panes lie, and the width they share."""
        across = self._splitter.orientation() == Qt.Orientation.Horizontal
        return self._type, int(across), self._splitter.width()

    def _restore(self) -> None:
        known = self._sizes.get(self._key)
        if known is not None and len(known) == self._splitter.count():
            self._waits = False
            self._splitter.setSizes(known)
