"""How fast switches are tried, and when the best known quality first appears.

Run it with python -m tests.bench.switches. Every search gets ten seconds at most.
"""

import time
from dataclasses import dataclass

import numpy as np

from vpdesk.movements.bases import base_steps
from vpdesk.movements.builders.barometer import barometer
from vpdesk.movements.builders.howell import howell
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.builders.starters import find_base
from vpdesk.movements.freedom import freedom
from vpdesk.movements.movement import Movement
from vpdesk.movements.optimise import Progress, optimise_steps
from vpdesk.movements.switch_search import Problem, SwitchSearch

SECONDS = 10
TRIALS = 20_000_000


@dataclass(frozen=True)
class Known:
    """The best that was known before; qf1av: at that qf."""

    name: str
    movement: Movement
    qf: float
    qf1av: float = 0


def all_known() -> list[Known]:
    mitchells = {
        8: (68.75, 0),
        10: (74.68, 0),
        12: (84.00, 74.72),
        14: (92.00, 85.09),
        16: (91.38, 85.71),
        18: (93.90, 0),
        20: (93.80, 90.02),
        22: (93.41, 0),
        24: (94.00, 91.46),
        26: (93.96, 91.92),
    }
    barometers = {
        6: (60, 0),
        8: (100, 0),
        10: (83.33, 77.59),
        12: (100, 96.00),
        14: (91.30, 86.93),
        16: (100, 0),
        18: (94.74, 0),
        20: (100, 0),
        22: (96.11, 0),
    }
    return [
        *(Known(f"Mitchell {p}", mitchell(p), *best) for p, best in mitchells.items()),
        *(Known(f"barometer {p}", mixed(barometer(p)), *best) for p, best in barometers.items()),
        Known("Howell 14/9", howell(14, 9), 86.73, 81.54),
        Known("Howell 12/9", howell(12, 9), 92.35),
        Known("Howell 12/8", howell(12, 8), 92.50),
    ]


def mixed(movement: Movement) -> Movement:
    """The movement with every encounter switched by chance."""
    chances = np.random.default_rng(1)
    return movement.switch({each.place for each in movement.encounters if chances.integers(2)})


def trials_a_second(movement: Movement) -> float:
    groups = freedom(movement, (), whole_rounds=False).groups
    search = SwitchSearch(Problem(movement, groups, 2), 1)
    search.anneal(TRIALS // 10, 60, 1.0)
    start = time.thread_time()
    search.anneal(TRIALS, 9, 1.0)
    return TRIALS / (time.thread_time() - start)


def report(known: Known) -> None:
    start = time.perf_counter()
    best: Progress | None = None
    at_qf = at_qf1av = 0.0
    steps = optimise_steps(known.movement)
    for step in steps:
        now = time.perf_counter() - start
        if best is None or step.goal < best.goal:
            at_qf = now if best is None or step.goal.squares < best.goal.squares else at_qf
            at_qf1av = now
            best = step
        if now > SECONDS:
            break
    steps.close()
    assert best is not None
    enough = (best.qf or 0) >= known.qf - 0.005 and (best.qf1av or 0) >= known.qf1av - 0.005
    print(
        f"{known.name:14} Qf {best.qf:6.2f} (known {known.qf:6.2f}) at {at_qf:6.3f} s   "
        f"Qf1av {best.qf1av or 0:5.2f} (known {known.qf1av or '-':>5}) at {at_qf1av:6.3f} s"
        f"{'' if enough else '   LESS THAN KNOWN'}",
        flush=True,
    )


def first_seen(steps, qf: float) -> float:
    start = time.perf_counter()
    for step in steps:
        if step.qf >= qf - 0.005 or time.perf_counter() - start > SECONDS:
            steps.close()
            break
    return time.perf_counter() - start


def main() -> None:
    for movement in (mitchell(14), barometer(14), mitchell(24)):
        name = f"{movement.name} {movement.pairs}"
        print(f"{name}: {trials_a_second(movement) / 1e6:.0f} million trials a second (aim 30)")
    for known in all_known():
        report(known)
    for pairs, rounds, qf in ((14, 9, 86.73), (12, 9, 92.35), (12, 8, 92.50)):
        took = first_seen(base_steps(find_base(pairs, rounds, 1)), qf)
        print(f"base search {pairs}/{rounds}: Qf {qf} in {took:.2f} s")
    start = time.perf_counter()
    for step in optimise_steps(mitchell(12)):
        last = step
    print(f"Mitchell 12: all 2^30 tried in {time.perf_counter() - start:.1f} s (aim 60): {last.qf}")


if __name__ == "__main__":
    main()
