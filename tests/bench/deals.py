"""Boards solved in the background: python -m tests.bench.deals [BOARDS]."""

import os
import sys
from collections.abc import Generator
from time import perf_counter

from tests.unit.deals.known import random_deals
from vpdesk.files.deals_solver import solve_steps

BOARDS, MOST_SECONDS = 32, 15.0
MOST_STEP = 0.5  # seconds from one word of progress to the next


def timed(steps: Generator[float, None, object]) -> float:
    """The longest time between two steps."""
    longest, last = 0.0, perf_counter()
    for _ in steps:
        now = perf_counter()
        longest, last = max(longest, now - last), now
    return longest


def main(boards: int = BOARDS) -> None:
    """Solve so many boards of any kind, with a process on each core."""
    start = perf_counter()
    longest = timed(solve_steps(random_deals(boards)))
    took = perf_counter() - start
    print(f"{boards} boards on {os.cpu_count()} cores: {took:.1f} s, steps of {longest:.2f} s")
    assert took < MOST_SECONDS * boards / BOARDS, took
    assert longest < MOST_STEP, longest


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
