"""The best arrow switches of a movement: search by many restarts, and proof by enumeration.

The goal is lexicographic: least sum B², then least sum_V SS1(V) + weight min_V SS1(V), then least
d4 (measures.py, sit_out.py). Restarts anneal, all from seeds of their own, either freely or among
the switches that respect a symmetry of the movement; they run side by side and are counted in
their order, so that the same seed gives the same result on any machine that lets it finish.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from enum import Enum
from functools import cache
from threading import Event, Lock
from typing import Final, NamedTuple

import numpy as np

from vpdesk.movements.freedom import Freedom, Turned, freedom
from vpdesk.movements.measures import (
    balance,
    least_squares,
    parity_squares,
    quality,
    tables_at_once,
)
from vpdesk.movements.movement import Movement
from vpdesk.movements.sit_out import without_each
from vpdesk.movements.switch_search import Bits, Goal, Problem, SwitchSearch
from vpdesk.movements.symmetry import Symmetry, symmetries
from vpdesk.movements.units import Integers, played

FIRST_TRIALS: Final = 2_500  # for each free switch
FEW_GROUPS: Final = 40  # free switches that count at least
RUNS_A_STAGE: Final = 4  # then the runs are twice as long
MOST_TRIALS: Final = 200_000_000  # of one run
SLICE: Final = 400_000  # trials, between two looks at whether to go on
# Temperatures, in units of sum B²: a switch changes it by 8 at least.
HOT, COLD = 60.0, 7.0
BAND: Final = 0.86, 0.57  # times the pairs: here order sets in
LARGE: Final = 18  # pairs, from which on that is far from COLD
WARM: Final = 12.0  # leaves most of a good state as it is
LUKEWARM: Final = 9.25  # goes from one good state to the next
SYMMETRIC_HOT: Final = 400.0  # an orbit changes more at once
SYMMETRIC_TRIALS: Final = 200  # for each orbit, at least
SYMMETRIC_COST: Final = 2  # of a run's trials so many are one of an orbit, times its switches
SYMMETRIC_SLICE: Final = 10_000  # trials of orbits, between two looks at whether to go on
FEW_ORBITS: Final = 12  # up to so many, all their switches are tried
PROMISING: Final = 1.05  # times sum B² of a short free run: other symmetries are left alone
LEAST_EFFORT: Final = 5_000_000  # trials for each free switch, but so many in all:
MOST_LEAST: Final = 240_000_000
OFTEN: Final = 8  # so many runs that end with the same best leave little doubt
PATIENCE: Final = 1.5  # gives up when so many times the trials before the last gain gave none
AT_ONCE: Final = 20  # so many free switches are enumerated without a search before
PROVABLE: Final = 32  # up to so many free switches, all are tried in the end
CHUNK: Final = 18  # free switches that are enumerated between two looks
QUICK_RUNS: Final = 2 * RUNS_A_STAGE
LOOK: Final = 0.04  # seconds between two reports


class Stop(Enum):
    """Why a search ended."""

    RUNNING = "running"
    ENUMERATED = "enumerated"  # all switches were tried: nothing is better
    BOUND = "bound"  # no switches could give a higher Qf
    TRIED = "tried"  # nothing better was found for long


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search is.

    best: the best movement so far; goal, qf, qf1av: its figures (measures.Quality).
    tries: trial switches made. share: of the work, 0 to 1, as far as that can be known.
    """

    best: Movement
    goal: Goal
    qf: float | None
    qf1av: float | None
    tries: int
    share: float
    stop: Stop


class _Found(NamedTuple):
    """The best of a run: its goal, the run's number, the encounters that are switched."""

    goal: Goal
    run: int
    turned: Turned


def optimise_steps(
    movement: Movement,
    *,
    locked: Collection[tuple[int, int]] = frozenset(),
    whole_rounds: bool = False,
    weight: int | None = None,
    seed: int = 1,
    threads: int | None = None,
) -> Generator[Progress, None, Progress]:
    """Search for the best switches; yields about every 50 ms, and returns the last progress.

    locked: places (round, table) that are not switched. whole_rounds: only whole rounds are.
    weight: of the best sit-out beside the sum of all; usually 2, and 0 for an odd number of pairs.
    threads: how many work side by side; as many as there are cores.
    The generator may be closed at any moment. It blocks while it waits for its threads: a window
    runs it in a thread. Raises MovementError for individual movements.
    """
    free = freedom(movement, locked, whole_rounds=whole_rounds)
    search = _Search(movement, free, _weight(movement, weight), seed)
    if not locked and not whole_rounds:
        search.add_symmetries(symmetries(movement))
    count = threads or os.cpu_count() or 1
    with ThreadPoolExecutor(count) as pool:
        try:
            return (yield from search.steps(pool, count))
        finally:
            search.cancelled.set()


