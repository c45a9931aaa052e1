"""A held key in the board count: which steps are seen, and the lag after it is let go.

Run it with python -m tests.bench.held: 30 steps a second in a window of each size of
tests.bench.spinner, with six board counts pinned. A step is seen when the plot was painted with it.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QSpinBox

from tests.bench.spinner import LEAST, SIX, SIZES, open_window
from vpdesk.gui.rooms.scales.room import ScalesRoom
from vpdesk.report.scales.report import ScaleChoice, View

STEPS, A_SECOND = 90, 30
REST = 1.0  # seconds after the last step in which paints may still come


class Seen(QObject):
    """The board counts that were painted, and when the last one was."""

    def __init__(self, room: ScalesRoom) -> None:
        super().__init__()
        self._room = room
        self.counts: set[int] = set()
        self.last = 0.0
        assert room.plot is not None
        room.plot.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Paint and self._room.choice.boards not in self.counts:
            self.counts.add(self._room.choice.boards)
            QTimer.singleShot(0, self._painted)
        return False

    def _painted(self) -> None:
        self.last = perf_counter()


def hold(size: tuple[int, int]) -> tuple[int, float]:
    """How many of the steps were seen; milliseconds from the last key to the last paint."""
    with tempfile.TemporaryDirectory() as folder:
        choice = ScaleChoice(LEAST, pins=SIX, view=View.SIDE_BY_SIDE)
        window = open_window(Path(folder), choice, size)
        spin = window.findChild(QSpinBox, "boardsSpin")
        assert spin is not None
        assert isinstance(window.room, ScalesRoom)
        seen, start, end = Seen(window.room), perf_counter(), 0.0
        for step in range(STEPS):
            while perf_counter() < start + step / A_SECOND:
                QApplication.processEvents()
            end = perf_counter()
            modifiers = Qt.KeyboardModifier.NoModifier
            # One by one, at our pace: keys that repeat are counted by a clock of Qt's own.
            press = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Up, modifiers)
            QApplication.postEvent(spin, press)
        while perf_counter() < end + REST:
            QApplication.processEvents()
        assert spin.value() == LEAST + STEPS
        window.close()
        window.deleteLater()
    return len(seen.counts - {LEAST}), 1000 * (seen.last - end)


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for size in SIZES:
        shown, lag = hold(size)
        print(f"{size[0]} x {size[1]}: {shown} of {STEPS} steps seen, the last after {lag:.0f} ms")


if __name__ == "__main__":
    main()
