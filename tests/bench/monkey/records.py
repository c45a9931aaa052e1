"""What a run writes down while it goes on: every action, and every problem."""

from __future__ import annotations

import logging
from pathlib import Path
from time import monotonic, thread_time

JOURNAL, PROBLEMS, CRASH = "journal", "problems", "trace"
SLOW_S = 1.0  # of the window's own thread, for one action
SLOW_WALL_S = 5.0  # by the clock: other programs may hold a machine up
EXPECTED = ("This plugin does not support", "no printer")  # what the platform says of itself


class Records(logging.Handler):
    """Takes what the program logs, and looks how long each action takes."""

    def __init__(self, folder: Path) -> None:
        super().__init__(logging.WARNING)
        self._journal = (folder / JOURNAL).open("w", buffering=1, encoding="utf-8")
        self._problems = (folder / PROBLEMS).open("w", buffering=1, encoding="utf-8")
        self._count = 0
        self._action = "the start"
        self._began: tuple[float, float] | None = None

    def begin(self, action: str) -> None:
        """An action begins; the one before has ended, with all that came of it."""
        self.end()
        self._count += 1
        self._action = action
        self._journal.write(f"{self._count} {action}\n")
        self._began = thread_time(), monotonic()

    def tell(self, what: str) -> None:
        """What the action was, once that is known."""
        self._action = what
        self._journal.write(f"{self._count}: {what}\n")

    def end(self) -> None:
        """The last action has ended."""
        if self._began is not None:
            busy, lasted = thread_time() - self._began[0], monotonic() - self._began[1]
            if busy > SLOW_S or lasted > SLOW_WALL_S:
                self.problem(f"{busy:.1f} s of work, {lasted:.1f} s by the clock")
            self._began = None

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if not any(each in text for each in EXPECTED):
            self.problem(text)

    def problem(self, text: str) -> None:
        """Something is wrong."""
        lines = [line.strip() for line in text.strip().splitlines()]
        places = [line for line in lines if line.startswith("File ")]
        told = " | ".join((*lines[:1], *places[-3:], *lines[-1:]) if places else lines)
        self._problems.write(f"{told}\tat action {self._count}, {self._action}\n")
