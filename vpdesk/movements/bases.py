"""The best base movement: for curtailed Howells it matters more than the switches."""

from __future__ import annotations

import os
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import replace
from typing import Final

from vpdesk.movements.builders.starters import find_base, require_sizes
from vpdesk.movements.movement import Movement
from vpdesk.movements.optimise import LOOK, Progress, optimise_steps, quick_search

BASES: Final = 60  # that are tried
SEARCHED: Final = 0.8  # of the share of the work, for the bases


def base_steps(
    movement: Movement, *, seed: int = 1, bases: int = BASES, threads: int | None = None
) -> Generator[Progress, None, Progress]:
    """Try this movement and many cyclic ones of its size, then optimise the best of them.

    Yields as optimise_steps does; the same seed gives the same result where it is not closed before
    its end. Raises MovementError where there is no cyclic movement of so many pairs and rounds.
    """
    require_sizes(movement.pairs, movement.rounds, fewest=movement.pairs // 2)
    count = threads or os.cpu_count() or 1
    best: tuple[Progress, int] | None = None
    tried = 0
    with ThreadPoolExecutor(count) as pool:
        working: dict[Future[Progress], int] = {}
        numbers = iter(range(bases + 1))
        try:
            while tried <= bases:
                while len(working) < count and (number := next(numbers, None)) is not None:
                    working[pool.submit(_try, movement, number, seed * bases)] = number
                done, _ = wait(working, LOOK, FIRST_COMPLETED)
                for each in done:
                    number, found = working.pop(each), each.result()
                    tried += 1
                    if best is None or (_rank(found), number) < (_rank(best[0]), best[1]):
                        best = found, number
                if best is not None:
                    yield replace(best[0], share=SEARCHED * tried / (bases + 1))
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


def _try(movement: Movement, number: int, first_seed: int) -> Progress:
    """Good switches of the movement itself (number 0) or of a base."""
    if number == 0:
        return quick_search(movement, 1)
    base = find_base(movement.pairs, movement.rounds, first_seed + number - 1)
    if movement.sets == base.sets:
        base = base.with_boards(len(movement.boards[0]))
    return quick_search(replace(base, name=movement.name), 1)


def _rank(found: Progress) -> tuple[float, float]:
    """Less is better; the sizes of S may differ where the movement has other sets than a base."""
    return -(found.qf or 0), -(found.qf1av or 0)
