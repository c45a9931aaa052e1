"""Work in a thread of its own, for what cannot be cut into the short steps of a Job."""

from __future__ import annotations

import atexit
import os
import sys
import threading
from collections.abc import Callable, Generator
from contextlib import closing
from time import monotonic
from typing import Any
from weakref import WeakSet

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from vpdesk.errors import WordedError

PROGRESS_AFTER_MS = 500  # work that takes longer says how far it is
LOOK_MS = 20  # how often the window looks what the thread has done
PAUSE = 0.05  # seconds between two values that are shown: what the eye can follow
NICE = 10  # how far the thread, and those that it starts, stand back for the window
PATIENCE = 2.0  # seconds that the program's end waits for a thread to notice it

WorkerSteps = Generator[Any, None, object]


class Worker(QObject):
    """Runs the steps of a generator in a thread; all signals come in the window's thread.

    steps_factory: makes the generator, in the thread. A step may take as long as it likes, but
    only between two of them can the work be cancelled. It must not touch any widget.

    progressed: the newest value that the steps yielded, some 20 times a second at most.
    finished: the result. failed: the error (WordedError, OSError, MemoryError) that ended it;
    any other error is raised in the window's thread.
    """

    progressed = Signal(object)
    finished = Signal(object)
    failed = Signal(object)

    def __init__(
        self, steps_factory: Callable[[], WorkerSteps], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.last: Any = None
        self._run = run = _Run(steps_factory)
        self._next_time = 0.0
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self._look)
        self._timer.start()
        # Not a method of this object: it is half gone when the signal comes.
        self.destroyed.connect(lambda: run.stop())  # noqa: PLW0108 - a bound method is not kept
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self.cancel)
        run.thread.start()

    @property
    def running(self) -> bool:
        """Whether signals may still come."""
        return self._timer.isActive()

    def cancel(self) -> None:
        """Stop after the step in hand; no signal comes any more. `last` keeps the newest value."""
        self._timer.stop()
        self._run.stop()
        self.last = self._run.newest

    def _look(self) -> None:
        run = self._run
        ended = run.ended  # asked first: nothing is yielded after it
        if run.newest is not self.last and (ended or monotonic() >= self._next_time):
            self.last = run.newest
            self._next_time = monotonic() + PAUSE
            self.progressed.emit(self.last)
        if ended and self._timer.isActive():
            self._timer.stop()
            self._end(run)

    def _end(self, run: _Run) -> None:
        if run.error is None:
            self.finished.emit(run.result)
        elif isinstance(run.error, WordedError | OSError | MemoryError):
            self.failed.emit(run.error)
        else:
            raise run.error


class _Run:
    """The thread's side: it knows nothing of Qt, so that it may outlive the window's objects."""

    def __init__(self, steps_factory: Callable[[], WorkerSteps]) -> None:
        self.newest: Any = None
        self.result: object = None
        self.error: BaseException | None = None
        self.ended = False
        self._factory = steps_factory
        self._stopped = False
        self.thread = threading.Thread(target=self._work, name="vpdesk-worker", daemon=True)
        _runs.add(self)

    def stop(self) -> None:
        """Close the generator as soon as the step in hand is done."""
        self._stopped = True

    def _work(self) -> None:
        _stand_back()
        try:
            with closing(self._factory()) as steps:
                while not self._stopped:
                    self.newest = next(steps)
        except StopIteration as stop:
            self.result = stop.value
        except BaseException as error:
            self.error = error
        finally:
            self.ended = True


def _stand_back() -> None:
    """Let the window go first where all cores are busy; Linux can say that of one thread."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


_runs: WeakSet[_Run] = WeakSet()


@atexit.register
def _stop_all() -> None:
    """A thread in compiled code must not meet an interpreter that is being taken down."""
    runs = [run for run in _runs if run.thread.is_alive()]
    for run in runs:
        run.stop()
    for run in runs:
        run.thread.join(PATIENCE)
