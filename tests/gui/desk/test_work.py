"""Long work, in a thread or in slices: what is told, how often, and how it ends."""

import itertools
import os
import subprocess
import sys
import threading
import time

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from vpdesk.errors import WordedError
from vpdesk.gui.desk.work import NICE, Work


class Told:
    """What the signals of some work have told."""

    def __init__(self, work):
        self.values, self.results, self.errors = [], [], []
        self.threads = set()
        work.progressed.connect(self._value)
        work.finished.connect(self.results.append)
        work.failed.connect(self.errors.append)

    def _value(self, value):
        self.values.append(value)
        self.threads.add(threading.current_thread())


@pytest.fixture
def owner(qapp):
    made = QObject()
    yield made
    made.deleteLater()


def begun(owner, steps, **given):
    work = Work(owner, **given)
    work.start(steps)
    return work


def told_of(work, steps):
    told = Told(work)
    work.start(steps)
    return told


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
    work = begun(owner, lambda: count_to(30))
    told = Told(work)
    qtbot.waitUntil(lambda: bool(told.results))
    assert told.results == ["all"]
    assert told.values[-1] == 30  # the newest one is never lost
    assert told.values == sorted(told.values)
    assert told.threads == {threading.main_thread()}
    assert not work.running


def test_the_steps_run_in_another_thread(qtbot, owner):
    steps = Endless()
    work = begun(owner, steps)
    qtbot.waitUntil(lambda: work.last is not None)
    assert steps.thread is not threading.main_thread()
    work.cancel()
    assert steps.closed.wait(1)


def test_no_more_than_some_twenty_values_a_second(qtbot, owner):
    steps = Endless()
    work = begun(owner, steps)
    told = Told(work)
    qtbot.wait(500)
    work.cancel()
    assert 3 <= len(told.values) <= 11
    assert steps.closed.wait(1)


def test_cancelled_work_is_closed_says_no_more_and_keeps_the_newest(qtbot, owner):
    steps = Endless()
    work = begun(owner, steps)
    told = Told(work)
    qtbot.waitUntil(lambda: len(told.values) >= 2)
    work.cancel()
    kept, count = work.last, len(told.values)
    assert kept >= told.values[-1]
    assert steps.closed.wait(1)
    qtbot.wait(100)
    assert (work.last, len(told.values)) == (kept, count)
    assert (told.results, told.errors) == ([], [])


@pytest.mark.parametrize("sliced", [False, True])
def test_cancelled_by_what_hears_of_a_value(qtbot, owner, sliced):
    work = begun(owner, lambda: count_to(3, 0.02), sliced=sliced)
    told = Told(work)
    work.progressed.connect(lambda value: work.cancel())
    qtbot.waitUntil(lambda: bool(told.values))
    qtbot.wait(80)
    assert len(told.values) == 1
    assert told.results == []


def test_it_stops_when_its_owner_goes(qtbot, qapp):
    owner, steps = QObject(), Endless()
    work = begun(owner, steps)
    qtbot.waitUntil(lambda: work.last is not None)
    owner.deleteLater()
    del owner
    qtbot.waitUntil(steps.closed.is_set)


@pytest.mark.parametrize("sliced", [False, True])
@pytest.mark.parametrize("error", [WordedError("no"), OSError("no"), MemoryError()])
def test_an_expected_error_is_told(qtbot, owner, error, sliced):
    def steps():
        yield 1
        raise error

    told = told_of(Work(owner, sliced=sliced), steps)
    qtbot.waitUntil(lambda: bool(told.errors))
    assert told.errors == [error]
    assert told.values == [1]
    assert told.results == []


def test_a_generator_that_cannot_be_made_is_told_too(qtbot, owner):
    def steps():
        raise WordedError("no")

    told = told_of(Work(owner), steps)
    qtbot.waitUntil(lambda: bool(told.errors))


@pytest.mark.parametrize("sliced", [False, True])
def test_an_unexpected_error_is_raised_in_the_windows_thread(qtbot, owner, sliced):
    def steps():
        yield 1
        raise ZeroDivisionError

    with qtbot.captureExceptions() as caught:
        work = begun(owner, steps, sliced=sliced)
        qtbot.waitUntil(lambda: not work.running)
    assert [kind for kind, *_ in caught] == [ZeroDivisionError]


