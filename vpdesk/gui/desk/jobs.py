"""Work in slices between the window's events, so that the window never freezes."""

from __future__ import annotations

import time
from collections.abc import Generator

from PySide6.QtCore import QObject, QTimer, Signal

from vpdesk.errors import WordedError

SLICE = 0.03  # seconds


class Job(QObject):
    """Runs the steps of a generator; each step should take less than 50 ms.

    progressed: the share that is done, 0 to 1, as the steps yield it.
    finished: the result. failed: the error (WordedError, OSError, MemoryError) that ended it.
    """

    progressed = Signal(float)
    finished = Signal(object)
    failed = Signal(object)

    def __init__(self, steps: Generator[float, None, object], parent: QObject) -> None:
        super().__init__(parent)
        self._steps: Generator[float, None, object] | None = steps
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._work)
        self._timer.start()

    def cancel(self) -> None:
        """Stop; no signal comes any more."""
        self._timer.stop()
        if self._steps is not None:
            self._steps.close()
            self._steps = None

    def _work(self) -> None:
        end, share = time.monotonic() + SLICE, 0.0
        try:
            while self._steps is not None and time.monotonic() < end:
                share = next(self._steps)
        except StopIteration as stop:
            self.cancel()
            self.finished.emit(stop.value)
        except (WordedError, OSError, MemoryError) as error:
            self.cancel()
            self.failed.emit(error)
        except BaseException:
            self.cancel()
            raise
        else:
            self.progressed.emit(share)
