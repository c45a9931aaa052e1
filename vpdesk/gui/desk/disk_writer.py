"""What goes to a disk goes there in order, in a thread of its own: the window goes on meanwhile."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from time import monotonic, sleep
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

T = TypeVar("T")

# Seconds that the window waits for the disk: most have done it by then, and what is done is told as
# such at once; a frame of the screen takes three times as long.
AT_ONCE: float | None = 0.005
PATIENCE = 2.0  # seconds that the program's end waits for files to be left to others
LOOK_MS = 20  # how often the window looks what the thread has done


class _Job:
    """Something to be done; nothing of Qt, for a thread may outlive the window's objects."""

    def __init__(
        self,
        do: Callable[[], object],
        told: Callable[[Any, BaseException | None], object],
        *,
        is_change: bool,
    ) -> None:
        self.do, self.told, self.is_change = do, told, is_change
        self.done = threading.Event()
        self.result: object = None
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            self.result = self.do()
        except BaseException as error:
            self.error = error
        self.done.set()


class Writer(QObject):
    """Does one thing after the other in a thread.

    changed: something is left to be done that was not done at once, or such a thing is done.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = threading.Lock()
        self._to_do: deque[_Job] = deque()  # the thread's
        self._untold: deque[_Job] = deque()  # the window's
        self._working = False
        self._timer = QTimer(self, interval=LOOK_MS)  # the thread touches nothing of Qt
        self._timer.timeout.connect(self._tell)

    @property
    def pending(self) -> int:
        """How many things are not done, or not told of, yet."""
        return len(self._untold)

    @property
    def unwritten(self) -> int:
        """How many changes are not on the disk yet."""
        return sum(each.is_change for each in self._untold)

    def put(
        self,
        do: Callable[[], T],
        told: Callable[[T, BaseException | None], object],
        *,
        is_change: bool = False,
        wait: bool = True,
    ) -> bool:
        """Have something done after all that was asked for before; whether it is done already.

        do: touches no widget. told: is called in the window's thread once it is done, before this
        returns where that is at once; with the error where it does not catch one. is_change:
        something that the user did is written. wait: for what is done at once.
        """
        job = _Job(do, told, is_change=is_change)
        alone = not self._untold
        self._untold.append(job)
        with self._lock:
            self._to_do.append(job)
            start, self._working = not self._working, True
        if start:
            threading.Thread(target=self._run, name="vpdesk-writing", daemon=True).start()
        if alone and (wait or AT_ONCE is None) and job.done.wait(AT_ONCE):
            self._tell()
            return True
        self._timer.start()
        self.changed.emit()
        return False

    def settle(self) -> None:
        """Wait in another thread until all is done; what came of it is told later."""
        while self._working:
            sleep(LOOK_MS / 1000)

    def finish(self, within: float | None = None) -> bool:
        """Wait until all is done, or for so many seconds; the window waits, too. Whether it is."""
        until = None if within is None else monotonic() + within
        while self._untold:
            left = None if until is None else max(0.0, until - monotonic())
            if not self._untold[0].done.wait(left):
                return False
            self._tell()
        return True

    def _run(self) -> None:
        while True:
            with self._lock:
                if not self._to_do:
                    self._working = False
                    return
                job = self._to_do.popleft()
            job.run()

    def _tell(self) -> None:
        late = self._timer.isActive()
        while self._untold and self._untold[0].done.is_set():
            job = self._untold.popleft()
            job.told(job.result, job.error)
        if not self._untold:
            self._timer.stop()
        if late:
            self.changed.emit()
