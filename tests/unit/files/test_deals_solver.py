"""Boards are solved in processes that end with the work, and whose failure is told."""

import os
import sys
from dataclasses import replace

import pytest

from tests.unit.deals.known import known_deals
from vpdesk.deals.deal import DealError
from vpdesk.files import deals_solver
from vpdesk.files.deals_solver import solve_steps
from vpdesk.stepwise import finished

KNOWN = [each.deal for each in known_deals()[:4]]
OPEN = [replace(each, tricks=None) for each in KNOWN]


@pytest.fixture
def started(monkeypatch):
    """The processes that are started."""
    found = []
    start = deals_solver._start

    def kept():
        found.append(start())
        return found[-1]

    monkeypatch.setattr(deals_solver, "_start", kept)
    return found


def program(monkeypatch, text):
    """Let another program be the solver."""
    monkeypatch.setattr(deals_solver, "_command", lambda: [sys.executable, "-c", text])


def test_all_are_solved_and_nothing_stays_behind(started):
    shares = []

    def noted(steps):
        try:
            while True:
                shares.append(next(steps))
                yield
        except StopIteration as stop:
            return stop.value

    assert finished(noted(solve_steps([KNOWN[0], *OPEN[1:]]))) == tuple(KNOWN)
    assert shares == sorted(shares)
    assert {0, 1 / 3, 2 / 3} >= set(shares) >= {0}
    assert started
    assert all(each.poll() is not None for each in started)


def test_what_is_known_is_not_solved_again(started):
    assert finished(solve_steps(KNOWN)) == tuple(KNOWN)
    assert not started


def test_work_that_is_given_up_ends_its_processes(started, monkeypatch):
    program(monkeypatch, "import time; time.sleep(600)")
    steps = solve_steps(OPEN)
    assert next(steps) == next(steps) == 0
    assert all(each.poll() is None for each in started)
    steps.close()
    assert all(each.poll() is not None for each in started)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("raise SystemExit('no library here')", "no library here"),
        ("import os, sys, time; os.close(0); time.sleep(0.2); sys.exit('deaf')", "deaf"),
        ("print('nonsense', flush=True)", "nonsense"),
        (
            "import os, signal; os.kill(os.getpid(), signal.SIGKILL)",
            r"stopped from outside \(signal 9\)",
        ),
        ("raise SystemExit(3)", r"no answer \(exit code 3\)"),
    ],
)
def test_a_solver_that_fails_is_told(started, monkeypatch, text, reason):
    program(monkeypatch, text)
    with pytest.raises(DealError, match=f"The double-dummy solver ended early: .*{reason}"):
        finished(solve_steps(OPEN))
    assert all(each.poll() is not None for each in started)


def test_a_solver_takes_nothing_out_of_the_folder_of_now(tmp_path, monkeypatch):
    marks = tmp_path / "ran"
    for name in ("json", "random", "ctypes", "argparse", "vpdesk"):
        (tmp_path / f"{name}.py").write_text(f"open({str(marks)!r}, 'w')")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", os.pathsep)  # an empty place in it is the folder of now
    assert finished(solve_steps(OPEN[:1])) == (KNOWN[0],)
    assert not marks.exists()