def quick_search(
    movement: Movement, seed: int, *, weight: int | None = None, promising: float | None = None
) -> Progress:
    """A few short restarts, in this thread: good enough to compare movements by.

    promising: the sum B² up to which the first one of a movement without symmetries is followed by
        others; None for any.
    """
    free = freedom(movement, frozenset(), whole_rounds=False)
    search = _Search(movement, free, _weight(movement, weight), seed)
    shifts = symmetries(movement)
    first = search.add_symmetries(shifts)
    hopeless = promising is not None and not shifts and first.squares > promising
    return search.quick(1 if hopeless else QUICK_RUNS)


class _Symmetric(NamedTuple):
    """A promising symmetry, and the best switches of its orbits that a first look found."""

    symmetry: Symmetry
    problem: Problem
    bits: Bits


class _Search:
    def __init__(self, movement: Movement, free: Freedom, weight: int, seed: int) -> None:
        self.cancelled = Event()
        self._movement, self._free, self._seed = movement, free, seed
        self._weight = weight
        self._problem = Problem(movement, free.groups, weight)
        self._symmetric: list[_Symmetric] = []
        matrix = balance(movement)
        self._bound = parity_squares(matrix)
        self._sit_out_bound = _sit_out_bound(movement, matrix, weight)
        self._tries = 0
        self._lock = Lock()
        self._best: _Found | None = None  # of all, also of runs that are not finished
        self._figures = cache(quality)

    def add_symmetries(self, found: Collection[Symmetry]) -> Goal:
        """Let every other run begin among the switches that respect a promising symmetry.

        Returns what the first run came to, of which a symmetry has to come near.
        """
        self._offer(free := self._run(0))
        for each in found:
            places = {self._movement.encounters[at].place for at in each.unlike}
            start = self._movement.switch(places)
            problem = Problem(start, each.orbits, self._weight)
            if problem.groups <= FEW_ORBITS:
                best = SwitchSearch(problem, self._seed)
                best.enumerate(0, 1 << problem.groups)
            else:
                trials = SYMMETRIC_TRIALS * problem.groups
                best = self._cooled_orbits(problem, trials, np.random.default_rng(self._seed))
            if best.best.squares <= PROMISING * free.goal.squares:
                self._symmetric.append(_Symmetric(each, problem, best.bits))
        return free.goal

    def steps(self, pool: ThreadPoolExecutor, threads: int) -> Generator[Progress, None, Progress]:
        bits = len(self._free.groups)
        if bits > AT_ONCE:
            yield from self._restarts(pool, threads)
        if bits <= PROVABLE:
            yield from self._enumeration(pool, threads)
            return self._progress(1, Stop.ENUMERATED)
        reached = self._best is not None and self._best.goal.squares == self._bound
        return self._progress(1, Stop.BOUND if reached else Stop.TRIED)

    def quick(self, runs: int) -> Progress:
        """The best of the first runs, of which the very first is done."""
        for run in range(1, runs):
            self._offer(self._run(run))
        return self._progress(1, Stop.TRIED)

    def _restarts(self, pool: ThreadPoolExecutor, threads: int) -> Generator[Progress, None, None]:
        """Run after run, until the trials since the last gain are many times those before."""
        runs: dict[Future[_Found], int] = {}
        finished: dict[int, _Found] = {}
        best: _Found | None = None  # of the runs that count, which follow each other
        begun = counted = effort = gained = often = 0
        most = least = min(LEAST_EFFORT * self._problem.groups, MOST_LEAST)
        while effort < most:
            while len(runs) < threads:
                runs[pool.submit(self._run, begun)] = begun
                begun += 1
            done, _ = wait(runs, LOOK, FIRST_COMPLETED)
            for each in done:
                finished[runs.pop(each)] = each.result()
            while counted in finished and effort < most:
                found = finished.pop(counted)
                effort += self._trials(counted)
                counted += 1
                if best is None or found.goal < best.goal:
                    best, gained, often = found, effort, 0
                often += found.goal == best.goal
                if often >= OFTEN and effort > PATIENCE * gained:
                    most = effort
                elif best.goal.squares > self._bound:
                    most = max(least, int((1 + PATIENCE) * gained))
                elif best.goal.sit_out > self._sit_out_bound:
                    most = max(least // 4, int((1 + PATIENCE) * gained))
                else:
                    most = effort  # nothing is better
            if self._best is not None and effort < most:
                yield self._progress(effort / most, Stop.RUNNING)
        self.cancelled.set()
        wait(runs)
        self.cancelled.clear()
        self._best = best

    def _enumeration(
        self, pool: ThreadPoolExecutor, threads: int
    ) -> Generator[Progress, None, None]:
        """All states, in chunks that follow each other in a Gray code."""
        bits = len(self._free.groups)
        size = 1 << min(bits, CHUNK)
        starts = iter(range(0, 1 << bits, size))
        working: set[Future[_Found]] = set()
        done_chunks, chunks = 0, (1 << bits) // size
        while done_chunks < chunks:
            while len(working) < 2 * threads and (start := next(starts, None)) is not None:
                working.add(pool.submit(self._chunk, start, size))
            done, working = wait(working, LOOK, FIRST_COMPLETED)
            for each in done:
                self._offer(each.result())
            done_chunks += len(done)
            if self._best is not None:
                yield self._progress(done_chunks / chunks, Stop.RUNNING)

    def _chunk(self, start: int, count: int) -> _Found:
        search = SwitchSearch(self._problem, 0)
        search.enumerate(start, count)
        self._count(count)
        return self._found(search, start - (1 << 62))  # before all runs where they are equal

    def _run(self, run: int) -> _Found:
        """One restart, of a length that follows from its number."""
        chances = np.random.default_rng((self._seed, run))
        search = SwitchSearch(self._problem, int(chances.integers(2**63)))
        hot, cold = HOT, COLD
        if run:
            search.go_to(chances.integers(0, 2, self._problem.groups).astype(np.int8))
        turned = self._symmetric_start(run, chances) if run % 2 else None
        if turned is not None:
            search.go_to(self._free.bits(turned))
            hot = WARM
        elif run % 4 != 2 and self._movement.pairs >= LARGE:
            hot, cold = (self._movement.pairs * each for each in BAND)
        elif run % 4 >= 2:
            hot = cold = LUKEWARM
        self._anneal(search, run, self._trials(run), hot, cold)
        return self._found(search, run)

    def _anneal(self, search: SwitchSearch, run: int, trials: int, hot: float, cold: float) -> None:
        """Cool from hot to cold in so many trials, unless cancelled; offer what is found."""
        cooling = (cold / hot) ** (1 / trials)
        for done in range(0, trials, SLICE):
            if self.cancelled.is_set() and search.has_best:
                return
            before = search.best
            search.anneal(min(SLICE, trials - done), hot * cooling**done, cooling)
            self._count(min(SLICE, trials - done))
            if search.best != before:
                self._offer(self._found(search, run))

    def _symmetric_start(self, run: int, chances: np.random.Generator) -> Turned | None:
        """The encounters to switch for a good state that respects a symmetry, if there is one.

        The first such runs take what the first look at each symmetry found, the others search for
        as long as they are to last, where the first look has not tried all.
        """
        number = run // 2
        searched = [each for each in self._symmetric if each.problem.groups > FEW_ORBITS]
        if number < len(self._symmetric):
            symmetry, problem, bits = self._symmetric[number]
        elif searched:
            symmetry, problem, _ = searched[number % len(searched)]
            switches = len(self._movement.encounters) // problem.groups
            trials = self._trials(run) // (SYMMETRIC_COST * switches)
            trials = max(trials, SYMMETRIC_TRIALS * problem.groups)
            bits = self._cooled_orbits(problem, trials, chances).bits
        else:
            return None
        turned = np.zeros(len(self._movement.encounters), np.bool_)
        turned[list(symmetry.unlike)] = True
        for orbit, bit in zip(symmetry.orbits, bits, strict=True):
            if bit:
                turned[list(orbit)] ^= True
        return turned

    def _cooled_orbits(
        self, problem: Problem, trials: int, chances: np.random.Generator
    ) -> SwitchSearch:
        """A search from a chance state of the orbits, annealed, unless cancelled."""
        search = SwitchSearch(problem, int(chances.integers(2**63)))
        search.go_to(chances.integers(0, 2, problem.groups).astype(np.int8))
        cooling = (COLD / SYMMETRIC_HOT) ** (1 / trials)
        for done in range(0, trials, SYMMETRIC_SLICE):
            if self.cancelled.is_set() and search.has_best:
                break
            slice_trials = min(SYMMETRIC_SLICE, trials - done)
            search.anneal(slice_trials, SYMMETRIC_HOT * cooling**done, cooling)
        return search

    def _trials(self, run: int) -> int:
        first = FIRST_TRIALS * max(self._problem.groups, FEW_GROUPS)
        return min(first << min(run // RUNS_A_STAGE, 30), MOST_TRIALS)

    def _found(self, search: SwitchSearch, run: int) -> _Found:
        turned = self._free.turned(search.bits, len(self._movement.encounters))
        return _Found(search.best, run, turned)

    def _count(self, trials: int) -> None:
        with self._lock:
            self._tries += trials

    def _offer(self, found: _Found) -> None:
        with self._lock:
            if self._best is None or found[:2] < self._best[:2]:
                self._best = found

    def _progress(self, share: float, stop: Stop) -> Progress:
        found = self._best
        assert found is not None
        encounters = self._movement.encounters
        places = {encounters[at].place for at in np.flatnonzero(found.turned)}
        best = self._movement.switch(places)
        figures = self._figures(best)
        return Progress(
            best, found.goal, figures.qf, figures.qf1av, self._tries, min(share, 1), stop
        )


def _weight(movement: Movement, wanted: int | None) -> int:
    return 2 - 2 * (movement.pairs % 2) if wanted is None else wanted


def _sit_out_bound(movement: Movement, matrix: Integers, weight: int) -> int:
    """What the sit-out goal cannot fall below: no switch changes the sums S1(V)."""
    if tables_at_once(movement) < 3:
        return 0
    count = (movement.pairs - 1) * (movement.pairs - 2) // 2
    least = [least_squares(total, count) for total, _ in without_each(played(movement), matrix)]
    return sum(least) + weight * min(least)
