"""Work in a thread: what is told, how often, and how it ends."""

import itertools
import os
import sys
import threading
import time

import pytest
from PySide6.QtCore import QObject, QTimer

from vpdesk.errors import WordedError
from vpdesk.gui.desk.worker import Worker


class Told:
    """What a worker's signals have told."""

    def __init__(self, worker):
        self.values, self.results, self.errors = [], [], []
        self.threads = set()
        worker.progressed.connect(self._value)
        worker.finished.connect(self.results.append)
        worker.failed.connect(self.errors.append)

    def _value(self, value):
        self.values.append(value)
        self.threads.add(threading.current_thread())


@pytest.fixture
def owner(qapp):
    made = QObject()
    yield made
    made.deleteLater()


def count_to(most, pause=0.001):
    for number in range(1, most + 1):
        time.sleep(pause)
        yield number
    return "all"


class Endless:
    """Steps without an end, which tell where they run and that they were closed."""

    def __init__(self):
        self.thread = None
        self.closed = threading.Event()

    def __call__(self):
        self.thread = threading.current_thread()
        number = 0
        try:
            while True:
                time.sleep(0.002)
                number += 1
                yield number
        finally:
            self.closed.set()


def test_values_and_the_result_come_in_the_windows_thread(qtbot, owner):
    worker = Worker(lambda: count_to(30), owner)
    told = Told(worker)
    qtbot.waitUntil(lambda: bool(told.results))
    assert told.results == ["all"]
    assert told.values[-1] == 30  # the newest one is never lost
    assert told.values == sorted(told.values)
    assert told.threads == {threading.main_thread()}
    assert not worker.running


def test_the_steps_run_in_another_thread(qtbot, owner):
    steps = Endless()
    worker = Worker(steps, owner)
    qtbot.waitUntil(lambda: worker.last is not None)
    assert steps.thread is not threading.main_thread()
    worker.cancel()
    assert steps.closed.wait(1)


def test_no_more_than_some_twenty_values_a_second(qtbot, owner):
    steps = Endless()
    worker = Worker(steps, owner)
    told = Told(worker)
    qtbot.wait(500)
    worker.cancel()
    assert 3 <= len(told.values) <= 11
    assert steps.closed.wait(1)


def test_cancelled_work_is_closed_says_no_more_and_keeps_the_newest(qtbot, owner):
    steps = Endless()
    worker = Worker(steps, owner)
    told = Told(worker)
    qtbot.waitUntil(lambda: len(told.values) >= 2)
    worker.cancel()
    kept, count = worker.last, len(told.values)
    assert kept >= told.values[-1]
    assert steps.closed.wait(1)
    qtbot.wait(100)
    assert (worker.last, len(told.values)) == (kept, count)
    assert (told.results, told.errors) == ([], [])


def test_cancelled_by_what_hears_of_a_value(qtbot, owner):
    worker = Worker(lambda: count_to(3), owner)
    told = Told(worker)
    worker.progressed.connect(lambda value: worker.cancel())
    qtbot.waitUntil(lambda: bool(told.values))
    qtbot.wait(80)
    assert len(told.values) == 1
    assert told.results == []


def test_it_stops_when_its_owner_goes(qtbot, qapp):
    owner, steps = QObject(), Endless()
    worker = Worker(steps, owner)
    qtbot.waitUntil(lambda: worker.last is not None)
    owner.deleteLater()
    del owner
    qtbot.waitUntil(steps.closed.is_set)


@pytest.mark.parametrize("error", [WordedError("no"), OSError("no"), MemoryError()])
def test_an_expected_error_is_told(qtbot, owner, error):
    def steps():
        yield 1
        raise error

    told = Told(Worker(steps, owner))
    qtbot.waitUntil(lambda: bool(told.errors))
    assert told.errors == [error]
    assert told.values == [1]
    assert told.results == []


def test_a_generator_that_cannot_be_made_is_told_too(qtbot, owner):
    def steps():
        raise WordedError("no")

    told = Told(Worker(steps, owner))
    qtbot.waitUntil(lambda: bool(told.errors))


def test_an_unexpected_error_is_raised_in_the_windows_thread(qtbot, owner):
    def steps():
        yield 1
        raise ZeroDivisionError

    with qtbot.captureExceptions() as caught:
        worker = Worker(steps, owner)
        qtbot.waitUntil(lambda: not worker.running)
    assert [kind for kind, *_ in caught] == [ZeroDivisionError]


def test_the_window_goes_on_while_the_thread_is_busy(qtbot, owner):
    """It has its turn every few steps, however slow the machine is just now."""
    done, seen = itertools.count(), []

    def steps():
        while True:
            sum(range(200_000))  # keeps the interpreter to itself for some milliseconds
            yield next(done)

    timer = QTimer(owner, interval=5)
    worker = Worker(steps, owner)
    timer.timeout.connect(lambda: seen.append(next(done)))
    timer.start()
    qtbot.waitUntil(lambda: len(seen) > 30)
    worker.cancel()
    timer.stop()
    steps_between = sorted(after - before - 1 for before, after in itertools.pairwise(seen))
    assert steps_between[-1] > 0
    assert steps_between[len(steps_between) // 2] <= 5


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere all threads are equal")
def test_the_thread_stands_back_for_the_window(qtbot, owner):
    def steps():
        yield os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    before = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    told = Told(Worker(steps, owner))
    qtbot.waitUntil(lambda: bool(told.values))
    assert told.values[0] > before
    assert os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) == before


def test_it_stops_when_the_program_ends(qtbot, qapp, owner):
    steps = Endless()
    worker = Worker(steps, owner)
    qtbot.waitUntil(lambda: worker.last is not None)
    QTimer.singleShot(0, qapp.quit)
    qapp.exec()
    assert not worker.running
    assert steps.closed.wait(1)
