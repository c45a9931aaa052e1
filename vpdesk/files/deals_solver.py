"""Double dummy in processes of its own, one a core, that are asked a board at a time by pipes.

Each is `vpdesk-cli deals tricks`, which reads deals as PBN has them and answers the twenty digits
of DoubleDummyTricks, a line each. A solver that fails takes nothing else with it, and is stopped at
once when nobody waits for it any more.
"""

from __future__ import annotations

import os
import queue
import subprocess
import threading
from collections.abc import Generator, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from vpdesk import native
from vpdesk.deals.deal import Deal, DealError, TrickTable
from vpdesk.deals.pbn_words import deal_text, tricks_from
from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.files.child import child_command, child_environment
from vpdesk.files.deals_parts import cut

MOST_SOLVERS = 8  # each takes up to 160 MB
PATIENCE = 0.1  # seconds from one word of progress to the next
QUIET = getattr(subprocess, "CREATE_NO_WINDOW", 0) | getattr(
    subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0
)

MISSING = QT_TRANSLATE_NOOP(
    "DealError", "This copy of vpdesk has no double-dummy solver: {file} is missing."
)
ENDED = QT_TRANSLATE_NOOP("DealError", "The double-dummy solver ended early: {reason}")

STOPPED = QT_TRANSLATE_NOOP(
    "DealError", "it was stopped from outside (signal {signal}); the memory may have run out."
)
NO_ANSWER = QT_TRANSLATE_NOOP("DealError", "it gave no answer (exit code {code}).")
LAST_WORDS = 2.0  # seconds for a solver that has closed its output to end


class _Answer(NamedTuple):
    """The tricks of a deal by its place; or why there are none."""

    at: int
    tricks: TrickTable | None
    reason: str | DealError = ""


def solve_steps(deals: Sequence[Deal]) -> Generator[float, None, tuple[Deal, ...]]:
    """The deals with their tricks; those that have them are kept. Yields the share that is done.

    Raises DealError where a solver fails or was not built. Closing the generator stops the solvers.
    """
    wanted = [at for at, deal in enumerate(deals) if deal.tricks is None]
    if wanted and not native.SOLVER.exists():
        raise DealError(MISSING, file=native.SOLVER.name)
    found = list(deals)
    todo: queue.SimpleQueue[int] = queue.SimpleQueue()
    answers: queue.SimpleQueue[_Answer] = queue.SimpleQueue()
    for at in wanted:
        todo.put(at)
    solvers = [_start() for _ in range(min(len(wanted), os.cpu_count() or 1, MOST_SOLVERS))]
    threads = [
        threading.Thread(target=_serve, args=(each, deals, todo, answers), daemon=True)
        for each in solvers
    ]
    try:
        for thread in threads:
            thread.start()
        done = 0
        while done < len(wanted):
            yield done / len(wanted)
            try:
                answer = answers.get(timeout=PATIENCE)
            except queue.Empty:
                continue
            if answer.tricks is None:
                raise DealError(ENDED, reason=answer.reason)
            found[answer.at] = replace(deals[answer.at], tricks=answer.tricks)
            done += 1
    finally:
        _stop(solvers, threads)
    return tuple(found)


def _command() -> list[str]:
    return child_command("deals", "tricks")


def _start() -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen(
        _command(),
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        env=child_environment(),
        encoding="utf-8",
        errors="replace",
        creationflags=QUIET,
    )


def _serve(
    solver: subprocess.Popen[str],
    deals: Sequence[Deal],
    todo: queue.SimpleQueue[int],
    answers: queue.SimpleQueue[_Answer],
) -> None:
    """Have a solver do boards as long as there are some."""
    assert solver.stdin is not None
    assert solver.stdout is not None
    assert solver.stderr is not None
    at = 0
    try:
        while True:
            at = todo.get_nowait()
            solver.stdin.write(f"{deal_text(deals[at].hands)}\n")
            solver.stdin.flush()
            line = solver.stdout.readline().strip()
            tricks = tricks_from(line)
            answers.put(_Answer(at, tricks, "" if tricks else _why(solver, line)))
            if tricks is None:
                return
    except queue.Empty:
        return
    except OSError as error:  # it ended, and says why
        answers.put(_Answer(at, None, _why(solver, solver.stdout.read().strip(), str(error))))


def _why(solver: subprocess.Popen[str], line: str, otherwise: str = "") -> str | DealError:
    """Why there is no answer: what the solver says, or how it ended where it says nothing."""
    assert solver.stderr is not None
    if line:  # it is at work, and answers something else
        return cut(line)
    if said := solver.stderr.read().strip():
        return cut(said)
    with suppress(subprocess.TimeoutExpired):
        code = solver.wait(LAST_WORDS)
        return DealError(STOPPED, signal=-code) if code < 0 else DealError(NO_ANSWER, code=code)
    return cut(otherwise)


def _stop(solvers: Iterable[subprocess.Popen[str]], threads: Iterable[threading.Thread]) -> None:
    for solver in solvers:
        solver.kill()
    for thread in threads:
        if thread.ident is not None:
            thread.join()
    for solver in solvers:
        with suppress(OSError), solver:  # what it did not read goes nowhere
            pass
