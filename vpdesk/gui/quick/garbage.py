"""Python's garbage is collected in the window's thread alone.

By itself Python collects in whichever thread makes the next object. What a thread that reads a file
finds then may be widgets that nothing holds any more: Qt's objects end in their own thread, or take
the program with them.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

LOOK_MS = 1000


class GarbageCollector(QObject):
    """Collects in the thread of its parent what Python, which does not meanwhile, would have."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Collect the oldest part that is due."""
        made = zip(gc.get_count(), gc.get_threshold(), strict=True)
        due = [part for part, (count, most) in enumerate(made) if count > most > 0]
        if due:
            gc.collect(due[-1])
