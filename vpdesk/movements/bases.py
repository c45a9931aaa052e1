"""The best base movement with its best switches: who meets whom matters as much as who sits where.

Tried are cyclic movements (builders/starters.py) and those of few orbits (builders/orbits.py) of
many shapes, each with good switches. After each heat the better half of the shapes goes on, with
more movements of each; in the end the switches of the best movement are searched in earnest.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final, NamedTuple

from vpdesk.movements.builders.orbits import BaseShape, find_orbits, shapes
from vpdesk.movements.builders.sizes import most_rounds, seated
from vpdesk.movements.builders.starters import find_base, has_bases, require_sizes
from vpdesk.movements.measures import quality
from vpdesk.movements.movement import Movement
from vpdesk.movements.optimise import Progress, optimise_steps, quick_search
from vpdesk.movements.seating import most_at_once, shared
from vpdesk.movements.stands import with_fewest_stands

BASES: Final = 1500  # that are tried, about
HEATS: Final = 0.05, 0.15, 0.2, 0.25, 0.35  # shares of them
SEARCHED: Final = 0.8  # of the share of the work, for the bases
FEWEST: Final = 3  # shapes that take part in the last heat
NEAR: Final = 1.02  # times the best sum B² so far: a base that begins above it is given up
ALIKE: Final = 1e-9  # qualities that differ by less are equal

SHARING: Final = 1.0  # points of Qf that each table costs which shares its boards

Rank = tuple[int, float]
WORST: Final[Rank] = (0, 0.0)


class BaseLimits(NamedTuple):
    """What a base has to keep to.

    stationary: so many pairs at least sit at one table all the time. sharing: tables may share
        boards. copies: there are of each board; so many tables play it without sharing it.
    """

    stationary: int = 0
    sharing: bool = True
    copies: int = 1

    def allow(self, movement: Movement) -> bool:
        """Whether a movement keeps to them."""
        tables: dict[int, set[int]] = {}
        for each in movement.encounters:
            for pair in each.seated:
                tables.setdefault(pair, set()).add(each.table)
        stay = sum(len(seen) == 1 for seen in tables.values())
        return stay >= self.stationary and (self.sharing or not shared(movement, self.copies))


NO_LIMITS: Final = BaseLimits()


class _Try(NamedTuple):
    """A base that is tried: of a shape, None for a cyclic one.

    like: what it is to replace. squares: the least sum B² so far, None where others are unlike.
    """

    like: Movement
    shape: BaseShape | None
    seed: int
    squares: int | None
    limits: BaseLimits


def base_steps(
    movement: Movement,
    *,
    twice: bool = False,
    limits: BaseLimits = NO_LIMITS,
    weight: int | None = None,
    seed: int = 1,
    bases: int = BASES,
    threads: int | None = None,
) -> Generator[Progress, None, Progress]:
    """Try this movement and many others of its size, then optimise the best of them.

    Each table that shares its boards, with the copies that there are, costs a point of Qf.
    twice: two pairs may meet twice. limits: what the others keep to. weight: as in optimise_steps.
    bases: how many are tried, about.
    Yields as optimise_steps does; the same seed gives the same result where it is not closed before
    its end. Raises MovementError where there are no movements of so many pairs and rounds.
    """
    numbers = seated(movement.pairs)
    require_sizes(
        numbers, movement.rounds, fewest=numbers // 2, most=most_rounds(numbers, twice=twice)
    )
    best = quick_search(movement, 1)
    amount = _Amount(seed * bases, bases, threads or os.cpu_count() or 1)
    best = yield from _heats(movement, best, limits, amount, twice=twice)
    last = optimise_steps(best.best, weight=weight, seed=seed, threads=threads)
    try:
        while True:
            step = next(last)
            yield replace(step, share=SEARCHED + (1 - SEARCHED) * step.share)
    except StopIteration as stop:
        found: Progress = stop.value
        return found
    finally:
        last.close()


class _Amount(NamedTuple):
    """How much is tried: from which seed on, how many bases, how many side by side."""

    seed: int
    bases: int
    threads: int


def _heats(
    movement: Movement, best: Progress, limits: BaseLimits, amount: _Amount, *, twice: bool
) -> Generator[Progress, None, Progress]:
    """The best of all bases and of the one there is; that one, too, where none keeps the limits."""
    numbers, first = seated(movement.pairs), amount.seed
    rank = _rank(best, limits) if limits.allow(movement) else WORST
    entrants: list[BaseShape | None] = [*shapes(numbers, movement.rounds, twice=twice)]
    if has_bases(numbers, movement.rounds):
        entrants.append(None)
    ranks: dict[BaseShape | None, Rank] = {}
    pool = ThreadPoolExecutor(amount.threads)
    try:
        for heat, part in enumerate(HEATS if entrants else ()):
            each = max(1, round(amount.bases * part / len(entrants)))
            seeds = range(first, first := first + each)
            known = movement.pairs == numbers and rank != WORST
            least = best.goal.squares if known else None
            tries = [
                _Try(movement, shape, number, least, limits)
                for number in seeds
                for shape in entrants
            ]
            for done, found in enumerate(pool.map(_try, tries), 1):
                if found is not None:
                    shape, its = tries[done - 1].shape, _rank(found, limits)
                    ranks[shape] = min(its, ranks.get(shape, its))
                    if its < rank:
                        best, rank = replace(found, best=with_fewest_stands(found.best)), its
                yield replace(best, share=SEARCHED * (sum(HEATS[:heat]) + part * done / len(tries)))
            entrants = sorted(
                (shape for shape in entrants if shape in ranks), key=lambda shape: ranks[shape]
            )
            entrants = entrants[: max(FEWEST, len(entrants) // 2)]
            if not entrants:
                break
    finally:
        pool.shutdown(cancel_futures=True)
    return best


def _try(task: _Try) -> Progress | None:
    """Good switches of a base; None where none of this shape was found soon."""
    like, numbers = task.like, seated(task.like.pairs)
    if task.shape is None:
        base = find_base(numbers, like.rounds, task.seed)
    else:
        made = find_orbits(task.shape, task.seed)
        if made is None:
            return None
        base = made
    if not task.limits.allow(base):
        return None
    base = replace(base.with_boards(len(like.boards[0])), name=base.name or like.name)
    found = quick_search(base, 1, promising=task.squares and NEAR * task.squares)
    if like.pairs == numbers:
        return found
    without = quality(found.best).qf1
    missed = max(range(numbers), key=lambda at: without[at] or 0)
    return quick_search(found.best.without(missed + 1), 1)


def _rank(found: Progress, limits: BaseLimits) -> Rank:
    """Less is better; the sizes of S may differ where the movement has other sets than a base."""
    merit = (found.qf or 0) - SHARING * most_at_once(shared(found.best, limits.copies))
    return -round(merit / ALIKE), -(found.qf1av or 0)
