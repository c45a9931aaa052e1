"""How soon searched bases are as good as the best known: python -m tests.bench.bases.

Each line: pairs and rounds, whether pairs may meet twice, the Qf aimed at (the best of other
libraries, or of our own), Qf of the builder's movement with its best switches, Qf found, the
core-seconds until then, the tables that share boards. A search ends when it has what is aimed at
without shared boards, or after a minute of core time.
"""

from __future__ import annotations

import time
from typing import NamedTuple

from vpdesk.movements.bases import base_steps
from vpdesk.movements.builders.howell import howell
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.measures import quality
from vpdesk.movements.optimise import quick_search
from vpdesk.movements.seating import most_at_once, shared

CORE_SECONDS = 60
SAME = 0.005


class Aim(NamedTuple):
    """What a search is to find; twice: with pairs that meet twice."""

    pairs: int
    rounds: int
    twice: bool
    qf: float


AIMS = (
    Aim(10, 6, False, 97.06),
    Aim(12, 7, True, 98.26),
    Aim(14, 8, True, 96.77),
    Aim(16, 9, True, 93.03),
    Aim(18, 10, True, 93.54),
    Aim(16, 8, False, 94.64),
    Aim(20, 10, False, 93.80),
    Aim(24, 12, False, 94.00),
    Aim(9, 6, False, 82.75),
    Aim(12, 9, False, 94.87),
    Aim(14, 9, False, 87.88),
    Aim(14, 10, False, 91.33),
    Aim(16, 11, False, 93.85),
    Aim(20, 15, False, 94.50),
)


def report(aim: Aim) -> None:
    """Search, and print a line."""
    made = mitchell if 2 * aim.rounds == aim.pairs else howell
    movement = made(aim.pairs, aim.rounds)
    start = quick_search(movement, 1)
    begun = time.process_time()
    best, spent = start.best, 0.0
    steps = base_steps(movement, twice=aim.twice)
    for step in steps:
        spent, best = time.process_time() - begun, step.best
        done = (step.qf or 0) >= aim.qf - SAME and not shared(best)
        if done or spent > CORE_SECONDS:
            break
    steps.close()
    found = quality(best).qf or 0
    print(
        f"{aim.pairs:2}/{aim.rounds:<2} {'twice' if aim.twice else '     '}  aim {aim.qf:6.2f}"
        f"  before {start.qf or 0:6.2f}  now {found:6.2f} after {spent:5.2f} core-seconds,"
        f" shared {most_at_once(shared(best))}{'' if found >= aim.qf - SAME else '   LESS'}",
        flush=True,
    )


def main() -> None:
    for aim in AIMS:
        report(aim)


if __name__ == "__main__":
    main()