def test_the_window_goes_on_while_the_thread_is_busy(qtbot, owner):
    """It has its turn every few steps, however slow the machine is just now."""
    done, seen = itertools.count(), []

    def steps():
        while True:
            sum(range(200_000))  # keeps the interpreter to itself for some milliseconds
            yield next(done)

    timer = QTimer(owner, interval=5)
    work = begun(owner, steps)
    timer.timeout.connect(lambda: seen.append(next(done)))
    timer.start()
    qtbot.waitUntil(lambda: len(seen) > 30)
    work.cancel()
    timer.stop()
    steps_between = sorted(after - before - 1 for before, after in itertools.pairwise(seen))
    assert steps_between[-1] > 0
    assert steps_between[len(steps_between) // 2] <= 5


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere all threads are equal")
def test_the_thread_stands_back_for_the_window(qtbot, owner):
    def steps():
        yield os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    before = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    told = told_of(Work(owner), steps)
    qtbot.waitUntil(lambda: bool(told.values))
    assert told.values[0] == max(NICE, before)
    assert os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) == before


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere all threads are equal")
def test_a_program_that_stands_far_back_works_as_well():
    program = """
from PySide6.QtCore import QCoreApplication
from vpdesk.gui.desk.work import NICE, Work
def steps():
    yield 0
    return "done"
app = QCoreApplication([])
work = Work(app)
work.finished.connect(lambda said: (print(said), app.quit()))
work.failed.connect(lambda error: app.exit(1))
work.start(steps)
app.exec()
"""
    command = ["nice", "-n", "15", sys.executable, "-c", program]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (ended.stdout, ended.stderr) == ("done\n", "")


def test_it_stops_when_the_program_ends(qtbot, qapp, owner):
    steps = Endless()
    work = begun(owner, steps)
    qtbot.waitUntil(lambda: work.last is not None)
    QTimer.singleShot(0, qapp.quit)
    qapp.exec()
    assert not work.running
    assert steps.closed.wait(1)


def test_slices_leave_the_window_its_turn_and_are_closed_at_once(qtbot, owner):
    steps, seen = Endless(), []
    work = Work(owner, sliced=True)
    told = told_of(work, steps)
    QTimer.singleShot(0, owner, lambda: seen.append("a turn"))
    qtbot.waitUntil(lambda: len(told.values) >= 2 and bool(seen))
    assert steps.thread is threading.main_thread()
    work.cancel()
    assert steps.closed.is_set()
    assert (told.results, told.errors) == ([], [])


@pytest.mark.parametrize("sliced", [False, True])
def test_what_is_begun_takes_the_place_of_what_is_on(qtbot, owner, sliced):
    former = Endless()
    work = begun(owner, former, sliced=sliced)
    qtbot.waitUntil(lambda: work.last is not None)
    running = []
    work.runningChanged.connect(lambda: running.append(work.running))
    told = told_of(work, lambda: count_to(3))
    assert work.last is None
    qtbot.waitUntil(lambda: bool(told.results))
    qtbot.waitUntil(former.closed.is_set)
    assert (told.results, told.values[-1]) == (["all"], 3)
    assert running == [True, False]
    work.cancel()
    assert running == [True, False]  # there was nothing to end


def test_what_is_shown_late_goes_with_the_end_and_esc_asks_for_it(qtbot):
    page, bar = QWidget(), QWidget()
    bar.setParent(page)
    qtbot.addWidget(page)
    work = Work(page, bar)
    escape = work.stop_by_escape(work.cancel)
    work.late.setInterval(1)
    page.show()
    assert (bar.isVisible(), escape.isEnabled()) == (False, False)
    work.start(Endless())
    assert escape.isEnabled()
    qtbot.waitUntil(bar.isVisible)
    escape.activated.emit()
    assert (work.running, bar.isVisible(), escape.isEnabled()) == (False, False, False)
