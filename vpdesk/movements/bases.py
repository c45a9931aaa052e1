"""The best base movement: for curtailed Howells it matters more than the switches."""

from __future__ import annotations

import os
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import replace
from typing import Final

from vpdesk.movements.builders.starters import find_base
from vpdesk.movements.optimise import LOOK, Progress, optimise_steps, quick_search

BASES: Final = 200  # that are tried
SEARCHED: Final = 0.8  # of the share of the work, for the bases


def base_steps(
    pairs: int, rounds: int, *, seed: int = 1, bases: int = BASES, threads: int | None = None
) -> Generator[Progress, None, Progress]:
    """Try many cyclic base movements with good switches, then optimise the best of them.

    pairs: even. rounds: pairs / 2 to pairs - 1. Yields as optimise_steps does; the same seed gives
    the same result where it is not closed before its end. Raises MovementError for other sizes.
    """
    count = threads or os.cpu_count() or 1
    best: tuple[Progress, int] | None = None
    tried = 0
    with ThreadPoolExecutor(count) as pool:
        working: dict[Future[Progress], int] = {}
        numbers = iter(range(bases))
        try:
            while tried < bases:
                while len(working) < count and (number := next(numbers, None)) is not None:
                    working[pool.submit(_try, pairs, rounds, seed * bases + number)] = number
                done, _ = wait(working, LOOK, FIRST_COMPLETED)
                for each in done:
                    number, found = working.pop(each), each.result()
                    tried += 1
                    if best is None or (found.goal, number) < (best[0].goal, best[1]):
                        best = found, number
                if best is not None:
                    yield replace(best[0], share=SEARCHED * tried / bases)
        finally:
            pool.shutdown(cancel_futures=True)
    assert best is not None
    steps = optimise_steps(best[0].best, seed=seed, threads=threads)
    try:
        while True:
            step = next(steps)
            yield replace(step, share=SEARCHED + (1 - SEARCHED) * step.share)
    except StopIteration as stop:
        last: Progress = stop.value
        return last
    finally:
        steps.close()


def _try(pairs: int, rounds: int, seed: int) -> Progress:
    return quick_search(find_base(pairs, rounds, seed), seed)
