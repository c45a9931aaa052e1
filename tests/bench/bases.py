"""How soon searched bases are as good as the best known: python -m tests.bench.bases.

Each line: pairs and rounds, whether pairs may meet twice, the best Qf of other libraries, Qf before
(the builder's movement with its best switches), Qf now, the core-seconds until then and in all, the
tables that share boards. A search gets a minute of core time at most.
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


class Aim(NamedTuple):
    """What is known of a size elsewhere; twice: with pairs that meet twice."""

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
    Aim(9, 6, False, 72.73),
    Aim(12, 9, False, 92.35),
    Aim(14, 9, False, 86.73),
    Aim(14, 10, False, 89.33),
    Aim(16, 11, False, 91.69),
    Aim(20, 15, False, 93.28),
    Aim(24, 18, False, 93.43),
)


def report(aim: Aim) -> None:
    """Search, and print a line."""
    made = mitchell if 2 * aim.rounds == aim.pairs else howell
    movement = made(aim.pairs, aim.rounds)
    before = quick_search(movement, 1).qf or 0
    begun, qf, at = time.process_time(), 0.0, 0.0
    best = movement
    steps = base_steps(movement, twice=aim.twice)
    for step in steps:
        spent = time.process_time() - begun
        if (step.qf or 0) > qf + 1e-9:
            qf, at, best = step.qf or 0, spent, step.best
        if spent > CORE_SECONDS:
            break
    steps.close()
    measured = quality(best)
    print(
        f"{aim.pairs:2}/{aim.rounds:<2} {'twice' if aim.twice else '     '}  known {aim.qf:6.2f}"
        f"  before {before:6.2f}  now {measured.qf:6.2f} after {at:5.1f} of"
        f" {time.process_time() - begun:5.1f} core-seconds, shared {most_at_once(shared(best))}"
        f"{'' if qf >= aim.qf - 0.005 else '   LESS THAN KNOWN'}",
        flush=True,
    )


def main() -> None:
    for aim in AIMS:
        report(aim)


if __name__ == "__main__":
    main()
