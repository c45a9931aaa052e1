"""Long work that leaves the window free: in a thread of its own, or in slices of the window's."""

from __future__ import annotations

import atexit
import os
import sys
import threading
from collections.abc import Callable, Generator
from functools import partial
from math import inf
from time import monotonic
from typing import Any
from weakref import WeakSet

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from vpdesk.errors import WordedError

PROGRESS_AFTER_MS = 500  # work that takes longer says how far it is
LOOK_MS = 20  # how often the window looks what the thread has done
PAUSE = 0.05  # seconds between two values that are shown: what the eye can follow
SLICE = 0.03  # seconds between two looks at the window's events
NICE = 10  # how far the thread, and those that it starts, stand back for the window
PATIENCE = 2.0  # seconds that the program's end waits for a thread to notice it

WorkSteps = Generator[object, None, object]


class Work(QObject):
    """The long work of a widget, one thing at a time; all signals come in the window's thread.

    progressed: the newest value that the steps yielded, some 20 times a second at most.
    finished: the result. failed: the error (WordedError, OSError, MemoryError) that ended it;
    any other error is raised in the window's thread.
    runningChanged: it has begun, or it has ended in whatever way; one that ends by itself says
    so before it says how.

    late: the timer that shows some widgets where the work takes longer. last: the newest value,
    also after the end.
    """

    progressed = Signal(object)
    finished = Signal(object)
    failed = Signal(object)
    runningChanged = Signal()

    def __init__(self, parent: QObject, *shown_late: QWidget, sliced: bool = False) -> None:
        """Nothing is begun yet.

        sliced: the steps run in the window's thread, and each should take less than 50 ms;
        otherwise in a thread, where a step may take as long as it likes and no widget is touched.
        """
        super().__init__(parent)
        self.last: Any = None  # of whatever type its own steps yield
        self._sliced = sliced
        self._shown_late = shown_late
        self._runs: list[_Run] = []  # the one that is on
        self._next_time = 0.0
        self._timer = QTimer(self, interval=0 if sliced else LOOK_MS)
        self._timer.timeout.connect(self._look)
        self.late = QTimer(self, singleShot=True, interval=PROGRESS_AFTER_MS)
        for widget in shown_late:
            widget.hide()
            self.late.timeout.connect(widget.show)
        # Not a method of this object: it is half gone when the signal comes.
        self.destroyed.connect(partial(_stop, self._runs))
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self._give_up)

    @property
    def running(self) -> bool:
        """Whether signals may still come."""
        return bool(self._runs)

    def start(self, steps_factory: Callable[[], WorkSteps]) -> None:
        """Run the steps of a generator in the place of those that are on.

        steps_factory: makes the generator, where it runs. Only between two steps can the work be
        cancelled.
        """
        self._give_up()
        self.last = None
        self._next_time = 0.0
        self._runs.append(_Run(steps_factory, sliced=self._sliced))
        self._timer.start()
        self.late.start()
        self._show_running()

    def stop_by_escape(self, stop: Callable[[], object]) -> QShortcut:
        """Have Esc call something that stops it, while it runs."""
        parent = self.parent()
        assert parent is not None
        escape = QShortcut(QKeySequence("Esc"), parent, enabled=False)
        escape.activated.connect(stop)
        self.runningChanged.connect(lambda: escape.setEnabled(self.running))
        return escape

    def cancel(self) -> None:
        """Stop after the step in hand; no signal of it comes any more but that it has ended."""
        if self.running:
            self._give_up()
            self._show_running()

    def _give_up(self) -> None:
        self._timer.stop()
        self.late.stop()
        for run in self._runs:
            run.stop()
            self.last = run.newest
        self._runs.clear()

    def _show_running(self) -> None:
        for widget in self._shown_late:
            widget.hide()
        self.runningChanged.emit()

    def _look(self) -> None:
        (run,) = self._runs
        if self._sliced:
            run.go_on(monotonic() + SLICE)
        ended = run.ended  # asked first: nothing is yielded after it
        if run.newest is not self.last and (ended or monotonic() >= self._next_time):
            self.last = run.newest
            self._next_time = monotonic() + PAUSE
            self.progressed.emit(self.last)
        if ended and run in self._runs:
            self.cancel()
            self._tell_end(run)

    def _tell_end(self, run: _Run) -> None:
        if run.error is None:
            self.finished.emit(run.result)
        elif isinstance(run.error, WordedError | OSError | MemoryError):
            self.failed.emit(run.error)
        else:
            raise run.error


class _Run:
    """WorkSteps on their way: nothing of Qt, so that a thread may outlive the window's objects."""

    def __init__(self, steps_factory: Callable[[], WorkSteps], *, sliced: bool) -> None:
        self.newest: object = None
        self.result: object = None
        self.error: BaseException | None = None
        self.ended = False
        self._factory = steps_factory
        self._steps: WorkSteps | None = None
        self._stopped = False
        self.thread: threading.Thread | None = None
        if not sliced:
            name = "vpdesk-work"
            self.thread = threading.Thread(target=self._work, name=name, daemon=True)
            _runs.add(self)
            self.thread.start()

    def stop(self) -> None:
        """Close the generator, in a thread as soon as the step in hand is done."""
        self._stopped = True
        if self.thread is None and self._steps is not None:
            self._steps.close()

    def go_on(self, until: float = inf) -> None:
        """Do steps until that time, or until they end or are stopped."""
        try:
            self._steps = self._steps or self._factory()
            while not self._stopped and monotonic() < until:
                self.newest = next(self._steps)
            if self._stopped:
                self._steps.close()
        except StopIteration as stop:
            self.result, self.ended = stop.value, True
        except BaseException as error:
            self.error, self.ended = error, True

    def _work(self) -> None:
        _stand_back()
        self.go_on()


def _stand_back() -> None:
    """Let the window go first where all cores are busy; Linux can say that of one thread."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        behind = max(NICE, os.getpriority(os.PRIO_PROCESS, thread))  # further forward is forbidden
        os.setpriority(os.PRIO_PROCESS, thread, behind)


_runs: WeakSet[_Run] = WeakSet()


def _stop(runs: list[_Run]) -> None:
    for run in runs:
        run.stop()


@atexit.register
def _stop_all() -> None:
    """A thread in compiled code must not meet an interpreter that is being taken down."""
    threads = [run.thread for run in _runs if run.thread is not None and run.thread.is_alive()]
    _stop([*_runs])
    for thread in threads:
        thread.join(PATIENCE)
